import type { Explanation } from '../../../src/chat/explanation.ts';
import { isIdentifierField, type Market, type MarketHome } from '../brute-force/market.ts';
import { type Expected, lookUpByForce, searchByForce } from '../brute-force.ts';
import { type AnyConstraint, type Comparison, compareConstraints } from '../gold/canonical.ts';
import type { Question } from '../gold/question.ts';
import type { EvaluatedService } from '../service/evaluated-service.ts';
import { type Outcome, VISITOR_INJECTIONS } from './outcome.ts';

const MOST_SHOWN = 5;

/** What the answer to a message shows, in its order: five at most, one where a single one answers. */
const shownOf = ({ Rows, Limit, Aggregate }: Explanation): number[] => {
  const most = Aggregate === 'lowest' || Aggregate === 'highest' ? 1 : Math.min(MOST_SHOWN, Limit ?? MOST_SHOWN);
  return Rows.slice(0, most).map(({ ID }) => ID);
};

/** Values that depend on what was shown are those that the program found, where it understood the wish. */
const resolve = (gold: readonly AnyConstraint[], given: readonly AnyConstraint[]): AnyConstraint[] | undefined => {
  const resolved = gold.map((wish) =>
    wish.Value === '*' ? given.find(({ Field, Operator }) => Field === wish.Field && Operator === wish.Operator) : wish,
  );
  return resolved.every((wish) => wish !== undefined) ? resolved : undefined;
};

const isOfHomes = ({ intent }: Question): boolean => intent === 'lookup' || intent === 'compare';
const identifiersOf = (constraints: readonly AnyConstraint[]): AnyConstraint[] =>
  constraints.filter(({ Field }) => isIdentifierField(Field));
const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** What of an explanation is laid beside the constraints that were to come. */
type Understood = Pick<Explanation, 'Constraints' | 'Reference'>;

/** Compares constraints with those of a question; `pointed` are the homes that it points at. */
export const createCompare = (market: Market) => {
  const namedBy = (constraints: readonly AnyConstraint[]): number[] => {
    const { yes, maybe } = lookUpByForce(market, constraints);
    return [...yes.keys(), ...maybe.keys()];
  };

  /** A home may be named by its number or pointed at: either counts for the other. */
  const givenFor = (
    gold: readonly AnyConstraint[],
    explanation: Understood,
    pointed: readonly number[] | undefined,
  ) => {
    const { Constraints: given, Reference } = explanation;
    const named = identifiersOf(given);
    if (pointed !== undefined && named.length > 0 && identifiersOf(gold).length === 0) {
      return isSameSet(namedBy(named), pointed) ? given.filter((one) => !named.includes(one)) : given;
    }
    const wanted = identifiersOf(gold);
    const isPointedAt = named.length === 0 && wanted.length > 0 && Reference !== undefined;
    return isPointedAt && isSameSet(namedBy(wanted), Reference) ? [...given, ...wanted] : given;
  };

  return ({ constraints }: Question, explanation: Understood, pointed?: readonly number[]): Comparison =>
    compareConstraints(constraints, givenFor(constraints, explanation, pointed));
};

/** Asks a question and lays what came beside what was to come. */
export const createAskQuestion = ({ explain, answer, market }: EvaluatedService) => {
  const homes = new Map<number, MarketHome>(market.map((home) => [home.id, home]));

  const compare = createCompare(market);

  const pointedAt = async ({ reference, turns = [] }: Question): Promise<number[] | undefined> => {
    if (reference === undefined) return undefined;
    const shown = shownOf(await explain(turns.at(-1) ?? '', turns.slice(0, -1)));
    return reference.flatMap((position) => shown[position - 1] ?? []);
  };

  const expectedOf = (
    question: Question,
    resolved: readonly AnyConstraint[],
    pointed: readonly number[] | undefined,
  ) => {
    if (pointed !== undefined) {
      const yes = new Map<number, MarketHome>();
      for (const id of pointed) {
        const home = homes.get(id);
        if (home !== undefined) yes.set(id, home);
      }
      return { yes, maybe: new Map() } satisfies Expected;
    }
    if (isOfHomes(question)) return identifiersOf(resolved).length > 0 ? lookUpByForce(market, resolved) : undefined;
    return question.intent === 'search' ? searchByForce(market, resolved) : undefined;
  };

  return async (question: Question): Promise<Outcome> => {
    const { turns = [], constraints: gold } = question;
    const lacking = compareConstraints(gold, []);
    try {
      const explanation = await explain(question.question, turns);
      const pointed = await pointedAt(question);
      const resolved = resolve(gold, explanation.Constraints);
      const expected = resolved === undefined ? undefined : expectedOf(question, resolved, pointed);
      const text = VISITOR_INJECTIONS[question.question.length % VISITOR_INJECTIONS.length] ?? '';
      const withText = `${question.question} ${text}`;
      return {
        question,
        explanation,
        constraints: compare(question, explanation, pointed),
        ...(expected === undefined ? {} : { expected }),
        ...(explanation.Intent === 'search' ? { understood: searchByForce(market, explanation.Constraints) } : {}),
        ...(pointed === undefined ? {} : { pointedAt: pointed }),
        rows: explanation.Rows.flatMap(({ ID }) => homes.get(ID) ?? []),
        answer: await answer([...turns, question.question]),
        injected: {
          text,
          explanation: await explain(withText, turns),
          answer: await answer([...turns, withText]),
        },
      };
    } catch (error) {
      const failure = error instanceof Error ? `${error.message}` : String(error);
      return { question, failure, constraints: lacking, rows: [] };
    }
  };
};
