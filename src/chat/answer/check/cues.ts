import type { Operator } from '../../understand/constraint.ts';
import type { CheckWords } from './languages/check-words.ts';
import { anywhere, isIn, ofAll } from './word-patterns.ts';

type CueName =
  | 'asked'
  | 'unmet'
  | 'aggregate'
  | 'compared'
  | 'counted'
  | 'several'
  | 'every'
  | 'refers'
  | 'respectively'
  | 'matched'
  | 'here'
  | 'elsewhere'
  | 'superlative'
  | 'sold'
  | 'reduced'
  | 'listed'
  | 'otherMatter'
  | 'beforeOrAfter'
  | 'between';
const CUES = new Map(
  (
    [
      'asked',
      'unmet',
      'aggregate',
      'compared',
      'counted',
      'several',
      'every',
      'refers',
      'respectively',
      'matched',
      'here',
      'elsewhere',
      'superlative',
      'sold',
      'reduced',
      'listed',
      'otherMatter',
      'beforeOrAfter',
      'between',
    ] satisfies CueName[]
  ).map((name) => [name as CueName, anywhere(ofAll((table: CheckWords) => table[name]))]),
);

export const says = (cue: CueName, text: string): boolean => isIn(CUES.get(cue) as RegExp, text);

/** Right before a number, with up to three words between: "under your budget of $600,000". */
const before = (words: readonly string[]): RegExp =>
  new RegExp(`(?:${anywhere(words).source})(?:\\s*[\\p{L}']+){0,3}[\\s:]*$`, 'u');
const AT_MOST = before(ofAll(({ atMost }) => atMost));
const AT_LEAST = before(ofAll(({ atLeast }) => atLeast));
const AT_MOST_AFTER = new RegExp(`^[\\s\\p{L}]{0,12}(?:${anywhere(ofAll(({ budget }) => budget)).source})`, 'u');
const OR_MORE_AFTER = new RegExp(
  `^ ?\\+|^[\\s-]*(?:\\p{L}+ )?(?:${anywhere(ofAll(({ orMore }) => orMore)).source})`,
  'u',
);

const COMPARED = anywhere(ofAll(({ compared }) => compared)).source;
const COMPARED_BEFORE = new RegExp(`(?:${COMPARED})(?:\\s+\\p{L}+)?\\s*$`, 'u');
const COMPARED_AFTER = new RegExp(`^\\s+(?:${COMPARED})`, 'u');

/** Whether a number is right beside what makes it a difference or an end: "newer than 1980", "500 sq ft more". */
export const isCompared = (textBefore: string, textAfter: string): boolean =>
  COMPARED_BEFORE.test(textBefore) || COMPARED_AFTER.test(textAfter);

/** Whether the words around a number say that it is a bound of that kind. */
export const saysBound = (operator: Operator, textBefore: string, textAfter: string): boolean => {
  const isMost = AT_MOST.test(textBefore) || AT_MOST_AFTER.test(textAfter);
  const isLeast = AT_LEAST.test(textBefore) || OR_MORE_AFTER.test(textAfter);
  if (operator === 'atMost') return isMost;
  return operator === 'atLeast' ? isLeast : isMost || isLeast;
};
