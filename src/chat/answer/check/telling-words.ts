import { DENYING } from './none-claims.ts';
import { isNumberWord } from './number-words.ts';
import { remembered } from './remembered.ts';
import { STATUS_PHRASES } from './status-words.ts';
import { DENIABLE_NOUNS } from './wording/denials.ts';
import { OFFER_PHRASES } from './wording/offers.ts';
import { RATIO_PHRASES } from './wording/ratios.ts';
import { SUPERLATIVE_PHRASES } from './wording/superlatives.ts';
import { TIME_PHRASES } from './wording/times.ts';

/** The check finds something only in a sentence that has one of these, a digit, or a word of a number. A rule of other phrases lists them here. */
const PHRASES: readonly string[] = [
  ...DENYING,
  ...STATUS_PHRASES,
  ...DENIABLE_NOUNS,
  ...OFFER_PHRASES,
  ...RATIO_PHRASES,
  ...SUPERLATIVE_PHRASES,
  ...TIME_PHRASES,
];

const WORD = /[a-z]+/g;
/** Letters of other scripts, digits and rare signs are left to the rules themselves. */
const UNPLAIN = /[^\x20-\x2f\x3a-\x7e\n“”–—…\ufffb\ufffc]/;

/** The longest word of a phrase: where that is missing, so is the phrase. */
const longestWord = (phrase: string): string =>
  (phrase.match(WORD) ?? []).reduce((longest, word) => (word.length >= longest.length ? word : longest), '');

const TELLING = new Set(PHRASES.filter((phrase) => !UNPLAIN.test(phrase)).map(longestWord));

const isTelling = remembered((word: string): boolean => TELLING.has(word) || isNumberWord(word));

/**
 * Whether a folded text may hold anything that the rules of the check look for. False for most sentences that name no number,
 * which then cost a look at each word instead of some forty patterns.
 */
export const mayTell = (fold: string): boolean => UNPLAIN.test(fold) || (fold.match(WORD) ?? []).some(isTelling);
