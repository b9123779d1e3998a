import { counted, type SpelledWords } from './spelled-words.ts';

export const FRENCH_SPELLED: SpelledWords = {
  language: 'fr',
  parts: {
    ...counted('deux trois quatre cinq six sept huit neuf dix onze douze', 2, 1),
    ...counted('treize quatorze quinze seize dix_sept dix_huit dix_neuf', 13, 1),
    ...counted('vingt trente quarante cinquante soixante', 20, 10),
    ...counted('septante octante|huitante nonante', 70, 10),
    ...counted('soixante_dix soixante_et_onze|soixante_onze soixante_douze soixante_treize soixante_quatorze', 70, 1),
    ...counted('soixante_quinze soixante_seize soixante_dix_sept soixante_dix_huit soixante_dix_neuf', 75, 1),
    'quatre vingt': 80,
    'quatre vingts': 80,
    ...counted('dix onze douze treize quatorze quinze seize'.replace(/\w+/g, 'quatre_vingt_$&'), 90, 1),
    ...counted('dix_sept dix_huit dix_neuf'.replace(/\w+/g, 'quatre_vingt_$&'), 97, 1),
  },
  times: { cent: 100, cents: 100, mille: 1e3, million: 1e6, millions: 1e6 },
  ones: ['un', 'une'],
  links: ['et'],
  fractions: { demi: 0.5, 'un demi': 0.5, 'un quart de': 0.25, 'trois quarts de': 0.75 },
  andHalf: ['et demi', 'et demie'],
  andHalfOfDigits: ['et demi', 'et demie'],
  point: ['virgule'],
};
