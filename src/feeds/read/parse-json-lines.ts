import { FeedFileError } from '../feed-file-error.ts';
import { isRecordObject, parseJsonRecord, type TreeRecord } from './json-record.ts';
import { BATCH, DOS_END, LONGEST_RECORD } from './parsed-record.ts';

const AN_OBJECT = 'a JSON object on one line';

const readLine = (text: string): TreeRecord['value'] | null => {
  try {
    const value = parseJsonRecord(text);
    return isRecordObject(value) ? value : null;
  } catch {
    return null;
  }
};

type Line = { line: number; text: string; ended: boolean };

async function* linesOf(text: AsyncIterable<string>, name: string): AsyncGenerator<Line> {
  let line = 1;
  let rest = '';
  for await (const piece of text) {
    const lines = piece.split('\n');
    lines[0] = rest + (lines[0] ?? '');
    rest = lines.pop() ?? '';
    for (const content of lines) {
      yield { line, text: content, ended: true };
      line += 1;
    }
    if (rest.length > LONGEST_RECORD) {
      throw new FeedFileError(`${name}: line ${line} has more than ${LONGEST_RECORD} characters`);
    }
  }
  yield { line, text: rest, ended: false };
}

/**
 * The records of a file with a JSON object a line. A line that is none is a record that is `broken`; a last one without an end that is none
 * means that the file is cut off: FeedFileError.
 */
export async function* parseJsonLines(text: AsyncIterable<string>, name: string): AsyncGenerator<TreeRecord[]> {
  let batch: TreeRecord[] = [];
  for await (const { line, text: content, ended } of linesOf(text, name)) {
    if (content.replace(DOS_END, '').trim() === '') continue;
    const value = readLine(content);
    if (value === null && !ended) {
      throw new FeedFileError(`${name} is cut off: its last line, ${line}, is no whole JSON object. Deliver it again`);
    }
    batch.push(value === null ? { line, value: { text: content }, broken: AN_OBJECT } : { line, value });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
