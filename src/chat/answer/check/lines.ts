import { MARK_SIGN } from './sentence.ts';

const LONGEST_START = 80;
/** A line that is an item of a list: `- `, `* `, `• `, `3. `. */
const ITEM = /^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s/u;
const INDENTED = /^(?: {2}|\t)/u;

/**
 * Keeps what a mark speaks of over the lines of an answer: until the next mark or an empty line; of an item of a list until a
 * line that is no item and not indented.
 */
export const createMarkScope = () => {
  let rows: readonly number[] | undefined;
  let last: readonly number[] | undefined;
  let paragraph: readonly number[] = [];
  let isOfItem = false;
  let line = '';
  /** Whether a line is no part of the item before it. */
  const leavesItem = (): boolean =>
    isOfItem && line.trim() !== '' && !ITEM.test(line) && !INDENTED.test(line) && !line.includes(MARK_SIGN);
  return {
    /** What the sentence before was about, if that still holds. */
    rows: (): readonly number[] | undefined => (leavesItem() ? undefined : rows),
    /** What was named last, however long ago. */
    last: (): readonly number[] | undefined => last,
    /** All that this paragraph has named. */
    paragraph: (): readonly number[] => paragraph,
    /** A sentence with marks is over. */
    remember: (marked: readonly number[]): void => {
      rows = marked;
      last = marked;
      paragraph = [...new Set([...paragraph, ...marked])];
      isOfItem = ITEM.test(line);
    },
    read: (text: string): void => {
      if (line.length < LONGEST_START) line += text;
    },
    endLine: (): void => {
      const isBlank = line.trim() === '';
      if (isBlank) paragraph = [];
      if (isBlank || leavesItem()) rows = undefined;
      line = '';
    },
  };
};
