import type { Sense } from './lexicon.ts';
import type { Token } from './read-text.ts';

/** Groups whose words are written together with others: "Dreizimmerwohnung", "zweihunderttausend", "Gartenwohnung". */
const JOINED_GROUPS: ReadonlySet<string> = new Set(['number', 'scale', 'unit', 'type', 'tag', 'home', 'sale', 'topic']);
const SHORTEST_PART = 4;
const SHORTEST_NUMBER = 3;
const LONGEST = 60;
/** What may stand between two parts: "Wohnung*s*suche". */
const JOINTS = ['', 's', 'n'];

/** A part of a word: where it begins and ends in it, a joint left out at its end, and what it says. */
type Part = { key: string; from: number; to: number; senses: readonly Sense[] };

/** Words that others are made of, and what each says. */
export type CompoundParts = Map<string, Sense[]>;

export type Compounds = {
  /** The parts of a word; undefined where it is none of several known words. */
  split(word: string): readonly Part[] | undefined;
  /** The tokens with each word that `isKnown` does not know parted. */
  part(tokens: readonly Token[], isKnown: (index: number) => boolean): readonly Token[];
};

/** Takes a word up as a part of others, where what it says is said so. */
export const addCompoundPart = (parts: CompoundParts, word: string, sense: Sense): void => {
  const { group } = sense;
  const shortest = group === 'number' || group === 'scale' ? SHORTEST_NUMBER : SHORTEST_PART;
  if (JOINED_GROUPS.has(group) && word.length >= shortest && /^\p{L}+$/u.test(word))
    parts.set(word, [...(parts.get(word) ?? []), sense]);
};

export const createCompounds = (parts: ReadonlyMap<string, readonly Sense[]>): Compounds => {
  const splitFrom = (word: string, from: number, dead: Set<number>): Part[] | undefined => {
    if (from === word.length) return [];
    if (dead.has(from)) return undefined;
    for (let to = from === 0 ? word.length - 1 : word.length; to >= from + SHORTEST_NUMBER; to -= 1) {
      const key = word.slice(from, to);
      if (!parts.has(key)) continue;
      for (const joint of JOINTS) {
        const next = to + joint.length;
        if (!word.startsWith(joint, to) || (joint !== '' && next >= word.length)) continue;
        const rest = splitFrom(word, next, dead);
        if (rest !== undefined) return [{ key, from, to, senses: parts.get(key) ?? [] }, ...rest];
      }
    }
    dead.add(from);
    return undefined;
  };
  const split = (word: string): readonly Part[] | undefined => {
    if (parts.size === 0 || word.length < 2 * SHORTEST_NUMBER || word.length > LONGEST) return undefined;
    const found = splitFrom(word, 0, new Set());
    return found !== undefined && found.length > 1 ? found : undefined;
  };
  return {
    split,
    part: (tokens, isKnown) =>
      parts.size === 0
        ? tokens
        : tokens.flatMap((token, index) => {
            const found = token.kind === 'word' && !isKnown(index) ? split(token.key) : undefined;
            if (found === undefined || token.key.length !== token.end - token.start) return [token];
            return found.map(({ key, from, to }, at) => ({
              ...token,
              key,
              start: token.start + from,
              end: token.start + to,
              isGlued: at === 0 && token.isGlued,
            }));
          }),
  };
};
