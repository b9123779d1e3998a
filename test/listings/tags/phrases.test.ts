import test from 'ava';
import fc from 'fast-check';
import { TAG_LANGUAGES, TAG_WORDS } from '../../../src/language/features/tag-phrases.ts';
import { foldName } from '../../../src/listings/fold.ts';
import { readTokens } from '../../../src/listings/tags/dictionary.ts';
import {
  createPhraseEdges,
  createPhraseTree,
  NO_NODE,
  openEdges,
  ROOT,
} from '../../../src/listings/tags/phrase-edges.ts';
import { tokenize } from '../../../src/listings/tags/tokenize.ts';
import { createWordNumbers } from '../../../src/listings/tags/word-numbers.ts';
import { PROPERTY_SEED } from '../../helpers/property-runs.ts';

const words = TAG_LANGUAGES.flatMap((language) => TAG_WORDS[language].cues.negators.split(/[\s;|]+/));
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...words, 'St.', 'Ærø', 'İzmir', '泳池', '1,200', '<br>', ' - ', '\n', '. ', ', ', "'s", '·'),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.string({ maxLength: 8 }),
    ),
  )
  .chain((parts) => fc.constantFrom(parts.join(' '), parts.join(''), parts.join(' ').toUpperCase()));

test('The tokens of any text lie one behind the other, and each word is the folded form of what stands there', (t) => {
  fc.assert(
    fc.property(text, (said) => {
      let last = 0;
      for (const { kind, word, start, end } of tokenize(said)) {
        t.true(last <= start && start < end && end <= said.length);
        if (kind === 'word') t.is(word, foldName(said.slice(start, end)));
        if (kind === 'number') t.is(word, said.slice(start, end));
        last = end;
      }
    }),
    { seed: PROPERTY_SEED, numRuns: 500 },
  );
});

test('A text is cut alike whether its words are known or not', (t) => {
  fc.assert(
    fc.property(text, (said) => {
      t.deepEqual(
        readTokens(said).map((token) => ({ ...token, facts: undefined })),
        tokenize(said),
      );
    }),
    { seed: PROPERTY_SEED, numRuns: 500 },
  );
});

test('Numbers keep the points and commas within, marks end words, and blocks of HTML and line breaks end sentences', (t) => {
  const cut = (said: string): string =>
    tokenize(said)
      .map(({ kind, word }) => word || kind)
      .join(' ');
  t.is(cut('Pool-Spa, 1,200.5 sq. ft.'), 'pool spa , 1,200.5 sq ft .');
  t.is(cut('A <b>large</b> pool<br>Sauna'), 'a large pool end sauna');
  t.is(cut('no\nPool, no\nsauna'), 'no end pool , no sauna');
  t.is(cut('Haus – mit Größe'), 'haus – mit grosse');
  t.is(cut('- 泳池。'), '- 泳 池 。');
});

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

test('words are numbered from 0 on as they are met, and each keeps its number', (t) => {
  const numbers = createWordNumbers();
  t.deepEqual(['with', 'pool', 'with', 'constructor', 'pool'].map(numbers.take), [0, 1, 0, 2, 1]);
  t.is(numbers.get('pool'), 1);
  t.is(numbers.count(), 3);
});

test('a word is not numbered by being asked for', (t) => {
  const numbers = createWordNumbers();
  t.is(numbers.get('constructor'), undefined);
  t.is(numbers.count(), 0);
});
