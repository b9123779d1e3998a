import { createPhraseEdges, type PhraseEdges } from '../../../phrases/phrase-edges.ts';
import { createPhraseTree, ROOT } from '../../../phrases/phrase-tree.ts';
import { createWordNumbers, type WordNumbers } from '../../../phrases/word-numbers.ts';
import { keyInPhrase, type Token } from './read-text.ts';
import { createSenseLists, NOTHING_SAID } from './sense-lists.ts';

/** The longest phrase at a place: its tokens, and what it says. */
export type Match<Sense> = { length: number; senses: readonly Sense[] };

/** The nodes that some words lead to, together; where the next word leads is worked out when it is first met. */
type State<Sense> = {
  nodes: readonly number[];
  senses: readonly Sense[];
  next: Map<string, State<Sense> | null> | undefined;
};

/** `said`: for each node what phrases say that end there, as the place of a list. */
type Sealed = { edges: PhraseEdges; said: Int32Array };
/** `addPlain` adds a phrase without alternatives: only these share nodes. */
type Growing = {
  edges: ReturnType<typeof createPhraseEdges>;
  said: number[];
  createNode: () => number;
  addPlain: ReturnType<typeof createPhraseTree>;
};

const createGrowing = (): Growing => {
  const edges = createPhraseEdges();
  const said = [NOTHING_SAID];
  const createNode = (): number => said.push(NOTHING_SAID) - 1;
  return { edges, said, createNode, addPlain: createPhraseTree(edges, createNode) };
};

/** So many ways from one state to another are remembered, in some three megabytes; those of everyday questions are fewer. */
const MOST_REMEMBERED = 20_000;

/**
 * Phrases by their words. A phrase is a row of slots, each with its alternatives (rows of words; an empty one may be left
 * out); the slots of a phrase are not multiplied with each other, so that large tables stay small. `words` get the words of all
 * phrases.
 */
export const createPhraseGraph = <Sense>({
  words = createWordNumbers(),
  mostRemembered = MOST_REMEMBERED,
}: {
  words?: WordNumbers;
  mostRemembered?: number;
} = {}) => {
  const lists = createSenseLists<Sense>();
  /** What is needed to add phrases; put away once all are there. */
  let growing: Growing | undefined = createGrowing();
  let sealed: Sealed | undefined;
  const grown = (): Growing => {
    if (growing === undefined) throw new Error('The graph is sealed: add all phrases before');
    return growing;
  };
  const edges = (): PhraseEdges => sealed?.edges ?? grown().edges.packed();
  const saidAt = (node: number): number => (sealed ?? grown()).said[node] ?? NOTHING_SAID;

  const stateOf = (nodes: readonly number[]): State<Sense> => ({
    nodes,
    senses: nodes.flatMap((node) => lists.at(saidAt(node))),
    next: undefined,
  });
  let start = stateOf([ROOT]);
  let remembered = 0;
  const follow = (from: State<Sense>, word: string): State<Sense> | null => {
    const known = from.next?.get(word);
    if (known !== undefined) return known;
    const number = words.get(word);
    if (number === undefined) return null;
    const nodes = from.nodes.flatMap((node) => edges().from(node, number));
    const to = nodes.length === 0 ? null : stateOf(nodes);
    from.next ??= new Map();
    from.next.set(word, to);
    remembered += 1;
    return to;
  };
  const forget = (): void => {
    start = stateOf([ROOT]);
    remembered = 0;
  };

  const addSlot = (starts: readonly number[], alternatives: readonly (readonly number[])[]): number[] => {
    const { edges, createNode } = grown();
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
      const { said, addPlain } = grown();
      const rows = slots.map((alternatives) => alternatives.map((row) => row.map(words.take)));
      const isPlain = rows.every(({ length }) => length === 1);
      const ends = isPlain ? [addPlain(rows.flatMap(([row = []]) => row))] : rows.reduce(addSlot, [ROOT]);
      for (const end of ends) {
        const list = saidAt(end);
        if (end !== ROOT && !lists.at(list).some(isSame)) said[end] = lists.withOne(list, sense);
      }
      if (remembered > 0) forget();
    },
    /** Puts away all that is needed to add phrases: no more can be added. */
    seal: (): void => {
      const { edges, said } = grown();
      sealed = { edges: edges.packed(), said: Int32Array.from(said) };
      growing = undefined;
      lists.seal();
    },
    /** Follows all phrases at once, word by word. */
    match: (tokens: readonly Token[], from: number): Match<Sense> | undefined => {
      if (remembered > mostRemembered) forget();
      let found: Match<Sense> | undefined;
      let state: State<Sense> | null = start;
      for (let index = from; index < tokens.length; index += 1) {
        const token = tokens[index];
        if (token === undefined) break;
        state = follow(state, index === from ? token.key : keyInPhrase(token));
        if (state === null) break;
        if (state.senses.length > 0) found = { length: index - from + 1, senses: state.senses };
      }
      return found;
    },
    /** Whether a phrase begins with all of these tokens and goes on behind them. */
    isBeginning: (tokens: readonly Token[]): boolean => {
      let state: State<Sense> | null = start;
      for (const [index, token] of tokens.entries()) {
        state = follow(state, index === 0 ? token.key : keyInPhrase(token));
        if (state === null) return false;
      }
      return state.nodes.some((node) => edges().leadsOn(node));
    },
  };
};
