const UNITS =
  'zéro _ deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const TENS: readonly [string, number, number][] = [
  ['vingt', 20, 9],
  ['trente', 30, 9],
  ['quarante', 40, 9],
  ['cinquante', 50, 9],
  ['soixante', 60, 19],
  ['septante', 70, 9],
  ['(quatre-vingt|quatre-vingts)', 80, 19],
  ['(huitante|octante)', 80, 9],
  ['nonante', 90, 9],
];

const tens = TENS.flatMap(([word, value, most]): [string, number][] => [
  [word, value],
  ...Array.from({ length: most }, (_, at): [string, number] => {
    const unit = at === 0 ? '(et un|et une|un|une)' : at === 10 ? '(et onze|onze)' : (UNITS[at + 1] ?? '');
    return [`${word} ${unit}`, value + at + 1];
  }),
]);

/** "Un" and "une" are articles: see `articles` of the tables. */
export const frenchNumbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(UNITS.map((word, index): [string, number] => [word, index]).filter(([word]) => word !== '_')),
  ...Object.fromEntries(tens),
  'une paire de': 2,
  'une dizaine (de|d)': 10,
  'une douzaine (de|d)': 12,
  'un demi; une demi(e|); demi': 0.5,
  'un demi-million; un demi million; demi-million': 500_000,
  '(un|) quart de million': 250_000,
  '(trois|3) quarts (de|d un) million': 750_000,
};

export const frenchScales: Readonly<Record<string, number>> = {
  'cent; cents': 100,
  'k; ks; mille; milles; keuros; ke': 1_000,
  'm; mio; mio.; million; millions; million d; millions d; million de; millions de; milions; milion': 1_000_000,
};
