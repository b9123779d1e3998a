import type { NumberWords } from '../text/numbers.ts';

const UNITS = 'zero un deux trois quatre cinq six sept huit neuf';
const TEENS = 'onze douze treize quatorze quinze seize';
const TENS = {
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
};

/** Ten and twenty multiply and add: "quatre-vingt-dix-sept", "soixante-dix". */
export const frenchNumbers: NumberWords = {
  values: {
    ...Object.fromEntries(UNITS.split(' ').map((word, index) => [word, index])),
    ...Object.fromEntries(TEENS.split(' ').map((word, index) => [word, 11 + index])),
    ...TENS,
    une: 1,
    demi: 0.5,
    demie: 0.5,
    quart: 0.25,
    dizaine: 10,
    douzaine: 12,
    quinzaine: 15,
    vingtaine: 20,
    trentaine: 30,
    centaine: 100,
  },
  scales: {
    dix: 10,
    vingt: 20,
    vingts: 20,
    cent: 100,
    cents: 100,
    k: 1_000,
    ke: 1_000,
    mille: 1_000,
    milles: 1_000,
    million: 1e6,
    millions: 1e6,
    milion: 1e6,
    mio: 1e6,
    m: 1e6,
  },
  links: 'et',
  fractionLinks: 'de d',
  point: 'virgule',
  parts: { 'et demi': 0.5, 'et demie': 0.5, 'et quart': 0.25, 'et un quart': 0.25 },
  groupsByBlank: true,
  // "Un million deux" is 1,200,000.
  shortens: true,
};
