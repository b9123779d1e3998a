import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { briefTalk, type Talk } from '../../helpers/readings.ts';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

/**
 * A message, what was before it, what it says (as `brief` says) or what is understood of it after all that (as `briefTalk` says),
 * and why where that does not go without saying.
 */
type Row = { message: string; before?: Talk; reading?: string[]; understood?: string[]; why?: string };

const FOLDER = join(import.meta.dirname, 'readings');

for (const file of readdirSync(FOLDER)) {
  const rows = readFileSync(join(FOLDER, file), 'utf8').trim().split('\n');
  for (const { message, before, reading, understood, why } of rows.map((line) => JSON.parse(line) as Row))
    test(`${file.replace('.jsonl', '')}: ${message} ${JSON.stringify(before ?? {})}${why === undefined ? '' : ` (${why})`}`, (t) => {
      if (understood === undefined) t.deepEqual(brief(read(message, before)), reading);
      else t.deepEqual(briefTalk(message, before), understood);
    });
}
