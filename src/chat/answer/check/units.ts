import {
  SQUARE_FEET_PER_ACRE,
  SQUARE_FEET_PER_SQUARE_METER,
  SQUARE_METERS_PER_HECTARE,
} from '../../../listings/area.ts';
import { endOfMatch } from '../end-of-match.ts';
import type { FigureKind, UnitSize } from './figure.ts';
import type { Unit } from './languages/check-words.ts';
import { anywhere, asLabel, hasBlanks, ofAll, rightHere, UNIT_WORDS } from './word-patterns.ts';

const KILOMETERS_PER_MILE = 1.609;
const MEANING: Readonly<Record<Unit, { kind: FigureKind; unit: UnitSize }>> = {
  beds: { kind: 'beds', unit: { size: 1 } },
  baths: { kind: 'baths', unit: { size: 1 } },
  parking: { kind: 'parking', unit: { size: 1 } },
  homes: { kind: 'homes', unit: { size: 1 } },
  squareFeet: { kind: 'area', unit: { size: 1, areaUnit: 'Square Feet' } },
  squareMeters: { kind: 'area', unit: { size: SQUARE_FEET_PER_SQUARE_METER, areaUnit: 'Square Meters' } },
  acres: { kind: 'area', unit: { size: SQUARE_FEET_PER_ACRE } },
  hectares: { kind: 'area', unit: { size: SQUARE_METERS_PER_HECTARE * SQUARE_FEET_PER_SQUARE_METER } },
  days: { kind: 'days', unit: { size: 1 } },
  weeks: { kind: 'days', unit: { size: 7 } },
  months: { kind: 'days', unit: { size: 30 } },
  years: { kind: 'age', unit: { size: 1 } },
  minutes: { kind: 'minutes', unit: { size: 1 } },
  hours: { kind: 'minutes', unit: { size: 60 } },
  kilometers: { kind: 'distance', unit: { size: 1 } },
  miles: { kind: 'distance', unit: { size: KILOMETERS_PER_MILE } },
  times: { kind: 'times', unit: { size: 1 } },
};
export const ONE: UnitSize = { size: 1 };

const AFTER = UNIT_WORDS.map(({ name, words }) => ({ ...MEANING[name], pattern: rightHere(words) }));
const LABELS = UNIT_WORDS.filter(({ name }) => ['beds', 'baths', 'parking'].includes(name)).map(({ name, words }) => ({
  ...MEANING[name],
  pattern: asLabel(words),
}));
const AREAS = rightHere(UNIT_WORDS.filter(({ name }) => MEANING[name].kind === 'area').flatMap(({ words }) => words));
const HAS_AREA = anywhere(UNIT_WORDS.filter(({ name }) => MEANING[name].kind === 'area').flatMap(({ words }) => words));
const PER = rightHere(ofAll(({ per }) => per));
/** "每平方米": where no blanks are written, it stands before the area. */
const PER_BEFORE = ofAll(({ per }) => per).filter((word) => !hasBlanks(word));
const STOPS = new Set(ofAll(({ joined, per, stops }) => [...joined, ...per, ...stops]));
/** Also the stars of markup, and what makes a digit a picture. */
const BLANKS = /(?:[\s\-‐–*_]|\ufe0f|\u20e3)*/uy;
const WORD = /\p{L}{1,30}/uy;
const MOST_ADJECTIVES = 2;

export type FoundUnit = { kind: FigureKind; unit: UnitSize; start: number; end: number };

const unitRightHere = (fold: string, index: number): FoundUnit | undefined => {
  let longest: FoundUnit | undefined;
  for (const { kind, unit, pattern } of AFTER) {
    const end = endOfMatch(pattern, fold, index);
    if (end !== undefined && end > (longest?.end ?? index)) longest = { kind, unit, start: index, end };
  }
  return longest;
};

/** Where the blanks end that begin at `index`. */
export const afterBlanks = (fold: string, index: number): number => endOfMatch(BLANKS, fold, index) ?? index;

/** What a number that ends at `end` counts or measures, with up to `adjectives` words between. */
export const unitAfter = (fold: string, end: number, adjectives = MOST_ADJECTIVES): FoundUnit | undefined => {
  let index = end;
  for (let skipped = 0; skipped <= adjectives; skipped += 1) {
    index = afterBlanks(fold, index);
    const unit = unitRightHere(fold, index);
    if (unit !== undefined) return unit;
    const wordEnd = endOfMatch(WORD, fold, index);
    if (wordEnd === undefined || STOPS.has(fold.slice(index, wordEnd))) return undefined;
    index = wordEnd;
  }
  return undefined;
};

/** What a number is that a label stands before: "Beds: 3". A label with a sign binds more than a word behind the number. */
export const unitBefore = (before: string): { kind: FigureKind; unit: UnitSize; hasSign: boolean } | undefined => {
  const labels = LABELS.flatMap(({ kind, unit, pattern }) => {
    const match = pattern.exec(before);
    return match === null ? [] : [{ kind, unit, hasSign: match[1] !== undefined, index: match.index }];
  });
  // The longest word: one may end with another.
  return labels.sort((a, b) => a.index - b.index)[0];
};

/** Whether a price that ends at `end` is one for an area: "/sq ft", "per square metre". */
export const isPerAreaAt = (fold: string, end: number): boolean => {
  const slash = endOfMatch(PER, fold, afterBlanks(fold, end));
  return slash !== undefined && endOfMatch(AREAS, fold, afterBlanks(fold, slash)) !== undefined;
};

export const saysPerArea = (before: string): boolean => {
  const at = Math.max(...PER_BEFORE.map((word) => before.lastIndexOf(word)));
  HAS_AREA.lastIndex = at + 1;
  return at !== -1 && HAS_AREA.test(before);
};
