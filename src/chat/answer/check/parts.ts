import { PART_WORDS } from './languages/part-words.ts';
import { smallWords } from './languages/small/all.ts';
import { anywhere, isIn, ofAll } from './word-patterns.ts';

const TABLES = Object.values(PART_WORDS);
const PARTS = anywhere(TABLES.flatMap(({ parts }) => parts));
const PARTS_OR_ON = anywhere(TABLES.flatMap(({ parts, on }) => [...parts, ...on]));
/** Begins something else: "2,000 sq ft *and* a garden". */
const JOINED = anywhere([
  ...ofAll(({ joined }) => joined.filter((word) => word.length > 1)),
  ...smallWords(({ and }) => and),
]);
const WITH = anywhere(smallWords((table) => table.with));

/** Whether the words before or behind an area say that it is of the ground, or of a part of it or of the home. */
export const isOfPart = (before: string, behind: string): boolean =>
  isIn(PARTS_OR_ON, before.split(JOINED).at(-1) ?? '') || isIn(PARTS, behind.split(JOINED)[0]?.split(WITH)[0] ?? '');
