const UNITS =
  'cero _ dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  '(cien|ciento) dosc trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');

const tens = TENS.flatMap((word, index): [string, number][] => {
  const value = (index + 3) * 10;
  const withUnits = UNITS.slice(2, 10).map((unit, at): [string, number] => [`${word} y ${unit}`, value + at + 2]);
  return [[word, value], [`${word} y (un|uno|una)`, value + 1], ...withUnits];
});

/** "Un" and "una" are articles: see `articles` of the tables. */
export const spanishNumbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(UNITS.map((word, index): [string, number] => [word, index]).filter(([word]) => word !== '_')),
  ...Object.fromEntries(tens),
  ...Object.fromEntries(
    HUNDREDS.map((word, index): [string, number] => [
      word === 'dosc' ? 'doscient(os|as)' : word.replace(/os$/, '(os|as)'),
      (index + 1) * 100,
    ]),
  ),
  'un par de': 2,
  'medi(o|a)': 0.5,
  'media docena (de|)': 6,
  'una docena (de|)': 12,
  'medio millón; medio palo; medio mill': 500_000,
  '(un|) cuarto de millón': 250_000,
  '(un|) millón y cuarto; 1 millón y cuarto': 1_250_000,
  'dos millones y cuarto; 2 millones y cuarto': 2_250_000,
  'uno y medio; una y media': 1.5,
  'dos y medio; dos y media': 2.5,
  'tres y medio; tres y media': 3.5,
};

export const spanishScales: Readonly<Record<string, number>> = {
  'k; ks; mil; miles; lucas; luca; mill mil': 1_000,
  'm; mm; mdp; mdd; mill; mio; mills; millón; millones; millon; millone; palos; palo; melón; melones; millions; million': 1_000_000,
};
