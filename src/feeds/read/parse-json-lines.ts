import { FeedFileError } from '../feed-file-error.ts';
import { createRecordCounter, DEEPEST, LONGEST_RECORD, outOfBounds } from '../file-bounds.ts';
import { createBatch, DOS_END } from './parsed-record.ts';
import { isBlankTree, isRecordObject, isTooDeep, parseJsonRecord, type TreeRecord } from './tree-record.ts';

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
    if (rest.length > LONGEST_RECORD)
      throw outOfBounds(name, `line ${line} has more than ${LONGEST_RECORD} characters`);
  }
  yield { line, text: rest, ended: false };
}

/**
 * The records of a file with a JSON object a line. A line that is none is a record that is `broken`; a last one without an end that is none
 * means that the file is cut off: FeedFileError.
 */
export async function* parseJsonLines(text: AsyncIterable<string>, name: string): AsyncGenerator<TreeRecord[]> {
  const batch = createBatch<TreeRecord>();
  const count = createRecordCounter(name);
  for await (const { line, text: content, ended } of linesOf(text, name)) {
    const isBlank = content.replace(DOS_END, '').trim() === '';
    if (isTooDeep(content)) throw outOfBounds(name, `line ${line} has more than ${DEEPEST} levels`);
    const value = isBlank ? null : readLine(content);
    count(isBlank || (value !== null && isBlankTree(value)), line);
    if (isBlank) continue;
    if (value === null && !ended) {
      throw new FeedFileError(`${name} is cut off: its last line, ${line}, is no whole JSON object. Deliver it again`);
    }
    const record = value === null ? { line, value: { text: content }, broken: AN_OBJECT } : { line, value };
    if (batch.add(record, content.length)) yield batch.take();
  }
  yield batch.take();
}
