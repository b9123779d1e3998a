import { createAnswerCheck } from '../../src/chat/answer/check-answer.ts';
import { type Findings, findingsOf } from '../../src/chat/retrieve/findings.ts';
import type { Found, FoundListing } from '../../src/chat/retrieve/found.ts';
import type { Understanding } from '../../src/chat/understand/understanding.ts';
import { understood } from './understandings.ts';

export const NOW = new Date('2026-11-21T11:12:13Z');

export const foundListings = (listings: FoundListing[], more: Partial<Found> = {}): Found => ({
  kind: 'search',
  listings,
  total: listings.length,
  gone: [],
  unknown: [],
  ...more,
});

type CheckedWith = {
  found: Found;
  /** Instead of what `found` alone gives. */
  findings?: Findings;
  understanding?: Understanding;
  question?: string;
  ownTexts?: string;
  isChecked?: boolean;
  readsMarkdown?: boolean;
};

/** What becomes of a model's text, given in these pieces. */
export const checkAnswer = (
  parts: readonly string[],
  {
    found,
    understanding = understood(),
    findings,
    question = '',
    ownTexts = '',
    isChecked = true,
    readsMarkdown = false,
  }: CheckedWith,
) => {
  const writer = createAnswerCheck({
    findings: findings ?? findingsOf({ understanding, found }),
    ...{ question, ownTexts, isChecked, readsMarkdown },
    language: understanding.Language,
  });
  const sent = [...parts.map((part) => writer.push(part)), writer.end()];
  return {
    sent,
    text: sent.join(''),
    shown: writer.shown(),
    noAnswer: writer.saidNoAnswer(),
    checked: writer.checked(),
  };
};
