/** For how long a batch locks listings at the most: an update of the API that wants one of them waits no longer. */
const MOST_MILLISECONDS = 1_000;
/** By when its rows are to be written: what follows them, up to the commit, takes some statements more. */
const ROWS_MILLISECONDS = 500;

/** Thrown to take a transaction back that would lock listings for too long; fewer rows are tried then. */
class LockedTooLongError extends Error {}

/** How long the transaction of a batch has held its locks. */
export type Locks = {
  /** To be called before the first statement that locks a listing, each time that the transaction is begun. */
  begin(): void;
  /** To be called behind each statement of which there is one for a row. LockedTooLongError where the rest would take too long. */
  check(): void;
};

/** One transaction, done again from its start where it has to be. */
type Write<Row, Done> = (rows: readonly Row[], locks: Locks) => Promise<Done>;

/** When locks were begun, how many rows have been written since, and when the last of them was. */
type Held = { since: number; rows: number; last: number };

/**
 * Carries out a batch of rows in as many transactions as it takes for none to hold its locks for too long: by up to `most` rows, and by
 * fewer while the database is slow. A row that takes too long by itself is written all the same. `now` tells milliseconds.
 */
export const createBatchPace = (most: number, now: () => number = () => performance.now()) => {
  /** How many rows the next transaction gets. */
  let size = most;

  /** As many rows as can be written in so many milliseconds, by how long some took; at the most `ceiling`. */
  const resize = (rows: number, { since, last }: Held, milliseconds: number, ceiling: number): void => {
    const fitting = Math.floor((milliseconds * rows) / Math.max(last - since, 1));
    size = Math.max(1, Math.min(fitting, ceiling));
  };

  /** Writes rows in one transaction; undefined where they were too many. */
  const writeAll = async <Row, Done>(
    rows: readonly Row[],
    write: Write<Row, Done>,
  ): Promise<{ done: Done } | undefined> => {
    const held: Held = { since: 0, rows: 0, last: 0 };
    const begin = () => Object.assign(held, { since: now(), rows: 0, last: now() });
    begin();
    const locks: Locks = {
      begin,
      check: () => {
        Object.assign(held, { rows: held.rows + 1, last: now() });
        if (rows.length > 1 && held.last - held.since > ROWS_MILLISECONDS) throw new LockedTooLongError();
      },
    };
    try {
      const done = await write(rows, locks);
      // What follows the rows takes as long whatever they are.
      const rest = now() - held.last;
      resize(rows.length, held, Math.min(MOST_MILLISECONDS - rest, ROWS_MILLISECONDS), Math.min(size * 2, most));
      return { done };
    } catch (error) {
      if (!(error instanceof LockedTooLongError)) throw error;
      resize(held.rows, held, ROWS_MILLISECONDS, rows.length - 1);
      return undefined;
    }
  };

  return {
    /** What came of each transaction, in the order of the rows. */
    async *carryOut<Row, Done>(rows: readonly Row[], write: Write<Row, Done>): AsyncGenerator<Done> {
      for (let start = 0; start < rows.length; ) {
        const some = rows.slice(start, start + size);
        const written = await writeAll(some, write);
        if (written === undefined) continue;
        start += some.length;
        yield written.done;
      }
    },
  };
};

export type BatchPace = ReturnType<typeof createBatchPace>;
