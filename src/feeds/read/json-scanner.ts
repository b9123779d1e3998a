import { DEEPEST, LONGEST_NAME, LONGEST_RECORD } from '../file-bounds.ts';
import { DOS_END } from './parsed-record.ts';

/** A record of a JSON document: its text, unparsed, and the 1-based line on which it starts. */
export type JsonPiece = { path: string; line: number; text: string };

/** What is wrong with a JSON document, without the file's name. */
export class JsonError extends Error {}
/** It is beyond what a file of listings may have. */
export class JsonBoundError extends JsonError {}

const SCALAR = /^(-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?|true|false|null)$/;

type Frame = { isArray: boolean; key: string };
type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'end';
type Mode = 'structure' | 'string' | 'scalar' | 'record';

/**
 * Cuts the records out of a JSON document that comes in pieces, without holding more of it than a record. `isRecord` tells by the names on
 * the way (`value`, `Listings.Listing`; `''` is the document itself) whether an object there is a record; with `onlyRecords` anything else in
 * a list of records is an error, unless it is null. Throws JsonError.
 */
export const createJsonScanner = ({
  isRecord,
  onArray = () => {},
  onlyRecords,
}: {
  isRecord: (path: string, inArray: boolean) => boolean;
  onArray?: (path: string) => void;
  onlyRecords: boolean;
}) => {
  const frames: Frame[] = [];
  let expected: Expected = 'value';
  let mode: Mode = 'structure';
  let line = 1;
  let token = '';
  let escaped = false;
  let isKey = false;
  let key = '';
  let recordLine = 1;
  let recordPath = '';
  let depth = 0;
  let inString = false;
  let pieces: JsonPiece[] = [];

  const failure = (what: string): JsonError => new JsonError(`${what} in line ${line}`);
  const beyond = (what: string): JsonError => new JsonBoundError(`line ${line} has ${what}`);
  const top = (): Frame | undefined => frames.at(-1);
  const path = (): string => [...frames.map((frame) => frame.key), key].filter((name) => name !== '').join('.');

  const endValue = (): void => {
    key = '';
    expected = frames.length === 0 ? 'end' : 'commaOrEnd';
  };

  const open = (isArray: boolean): void => {
    if (frames.length >= DEEPEST) throw beyond(`more than ${DEEPEST} levels`);
    if (isArray) onArray(path());
    frames.push({ isArray, key });
    key = '';
    expected = isArray ? 'valueOrEnd' : 'keyOrEnd';
  };

  const close = (isArray: boolean): void => {
    const frame = top();
    if (frame === undefined || frame.isArray !== isArray) throw failure(`a "${isArray ? ']' : '}'}" too many`);
    frames.pop();
    endValue();
  };

  const beginValue = (character: string): void => {
    const inArray = top()?.isArray === true;
    const here = path();
    if (character === '{' && isRecord(here, inArray)) {
      recordPath = here;
      recordLine = line;
      mode = 'record';
      depth = 0;
    } else if (character === '{' || character === '[') open(character === '[');
    else {
      isKey = false;
      mode = character === '"' ? 'string' : 'scalar';
    }
    token = '';
  };

  const structure = (text: string, at: number): number => {
    const character = text[at] ?? '';
    if (character === '\n') line += 1;
    if (character === DOS_END || /\s/.test(character)) return at + 1;
    if (expected === 'valueOrEnd' && character === ']') close(true);
    else if (expected === 'keyOrEnd' && character === '}') close(false);
    else if (expected === 'value' || expected === 'valueOrEnd') {
      beginValue(character);
      return mode === 'record' || mode === 'scalar' ? at : at + 1;
    } else if ((expected === 'key' || expected === 'keyOrEnd') && character === '"') {
      isKey = true;
      mode = 'string';
      token = '';
    } else if (expected === 'colon' && character === ':') expected = 'value';
    else if (expected === 'commaOrEnd' && character === ',') expected = top()?.isArray === true ? 'value' : 'key';
    else if (expected === 'commaOrEnd' && (character === ']' || character === '}')) close(character === ']');
    else throw failure(expected === 'end' ? 'more after its end' : `an unexpected "${character}"`);
    return at + 1;
  };

  const string = (text: string, from: number): number => {
    let at = from;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (escaped) escaped = false;
      else if (code === 92) escaped = true;
      else if (code === 34) break;
      else if (code === 10) throw failure('a text that is not closed');
    }
    if (isKey) token += text.slice(from, at);
    if (token.length > LONGEST_NAME) throw beyond(`a name of more than ${LONGEST_NAME} characters`);
    if (at === text.length) return at;
    mode = 'structure';
    if (isKey) {
      try {
        key = String(JSON.parse(`"${token}"`));
      } catch {
        throw failure('a name that is no text');
      }
      expected = 'colon';
    } else endScalar();
    return at + 1;
  };

  /** A text or number in a list of records is an error: nothing is dropped without a word. */
  const endScalar = (): void => {
    if (onlyRecords && top()?.isArray === true && token !== 'null' && isRecord(path(), true))
      throw failure('a record that is no object');
    endValue();
  };

  const scalar = (text: string, from: number): number => {
    let at = from;
    while (at < text.length && !/[\s,\]}:"[{]/.test(text[at] ?? '')) at += 1;
    token += text.slice(from, at);
    if (at === text.length && token.length <= 100) return at;
    mode = 'structure';
    if (!SCALAR.test(token)) throw failure(`an unexpected "${token.slice(0, 20)}${text[at] ?? ''}"`);
    endScalar();
    return at;
  };

  const record = (text: string, from: number): number => {
    let at = from;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 10) line += 1;
      if (inString) {
        if (escaped) escaped = false;
        else if (code === 92) escaped = true;
        else if (code === 34) inString = false;
      } else if (code === 34) inString = true;
      else if (code === 123 || code === 91) depth += 1;
      else if (code === 125 || code === 93) {
        depth -= 1;
        if (depth === 0) break;
      }
      if (depth > DEEPEST) throw beyond(`more than ${DEEPEST} levels`);
    }
    token += text.slice(from, at + 1);
    if (token.length > LONGEST_RECORD) {
      throw new JsonBoundError(`the record of line ${recordLine} does not end within ${LONGEST_RECORD} characters`);
    }
    if (at === text.length) return at;
    mode = 'structure';
    pieces.push({ path: recordPath, line: recordLine, text: token });
    token = '';
    endValue();
    return at + 1;
  };

  const STEPS = { structure, string, scalar, record };
  return {
    /** Takes the next piece of the document; returns the records that end in it. */
    push: (text: string): JsonPiece[] => {
      pieces = [];
      for (let at = 0; at < text.length; ) at = STEPS[mode](text, at);
      return pieces;
    },
    /** Whether the document is closed. */
    isWhole: (): boolean => expected === 'end',
    line: (): number => line,
  };
};
