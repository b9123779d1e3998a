import type { Language } from '../language.ts';
import type { NumberWords } from '../text/numbers.ts';
import { spanishAsking } from './asking.ts';
import { spanishHomes } from './homes.ts';
import { spanishPolarity } from './polarity.ts';
import { spanishQuantities } from './quantities.ts';
import { spanishTags } from './tags.ts';
import { spanishTalk } from './talk.ts';

const UNITS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve';
const TWENTIES =
  'veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve';
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const HUNDREDS = 'doscient trescient cuatrocient quinient seiscient setecient ochocient novecient';

const spanishNumbers: NumberWords = {
  values: {
    ...Object.fromEntries(`${UNITS} ${TWENTIES}`.split(' ').map((word, index) => [word, index])),
    ...Object.fromEntries(TENS.split(' ').map((word, index) => [word, 30 + 10 * index])),
    ...Object.fromEntries(
      HUNDREDS.split(' ').flatMap((word, index) => ['os', 'as'].map((end) => [word + end, 200 + 100 * index])),
    ),
    un: 1,
    una: 1,
    veintiun: 21,
    veintiuna: 21,
    cien: 100,
    ciento: 100,
    medio: 0.5,
    media: 0.5,
  },
  scales: {
    mil: 1_000,
    miles: 1_000,
    k: 1_000,
    ks: 1_000,
    lucas: 1_000,
    luca: 1_000,
    millon: 1e6,
    millones: 1e6,
    palo: 1e6,
    palos: 1e6,
    melon: 1e6,
    melones: 1e6,
    mill: 1e6,
    mills: 1e6,
    mio: 1e6,
    mdd: 1e6,
    mdp: 1e6,
    mm: 1e6,
    m: 1e6,
    million: 1e6,
  },
  decades: { cincuentas: 1950, sesentas: 1960, setentas: 1970, ochentas: 1980, noventas: 1990 },
  links: 'y',
  fractionLinks: 'de',
  point: 'punto',
  parts: { 'y medio': 0.5, 'y media': 0.5, 'y cuarto': 0.25, 'y un cuarto': 0.25, 'y pico': 0 },
};

export const spanish: Language = {
  code: 'es',
  numbers: spanishNumbers,
  phrases: [spanishQuantities, spanishHomes, spanishPolarity, spanishAsking, spanishTalk],
  tags: spanishTags,
  shorthand: `que: q; por: x xr; porque: xq pq porq; para: pa pal; tambien: tb tmb tambn; con: c; de: d; favor: fa; necesito: nesecito nesesito nececito nesito; quiero: kiero qiero kero; busco: bsco vusco; hay: ay; habitaciones: avitaciones abitaciones habitasiones; habitación: avitacion abitacion; buenos: wenos; bueno: weno; casa: ksa csa kasa; alberca: alverca; cuartos: quartos; recámaras: rekamaras; hasta: asta; cuánto: qto; aquí: aki; mucho: mxo; bien: bn; estoy: toy; esta: ta`,
  notAsked: `
    casita; (para|a) (reformar|remodelar); para renovar; (casa|lote|terreno) (en|de) esquina; (casa|lote|terreno) esquin(era|ero)
    dúplex; tríplex; calor; depósito; estudio; jardín (amplio|grande)`,
  areaUnit: 'Square Meters',
  letters: 'áéíóúüñ',
};
