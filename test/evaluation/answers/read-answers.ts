import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a good model said to a message of a conversation, written by hands that don't know the check of answers. All of it is true of
 * the homes, general knowledge or arithmetic, so a visitor gets it as it is. `{{705 E Republican St #101}}` stands where the model
 * wrote the mark of that home; a home without an address goes by its MLS number.
 */
export type StoredAnswer = {
  conversation: string | number;
  turn?: number;
  language?: string;
  question: string;
  /** What the model looks for before it answers. */
  calls?: readonly { name: string; arguments: unknown }[];
  answer: string;
  /** Those of `unread` are not looked at while the check is built. */
  set: 'read' | 'unread';
};

const FOLDER = join(import.meta.dirname, 'good');

/** Long texts are stored in pieces, so that no line is too long to read. */
const whole = (text: unknown): unknown => (Array.isArray(text) ? text.join('') : text);

const readRows = (path: string): StoredAnswer[] => {
  const text = readFileSync(path, 'utf8');
  const rows = path.endsWith('.jsonl')
    ? text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : JSON.parse(text);
  return (rows as Partial<StoredAnswer>[]).map((row, index) => {
    const { conversation = `row ${index + 1}`, set = 'read' } = row;
    const [question, answer] = [row.question, row.answer].map(whole);
    if (typeof question !== 'string' || typeof answer !== 'string')
      throw new Error(`${path}: row ${index + 1} needs a question and an answer`);
    return { ...row, conversation: `${path} ${conversation}`, question, answer, set };
  });
};

/** The answers of a file of JSON (an array) or JSON lines, or all that are stored here. A row without a conversation is one by itself. */
export const readAnswers = (path?: string): StoredAnswer[] => {
  if (path !== undefined) return readRows(path);
  const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : [];
  return names.sort().flatMap((name) => readRows(join(FOLDER, name)));
};
