const LONGEST_NAME = 255;

/** The last part of what a client calls a file: it may hold a path, or signs that no name has. */
export const tidyName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)
    .trimEnd()
    .toWellFormed() || 'file';
