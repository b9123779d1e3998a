import type { Found } from '../retrieve/retrieve.ts';
import type { Understanding } from '../understand/constraint.ts';

/**
 * Whether the chatbot could not answer from what it has: no listing matched, also where relaxed
 * ones are shown, or the answerer said so. Never for a greeting, thanks, a person asked for, and a count: 0 is an answer.
 */
export const isNoAnswer = (understanding: Understanding, found: Found, saidNoAnswer: boolean): boolean => {
  const { Intent, Talk, Aggregate, Constraints } = understanding;
  if (Intent === 'human' || Talk === 'greeting' || Talk === 'thanks' || Aggregate === 'count') return false;
  const isAboutListings = Intent === 'lookup' || (Intent === 'search' && Constraints.length > 0);
  return saidNoAnswer || (isAboutListings && found.total === 0);
};
