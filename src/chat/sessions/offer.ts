import type { Found } from '../retrieve/found.ts';
import type { Constraint } from '../understand/constraint.ts';
import type { Understanding } from '../understand/understanding.ts';

/** What an answer offers as the next step, so that "yes" takes it: to give constraints up, further homes, a person. */
export type Offer = { kind: 'relax'; constraints: Constraint[] } | { kind: 'more' } | { kind: 'human' };

/** The one offer that fits an answer which shows so many listings; `noAnswer` as in isNoAnswer. */
export const offerOf = (
  { Intent, Constraints }: Understanding,
  found: Found,
  { shown, noAnswer }: { shown: number; noAnswer: boolean },
): Offer | undefined => {
  if (Intent === 'search' && found.relaxed !== undefined)
    return { kind: 'relax', constraints: found.relaxed.constraints };
  // Of "which of these" there are no others than these.
  const isAmongShown = Constraints.some(({ Field, Operator }) => Field === 'Shown' && Operator === 'is');
  if (Intent === 'search' && found.total > shown && !isAmongShown) return { kind: 'more' };
  return noAnswer ? { kind: 'human' } : undefined;
};
