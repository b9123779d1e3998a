import type { Language } from '../language.ts';
import type { NumberWords } from '../text/numbers.ts';
import { frenchAsking } from './asking.ts';
import { frenchHomes } from './homes.ts';
import { frenchPolarity } from './polarity.ts';
import { frenchQuantities } from './quantities.ts';
import { frenchTags } from './tags.ts';
import { frenchTalk } from './talk.ts';

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
const frenchNumbers: NumberWords = {
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

const SHORTHAND = `
  pour: pr; avec: avc ac; dans: ds; vous: vs; nous: ns; beaucoup: bcp bcq; toujours: tjrs tjs tjr; quelques: qq qlq qques; que: ke; quoi: koi
  rendez: rdv; cherche: jcherche cherch chrche; veux: jveux jveu; voudrais: jvoudrais jvoudrai; suis: jsuis chuis; peux: jpeux
  aimerais: jaimerais jaimerai; ai: jai; sont: st; est: cest; maison: mson maision; appartement: apartement appartment apartment
    minimum: mini minim
  maximum: maxi maxx; chambres: chbres chbrs; aujourdhui: auj ajd; merci: mci; disponible: dispo; environ: env; location: loc; bonjour: bjr`;

const NOT_ASKED = `
  à rénover; à restaurer; à moderniser; dans son jus; charges en sus; charges non comprises; hors charges;
  plus charges; charges; buanderie; jardin arboré; vues; meubles; duplex; triplex; sans travaux; cc`;

export const french: Language = {
  code: 'fr',
  numbers: frenchNumbers,
  phrases: [frenchQuantities, frenchHomes, frenchPolarity, frenchAsking, frenchTalk],
  tags: frenchTags,
  elisions: 'l d j n s t m c qu jusqu lorsqu puisqu',
  shorthand: SHORTHAND,
  notAsked: NOT_ASKED,
  areaUnit: 'Square Meters',
  letters: 'àâæçéèêëîïôœùûüÿ',
};
