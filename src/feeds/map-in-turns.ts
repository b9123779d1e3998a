import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many rows take a few milliseconds, whatever is made of them. */
const ROWS_A_TURN = 50;

/** What is made of each row, in their order; requests that wait for this process have their turn in between. */
export const mapInTurns = async <Row, Made>(
  rows: readonly Row[],
  make: (row: Row, place: number) => Made,
): Promise<Made[]> => {
  const made: Made[] = [];
  for (const row of rows) {
    if (made.length > 0 && made.length % ROWS_A_TURN === 0) await nextTurn();
    made.push(make(row, made.length));
  }
  return made;
};
