import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { type Before, brief, read } from '../../helpers/sample-vocabulary.ts';

/** A message, what was before it, what it means (as `brief` says), and why where that does not go without saying. */
type Row = { message: string; before?: Before; reading: string[]; why?: string };

const FOLDER = join(import.meta.dirname, 'readings');

for (const file of readdirSync(FOLDER)) {
  const rows = readFileSync(join(FOLDER, file), 'utf8').trim().split('\n');
  for (const { message, before, reading, why } of rows.map((line) => JSON.parse(line) as Row))
    test(`${file.replace('.jsonl', '')}: ${message} ${JSON.stringify(before ?? {})}${why === undefined ? '' : ` (${why})`}`, (t) => {
      t.deepEqual(brief(read(message, before)), reading);
    });
}
