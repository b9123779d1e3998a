/** Where words lead between the nodes of a phrase graph. Nodes and words are numbers from 0 on. */
export type PhraseEdges = {
  /** The nodes that a word leads to from a node, in the order in which they were added. */
  from(node: number, word: number): readonly number[];
  /** Whether any word leads on from a node. */
  leadsOn(node: number): boolean;
};

/** More words than the phrases of a language have. */
const MOST_WORDS = 2 ** 20;

/** Edges in a few arrays, those of a node side by side in the order of their words: an eighth of what tables of objects take. */
const packed = (added: ReadonlyMap<number, number | readonly number[]>, nodes: number): PhraseEdges => {
  const keys = Float64Array.from(added.keys()).sort();
  let count = 0;
  for (const targets of added.values()) count += typeof targets === 'number' ? 1 : targets.length;
  const words = new Int32Array(count);
  const to = new Int32Array(count);
  /** Where the edges of each node begin, and behind them where those of the last one end. */
  const begins = new Int32Array(nodes + 1);
  let at = 0;
  for (const key of keys) {
    const [node, word] = [Math.floor(key / MOST_WORDS), key % MOST_WORDS];
    const targets = added.get(key) ?? [];
    for (const target of typeof targets === 'number' ? [targets] : targets) {
      words[at] = word;
      to[at] = target;
      at += 1;
    }
    begins[node + 1] = at;
  }
  for (let node = 1; node <= nodes; node += 1) begins[node] = Math.max(begins[node] ?? 0, begins[node - 1] ?? 0);
  const beginOf = (node: number): number => begins[node] ?? count;
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
      return Array.from(to.subarray(first, last));
    },
    leadsOn: (node) => beginOf(node) < beginOf(node + 1),
  };
};

/** Edges that are still added to. */
export const createPhraseEdges = () => {
  /** By the numbers of a node and a word in one: nodes as objects with tables of their own took five times the memory. */
  const added = new Map<number, number | number[]>();
  return {
    add: (node: number, word: number, to: number): void => {
      const key = node * MOST_WORDS + word;
      const known = added.get(key);
      if (known === undefined) added.set(key, to);
      else if (typeof known === 'number') added.set(key, known === to ? to : [known, to]);
      else if (!known.includes(to)) known.push(to);
    },
    from: (node: number, word: number): readonly number[] => {
      const to = added.get(node * MOST_WORDS + word);
      if (to === undefined) return [];
      return typeof to === 'number' ? [to] : to;
    },
    leadsOn: (node: number): boolean => added.keys().some((key) => Math.floor(key / MOST_WORDS) === node),
    /** All of them for keeps, of a graph with so many nodes. */
    packed: (nodes: number): PhraseEdges => packed(added, nodes),
  };
};
