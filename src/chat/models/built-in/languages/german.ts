import type { Counted } from '../../../words/formats.ts';
import { capitalized, joinConditions, type Sentences } from './sentences.ts';

const homes = ({ text, isOne }: Counted, conditions: readonly string[], more = ''): string =>
  `${text} ${more}${isOne ? 'Immobilie' : 'Immobilien'}${joinConditions(conditions)}`;

const on = (day: string | null): string => (day === null ? '' : ` am ${day}`);

const descriptions = (first: Counted | null): string =>
  first === null ? 'die Beschreibungen' : `die ersten ${first.text} Beschreibungen (es sind zu viele für alle)`;

export const GERMAN: Sentences = {
  hello: 'Guten Tag!',
  abilities:
    'Ich suche gern Immobilien für Sie: nach Ort, Preis, Schlafzimmern, Größe oder Ausstattung, oder nach Adresse, MLS-Nummer oder Link. Wonach suchen Sie?',
  thanks: 'Gern geschehen! Fragen Sie einfach, wenn Sie noch etwas wissen möchten.',
  farewell: 'Auf Wiedersehen und viel Erfolg bei der Suche!',
  reply: 'In Ordnung. Sagen Sie mir, was Sie suchen, und ich sehe nach, was wir haben.',
  human:
    'Ich bin ein automatischer Assistent und kann das nicht selbst veranlassen, aber unser Team hilft Ihnen gern: Bitte wenden Sie sich direkt an uns.',
  about: (marks) => `Nennen Sie dabei bitte diese Immobilie: ${marks}.`,
  agency: (name) =>
    `${name === '' ? 'Ich bin der automatische Assistent dieser Website' : `Ich bin ${name}, ein automatischer Assistent`}. Ich kenne die hier angebotenen Immobilien, weiß aber nicht mehr über das Unternehmen selbst.`,
  knowledge:
    'Ich kann Ihnen nur sagen, was in unseren Angeboten steht. Bitte fragen Sie dazu unser Team oder eine Fachperson.',
  offTopic: 'Ich kann nur bei den hier angebotenen Immobilien helfen und habe darauf keine Antwort.',
  unread: (kind) =>
    `Ich kann ${kind === 'Audio' ? 'keine Aufnahmen anhören' : kind === 'Video' ? 'keine Videos ansehen' : 'keine Bilder ansehen'}; schreiben Sie mir bitte, was Sie wissen möchten.`,
  refused:
    'Ich wähle Immobilien und Gegenden nicht danach aus, wer dort wohnt: Herkunft, Religion, Geschlecht, Familie oder Behinderung spielen für das, was ich zeige, keine Rolle. Bei allem, was die Immobilie selbst betrifft, helfe ich gern.',

  found: (count, conditions) => `Gefunden habe ich ${homes(count, conditions)}.`,
  foundMore: (count, conditions) => `Es gibt noch ${homes(count, conditions, 'weitere ')}.`,
  none: (conditions) => `Gefunden habe ich leider keine Immobilie${joinConditions(conditions)}.`,
  allShown: ({ text, count }) =>
    count === 1
      ? 'Das war die einzige: Es gibt keine weitere passende Immobilie.'
      : `Das waren alle: Sie haben alle ${text} gesehen.`,
  hereIsOne: 'Hier ist sie:',
  hereAreAll: 'Hier sind sie:',
  hereAreSome: ({ text, count }, order) =>
    count === 1 ? 'Hier ist eine davon:' : `Hier sind ${text} davon, ${order}:`,
  first: (superlative) => `${superlative} zuerst`,
  newestFirst: 'die neuesten zuerst',
  bestFirst: 'die passendsten zuerst',
  closestFirst: 'die nächstliegenden zuerst',
  foremost: (superlative, count, conditions) =>
    `${capitalized(superlative)}${count.count === 1 ? '' : ` unter ${homes(count, conditions)}`}:`,
  apart: {
    SaleType: 'Kauf- und Mietangebote vergleiche ich getrennt.',
    Currency: 'Preise in verschiedenen Währungen vergleiche ich getrennt.',
  },
  without: (given, { text, count }) => `Ohne „${given}“ gibt es ${count === 1 ? 'eine' : text}.`,
  closest: (value) => `Am nächsten kommt: ${value}.`,
  notUnderstood: (words) => `${words} habe ich nicht verstanden und daher nicht berücksichtigt.`,
  wished: (wishes) => `Immobilien ${wishes} stehen vorn.`,
  wishedInVain: (wishes) => `Von keiner davon ist bekannt, dass sie Ihren Wunsch erfüllt: ${wishes}.`,
  textHas: (words, { text, count }, first) =>
    `Ich habe auch ${descriptions(first)} durchsucht: ${count === 1 ? 'Eine davon erwähnt' : `${text} davon erwähnen`} ${words}.`,
  textHasAtLeast: (words, { text, count }) =>
    `Ich habe auch die Beschreibungen durchsucht: Mindestens ${count === 1 ? 'eine davon erwähnt' : `${text} davon erwähnen`} ${words}.`,
  textHasNot: (words, first) => `Ich habe auch ${descriptions(first)} durchsucht, aber keine erwähnt ${words}.`,

  noneIn: (towns) => `In ${towns} ist keine davon.`,
  mostIn: (towns) => `Die meisten davon sind in ${towns}.`,

  nextOfList: 'Sagen Sie mir, was anders sein soll, oder fragen Sie nach mehr zu einer davon.',
  nextOfSome: 'Fragen Sie nach mehr zu einer davon, oder sagen Sie, welche Sie gern besichtigen würden.',
  nextOfHome: 'Fragen Sie gern weiter, oder sagen Sie, dass Sie sie besichtigen möchten.',
  nextSearch: 'Sagen Sie mir, was Sie suchen, und ich sehe nach, was wir sonst haben.',
  offerRelaxed: (given) => `Soll ich ohne „${given}“ suchen?`,
  offerMore: 'Möchten Sie weitere sehen?',
  offerMoreOrLess: 'Möchten Sie weitere sehen? Sie können auch Ort, Preis, Größe oder Ausstattung genauer angeben.',
  offerHuman: 'Möchten Sie mit jemandem aus unserem Team sprechen?',

  noSuch: (conditions) => `Ich habe keine Immobilie${joinConditions(conditions)}.`,
  whichHome: 'Ich weiß nicht, welche Immobilie Sie meinen.',
  gone: {
    sold: (name, day) => `${name}: verkauft${day === null ? '' : ` (${day})`}.`,
    rented: (name, day) => `${name}: vermietet${day === null ? '' : ` (${day})`}.`,
    removed: (name, day) => `${name}: wird nicht mehr angeboten${day === null ? '' : ` (seit dem ${day})`}.`,
  },
  goneHome: 'Die Immobilie, die Sie meinen',
  othersToo: ({ text, count }) =>
    count === 1 ? 'Davon gibt es noch eine weitere.' : `Davon gibt es noch ${text} weitere.`,
  thisIsKnown: 'Das weiß ich:',
  textSays: (word, quotes) => `Zu ${word} steht im Angebot: ${quotes}`,
  textIsSilent: (words) => `Zu ${words} finde ich keine Angabe.`,
  compared: 'Im Vergleich:',
  difference: (value) => `Unterschied: ${value}`,

  aggregateOf: (label, count, conditions) => `${label} – ${homes(count, conditions)}:`,
  average: (value) => `Durchschnitt ${value}`,
  lowest: (value) => `niedrigster Wert ${value}`,
  highest: (value) => `höchster Wert ${value}`,
  statedFor: (known, all) => `angegeben bei ${known} von ${all}`,

  notStated: 'nicht angegeben',
  yes: 'ja',
  no: 'nein',
  onRequest: 'auf Anfrage',
  seeLink: 'siehe Link oben',
  priceNotStated: 'Preis nicht angegeben',
  lastPrice: (money) => `letzter Preis ${money}`,
  unconfirmed: (day) => `Verfügbarkeit seit dem ${day} nicht bestätigt`,
  since: (day) => `seit dem ${day}`,
  listedSince: (day, days) => `Auf dem Markt seit dem ${day} (${days}).`,
  firstPrice: (money) => `Anfangspreis: ${money}.`,
  reduced: (day, from, to) => `Preis${on(day)} von ${from} auf ${to} gesenkt.`,
  raised: (day, from, to) => `Preis${on(day)} von ${from} auf ${to} erhöht.`,
  backSince: (day) => `Wieder auf dem Markt seit dem ${day}.`,
  noChange: 'keine Preisänderung bekannt',

  quote: (text) => `„${text}“`,
  aside: (text) => ` (${text})`,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  semicolon: '; ',
  gap: ' ',
  end: '.',
};
