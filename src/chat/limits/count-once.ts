/** Counts once for all who ask for the same time. `more`: how many have been admitted by now, which a count includes from then on. */
export const countOnce = (count: (since: Date) => Promise<number>, more: () => number) => {
  const counted = new Map<number, { total: Promise<number>; included: number }>();
  return async (since: Date): Promise<number> => {
    const known = counted.get(since.getTime()) ?? { total: count(since), included: more() };
    counted.set(since.getTime(), known);
    return (await known.total) + more() - known.included;
  };
};
