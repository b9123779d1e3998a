import { wordsOf } from './check-words.ts';

/** Cuts a growing text into sentences, items of lists, rows of tables and lines, by the text alone, never by the pieces in which it came. */

/** Longer ones are cut at a blank. */
const LONGEST = 2_000;
const ITEM = /(?:[-*•–—+▪◦‣·]\s|(?:\*\*)?\d{1,2}[.)、]|\|)/uy;
const ENDS = /\n|[。！？][”’»)）】」』*_"']*|[.!?…]+["'”’»)\]*_]*(?=\s|$)/gu;
const ABBREVIATION = new RegExp(`(?:${wordsOf('abbreviations')}|(?<![\\p{L}\\d])(?:\\d{1,2}|\\p{L}))\\.[*_]*$`, 'iu');

/** Whether a text that a blank follows ends a sentence. "3." may be a list's number or a day, "St." a street. */
const endsSentence = (text: string): boolean => !ABBREVIATION.test(text.slice(-24));

/** Where the last sentence, or line, of a text ends that is whole; 0 where none is. */
export const lastSentenceEnd = (text: string): number => {
  for (const { 0: sign, index } of [...text.matchAll(ENDS)].reverse()) {
    const said = text.slice(0, index + sign.length).trimEnd();
    const isEnd = sign === '\n' ? said !== '' && !/[:,;–—-]$/.test(said) : endsSentence(said);
    if (isEnd) return said.length;
  }
  return 0;
};

/** Of a list's item, in which sentences are told by how they begin. */
const SENTENCE_END = /[.!?…]\s+(?=\p{Lu}|\d|[¿¡])|[。！？]/gu;
/** The sentence of a text that a place lies in, and where it begins. */
export const sentenceAt = (text: string, place: number): { from: number; text: string } => {
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(SENTENCE_END)) {
    if (index >= place) return { from, text: text.slice(from, index) };
    from = index + sign.length;
  }
  return { from, text: text.slice(from) };
};

export type Unit = { text: string; isItem: boolean };

const blanksOf = (text: string): number => /^\s*/.exec(text)?.[0].length ?? 0;

const isItemAt = (text: string, at: number, isLineStart: boolean): boolean => {
  ITEM.lastIndex = at;
  return (isLineStart || text.lastIndexOf('\n', at - 1) !== -1) && ITEM.test(text);
};

/** Where the first unit of a text ends; undefined where more text may still change that. */
const firstEnd = (text: string, isItem: boolean, lead: number): number | undefined => {
  const visible = text.slice(0, LONGEST);
  ENDS.lastIndex = lead;
  for (let found = ENDS.exec(visible); found !== null; found = ENDS.exec(visible)) {
    const end = found.index + found[0].length;
    if (found[0] === '\n') return visible[found.index - 1] === '\r' ? found.index - 1 : found.index;
    // What closes it may still come.
    if (isItem || end === visible.length) continue;
    if (endsSentence(visible.slice(0, end))) return end;
  }
  if (text.length <= LONGEST) return undefined;
  const blank = visible.slice(lead).search(/\s\S*$/u);
  if (blank > 0) return lead + blank;
  return /[\ud800-\udbff]$/.test(visible) ? LONGEST - 1 : LONGEST;
};

export const createUnits = () => {
  let held = '';
  let isLineStart = true;

  const next = (isWhole: boolean): Unit | undefined => {
    const lead = blanksOf(held.slice(0, LONGEST + 1));
    const isItem = isItemAt(held, lead, isLineStart);
    const end = firstEnd(held, isItem, lead) ?? (isWhole && held !== '' ? held.length : undefined);
    if (end === undefined) return undefined;
    const text = held.slice(0, end);
    held = held.slice(end);
    isLineStart = text.trim() === '' && (isLineStart || text.includes('\n'));
    return { text, isItem };
  };

  const settle = function* (isWhole: boolean): Generator<Unit> {
    for (let unit = next(isWhole); unit !== undefined; unit = next(isWhole)) yield unit;
  };

  return {
    /** The units that more text can't change. */
    push: (text: string): Generator<Unit> => {
      held += text;
      return settle(false);
    },
    end: (): Generator<Unit> => settle(true),
  };
};
