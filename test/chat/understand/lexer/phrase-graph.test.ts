import test from 'ava';
import fc from 'fast-check';
import { createPhraseGraph } from '../../../../src/chat/understand/lexer/phrase-graph.ts';
import { readText, type Token } from '../../../../src/chat/understand/lexer/read-text.ts';

type Phrase = readonly (readonly (readonly string[])[])[];

const tokensOf = (words: readonly string[]): readonly Token[] => readText(words.join(' ')).tokens;

const graphOf = (phrases: readonly Phrase[], mostRemembered?: number) => {
  const graph = createPhraseGraph<number>(mostRemembered === undefined ? {} : { mostRemembered });
  for (const [sense, phrase] of phrases.entries()) graph.add(phrase, sense, (other) => other === sense);
  return graph;
};

/** All rows of words that a phrase stands for. */
const written = (phrase: Phrase): string[][] =>
  phrase.reduce<string[][]>((rows, slot) => rows.flatMap((row) => slot.map((words) => [...row, ...words])), [[]]);

const beginsWith = (row: readonly string[], words: readonly string[]): boolean =>
  row.length <= words.length && row.every((word, at) => word === words[at]);

const word = fc.constantFrom('with', 'a', 'big', 'pool', 'yard');
const slot = fc.array(fc.array(word, { maxLength: 2 }), { minLength: 1, maxLength: 3 });
const phrases = fc.array(fc.array(slot, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 });
const texts = fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 });

test('property: the longest phrase is found with all that it says, as if every wording had been written out', (t) => {
  fc.assert(
    fc.property(phrases, texts, (all, said) => {
      const graph = graphOf(all);
      for (const words of said) {
        const rows = all.flatMap((phrase, sense) => written(phrase).map((row) => ({ row, sense })));
        const fitting = rows.filter(({ row }) => row.length > 0 && beginsWith(row, words));
        const longest = Math.max(0, ...fitting.map(({ row }) => row.length));
        const senses = new Set(fitting.filter(({ row }) => row.length === longest).map(({ sense }) => sense));
        const found = graph.match(tokensOf(words), 0);
        t.is(found?.length ?? 0, longest);
        t.deepEqual(new Set(found?.senses), senses);
      }
    }),
  );
});

test('property: what was looked up before changes nothing, however much of it is forgotten', (t) => {
  fc.assert(
    fc.property(phrases, texts, (all, said) => {
      const [remembering, forgetting] = [graphOf(all), graphOf(all, 0)];
      for (const words of said) {
        const fresh = graphOf(all).match(tokensOf(words), 0);
        t.deepEqual(remembering.match(tokensOf(words), 0), fresh);
        t.deepEqual(forgetting.match(tokensOf(words), 0), fresh);
      }
    }),
  );
});

test('property: a graph that is sealed finds what it found before, and says as well what begins a phrase', (t) => {
  fc.assert(
    fc.property(phrases, texts, (all, said) => {
      const [growing, sealed] = [graphOf(all), graphOf(all)];
      sealed.seal();
      for (const words of said) {
        t.deepEqual(sealed.match(tokensOf(words), 0), growing.match(tokensOf(words), 0));
        t.is(sealed.isBeginning(tokensOf(words)), growing.isBeginning(tokensOf(words)));
      }
    }),
  );
});

test('no phrase is added to a graph that is sealed', (t) => {
  const graph = graphOf([[[['pool']]]]);
  graph.seal();
  t.throws(() => graph.add([[['yard']]], 1, () => false), { message: /sealed/ });
  t.is(graph.match(tokensOf(['pool']), 0)?.length, 1);
});

test('a phrase that is added later is found where a shorter one was before', (t) => {
  const graph = graphOf([[[['pool']]]]);
  t.is(graph.match(tokensOf(['pool', 'house']), 0)?.length, 1);
  graph.add([[['pool', 'house']]], 1, () => false);
  t.is(graph.match(tokensOf(['pool', 'house']), 0)?.length, 2);
});

test('words begin a phrase only where it goes on behind them', (t) => {
  const graph = graphOf([[[['new'], ['fresh']], [['this', 'week']]]]);
  const begins = (...words: string[]): boolean => graph.isBeginning(tokensOf(words));
  t.true(begins('fresh'));
  t.true(begins('new', 'this'));
  t.false(begins('new', 'this', 'week'));
  t.false(begins('this'));
});

test('what a phrase says comes in the order in which it was added, before and after the graph is sealed', (t) => {
  const graph = createPhraseGraph<string>();
  for (const sense of ['type', 'tag', 'home']) graph.add([[['loft']]], sense, (other) => other === sense);
  graph.add([[['big'], []], [['loft']]], 'size', () => false);
  const senses = (): readonly string[] | undefined => graph.match(tokensOf(['loft']), 0)?.senses;
  t.deepEqual(senses(), ['type', 'tag', 'home', 'size']);
  graph.seal();
  t.deepEqual(senses(), ['type', 'tag', 'home', 'size']);
});
