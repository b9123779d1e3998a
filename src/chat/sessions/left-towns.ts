import { type Constraint, isIdentifier, isPlaceField } from '../understand/constraint.ts';
import type { Statement } from '../understand/statement.ts';
import type { SessionState } from './session-state.ts';

/** Whether any home on offer fulfils all of the constraints. */
type HasHomes = (chatbotId: number, constraints: readonly Constraint[]) => Promise<boolean>;

const isWanted = ({ Field, Operator }: Constraint): boolean => isPlaceField(Field) && Operator === 'is';

/**
 * "And in 92109?" after a search in La Mesa leaves La Mesa, because no home lies in both. A place that no listing knows leaves
 * nothing: the town is what is left to go by. Nor does a question about one home, wherever that lies.
 */
export const createLeaveTowns =
  (hasHomes: HasHomes) =>
  async (chatbotId: number, before: SessionState, { constraints }: Statement): Promise<SessionState> => {
    if (constraints.some(isIdentifier)) return before;
    const towns = before.constraints.find((one) => one.Field === 'City' && isWanted(one));
    const stated = constraints.filter(isWanted);
    if (towns === undefined || stated.length === 0 || stated.some(({ Field }) => Field === 'City')) return before;
    const [isKnown, isInside] = await Promise.all([
      hasHomes(chatbotId, stated),
      hasHomes(chatbotId, [towns, ...stated]),
    ]);
    if (isInside || !isKnown) return before;
    return { ...before, constraints: before.constraints.filter((one) => one !== towns) };
  };

export type LeaveTowns = ReturnType<typeof createLeaveTowns>;
