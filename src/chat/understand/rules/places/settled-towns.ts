import type { Item, Reading } from '../stretch.ts';
import { settlesAt } from './told-towns.ts';

/** "太贵了,搬去La Mesa*算了*": what says elsewhere that a town is given up says here that it is to be this one. */
export const takeSettled = (reading: Reading, items: readonly Item[]): void => {
  for (const { kind, from, to } of items) {
    const behind = reading.lexemes[to];
    if (kind === 'place' && behind !== undefined && settlesAt(reading, from)) behind.isTaken = true;
  }
};
