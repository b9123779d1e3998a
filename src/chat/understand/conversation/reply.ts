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

/** "The cheapest one?", of homes that came closest: nothing matches, so that it can only be one of those. */
const choosesOne = (statement: Statement): boolean => {
  const { aggregate, limit, order, fields, ...rest } = statement;
  const isOne = (order !== undefined && limit !== undefined) || aggregate === 'lowest' || aggregate === 'highest';
  return isOne && !saysMore({ ...rest, fields: [] });
};

/** Who chooses among the closest homes has given up what they do not fulfil, but not for good: `lifted` holds again afterwards. */
const chooseAmong = (statement: Statement, before: SessionState, givenUp: readonly Constraint[]) => {
  const lifted = before.constraints.filter((one) => givenUp.some((given) => isSame(one, given)));
  const constraints = before.constraints.filter((one) => !lifted.includes(one));
  return {
    statement: { ...statement, amongShown: true, speaksOfHomes: true },
    before: { ...before, constraints },
    lifted,
  };
};

/**
 * "Yes" says what was offered, unless more is said with it. Who asks for more of the closest homes has given nothing up:
 * they come closest again.
 */
export const takeReply = (
  statement: Statement,
  before: SessionState,
): { statement: Statement; before: SessionState; lifted?: Constraint[] } => {
  const { offer, givenUp } = before;
  if (givenUp !== undefined && (statement.amongShown || choosesOne(statement)))
    return chooseAmong(statement, before, givenUp);
  if (offer === undefined || statement.reply !== 'yes') return { statement, before };
  if (offer.kind === 'relax') {
    const taken = before.constraints.filter((one) => offer.constraints.some((given) => isSame(one, given)));
    const constraints = [...before.constraints.filter((one) => !taken.includes(one)), ...heldBudgets(taken)];
    return { statement: { ...statement, speaksOfHomes: true }, before: { ...before, constraints } };
  }
  if (saysMore(statement)) return { statement, before };
  const taken = offer.kind === 'more' ? { wantsMore: true } : { wantsHuman: true };
  return { statement: { ...statement, ...taken }, before };
};
