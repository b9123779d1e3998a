/** Between what holds and what does not, this share of it is left open. */
const PRECISION = 0.1;

/**
 * The largest number that holds, at most `most`: doubled from `first` on while it holds, then by halves between what held and what did
 * not, to within a tenth. 0 where nothing does. What holds is taken to hold for all that is less.
 */
export const largestThatHolds = async (
  { first, most }: { first: number; most: number },
  holds: (count: number) => Promise<boolean>,
): Promise<number> => {
  let held = 0;
  let failed: number | undefined;
  let count = Math.min(first, most);
  while (held < most && (failed === undefined || failed - held > Math.max(1, failed * PRECISION))) {
    if (await holds(count)) held = count;
    else failed = count;
    count = failed === undefined ? Math.min(held * 2, most) : Math.floor((held + failed) / 2);
  }
  return held;
};
