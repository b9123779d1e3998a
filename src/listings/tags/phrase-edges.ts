/** Where words lead between the nodes of a graph or a tree of phrases. Nodes and words are numbers from 0 on. */
type PhraseEdges = {
  /** The nodes that a word leads to from a node, each once, in the order in which they were added. */
  from(node: number, word: number): readonly number[];
  /** The first of them; NO_NODE where there is none. */
  firstFrom(node: number, word: number): number;
  /** Whether any word leads on from a node. */
  leadsOn(node: number): boolean;
};

export const NO_NODE = -1;

/** Edges as they were added: from `nodes[i]` the word `words[i]` leads to `targets[i]`. */
type Added = { nodes: number[]; words: number[]; targets: number[] };

const largest = (numbers: readonly number[]): number => numbers.reduce((most, one) => Math.max(most, one), 0);

/** Where the edges of each node begin when those of a node stand side by side, and behind them where those of the last one end. */
const beginsOf = (nodes: readonly number[]): Int32Array => {
  const begins = new Int32Array(largest(nodes) + 2);
  for (const node of nodes) begins[node + 1] = (begins[node + 1] ?? 0) + 1;
  for (let node = 1; node < begins.length; node += 1) begins[node] = (begins[node] ?? 0) + (begins[node - 1] ?? 0);
  return begins;
};

/** The places of edges so: those of a node in the order of their words, and those of a word as they were added. */
const inOrder = ({ nodes, words }: Added, begins: Int32Array): Int32Array => {
  const order = new Int32Array(nodes.length);
  const ends = begins.slice();
  for (const [place, node] of nodes.entries()) {
    const end = ends[node] ?? 0;
    order[end] = place;
    ends[node] = end + 1;
  }
  const byWord = (one: number, other: number): number => (words[one] ?? 0) - (words[other] ?? 0);
  for (let node = 0; node + 1 < begins.length; node += 1) {
    const [begin = 0, end = 0] = [begins[node], begins[node + 1]];
    if (end - begin > 1) order.subarray(begin, end).sort(byWord);
  }
  return order;
};

/** Edges in a few arrays, an eighth of what tables of objects take: those of `node` from `begins[node]` on. */
export type PackedEdges = { begins: Int32Array; words: Int32Array; targets: Int32Array };

const pack = (added: Added): PackedEdges => {
  const begins = beginsOf(added.nodes);
  const order = inOrder(added, begins);
  return {
    begins,
    words: order.map((place) => added.words[place] ?? 0),
    targets: order.map((place) => added.targets[place] ?? 0),
  };
};

export const openEdges = ({ begins, words, targets }: PackedEdges): PhraseEdges => {
  const beginOf = (node: number): number => begins[node] ?? words.length;
  const firstOf = (node: number, word: number): number => {
    let [low, high] = [beginOf(node), beginOf(node + 1)];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[middle] ?? 0) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    from: (node, word) => {
      const first = firstOf(node, word);
      const end = beginOf(node + 1);
      let last = first;
      while (last < end && words[last] === word) last += 1;
      return [...new Set(targets.subarray(first, last))];
    },
    firstFrom: (node, word) => {
      const first = firstOf(node, word);
      return first < beginOf(node + 1) && words[first] === word ? (targets[first] ?? NO_NODE) : NO_NODE;
    },
    leadsOn: (node) => beginOf(node) < beginOf(node + 1),
  };
};

/** Edges that are still added to. */
export const createPhraseEdges = () => {
  const added: Added = { nodes: [], words: [], targets: [] };
  return {
    add: (node: number, word: number, target: number): void => {
      added.nodes.push(node);
      added.words.push(word);
      added.targets.push(target);
    },
    /** All that were added up to now. */
    packed: (): PackedEdges => pack(added),
  };
};

/** More words than the phrases of all languages have. */
const MOST_WORDS = 2 ** 20;
export const ROOT = 0;

/**
 * Adds rows of words to edges as a tree below ROOT, in which rows that begin alike share their nodes. Gives the last node of a row.
 * RangeError for a word's number of 2 ** 20 or more.
 */
export const createPhraseTree = (edges: ReturnType<typeof createPhraseEdges>, createNode: () => number) => {
  const ways = new Map<number, number>();
  return (words: readonly number[]): number => {
    let node = ROOT;
    for (const word of words) {
      if (word >= MOST_WORDS) throw new RangeError(`There may be ${MOST_WORDS} words in phrases`);
      const way = node * MOST_WORDS + word;
      let next = ways.get(way);
      if (next === undefined) {
        next = createNode();
        ways.set(way, next);
        edges.add(node, word, next);
      }
      node = next;
    }
    return node;
  };
};
