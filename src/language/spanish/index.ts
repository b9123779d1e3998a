import type { Language } from '../language.ts';
import { spanishAsking } from './asking.ts';
import { spanishHomes } from './homes.ts';
import { spanishNumbers } from './numbers.ts';
import { spanishPolarity } from './polarity.ts';
import { spanishQuantities } from './quantities.ts';
import { spanishTags } from './tags.ts';
import { spanishTalk } from './talk.ts';
import { spanishWords } from './words.ts';

export const spanish: Language = {
  code: 'es',
  numbers: spanishNumbers,
  phrases: [spanishQuantities, spanishHomes, spanishPolarity, spanishAsking, spanishTalk, spanishWords],
  tags: spanishTags,
  shorthand: `que: q; por: x xr; porque: xq pq porq; para: pa pal; tambien: tb tmb tambn; con: c; de: d; favor: fa; necesito: nesecito nesesito nececito nesito; quiero: kiero qiero kero; busco: bsco vusco; hay: ay; habitaciones: avitaciones abitaciones habitasiones; habitación: avitacion abitacion; buenos: wenos; bueno: weno; casa: ksa csa kasa; alberca: alverca; cuartos: quartos; recámaras: rekamaras; hasta: asta; cuánto: qto; aquí: aki; mucho: mxo; bien: bn; estoy: toy; esta: ta`,
  notAsked: `
    casita; (para|a) (reformar|remodelar); para renovar; (casa|lote|terreno) (en|de) esquina; (casa|lote|terreno) esquin(era|ero)
    dúplex; tríplex; calor; depósito; estudio; jardín (amplio|grande)`,
  areaUnit: 'Square Meters',
  letters: 'áéíóúüñ',
};
