/** Places among what was shown, from 1 on; the last is -1. */
export const POSITIONS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8 },
    ...{ ninth: 9, tenth: 10, eleventh: 11, twelfth: 12 },
    ...{ last: -1, penultimate: -2, thirdLast: -3 },
  }),
);
