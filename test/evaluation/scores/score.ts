import type { Outcome } from '../asking/outcome.ts';
import type { Tally } from './tally.ts';

/** One rate. `of` tells what an outcome adds to it; undefined where the question has no part in it. */
export type Score = { name: string; of(outcome: Outcome): Tally | undefined };
