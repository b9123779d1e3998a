const UNITS =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

const tens = TENS.flatMap((word, index): [string, number][] => {
  const value = (index + 2) * 10;
  const joined = ['ein', ...UNITS.slice(2, 10)].map((unit, at): [string, number] => [
    `${unit}und${word}`,
    value + at + 1,
  ]);
  return [[word, value], ...joined];
});

/** "Ein" and "eine" are articles: see `articles` of the tables. Words written together are parted before. */
export const germanNumbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(UNITS.map((word, index): [string, number] => [word, index])),
  ...Object.fromEntries(tens),
  'zwo; zwei(er|en); 2er': 2,
  dreier: 3,
  '(ein|nen|) paar': 3,
  'halb(e|er|es|en|); ein(en|e|) halb(e|en|es)': 0.5,
  '(ein|eine|einen|) dreiviertel': 0.75,
  'anderthalb; eineinhalb; ein(-| )einhalb': 1.5,
  zweieinhalb: 2.5,
  dreieinhalb: 3.5,
  viereinhalb: 4.5,
  fünfeinhalb: 5.5,
  'ein(e|er|) halb(e|en) million; ne halbe million; halbe million; (eine|) halbe mio': 500_000,
  '(ein|eine) dreiviertel million; dreiviertelmillion; eine dreiviertelmillion': 750_000,
  '(eine|) viertel(million|mio); eine viertel million': 250_000,
  '(ein|) halbes dutzend': 6,
};

/** "Aus den Achtzigern", "Siebzigerjahre". */
export const germanDecades: Readonly<Record<string, number>> = Object.fromEntries(
  TENS.map((word, index): [string, number] => [
    `${word}er (jahre|jahren); ${word}ern; ${word}erjahre(n|)`,
    (index + 2) * 10,
  ]),
);

export const germanScales: Readonly<Record<string, number>> = {
  hundert: 100,
  'k; tsd; tsd.; tausend; tausender; t€; teur; t euro; t; mille; riesen; scheine': 1_000,
  'm; mio; mio.; mios; mill; mill.; mio€; million; millionen; millionen.; mille million': 1_000_000,
};
