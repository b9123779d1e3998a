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
export const digitsAt = (tokens: readonly Token[], from: number, groupsByBlank: boolean) => {
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
const ORDINALS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th']);
const LARGE = 1_000;

const entry = (table: Readonly<Record<string, number>>, key: string | undefined): number | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** Reads numbers at tokens, in digits and words, with what multiplies them. */
export const createReadAmount = ({ values, scales, ...rest }: NumberWords) => {
  const links = new Set((rest.links ?? '').split(' ').filter(Boolean));
  const fractionLinks = new Set((rest.fractionLinks ?? '').split(' ').filter(Boolean));
  const parts = Object.entries(rest.parts ?? {}).map(([words, part]) => ({ words: words.split(' '), part }));
  const plurals = new Set((rest.plurals ?? 's').split(' '));
  const isScale = (key: string | undefined): boolean => entry(scales, key) !== undefined;

  /** The scales of the number words from a token on. */
  const scalesFrom = (tokens: readonly Token[], from: number): number[] => {
    const found: number[] = [];
    for (let at = from; entry(values, tokens[at]?.key) !== undefined || isScale(tokens[at]?.key); at += 1)
      if (isScale(tokens[at]?.key)) found.push(entry(scales, tokens[at]?.key) ?? 0);
    return found;
  };

  /** Words from a token on, as one sum: 4, hundred, 50, thousand. */
  return (
    tokens: readonly Token[],
    from: number,
    isUnit: (at: number) => boolean = () => false,
  ): ReadAmount | undefined => {
    const first = tokens[from];
    if (first === undefined || first.kind === 'mark') return undefined;
    const decade = entry(rest.decades ?? {}, first.key);
    if (decade !== undefined) return { amount: { ...PLAIN, value: decade, plain: decade, isPlural: true }, length: 1 };
    const digits = first.kind === 'number' ? digitsAt(tokens, from, rest.groupsByBlank === true) : undefined;
    if (first.kind === 'number' && digits === undefined) return undefined;
    const groups: { scale: number; value: number }[] = [];
    const total = (): number => groups.reduce((sum, { value }) => sum + value, 0);
    let current = digits?.value ?? 0;
    let index = from + (digits?.length ?? 0);
    let hasScale = false;
    let last = Number.POSITIVE_INFINITY;
    let hasDecimals = digits?.hasDecimals ?? false;
    let count = digits === undefined ? 0 : 1;
    /** How much more than the number its range goes up to. */
    let spread = 0;
    for (;;) {
      let at = index;
      if (count > 0 && links.has(tokens[at]?.key ?? '') && (last < Number.POSITIVE_INFINITY || current >= 20)) at += 1;
      const isFraction = count === 1 && current > 0 && current < 1;
      if (isFraction) {
        let next = at;
        while (fractionLinks.has(tokens[next]?.key ?? '')) next += 1;
        if (isScale(tokens[next]?.key)) at = next;
      }
      const key = tokens[at]?.key;
      // "1 million *250* thousand", "1 milhão e *300*", "2 mil *500*".
      const behind = entry(scales, tokens[at + 1]?.key);
      const isMore =
        /^\d{1,3}$/.test(key ?? '') &&
        (last === LARGE
          ? at === index &&
            /^\d00$/.test(key ?? '') &&
            behind === undefined &&
            (digits?.value ?? 100) < 100 &&
            (tokens[at - 1]?.key.length ?? 0) > 2
          : last > LARGE &&
            last < Number.POSITIVE_INFINITY &&
            // "Half a million and *620* thousand" are two numbers.
            ((behind === LARGE && Number(key) * LARGE < total()) ||
              (at > index && Number(key) >= 100 && behind === undefined)));
      const value = tokens[at]?.kind !== 'number' ? entry(values, key) : isMore ? Number(key) : undefined;
      const scale = tokens[at]?.kind === 'number' ? undefined : entry(scales, key);
      if (rest.point !== undefined && key === rest.point && count === 1 && at === index) {
        const decimal =
          tokens[at + 1]?.kind === 'number' ? Number(tokens[at + 1]?.key) : entry(values, tokens[at + 1]?.key);
        if (decimal === undefined || !Number.isInteger(decimal)) break;
        // "One point three five".
        const next = tokens[at + 2]?.kind === 'number' ? undefined : entry(values, tokens[at + 2]?.key);
        const isLonger = decimal < 10 && next !== undefined && Number.isInteger(next) && next < 10;
        const decimals = isLonger ? `${decimal}${next}` : String(decimal);
        current += Number(decimals) / 10 ** decimals.length;
        hasDecimals = true;
        index = at + (isLonger ? 3 : 2);
        continue;
      }
      const more = parts.find(({ words }) => words.every((word, offset) => tokens[index + offset]?.key === word));
      if (count > 0 && more !== undefined) {
        if (groups.length > 0 && current === 0) groups.push({ scale: last, value: last * more.part });
        else current += more.part;
        hasDecimals = true;
        index += more.words.length;
        continue;
      }
      // "Oitocentos e mil" are two numbers.
      if (scale !== undefined && (at === index || isFraction || tokens[at]?.kind === 'han')) {
        // "K" and "m" need a number before them, "a thousand" does not; "200 m" is metres.
        if (count === 0 && (key ?? '').length < 3 && first.kind !== 'han') break;
        if (key === 'm' && (digits === undefined || digits.value > MOST_MILLIONS)) break;
        if (digits?.isGrouped === true && count === 1 && scale >= 1e6) current = digits.asDecimal;
        // "Three quarters".
        if (scale < 1) {
          current *= scale;
          hasDecimals = true;
          index = at + 1;
          continue;
        }
        if (scale >= LARGE) {
          // A larger scale takes what smaller ones were said of: "a hundred thousand", "一亿二千万".
          let counted = current;
          while ((groups.at(-1)?.scale ?? scale) < scale) counted += groups.pop()?.value ?? 0;
          groups.push({ scale, value: (counted === 0 ? 1 : counted) * scale });
          spread *= scale;
          current = 0;
        } else {
          const ones = current % scale;
          current = current - ones + (ones === 0 ? 1 : ones) * scale;
          spread *= scale;
        }
        hasScale ||= scale >= LARGE || digits !== undefined;
        last = scale;
        count += 1;
        index = at + 1;
        continue;
      }
      if (value !== undefined && (digits === undefined || groups.length > 0)) {
        const isPair =
          rest.pairsHundreds === true && count === 1 && current >= 1 && current < 20 && value >= 10 && value < 100;
        if (isPair && at === index && !isUnit(at + 1)) {
          current = current * 100 + value;
          count += 1;
          index = at + 1;
          continue;
        }
        const isRange = rest.pairsDigits === true && spread === 0 && at === index && value < 10;
        if (isRange && count > 0 && current % 10 > 0 && value - (current % 10) === 1) {
          spread = 1;
          index = at + 1;
          continue;
        }
        const joins =
          count === 0 ||
          (value < last && last < Number.POSITIVE_INFINITY && current === 0) ||
          (value < 100 && current >= 100 && current % 100 === 0) ||
          (value < 10 && value > 0 && current % 100 >= 20 && current % 10 === 0) ||
          (value < 10 && last === 10 && current % 10 === 0 && current > 0);
        // "Four hundred thousand *three* bedroom" are two numbers.
        if (
          !joins ||
          (((last >= LARGE && last < Number.POSITIVE_INFINITY) || current >= 100) && value < 100 && isUnit(at + 1))
        )
          break;
        // "Eight hundred *and nine hundred*" are two numbers: what "and" joins is smaller than the scale before it, but for the
        // thousands of both: "seven hundred and fifty thousand".
        const joined = at > index ? scalesFrom(tokens, at) : [];
        if (Math.max(0, ...joined) >= last && !(last < LARGE && joined[0] === LARGE && groups.length === 0)) break;
        // "三万五" counts thousands.
        const isShort =
          rest.shortens === true &&
          last >= 100 &&
          value < 10 &&
          value > 0 &&
          !isScale(tokens[at + 1]?.key) &&
          entry(values, tokens[at + 1]?.key) !== value + 1;
        current += isShort && last < Number.POSITIVE_INFINITY && current % last === 0 ? (value * last) / 10 : value;
        if (last === Number.POSITIVE_INFINITY && value >= LARGE) hasScale = true;
        count += 1;
        index = at + 1;
        continue;
      }
      break;
    }
    if (count === 0) return undefined;
    let [isPlural, isOrdinal] = [false, false];
    const next = tokens[index];
    const isTight = next !== undefined && next.start - (tokens[index - 1]?.end ?? 0) <= 1 && next.isGlued;
    if (isTight && digits !== undefined) {
      isPlural = plurals.has(next.key);
      isOrdinal = ORDINALS.has(next.key);
      if (isPlural || isOrdinal) index += 1;
    }
    // "A million two", "um milhão e duzentos".
    if ((groups.at(-1)?.scale ?? 0) >= 1e6 && current < LARGE) current *= current < 10 ? 1e5 : LARGE;
    const value = Math.round((total() + current) * 1e6) / 1e6;
    const amount: Amount = {
      value,
      hasScale,
      plain: digits?.value ?? value,
      hasDecimals,
      isWord: digits === undefined,
      isPlural,
      isOrdinal,
      isGrouped: digits?.isGrouped ?? false,
      ...(spread === 0 ? {} : { upTo: value + spread }),
    };
    return { amount, length: index - from };
  };
};
