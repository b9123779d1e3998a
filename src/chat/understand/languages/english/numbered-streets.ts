const UNITS = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const TEENS =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' ');
const TENS = 'twent thirt fort fift sixt sevent eight ninet'.split(' ');
const ENDINGS = ['th', 'st', 'nd', 'rd'];

const inFigures = (value: number): string => `${value}${ENDINGS[value % 10] ?? 'th'}`;

/** "Fifth Avenue" is written "5th Ave", "Forty-Second St" "42nd St". */
export const englishNumberedStreets: ReadonlyMap<string, string> = new Map([
  ...UNITS.map((word, at): [string, string] => [word, inFigures(at + 1)]),
  ...TEENS.map((word, at): [string, string] => [word, `${at + 10}th`]),
  ...TENS.flatMap((ten, at): [string, string][] => [
    [`${ten}ieth`, `${(at + 2) * 10}th`],
    ...UNITS.map((word, unit): [string, string] => [`${ten}y ${word}`, inFigures((at + 2) * 10 + unit + 1)]),
  ]),
]);
