const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export const englishNumbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(UNITS.map((word, index) => [word, index])),
  ...Object.fromEntries(TENS.map((word, index) => [word, (index + 2) * 10])),
  'a couple (of|)': 2,
  'half (a|an); (a|) half': 0.5,
  '(a|) quarter (of|) (a|an|); quarter': 0.25,
  '(three quarters|three quarter) (of an|of a|)': 0.75,
  'half a million; half million; half a mil; a half million; half mil': 500_000,
  '(a|) quarter (of a|) million': 250_000,
  'three quarters of a million': 750_000,
  'a million; a mil; a (cool|full|whole) (million|mil|mill)': 1_000_000,
  '(a|one) (million|mil|mill) and a half; a million five': 1_500_000,
  'a hundred; a hundred and': 100,
  'a thousand': 1_000,
  'a hundred (thousand|k|grand)': 100_000,
  'one and a half; one and half': 1.5,
  'two and a half; two and half': 2.5,
  'three and a half; three and half': 3.5,
  'four and a half': 4.5,
};

export const englishScales: Readonly<Record<string, number>> = {
  hundred: 100,
  'k; ks; kish; thousand; thousands; grand; thou': 1_000,
  'm; mm; mil; mill; mio; million; millions; milion': 1_000_000,
  万: 10_000,
  亿: 100_000_000,
  'bn; billion': 1_000_000_000,
  'lakh; lakhs; lacs': 100_000,
  'crore; crores': 10_000_000,
};

export const englishDecades: Readonly<Record<string, number>> = {
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
  nineties: 90,
  // "Something in the sixes": the first figure of a price.
  threes: 300,
  fours: 400,
  fives: 500,
  sixes: 600,
  sevens: 700,
  eights: 800,
  nines: 900,
};

/** Short forms of everyday words, as people type them on a phone. */
export const englishShorthand = `
  with: w wth wit wid; without: wo; them: em; something: smth sth smthn somethin sumthin; anything: anythin; about: abt bout;
  you: u; your: ur; tomorrow: tmrw tmr tmrrw; between: bw; people: ppl; what: wat; the: da teh; looking: lookin lkg lkng;
  large: lg lrg; house: hse hous; garage: gar grg; furnished: furn furnd; unfurnished: unfurn; market: mkt; basement: bsmt;
  fireplace: frplc; parking: prkg pkg; included: incl; property: prop; properties: props; apartment: appt apmt; building: bldg;
  neighborhood: nbhd; month: mnth mth; please: plz; want: wnt`;
