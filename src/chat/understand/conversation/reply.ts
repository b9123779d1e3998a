import type { SessionState } from '../../sessions/session-state.ts';
import { type Constraint, heldBudgets } from '../constraint.ts';
import type { Statement } from '../statement.ts';

const isSame = (one: Constraint, other: Constraint): boolean =>
  one.Field === other.Field && one.Operator === other.Operator && String(one.Value) === String(other.Value);

/** Whether a message says something beside "yes" or "no". */
const saysMore = (statement: Statement): boolean =>
  [
    statement.constraints,
    statement.wishes,
    statement.dropped,
    statement.droppedTags,
    statement.droppedNames,
    statement.relative,
    statement.pointers,
    statement.fields,
  ].some((part) => part.length > 0) ||
  [statement.order, statement.limit, statement.aggregate].some((part) => part !== undefined) ||
  statement.isReset ||
  statement.wantsMore ||
  statement.amongShown ||
  statement.wantsHuman ||
  statement.compares;

/**
 * "Yes" says what was offered, unless more is said with it. Who asks for more of the closest homes has given nothing up:
 * they come closest again. Nor has who chooses among them, for good: `lifted` holds again afterwards.
 */
export const takeReply = (
  statement: Statement,
  before: SessionState,
): { statement: Statement; before: SessionState; lifted?: Constraint[] } => {
  const { offer } = before;
  if (offer === undefined) return { statement, before };
  const accepts = statement.reply === 'yes';
  if (offer.kind === 'relax') {
    if (!accepts && !statement.amongShown) return { statement, before };
    const givenUp = before.constraints.filter((one) => offer.constraints.some((given) => isSame(one, given)));
    const constraints = [
      ...before.constraints.filter((one) => !givenUp.includes(one)),
      ...(accepts ? heldBudgets(givenUp) : []),
    ];
    return {
      statement: { ...statement, speaksOfHomes: true },
      before: { ...before, constraints },
      ...(accepts ? {} : { lifted: givenUp }),
    };
  }
  if (!accepts || saysMore(statement)) return { statement, before };
  const taken = offer.kind === 'more' ? { wantsMore: true } : { wantsHuman: true };
  return { statement: { ...statement, ...taken }, before };
};
