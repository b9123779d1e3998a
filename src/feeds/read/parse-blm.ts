import { FeedFileError } from '../feed-file-error.ts';
import { createRecordCounter, LONGEST_RECORD, outOfBounds } from '../file-bounds.ts';
import {
  countLineEnds,
  createBatch,
  isBlankRecord,
  type ParsedBatch,
  type ParsedRecord,
  parsedRecord,
} from './parsed-record.ts';

/** The header of a Rightmove BLM file: what ends a field and a record, and how many homes it says that it holds. */
type BlmHeader = { fieldEnd: string; recordEnd: string; count: number | null };

const LONGEST_HEADER = 1 << 20;
/** Columns in which a line end may be meant, wherever they stand. */
const LONG_TEXT = /DESCRIPTION|SUMMARY|FEATURE/i;
const LINE_END = /[\r\n]/;

/** `EOF : '^'`, with any quotes, or none. */
const unquoted = (text: string): string => /^\s*(['"])(.*)\1\s*$/.exec(text)?.[2] ?? text.trim();

const readHeader = (text: string, name: string): BlmHeader => {
  const entries = new Map<string, string>();
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    if (colon !== -1) entries.set(line.slice(0, colon).trim().toLowerCase(), unquoted(line.slice(colon + 1)));
  }
  const fieldEnd = entries.get('eof') ?? '';
  const recordEnd = entries.get('eor') ?? '';
  if (fieldEnd === '' || recordEnd === '' || fieldEnd === recordEnd) {
    throw new FeedFileError(`${name}: its header does not say what ends a field (EOF) and a record (EOR)`);
  }
  const count = entries.get('property count') ?? '';
  return { fieldEnd, recordEnd, count: /^\d+$/.test(count) ? Number(count) : null };
};

const cutOff = (name: string, why: string): FeedFileError =>
  new FeedFileError(`${name} is cut off: ${why}. Deliver it again`);

/** A record's fields: each is ended, also the last one, where the writer keeps to the rule. */
const fieldsOf = (record: string, fieldEnd: string): string[] => {
  const fields = record.split(fieldEnd);
  if (fields.length > 1 && fields.at(-1)?.trim() === '') fields.pop();
  return fields;
};

/**
 * A home's record, and before it, where there are such, the lines that stand before its first field. A short field holds no line end, so that
 * what comes before the last one there is no part of it: glued on, it would make another key of it.
 */
const recordsOf = (line: number, fields: readonly string[], names: readonly string[]): ParsedRecord[] => {
  const [first = '', ...others] = fields;
  const lines = first.trimEnd().split(LINE_END);
  if (lines.length === 1 || fields.length !== names.length || LONG_TEXT.test(names[0] ?? '')) {
    return [parsedRecord(line, [...fields])];
  }
  const own = lines.at(-1) ?? '';
  const stray = first.slice(0, first.trimEnd().length - own.length);
  return [
    { line, values: [stray.trim()], broken: 'no line between two homes' },
    parsedRecord(line + countLineEnds(stray), [own, ...others]),
  ];
};

/** A text that comes in pieces, taken from its front up to a mark. */
const createFront = (text: AsyncIterator<string>, name: string) => {
  let buffer = '';
  let start = 0;
  let line = 1;
  const checkLength = (longest: number, what: string): void => {
    if (buffer.length - start > longest) throw outOfBounds(name, `${what} does not end within ${longest} characters`);
  };
  /** The text before the next `mark`, and the line on which it starts, leading blanks left out; null: there is no further mark. */
  const before = async (
    mark: string,
    longest: number,
    what = `the record of line ${line}`,
  ): Promise<{ text: string; line: number } | null> => {
    let from = start;
    for (;;) {
      const at = buffer.indexOf(mark, from);
      if (at !== -1) {
        const taken = buffer.slice(start, at);
        start = at + mark.length;
        const trimmed = taken.trimStart();
        const first = line + countLineEnds(taken.slice(0, taken.length - trimmed.length));
        line += countLineEnds(taken) + countLineEnds(mark);
        return { text: trimmed, line: first };
      }
      checkLength(longest, what);
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
      checkLength(LONGEST_RECORD, `the record of line ${line}`);
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
  const front = createFront(text, name);
  const head = await front.before('#DEFINITION#', LONGEST_HEADER, 'its header');
  if (head === null) throw cutOff(name, 'it has no #DEFINITION#');
  const { fieldEnd, recordEnd, count: told } = readHeader(head.text, name);
  const definition = await front.before('#DATA#', LONGEST_HEADER, 'its definition');
  if (definition === null) throw cutOff(name, 'it has no #DATA#');
  const names = fieldsOf(definition.text.trim().replace(recordEnd, ''), fieldEnd);

  const count = createRecordCounter(name);
  const batch = createBatch<ParsedRecord>();
  batch.add(parsedRecord(definition.line, names), definition.text.length);
  let homes = 0;
  while (!(await front.isNext('#END#'))) {
    const record = await front.before(recordEnd, LONGEST_RECORD);
    if (record === null) throw cutOff(name, `it ends in line ${front.line()} without #END#`);
    const fields = fieldsOf(record.text, fieldEnd);
    count(isBlankRecord(fields), record.line);
    homes += 1;
    let isFull = false;
    for (const found of recordsOf(record.line, fields, names)) isFull = batch.add(found, record.text.length);
    if (isFull) yield batch.take();
  }
  if (told !== null && homes < told) throw cutOff(name, `it says that it holds ${told} homes, and holds ${homes}`);
  yield batch.take();
}
