import type { Lexicon, Sense } from './lexicon.ts';
import type { Token } from './read-text.ts';

export const LARGE_SCALE = 1_000_000;
const FIRST_OF_TWO = 10;
const HUNDRED = 100;

/** What a number or a scale in words is worth. */
export const amountOf = (senses: readonly Sense[], group: string): number | undefined =>
  senses.find((sense) => sense.group === group)?.amount;

/**
 * "Um milhão *e* duzentos mil", "dois mil *e* quinhentos": an "and" before hundreds or thousands in words; 0 where there is
 * none, or where the hundreds count something else.
 */
export const linkLength = (tokens: readonly Token[], at: number, scale: number, lexicon: Lexicon): number => {
  const link = lexicon.match(tokens, at);
  if (link === undefined || !link.senses.some(({ group, value }) => group === 'link' && value === 'and')) return 0;
  const word = lexicon.match(tokens, at + link.length);
  const value = word && amountOf(word.senses, 'number');
  if (word === undefined || value === undefined) return 0;
  const behind = lexicon.match(tokens, at + link.length + word.length)?.senses ?? [];
  const isScaled = amountOf(behind, 'scale') !== undefined;
  const isUnit = behind.some(({ group }) => group === 'unit');
  // "One hundred *and* twenty", but "two hundred and two bedrooms".
  if (scale === HUNDRED) return value < HUNDRED && (value >= FIRST_OF_TWO || !isUnit) ? link.length : 0;
  if (scale >= LARGE_SCALE) return value >= 100 || isScaled ? link.length : 0;
  const isOther = isScaled || isUnit;
  return value >= 100 && value < scale && !isOther ? link.length : 0;
};

/** "The eighties". */
export const isDecade = (senses: readonly Sense[]): boolean =>
  senses.some(({ group, value }) => group === 'number' && value === 'decade');

/** "Five fifty", "nineteen eighty five": two numbers in a row of which the first counts hundreds. */
export const countsHundreds = (parts: readonly number[], word: number, lexicon: Lexicon): boolean => {
  const [first = 0, ...others] = parts;
  const isSmall = first >= 1 && first < HUNDRED && Number.isInteger(first) && others.length === 0;
  return lexicon.tables.saysHundreds === true && isSmall && word >= FIRST_OF_TWO && word < HUNDRED;
};

/** "One *point two* million": what stands behind the point, as far as a scale or a unit follows. */
export const decimalsBehind = (
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { value: number; length: number } | undefined => {
  const point = lexicon.tables.decimalPoint;
  if (point === undefined || tokens[at]?.key !== point) return undefined;
  let digits = '';
  let index = at + 1;
  for (; index <= at + 2; index += 1) {
    const token = tokens[index];
    const isWord = token?.kind === 'word' || token?.kind === 'han';
    const word = isWord ? amountOf(lexicon.match(tokens, index)?.senses ?? [], 'number') : undefined;
    const digit = token?.kind === 'number' && /^\d{1,2}$/.test(token.key) ? token.key : word;
    if (digit === undefined || (word !== undefined && word >= FIRST_OF_TWO)) break;
    digits += String(digit);
  }
  const behind = lexicon.match(tokens, index)?.senses ?? [];
  // "便宜一点两房" counts no 1.2 rooms.
  if (tokens[at]?.kind === 'han' && !behind.some(({ group }) => group === 'scale')) return undefined;
  if (digits === '' || !behind.some(({ group }) => group === 'scale' || group === 'unit')) return undefined;
  return { value: Number(`0.${digits}`), length: index - at };
};

const COUNTED: ReadonlySet<string> = new Set(
  'bedroom bathroom room car acre quarterAcre hectare hour day week month year'.split(' '),
);

/** What stands behind "one" in "one *or two* bedrooms". */
const behindChoice = (tokens: readonly Token[], at: number, lexicon: Lexicon): number => {
  const link = lexicon.match(tokens, at);
  if (link === undefined || !link.senses.some(({ group, value }) => group === 'link' && value === 'or')) return at;
  const number = lexicon.match(tokens, at + link.length);
  if (tokens[at + link.length]?.kind === 'number') return at + link.length + 1;
  return number !== undefined && amountOf(number.senses, 'number') !== undefined
    ? at + link.length + number.length
    : at;
};

/** "Una recámara": an article that is a number since it stands before what is counted. "Un garaje" names a feature. */
export const articleLength = (tokens: readonly Token[], from: number, lexicon: Lexicon): number => {
  const article = lexicon.match(tokens, from);
  if (article === undefined || amountOf(article.senses, 'article') === undefined) return 0;
  const at = behindChoice(tokens, from + article.length, lexicon);
  const counted = lexicon.match(tokens, at)?.senses ?? [];
  const isCounted = counted.some(({ group, value }) => group === 'scale' || (group === 'unit' && COUNTED.has(value)));
  return isCounted && counted.every(({ group }) => group !== 'tag' && group !== 'home') ? article.length : 0;
};

/** "300", "850": so many thousands where they stand behind a million. */
const ROUND_HUNDREDS = /^[1-9]\d0$/;

/** "1 millón *200 mil*", "1 milhão *e 300*": a smaller sum behind a large scale. Without its own scale it needs an "and". */
export const sumBehind = (
  tokens: readonly Token[],
  at: number,
  scale: number,
  lexicon: Lexicon,
): { value: number; to: number } | undefined => {
  const link = lexicon.match(tokens, at);
  const isLink = link?.senses.some(({ group, value }) => group === 'link' && value === 'and') === true;
  const from = isLink ? at + link.length : at;
  const number = tokens[from];
  if (number?.kind !== 'number') return undefined;
  const behind = lexicon.match(tokens, from + 1);
  const factor = behind && amountOf(behind.senses, 'scale');
  if (behind === undefined || factor === undefined) {
    const counts = behind?.senses.some(({ group }) => group === 'unit' || group === 'range') === true;
    return isLink && !counts && ROUND_HUNDREDS.test(number.key)
      ? { value: Number(number.key), to: from + 1 }
      : undefined;
  }
  const value = Number(number.key.replace(/[,']/, '.')) * factor;
  return value < scale ? { value, to: from + 1 + behind.length } : undefined;
};
