import type { StoredReject } from '../runs/run.ts';
import type { RunStore } from '../runs/run-store.ts';

const HEADER = ['Line', 'ListingKey', 'MLSNumber', 'Column', 'Value', 'Reason'];
/** Without it, spreadsheets take UTF-8 for their own code page. */
const BYTE_ORDER_MARK = '\ufeff';
/** What spreadsheets take for the start of a formula, in full width too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
/** The same where a spreadsheet that parts cells by something else than commas, and so sees no quotes there, begins one within a value. */
const WITHIN = /([;|"'\s]+)([=+\-@＝＋－＠])?/gu;
const PARTS_CELLS = /[;|\t\r\n]/;
const NUMBER = /^[+-]?\d+([.,]\d+)*$/;

/** A value that would run as a formula gets an apostrophe in front; numbers stay what they are. */
const harmless = (text: string): string => {
  const within = text.replace(WITHIN, (all, before: string, sign = '') =>
    sign !== '' && PARTS_CELLS.test(before) ? `${before}'${sign}` : all,
  );
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${within}` : within;
};

const field = (text: string): string => {
  const shown = harmless(text);
  return /[",\r\n]|^\s|\s$/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
};

const record = (fields: readonly string[]): string => `${fields.map(field).join(',')}\r\n`;

/** The first line of the file, behind its byte order mark. */
export const rejectHeader = (): string => BYTE_ORDER_MARK + record(HEADER);

/** A problem of a rejected row as a record of CSV (RFC 4180). What is not known is blank. */
export const rejectRecord = ({ line, listingKey, mlsNumber, column, value, expected }: StoredReject): string =>
  record([line === null ? '' : String(line), listingKey ?? '', mlsNumber ?? '', column ?? '', value ?? '', expected]);

const PAGE = 1_000;

/** A file that is made while it is read. `name` is plain ASCII. */
export type RejectsFile = { name: string; parts: AsyncIterable<string> };

/** The problems of the rejected rows of a run, read from the database by the page. */
async function* rejectPages(runs: Pick<RunStore, 'rejects'>, runId: number): AsyncGenerator<StoredReject[]> {
  for (let last = 0; ; ) {
    const page = await runs.rejects(runId, last, PAGE);
    yield page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.number ?? last;
  }
}

async function* writeRejects(runs: Pick<RunStore, 'rejects'>, runId: number): AsyncGenerator<string> {
  let text = rejectHeader();
  for await (const page of rejectPages(runs, runId)) {
    yield text + page.map(rejectRecord).join('');
    text = '';
  }
}

/** The same as data, under the names of the columns. */
export const readRejects = async (runs: Pick<RunStore, 'rejects'>, runId: number) =>
  (await Array.fromAsync(rejectPages(runs, runId)))
    .flat()
    .map(({ line, listingKey, mlsNumber, column, value, expected }) => ({
      ...{ Line: line, ListingKey: listingKey, MLSNumber: mlsNumber },
      ...{ Column: column, Value: value, Reason: expected },
    }));

/** The rejected rows of a run as a CSV file, read from the database by the page. A row with several problems has a line for each. */
export const rejectsFile = (runs: Pick<RunStore, 'rejects'>, run: { id: number; feed: string }): RejectsFile => ({
  name: `${run.feed}-run-${run.id}-rejects.csv`,
  parts: writeRejects(runs, run.id),
});
