import { distance } from 'fastest-levenshtein';

const TYPO = 2;

/**
 * The known name that `name` was probably meant to be: it differs by case only, or by one or two letters (and by fewer
 * than the shorter name has). Undefined where nothing is near.
 */
export const nearName = (name: string, known: readonly string[]): string | undefined => {
  const lowerCase = name.toLowerCase();
  let nearest: { name: string; distance: number } | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > TYPO) continue;
    const gap = distance(lowerCase, candidate.toLowerCase());
    if (gap > TYPO || gap >= Math.min(name.length, candidate.length)) continue;
    if (nearest === undefined || gap < nearest.distance) nearest = { name: candidate, distance: gap };
  }
  return nearest?.name;
};
