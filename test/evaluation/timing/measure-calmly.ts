import type { Times } from './measure-times.ts';

const MOST_ROUNDS = 3;

const shortest = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((milliseconds, index) => Math.min(milliseconds, other[index] ?? milliseconds));

/**
 * Takes the times of the same messages again, three times at most, until they are good enough, and keeps the shortest of each
 * message: what other programs on the machine took is none of its own.
 */
export const measureCalmly = async (
  measure: () => Promise<Times>,
  isEnough: (times: Times) => boolean,
): Promise<Times> => {
  let times = await measure();
  for (let round = 1; round < MOST_ROUNDS && !isEnough(times); round += 1) {
    const again = await measure();
    times = {
      parse: shortest(times.parse, again.parse),
      parseAmid: shortest(times.parseAmid, again.parseAmid),
      vocabulary: shortest(times.vocabulary, again.vocabulary),
      withPlace: shortest(times.withPlace, again.withPlace),
      withoutPlace: shortest(times.withoutPlace, again.withoutPlace),
    };
  }
  return times;
};
