const UNITS =
  'zero _ dois três quatro cinco seis sete oito nove dez onze doze treze (quatorze|catorze) quinze (dezesseis|dezasseis) (dezessete|dezassete) dezoito (dezenove|dezanove)'.split(
    ' ',
  );
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const HUNDREDS =
  '(cem|cento) duzent(os|as) trezent(os|as) quatrocent(os|as) quinhent(os|as) seiscent(os|as) setecent(os|as) oitocent(os|as) novecent(os|as)'.split(
    ' ',
  );

const tens = TENS.flatMap((word, index): [string, number][] => {
  const value = (index + 2) * 10;
  const withUnits = UNITS.slice(2, 10).map((unit, at): [string, number] => [`${word} e ${unit}`, value + at + 2]);
  return [[word, value], [`${word} e (um|uma)`, value + 1], ...withUnits];
});
const hundreds = HUNDREDS.flatMap((word, index): [string, number][] => {
  const value = (index + 1) * 100;
  return [[word, value], ...TENS.map((ten, at): [string, number] => [`${word} e ${ten}`, value + (at + 2) * 10])];
});

/** "Um" and "uma" are articles: see `articles` of the tables. */
export const portugueseNumbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(UNITS.map((word, index): [string, number] => [word, index]).filter(([word]) => word !== '_')),
  duas: 2,
  ...Object.fromEntries(tens),
  ...Object.fromEntries(hundreds),
  'um par de': 2,
  'meia dúzia (de|)': 6,
  'uma dúzia (de|)': 12,
  'meio milhão; meio milhao': 500_000,
  'um quarto de milhão': 250_000,
  'mei(o|a)': 0.5,
  'um e meio; uma e meia': 1.5,
  'dois e meio; duas e meia': 2.5,
  'três e meio; três e meia': 3.5,
};

export const portugueseScales: Readonly<Record<string, number>> = {
  'k; mil; contos; mill': 1_000,
  'm; mm; mi; milhão; milhões; milhao; milhoes; milhõe; mio; million; mlhões': 1_000_000,
};
