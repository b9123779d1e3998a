import type { Lexicon } from '../../language/lexicon.ts';
import type { Token } from '../../language/text/read-text.ts';
import { exonymNames } from './exonyms.ts';
import type { Marked } from './identifiers/identifiers.ts';
import { matchName } from './names.ts';
import type { Names, Vocabulary } from './vocabulary.ts';

const SHORTEST = 4;
const SHORTEST_JOINED = 6;
const LONG = 8;
/** Of words that are no names. */
const LONGER = 10;
const MOST_WORDS = 3;
/** A text with more unknown words than this is not one that typing errors explain. */
const MOST_REPAIRED = 40;

const distanceFor = (word: string): number => {
  const letters = word.replace(/ /g, '').length;
  if (letters < SHORTEST) return 0;
  return letters >= LONG ? 2 : 1;
};

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const areNeighbours = (one: string, other: string): boolean => {
  const [from, to] = [one, other].map((letter) => {
    const row = KEYS.findIndex((keys) => keys.includes(letter));
    return { row, at: KEYS[row]?.indexOf(letter) ?? 0 };
  });
  return from !== undefined && to !== undefined && Math.abs(from.row - to.row) <= 1 && Math.abs(from.at - to.at) <= 1;
};
const VERY_SHORT = 4;
const SHORT = 6;
/**
 * Whether a short word is likely meant as another: most short words are some other word's neighbour ("lend", "horses"), so that letters
 * next to each other on a keyboard, swapped or doubled ones count, and in the shortest no others.
 */
const isLikelyError = (word: string, meant: string): boolean => {
  if (word.length > SHORT) return true;
  let at = 0;
  while (word[at] === meant[at] && at < word.length) at += 1;
  if (word.length === meant.length) {
    const isSwapped = word[at] === meant[at + 1] && word[at + 1] === meant[at];
    return isSwapped || areNeighbours(word[at] ?? '', meant[at] ?? '');
  }
  const longer = word.length > meant.length ? word : meant;
  // "Hous": the last letter is missing.
  return word.length > VERY_SHORT || longer[at] === longer[at - 1] || (at === word.length && longer === meant);
};

/** The consonants of a word, doubled ones once: "belview" sounds like "Bellevue". */
const soundOf = (word: string): string =>
  word
    .replace(/[aeiouyhw ]/g, '')
    .replace(/ph/g, 'f')
    .replace(/(.)\1+/g, '$1');
const LEAST_SOUND = 3;

type Repair = { from: number; length: number; keys: string[] };

/**
 * Tokens with their typing errors repaired against the listings' names and the language's words: one word, or two or three that
 * were parted or joined; never over a word that is known.
 */
