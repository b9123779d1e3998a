import { type AnyConstraint, type Canonical, canonicalList, isSame } from './canonical.ts';

export type Comparison = {
  /** Wishes that both have. */
  matched: Canonical[];
  /** Wishes that the program did not understand. */
  lacking: Canonical[];
  /** Wishes that the visitor did not state. */
  extra: Canonical[];
};

/** Compares what was to be understood with what was, as sets. */
export const compareConstraints = (gold: readonly AnyConstraint[], given: readonly AnyConstraint[]): Comparison => {
  const left = canonicalList(given);
  const matched: Canonical[] = [];
  const lacking: Canonical[] = [];
  // What matches any value takes what the others leave.
  for (const wish of canonicalList(gold).sort((one, other) => Number(one.isAny ?? 0) - Number(other.isAny ?? 0))) {
    const index = left.findIndex((candidate) => isSame(wish, candidate));
    if (index < 0) lacking.push(wish);
    else {
      left.splice(index, 1);
      matched.push(wish);
    }
  }
  return { matched, lacking, extra: left };
};

export const isExact = ({ lacking, extra }: Comparison): boolean => lacking.length === 0 && extra.length === 0;

/** `Price atMost 600000`, for a reader. */
export const sayCanonical = ({ field, operator, names, number, isAny }: Canonical): string =>
  `${field} ${operator} ${isAny ? '*' : (number ?? names?.join(' | ') ?? '')}`;
