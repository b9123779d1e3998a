import { COUNTED } from '../../language/street-words.ts';
import {
  BEFORE,
  BEHIND,
  COMPASS,
  ENGLISH_SMALL,
  KINDS,
  PASSED,
  type Range,
  SMALL,
  type Token,
  tokensOf,
  UNPARTED,
} from './address-tokens.ts';
import type { HiddenStreet } from './hidden-street.ts';

/** Shorter names of streets, written as one word, stand inside others by chance. */
const SHORTEST_JOINED = 8;
const SHORTEST_PART = 3;
/** So far apart are a name and its number: "14, calle de la Paz". */
const MOST_PASSED = 5;

/** "avda" of "avenida", "cso" of "corso": its first letter, and others of it in their order. */
const isShortOf = (short: string, long: string): boolean => {
  if (short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
};

/** "Marszałkowska", "Marszałkowskiej". */
const isInflected = (one: string, other: string): boolean => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same >= 6 && one.length - same <= 3 && other.length - same <= 3;
};

/** The words of one text beside those of a street. Beyond the ends of the text there are none. */
const createRow = (tokens: readonly Token[], { core, suffix, shortened, kind }: HiddenStreet) => {
  const whole = core.join('');
  const last = core.at(-1) ?? '';
  const wordAt = (at: number): string => tokens[at]?.word ?? '';
  const keyAt = (at: number): string => tokens[at]?.key ?? '';
  /** What stands before a word. */
  const gapAt = (at: number): string => tokens[at]?.gap ?? '!';

  /** "Keizersgr." of "Keizersgracht". */
  const isCut = (at: number, name: string): boolean => {
    const key = keyAt(at);
    return gapAt(at + 1).startsWith('.') && key.length > 4 && key !== name && name.startsWith(key);
  };
  /** "V." of "Victor". */
  const isShort = (at: number, name: string): boolean =>
    gapAt(at + 1).startsWith('.') && keyAt(at) !== '' && isShortOf(keyAt(at), name);
  /** Whether a word is the street's name with its kind in one: "Leopoldstraße", "Kalverstraat". */
  const isWithSuffix = (at: number): boolean => {
    const key = keyAt(at);
    const rest = suffix !== undefined && key.startsWith(last) ? key.slice(last.length) : '';
    return rest !== '' && (rest === suffix || (suffix === 'str' && /^str(?:a[sa]|$)/.test(rest)));
  };
  const isWord = (at: number, name: string): boolean => {
    const key = keyAt(at);
    if (key === name || isCut(at, name) || isInflected(key, name)) return true;
    if (name === last) return isWithSuffix(at);
    return isShort(at, name) || (shortened.has(name) && isShortOf(name, key));
  };
  const isWithin = (at: number): boolean => /^[^!?;。！？\n]*\n?[^!?;。！？\n]*$/.test(gapAt(at));

  /** Where the name ends that begins at a word, written in one or in several. */
  const nameEnd = (at: number): number | undefined => {
    let end = at;
    const isAll = core.every((name) => {
      while (end > at && isWithin(end) && SMALL.has(wordAt(end)) && !isWord(end, name)) end += 1;
      if ((end > at && !isWithin(end)) || !isWord(end, name)) return false;
      end += 1;
      return true;
    });
    if (isAll) return end;
    let said = keyAt(at);
    if (said === '') return undefined;
    for (end = at + 1; said.length < whole.length && whole.startsWith(said) && isWithin(end); end += 1)
      said += keyAt(end);
    return said === whole ? end : undefined;
  };
  /** Whether a sentence goes on at a word: behind the dot of a short word too. */
  const goesOn = (at: number): boolean => {
    const [gap, before] = [gapAt(at), wordAt(at - 1)];
    if (/[!?;|\n。！？]/.test(gap)) return false;
    const { start = 0, end = 0 } = tokens[at - 1] ?? {};
    const isKind = KINDS.has(before) || before === kind;
    const isShort = isKind ? end - start < 5 : end - start < 4 && !core.includes(before);
    return !/\.\s/.test(gap) || isShort || /.str$/.test(before) || core.some((name) => isCut(at - 1, name));
  };
  return { tokens, wordAt, keyAt, gapAt, isWord, isWithSuffix, nameEnd, goesOn };
};
type Row = ReturnType<typeof createRow>;

