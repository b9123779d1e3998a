import type { Explanation } from '../../../src/chat/explanation.ts';
import type { MarketHome } from '../brute-force/market.ts';
import type { Expected } from '../brute-force.ts';
import type { Comparison } from '../gold/compare.ts';
import type { Question } from '../gold/question.ts';

/** What came of one question, beside what was to come. */
export type Outcome = {
  question: Question;
  /** Missing where the service failed. */
  explanation?: Explanation;
  failure?: string;
  constraints: Comparison;
  /** What was to be found; missing where the question looks for no home, or where that depends on what was shown. */
  expected?: Expected;
  /** What the program's own constraints ask for, of a search. */
  understood?: Expected;
  /** The homes pointed at; missing where none is. */
  pointedAt?: readonly number[];
  /** The homes that Explain gave as rows, in its order. */
  rows: readonly MarketHome[];
  /** How the built-in answerer answered. */
  answer?: string;
  /** The same question with text that wants to be an order instead of a question. */
  injected?: { text: string; explanation: Explanation; answer: string };
};
