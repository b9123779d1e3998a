import { STREETS } from '../languages/streets.ts';

/** What a dot shortens ("Mt. Helix", "Oak St. 14, apt. 2"); behind other words it ends a sentence. */
const SHORTENED = new RegExp(
  String.raw`(?:str|(?<![\p{L}\p{N}])(?:\p{L}|st|dr|rd|ln|ct|cr|pl|sq|av|bd|mt|ft|nr|pt|hw|wy|ave|avda|blvd|bvd|chem|cir|ctra|hwy|pkwy|plz|prof|pza|rte|sta|sto|ter|trl|urb|${STREETS.units}))$`,
  'u',
);

/** Whether the dot at `at` ends a sentence. */
export const isSentenceEnd = (folded: string, at: number): boolean =>
  /^\.(?:\s|$)/.test(folded.slice(at, at + 2)) &&
  /(?:[\p{L}\s)"']|\d{4})$/u.test(folded.slice(Math.max(0, at - 4), at)) &&
  !SHORTENED.test(folded.slice(Math.max(0, at - 8), at));

/** Semicolons where sentences end, so that no name is read across: "in the end. A Place in La Jolla". */
export const withSentenceEnds = (folded: string): string =>
  folded.replace(/\./g, (dot, at: number) => (isSentenceEnd(folded, at) ? ';' : dot));
