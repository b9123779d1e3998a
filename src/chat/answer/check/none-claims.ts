import type { Figure } from './figure.ts';
import { NONE_WORDS } from './languages/none/all.ts';
import type { NoneWords } from './languages/none/none-words.ts';
import { MARK_SIGN } from './sentence.ts';
import type { SharedFacts } from './shared-facts.ts';
import { withoutBounds } from './without-bounds.ts';
import { anywhere, isIn, ofAll } from './word-patterns.ts';

type Span = { start: number; end: number };

const WORD_BETWEEN = String.raw`(?:[\s-]+(?:[\p{L}\p{N}'$€£]|[.,](?=\p{N}))+){0,3}?(?:[\s-]+|(?<='))`;
const HAN_BETWEEN = String.raw`[\p{L}\p{N}\s]{0,10}?`;
const ZERO = String.raw`(?<![\p{N}.,])0(?![.,]?\p{N})`;
const CLAUSE = /(?:[^,;:!?。，；！？：\n—]|[,:](?=\p{N}))+/gu;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

const readerOf = ({ no, homes, nothing, found, around, regrets }: NoneWords) => {
  const between = no.some((word) => /\p{sc=Han}/u.test(word)) ? HAN_BETWEEN : WORD_BETWEEN;
  return {
    none: new RegExp(`(?:${anywhere(no).source}|${ZERO})${between}(?:${anywhere(homes).source})`, 'u'),
    nothing: anywhere(nothing),
    found: anywhere(found),
    known: anywhere([...no, ...homes, ...nothing, ...found, ...around, ...regrets]),
  };
};

const READERS = NONE_WORDS.map(readerOf);
const AVAILABLE = anywhere(ofAll(({ available }) => available));
const REGRETS = anywhere(NONE_WORDS.flatMap(({ regrets }) => regrets));
/** Of these every sentence has one that denies or regrets, or a 0. */
export const DENYING: readonly string[] = NONE_WORDS.flatMap(({ no, nothing, regrets }) => [
  ...no,
  ...nothing,
  ...regrets,
]);
const MAY_DENY = new RegExp(`${anywhere(DENYING).source}|${ZERO}`, 'u');

/** Whether a folded text may say that there is nothing, or that something is regretted. */
export const mayDeny = (fold: string): boolean => MAY_DENY.test(fold);

/** Whether a folded clause says no more than that something is regretted. */
export const onlyRegrets = (fold: string): boolean => {
  const left = fold.replace(REGRETS, '');
  return left !== fold && !SAYS_SOMETHING.test(left);
};

/** Where a folded sentence without a mark says that nothing was found of what was asked, though something was. */
export const findNoneClaims = (fold: string, figures: readonly Figure[], shared: SharedFacts): Span[] => {
  const { asked, bounds } = shared;
  if (asked === undefined || fold.includes(MARK_SIGN) || !mayDeny(fold)) return [];
  const own = withoutBounds(fold, figures, bounds);
  const clauses = [...own.matchAll(CLAUSE)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
    isAsked: /^\s*[?？]/u.test(own.slice(index + text.length)),
  }));
  const askedWords = asked.length === 0 ? undefined : anywhere(asked);
  const denies = (text: string): boolean =>
    READERS.some(({ none, nothing, found, known }) => {
      const isNone = none.test(text) || (isIn(nothing, text) && (isIn(found, text) || isIn(AVAILABLE, text)));
      if (!isNone) return false;
      const rest = askedWords === undefined ? text : text.replace(askedWords, ' ');
      return !SAYS_SOMETHING.test(rest.replace(known, ' ').replace(/(?<!\p{N})0(?!\p{N})/gu, ' '));
    });
  return clauses.flatMap(({ text, start, end, isAsked }, index) => {
    if (isAsked || !denies(text)) return [];
    const before = clauses[index - 1];
    return [{ start: before !== undefined && onlyRegrets(before.text) ? before.start : start, end }];
  });
};
