import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { PartRow } from './plan-row.ts';

/** What stands in a line: a row with its hash as hexadecimal text. */
type SpooledRow = Omit<PartRow, 'hash'> & { hash: string };

/** Without the raw record, which only the plan of a file looks at. */
const toLine = (row: PartRow): string => {
  const spooled: SpooledRow = { ...row, row: { ...row.row, record: {} }, hash: row.hash.toString('hex') };
  // Node's readline ends a line at these two as well, which JSON leaves as they are.
  const text = JSON.stringify(spooled).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `${text}\n`;
};

const fromLine = (line: string): PartRow => {
  const spooled = JSON.parse(line) as SpooledRow;
  return { ...spooled, hash: Buffer.from(spooled.hash, 'hex') };
};

/**
 * Rows on disk, a JSON line each, in the order in which they were added: what a plan found to differ, or cannot decide
 * alone, until it may be written. The raw record is left out. Errors of the disk (ENOSPC) reach `add` and `close`.
 */
export const createSpool = (path: string) => {
  let stream: WriteStream | undefined;
  let failure: Error | undefined;
  const open = (): WriteStream => {
    const created = createWriteStream(path, { mode: 0o600 });
    created.on('error', (error) => {
      failure = error;
    });
    return created;
  };
  return {
    add: async (rows: readonly PartRow[]): Promise<void> => {
      if (rows.length === 0) return;
      stream ??= open();
      if (failure !== undefined) throw failure;
      if (!stream.write(rows.map(toLine).join(''))) await once(stream, 'drain');
    },

    close: async (): Promise<void> => {
      if (stream === undefined) return;
      stream.end();
      if (!stream.closed) await once(stream, 'close');
      if (failure !== undefined) throw failure;
    },

    /** The rows, in batches of up to `size`. */
    read: async function* (size: number): AsyncGenerator<PartRow[]> {
      if (stream === undefined) return;
      let batch: PartRow[] = [];
      for await (const line of createInterface({
        input: createReadStream(path),
        crlfDelay: Number.POSITIVE_INFINITY,
      })) {
        batch.push(fromLine(line));
        if (batch.length === size) {
          yield batch;
          batch = [];
        }
      }
      if (batch.length > 0) yield batch;
    },
  };
};

export type Spool = ReturnType<typeof createSpool>;
