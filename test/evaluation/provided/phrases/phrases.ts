/** What a model says in one language. `{m}` is a row's mark, `{…}` a value as the language writes it. */
export type Phrases = {
  hello: string;
  found: string;
  none: string;
  close: string;
  /** Good sentences of a home, by the values that they need. */
  homes: readonly string[];
  price: string;
  beds: string;
  baths: string;
  area: string;
  year: string;
  rooms: string;
  free: string;
  unmarked: string;
  madeUp: string;
  pool: string;
  /** Said of a home that has a fee, and of one that is not the cheapest. */
  noFee: string;
  cheapest: string;
  near: string;
  link: string;
  phone: string;
  email: string;
  /** A price in words, without a currency: 990,000. */
  inWords: string;
  halfMillion: string;
  feet: string;
  meters: string;
};
