import test from 'ava';
import fc from 'fast-check';
import { createPhraseEdges, NO_NODE, openEdges } from '../../../src/listings/tags/phrase-edges.ts';

test('property: edges are read as they were added, each once, also those that are added after a look', (t) => {
  const edge = fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }), fc.nat({ max: 5 }));
  fc.assert(
    fc.property(fc.array(edge), fc.array(edge), (first, second) => {
      const edges = createPhraseEdges();
      const added: (typeof first)[number][] = [];
      for (const part of [first, second]) {
        for (const one of part) {
          edges.add(...one);
          added.push(one);
        }
        const read = openEdges(edges.packed());
        for (let node = 0; node <= 6; node += 1) {
          t.is(
            read.leadsOn(node),
            added.some(([from]) => from === node),
          );
          for (let word = 0; word <= 6; word += 1) {
            const targets = added.filter(([from, by]) => from === node && by === word).map(([, , to]) => to);
            t.deepEqual(read.from(node, word), [...new Set(targets)]);
            t.is(read.firstFrom(node, word), targets[0] ?? NO_NODE);
          }
        }
      }
    }),
  );
});
