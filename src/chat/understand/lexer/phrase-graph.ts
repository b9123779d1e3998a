import { createPhraseEdges } from '../../../phrases/phrase-edges.ts';
import { createPhraseTree, ROOT } from '../../../phrases/phrase-tree.ts';
import type { WordNumbers } from '../../../phrases/word-numbers.ts';
import type { PhraseTable } from './phrase-table.ts';
import { createSenseLists, NOTHING_SAID } from './sense-lists.ts';

/**
 * Phrases by their words. A phrase is a row of slots, each with its alternatives (rows of words; an empty one may be left
 * out); the slots of a phrase are not multiplied with each other, so that large tables stay small. `words` get the words of all
 * phrases.
 */
export const createPhraseGraph = <Sense>(words: Pick<WordNumbers, 'take'>) => {
  const lists = createSenseLists<Sense>();
  const edges = createPhraseEdges();
  const said = [NOTHING_SAID];
  const createNode = (): number => said.push(NOTHING_SAID) - 1;
  /** Adds a phrase without alternatives: only these share nodes. */
  const addPlain = createPhraseTree(edges, createNode);

  const addSlot = (starts: readonly number[], alternatives: readonly (readonly number[])[]): number[] => {
    const end = createNode();
    for (const numbers of alternatives) {
      let from: readonly number[] = starts;
      for (const [index, word] of numbers.entries()) {
        const to = index === numbers.length - 1 ? end : createNode();
        for (const node of from) edges.add(node, word, to);
        from = [to];
      }
    }
    return alternatives.some(({ length }) => length === 0) ? [...starts, end] : [end];
  };

  return {
    add: (
      slots: readonly (readonly (readonly string[])[])[],
      sense: Sense,
      isSame: (other: Sense) => boolean,
    ): void => {
      const rows = slots.map((alternatives) => alternatives.map((row) => row.map(words.take)));
      const isPlain = rows.every(({ length }) => length === 1);
      const ends = isPlain ? [addPlain(rows.flatMap(([row = []]) => row))] : rows.reduce(addSlot, [ROOT]);
      for (const end of ends) {
        const list = said[end] ?? NOTHING_SAID;
        if (end !== ROOT && !lists.at(list).some(isSame)) said[end] = lists.withOne(list, sense);
      }
    },
    /** All that was added up to now. */
    table: (): PhraseTable<Sense> => ({ edges: edges.packed(), said: Int32Array.from(said), lists: [...lists.all()] }),
  };
};
