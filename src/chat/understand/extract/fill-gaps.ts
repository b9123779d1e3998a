import { foldText } from '../../../listings/fold.ts';
import { type Constraint, isNameConstraint } from '../constraint.ts';
import type { Statement } from '../statement.ts';
import type { Extracted } from './extraction-schema.ts';
import { meaningOf } from './negations.ts';
import { saysNames } from './said-names.ts';
import { saysNumber } from './said-numbers.ts';

/** What a model takes out of a word decides too much here, and the parser knows the words for it. */
const NEVER_FILLED: ReadonlySet<string> = new Set(['SaleType', 'Status']);
/** Shorter words stand in anything that is said. */
const SHORTEST_CONTENT = 3;
/** Fields that the parser reads typing errors into. */
const GUESSED_FIELDS: readonly string[] = ['City', 'Near', 'Street'];

const wordsOf = (text: string): string[] => foldText(text).split(' ').filter(Boolean);
const stands = (words: string, text: string): boolean => ` ${foldText(text)} `.includes(` ${foldText(words)} `);
/** Chinese has no blanks between words. */
const standsAnywhere = (words: string, text: string): boolean =>
  stands(words, text) || (/\p{sc=Han}/u.test(words) && foldText(text).includes(foldText(words)));

const overlaps = (one: string, other: string): boolean => wordsOf(one).some((word) => wordsOf(other).includes(word));

/** Whether the parser took other letters for the name than the visitor wrote. */
const isGuess = (constraint: Constraint): boolean =>
  isNameConstraint(constraint) &&
  GUESSED_FIELDS.includes(constraint.Field) &&
  !constraint.Value.some((name) => foldText(constraint.Words).includes(foldText(name)));

/** Tags are looked for, or kept away, only where the visitor's words mean it so. */
const isMeantSo = ({ Field, Operator, Words }: Constraint, question: string, { language }: Statement): boolean =>
  Field !== 'Tag' || meaningOf(question, Words, language) === (Operator === 'not' ? 'negated' : 'wanted');

const isStated = (constraint: Constraint, question: string, statement: Statement): boolean =>
  !NEVER_FILLED.has(constraint.Field) &&
  foldText(constraint.Words) !== '' &&
  standsAnywhere(constraint.Words, question) &&
  saysNumber(constraint, statement.language) &&
  saysNames(constraint, statement) &&
  isMeantSo(constraint, question, statement);

/** Whether the parser explained a word of it by a condition of its own. */
const isExplained = (words: string, explained: readonly Constraint[], unexplained: readonly string[]): boolean => {
  const open = new Set(unexplained.flatMap(wordsOf));
  const known = new Set(explained.flatMap((constraint) => wordsOf(constraint.Words)));
  return wordsOf(words).some(
    (word) => (word.length >= SHORTEST_CONTENT || /\d/.test(word)) && known.has(word) && !open.has(word),
  );
};

/** Whether a field takes several constraints that say nothing against each other. */
const addsUp = ({ Field }: Constraint): boolean => Field === 'Tag';

const sameTags = (one: Constraint, other: Constraint): boolean =>
  one.Field === 'Tag' && other.Field === 'Tag' && one.Value.some((tag) => other.Value.includes(tag));

/**
 * Fills the gaps of a statement with what a model read in it. Only what explains a word that the parser could not is taken, only
 * with words that stand in the question and, as the parser reads them, say its number, its name or its denial. What the parser
 * found stands, except where it had guessed a name from other letters. What is not taken stays unexplained.
 */
export const fillGaps = (
  statement: Statement,
  extracted: readonly Extracted[],
  question: string,
): { statement: Statement; taken: number } => {
  let { constraints, wishes, unexplained } = statement;
  let taken = 0;
  for (const { constraint, isWish } of extracted) {
    if (!isStated(constraint, question, statement)) continue;
    const guess = constraints.find(
      (one) => one.Field === constraint.Field && isGuess(one) && overlaps(one.Words, constraint.Words),
    );
    const explains = unexplained.some(
      (word) => overlaps(word, constraint.Words) || standsAnywhere(word, constraint.Words),
    );
    if (guess === undefined && !explains) continue;
    const others = constraints.filter((one) => one !== guess);
    if (isExplained(constraint.Words, [...others, ...wishes], unexplained)) continue;
    const known = [...others, ...wishes].filter(({ Field }) => Field === constraint.Field);
    if (known.some((one) => !addsUp(constraint) || sameTags(one, constraint))) continue;
    taken += 1;
    constraints = isWish ? others : [...others, constraint];
    if (isWish) wishes = [...wishes, constraint];
    unexplained = unexplained.filter((word) => !standsAnywhere(word, constraint.Words));
  }
  return { statement: { ...statement, constraints, wishes, unexplained }, taken };
};
