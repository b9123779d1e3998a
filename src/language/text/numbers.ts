import type { Token } from './read-text.ts';

const GROUPED = /^[1-9]\d{0,2}([.,'])\d{3}(?:\1\d{3})*([.,]\d{1,2})?$/;
const MOST_DIGITS = 15;

const readDigits = (written: string) => {
  const grouped = GROUPED.exec(written);
  const asDecimal = Number(written.replace(/[,']/, '.'));
  if (grouped === null) return { value: asDecimal, hasDecimals: /[.,]/.test(written), isGrouped: false, asDecimal };
  const decimals = grouped[2] ?? '';
  const whole = written.slice(0, written.length - decimals.length).replace(/[.,']/g, '');
  return {
    value: Number(whole + decimals.replace(',', '.')),
    hasDecimals: decimals !== '',
    isGrouped: true,
    asDecimal,
  };
};

/** Digits with what groups them, fractions and halves: "1 200", "1/2", "2 1/2". */
const digitsAt = (tokens: readonly Token[], from: number, groupsByBlank: boolean) => {
  let key = tokens[from]?.key ?? '';
  let length = 1;
  const isMoney = /^[$€£¥]$/.test(tokens[from - 1]?.key ?? '');
  if (/^[1-9]\d{0,2}$/.test(key)) {
    let grouped = key;
    let end = from + 1;
    while (/^\d{3}$/.test(tokens[end]?.key ?? '') && tokens[end]?.start === (tokens[end - 1]?.end ?? 0) + 1)
      grouped += tokens[end++]?.key ?? '';
    if (end > from + 1 && (groupsByBlank || isMoney || grouped.endsWith('000'))) [key, length] = [grouped, end - from];
  }
  if (key.replace(/\D/g, '').length > MOST_DIGITS) return undefined;
  const read = { ...readDigits(key), length };
  if (length > 1) read.isGrouped = true;
  const fraction = (at: number): number | undefined => {
    const [above, slash, below] = [tokens[at]?.key, tokens[at + 1]?.key, tokens[at + 2]?.key];
    const isFraction = slash === '/' && /^[1-3]$/.test(above ?? '') && /^[2-8]$/.test(below ?? '');
    return isFraction && Number(above) < Number(below) ? Number(above) / Number(below) : undefined;
  };
  const half = fraction(from + 1);
  if (half === 0.5 && read.value < 20) return { ...read, value: read.value + half, length: length + 3 };
  return read;
};

/** How a language writes numbers. Words are folded. */
export type NumberWords = {
  /** What a word counts: "four", "a couple". */
  values: Readonly<Record<string, number>>;
  /** What multiplies a number before it: "k", "thousand", "mil", "万". */
  scales: Readonly<Record<string, number>>;
  /** Rows of ten years in words: "the eighties". */
  decades?: Readonly<Record<string, number>>;
  /** What may stand between the parts of a number in words: "and". */
  links?: string;
  /** What may stand between a fraction and a scale: "half *a* million". */
  fractionLinks?: string;
  /** "One *point* two". */
  point?: string;
  /** "An acre" is one, "a bedroom" no number. */
  articles?: string;
  /** Words that say a part more behind a number or a scale: "y medio" is 0.5. */
  parts?: Readonly<Record<string, number>>;
  /** Whether "450 000" is one number. */
  groupsByBlank?: boolean;
  /** What is written at digits to make them ten years: "80s". */
  plurals?: string;
  /** Whether "six fifty" is 650. */
  pairsHundreds?: boolean;
  /** Whether two digits in a row are a range: "七八百万" is seven to eight million. */
  pairsDigits?: boolean;
  /** Whether "1.4." is a day. */
  writesDays?: boolean;
  /** Whether a last digit counts the scale below the one before it: "三万五" is 35,000. */
  shortens?: boolean;
};

/** A number as written. */
export type Amount = {
  value: number;
  /** Whether a scale was said: "k", "万". */
  hasScale: boolean;
  /** The number without its scale. */
  plain: number;
  hasDecimals: boolean;
  isWord: boolean;
  /** "400s". */
  isPlural: boolean;
  /** "2nd". */
  isOrdinal: boolean;
  /** What it goes up to, where two digits in a row are a range. */
  upTo?: number;
  /** Grouped digits ("450,000") are never a year, a ZIP or a house number. */
  isGrouped: boolean;
};
export type ReadAmount = { amount: Amount; length: number };

/** A number word that counts nothing yet. */
export const PLAIN: Amount = {
  value: 0,
  plain: 0,
  hasScale: false,
  hasDecimals: false,
  isWord: true,
  isPlural: false,
  isOrdinal: false,
  isGrouped: false,
};
/** An "m" behind a larger number is metres. */
const MOST_MILLIONS = 25;
const DAY = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])$/;
const ORDINALS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th']);
const LARGE = 1_000;

const entry = (table: Readonly<Record<string, number>>, key: string | undefined): number | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** The words of a language, to be looked up. */
const openWords = ({ links, fractionLinks, parts, plurals, ...others }: NumberWords) => ({
  ...others,
  links: new Set((links ?? '').split(' ').filter(Boolean)),
  fractionLinks: new Set((fractionLinks ?? '').split(' ').filter(Boolean)),
  parts: Object.entries(parts ?? {}).map(([words, part]) => ({ words: words.split(' '), part })),
  plurals: new Set((plurals ?? 's').split(' ')),
});
type Words = ReturnType<typeof openWords>;

/** A number as far as it is read: what larger scales were said of, and what is added up since the last of them. */
type Read = {
  /** Behind what is read. */
  index: number;
  groups: readonly { scale: number; value: number }[];
  current: number;
  /** The last scale. */
  last: number;
  /** How many digits and words it is of. */
  count: number;
  hasScale: boolean;
  hasDecimals: boolean;
  /** How much more than the number its range goes up to. */
  spread: number;
};
const NO_SCALE = Number.POSITIVE_INFINITY;
const totalOf = ({ groups }: Read): number => groups.reduce((sum, { value }) => sum + value, 0);

/** Where a number is read on: its beginning in digits, the word behind it or behind a link, and what that may be. */
type Place = {
  words: Words;
  tokens: readonly Token[];
  first: Token;
  digits: ReturnType<typeof digitsAt>;
  at: number;
  key: string | undefined;
  value: number | undefined;
  scale: number | undefined;
  isFraction: boolean;
  isUnit: (at: number) => boolean;
};
/** Reads on in one way: `end` where the number ends before what stands there, undefined where it is to be read otherwise. */
type Step = (read: Read, place: Place) => Partial<Read> | 'end' | undefined;

/** "1 million *250* thousand", "1 milhão e *300*", "2 mil *500*": digits that go on a number. */
const goesOn = (
  read: Read,
  { words, tokens, digits }: Pick<Place, 'words' | 'tokens' | 'digits'>,
  at: number,
): boolean => {
  const key = tokens[at]?.key ?? '';
  if (!/^\d{1,3}$/.test(key) || read.last === NO_SCALE) return false;
  const behind = entry(words.scales, tokens[at + 1]?.key);
  if (read.last > LARGE)
    // "Half a million and *620* thousand" are two numbers.
    return behind === LARGE
      ? Number(key) * LARGE < totalOf(read)
      : at > read.index && Number(key) >= 100 && behind === undefined;
  const isHundreds = /^\d00$/.test(key) && behind === undefined && (tokens[at - 1]?.key.length ?? 0) > 2;
  return read.last === LARGE && at === read.index && isHundreds && (digits?.value ?? 100) < 100;
};

const placeOf = (read: Read, start: Omit<Place, 'at' | 'key' | 'value' | 'scale' | 'isFraction'>): Place => {
  const { words, tokens } = start;
  const { count, current, index } = read;
  let at = index;
  if (count > 0 && words.links.has(tokens[at]?.key ?? '') && (read.last < NO_SCALE || current >= 20)) at += 1;
  const isFraction = count === 1 && current > 0 && current < 1;
  if (isFraction) {
    let next = at;
    while (words.fractionLinks.has(tokens[next]?.key ?? '')) next += 1;
    if (entry(words.scales, tokens[next]?.key) !== undefined) at = next;
  }
  const key = tokens[at]?.key;
  const isDigits = tokens[at]?.kind === 'number';
  const more = isDigits && goesOn(read, start, at) ? Number(key) : undefined;
  const value = isDigits ? more : entry(words.values, key);
  return { ...start, at, key, value, scale: isDigits ? undefined : entry(words.scales, key), isFraction };
};

/** "One *point* two", "one point three five". */
const readPoint: Step = ({ count, current, index }, { words, tokens, at, key }) => {
  if (words.point === undefined || key !== words.point || count !== 1 || at !== index) return undefined;
  const digitAt = (one: number): number | undefined => entry(words.values, tokens[one]?.key);
  const decimal = tokens[at + 1]?.kind === 'number' ? Number(tokens[at + 1]?.key) : digitAt(at + 1);
  if (decimal === undefined || !Number.isInteger(decimal)) return 'end';
  const next = tokens[at + 2]?.kind === 'number' ? undefined : digitAt(at + 2);
  const isLonger = decimal < 10 && next !== undefined && Number.isInteger(next) && next < 10;
  const decimals = isLonger ? `${decimal}${next}` : String(decimal);
  return {
    current: current + Number(decimals) / 10 ** decimals.length,
    hasDecimals: true,
    index: at + (isLonger ? 3 : 2),
  };
};

/** "A million *and a half*". */
const readPart: Step = ({ count, current, groups, index, last }, { words, tokens }) => {
  const more = words.parts.find((one) => one.words.every((word, offset) => tokens[index + offset]?.key === word));
  if (count === 0 || more === undefined) return undefined;
  const added =
    groups.length > 0 && current === 0
      ? { groups: [...groups, { scale: last, value: last * more.part }] }
      : { current: current + more.part };
  return { ...added, hasDecimals: true, index: index + more.words.length };
};

/** "Four *hundred*", "a hundred *thousand*", "450*k*". */
const readScale: Step = (read, { tokens, first, digits, at, key = '', scale, isFraction }) => {
  const { count, index } = read;
  // "Oitocentos e mil" are two numbers.
  if (scale === undefined || !(at === index || isFraction || tokens[at]?.kind === 'han')) return undefined;
  // "K" and "m" need a number before them, "a thousand" does not; "200 m" and "18 m²" are metres.
  if (count === 0 && key.length < 3 && first.kind !== 'han') return 'end';
  const behind = tokens[at + 1];
  const isArea = behind?.key === '2' && behind.isGlued;
  if (key === 'm' && (isArea || digits === undefined || digits.value > MOST_MILLIONS)) return 'end';
  const isGrouped = digits?.isGrouped === true && count === 1 && scale >= 1e6;
  const current = isGrouped ? digits.asDecimal : read.current;
  // "Three quarters".
  if (scale < 1) return { current: current * scale, hasDecimals: true, index: at + 1 };
  const scaled = {
    hasScale: read.hasScale || scale >= LARGE || digits !== undefined,
    spread: read.spread * scale,
    last: scale,
    count: count + 1,
    index: at + 1,
  };
  if (scale < LARGE) {
    const ones = current % scale;
    return { ...scaled, current: current - ones + (ones === 0 ? 1 : ones) * scale };
  }
  // A larger scale takes what smaller ones were said of: "a hundred thousand", "一亿二千万".
  const larger = read.groups.findLastIndex((one) => one.scale >= scale) + 1;
  const counted = read.groups.slice(larger).reduce((sum, one) => sum + one.value, current);
  const group = { scale, value: (counted === 0 ? 1 : counted) * scale };
  return { ...scaled, groups: [...read.groups.slice(0, larger), group], current: 0 };
};

/** "Six *fifty*", where that is 650. */
const readPair: Step = ({ count, current, index }, { words, at, value, isUnit }) => {
  const isPair =
    words.pairsHundreds === true && count === 1 && current >= 1 && current < 20 && value !== undefined && value >= 10;
  if (!isPair || value >= 100 || at !== index || isUnit(at + 1)) return undefined;
  return { current: current * 100 + value, count: count + 1, index: at + 1 };
};

/** "七*八*百万". */
const readRange: Step = ({ count, current, index, spread }, { words, at, value }) => {
  const isRange = words.pairsDigits === true && spread === 0 && at === index && value !== undefined && value < 10;
  if (!isRange || count === 0 || current % 10 === 0 || value - (current % 10) !== 1) return undefined;
  return { spread: 1, index: at + 1 };
};

/** The scales of the number words from a token on. */
const scalesFrom = ({ values, scales }: Words, tokens: readonly Token[], from: number): number[] => {
  const found: number[] = [];
  for (let at = from; ; at += 1) {
    const scale = entry(scales, tokens[at]?.key);
    if (scale !== undefined) found.push(scale);
    else if (entry(values, tokens[at]?.key) === undefined) return found;
  }
};

/** Whether a value is smaller than what it stands behind, and adds to it. */
const adds = ({ count, current, last }: Read, value: number): boolean =>
  count === 0 ||
  (value < last && last < NO_SCALE && current === 0) ||
  (value < 100 && current >= 100 && current % 100 === 0) ||
  (value < 10 && value > 0 && current % 100 >= 20 && current % 10 === 0) ||
  (value < 10 && last === 10 && current % 10 === 0 && current > 0);

/** "Four hundred *fifty*". */
const readValue: Step = (read, { words, tokens, at, value, isUnit }) => {
  const { count, current, groups, index, last } = read;
  if (value === undefined || !adds(read, value)) return 'end';
  // "Four hundred thousand *three* bedroom" are two numbers.
  const isLarge = (last >= LARGE && last < NO_SCALE) || current >= 100;
  if (isLarge && value < 100 && isUnit(at + 1)) return 'end';
  // "Eight hundred *and nine hundred*" are two numbers: what "and" joins is smaller than the scale before it, but for the
  // thousands of both: "seven hundred and fifty thousand".
  const joined = at > index ? scalesFrom(words, tokens, at) : [];
  if (Math.max(0, ...joined) >= last && !(last < LARGE && joined[0] === LARGE && groups.length === 0)) return 'end';
  // "三万五" counts thousands.
  const next = tokens[at + 1]?.key;
  const isShort =
    words.shortens === true &&
    last >= 100 &&
    value < 10 &&
    value > 0 &&
    entry(words.scales, next) === undefined &&
    entry(words.values, next) !== value + 1;
  const added = isShort && last < NO_SCALE && current % last === 0 ? (value * last) / 10 : value;
  return {
    current: current + added,
    hasScale: read.hasScale || (last === NO_SCALE && value >= LARGE),
    count: count + 1,
    index: at + 1,
  };
};

/** In words a number goes on, in digits only behind a scale. */
const inWords =
  (step: Step): Step =>
  (read, place) =>
    place.value !== undefined && (place.digits === undefined || read.groups.length > 0) ? step(read, place) : undefined;

const STEPS: readonly Step[] = [readPoint, readPart, readScale, ...[readPair, readRange, readValue].map(inWords)];

/** A number with what stands next; undefined where it ends. */
const readOn = (read: Read, place: Place): Read | undefined => {
  for (const step of STEPS) {
    const more = step(read, place);
    if (more !== undefined) return more === 'end' ? undefined : { ...read, ...more };
  }
  return undefined;
};

/** What was read, with the endings of digits: "400s", "2nd". */
const amountOf = (
  read: Read,
  { words, tokens, digits }: Pick<Place, 'words' | 'tokens' | 'digits'>,
  from: number,
): ReadAmount => {
  const next = tokens[read.index];
  const isTight = next !== undefined && next.start - (tokens[read.index - 1]?.end ?? 0) <= 1 && next.isGlued;
  const ending = isTight && digits !== undefined ? next.key : '';
  const isPlural = words.plurals.has(ending);
  const isOrdinal = ORDINALS.has(ending);
  // "A million two", "um milhão e duzentos".
  const isShort = (read.groups.at(-1)?.scale ?? 0) >= 1e6 && read.current < LARGE;
  const current = isShort ? read.current * (read.current < 10 ? 1e5 : LARGE) : read.current;
  const value = Math.round((totalOf(read) + current) * 1e6) / 1e6;
  const amount: Amount = {
    value,
    hasScale: read.hasScale,
    plain: digits?.value ?? value,
    hasDecimals: read.hasDecimals,
    isWord: digits === undefined,
    isPlural,
    isOrdinal,
    isGrouped: digits?.isGrouped ?? false,
    ...(read.spread === 0 ? {} : { upTo: value + read.spread }),
  };
  return { amount, length: read.index + (isPlural || isOrdinal ? 1 : 0) - from };
};

/** "1.4." */
const isDay = ({ writesDays }: Words, tokens: readonly Token[], from: number): boolean =>
  writesDays === true &&
  DAY.test(tokens[from]?.key ?? '') &&
  tokens[from + 1]?.key === '.' &&
  tokens[from + 1]?.isGlued === true;

/** Reads numbers at tokens, in digits and words, with what multiplies them. `isUnit` tells what is counted. */
export const createReadAmount = (numbers: NumberWords) => {
  const words = openWords(numbers);
  return (
    tokens: readonly Token[],
    from: number,
    isUnit: (at: number) => boolean = () => false,
  ): ReadAmount | undefined => {
    const first = tokens[from];
    if (first === undefined || first.kind === 'mark' || isDay(words, tokens, from)) return undefined;
    const isWord = entry(words.values, first.key) !== undefined || entry(words.scales, first.key) !== undefined;
    const decade = entry(words.decades ?? {}, first.key);
    if (decade !== undefined) return { amount: { ...PLAIN, value: decade, plain: decade, isPlural: true }, length: 1 };
    const digits = first.kind === 'number' ? digitsAt(tokens, from, words.groupsByBlank === true) : undefined;
    if (digits === undefined && (first.kind === 'number' || !isWord)) return undefined;
    let read: Read = {
      index: from + (digits?.length ?? 0),
      groups: [],
      current: digits?.value ?? 0,
      last: NO_SCALE,
      count: digits === undefined ? 0 : 1,
      hasScale: false,
      hasDecimals: digits?.hasDecimals ?? false,
      spread: 0,
    };
    const start = { words, tokens, first, digits, isUnit };
    for (;;) {
      const next = readOn(read, placeOf(read, start));
      if (next === undefined) break;
      read = next;
    }
    return read.count === 0 ? undefined : amountOf(read, start, from);
  };
};
