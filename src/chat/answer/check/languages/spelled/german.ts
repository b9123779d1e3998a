import { counted, type SpelledWords } from './spelled-words.ts';

export const GERMAN_SPELLED: SpelledWords = {
  language: 'de',
  parts: {
    ...counted('ein|eins zwei|zwo drei vier funf sechs sieben acht neun zehn elf zwolf', 1, 1),
    ...counted('dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn', 13, 1),
    ...counted('zwanzig dreißig|dreissig vierzig funfzig sechzig siebzig achtzig neunzig', 20, 10),
    anderthalb: 1.5,
    eineinhalb: 1.5,
    zweieinhalb: 2.5,
    dreieinhalb: 3.5,
    viereinhalb: 4.5,
    funfeinhalb: 5.5,
    sechseinhalb: 6.5,
  },
  times: { hundert: 100, tausend: 1e3, million: 1e6, millionen: 1e6 },
  ones: ['eine', 'einer', 'einem', 'einen'],
  links: ['und'],
  fractions: {
    'eine halbe': 0.5,
    'einer halben': 0.5,
    halbe: 0.5,
    halben: 0.5,
    viertel: 0.25,
    'eine viertel': 0.25,
    dreiviertel: 0.75,
  },
  andHalf: ['und eine halbe', 'und einhalb', 'und ein halbes', 'und ein halber', 'und einem halben'],
  andHalfOfDigits: [],
  point: ['komma'],
  isJoined: true,
};
