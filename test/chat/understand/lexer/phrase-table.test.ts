import test from 'ava';
import fc from 'fast-check';
import { createPhraseGraph } from '../../../../src/chat/understand/lexer/phrase-graph.ts';
import { openPhraseTable } from '../../../../src/chat/understand/lexer/phrase-table.ts';
import { readText, type Token } from '../../../../src/chat/understand/lexer/read-text.ts';
import { createWordNumbers } from '../../../../src/phrases/word-numbers.ts';

type Phrase = readonly (readonly (readonly string[])[])[];

const tokensOf = (words: readonly string[]): readonly Token[] => readText(words.join(' ')).tokens;

const tableOf = (phrases: readonly Phrase[], mostRemembered?: number) => {
  const words = createWordNumbers();
  const graph = createPhraseGraph<number>(words);
  for (const [sense, phrase] of phrases.entries()) graph.add(phrase, sense, (other) => other === sense);
  return openPhraseTable(graph.table(), { words, ...(mostRemembered === undefined ? {} : { mostRemembered }) });
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
      const table = tableOf(all);
      for (const words of said) {
        const rows = all.flatMap((phrase, sense) => written(phrase).map((row) => ({ row, sense })));
        const fitting = rows.filter(({ row }) => row.length > 0 && beginsWith(row, words));
        const longest = Math.max(0, ...fitting.map(({ row }) => row.length));
        const senses = new Set(fitting.filter(({ row }) => row.length === longest).map(({ sense }) => sense));
        const found = table.match(tokensOf(words), 0);
        t.is(found?.length ?? 0, longest);
        t.deepEqual(new Set(found?.senses), senses);
      }
    }),
  );
});

test('property: what was looked up before changes nothing, however much of it is forgotten', (t) => {
  fc.assert(
    fc.property(phrases, texts, (all, said) => {
      const [remembering, forgetting] = [tableOf(all), tableOf(all, 0)];
      for (const words of said) {
        const fresh = tableOf(all).match(tokensOf(words), 0);
        t.deepEqual(remembering.match(tokensOf(words), 0), fresh);
        t.deepEqual(forgetting.match(tokensOf(words), 0), fresh);
      }
    }),
  );
});

test('of what was looked up no more is remembered than may be', (t) => {
  const words = createWordNumbers();
  const graph = createPhraseGraph<number>(words);
  graph.add([[['big']], [['pool']]], 1, () => false);
  const looked = (mostRemembered: number): number => {
    let count = 0;
    const get = (word: string) => {
      count += 1;
      return words.get(word);
    };
    const table = openPhraseTable(graph.table(), { words: { get }, mostRemembered });
    for (let round = 0; round < 3; round += 1) table.match(tokensOf(['big', 'pool']), 0);
    return count;
  };
  t.is(looked(2), 2);
  t.is(looked(1), 6);
});

test('a table has what was added until it was made', (t) => {
  const words = createWordNumbers();
  const graph = createPhraseGraph<number>(words);
  graph.add([[['pool']]], 1, () => false);
  const before = openPhraseTable(graph.table(), { words });
  graph.add([[['pool', 'house']]], 2, () => false);
  const after = openPhraseTable(graph.table(), { words });
  t.is(before.match(tokensOf(['pool', 'house']), 0)?.length, 1);
  t.is(after.match(tokensOf(['pool', 'house']), 0)?.length, 2);
});

test('words begin a phrase only where it goes on behind them', (t) => {
  const table = tableOf([[[['new'], ['fresh']], [['this', 'week']]]]);
  const begins = (...words: string[]): boolean => table.isBeginning(tokensOf(words));
  t.true(begins('fresh'));
  t.true(begins('new', 'this'));
  t.false(begins('new', 'this', 'week'));
  t.false(begins('this'));
});

test('what a phrase says comes in the order in which it was added', (t) => {
  const words = createWordNumbers();
  const graph = createPhraseGraph<string>(words);
  for (const sense of ['type', 'tag', 'home']) graph.add([[['loft']]], sense, (other) => other === sense);
  graph.add([[['big'], []], [['loft']]], 'size', () => false);
  const { match } = openPhraseTable(graph.table(), { words });
  t.deepEqual(match(tokensOf(['loft']), 0)?.senses, ['type', 'tag', 'home', 'size']);
});
