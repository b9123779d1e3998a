import type { Language } from '../language.ts';
import { frenchAsking } from './asking.ts';
import { frenchHomes } from './homes.ts';
import { frenchNumbers } from './numbers.ts';
import { frenchPolarity } from './polarity.ts';
import { frenchQuantities } from './quantities.ts';
import { frenchTags } from './tags.ts';
import { frenchTalk } from './talk.ts';
import { frenchWords } from './words.ts';

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
  phrases: [frenchQuantities, frenchHomes, frenchPolarity, frenchAsking, frenchTalk, frenchWords],
  tags: frenchTags,
  elisions: 'l d j n s t m c qu jusqu lorsqu puisqu',
  shorthand: SHORTHAND,
  notAsked: NOT_ASKED,
  areaUnit: 'Square Meters',
  letters: 'àâæçéèêëîïôœùûüÿ',
};
