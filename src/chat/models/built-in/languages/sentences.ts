import type { FileKind } from '../../../../files/file-service.ts';
import type { ApartBy } from '../../../retrieve/found.ts';
import type { Counted } from '../../../words/formats.ts';

/**
 * What the built-in answerer says, in one language. Conditions follow the word for homes, as NamingWords has them; numbers,
 * money and dates come written; `mark` stands for a home and becomes its address and link.
 */
export type Sentences = {
  hello: string;
  /** What it can do, and a question to begin with. */
  abilities: string;
  thanks: string;
  farewell: string;
  reply: string;
  human: string;
  /** Which homes a wish to talk to somebody is about. */
  about(marks: string): string;
  /** `name` is the chatbot's, and may be blank. */
  agency(name: string): string;
  knowledge: string;
  offTopic: string;
  refused: string;
  /** Nobody can look into the files of this kind that came with the message. */
  unread: (kind: FileKind) => string;

  found(homes: Counted, conditions: readonly string[]): string;
  foundMore(homes: Counted, conditions: readonly string[]): string;
  none(conditions: readonly string[]): string;
  /** All that match were shown before. */
  allShown(homes: Counted): string;
  hereIsOne: string;
  hereAreAll: string;
  /** `order` says what comes first, as `first`, `newestFirst` and their like write it. */
  hereAreSome(homes: Counted, order: string): string;
  first(superlative: string): string;
  newestFirst: string;
  bestFirst: string;
  closestFirst: string;
  /** Introduces the one home that has the superlative. */
  foremost(superlative: string, homes: Counted, conditions: readonly string[]): string;
  /** What the order did not compare. */
  apart: Readonly<Record<ApartBy, string>>;
  without(given: string, homes: Counted): string;
  /** Of the homes found without what was given up, the value closest to it. */
  closest(value: string): string;
  notUnderstood(words: string): string;
  /** Soft wishes that some of the homes shown fulfil, and those that none is known to fulfil. */
  wished(wishes: string): string;
  wishedInVain(wishes: string): string;
  /** `first` where only so many texts were looked through. */
  textHas(words: string, homes: Counted, first: Counted | null): string;
  textHasAtLeast(words: string, homes: Counted): string;
  textHasNot(words: string, first: Counted | null): string;

  /** Where homes are and where none is, of towns that were asked for. */
  noneIn(towns: string): string;
  mostIn(towns: string): string;

  /** What one may go on with after a list that is whole, some homes, one home, and one that is gone. */
  nextOfList: string;
  nextOfSome: string;
  nextOfHome: string;
  nextSearch: string;
  offerRelaxed(given: string): string;
  offerMore: string;
  offerMoreOrLess: string;
  offerHuman: string;

  noSuch(conditions: readonly string[]): string;
  whichHome: string;
  gone: Readonly<Record<'sold' | 'rented' | 'removed', (name: string, day: string | null) => string>>;
  goneHome: string;
  othersToo(homes: Counted): string;
  thisIsKnown: string;
  textSays(word: string, quotes: string): string;
  textIsSilent(words: string): string;
  compared: string;
  difference(value: string): string;

  aggregateOf(label: string, homes: Counted, conditions: readonly string[]): string;
  average(value: string): string;
  lowest(value: string): string;
  highest(value: string): string;
  statedFor(known: string, all: string): string;

  notStated: string;
  yes: string;
  no: string;
  onRequest: string;
  seeLink: string;
  priceNotStated: string;
  lastPrice(money: string): string;
  unconfirmed(day: string): string;
  since(day: string): string;
  listedSince(day: string, days: string): string;
  firstPrice(money: string): string;
  reduced(day: string | null, from: string, to: string): string;
  raised(day: string | null, from: string, to: string): string;
  backSince(day: string): string;
  noChange: string;

  quote(text: string): string;
  /** Follows what it explains, in brackets. */
  aside(text: string): string;
  labelled(label: string, value: string): string;
  /** Between the facts of a home, between those with a name, between sentences, and at the end of one. */
  comma: string;
  semicolon: string;
  gap: string;
  end: string;
};

/** Conditions after a noun: the first few follow it, longer lists are set apart by commas. */
export const joinConditions = (conditions: readonly string[]): string => {
  if (conditions.length <= 3) return conditions.map((condition) => ` ${condition}`).join('');
  return ` ${conditions.slice(0, 2).join(' ')}, ${conditions.slice(2).join(', ')}`;
};

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