export const repairTokens = (
  tokens: readonly Token[],
  { lexicon, vocabulary, marked }: { lexicon: Lexicon; vocabulary: Vocabulary; marked: readonly Marked[] },
): readonly Token[] => {
  const names: readonly Names[] = [vocabulary.cities, vocabulary.places, exonymNames(vocabulary)];
  const isFixed = (index: number): boolean => {
    const token = tokens[index];
    if (token?.kind !== 'word') return true;
    return marked.some(({ start, end }) => start <= token.start && token.start < end);
  };
  const taken = new Set<number>();
  for (let index = 0; index < tokens.length; index += 1)
    for (const one of names) {
      const length = matchName(one, tokens, index)?.length ?? 0;
      for (let at = index; at < index + length; at += 1) taken.add(at);
    }
  const isUnknown = (index: number): boolean =>
    !isFixed(index) && !taken.has(index) && !lexicon.hasWord(tokens[index]?.key ?? '');
  const keyAt = (index: number): string => tokens[index]?.key ?? '';
  const window = (from: number, length: number): string[] | undefined =>
    from >= 0 &&
    from + length <= tokens.length &&
    !Array.from({ length }, (_, at) => from + at).some((at) => isFixed(at) || taken.has(at))
      ? tokens.slice(from, from + length).map(({ key }) => key)
      : undefined;

  /** "a ocean side", "round roc": words that are one name, joined or with an error. */
  const nameAround = (at: number): Repair | undefined => {
    for (let length = MOST_WORDS; length > 0; length -= 1)
      for (let from = at - length + 1; from <= at; from += 1) {
        const keys = window(from, length);
        if (keys === undefined) continue;
        const fold = keys.join(' ');
        for (const one of names) {
          const together = length > 1 && fold.length > SHORTEST_JOINED ? one.get(keys.join('')) : undefined;
          if (together !== undefined) return { from, length, keys: [keys.join('')] };
          const near = distanceFor(fold) === 0 ? undefined : one.near(fold, distanceFor(fold));
          if (near === undefined || near[0] !== fold[0]) continue;
          const words = near.split(' ');
          const isMeant =
            words.length === length
              ? words.every((word, offset) => word === keys[offset] || isUnknown(from + offset))
              : keys.every((_, offset) => isUnknown(from + offset));
          if (isMeant) return { from, length, keys: words };
        }
      }
    return undefined;
  };
  const soundsLike = (at: number): Repair | undefined => {
    const sound = soundOf(keyAt(at));
    if (sound.length < LEAST_SOUND) return undefined;
    const found = [...vocabulary.cities.folds()].filter(
      (fold) => fold[0] === keyAt(at)[0] && soundOf(fold) === sound && Math.abs(fold.length - keyAt(at).length) <= 2,
    );
    return found.length === 1 ? { from: at, length: 1, keys: (found[0] ?? '').split(' ') } : undefined;
  };
  const parted = (at: number): Repair | undefined => {
    const key = keyAt(at);
    for (let cut = 3; cut <= key.length - 3; cut += 1) {
      const keys = [key.slice(0, cut), key.slice(cut)];
      const row = keys.map((one): Token => ({ ...(tokens[at] as Token), key: one }));
      if (keys.every((one) => lexicon.hasWord(one)) && lexicon.match(row, 0)?.length === 2)
        return { from: at, length: 1, keys };
    }
    return undefined;
  };
  const isNumber = (word: string): boolean => Object.hasOwn(lexicon.language.numbers.values, word);
  /** "Salzwasserpool", "Hanggrundstück": an unknown word ends in a noun for homes or features; what stands before may say more. */
  const compounded = (at: number): Repair | undefined => {
    if (lexicon.language.hasCompounds !== true) return undefined;
    const key = keyAt(at);
    for (let cut = 3; cut <= key.length - 3; cut += 1) {
      const head = key.slice(cut);
      if (!lexicon.namesContent(head)) continue;
      const begin = key.slice(0, cut);
      const first = [begin, begin.replace(/(?:s|n|en|es)$/, '')].find((one) => lexicon.saysAlone(one));
      if (first !== undefined) return { from: at, length: 1, keys: [first, head] };
      // "Zweizimmerwohnung".
      const unit = Array.from({ length: Math.max(0, begin.length - 3) }, (_, index) => index + 3).find(
        (end) => isNumber(begin.slice(0, end)) && lexicon.saysAlone(begin.slice(end)),
      );
      return {
        from: at,
        length: 1,
        keys: unit === undefined ? [head] : [begin.slice(0, unit), begin.slice(unit), head],
      };
    }
    return undefined;
  };
  const repairAt = (at: number): Repair | undefined => {
    const key = keyAt(at);
    const isShort =
      key.length >= 2 &&
      key.length <= 4 &&
      (tokens[at]?.isCapital === true ||
        lexicon.match(tokens, at - 1, at)?.says.some((one) => one.startsWith('place.')) === true);
    const initials = isShort ? names.map((one) => one.initials(key)).find((one) => one !== undefined) : undefined;
    if (initials !== undefined) return { from: at, length: 1, keys: initials.split(' ') };
    const distance = distanceFor(key);
    const word =
      distance === 0 ? undefined : (lexicon.near(key, 1) ?? (key.length >= LONGER ? lexicon.near(key, 2) : undefined));
    const mendedWord =
      word !== undefined && word[0] === key[0] && isLikelyError(key, word)
        ? { from: at, length: 1, keys: [word] }
        : undefined;
    // "Mission Valley" is not Mission Bay.
    const isOfKind = lexicon.match(tokens, at + 1)?.says.includes('place.kind') === true;
    const begun = isOfKind ? undefined : names.map((one) => one.begun(key)).find((one) => one !== undefined);
    return (
      nameAround(at) ??
      (begun === undefined ? undefined : { from: at, length: 1, keys: begun.split(' ') }) ??
      parted(at) ??
      compounded(at) ??
      (tokens[at]?.isCapital ? undefined : mendedWord) ??
      soundsLike(at) ??
      (at === 0 ? mendedWord : undefined)
    );
  };

  const nameJoined = (from: number): Repair | undefined => {
    for (const length of [3, 2]) {
      const together = window(from, length)?.join('') ?? '';
      if (together.length > SHORTEST_JOINED && vocabulary.cities.get(together) !== undefined)
        return { from, length, keys: [together] };
    }
    return undefined;
  };

  const plans = new Map<number, Repair>();
  for (let index = 0; index < tokens.length && plans.size < MOST_REPAIRED; index += 1) {
    const plan = isUnknown(index) ? repairAt(index) : nameJoined(index);
    if (plan !== undefined && !plans.has(plan.from)) plans.set(plan.from, plan);
  }
  if (plans.size === 0) return tokens;
  const repaired: Token[] = [];
  for (let index = 0; index < tokens.length; ) {
    const plan = plans.get(index);
    const token = tokens[index] as Token;
    const last = tokens[index + (plan?.length ?? 1) - 1] as Token;
    if (plan === undefined) repaired.push(token);
    else for (const key of plan.keys) repaired.push({ ...token, key, end: last.end, isGlued: false });
    index += plan?.length ?? 1;
  }
  return repaired;
};
