import { MOST_WHOLE_RECORDS } from '../prompt/data-block.ts';
import type { Found } from '../retrieve/retrieve.ts';
import type { Understanding } from '../understand/constraint.ts';
import type { SessionState } from './session-state.ts';

/** What the session remembers after an answer that named the listings `shown`. Talk without listings keeps the focus. */
export const nextState = (
  before: SessionState,
  understanding: Understanding,
  found: Found,
  shown: readonly number[],
): SessionState => {
  const ids = found.listings.map(({ id }) => id);
  const constraints = understanding.Kept;
  if (found.kind === 'nothing') return { ...before, constraints };
  if (found.kind === 'focus') return { constraints, shown: before.shown.filter((id) => ids.includes(id)), focus: ids };
  const named = shown.length > 0 && shown.length <= MOST_WHOLE_RECORDS ? [...shown] : [];
  return { constraints, shown: [...shown], focus: ids.length <= MOST_WHOLE_RECORDS ? ids : named };
};
