import { says } from './cues.ts';
import type { Figure } from './figure.ts';
import { type Scope, type Sentence, tellsApart } from './judge.ts';
import { smallWords } from './languages/small/all.ts';
import type { RowFacts } from './row-facts.ts';
import { MARK_SIGN } from './sentence.ts';
import { oneOf } from './word-patterns.ts';

const RANGE_SIGN = new RegExp(`^\\s*(?:[-–—~/]|${oneOf(smallWords(({ to }) => to))})\\s*$`, 'u');

/**
 * The home that a number is of where as many numbers of its kind as homes stand together: the first is of the first. Undefined
 * where they don't, or the sentence tells them apart by other words.
 */
export const rowInOrder = ({ fold, figures }: Sentence, figure: Figure, { by, rows }: Scope): RowFacts | undefined => {
  if (by !== 'named' || rows.length < 2 || !fold.includes(MARK_SIGN)) return undefined;
  const from = fold.lastIndexOf(MARK_SIGN, figure.start);
  const next = fold.indexOf(MARK_SIGN, figure.end);
  const to = next === -1 ? fold.length : next;
  const own = figures.filter(({ kind, start, end }) => kind === figure.kind && start > from && end <= to);
  const topics = new Set(own.flatMap(({ topic }) => topic ?? []));
  const index = own.indexOf(figure);
  const first = own[0];
  if (own.length !== rows.length || topics.size > 1 || index === -1 || first === undefined) return undefined;
  if (says('respectively', fold)) return rows[index];
  const isRange = own.some(
    ({ wholeStart }, at) => at > 0 && RANGE_SIGN.test(fold.slice(own[at - 1]?.wholeEnd, wholeStart)),
  );
  const lead = fold.slice(Math.max(from + 1, first.wholeStart - 24), first.wholeStart);
  return isRange || says('between', lead) || tellsApart(fold) ? undefined : rows[index];
};
