import { FeedFileError } from '../feed-file-error.ts';
import { BATCH, LONGEST_RECORD, type ParsedBatch } from './parsed-record.ts';

/** The header of a Rightmove BLM file: what ends a field and a record, and how many homes it says that it holds. */
type BlmHeader = { fieldEnd: string; recordEnd: string; count: number | null };

const LONGEST_HEADER = 1 << 20;

/** `EOF : '^'`, with any quotes, or none. */
const unquoted = (text: string): string => /^\s*(['"])(.*)\1\s*$/.exec(text)?.[2] ?? text.trim();

const readHeader = (text: string, name: string): BlmHeader => {
  const entries = new Map<string, string>();
  for (const [, key = '', value = ''] of text.matchAll(/^[^\S\n]*([^:\n]+?)[^\S\n]*:([^\n]*)$/gm)) {
    entries.set(key.toLowerCase(), unquoted(value));
  }
  const fieldEnd = entries.get('eof') ?? '';
  const recordEnd = entries.get('eor') ?? '';
  if (fieldEnd === '' || recordEnd === '' || fieldEnd === recordEnd) {
    throw new FeedFileError(`${name}: its header does not say what ends a field (EOF) and a record (EOR)`);
  }
  const count = entries.get('property count') ?? '';
  return { fieldEnd, recordEnd, count: /^\d+$/.test(count) ? Number(count) : null };
};

const countLines = (text: string): number => text.split('\n').length - 1;

const cutOff = (name: string, why: string): FeedFileError =>
  new FeedFileError(`${name} is cut off: ${why}. Deliver it again`);

/** A record's fields: each is ended, also the last one, where the writer keeps to the rule. */
const fieldsOf = (record: string, fieldEnd: string): string[] => {
  const fields = record.split(fieldEnd);
  if (fields.length > 1 && fields.at(-1)?.trim() === '') fields.pop();
  return fields;
};

/** A text that comes in pieces, taken from its front up to a mark. */
const createFront = (text: AsyncIterator<string>) => {
  let buffer = '';
  let start = 0;
  let line = 1;
  /** The text before the next `mark`, and the line on which it starts, leading blanks left out; null: there is no further mark. */
  const before = async (
    mark: string,
    longest: number,
    tooLong: string,
  ): Promise<{ text: string; line: number } | null> => {
    let from = start;
    for (;;) {
      const at = buffer.indexOf(mark, from);
      if (at !== -1) {
        const taken = buffer.slice(start, at);
        start = at + mark.length;
        const trimmed = taken.trimStart();
        const first = line + countLines(taken.slice(0, taken.length - trimmed.length));
        line += countLines(taken) + countLines(mark);
        return { text: trimmed, line: first };
      }
      if (buffer.length - start > longest) throw new FeedFileError(tooLong);
      const { value, done } = await text.next();
      if (done === true) return null;
      from = Math.max(0, buffer.length - start - mark.length);
      buffer = buffer.slice(start) + value;
      start = 0;
    }
  };
  /** Whether `mark`, in any case, comes next, blanks left out. */
  const isNext = async (mark: string): Promise<boolean> => {
    for (;;) {
      const next = buffer.slice(start).trimStart();
      if (next.length >= mark.length) return next.slice(0, mark.length).toUpperCase() === mark;
      const { value, done } = await text.next();
      if (done === true) return false;
      buffer = buffer.slice(start) + value;
      start = 0;
    }
  };
  return { before, isNext, line: (): number => line };
};

/**
 * The records of a Rightmove BLM file, its definition first. Delimiters are those of its header; a field may hold line ends. FeedFileError where
 * it is cut off: without its end mark, or with fewer homes than its header says.
 */
export async function* parseBlm(text: AsyncGenerator<string>, name: string): AsyncGenerator<ParsedBatch> {
  try {
    yield* readBlm(text, name);
  } finally {
    await text.return(undefined);
  }
}

async function* readBlm(text: AsyncIterator<string>, name: string): AsyncGenerator<ParsedBatch> {
  const front = createFront(text);
  const tooLong = `${name}: its header has more than ${LONGEST_HEADER} characters`;
  const head = await front.before('#DEFINITION#', LONGEST_HEADER, tooLong);
  if (head === null) throw cutOff(name, 'it has no #DEFINITION#');
  const { fieldEnd, recordEnd, count } = readHeader(head.text, name);
  const definition = await front.before('#DATA#', LONGEST_HEADER, tooLong);
  if (definition === null) throw cutOff(name, 'it has no #DATA#');
  const names = fieldsOf(definition.text.trim().replace(recordEnd, ''), fieldEnd);

  let batch: ParsedBatch = [{ line: definition.line, values: names }];
  let homes = 0;
  while (!(await front.isNext('#END#'))) {
    const longest = `${name}: the record of line ${front.line()} does not end within ${LONGEST_RECORD} characters`;
    const record = await front.before(recordEnd, LONGEST_RECORD, longest);
    if (record === null) throw cutOff(name, `it ends in line ${front.line()} without #END#`);
    batch.push({ line: record.line, values: fieldsOf(record.text, fieldEnd) });
    homes += 1;
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (count !== null && homes < count) throw cutOff(name, `it says that it holds ${count} homes, and holds ${homes}`);
  yield batch;
}
