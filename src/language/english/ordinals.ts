const ONES = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const TEENS =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' ');
const TENS = 'twent thirt fort fift sixt sevent eight ninet'.split(' ');
const inFigures = (value: number): string => `${value}${['th', 'st', 'nd', 'rd'][value % 10] ?? 'th'}`;

/** Names of streets that are numbers, by their words: "Fifth Avenue" is written "5th Ave", "Forty-Second St" "42nd St". */
export const IN_FIGURES: ReadonlyMap<string, string> = new Map([
  ...ONES.map((word, at): [string, string] => [word, inFigures(at + 1)]),
  ...TEENS.map((word, at): [string, string] => [word, `${at + 10}th`]),
  ...TENS.flatMap((ten, at): [string, string][] => [
    [`${ten}ieth`, `${(at + 2) * 10}th`],
    ...ONES.map((word, one): [string, string] => [`${ten}y ${word}`, inFigures((at + 2) * 10 + one + 1)]),
  ]),
]);
export const IN_WORDS: ReadonlyMap<string, string> = new Map(
  [...IN_FIGURES].map(([words, figures]) => [figures, words]),
);
