import { openEdges, type PackedEdges } from '../../../phrases/phrase-edges.ts';
import { ROOT } from '../../../phrases/phrase-tree.ts';
import type { WordNumbers } from '../../../phrases/word-numbers.ts';
import { keyInPhrase, type Token } from './read-text.ts';
import { NOTHING_SAID } from './sense-lists.ts';

/** Phrases as plain data: `said` has for each node what phrases say that end there, as the place of one of the `lists`. */
export type PhraseTable<Sense> = {
  readonly edges: PackedEdges;
  readonly said: Int32Array;
  readonly lists: readonly (readonly Sense[])[];
};

/** The longest phrase at a place: its tokens, and what it says. */
export type Match<Sense> = { length: number; senses: readonly Sense[] };

/** The nodes that some words lead to, together; where the next word leads is worked out when it is first met. */
type State<Sense> = {
  nodes: readonly number[];
  senses: readonly Sense[];
  next: Map<string, State<Sense> | null> | undefined;
};

type Options = {
  /** The words of the phrases. */
  words: Pick<WordNumbers, 'get'>;
  mostRemembered?: number;
};

/** So many ways from one state to another are remembered, in some three megabytes; those of everyday questions are fewer. */
const MOST_REMEMBERED = 20_000;

/** Finds phrases that were added to a graph. */
export const openPhraseTable = <Sense>(
  { edges: packed, said, lists }: PhraseTable<Sense>,
  { words, mostRemembered = MOST_REMEMBERED }: Options,
) => {
  const edges = openEdges(packed);
  const stateOf = (nodes: readonly number[]): State<Sense> => ({
    nodes,
    senses: nodes.flatMap((node) => lists[said[node] ?? NOTHING_SAID] ?? []),
    next: undefined,
  });
  let start = stateOf([ROOT]);
  let remembered = 0;
  const follow = (from: State<Sense>, word: string): State<Sense> | null => {
    const known = from.next?.get(word);
    if (known !== undefined) return known;
    const number = words.get(word);
    if (number === undefined) return null;
    const nodes = from.nodes.flatMap((node) => edges.from(node, number));
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

  return {
    /** Follows all phrases at once, word by word: the longest that begins at a token. */
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
      return state.nodes.some((node) => edges.leadsOn(node));
    },
  };
};
