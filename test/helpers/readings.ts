import test from 'ava';
import { understand } from '../../src/chat/understand/conversation/converse.ts';
import { type Before, brief, read } from './sample-vocabulary.ts';
import { shownListing, state, written } from './statements.ts';

export type Rows = Readonly<Record<string, readonly string[]>>;

/** One test for each message: what it says, in short and in any order. */
export const checkReadings = (what: string, rows: Rows, before: Before = {}): void => {
  for (const [message, expected] of Object.entries(rows))
    test(`${what}: ${message}`, (t) => t.deepEqual(brief(read(message, before)).toSorted(), expected.toSorted()));
};

const SHOWN = [1, 2, 3];
const listings = SHOWN.map((id) => shownListing(id, {}));

/** The intent and what holds after a message of who looked for homes and was shown three. */
export const afterThreeShown = (message: string, { constraints = [], ...before }: Before): string[] => {
  const said = read(message, { hasShown: true, talksOfSeveral: true, constraints, ...before });
  const searched = state({ constraints: [...constraints], lastShown: SHOWN, shown: SHOWN });
  const { Intent, Constraints } = understand(said, searched, listings);
  return [Intent, ...written(Constraints)];
};
