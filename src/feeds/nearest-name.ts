import { distance } from 'fastest-levenshtein';

/** A column's or field's name as names are compared: without case, blanks and separators; `#`, `$` and `/` tell names apart. */
export const squashName = (name: string): string => name.toLowerCase().replace(/[\s_.-]+/g, '');

/** The known name that `name` was probably meant to be, or null. */
export const nearestName = (name: string, known: Iterable<string>): string | null => {
  const wanted = squashName(name);
  const allowed = Math.max(1, Math.min(3, Math.floor(wanted.length / 4)));
  let best: string | null = null;
  let bestDistance = allowed + 1;
  for (const candidate of known) {
    const found = distance(wanted, squashName(candidate));
    if (found < bestDistance) {
      best = candidate;
      bestDistance = found;
    }
  }
  return best;
};

/** `"Prise" (did you mean "PRICE"?)`, or the name alone. */
export const withSuggestion = (name: string, known: Iterable<string>): string => {
  const nearest = nearestName(name, known);
  return nearest === null ? `"${name}"` : `"${name}" (did you mean "${nearest}"?)`;
};
