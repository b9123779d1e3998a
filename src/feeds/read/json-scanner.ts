import { DEEPEST, LONGEST_NAME, LONGEST_RECORD } from '../file-bounds.ts';
import { DOS_END } from './parsed-record.ts';

/** A record of a JSON document: its text, unparsed, and the 1-based line on which it starts. */
export type JsonPiece = { path: string; line: number; text: string };

/** What is wrong with a JSON document, without the file's name. */
export class JsonError extends Error {}
/** It is beyond what a file of listings may have. */
export class JsonBoundError extends JsonError {}

const SCALAR = /^(-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?|true|false|null)$/;

const LINE_END = 10;
const QUOTE = 34;
const BACKSLASH = 92;
/** Braces and brackets. */
const isOpening = (code: number): boolean => code === 123 || code === 91;
const isClosing = (code: number): boolean => code === 125 || code === 93;

type Frame = { isArray: boolean; key: string };
type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'end';
type Mode = 'structure' | 'string' | 'scalar' | 'record';

/**
 * Cuts the records out of a JSON document that comes in pieces, without holding more of it than a record. `isRecord` tells by the names on
 * the way (`value`, `Listings.Listing`; `''` is the document itself) and by how many values it stands in (`depth`) whether an object is a
 * record; with `onlyRecords` anything else in a list of records is an error, unless it is null. Throws JsonError.
 */
export const createJsonScanner = ({
  isRecord,
  onArray = () => {},
  onlyRecords,
}: {
  isRecord: (path: string, inArray: boolean, depth: number) => boolean;
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

  const close = (isArray: boolean): true => {
    const frame = top();
    if (frame === undefined || frame.isArray !== isArray) throw failure(`a "${isArray ? ']' : '}'}" too many`);
    frames.pop();
    endValue();
    return true;
  };

  const beginValue = (character: string): true => {
    const inArray = top()?.isArray === true;
    const here = path();
    if (character === '{' && isRecord(here, inArray, frames.length)) {
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
    return true;
  };

  const beginKey = (): true => {
    isKey = true;
    mode = 'string';
    token = '';
    return true;
  };

  const expect = (next: Expected): true => {
    expected = next;
    return true;
  };

  /** What a character does where something is expected; false: it cannot stand there. */
  const take: Readonly<Record<Expected, (character: string) => boolean>> = {
    value: beginValue,
    valueOrEnd: (character) => (character === ']' ? close(true) : beginValue(character)),
    key: (character) => character === '"' && beginKey(),
    keyOrEnd: (character) => (character === '}' ? close(false) : character === '"' && beginKey()),
    colon: (character) => character === ':' && expect('value'),
    commaOrEnd: (character) => {
      if (character === ',') return expect(top()?.isArray === true ? 'value' : 'key');
      return (character === ']' || character === '}') && close(character === ']');
    },
    end: () => false,
  };

  const structure = (text: string, at: number): number => {
    const character = text[at] ?? '';
    if (character === '\n') line += 1;
    if (character === DOS_END || /\s/.test(character)) return at + 1;
    if (!take[expected](character)) {
      throw failure(expected === 'end' ? 'more after its end' : `an unexpected "${character}"`);
    }
    return mode === 'record' || mode === 'scalar' ? at : at + 1;
  };

  /** The place of the quote that closes a text, or the end of the piece. */
  const endOfText = (text: string, from: number): number => {
    let at = from;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === LINE_END && mode === 'record') line += 1;
      if (escaped) escaped = false;
      else if (code === BACKSLASH) escaped = true;
      else if (code === QUOTE) return at;
      else if (code === LINE_END && mode === 'string') throw failure('a text that is not closed');
    }
    return at;
  };

  const string = (text: string, from: number): number => {
    const at = endOfText(text, from);
    if (isKey) token += text.slice(from, at);
    if (token.length > LONGEST_NAME) throw beyond(`a name of more than ${LONGEST_NAME} characters`);
    if (at === text.length) return at;
    mode = 'structure';
    if (isKey) endKey();
    else endScalar();
    return at + 1;
  };

  const endKey = (): void => {
    try {
      key = String(JSON.parse(`"${token}"`));
    } catch {
      throw failure('a name that is no text');
    }
    expected = 'colon';
  };

  /** A text or number in a list of records is an error: nothing is dropped without a word. */
  const endScalar = (): void => {
    if (onlyRecords && top()?.isArray === true && token !== 'null' && isRecord(path(), true, frames.length))
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

  /** The place of the bracket that closes the record, or the end of the piece. */
  const endOfRecord = (text: string, from: number): number => {
    let at = from;
    for (; at < text.length; at += 1) {
      if (inString) {
        at = endOfText(text, at);
        inString = at === text.length;
        continue;
      }
      const code = text.charCodeAt(at);
      if (code === LINE_END) line += 1;
      else if (code === QUOTE) inString = true;
      else if (isOpening(code)) depth += 1;
      else if (isClosing(code)) depth -= 1;
      if (depth === 0) return at;
      if (depth > DEEPEST) throw beyond(`more than ${DEEPEST} levels`);
    }
    return Math.min(at, text.length);
  };

  const record = (text: string, from: number): number => {
    const at = endOfRecord(text, from);
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
