import { DEEPEST, LONGEST_RECORD, outOfBounds } from '../../file-bounds.ts';

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/g;

/** An OData page: its records as the texts in which they came, so that no number is rounded, and the rest of it. */
export type SplitPage = { records: string[]; envelope: Record<string, unknown> };

/** Finds the array `value` of the outermost object, and in it the text of every object. Null where there is none, or no end of it. */
const findRecords = (text: string, name: string): { start: number; end: number; records: string[] } | null => {
  const records: string[] = [];
  let depth = 0;
  let start = -1;
  let recordStart = -1;
  let isValue = false;
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match;
    const { index } = match;
    if (token.startsWith('"')) {
      if (depth === 1 && start === -1) isValue = token === '"value"';
      continue;
    }
    if (token === '[' || token === '{') {
      depth += 1;
      if (depth > DEEPEST) throw outOfBounds(name, `its record ${records.length + 1} has more than ${DEEPEST} levels`);
      if (token === '[' && depth === 2 && isValue && start === -1) start = index;
      if (token === '{' && depth === 3 && start !== -1) recordStart = index;
      continue;
    }
    depth -= 1;
    if (start === -1) continue;
    if (token === '}' && depth === 2) {
      if (index - recordStart > LONGEST_RECORD) {
        throw outOfBounds(name, `its record ${records.length + 1} has more than ${LONGEST_RECORD} characters`);
      }
      records.push(text.slice(recordStart, index + 1));
    }
    if (token === ']' && depth === 1) return { start, end: index, records };
  }
  return null;
};

/** Splits the text of an OData page. SyntaxError where it is none, or is cut off; FeedFileError where it is beyond bounds. */
export const splitPage = (text: string, name: string): SplitPage => {
  const found = findRecords(text, name);
  if (found === null) throw new SyntaxError('there is no whole array "value"');
  if (found.start + text.length - found.end > LONGEST_RECORD) {
    throw outOfBounds(name, `it has more than ${LONGEST_RECORD} characters beside its records`);
  }
  const envelope: unknown = JSON.parse(`${text.slice(0, found.start)}[]${text.slice(found.end + 1)}`);
  return { records: found.records, envelope: envelope as Record<string, unknown> };
};
