import { hasSense, senseValue } from '../../lexer/lexeme.ts';
import { type Item, type Reading, wordsOf } from '../stretch.ts';

/** How a sign is written in listings, beside the sign itself. */
const ALSO: ReadonlyMap<string, readonly string[]> = new Map([
  ['$', ['US$', 'USD']],
  ['€', ['EUR']],
  ['£', ['GBP']],
  ['¥', ['CNY', 'RMB', 'JPY', '元', '￥']],
  ['CHF', ['SFr', 'Fr.']],
  ['R$', ['BRL']],
]);

/** "$" and "USD" may stand for any dollar or peso. */
const OF_DOLLARS = /\$|USD|CAD|AUD|NZD|SGD|HKD|MXN|COP|CLP|ARS|UYU|DOP/u;

const isListed = (currencies: readonly string[], sign: string): boolean =>
  currencies.some(
    (one) =>
      one === sign || ALSO.get(sign)?.includes(one) === true || (sign === '$' && one !== 'R$' && OF_DOLLARS.test(one)),
  );

/** The words for a currency that no listing has, beside a number that was read as a price. */
export const foreignCurrency = (reading: Reading, from: number, to: number): string[] => {
  const { currencies } = reading.vocabulary;
  const at = reading.lexemes.findIndex((lexeme, index) => index >= from && index < to && hasSense(lexeme, 'currency'));
  const sign = senseValue(reading.lexemes[at], 'currency');
  // Of several currencies, one that none of them is becomes a condition that nothing meets.
  if (currencies.length !== 1 || sign === undefined || sign === 'any' || isListed(currencies, sign)) return [];
  return [wordsOf(reading, at, at + 1)];
};

/** A currency that is named is a condition where the listings have several. */
export const readCurrency = (reading: Reading, from: number, to: number): Item[] => {
  const { currencies } = reading.vocabulary;
  const at = reading.lexemes.findIndex((lexeme, index) => index >= from && index < to && hasSense(lexeme, 'currency'));
  const sign = senseValue(reading.lexemes[at], 'currency');
  if (currencies.length < 2 || sign === undefined || sign === 'any') return [];
  const written = currencies.find((one) => one === sign || ALSO.get(sign)?.includes(one) === true) ?? sign;
  const Words = wordsOf(reading, at, at + 1);
  return [
    {
      kind: 'state',
      from: at,
      to: at + 1,
      constraints: [{ Field: 'Currency', Operator: 'is', Value: [written], Words }],
    },
  ];
};
