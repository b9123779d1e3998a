/** How the records of a file are written down. */
export type FormatType = 'delimited' | 'json' | 'jsonl' | 'blm' | 'xml';

/** The names that services give to the array of an answer that holds the records. */
const RECORD_ARRAYS = new Set(
  'value values listings listing results result data items item records record properties property homes rows bundle'.split(
    ' ',
  ),
);

export const isRecordArrayName = (name: string): boolean => RECORD_ARRAYS.has(name.toLowerCase());

const HTML = /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<(!doctype\s+html|html|head|body)\b/i;

export const isHtml = (sample: string): boolean => HTML.test(sample.trimStart());

const holdsRecords = (object: object): boolean =>
  Object.entries(object).some(([name, value]) => Array.isArray(value) && isRecordArrayName(name));

/** An object on one line is a record of its own, unless it is the only one and holds an array of records. */
const isJsonLines = (sample: string, whole: boolean): boolean => {
  const end = sample.indexOf('\n');
  const line = end === -1 ? (whole ? sample : '') : sample.slice(0, end);
  try {
    const object: unknown = JSON.parse(line);
    if (typeof object !== 'object' || object === null || Array.isArray(object)) return false;
    return sample.slice(line.length).trim() !== '' || !holdsRecords(object);
  } catch {
    // Where the first line is broken, the ones after it tell.
    return end !== -1 && startsEveryLine(sample);
  }
};

/** Whether the first lines of a text each look like an object of their own. */
const startsEveryLine = (sample: string): boolean => {
  const lines = sample.split('\n').filter((line) => line.trim() !== '');
  const complete = lines.slice(0, -1).filter((line) => line.startsWith('{') && line.trimEnd().endsWith('}'));
  return complete.length > 1 && complete.length >= lines.length - 2;
};

/** What a text's beginning says about how its records are written. `whole`: there is no more of it. */
export const textKind = (sample: string, whole: boolean): FormatType => {
  const start = sample.trimStart();
  if (/^#HEADER#/i.test(start)) return 'blm';
  if (/^<[?!a-z]/i.test(start)) return 'xml';
  if (/^\[\s*[[{"\]]/.test(start)) return 'json';
  if (/^\{\s*["}]/.test(start)) return isJsonLines(start, whole) ? 'jsonl' : 'json';
  return 'delimited';
};
