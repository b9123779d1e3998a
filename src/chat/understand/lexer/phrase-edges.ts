/** Where words lead between the nodes of a phrase graph. Nodes and words are numbers from 0 on. */
export type PhraseEdges = {
  /** The nodes that a word leads to from a node, in the order in which they were added. */
  from(node: number, word: number): readonly number[];
  /** Whether any word leads on from a node. */
  leadsOn(node: number): boolean;
};

/** Edges as they were added: from `nodes[i]` the word `words[i]` leads to `targets[i]`. */
type Added = { nodes: number[]; words: number[]; targets: number[] };

const largest = (numbers: readonly number[]): number => numbers.reduce((most, one) => Math.max(most, one), 0);

/** The places of edges, those of a node side by side, in the order of their words, and those of a word as they were added. */
const inOrder = ({ nodes, words }: Added): Float64Array => {
  const count = nodes.length;
  const wordCount = largest(words) + 1;
  if ((largest(nodes) + 1) * wordCount * count > Number.MAX_SAFE_INTEGER) throw new RangeError('Too many phrases');
  // Numbers are sorted many times faster than by a comparison, so each edge is one that ends in its place.
  const keys = Float64Array.from(
    nodes,
    (node, place) => (node * wordCount + (words[place] ?? 0)) * count + place,
  ).sort();
  return keys.map((key) => key % count);
};

/** Edges in a few arrays: an eighth of what tables of objects take. */
const packed = (added: Added): PhraseEdges => {
  const nodeCount = largest(added.nodes) + 1;
  const words = new Int32Array(added.words.length);
  const targets = new Int32Array(added.words.length);
  /** Where the edges of each node begin, and behind them where those of the last one end. */
  const begins = new Int32Array(nodeCount + 1);
  let count = 0;
  let run = 0;
  let [lastNode, lastWord] = [-1, -1];
  for (const place of inOrder(added)) {
    const node = added.nodes[place] ?? 0;
    const word = added.words[place] ?? 0;
    const target = added.targets[place] ?? 0;
    if (node !== lastNode || word !== lastWord) run = count;
    [lastNode, lastWord] = [node, word];
    if (targets.subarray(run, count).includes(target)) continue;
    words[count] = word;
    targets[count] = target;
    count += 1;
    begins[node + 1] = count;
  }
  for (let node = 1; node <= nodeCount; node += 1) begins[node] = Math.max(begins[node] ?? 0, begins[node - 1] ?? 0);
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
      return Array.from(targets.subarray(first, last));
    },
    leadsOn: (node) => beginOf(node) < beginOf(node + 1),
  };
};

/** Edges that are still added to. They are packed when they are read, so who adds and reads in turns waits for that each time. */
export const createPhraseEdges = () => {
  const added: Added = { nodes: [], words: [], targets: [] };
  let readable: PhraseEdges | undefined;
  return {
    add: (node: number, word: number, target: number): void => {
      added.nodes.push(node);
      added.words.push(word);
      added.targets.push(target);
      readable = undefined;
    },
    /** All that were added up to now. */
    packed: (): PhraseEdges => {
      readable ??= packed(added);
      return readable;
    },
  };
};
