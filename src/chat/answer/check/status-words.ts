import { foldInPlace } from './fold-in-place.ts';
import type { CheckWords, StatusWord } from './languages/check-words.ts';
import type { RowFacts } from './row-facts.ts';
import { clauseBefore } from './topics.ts';
import { anywhere, isIn, ofAll } from './word-patterns.ts';

/** Call a home free. */
export const STATUS_PHRASES: readonly string[] = ofAll(({ available }) => available);
const AVAILABLE = anywhere(STATUS_PHRASES);
const NOT = anywhere(ofAll(({ not }) => not));

export type StatusClaim = { start: number; end: number };

/** Where a text calls a home free and does not take it back in the same breath. */
export const findStatusClaims = (text: string): StatusClaim[] => {
  const fold = foldInPlace(text);
  return [...fold.matchAll(AVAILABLE)]
    .filter(({ index }) => !isIn(NOT, clauseBefore(fold, 0, index).slice(-30)))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
};

/** What is to be said instead of "available"; undefined where it may be said, and where the listings differ. */
export const statusInstead = (rows: readonly RowFacts[], language: CheckWords): string | undefined => {
  const statuses = new Set<StatusWord>(rows.map(({ status }) => status));
  const [status] = statuses;
  return statuses.size === 1 && status !== undefined && status !== 'active' ? language.status[status] : undefined;
};
