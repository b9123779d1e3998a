import { isCurrencyStart } from './currencies.ts';
import { foldInPlace } from './fold-in-place.ts';
import { isNumberWord } from './number-words.ts';
import { remembered } from './remembered.ts';
import { ofAll } from './word-patterns.ts';

const AVAILABLE = ofAll(({ available }) => available);
const WIDE_STARTS = new Set(AVAILABLE.filter((word) => /\p{sc=Han}/u.test(word)).map((word) => word[0] ?? ''));
const AVAILABLE_WORDS = new Set(AVAILABLE);

/** Whether what a check may change begins with this word, or this character of Chinese. Asked of every word of an answer. */
export const startsFigure = remembered((word: string): boolean => {
  if (/[\p{N}\p{Sc}+〇半\ufffb]/u.test(word) || isCurrencyStart(word)) return true;
  const fold = foldInPlace(word);
  if (WIDE_STARTS.has(fold)) return true;
  return fold
    .split(/[^\p{L}]+/u)
    .some((part) => isNumberWord(part) || AVAILABLE_WORDS.has(part) || isCurrencyStart(part));
});
