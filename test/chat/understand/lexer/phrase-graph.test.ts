import test from 'ava';
import fc from 'fast-check';
import { createPhraseGraph, openPhraseGraph } from '../../../../src/chat/understand/lexer/phrase-graph.ts';
import { readText, type Token } from '../../../../src/chat/understand/lexer/read-text.ts';
import { createWordNumbers } from '../../../../src/phrases/word-numbers.ts';

type Phrase = readonly (readonly (readonly string[])[])[];

const tokensOf = (words: readonly string[]): readonly Token[] => readText(words.join(' ')).tokens;

const graphOf = (phrases: readonly Phrase[], options: Parameters<typeof createPhraseGraph>[0] = {}) => {
  const graph = createPhraseGraph<number>(options);
  for (const [sense, phrase] of phrases.entries()) graph.add(phrase, sense, (other) => other === sense);
  return graph;
};

/** The same, read from the table that the graph comes to. */
const openedOf = (phrases: readonly Phrase[], mostRemembered?: number) => {
  const words = createWordNumbers();
  const table = graphOf(phrases, { words }).table();
  return openPhraseGraph(table, {
    words: createWordNumbers(words.words()),
    ...(mostRemembered !== undefined && { mostRemembered }),
  });
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
      const [remembering, forgetting] = [openedOf(all), openedOf(all, 0)];
      for (const words of said) {
        const fresh = graphOf(all).match(tokensOf(words), 0);
        t.deepEqual(remembering.match(tokensOf(words), 0), fresh);
        t.deepEqual(forgetting.match(tokensOf(words), 0), fresh);
      }
    }),
  );
});

test('property: what was put into a table finds what the graph found, and says as well what begins a phrase', (t) => {
  fc.assert(
    fc.property(phrases, texts, (all, said) => {
      const [growing, opened] = [graphOf(all), openedOf(all)];
      for (const words of said) {
        t.deepEqual(opened.match(tokensOf(words), 0), growing.match(tokensOf(words), 0));
        t.is(opened.isBeginning(tokensOf(words)), growing.isBeginning(tokensOf(words)));
      }
    }),
  );
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

test('what a phrase says comes in the order in which it was added, in the graph and in its table', (t) => {
  const words = createWordNumbers();
  const graph = createPhraseGraph<string>({ words });
  for (const sense of ['type', 'tag', 'home']) graph.add([[['loft']]], sense, (other) => other === sense);
  graph.add([[['big'], []], [['loft']]], 'size', () => false);
  for (const { match } of [graph, openPhraseGraph(graph.table(), { words })])
    t.deepEqual(match(tokensOf(['loft']), 0)?.senses, ['type', 'tag', 'home', 'size']);
});
