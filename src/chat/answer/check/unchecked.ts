import type { AnswerCheck } from './answer-check.ts';

/** For an answerer that says of listings only what it takes from them: everything stands as it is. */
export const uncheckedAnswer = (): AnswerCheck => ({
  text: (unit) => unit,
  mark: (_, label) => label,
  end: () => '',
  report: () => ({ corrected: 0, withheld: 0, removed: 0, changes: [] }),
});
