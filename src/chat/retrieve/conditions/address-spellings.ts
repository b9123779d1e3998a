import { IN_FIGURES, IN_WORDS } from '../../../language/english/ordinals.ts';
import { BEGINNINGS, STORED_DIRECTIONS, suffixOf } from '../../../language/street-words.ts';
import { withSmallWords } from '../../understand/names.ts';

/** A folded street whose name is a number, in figures or words: "5th ave" of "fifth ave", and the other way about. */
const inOtherFigures = (fold: string): string[] => {
  const words = fold.split(' ');
  const at = words.findIndex(
    (word, index) => index < words.length - 1 && (IN_FIGURES.has(word) || IN_WORDS.has(word) || /y$/.test(word)),
  );
  const two = words.slice(at, at + 2).join(' ');
  const said = IN_FIGURES.has(two) && at + 2 < words.length ? two : (words[at] ?? '');
  const other = IN_FIGURES.get(said) ?? IN_WORDS.get(said);
  return at === -1 || other === undefined ? [] : [fold.replace(said, other)];
};

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
  ...inOtherFigures(fold),
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

/** What a visitor leaves out before the name of a street, its number behind or before it. */
const KINDS =
  `rua,rua da,rua do,rua dos,rua das,ave,ave da,avenida,avenida da,calle,calle de,rue,rue de,rue du,rue des`.split(',');
const KINDS_BEHIND_NUMBER = KINDS.filter((kind) => kind.startsWith('rue'));

/** How the addresses of listings begin where the kind of the street or its direction may be left out of a candidate. */
export const beginningsOf = (fold: string): string[] => {
  const { street, number } = (NUMBER_BEFORE.exec(fold) ?? NUMBER_BEHIND.exec(fold))?.groups ?? {};
  if (street === undefined || number === undefined) return [];
  const spellings = spellingsOfAddress(fold);
  if (/^\d/.test(fold))
    return [
      ...spellings,
      ...[...STORED_DIRECTIONS, ...KINDS_BEHIND_NUMBER].map((word) => `${number} ${word} ${street}`),
    ];
  const hasKind = BEGINNINGS.has(street.split(' ')[0] ?? '') || suffixOf(street) !== undefined;
  const inFull = hasKind ? [] : [`${street}str`, `${street} str`, ...KINDS.map((kind) => `${kind} ${street}`)];
  return [...spellings, ...inFull.map((one) => `${one} ${number}`)];
};
