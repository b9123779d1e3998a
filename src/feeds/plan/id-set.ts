const CHUNK_BITS = 15;
const CHUNK_WORDS = 2 ** CHUNK_BITS / 32;

/**
 * A set of whole numbers from 0: IDs of listings, numbers of rows. Neighbours share a bit map, so that a chatbot's listings, or a file's
 * rows, take about a bit each.
 */
export const createIdSet = (ids: Iterable<number> = []) => {
  const chunks = new Map<number, Uint32Array>();
  let size = 0;
  const place = (id: number) => {
    const within = id % 2 ** CHUNK_BITS;
    return { chunk: Math.floor(id / 2 ** CHUNK_BITS), word: within >>> 5, bit: 1 << (within & 31) };
  };
  const has = (id: number): boolean => {
    const { chunk, word, bit } = place(id);
    return ((chunks.get(chunk)?.[word] ?? 0) & bit) !== 0;
  };
  const add = (id: number): void => {
    if (has(id)) return;
    const { chunk, word, bit } = place(id);
    const words = chunks.get(chunk) ?? new Uint32Array(CHUNK_WORDS);
    words[word] = (words[word] ?? 0) | bit;
    chunks.set(chunk, words);
    size += 1;
  };
  for (const id of ids) add(id);
  return {
    has,
    add,
    get size() {
      return size;
    },
  };
};

export type IdSet = ReturnType<typeof createIdSet>;
