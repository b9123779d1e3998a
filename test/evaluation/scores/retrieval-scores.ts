import type { Outcome } from '../asking/outcome.ts';
import type { Expected } from '../brute-force.ts';
import type { Question } from '../gold/question.ts';
import { isFirst, isInOrder } from './row-order.ts';
import type { Score } from './score.ts';
import { oneIf, type Tally } from './tally.ts';

const MOST_ROWS = 8;

const allows = ({ yes, maybe }: Expected, id: number): boolean => yes.has(id) || maybe.has(id);

const isSearch = ({ question }: Outcome): boolean => question.intent === 'search';
const isOfHomes = ({ question }: Outcome): boolean => question.intent === 'lookup' || question.intent === 'compare';

/** Rows that stand for a match: what comes closest after a constraint was given up is none, and is said to be none. */
const rowsOf = ({ rows, explanation }: Outcome) => ((explanation?.Total ?? 0) > 0 ? rows : []);

const precision = (outcome: Outcome, expected: Expected): Tally => {
  const rows = rowsOf(outcome);
  return { hits: rows.filter(({ id }) => allows(expected, id)).length, of: rows.length };
};

export const PRECISION: Score = {
  name: 'rows right',
  of: (outcome) => (outcome.expected && isSearch(outcome) ? precision(outcome, outcome.expected) : undefined),
};

/** "The lowest price" is answered by one home, "the cheapest home" too: both may be understood as either. */
const mostWanted = ({ limit, aggregate }: Question): number =>
  aggregate === 'lowest' || aggregate === 'highest' ? 1 : Math.min(MOST_ROWS, limit ?? MOST_ROWS);

/** Of the homes that there are, as many as can be shown. */
export const RECALL: Score = {
  name: 'recall@8',
  of: (outcome) => {
    const { expected, question } = outcome;
    if (expected === undefined || !isSearch(outcome)) return undefined;
    const wanted = Math.min(mostWanted(question), expected.yes.size);
    const right = rowsOf(outcome).filter(({ id }) => allows(expected, id)).length;
    return { hits: Math.min(wanted, right), of: wanted };
  },
};

/** The homes that a question names or points at, and no other. */
export const LOOKUPS: Score = {
  name: 'lookups',
  of: (outcome) => {
    const { expected, explanation, rows, question } = outcome;
    if (!isOfHomes(outcome)) return undefined;
    if (expected === undefined || explanation?.Intent !== question.intent) return oneIf(false);
    const ids = new Set(rows.map(({ id }) => id));
    const isWhole = [...expected.yes.keys()]
      .slice(0, MOST_ROWS)
      .every((id) => ids.has(id) || expected.yes.size > MOST_ROWS);
    return oneIf(isWhole && rows.every(({ id }) => allows(expected, id)));
  },
};

export const RETRIEVAL_SCORES: readonly Score[] = [
  PRECISION,
  RECALL,
  {
    name: 'rows right, as understood',
    of: (outcome) => (outcome.understood === undefined ? undefined : precision(outcome, outcome.understood)),
  },
  {
    name: 'true total',
    of: (outcome) => {
      const { expected, explanation } = outcome;
      if (expected === undefined || !isSearch(outcome)) return undefined;
      const total = explanation?.Total ?? -1;
      return oneIf(total >= expected.yes.size && total <= expected.yes.size + expected.maybe.size);
    },
  },
  {
    name: 'none said where none is',
    of: (outcome) => {
      const { expected, explanation } = outcome;
      if (expected === undefined || !isSearch(outcome)) return undefined;
      const isNone = explanation?.Total === 0;
      if (expected.yes.size > 0) return oneIf(explanation !== undefined && !isNone);
      return expected.maybe.size > 0 ? undefined : oneIf(isNone);
    },
  },
  {
    name: 'what gave way is named',
    of: ({ explanation }) =>
      explanation?.Intent === 'search' && explanation.Total === 0 && explanation.Rows.length > 0
        ? oneIf((explanation.Relaxed ?? []).length > 0)
        : undefined,
  },
  LOOKUPS,
  {
    name: 'rows in order',
    of: (outcome) => {
      const { expected, question, rows } = outcome;
      if (expected === undefined || question.order === undefined || expected.yes.size === 0) return undefined;
      const [first] = rows;
      const isBest = first !== undefined && isFirst(question.order, first, [...expected.yes.values()]);
      return oneIf(isBest && isInOrder(question.order, rows));
    },
  },
];
