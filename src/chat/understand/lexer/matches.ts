export const allMatches = (text: string, pattern: RegExp): RegExpExecArray[] => [...text.matchAll(pattern)];

/** Matches that overlap too: in "10 miles from 9 Q St" the address begins behind another number. */
export const overlappingMatches = (text: string, pattern: RegExp): RegExpExecArray[] => {
  const found: RegExpExecArray[] = [];
  const again = new RegExp(pattern);
  for (let match = again.exec(text); match !== null; match = again.exec(text)) {
    found.push(match);
    again.lastIndex = match.index + (/^\d+|^./su.exec(match[0])?.[0].length ?? 1);
  }
  return found;
};
