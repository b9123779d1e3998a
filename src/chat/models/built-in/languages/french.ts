import type { Counted } from '../../../words/formats.ts';
import { capitalized, joinConditions, type Sentences } from './sentences.ts';

const homes = ({ text, isOne }: Counted, conditions: readonly string[], more = ''): string =>
  `${text} ${more}${isOne ? 'logement' : 'logements'}${joinConditions(conditions)}`;

const on = (day: string | null): string => (day === null ? '' : ` le ${day}`);

const descriptions = (first: Counted | null): string =>
  first === null
    ? 'les descriptions'
    : `les ${first.text} premières descriptions (il y en a trop pour les lire toutes)`;

export const FRENCH: Sentences = {
  hello: 'Bonjour !',
  abilities:
    'Je peux chercher des logements pour vous : par lieu, prix, nombre de chambres, surface ou équipements, ou encore par adresse, numéro MLS ou lien. Que recherchez-vous ?',
  thanks: "Je vous en prie ! N'hésitez pas si vous avez d'autres questions.",
  farewell: 'Au revoir et bonne recherche !',
  reply: 'Entendu. Dites-moi ce que vous cherchez et je regarderai ce que nous avons.',
  human:
    "Je suis un assistant automatique et je ne peux pas m'en charger moi-même, mais notre équipe vous aidera volontiers : contactez-nous directement.",
  about: (marks) => `Merci d'indiquer ce logement : ${marks}.`,
  agency: (name) =>
    `${name === '' ? "Je suis l'assistant automatique de ce site" : `Je suis ${name}, un assistant automatique`}. Je connais les logements proposés ici, mais je n'en sais pas plus sur l'entreprise.`,
  knowledge:
    'Je ne peux vous dire que ce qui figure dans nos annonces ; pour cela, adressez-vous à notre équipe ou à un spécialiste.',
  offTopic: "Je ne peux vous aider que pour les logements proposés ici ; je n'ai donc pas de réponse à cela.",
  unread: (kind) =>
    `Je ne peux pas ${kind === 'Audio' ? 'écouter d’enregistrements' : kind === 'Video' ? 'regarder de vidéos' : 'regarder d’images'} ; dites-moi par écrit ce que vous souhaitez savoir, s’il vous plaît.`,
  refused:
    "Je ne choisis ni logements ni quartiers selon les personnes qui y vivent : l'origine, la religion, le sexe, la famille ou un handicap ne jouent aucun rôle dans ce que je montre. Je vous aide volontiers pour tout ce qui concerne le logement lui-même.",

  found: (count, conditions) => `J'ai trouvé ${homes(count, conditions)}.`,
  foundMore: (count, conditions) => `Il y a encore ${homes(count, conditions, count.isOne ? 'autre ' : 'autres ')}.`,
  none: (conditions) => `Je n'ai trouvé aucun logement${joinConditions(conditions)}.`,
  allShown: ({ text, count }) =>
    count === 1 ? "C'était le seul : aucun autre logement ne correspond." : `C'est tout : vous avez vu les ${text}.`,
  hereIsOne: 'Le voici :',
  hereAreAll: 'Les voici :',
  hereAreSome: ({ text, count }, order) => (count === 1 ? 'En voici un :' : `En voici ${text}, ${order} :`),
  first: (superlative) => `${superlative} en premier`,
  newestFirst: 'les plus récents en premier',
  bestFirst: 'les plus adaptés en premier',
  closestFirst: 'les plus proches en premier',
  foremost: (superlative, count, conditions) =>
    `${capitalized(superlative)}${count.count === 1 ? '' : ` parmi ${homes(count, conditions)}`} :`,
  apart: {
    SaleType: 'Je compare séparément les biens à vendre et les biens à louer.',
    Currency: 'Je compare séparément les prix dans chaque devise.',
  },
  without: (given, { text, count }) => `Sans « ${given} », il y en a ${count === 1 ? 'un' : text}.`,
  closest: (value) => `Ce qui s'en approche le plus : ${value}.`,
  notUnderstood: (words) => `Je n'ai pas compris ${words} et n'en ai donc pas tenu compte.`,
  wished: (wishes) => `J'ai placé en premier les logements ${wishes}.`,
  wishedInVain: (wishes) => `Rien n'indique que l'un d'eux réponde à votre souhait : ${wishes}.`,
  textHas: (words, { text, count }, first) =>
    `J'ai aussi cherché dans ${descriptions(first)} : ${count === 1 ? 'une mentionne' : `${text} mentionnent`} ${words}.`,
  textHasAtLeast: (words, { text, count }) =>
    `J'ai aussi cherché dans les descriptions : au moins ${count === 1 ? 'une mentionne' : `${text} mentionnent`} ${words}.`,
  textHasNot: (words, first) => `J'ai aussi cherché dans ${descriptions(first)}, mais aucune ne mentionne ${words}.`,

  noneIn: (towns) => `Aucun ne se trouve à ${towns}.`,
  mostIn: (towns) => `Il y en a le plus à ${towns}.`,

  nextOfList: "Dites-moi ce qu'il faut changer, ou demandez-m'en plus sur l'un d'eux.",
  nextOfSome: "Demandez-m'en plus sur l'un d'eux, ou dites lequel vous aimeriez visiter.",
  nextOfHome: 'Posez-moi toute autre question à son sujet, ou dites que vous aimeriez le visiter.',
  nextSearch: "Dites-moi ce que vous cherchez, et je verrai ce que nous avons d'autre.",
  offerRelaxed: (given) => `Voulez-vous que je cherche sans « ${given} » ?`,
  offerMore: 'Voulez-vous en voir davantage ?',
  offerMoreOrLess:
    'Voulez-vous en voir davantage ? Vous pouvez aussi préciser le lieu, le prix, la surface ou les équipements.',
  offerHuman: 'Souhaitez-vous parler à une personne de notre équipe ?',

  noSuch: (conditions) => `Je n'ai aucun logement${joinConditions(conditions)}.`,
  whichHome: 'Je ne sais pas de quel logement vous parlez.',
  gone: {
    sold: (name, day) => `${name} : vendu${day === null ? '' : ` (${day})`}.`,
    rented: (name, day) => `${name} : loué${day === null ? '' : ` (${day})`}.`,
    removed: (name, day) => `${name} : n'est plus proposé${day === null ? '' : ` (depuis le ${day})`}.`,
  },
  goneHome: 'Le logement dont vous parlez',
  othersToo: ({ text, count }) =>
    count === 1 ? 'Il y en a encore un de ce genre.' : `Il y en a encore ${text} de ce genre.`,
  thisIsKnown: 'Voici ce que je sais :',
  textSays: (word, quotes) => `À propos de ${word}, l'annonce indique : ${quotes}`,
  textIsSilent: (words) => `Je ne trouve aucune indication sur ${words}.`,
  compared: 'Comparaison :',
  difference: (value) => `écart : ${value}`,

  aggregateOf: (label, count, conditions) => `${label} – ${homes(count, conditions)} :`,
  average: (value) => `moyenne ${value}`,
  lowest: (value) => `minimum ${value}`,
  highest: (value) => `maximum ${value}`,
  statedFor: (known, all) => `indiqué pour ${known} sur ${all}`,

  notStated: 'non indiqué',
  yes: 'oui',
  no: 'non',
  onRequest: 'sur demande',
  seeLink: 'voir le lien ci-dessus',
  priceNotStated: 'prix non indiqué',
  lastPrice: (money) => `dernier prix ${money}`,
  unconfirmed: (day) => `disponibilité non confirmée depuis le ${day}`,
  since: (day) => `depuis le ${day}`,
  listedSince: (day, days) => `Sur le marché depuis le ${day} (${days}).`,
  firstPrice: (money) => `Prix de départ : ${money}.`,
  reduced: (day, from, to) => `Prix baissé${on(day)} de ${from} à ${to}.`,
  raised: (day, from, to) => `Prix augmenté${on(day)} de ${from} à ${to}.`,
  backSince: (day) => `De retour sur le marché depuis le ${day}.`,
  noChange: 'aucun changement de prix connu',

  quote: (text) => `« ${text} »`,
  aside: (text) => ` (${text})`,
  labelled: (label, value) => `${label} : ${value}`,
  comma: ', ',
  semicolon: ' ; ',
  gap: ' ',
  end: '.',
};
