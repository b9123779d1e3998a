import { open } from 'node:fs/promises';

/** The first bytes of a file, so many or all that it has. */
export const readStart = async (path: string, length: number): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const startsWith = (bytes: Buffer, ...start: number[]): boolean => start.every((byte, index) => bytes[index] === byte);
const startsWithText = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

const ZIP_MEMBER = [0x50, 0x4b, 0x03, 0x04];
const ZIP_END = [0x50, 0x4b, 0x05, 0x06];

const BINARY: readonly [name: string, test: (bytes: Buffer) => boolean][] = [
  ['a PNG image', (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)],
  ['a JPEG image', (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff)],
  ['a GIF image', (bytes) => startsWithText(bytes, 'GIF8')],
  ['a WEBP image', (bytes) => startsWithText(bytes, 'RIFF') && startsWithText(bytes, 'WEBP', 8)],
  ['a PDF document', (bytes) => startsWithText(bytes, '%PDF-')],
  ['an RTF document', (bytes) => startsWithText(bytes, '{\\rtf')],
  ['a ZIP archive or an Excel workbook', (bytes) => startsWith(bytes, ...ZIP_MEMBER)],
  ['an empty ZIP archive', (bytes) => startsWith(bytes, ...ZIP_END)],
  [
    'an old Excel workbook, or one with a password: save it as .xlsx or CSV, without a password',
    (bytes) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0),
  ],
  ['a 7z archive', (bytes) => startsWith(bytes, 0x37, 0x7a, 0xbc, 0xaf)],
  ['a RAR archive', (bytes) => startsWithText(bytes, 'Rar!')],
  ['a bzip2 archive', (bytes) => startsWithText(bytes, 'BZh')],
  ['an xz archive', (bytes) => startsWith(bytes, 0xfd, 0x37, 0x7a, 0x58, 0x5a)],
  ['a Zstandard archive', (bytes) => startsWith(bytes, 0x28, 0xb5, 0x2f, 0xfd)],
  ['a TAR archive', (bytes) => startsWithText(bytes, 'ustar', 257)],
  ['a Parquet file', (bytes) => startsWithText(bytes, 'PAR1')],
  ['a SQLite database', (bytes) => startsWithText(bytes, 'SQLite format 3')],
  ['gzip within gzip', (bytes) => isGzip(bytes)],
];

export const isGzip = (bytes: Buffer): boolean => startsWith(bytes, 0x1f, 0x8b);

/** Whether bytes begin a ZIP archive, one without members too. */
export const isZip = (bytes: Buffer): boolean => startsWith(bytes, ...ZIP_MEMBER) || startsWith(bytes, ...ZIP_END);

/** What bytes that are no text are, or null. `bytes` is the beginning of the file. */
export const binaryKind = (bytes: Buffer): string | null => BINARY.find(([, test]) => test(bytes))?.[0] ?? null;

const STRAY_BYTES = 3;

/** Whether there are bytes that text does not have: a NUL, or more than a few other control characters. */
export const hasBinaryBytes = (bytes: Buffer): boolean => {
  if (bytes.includes(0)) return true;
  let controls = 0;
  for (const byte of bytes) if (byte < 0x20 && (byte < 0x08 || byte > 0x0d)) controls += 1;
  return controls > STRAY_BYTES && controls > bytes.length / 200;
};

/**
 * How the records of a file are written down. A further one needs its sign in `textKind`, its reader in `read-parts.ts`, and words for people in
 * `detect-format.ts`.
 */
export const FORMAT_TYPES = ['delimited', 'json', 'jsonl', 'blm', 'rets', 'xml'] as const;
export type FormatType = (typeof FORMAT_TYPES)[number];

/** The names that services give to the array of an answer that holds the records. */
const RECORD_ARRAYS = new Set(
  'value values listings listing results result data items item records record properties property homes rows bundle features'.split(
    ' ',
  ),
);

export const isRecordArrayName = (name: string): boolean => RECORD_ARRAYS.has(name.toLowerCase());

/** So many names an object has at most that is wrapped around an answer, and so many such objects stand in each other. */
const MOST_BESIDE = 6;
const DEEPEST_WRAPPER = 3;

/** What follows an XML declaration and comments, `''` where one does not end. */
const withoutProlog = (start: string): string => {
  let text = start.replace(/^<\?xml[^>]*>/i, '').trimStart();
  while (text.startsWith('<!--')) {
    const end = text.indexOf('-->', '<!--'.length);
    text = end === -1 ? '' : text.slice(end + '-->'.length).trimStart();
  }
  return text;
};

