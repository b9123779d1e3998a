/** The place of the empty list. */
export const NOTHING_SAID = 0;

/** Lists of what phrases say, each kept once and known by its place: thousands of phrases say the same. */
export const createSenseLists = <Sense>() => {
  const lists: (readonly Sense[])[] = [[]];
  /** For each of what is said the places of lists with it at their ends, by those of the lists before it. */
  const longer = new Map<Sense, Map<number, number>>();
  return {
    at: (place: number): readonly Sense[] => lists[place] ?? [],
    /** The place of the list with one more. */
    withOne: (place: number, sense: Sense): number => {
      const places = longer.get(sense) ?? new Map<number, number>();
      longer.set(sense, places);
      const made = places.get(place) ?? lists.push([...(lists[place] ?? []), sense]) - 1;
      places.set(place, made);
      return made;
    },
    /** All lists, each at its place. */
    all: (): readonly (readonly Sense[])[] => lists,
  };
};
