import { isPlain, spellingsOf, splitEntry, splitSlots } from './phrase-notation.ts';
import { readTokens, type Token } from './read-text.ts';

/** A place between two words of phrases; words lead on to others, the same one to several. At most places a phrase ends: none leads on. */
type Node = { next: Map<string, Node[]> | undefined; says: string | undefined };

/** What a phrase says, and how many tokens it is long. */
export type Match = { length: number; says: readonly string[] };

/** Phrases by their words. */
type PhraseGraph = {
  /** Adds phrases in the notation of `Language.phrases`; `says` is what they mean. */
  add(phrases: string, says: string): void;
  /** Adds a phrase by the keys of its tokens. */
  addWords(words: readonly string[], says: string): void;
  /** The longest phrase that begins at a token and ends before `to`. */
  match(tokens: readonly Token[], from: number, to?: number): Match | undefined;
  /** Whether a word stands in any phrase. */
  hasWord(word: string): boolean;
};

const createNode = (): Node => ({ next: undefined, says: undefined });

/** `elisions` are words before an apostrophe that are words of their own. */
export const createPhraseGraph = (elisions?: ReadonlySet<string>): PhraseGraph => {
  const root = createNode();
  const words = new Set<string>();
  /** The same slots stand in many phrases. */
  const slots = new Map<string, string[][]>();
  const alternativesOf = (slot: string): string[][] => {
    const known = slots.get(slot) ?? spellingsOf(slot).map((text) => readTokens(text, elisions).map(({ key }) => key));
    slots.set(slot, known);
    return known;
  };
  const lead = (from: Node, word: string, to: Node): void => {
    from.next ??= new Map();
    const known = from.next.get(word);
    if (known === undefined) from.next.set(word, [to]);
    else known.push(to);
    words.add(word);
  };
  /** Words one after the other. */
  const leadThrough = (from: readonly Node[], keys: readonly string[], to: Node): void => {
    let ends = from;
    for (const [index, key] of keys.entries()) {
      const next = index === keys.length - 1 ? to : createNode();
      for (const end of ends) lead(end, key, next);
      ends = [next];
    }
  };
  /** All ends of a phrase's beginning meet behind its next slot, so that a graph grows by the words of phrases, not by their rows. */
  const addPhrase = (phrase: string, says: string): void => {
    let ends: Node[] = [root];
    for (const slot of splitSlots(phrase)) {
      const behind = createNode();
      let isOptional = false;
      for (const keys of alternativesOf(slot)) {
        if (keys.length === 0) isOptional = true;
        else leadThrough(ends, keys, behind);
      }
      ends = isOptional ? [...ends, behind] : [behind];
    }
    for (const end of ends) if (end !== root) end.says = says;
  };
  const addWords = (keys: readonly string[], says: string): void => {
    const end = createNode();
    end.says = says;
    leadThrough([root], keys, end);
  };
  return {
    add: (phrases, says) => {
      for (const phrase of splitEntry(phrases)) {
        if (isPlain(phrase)) addWords(phrase.split(' '), says);
        else addPhrase(phrase, says);
      }
    },
    addWords,
    match: (tokens, from, to = tokens.length) => {
      let nodes: readonly Node[] = [root];
      let found: Match | undefined;
      for (let index = from; index < to; index += 1) {
        const key = tokens[index]?.key ?? '';
        const next: Node[] = [];
        for (const node of nodes) for (const one of node.next?.get(key) ?? []) if (!next.includes(one)) next.push(one);
        if (next.length === 0) break;
        const says = next.flatMap((node) => node.says ?? []);
        if (says.length > 0) found = { length: index - from + 1, says: [...new Set(says)] };
        nodes = next;
      }
      return found;
    },
    hasWord: (word) => words.has(word),
  };
};