const HTML = /^<(!doctype\s+html|html|head|body)\b/i;

/** A dump of a database: tables and their rows as statements, behind remarks and settings. */
export const isSql = (sample: string): boolean =>
  /^\s*(--|#|\/\*|SET |USE |DROP |CREATE |INSERT )/i.test(sample) && /^(create|insert) (table|into) /im.test(sample);

export const isHtml = (sample: string): boolean => HTML.test(withoutProlog(sample.trimStart()));

/** An answer of a RETS server in its compact form, or one that says what went wrong; with other elements it is XML of its own. */
const isRets = (start: string): boolean =>
  /^<RETS\b/i.test(withoutProlog(start)) && (/<COLUMNS\b/i.test(start) || !OTHER_ELEMENT.test(withoutProlog(start)));
const OTHER_ELEMENT = /<(?![/?!]|(RETS|RETS-STATUS|COUNT|DELIMITER|DATA|MAXROWS)[\s/>])/i;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether an object is an answer of a service: an array under a usual name holds objects, or nothing. A home may have such a name for its
 * features, unless it is GeoJSON's. An object that holds one other object and no more than a count or a code is looked into (`d.results`).
 */
const holdsRecords = (object: object, depth = 0): boolean => {
  const entries = Object.entries(object);
  const isGeo = entries.some(([name, value]) => name === 'type' && value === 'FeatureCollection');
  const isArray = ([name, value]: [string, unknown]): boolean =>
    Array.isArray(value) &&
    isRecordArrayName(name) &&
    (isGeo || !/^features$/i.test(name)) &&
    (value.length === 0 || isObject(value[0]));
  if (entries.some(isArray)) return true;
  const inner = entries.filter(([, value]) => typeof value === 'object' && value !== null);
  const only = inner.length === 1 && entries.length <= MOST_BESIDE ? inner[0]?.[1] : undefined;
  if (!isObject(only) || depth >= DEEPEST_WRAPPER) return false;
  return holdsRecords(only, depth + 1) || areKeyedRecords(Object.values(only));
};

/** So many records show that they are such, by as many texts and numbers of the same names. */
const LEAST_KEYED = 3;
const LEAST_SHARED = 5;

/** Whether the values of an object are records, each under a key of its own: they have the same names, and no list of records in them. */
export const areKeyedRecords = (values: readonly unknown[]): boolean => {
  const objects = values.filter(isObject);
  const [first = {}] = objects;
  const shares = (object: object): boolean =>
    !holdsRecords(object) &&
    Object.entries(object).filter(([name, value]) => typeof value !== 'object' && name in first).length >= LEAST_SHARED;
  return objects.length >= LEAST_KEYED && objects.every(shares);
};

/** An object on one line is a record of its own, unless it is the only one and holds an array of records, or the feed says where they are. */
const isJsonLines = (sample: string, whole: boolean, saysWhere: boolean): boolean => {
  const end = sample.indexOf('\n');
  const line = end === -1 ? (whole ? sample : '') : sample.slice(0, end);
  try {
    const object: unknown = JSON.parse(line);
    if (typeof object !== 'object' || object === null || Array.isArray(object)) return false;
    if (sample.slice(line.length).trim() !== '') return true;
    // A record has texts and numbers of its own: lists and objects alone are several, by names that say nothing.
    const holdsOthers = Object.values(object).every((value) => typeof value === 'object' && value !== null);
    const values = Object.values(object);
    const isKeyed = areKeyedRecords(values) && values.filter((value) => !isObject(value)).length <= MOST_BESIDE;
    return !(saysWhere || holdsOthers || isKeyed || holdsRecords(object));
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

/**
 * What a text's beginning says about how its records are written. `whole`: there is no more of it. `saysWhere`: the feed names the list of a
 * JSON document.
 */
export const textKind = (sample: string, whole: boolean, saysWhere = false): FormatType => {
  const start = sample.trimStart();
  if (/^#HEADER#/i.test(start)) return 'blm';
  if (isRets(start)) return 'rets';
  if (/^<[?!a-z]/i.test(start)) return 'xml';
  if (/^\[\s*[[{"\]]/.test(start)) return 'json';
  if (/^\{\s*["}]/.test(start)) return isJsonLines(start, whole, saysWhere) ? 'jsonl' : 'json';
  return 'delimited';
};
