import type { Counted } from '../../../words/formats.ts';
import { capitalized, joinConditions, type Sentences } from './sentences.ts';

const homes = ({ text, isOne }: Counted, conditions: readonly string[], more = ''): string =>
  `${text} ${isOne ? 'vivienda' : 'viviendas'}${more}${joinConditions(conditions)}`;

const on = (day: string | null): string => (day === null ? 'El precio' : `El ${day} el precio`);

const descriptions = (first: Counted | null): string =>
  first === null ? 'las descripciones' : `las primeras ${first.text} descripciones (son demasiadas para leerlas todas)`;

export const SPANISH: Sentences = {
  hello: '¡Hola!',
  abilities:
    'Puedo buscarle viviendas por zona, precio, dormitorios, superficie o características, o bien por dirección, número MLS o enlace. ¿Qué está buscando?',
  thanks: '¡De nada! Si necesita algo más, solo tiene que preguntar.',
  farewell: '¡Hasta pronto y mucha suerte en su búsqueda!',
  reply: 'De acuerdo. Dígame qué busca y veré qué tenemos.',
  human:
    'Soy un asistente automático y no puedo gestionarlo yo mismo, pero nuestro equipo le ayudará con mucho gusto: póngase en contacto directamente con nosotros.',
  about: (marks) => `Mencione por favor esta vivienda: ${marks}.`,
  agency: (name) =>
    `${name === '' ? 'Soy el asistente automático de este sitio web' : `Soy ${name}, un asistente automático`}. Conozco las viviendas anunciadas aquí, pero no sé más sobre la empresa.`,
  knowledge:
    'Solo puedo decirle lo que consta en nuestros anuncios; para eso, consulte por favor a nuestro equipo o a un especialista.',
  offTopic: 'Solo puedo ayudarle con las viviendas anunciadas aquí, así que no tengo respuesta para eso.',
  unread: (kind) =>
    `No puedo ${kind === 'Audio' ? 'escuchar grabaciones' : kind === 'Video' ? 'ver vídeos' : 'ver imágenes'}; dígame por escrito qué desea saber, por favor.`,
  refused:
    'No elijo viviendas ni barrios según quién vive allí: el origen, la religión, el sexo, la familia o una discapacidad no influyen en lo que muestro. Con gusto le ayudo con todo lo que se refiera a la vivienda en sí.',

  found: (count, conditions) => `He encontrado ${homes(count, conditions)}.`,
  foundMore: (count, conditions) => `Hay ${homes(count, conditions, ' más')}.`,
  none: (conditions) => `No he encontrado ninguna vivienda${joinConditions(conditions)}.`,
  allShown: ({ text, count }) =>
    count === 1 ? 'Era la única: no hay más viviendas que coincidan.' : `Eran todas: ya ha visto las ${text}.`,
  hereIsOne: 'Aquí la tiene:',
  hereAreAll: 'Aquí las tiene:',
  hereAreSome: ({ text, count }, order) =>
    count === 1 ? 'Aquí tiene una de ellas:' : `Aquí tiene ${text} (${order}):`,
  first: (superlative) => `primero: ${superlative}`,
  newestFirst: 'primero las más recientes',
  bestFirst: 'primero las que mejor encajan',
  closestFirst: 'primero las que más se acercan',
  foremost: (superlative, count, conditions) =>
    `${capitalized(superlative)}${count.count === 1 ? '' : ` de ${homes(count, conditions)}`}:`,
  apart: {
    SaleType: 'Comparo por separado las viviendas en venta y las de alquiler.',
    Currency: 'Comparo por separado los precios en cada moneda.',
  },
  without: (given, { text, count }) => `Sin «${given}» hay ${count === 1 ? 'una' : text}.`,
  closest: (value) => `Lo que más se acerca: ${value}.`,
  notUnderstood: (words) => `No he entendido ${words}, así que no lo he tenido en cuenta.`,
  wished: (wishes) => `He puesto primero las viviendas ${wishes}.`,
  wishedInVain: (wishes) => `De ninguna de ellas consta que cumpla su deseo: ${wishes}.`,
  textHas: (words, { text, count }, first) =>
    `También he buscado en ${descriptions(first)}: ${count === 1 ? 'una menciona' : `${text} mencionan`} ${words}.`,
  textHasAtLeast: (words, { text, count }) =>
    `También he buscado en las descripciones: al menos ${count === 1 ? 'una menciona' : `${text} mencionan`} ${words}.`,
  textHasNot: (words, first) => `También he buscado en ${descriptions(first)}, pero ninguna menciona ${words}.`,

  noneIn: (towns) => `Ninguna está en ${towns}.`,
  mostIn: (towns) => `Donde hay más es en ${towns}.`,

  nextOfList: 'Dígame qué quiere cambiar o pregúnteme más sobre cualquiera de ellas.',
  nextOfSome: 'Pregúnteme más sobre cualquiera de ellas o diga cuál le gustaría visitar.',
  nextOfHome: 'Pregúnteme lo que quiera sobre ella o diga que le gustaría visitarla.',
  nextSearch: 'Dígame qué busca y veré qué más tenemos.',
  offerRelaxed: (given) => `¿Quiere que busque sin «${given}»?`,
  offerMore: '¿Quiere ver más?',
  offerMoreOrLess: '¿Quiere ver más? También puede precisar la zona, el precio, la superficie o las características.',
  offerHuman: '¿Desea hablar con una persona de nuestro equipo?',

  noSuch: (conditions) => `No tengo ninguna vivienda${joinConditions(conditions)}.`,
  whichHome: 'No sé a qué vivienda se refiere.',
  gone: {
    sold: (name, day) => `${name}: vendida${day === null ? '' : ` (${day})`}.`,
    rented: (name, day) => `${name}: alquilada${day === null ? '' : ` (${day})`}.`,
    removed: (name, day) => `${name}: ya no está anunciada${day === null ? '' : ` (desde el ${day})`}.`,
  },
  goneHome: 'La vivienda a la que se refiere',
  othersToo: ({ text, count }) => (count === 1 ? 'Hay una más como esta.' : `Hay ${text} más como estas.`),
  thisIsKnown: 'Esto es lo que sé:',
  textSays: (word, quotes) => `Sobre ${word}, el anuncio dice: ${quotes}`,
  textIsSilent: (words) => `No encuentro ningún dato sobre ${words}.`,
  compared: 'Comparación:',
  difference: (value) => `diferencia: ${value}`,

  aggregateOf: (label, count, conditions) => `${label} de ${homes(count, conditions)}:`,
  average: (value) => `promedio ${value}`,
  lowest: (value) => `mínimo ${value}`,
  highest: (value) => `máximo ${value}`,
  statedFor: (known, all) => `dato disponible en ${known} de ${all}`,

  notStated: 'no consta',
  yes: 'sí',
  no: 'no',
  onRequest: 'previa consulta',
  seeLink: 'vea el enlace de arriba',
  priceNotStated: 'precio no indicado',
  lastPrice: (money) => `último precio ${money}`,
  unconfirmed: (day) => `disponibilidad sin confirmar desde el ${day}`,
  since: (day) => `desde el ${day}`,
  listedSince: (day, days) => `En el mercado desde el ${day} (${days}).`,
  firstPrice: (money) => `Precio inicial: ${money}.`,
  reduced: (day, from, to) => `${on(day)} bajó de ${from} a ${to}.`,
  raised: (day, from, to) => `${on(day)} subió de ${from} a ${to}.`,
  backSince: (day) => `De nuevo en el mercado desde el ${day}.`,
  noChange: 'no consta ningún cambio de precio',

  quote: (text) => `«${text}»`,
  aside: (text) => ` (${text})`,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  semicolon: '; ',
  gap: ' ',
  end: '.',
};
