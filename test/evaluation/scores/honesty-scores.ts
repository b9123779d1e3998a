import { wordsOf } from '../../../src/chat/words/words.ts';
import type { Outcome } from '../asking/outcome.ts';
import type { MarketHome } from '../brute-force/market.ts';
import { answerBlocks } from './answer-scores.ts';
import { oneIf, type Score } from './tally.ts';

/** Fields that the answerer can't work out where a listing does not state them. */
const STATED_ONLY: ReadonlySet<string> = new Set([
  ...['HOAMonth', 'YearBuilt', 'LotArea', 'BuildingArea', 'Bedrooms', 'Bathrooms', 'ParkingSpots', 'DepositFee'],
  'EstimatePrice',
]);

const isUnknown = ({ input }: MarketHome, field: string): boolean => {
  const value = Object.hasOwn(input, field) ? input[field as keyof typeof input] : null;
  return value === null || value === undefined;
};

const timesIn = (text: string, words: string): number => text.split(words).length - 1;

/** Of the fields that were asked for and that a home does not state, how many are said not to be stated. */
const UNKNOWN_SAID: Score = {
  name: 'unknown asked fields said so',
  of: ({ question: { fields = [], aggregate, intent }, explanation, answer = '', rows }) => {
    if (aggregate !== undefined || intent === 'none' || explanation === undefined) return undefined;
    const { notStated } = wordsOf(explanation.Language).says;
    const homes = new Set(answerBlocks(answer, rows).map(({ home }) => home));
    const asked = fields.filter((field) => STATED_ONLY.has(field));
    const unknown = [...homes].flatMap((home) => asked.filter((field) => isUnknown(home, field))).length;
    return { hits: Math.min(unknown, timesIn(answer, notStated)), of: unknown };
  },
};

/** The words that say that there is none, without the conditions and the full stop. */
const wordsForNone = ({ Language }: NonNullable<Outcome['explanation']>): string =>
  wordsOf(Language).says.none.replace(/\{homes\}.*/, '');

/** Whether the words of an answer to a search say that there is none exactly when there is none. */
const NONE_IN_WORDS: Score = {
  name: 'none said in words exactly where Total is 0',
  of: ({ explanation, answer }) => {
    if (explanation?.Intent !== 'search' || answer === undefined || explanation.Aggregate !== undefined)
      return undefined;
    // Where all were shown before, it says that.
    if (explanation.Constraints.some(({ Field }) => Field === 'Shown')) return undefined;
    return oneIf(answer.includes(wordsForNone(explanation)) === (explanation.Total === 0));
  },
};

export const HONESTY_SCORES: readonly Score[] = [UNKNOWN_SAID, NONE_IN_WORDS];
