/** In degrees. */
export type Place = { latitude: number; longitude: number };
/** Where the homes of a file lie as a rule: around this place, and but for a tenth within `reach` of it, in degrees of latitude and longitude. */
type Surroundings = Place & { reach: number };

/** So many homes at least tell where those of their file lie. */
const LEAST_HOMES = 20;
const MOST = 0.9;
/** Homes lie about a town's breadth apart, even where those that were looked at stand in one street. */
const LEAST_REACH = 0.5;
/** No file's homes lie on both sides of the equator, of Greenwich or of where both numbers are equal, alike and so far apart. */
const FAR = 10;

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((left, right) => left - right);
const median = (numbers: readonly number[]): number => inOrder(numbers)[Math.floor(numbers.length / 2)] ?? 0;

const distance = (one: Place, other: Place): number =>
  Math.max(Math.abs(one.latitude - other.latitude), Math.abs(one.longitude - other.longitude));

const surroundingsOf = (places: readonly Place[]): Surroundings | null => {
  if (places.length < LEAST_HOMES) return null;
  const middle = {
    latitude: median(places.map(({ latitude }) => latitude)),
    longitude: median(places.map(({ longitude }) => longitude)),
  };
  const distances = inOrder(places.map((place) => distance(place, middle)));
  return { ...middle, reach: Math.max(LEAST_REACH, distances[Math.floor(places.length * MOST)] ?? 0) };
};

/** What a place is that was written with its numbers swapped, or without a sign. */
const readings = ({ latitude, longitude }: Place): Place[] => [
  { latitude: longitude, longitude: latitude },
  { latitude, longitude: -longitude },
  { latitude: -latitude, longitude },
];

/**
 * Tells homes whose numbers are swapped, or lack a sign, by where the others of their file lie. `look` is given the places of its first homes, of
 * which most are right; then `isMisplaced` tells of each whether it lies far from them, but would lie among them if it were put right.
 */
export const createPlaceCheck = () => {
  const places: Place[] = [];
  let around: Surroundings | null | undefined;
  return {
    look: (place: Place): void => {
      places.push(place);
    },
    isMisplaced: (place: Place): boolean => {
      if (around === undefined) around = surroundingsOf(places);
      if (around === null) return false;
      const { reach } = around;
      const middle: Place = around;
      const far = distance(place, middle);
      return far > FAR && far > 3 * reach && readings(place).some((meant) => distance(meant, middle) <= reach);
    },
  };
};
