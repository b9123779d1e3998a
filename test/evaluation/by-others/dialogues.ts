import type { Constraint } from '../../../src/chat/understand/constraint.ts';
import type { Understanding } from '../../../src/chat/understand/understanding.ts';
import type { AskedMessage, Conversation } from '../understanding/asked.ts';

type Slots = Readonly<Record<string, string | number | readonly string[]>>;

/** A line of `sgd-homes.jsonl`: the user turns of a dialogue (Schema-Guided Dialogue), and what is known after some of them. */
export type Dialogue = {
  id: string;
  service: 'Homes_1' | 'Homes_2';
  turns: readonly string[];
  ask: readonly {
    /** Of `turns`. */
    i: number;
    kind: 'goal' | 'visit' | 'info';
    gold: Slots;
    /** Asks for another home. */
    alt?: number;
    /** What is asked of a home. */
    req?: readonly string[];
  }[];
};

const FEATURES: readonly [pattern: RegExp, slot: string][] = [
  [/furnish/i, 'furnished'],
  [/pet|dog|cat/i, 'pets_allowed'],
  [/laundry|washer|dryer/i, 'in_unit_laundry'],
  [/garage/i, 'has_garage'],
];
const COUNTS: Readonly<Record<string, string>> = { Bedrooms: 'number_of_beds', Bathrooms: 'number_of_baths' };
const SHORT_NAMES = new Set(['sf', 'sfo', 'san fran']);

const townOf = (name: string): string => (SHORT_NAMES.has(name.toLowerCase()) ? 'san francisco' : name.toLowerCase());

/** Slot and value of a constraint, a feature each; none where the benchmark has no slot for it. */
const slotsOf = (constraint: Constraint, service: Dialogue['service']): [slot: string, value: string | number][] => {
  const { Field, Operator, Value, Words } = constraint;
  const isWanted = Operator !== 'not';
  const said = isWanted ? 'True' : 'False';
  if (Field === 'Tag') {
    return Value.flatMap((tag) => FEATURES.filter(([pattern]) => pattern.test(tag)).map(([, slot]) => [slot, said]));
  }
  if ((Field === 'City' || Field === 'Near') && isWanted) return Value.map((name) => ['area', townOf(name)]);
  // A count is right as the least too, never as the most alone.
  if (Field in COUNTS && isWanted) {
    return [[COUNTS[Field] ?? '', Operator === 'atMost' ? `at most ${Value}` : Number(Value)]];
  }
  if (Field === 'ParkingSpots' && /garage/i.test(Words)) {
    return [['has_garage', Value === 0 && Operator !== 'atLeast' ? 'False' : 'True']];
  }
  // Homes_1 is about rents alone and has no slot for that.
  if (Field === 'SaleType' && service === 'Homes_2') {
    return [['intent', (Value === 'for_rent') === isWanted ? 'rent' : 'buy']];
  }
  return [];
};

type Goal = ReadonlyMap<string, ReadonlySet<unknown>>;

/** What was understood, slot by slot. Other constraints are no part of the goal. */
export const goalOf = (constraints: readonly Constraint[], service: Dialogue['service']): Goal => {
  const told = constraints.flatMap((constraint) => slotsOf(constraint, service));
  const isSameMost = ([slot, value]: (typeof told)[number]): boolean =>
    told.some((other) => other[0] === slot && value === `at most ${other[1]}`);
  const bySlot = Map.groupBy(
    told.filter((one) => !isSameMost(one)),
    ([slot]) => slot,
  );
  return new Map([...bySlot].map(([slot, values]) => [slot, new Set(values.map(([, value]) => value))]));
};

/** Whether all slots are those of the gold, which lists each spelling of the one area. */
export const isGoal = (goal: Goal, gold: Slots): boolean =>
  [...goal.keys()].every((slot) => slot in gold) &&
  Object.entries(gold).every(([slot, value]) => {
    const [got, ...more] = goal.get(slot) ?? [];
    if (got === undefined || more.length > 0) return false;
    return Array.isArray(value) ? value.includes(got) : got === value;
  });

const isIntent = ({ Intent }: Understanding, { kind, req = [] }: Dialogue['ask'][number]): boolean => {
  if (kind === 'visit') return Intent === 'human';
  return Intent === 'lookup' || (Intent === 'human' && req.includes('phone_number'));
};

export const dialogueConversation = ({ id, service, turns, ask }: Dialogue): Conversation => ({
  messages: turns,
  asked: ask.map((asked): AskedMessage => {
    const { i, kind, gold } = asked;
    const common = { id: `${id}#${i}`, set: 'by others', at: i } as const;
    if (kind !== 'goal') {
      return {
        ...common,
        rate: `dialogues, intent of ${kind}`,
        judge: (understanding) => {
          return { isRight: isIntent(understanding, asked), wanted: kind, got: understanding.Intent };
        },
      };
    }
    return {
      ...common,
      rate: `dialogues, joint goal ${service}`,
      judge: ({ Constraints }) => {
        const goal = goalOf(Constraints, service);
        const got = Object.fromEntries([...goal].map(([slot, values]) => [slot, [...values]]));
        return { isRight: isGoal(goal, gold), wanted: gold, got };
      },
    };
  }),
});
