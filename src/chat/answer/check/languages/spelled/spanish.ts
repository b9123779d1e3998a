import { counted, type SpelledWords } from './spelled-words.ts';

const HUNDREDS = 'doscient trescient cuatrocient quinient seiscient setecient novecient'.split(' ');
const ALL_HUNDREDS = [...HUNDREDS.slice(0, 6), 'ochocient', ...HUNDREDS.slice(6)];

export const SPANISH_SPELLED: SpelledWords = {
  language: 'es',
  parts: {
    ...counted('dos tres cuatro cinco seis siete ocho nueve diez once doce', 2, 1),
    ...counted('trece catorce quince dieciseis diecisiete dieciocho diecinueve', 13, 1),
    ...counted(
      'veinte veintiuno|veintiun|veintiuna veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
      20,
      1,
    ),
    ...counted('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
    cien: 100,
    ciento: 100,
    ...counted(ALL_HUNDREDS.map((stem) => `${stem}os|${stem}as`).join(' '), 200, 100),
  },
  times: { mil: 1e3, millon: 1e6, millones: 1e6 },
  ones: ['un', 'una', 'uno'],
  links: ['y'],
  fractions: { medio: 0.5, media: 0.5, 'un cuarto de': 0.25, 'tres cuartos de': 0.75 },
  andHalf: ['y medio', 'y media'],
  andHalfOfDigits: ['y medio', 'y media'],
  point: ['coma', 'punto'],
};
