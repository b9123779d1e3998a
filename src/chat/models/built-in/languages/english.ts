import type { Counted } from '../../../words/formats.ts';
import { joinConditions, type Sentences } from './sentences.ts';

const homes = ({ text, isOne }: Counted, conditions: readonly string[], more = ''): string =>
  `${text} ${more}${isOne ? 'home' : 'homes'}${joinConditions(conditions)}`;

const on = (day: string | null): string => (day === null ? '' : ` on ${day}`);

const descriptions = (first: Counted | null): string =>
  first === null ? 'the descriptions' : `only the first ${first.text} descriptions, as there are so many`;

export const ENGLISH: Sentences = {
  hello: 'Hello!',
  abilities:
    'I can look up homes for you: by place, price, bedrooms, size or features, or by address, MLS number or link. What are you looking for?',
  thanks: 'You are welcome! Just ask if there is anything else.',
  farewell: 'Goodbye, and good luck with your search!',
  reply: 'All right. Tell me what you are looking for, and I will see what we have.',
  human:
    'I am an automated assistant and cannot arrange that myself, but our team will be glad to help: please contact us directly.',
  about: (marks) => `Please mention this home: ${marks}.`,
  agency: (name) =>
    `${name === '' ? 'I am the automated assistant of this website' : `I am ${name}, an automated assistant`}. I know the homes listed here, but not more about the company itself.`,
  knowledge: 'I can only tell you what our listings say, so please ask our team or a specialist about that.',
  offTopic: 'I can only help with the homes listed here, so I have no answer to that.',
  unread: (kind) =>
    `I cannot ${kind === 'Audio' ? 'listen to recordings' : kind === 'Video' ? 'watch videos' : 'look at pictures'} myself; please tell me in words what you would like to know.`,
  refused:
    'I do not choose homes or neighborhoods by who lives there: origin, religion, sex, family or disability play no part in what I show. I am glad to help with everything about the home itself.',

  found: (count, conditions) => `I found ${homes(count, conditions)}.`,
  foundMore: (count, conditions) => `There ${count.isOne ? 'is' : 'are'} ${homes(count, conditions, 'more ')}.`,
  none: (conditions) => `I found no homes${joinConditions(conditions)}.`,
  allShown: ({ text, count }) =>
    count === 1 ? 'That was the only one: no other home matches.' : `That was all of them: you have seen all ${text}.`,
  hereIsOne: 'Here it is:',
  hereAreAll: 'Here they are:',
  hereAreSome: ({ text, count }, order) => (count === 1 ? 'Here is one of them:' : `Here are ${text}, ${order}:`),
  first: (superlative) => `${superlative} first`,
  newestFirst: 'newest first',
  bestFirst: 'best match first',
  closestFirst: 'closest first',
  foremost: (superlative, count, conditions) =>
    `The ${superlative}${count.count === 1 ? '' : ` of ${homes(count, conditions)}`}:`,
  apart: {
    SaleType: 'Homes for sale and homes for rent are compared separately.',
    Currency: 'Prices in different currencies are compared separately.',
  },
  without: (given, { text, count }) => `Leaving out “${given}”, there ${count === 1 ? 'is 1' : `are ${text}`}.`,
  closest: (value) => `What comes closest: ${value}.`,
  notUnderstood: (words) => `I did not understand ${words}, so I left it out.`,
  wished: (wishes) => `I put those ${wishes} first.`,
  wishedInVain: (wishes) => `None of these is known to meet your wish: ${wishes}.`,
  textHas: (words, { text, count }, first) =>
    `I also searched ${descriptions(first)}: ${count === 1 ? '1 of them mentions' : `${text} of them mention`} ${words}.`,
  textHasAtLeast: (words, { text, count }) =>
    `I also searched the descriptions: at least ${count === 1 ? '1 of them mentions' : `${text} of them mention`} ${words}.`,
  textHasNot: (words, first) => `I also searched ${descriptions(first)}, but none of them mentions ${words}.`,

  noneIn: (towns) => `None of them is in ${towns}.`,
  mostIn: (towns) => `Most of them are in ${towns}.`,

  nextOfList: 'Tell me what to change, or ask me more about any of them.',
  nextOfSome: 'Ask me more about any of them, or say which one you would like to see.',
  nextOfHome: 'Ask me anything else about it, or say that you would like to see it.',
  nextSearch: 'Tell me what you are looking for, and I will see what else we have.',
  offerRelaxed: (given) => `Shall I go on without “${given}”?`,
  offerMore: 'Would you like to see more of them?',
  offerMoreOrLess: 'Would you like to see more? You can also narrow it down by place, price, size or features.',
  offerHuman: 'Would you like to talk to someone from our team?',

  noSuch: (conditions) => `I have no home${joinConditions(conditions)}.`,
  whichHome: 'I cannot tell which home you mean.',
  gone: {
    sold: (name, day) => `${name} has been sold${day === null ? '' : ` (${day})`}.`,
    rented: (name, day) => `${name} has been rented out${day === null ? '' : ` (${day})`}.`,
    removed: (name, day) => `${name} is no longer listed${day === null ? '' : ` (since ${day})`}.`,
  },
  goneHome: 'The home that you mean',
  othersToo: ({ text, count }) => (count === 1 ? 'There is 1 more like this.' : `There are ${text} more like these.`),
  thisIsKnown: 'This is what I know:',
  textSays: (word, quotes) => `About ${word} the listing says: ${quotes}`,
  textIsSilent: (words) => `I find nothing stated about ${words}.`,
  compared: 'Side by side:',
  difference: (value) => `difference ${value}`,

  aggregateOf: (label, count, conditions) => `${label} of ${homes(count, conditions)}:`,
  average: (value) => `average ${value}`,
  lowest: (value) => `lowest ${value}`,
  highest: (value) => `highest ${value}`,
  statedFor: (known, all) => `stated for ${known} of ${all}`,

  notStated: 'not stated',
  yes: 'yes',
  no: 'no',
  onRequest: 'on request',
  seeLink: 'see the link above',
  priceNotStated: 'price not stated',
  lastPrice: (money) => `last price ${money}`,
  unconfirmed: (day) => `availability not confirmed since ${day}`,
  since: (day) => `since ${day}`,
  listedSince: (day, days) => `On the market since ${day} (${days}).`,
  firstPrice: (money) => `First offered for ${money}.`,
  reduced: (day, from, to) => `Price reduced${on(day)} from ${from} to ${to}.`,
  raised: (day, from, to) => `Price raised${on(day)} from ${from} to ${to}.`,
  backSince: (day) => `Back on the market since ${day}.`,
  noChange: 'no price change is known',

  quote: (text) => `“${text}”`,
  aside: (text) => ` (${text})`,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  semicolon: '; ',
  gap: ' ',
  end: '.',
};
