/**
 * Keeps lines in order of which something was left out: what follows does not begin with a blank, and a line of which nothing
 * is left goes with its end. Line ends wait for what comes after them, since that may go.
 */
export const createLineStart = () => {
  let hasText = false;
  let isShortened = false;
  let waiting = '';
  return {
    write: (part: string, isDropped: boolean): string => {
      isShortened ||= isDropped;
      const text = isShortened && !hasText ? part.trimStart() : part;
      hasText ||= /\S/u.test(text);
      if (text === '') return '';
      const before = waiting;
      waiting = '';
      return before + text;
    },
    endLine: (unit: string): void => {
      const isGone = isShortened && !hasText;
      hasText = false;
      isShortened = false;
      if (!isGone) waiting += unit;
    },
    /** The line ends at the end of the answer, unless what stood behind them is gone. */
    end: (): string => (isShortened && !hasText ? '' : waiting),
  };
};