/** What stands around a name: its kind, and the number of the house. */
const createAround = ({ tokens, wordAt, gapAt, goesOn }: Row, { numbers, kind, isShortKind }: HiddenStreet) => {
  // "Proche de la gare, 2 chambres": a number of something else.
  const isCounted = (at: number): boolean => COUNTED.has(wordAt(at)) && !KINDS.has(wordAt(at));
  const isNumber = (at: number): boolean =>
    tokens[at]?.isNumber === true && numbers.has(Number.parseInt(wordAt(at), 10)) && !isCounted(at + 1);
  /** Where the number stands behind or before a word, what belongs to addresses between them. */
  const numberFrom = (from: number, step: 1 | -1): number | undefined => {
    for (let at = from; Math.abs(at - from) <= MOST_PASSED; at += step) {
      if (!goesOn(step === 1 ? at : at + 1)) return undefined;
      if (isNumber(at)) return at;
      if (!PASSED.has(wordAt(at))) return undefined;
    }
    return undefined;
  };
  /** A number without a blank: "colon14.jpg". */
  const isTouched = (at: number): boolean =>
    (gapAt(at) === '' && isNumber(at - 1)) || (gapAt(at + 1) === '' && isNumber(at + 1));
  const isOwnKind = (at: number): boolean => {
    if (kind === undefined) return false;
    const word = wordAt(at);
    if (gapAt(at) === '.' && isShortOf(wordAt(at - 1) + word, kind)) return true;
    const isShort = /^[./]/.test(gapAt(at + 1)) && word !== '' && isShortOf(word, kind);
    return word === kind || isShort || (isShortKind && isShortOf(kind, word));
  };
  const isBeside = (at: number): boolean => /^[-\s_+./'’`]*$/.test(gapAt(at));
  const kindBefore = (from: number): number | undefined => {
    let at = from - 1;
    while (isBeside(at + 1) && goesOn(at + 1) && (SMALL.has(wordAt(at)) || COMPASS.has(wordAt(at)))) at -= 1;
    const isLed = at < from - 1 && !ENGLISH_SMALL.has(wordAt(at + 1));
    const isKind = BEFORE.has(wordAt(at)) || (isLed && KINDS.has(wordAt(at))) || isOwnKind(at);
    // "On Garnet Ave. Park views": where the address has its kind behind the name, a dot ends what is said of another street.
    const isJoined = !/\.\s/.test(gapAt(at + 1)) || (kind !== undefined && (goesOn(at + 1) || wordAt(at) !== kind));
    return isKind && isBeside(at + 1) && isJoined ? at : undefined;
  };
  const kindBehind = (end: number): number | undefined => {
    const at = COMPASS.has(wordAt(end)) ? end + 1 : end;
    return /^[-\s_+]*$/.test(gapAt(at)) && BEHIND.has(wordAt(at)) ? at : undefined;
  };
  /** The words from `at` to `end` with their kind and number; undefined where neither stands there and they are not certain. */
  const rangeOf = (at: number, end: number, isCertain: boolean): Range | undefined => {
    const all = [kindBefore(at), kindBehind(end), numberFrom(at - 1, -1), numberFrom(end, 1)];
    const found = all.filter((index) => index !== undefined);
    if (!isCertain && found.length === 0) return undefined;
    const [first, last] = [Math.min(at, ...found), Math.max(end - 1, ...found)];
    return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
  };
  /** Whether a part of a name is certain: "Masaryk 111", "Avenida Masaryk". */
  const isLedOrNumbered = (at: number): boolean =>
    [numberFrom(at - 1, -1), numberFrom(at + 1, 1), kind && kindBefore(at)].some((index) => index !== undefined);
  return { isLedOrNumbered, isTouched, rangeOf };
};

/** Tells whether a longer word holds the street: "ruedelapaix", "77secrethollow", "位于世纪大道". */
const createHolds = ({ core, joined, isOfSeveral, isOneWord }: HiddenStreet) => {
  const whole = core.join('');
  const isUnparted = UNPARTED.test(whole);
  const { length } = whole.normalize('NFC');
  return (key: string, isTouched: () => boolean): boolean => {
    if (!isOneWord && joined.length >= SHORTEST_JOINED && key.includes(joined)) return true;
    if (!key.includes(whole)) return false;
    if (isUnparted) return length > 2 || (length > 1 && isTouched());
    return (isOfSeveral && length >= SHORTEST_JOINED) || (length >= SHORTEST_PART && isTouched());
  };
};

/**
 * Where a text names a street, with its kind and number: all of a name of several words, or one of them with its number or kind;
 * a name of one word with the number or the kind of the street beside it, since "Main" and "Park" alone may be anything.
 */
export const findStreet = (text: string, street: HiddenStreet): Range[] => {
  const { core, isOfSeveral, isOneWord } = street;
  const tokens = tokensOf(text);
  const row = createRow(tokens, street);
  const around = createAround(row, street);
  const holds = createHolds(street);
  const found = tokens.map(({ key, word, gap, isCapital }, at) => {
    if (holds(key, () => around.isTouched(at))) return around.rangeOf(at, at + 1, true);
    const end = row.nameEnd(at);
    if (end !== undefined) {
      const isWhole = isOneWord && word.length >= SHORTEST_JOINED && (isCapital || /[-_/]$/.test(gap));
      return around.rangeOf(at, end, isOfSeveral || isWhole || row.isWithSuffix(end - 1));
    }
    const isPart = core.some((name) => name.length >= SHORTEST_PART && !PASSED.has(name) && row.isWord(at, name));
    return isPart && around.isLedOrNumbered(at) ? around.rangeOf(at, at + 1, true) : undefined;
  });
  return found.filter((range) => range !== undefined);
};
