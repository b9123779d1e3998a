import type { RunStore } from '../runs/run-store.ts';
import { rejectHeader, rejectRecord } from './reject-csv.ts';

const PAGE = 1_000;

/** A file that is made while it is read. `name` is plain ASCII. */
export type RejectsFile = { name: string; parts: AsyncIterable<string> };

async function* writeRejects(runs: Pick<RunStore, 'rejects'>, runId: number): AsyncGenerator<string> {
  let text = rejectHeader();
  for (let last = 0; ; ) {
    const page = await runs.rejects(runId, last, PAGE);
    yield text + page.map(rejectRecord).join('');
    text = '';
    if (page.length < PAGE) return;
    last = page.at(-1)?.number ?? last;
  }
}

/** The rejected rows of a run as a CSV file, read from the database by the page. A row with several problems has a line for each. */
export const rejectsFile = (runs: Pick<RunStore, 'rejects'>, run: { id: number; feed: string }): RejectsFile => ({
  name: `${run.feed}-run-${run.id}-rejects.csv`,
  parts: writeRejects(runs, run.id),
});
