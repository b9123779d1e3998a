import { isPlain, spellingsOf, splitEntry, splitSlots } from './phrase-notation.ts';
import { readTokens, type Token } from './read-text.ts';

/** A place between two words of phrases. Its ways are a chain: most places have one or none, and a map for each took three times the memory. */
type Node = { first: Way | undefined; last: Way | undefined; says: string | undefined };
/** A word leads on to a place; the same one may to several. */
type Way = { word: string; to: Node; next: Way | undefined };

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

const createNode = (): Node => ({ first: undefined, last: undefined, says: undefined });

/** The places to which a word leads from any of these. */
const behind = (nodes: readonly Node[], word: string): Node[] => {
  const found: Node[] = [];
  for (const { first } of nodes)
    for (let way = first; way !== undefined; way = way.next)
      if (way.word === word && !found.includes(way.to)) found.push(way.to);
  return found;
};

/** `elisions` are words before an apostrophe that are words of their own. */
export const createPhraseGraph = (elisions?: ReadonlySet<string>): PhraseGraph => {
  const root = createNode();
  /** Where the first words of phrases lead. */
  const beginnings = new Map<string, Node[]>();
  const words = new Set<string>();
  /** The same slots stand in many phrases. */
  const slots = new Map<string, string[][]>();
  const alternativesOf = (slot: string): string[][] => {
    const known = slots.get(slot) ?? spellingsOf(slot).map((text) => readTokens(text, elisions).map(({ key }) => key));
    slots.set(slot, known);
    return known;
  };
  const lead = (from: Node, word: string, to: Node): void => {
    const way: Way = { word, to, next: undefined };
    if (from !== root) {
      if (from.last === undefined) from.first = way;
      else from.last.next = way;
      from.last = way;
    } else if (beginnings.has(word)) beginnings.get(word)?.push(to);
    else beginnings.set(word, [to]);
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
      const next = createNode();
      let isOptional = false;
      for (const keys of alternativesOf(slot)) {
        if (keys.length === 0) isOptional = true;
        else leadThrough(ends, keys, next);
      }
      ends = isOptional ? [...ends, next] : [next];
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
      let nodes: readonly Node[] = (from < to && beginnings.get(tokens[from]?.key ?? '')) || [];
      let found: Match | undefined;
      for (let index = from; nodes.length > 0; index += 1) {
        const says = nodes.flatMap((node) => node.says ?? []);
        if (says.length > 0) found = { length: index - from + 1, says: [...new Set(says)] };
        nodes = index + 1 < to ? behind(nodes, tokens[index + 1]?.key ?? '') : [];
      }
      return found;
    },
    hasWord: (word) => words.has(word),
  };
};
