/** Where the match of a sticky pattern ends that begins at this place; undefined where there is none. Makes no array of what matched. */
export const endOfMatch = (pattern: RegExp, text: string, index: number): number | undefined => {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};
