import type { PhraseEdges } from '../../../phrases/phrase-edges.ts';
import { ROOT } from '../../../phrases/phrase-tree.ts';
import type { WordNumbers } from '../../../phrases/word-numbers.ts';
import { keyInPhrase, type Token } from './read-text.ts';

/** The longest phrase at a place: its tokens, and what it says. */
export type Match<Sense> = { length: number; senses: readonly Sense[] };

/** A graph of phrases as it is read. */
export type ReadPhrases<Sense> = {
  words: Pick<WordNumbers, 'get'>;
  edges(): PhraseEdges;
  /** What phrases say that end at a node. */
  sensesAt(node: number): readonly Sense[];
};

export type PhraseMatcher<Sense> = {
  /** Follows all phrases at once, word by word: the longest that begins at a token. */
  match(tokens: readonly Token[], from: number): Match<Sense> | undefined;
  /** Whether a phrase begins with all of these tokens and goes on behind them. */
  isBeginning(tokens: readonly Token[]): boolean;
};

/** The nodes that some words lead to, together; where the next word leads is worked out when it is first met. */
type State<Sense> = {
  nodes: readonly number[];
  senses: readonly Sense[];
  next: Map<string, State<Sense> | null> | undefined;
};

/** So many ways from one state to another are remembered, in some three megabytes; those of everyday questions are fewer. */
export const MOST_REMEMBERED = 20_000;

/** What may have been found before is forgotten by `forget`: to be called where the graph has changed. */
export const createPhraseMatcher = <Sense>(
  { words, edges, sensesAt }: ReadPhrases<Sense>,
  mostRemembered = MOST_REMEMBERED,
): PhraseMatcher<Sense> & { forget: () => void } => {
  const stateOf = (nodes: readonly number[]): State<Sense> => ({
    nodes,
    senses: nodes.flatMap((node) => sensesAt(node)),
    next: undefined,
  });
  let start = stateOf([ROOT]);
  let remembered = 0;
  const follow = (from: State<Sense>, word: string): State<Sense> | null => {
    const known = from.next?.get(word);
    if (known !== undefined) return known;
    const number = words.get(word);
    if (number === undefined) return null;
    const all = edges();
    const nodes = from.nodes.flatMap((node) => all.from(node, number));
    const to = nodes.length === 0 ? null : stateOf(nodes);
    from.next ??= new Map();
    from.next.set(word, to);
    remembered += 1;
    return to;
  };
  const forget = (): void => {
    if (remembered === 0) return;
    start = stateOf([ROOT]);
    remembered = 0;
  };

  return {
    forget,
    match: (tokens, from) => {
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
    isBeginning: (tokens) => {
      let state: State<Sense> | null = start;
      for (const [index, token] of tokens.entries()) {
        state = follow(state, index === 0 ? token.key : keyInPhrase(token));
        if (state === null) return false;
      }
      return state.nodes.some((node) => edges().leadsOn(node));
    },
  };
};
