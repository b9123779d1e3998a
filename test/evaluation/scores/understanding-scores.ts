import type { Explanation } from '../../../src/chat/explanation.ts';
import type { Outcome } from '../asking/outcome.ts';
import { type Canonical, isExact } from '../gold/canonical.ts';
import type { Question } from '../gold/question.ts';
import { oneIf, type Score, type Tally } from './tally.ts';

const WHOLE: ReadonlySet<string> = new Set(['en', 'es']);
const BEYOND: ReadonlySet<string> = new Set(['YearBuilt', 'HOAMonth', 'DaysOnMarket', 'ParkingSpots', 'Status']);

/**
 * Whether the program promises to understand all of it: everything in English and Spanish; elsewhere sale or rent, place,
 * price, rooms, areas, type, tags, lookups and follow-ups.
 */
const isInScope = ({ language, constraints, order, limit, aggregate, fields }: Question): boolean =>
  WHOLE.has(language) ||
  (order === undefined &&
    limit === undefined &&
    aggregate === undefined &&
    (fields ?? []).length === 0 &&
    !constraints.some(({ Field }) => BEYOND.has(Field)));

const isRight = ({ explanation, constraints }: Outcome): boolean => explanation !== undefined && isExact(constraints);

const without = (fields: readonly Canonical[], left: readonly Canonical[]): Canonical[] => {
  const remaining = left.map(({ field }) => field);
  return fields.filter(({ field }) => {
    const index = remaining.indexOf(field);
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
};

/** What the visitor did not speak of at all; a misread value of a wish that was stated is not among it. */
const inventedOf = ({ constraints }: Outcome): Canonical[] => without(constraints.extra, constraints.lacking);

const isSame = (one: unknown, other: unknown): boolean => (one ?? null) === (other ?? null);
const namesOf = (names: readonly string[] | undefined): string => [...(names ?? [])].sort().join();

const only = (isAsked: boolean, tally: () => Tally): Tally | undefined => (isAsked ? tally() : undefined);

/** An average of nothing else is one of prices. */
const fieldsOf = ({ Aggregate, Fields = [] }: Explanation): readonly string[] =>
  Aggregate !== undefined && Aggregate !== 'count' && Fields.length === 0 ? ['Price'] : Fields;

export const EXACT: Score = { name: 'exact constraints', of: (outcome) => oneIf(isRight(outcome)) };
export const EXACT_IN_SCOPE: Score = {
  name: 'exact, in scope',
  of: (outcome) => only(isInScope(outcome.question), () => oneIf(isRight(outcome))),
};
export const STATED: Score = {
  name: 'nothing unstated',
  of: ({ constraints, explanation }) => oneIf(explanation !== undefined && constraints.extra.length === 0),
};
const NOT_INVENTED: Score = {
  name: 'nothing invented',
  of: (outcome) => oneIf(outcome.explanation !== undefined && inventedOf(outcome).length === 0),
};

export const UNDERSTANDING_SCORES: readonly Score[] = [
  EXACT,
  EXACT_IN_SCOPE,
  {
    name: 'precision',
    of: ({ constraints: { matched, extra } }) => ({ hits: matched.length, of: matched.length + extra.length }),
  },
  {
    name: 'recall',
    of: ({ constraints: { matched, lacking } }) => ({ hits: matched.length, of: matched.length + lacking.length }),
  },
  { name: 'intent', of: ({ question, explanation }) => oneIf(explanation?.Intent === question.intent) },
  STATED,
  NOT_INVENTED,
  {
    name: 'state after turns',
    of: (outcome) => only((outcome.question.turns ?? []).length > 0, () => oneIf(isRight(outcome))),
  },
];

/** What a question asks beside its constraints. Those that ask nothing of the kind count too where something is given. */
export const ASIDE_SCORES: readonly Score[] = [
  {
    name: 'order',
    of: ({ question: { order }, explanation }) =>
      only(order !== undefined || explanation?.Order !== undefined, () => oneIf(isSame(order, explanation?.Order))),
  },
  {
    name: 'limit',
    of: ({ question: { limit }, explanation }) =>
      only(limit !== undefined || explanation?.Limit !== undefined, () => oneIf(isSame(limit, explanation?.Limit))),
  },
  {
    name: 'aggregate',
    of: ({ question: { aggregate }, explanation }) =>
      only(aggregate !== undefined || explanation?.Aggregate !== undefined, () =>
        oneIf(isSame(aggregate, explanation?.Aggregate)),
      ),
  },
  {
    name: 'fields asked',
    of: ({ question: { fields = [], tags = [] }, explanation }) =>
      only(fields.length > 0 || (explanation !== undefined && fieldsOf(explanation).length > 0), () =>
        oneIf(
          namesOf(fields) === namesOf(explanation && fieldsOf(explanation)) &&
            tags.every((tag) => (explanation?.Tags ?? []).includes(tag)),
        ),
      ),
  },
  {
    name: 'reference',
    of: ({ pointedAt, explanation, rows, question }) =>
      only(question.reference !== undefined, () => {
        const given = explanation?.Reference ?? rows.map(({ id }) => id);
        return oneIf(namesOf(given.map(String)) === namesOf((pointedAt ?? []).map(String)));
      }),
  },
  {
    name: 'refused',
    of: ({ question: { refused }, explanation }) =>
      only(refused === true || (explanation?.Refused ?? []).length > 0, () =>
        oneIf((refused === true) === (explanation?.Refused ?? []).length > 0),
      ),
  },
  {
    name: 'unexplained said',
    of: ({ question: { unexplained = [] }, explanation }) => {
      const said = (explanation?.Unexplained ?? []).join(' ').toLowerCase();
      return { hits: unexplained.filter((word) => said.includes(word.toLowerCase())).length, of: unexplained.length };
    },
  },
];
