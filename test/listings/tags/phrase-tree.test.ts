import test from 'ava';
import fc from 'fast-check';
import {
  createPhraseEdges,
  createPhraseTree,
  NO_NODE,
  openEdges,
  ROOT,
} from '../../../src/listings/tags/phrase-edges.ts';

const rows = fc.array(fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 5 }));

const treeOf = (all: readonly (readonly number[])[]) => {
  let nodes = 1;
  const edges = createPhraseEdges();
  const add = createPhraseTree(edges, () => nodes++);
  const ends = all.map(add);
  return { edges: openEdges(edges.packed()), ends, nodes };
};

test('property: a row of words leads to where it was said to end, and only rows that are alike end there', (t) => {
  fc.assert(
    fc.property(rows, (all) => {
      const { edges, ends } = treeOf(all);
      for (const [at, row] of all.entries()) {
        t.is(row.reduce(edges.firstFrom, ROOT), ends[at] ?? NO_NODE);
        const alike = all.map((other) => other.join(' ') === row.join(' '));
        t.deepEqual(
          ends.map((end) => end === ends[at]),
          alike,
        );
      }
    }),
  );
});

test('property: a tree has a node for each beginning of its rows, and leads nowhere else', (t) => {
  fc.assert(
    fc.property(rows, rows, (all, others) => {
      const { edges, nodes } = treeOf(all);
      const beginnings = new Set(all.flatMap((row) => row.map((_, at) => row.slice(0, at + 1).join(' '))));
      t.is(nodes, beginnings.size + 1);
      for (const row of others) {
        const end = row.reduce((node, word) => (node === NO_NODE ? node : edges.firstFrom(node, word)), ROOT);
        t.is(end !== NO_NODE, beginnings.has(row.join(' ')));
      }
    }),
  );
});

test('a word whose number is too large to be told from others is refused', (t) => {
  t.throws(() => treeOf([[2 ** 20]]), { instanceOf: RangeError, message: /words/ });
});
