import type { Found } from '../retrieve/found.ts';
import type { Talk, Understanding } from '../understand/understanding.ts';

/** Talk to which every answer is one. */
const CIVIL: readonly Talk[] = ['greeting', 'thanks', 'farewell', 'reply'];

/**
 * Whether the chatbot could not answer from what it has: no listing matched, also where relaxed ones are shown or where the
 * home that was asked for has gone, or the answerer said so. Never for a greeting and its like, a person asked for, what
 * was said once more, and a count: 0 is an answer. Nor where all that match were shown before.
 */
export const isNoAnswer = (understanding: Understanding, found: Found, saidNoAnswer: boolean): boolean => {
  const { Intent, Talk, Aggregate, Again } = understanding;
  const isCivil = Talk !== undefined && CIVIL.includes(Talk);
  if (Intent === 'human' || isCivil || Again) return false;
  if (Aggregate === 'count') return saidNoAnswer;
  const isAboutHomes = Intent !== 'none' || Talk === 'shown';
  const isExhausted = (found.shownBefore ?? 0) > 0;
  return saidNoAnswer || (isAboutHomes && found.total === 0 && !isExhausted);
};
