/** How long an answer of the database is believed unless told otherwise. What changed there is seen after this and the time of one lookup. */
const LIFETIME_MILLISECONDS = 1_000;
const MOST_REMEMBERED = 1_000;

/**
 * Remembers for a second, or so many `milliseconds`, what was looked up by a key, so that a busy client costs one lookup in that time.
 * Requests at the same time share one lookup. What is not there, or could not be looked up, or is not to be kept, is asked for each
 * time: what is new is found at once. `clock` counts milliseconds and never goes back (`performance.now`).
 */
export const createLookupCache = <Value, Key = string>(options: {
  lookUp: (key: Key) => Promise<Value | undefined>;
  clock: () => number;
  milliseconds?: number;
  isKept?: (value: Value) => boolean;
  /** What tells one key from another. */
  nameOf?: (key: Key) => string;
}) => {
  const { milliseconds = LIFETIME_MILLISECONDS, isKept = () => true, nameOf = String } = options;
  const entries = new Map<string, { expires: number; value: Promise<Value | undefined> }>();
  return {
    find: (key: Key): Promise<Value | undefined> => {
      const name = nameOf(key);
      const now = options.clock();
      const known = entries.get(name);
      if (known && now < known.expires) return known.value;
      const value = options.lookUp(key);
      const entry = { expires: now + milliseconds, value };
      const forget = (): void => {
        if (entries.get(name) === entry) entries.delete(name);
      };
      value.then((found) => (found === undefined || !isKept(found)) && forget(), forget);
      entries.delete(name);
      entries.set(name, entry);
      const oldest = entries.keys().next();
      if (entries.size > MOST_REMEMBERED && !oldest.done) entries.delete(oldest.value);
      return value;
    },
    clear: (): void => entries.clear(),
  };
};
