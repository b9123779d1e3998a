/**
 * Whether one text becomes the other by at most `most` edits: a letter more, less or another, or two neighbours in each
 * other's place. (A plain Levenshtein distance counts the last as two, and most typing errors are of that kind.)
 */
export const isWithin = (one: string, other: string, most: number): boolean => {
  if (Math.abs(one.length - other.length) > most) return false;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let edits = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        edits = Math.min(edits, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return false;
    beforePrevious = previous;
    previous = current;
  }
  return (previous[other.length] ?? 0) <= most;
};
