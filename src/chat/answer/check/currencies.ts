import { ownValue } from '../../../fields/own-value.ts';
import { foldInPlace } from './fold-in-place.ts';
import { CHECK_WORDS } from './languages/all.ts';
import { ELIDED, smallWords } from './languages/small/all.ts';
import { oneOf, rightHere } from './word-patterns.ts';

const CODES: Readonly<Record<string, string>> = {
  usd: '$',
  us$: '$',
  $us: '$',
  c$: 'C$',
  ca$: 'C$',
  cad: 'C$',
  a$: 'A$',
  au$: 'A$',
  aud: 'A$',
  hk$: 'HK$',
  mx$: 'MX$',
  mxn: 'MX$',
  r$: 'R$',
  brl: 'R$',
  eur: '€',
  gbp: '£',
  chf: 'CHF',
  cny: '¥',
  rmb: '¥',
  jpy: '¥',
  inr: '₹',
  sek: 'kr',
  nok: 'kr',
  dkk: 'kr',
  kr: 'kr',
  pln: 'zł',
  zł: 'zł',
  czk: 'kč',
  kč: 'kč',
  aed: 'aed',
};
const SYMBOLS = '(?:us|ca|au|hk|mx|nz|r|c|a)?\\$|\\p{Sc}';
const NAMES = Object.keys(CODES)
  .filter((code) => !code.includes('$'))
  .sort((a, b) => b.length - a.length)
  .join('|');
const BEFORE = new RegExp(`(?:(?<![\\p{L}])(?:${SYMBOLS}|${NAMES})|\\p{Sc}) ?$`, 'u');
const AFTER = new RegExp(` ?(?:\\$us(?![\\p{L}])|${SYMBOLS}|(?:${NAMES})(?![\\p{L}]))`, 'uy');
const WORDS: Readonly<Record<string, string>> = Object.assign(
  Object.fromEntries(smallWords(({ otherCurrencies }) => otherCurrencies).map((name) => [name, name])),
  ...CHECK_WORDS.map(({ currencies }) => currencies),
);
const WORD = rightHere(Object.keys(WORDS));
const OF = `(?:${oneOf(smallWords(({ of }) => of))} |${oneOf(Object.keys(ELIDED))})`;
const WORD_AFTER = new RegExp(` ?${OF}?(?:${WORD.source})`, 'uy');
const BEGINS_WITH_OF = new RegExp(`^${OF}`, 'u');

/** One spelling of each currency: "USD" and "US$" are "$". */
export const currencyOf = (written: string): string => {
  const name = foldInPlace(written).trim().replace(BEGINS_WITH_OF, '');
  return ownValue(CODES, name) ?? ownValue(WORDS, name) ?? (name === '￥' ? '¥' : name);
};

const isDollar = (currency: string): boolean => currency.endsWith('$') && currency !== 'R$';

/** Whether two currencies may be the same one: a bare dollar sign may stand for any dollar, but for no real. */
export const isSameCurrency = (one: string, other: string): boolean =>
  one === other || ((one === '$' || other === '$') && isDollar(one) && isDollar(other));

export type WrittenCurrency = { currency: string; length: number };

const found = (text: string | undefined): WrittenCurrency | undefined =>
  text === undefined ? undefined : { currency: currencyOf(text), length: text.length };

/** The currency that ends a folded text. */
export const currencyBefore = (fold: string): WrittenCurrency | undefined => found(BEFORE.exec(fold)?.[0]);

/** The currency that stands at `index` of a folded text. */
export const currencyAt = (fold: string, index: number): WrittenCurrency | undefined => {
  AFTER.lastIndex = index;
  WORD_AFTER.lastIndex = index;
  return found(AFTER.exec(fold)?.[0] ?? WORD_AFTER.exec(fold)?.[0]);
};

/** What may begin a sum of money before its first digit. */
export const isCurrencyStart = (word: string): boolean =>
  /\p{Sc}/u.test(word) || Object.hasOwn(CODES, foldInPlace(word));
