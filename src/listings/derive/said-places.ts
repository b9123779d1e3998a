import { type Token, tokenize } from '../tags/tokenize.ts';
import {
  BEFORE_NAMES,
  COMMON_NOUNS,
  chinesePlaces,
  NAME_PARTICLES,
  PLACE_CUES,
  PLACE_CUES_AFTER,
} from './place-cues.ts';

const LONGEST_TEXT = 65_000;
const MOST_PLACES = 20;
const MOST_WORDS = 6;
const LONGEST_NAME = 60;
const MOST_BEFORE = 4;
/** "I-5", "#4": too short to be the name of anything. */
const TELLING = /\p{L}{3}/u;

/** `next`: undefined where no cue goes on; most end. Which kinds of cues end here. */
type Node = { next: Map<string, Node> | undefined; isBefore: boolean; isAfter: boolean };

const blankNode = (): Node => ({ next: undefined, isBefore: false, isAfter: false });

/** Both kinds of cues in one tree: few words begin one of either. */
const CUES = blankNode();
const nodeOf = (cue: string): Node => {
  let node = CUES;
  for (const { word } of tokenize(cue)) {
    node.next ??= new Map();
    const next: Node = node.next.get(word) ?? blankNode();
    node.next.set(word, next);
    node = next;
  }
  return node;
};
for (const cue of PLACE_CUES) nodeOf(cue).isBefore = true;
for (const cue of PLACE_CUES_AFTER) nodeOf(cue).isAfter = true;

const AND: ReadonlySet<string> = new Set(['and', 'or', 'y', 'et', 'und', 'e', 'ou', 'o']);
/** A full stop behind these goes on with the name: "St. John's". */
const SHORTENED: ReadonlySet<string> = new Set(['st', 'mt', 'ft', 'dr', 'ste']);

/** How many tokens the longest cue at a place has, 0 for none; and whether names end before it. */
const cueAt = (tokens: readonly Token[], at: number): { length: number; isAfter: boolean } | undefined => {
  let node = CUES.next?.get((tokens[at] as Token).word);
  if (node === undefined) return undefined;
  let length = 0;
  let isAfter = false;
  for (let index = at; node !== undefined; ) {
    index += 1;
    if (node.isBefore) length = index - at;
    if (node.isAfter) isAfter = true;
    node = index < tokens.length ? node.next?.get((tokens[index] as Token).word) : undefined;
  }
  return { length, isAfter };
};

const isTelling = (name: string): boolean => name.length <= LONGEST_NAME && TELLING.test(name);

/** The names with capitals that begin at a token, also those of a list: "Balboa Park, the Zoo and Little Italy". */
const namesAt = (text: string, tokens: readonly Token[], from: number): string[] => {
  const names: string[] = [];
  let name: Token[] = [];
  let before = 0;
  const close = (): void => {
    while (name.length > 0 && !(name.at(-1) as Token).isCapital) name.pop();
    const [first, last] = [name[0], name.at(-1)];
    name = [];
    before = 0;
    if (first === undefined || last === undefined) return;
    // The apostrophe's s is a token of its own: "Trader Joe's".
    const spelled =
      text.slice(first.start, last.end) + (/^['’]s(?!\p{L})/u.exec(text.slice(last.end, last.end + 3))?.[0] ?? '');
    const words = tokenize(spelled).filter((token) => token.isCapital && !COMMON_NOUNS.has(token.word));
    if (words.length > 0 && isTelling(spelled)) names.push(spelled);
  };
  for (let index = from; index < tokens.length && names.length < MOST_PLACES; index += 1) {
    const token = tokens[index] as Token;
    if (token.kind === 'end' && SHORTENED.has(name.at(-1)?.word ?? '') && token.word === '.') continue;
    if (token.kind === 'comma' || (name.length > 0 && AND.has(token.word))) {
      close();
      continue;
    }
    // "Two minutes away: Balboa Park".
    if (token.kind === 'colon' && index === from) continue;
    if (token.kind !== 'word') break;
    const mayPrecede = BEFORE_NAMES.has(token.word) || AND.has(token.word);
    const isCommon = COMMON_NOUNS.has(token.word);
    if (names.length > 0 && name.length === 0 && isCommon && !mayPrecede) break;
    if (token.isCapital && name.length < MOST_WORDS) name.push(token);
    else if (name.length > 0) {
      if (NAME_PARTICLES.has(token.word) || token.word === 's') name.push(token);
      else {
        // In a list "Updated kitchen" is no name; right behind the cue "Balboa Park with" is.
        if (names.length > 0) name = [];
        break;
      }
    } else {
      before += 1;
      if (before > MOST_BEFORE || !(mayPrecede || isCommon)) break;
    }
  }
  close();
  return names;
};

/** The name with capitals that ends before a token: "Balboa Park is around the corner". One word may only begin a sentence. */
const nameBefore = (text: string, tokens: readonly Token[], to: number): string[] => {
  let from = to;
  while (to - from < MOST_WORDS) {
    const token = tokens[from - 1];
    if (token?.kind !== 'word' || !(token.isCapital || token.word === 's' || NAME_PARTICLES.has(token.word))) break;
    from -= 1;
  }
  while (from < to && !(tokens[from] as Token).isCapital) from += 1;
  const words = tokens.slice(from, to);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return [];
  const name = text.slice(first.start, last.end);
  const isSure = words.length > 1 || tokens[from - 1]?.kind === 'word' || /\p{L}\p{Lu}/u.test(name);
  const isNamed = words.some((token) => token.isCapital && !COMMON_NOUNS.has(token.word));
  return isSure && isNamed && isTelling(name) ? [name] : [];
};

/**
 * The names of places that a text says its home is near; at most 20, as they are written. `given` are the text's tokens, where
 * somebody has read it already.
 */
export const saidPlaces = (text: string, given?: readonly Token[]): string[] => {
  const read = text.slice(0, LONGEST_TEXT);
  const tokens = given === undefined || text.length > LONGEST_TEXT ? tokenize(read) : given;
  const places = new Set<string>();
  for (let at = 0; at < tokens.length && places.size < MOST_PLACES; at += 1) {
    const cue = cueAt(tokens, at);
    if (cue === undefined) continue;
    const { length, isAfter } = cue;
    if (isAfter) for (const name of nameBefore(read, tokens, at)) places.add(name);
    if (length === 0) continue;
    // A cue whose last word has a capital stands in a headline, where capitals name nothing.
    const isHeadline = length > 1 && (tokens[at + length - 1] as Token).isCapital;
    if (!isHeadline) for (const name of namesAt(read, tokens, at + length)) places.add(name.replace(/^The /, ''));
    at += length - 1;
  }
  for (const name of chinesePlaces(read)) places.add(name);
  return [...places].slice(0, MOST_PLACES);
};
