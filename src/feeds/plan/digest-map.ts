const BUCKETS = 2 ** 16;
/** The low words of a block's entries fill half a line of the processor's cache. */
const BLOCK_ENTRIES = 8;
const CHUNK_BLOCKS = 512;
const CHUNK_ENTRIES = CHUNK_BLOCKS * BLOCK_ENTRIES;
/** In place of the number of a block: these count from 1, over all chunks. */
const NO_BLOCK = 0;

const createChunk = () => ({
  /** By entry: 48 bits of its digest, whose bucket is the other 16, and the number of its row. */
  lows: new Int32Array(CHUNK_ENTRIES),
  highs: new Uint16Array(CHUNK_ENTRIES),
  rows: new Uint32Array(CHUNK_ENTRIES),
  /** By block: how many of its entries are taken. */
  taken: new Uint8Array(CHUNK_BLOCKS),
  /** By block: the block that its bucket filled before it. */
  older: new Uint32Array(CHUNK_BLOCKS),
});

type Chunk = ReturnType<typeof createChunk>;
type Entry = { chunk: Chunk; place: number };
type DigestParts = { low: number; high: number; bucket: number };

/** Takes digests apart in a place of its own: parts of a BigInt would be BigInts, and garbage. */
const createSplitter = () => {
  const whole = new BigUint64Array(1);
  const words = new Int32Array(whole.buffer);
  return (digest: bigint): DigestParts => {
    whole[0] = digest;
    const upper = words[1] ?? 0;
    return { low: words[0] ?? 0, high: upper & 0xffff, bucket: upper >>> 16 };
  };
};

const rowOf = (entry: Entry | undefined): number | undefined => entry?.chunk.rows[entry.place];

/** The place in a chunk where one of its blocks has a digest; -1 where it has not. */
const placeOf = ({ lows, highs, taken }: Chunk, block: number, { low, high }: DigestParts): number => {
  const start = block * BLOCK_ENTRIES;
  const end = start + (taken[block] ?? 0);
  for (let place = start; place < end; place += 1) if (lows[place] === low && highs[place] === high) return place;
  return -1;
};

/**
 * A map from 64-bit digests to row numbers below 2 ** 32: 12 bytes a digest of two million, 11 of ten. A bucket's digests lie in blocks,
 * which are looked through from the newest to the oldest: a search goes through a 65,536th of all digests, which is four blocks of a
 * file of two million keys and forty of one of twenty million. Growing takes another chunk of blocks and copies nothing. Two keys are
 * taken for one in one of nine million files of two million keys.
 */
export const createDigestMap = () => {
  const split = createSplitter();
  /** By bucket, the number of the block that it fills. */
  const newest = new Uint32Array(BUCKETS);
  const chunks: Chunk[] = [];
  let blocks = 0;

  const chunkOf = (block: number): Chunk => {
    const index = Math.floor(block / CHUNK_BLOCKS);
    chunks[index] ??= createChunk();
    return chunks[index];
  };

  const find = (digest: DigestParts): Entry | undefined => {
    let block = newest[digest.bucket] ?? NO_BLOCK;
    while (block !== NO_BLOCK) {
      const chunk = chunkOf(block);
      const place = placeOf(chunk, block % CHUNK_BLOCKS, digest);
      if (place !== -1) return { chunk, place };
      block = chunk.older[block % CHUNK_BLOCKS] ?? NO_BLOCK;
    }
    return undefined;
  };

  const isFull = (block: number): boolean => chunkOf(block).taken[block % CHUNK_BLOCKS] === BLOCK_ENTRIES;

  /** Takes an entry, in a new block where the bucket's newest is full. */
  const take = (bucket: number): Entry => {
    let block = newest[bucket] ?? NO_BLOCK;
    if (block === NO_BLOCK || isFull(block)) {
      blocks += 1;
      chunkOf(blocks).older[blocks % CHUNK_BLOCKS] = block;
      newest[bucket] = blocks;
      block = blocks;
    }
    const chunk = chunkOf(block);
    const within = block % CHUNK_BLOCKS;
    const before = chunk.taken[within] ?? 0;
    chunk.taken[within] = before + 1;
    return { chunk, place: within * BLOCK_ENTRIES + before };
  };

  return {
    get: (digest: bigint): number | undefined => rowOf(find(split(digest))),
    /** Notes the row of a digest; returns the one that the digest had before. */
    put: (digest: bigint, row: number): number | undefined => {
      const parts = split(digest);
      const found = find(parts);
      const before = rowOf(found);
      const { chunk, place } = found ?? take(parts.bucket);
      chunk.lows[place] = parts.low;
      chunk.highs[place] = parts.high;
      chunk.rows[place] = row;
      return before;
    },
  };
};
