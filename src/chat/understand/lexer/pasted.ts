import type { Language } from '../understanding.ts';
import type { Marked } from './lex.ts';
import type { Lexicon } from './lexicon.ts';
import type { ReadText, Token } from './read-text.ts';
import type { ToldLanguage } from './tell-language.ts';

const OPENS: ReadonlyMap<string, RegExp> = new Map([
  ['«', /^»$/],
  ['“', /^”$/],
  ['„', /^[“”]$/],
  ['"', /^"$/],
]);
/** As long as this, words of another language are no wish that somebody has beside those of his own. */
const LEAST_FOREIGN = 10;
/** As long as this, a quotation is a text about a home in any language. */
const LEAST_QUOTED = 25;

type Stretch = { from: number; to: number; isQuoted: boolean };

const words = (tokens: readonly Token[]): number => tokens.filter(({ kind }) => kind === 'word').length;

const quotation = (tokens: readonly Token[]): Stretch | undefined => {
  for (const [from, { key }] of tokens.entries()) {
    const closes = OPENS.get(key);
    const to = closes === undefined ? -1 : tokens.findIndex((token, index) => index > from && closes.test(token.key));
    if (to !== -1 && words(tokens.slice(from, to)) >= LEAST_FOREIGN) return { from, to: to + 1, isQuoted: true };
  }
  return undefined;
};

/** All that stands behind the first question. */
const behindQuestion = (tokens: readonly Token[]): Stretch | undefined => {
  const at = tokens.findIndex(({ key }) => key === '?');
  return at === -1 ? undefined : { from: at + 1, to: tokens.length, isQuoted: false };
};

/** Whether somebody speaks for himself: a wish or a question in a second language is one all the same. */
const speaks = (tokens: readonly Token[], lexicon: Lexicon): boolean =>
  tokens.some(
    ({ key }, at) => key === '?' || lexicon.match(tokens, at)?.senses.some(({ group }) => group === 'search') === true,
  );

type Telling = { tell: (tokens: readonly Token[]) => ToldLanguage; lexiconOf: (language: Language) => Lexicon };

/**
 * The text of a listing that is pasted behind a question, or quoted in a message: it says nothing of what is wanted. Numbers,
 * addresses and links in it (`marked`) name the home all the same.
 */
export const pastedTexts = (
  { tokens }: ReadText,
  marked: readonly Marked[],
  { tell, lexiconOf }: Telling,
): readonly Marked[] => {
  const stretch = quotation(tokens) ?? behindQuestion(tokens);
  if (stretch === undefined) return [];
  const { from, to, isQuoted } = stretch;
  const [inside, outside] = [tokens.slice(from, to), [...tokens.slice(0, from), ...tokens.slice(to)]];
  if (words(inside) < LEAST_FOREIGN || words(outside) === 0) return [];
  const [its, own] = [tell(inside), tell(outside)];
  const isForeign = its.isKnown && own.isKnown && its.language !== own.language;
  const isText = isQuoted && words(inside) >= LEAST_QUOTED;
  if ((!isForeign && !isText) || speaks(inside, lexiconOf(its.language))) return [];
  return inside
    .filter(({ start }) => !marked.some((one) => one.start <= start && start < one.end))
    .map(({ start, end }) => ({ start, end }));
};
