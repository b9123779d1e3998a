import { STREETS } from '../../understand/languages/streets.ts';
import { withSmallWords } from '../../understand/small-words.ts';

/** What streets are written with as well that are folded otherwise: "Dachauerstr." and "Dachauer Straße", "R. da Prata". */
const SPELLINGS: readonly [written: RegExp, too: string][] = [
  [/(?<=\p{L}{3}) str$/u, 'str'],
  [/(?<=\p{L}{3})str$/u, ' str'],
  [/^ave /, 'avenida '],
  [/^avenida /, 'ave '],
  [/^r /, 'rua '],
  [/^r /, 'rue '],
  [/^ru[ae] /, 'r '],
];

/** A folded street in full, in its short forms, and with its number in words or figures. */
export const spellingsOfStreet = (fold: string): string[] => [
  fold,
  ...SPELLINGS.flatMap(([written, too]) => (written.test(fold) ? [fold.replace(written, too)] : [])),
  ...STREETS.inOtherFigures(fold),
];

const NUMBER = String.raw`\d{1,6}\p{L}?(?: (?:bis|ter))?`;
/** The unit, or a floor: "#2", "1o dto". */
const UNIT = String.raw`(?: (?:#|\d{1,2}[oa](?= |$)).*)?`;
const NUMBER_BEFORE = new RegExp(`^(?<number>${NUMBER}) (?<street>.+?)(?<unit>${UNIT})$`, 'u');
const NUMBER_BEHIND = new RegExp(`^(?<street>\\D.*?) (?<number>${NUMBER})(?<unit>${UNIT})$`, 'u');

/** A folded address as listings may write it: "75 rue de berne" as "rue de berne 75" too. The number and the street stay. */
export const spellingsOfAddress = (fold: string): string[] => {
  const { street, number, unit = '' } = (NUMBER_BEFORE.exec(fold) ?? NUMBER_BEHIND.exec(fold))?.groups ?? {};
  if (street === undefined || number === undefined) return [fold];
  const streets = [...spellingsOfStreet(street), ...withSmallWords(street)];
  const swapped = streets.flatMap((one) => [
    `${number} ${one}${unit}`,
    ...(/^\d/.test(one) ? [] : [`${one} ${number}${unit}`]),
  ]);
  return [...new Set([fold, ...swapped])];
};
