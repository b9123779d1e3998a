import type { Constraint } from '../understand/constraint.ts';
import type { Relaxed, Towns } from './found.ts';
import type { ConditionContext } from './stores/condition-store.ts';
import { queryOf } from './stores/query-store.ts';
import type { SearchStore } from './stores/search-store.ts';
import type { TownStore } from './stores/town-store.ts';

const MOST_NAMED = 5;
/** Of more towns at once nobody asks for each. */
const MOST_COUNTED = 6;

type Asked = {
  constraints: readonly Constraint[];
  context: ConditionContext;
  total: number;
  relaxed: Pick<Relaxed, 'constraints'> | undefined;
};

/** Tells in which of the towns that were asked for nothing matches, and where homes are if the town was given up. */
export const createReadTowns =
  (search: Pick<SearchStore, 'count'>, towns: TownStore) =>
  async ({ constraints, context, total, relaxed }: Asked): Promise<Towns | undefined> => {
    if (relaxed !== undefined) {
      if (!relaxed.constraints.some(({ Field }) => Field === 'City')) return undefined;
      const Most = await towns.mostFrequent(queryOf(constraints, context, relaxed.constraints), MOST_NAMED);
      return Most.length === 0 ? undefined : { None: [], Most };
    }
    const asked = constraints.filter(({ Field, Operator }) => Field === 'City' && Operator === 'is');
    const [only, ...more] = asked;
    const names = only?.Field === 'City' && more.length === 0 ? only.Value : [];
    if (total === 0 || only === undefined || names.length < 2 || names.length > MOST_COUNTED) return undefined;
    const others = constraints.filter((one) => one !== only);
    const counts = await Promise.all(
      names.map((name) => search.count(queryOf([...others, { ...only, Value: [name] } as Constraint], context))),
    );
    const None = names.filter((_, index) => counts[index] === 0);
    return None.length === 0 ? undefined : { None, Most: [] };
  };
