import { wordsOf } from './check-words.ts';

/** A number of an answer as it stands there, and what it may mean. */
export type Figure = {
  start: number;
  /** Behind the number and its scale: "$1.2 million" ends behind "million". */
  end: number;
  /** The digits alone, without scale. */
  digits: string;
  /** 1,000 for "K". */
  scale: number;
  /** "1.046" may be either. */
  values: number[];
  /** What the last digit that is written stands for: 1,000 for "$520K". Rounding can't be told of more. */
  step: number;
  /** Canonical sign where it is money: "$", "€"; undefined where it is none. */
  currency: string | undefined;
};

const NUMBER =
  /(?<![\p{sc=Latin}\p{N}#.,_]|[\p{N}\p{L}][-–—]|\p{N}\/)(?:\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,12}(?:[.,]\d{1,4}(?!\d))?)½?/gu;
const HAN_SCALE = /^ ?([千万萬亿])/u;
const HAN_SCALES: Readonly<Record<string, number>> = { 千: 1e3, 万: 1e4, 萬: 1e4, 亿: 1e8 };
const THOUSANDS = /^[ \u00a0]?(?:k|thousand|mil|mille|tausend|tsd\.?)(?!\p{L})/iu;
const MILLIONS = /^[ \u00a0]?(?:mm|m|millions?|millones|millón|milhões|milhão|mio\.?|millionen)(?![\p{L}²2])/iu;
const BEFORE = /(US\$|R\$|MX\$|C\$|A\$|[$€£¥￥]|USD|EUR|GBP)[ \u00a0]?[*_]*$/iu;
const BEHIND =
  /^[*_]*[ \u00a0]?(US\$|R\$|[$€£¥]|dollars?|d[óo]lar(?:es)?|euros?|USD|EUR|GBP|美元|美金|欧元|英镑|人民币|元|reais)(?!\p{L}(?<!\p{sc=Han}))/iu;
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^r\$|reais/i, 'R$'],
  [/^(?:mx|c|a)\$/i, 'other $'],
  [/\$|usd|d[oó]l|美/i, '$'],
  [/€|eur|欧/i, '€'],
  [/£|gbp|英/i, '£'],
  [/[¥￥元]|人民币/, '¥'],
];

/** The sign that currencies are compared by; undefined where it is not known. */
export const currencyOf = (written: string): string | undefined =>
  CURRENCIES.find(([pattern]) => pattern.test(written))?.[1];

const valuesOf = (digits: string): number[] => {
  const half = digits.endsWith('½') ? 0.5 : 0;
  const plain = digits.replace('½', '').replace(/['’ \u00a0\u202f]/g, '');
  const signs = plain.replace(/\d/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const asGroups = Number(plain.replace(/[.,]/g, ''));
  const asDecimal = Number(`${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`);
  if (signs === '') return [asGroups + half];
  const isGrouped = plain.length - last - 1 === 3;
  if (signs.length > 1) return [isGrouped && new Set(signs).size === 1 ? asGroups : asDecimal];
  return isGrouped ? [asGroups, asDecimal] : [asDecimal];
};

const stepOf = (digits: string, scale: number): number => {
  const decimals = /[.,](\d+)$/.exec(digits)?.[1] ?? '';
  return scale === 1 ? 1 : scale / 10 ** decimals.length;
};

const scaleOf = (behind: string): { scale: number; length: number } => {
  const han = HAN_SCALE.exec(behind);
  const [found, scale] = han !== null ? [han, HAN_SCALES[han[1] ?? ''] ?? 1] : [THOUSANDS.exec(behind), 1e3];
  const [last, most] = found !== null ? [found, scale] : [MILLIONS.exec(behind), 1e6];
  return last === null ? { scale: 1, length: 0 } : { scale: most, length: last[0].length };
};

/** The numbers of a text, in their order. */
export const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(NUMBER)].map(({ 0: digits, index: start }) => {
    const before = BEFORE.exec(text.slice(Math.max(0, start - 8), start))?.[1];
    const scaled = scaleOf(text.slice(start + digits.length, start + digits.length + 14));
    const behind = BEHIND.exec(text.slice(start + digits.length + scaled.length).slice(0, 14))?.[1];
    const money = before ?? behind;
    // "2 m" is a length.
    const isScale = scaled.scale < 1e6 || money !== undefined || scaled.length > 2;
    const { scale, length } = isScale ? scaled : { scale: 1, length: 0 };
    return {
      ...{ start, end: start + digits.length + length, digits, scale },
      values: valuesOf(digits).map((value) => value * scale),
      step: stepOf(digits, scale),
      currency: money === undefined ? undefined : (currencyOf(money) ?? money),
    };
  });

/** Whether a figure says a value, rounded no further than it is written. */
export const says = ({ values, step }: Figure, value: number): boolean =>
  values.some((said) => {
    const difference = Math.abs(said - value);
    if (difference < 1e-6 * Math.max(1, value)) return true;
    // "$519K" of 519,950 is cut off, not rounded.
    if (step > 1) return difference <= step / 2 || (step * 20 <= value && said < value && difference < step);
    return value >= 20 && difference < 1;
  });

/** A value in the place of a figure: with its scale, and grouped as it is. */
export const writtenLike = (figure: Figure, value: number, locale: string): string => {
  const scaled = value / figure.scale;
  const most = figure.scale === 1 ? 2 : 4;
  const text = new Intl.NumberFormat('en-US', { maximumFractionDigits: most }).format(scaled);
  const sign = /\d(\D)\d{3}(?!\d)/.exec(figure.digits)?.[1];
  const decimal = /\d([.,])\d{1,2}$/.exec(figure.digits)?.[1];
  const own = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const ownDecimal = own.find(({ type }) => type === 'decimal')?.value ?? '.';
  const point = decimal ?? (sign === '.' ? ',' : sign === ',' ? '.' : ownDecimal);
  const isPlain = sign === undefined && /\d{4}/.test(figure.digits);
  const group = isPlain ? '' : (sign ?? (point === ',' ? '.' : ','));
  return text.replace(/[.,]/g, (mark) => (mark === ',' ? group : point));
};

const SEPARATOR = /[,;|()—–•\n，；。、（）!?！？]|\.(?=\s|$)|\s-\s/gu;

/** The clauses of a text as places where each begins; numbers are in one piece. */
export const clauseAt = (text: string, { start, end }: Figure): { from: number; to: number } => {
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(SEPARATOR)) {
    if (index >= end && !isInNumber(text, index)) return { from, to: index };
    if (index < start && !isInNumber(text, index)) from = index + sign.length;
  }
  return { from, to: text.length };
};
const isInNumber = (text: string, index: number): boolean =>
  /\d[,]\d/.test(text.slice(Math.max(0, index - 1), index + 2));

const RANGE_SIGN = '(?:-|–|—|~|to|or|and|a|o|à|ou|bis|oder|até|至|到|或)';
const RANGE_BEFORE = new RegExp(`\\d[km万%]?\\s*${RANGE_SIGN}\\s*[$€£¥]?$`, 'iu');
const RANGE_BEHIND = new RegExp(`^[km万%+]?\\s*${RANGE_SIGN}\\s*[$€£¥]?\\d`, 'iu');
const OPEN_END = /^[*_]*\s?(?:[+%]|\/\s?\d)/u;
const pattern = (source: string): RegExp => new RegExp(source, 'iu');
const GAP = '^[*_]*[\\s\\u00a0-]?[*_]*';
/** What is read behind a number. */
export const UNITS = {
  beds: pattern(`${GAP}${wordsOf('beds')}`),
  baths: pattern(`${GAP}${wordsOf('baths')}`),
  feet: pattern(`${GAP}${wordsOf('feet')}`),
  meters: pattern(`${GAP}${wordsOf('meters')}`),
};

/** What a number measures, told by what stands right beside it. */
export type Measure = 'beds' | 'baths' | 'area' | 'money';
export const measureOf = (text: string, { end, currency }: Figure): Measure | undefined => {
  const behind = text.slice(end, end + 30);
  if (currency !== undefined) return 'money';
  if (UNITS.baths.test(behind)) return 'baths';
  if (UNITS.beds.test(behind)) return 'beds';
  return UNITS.feet.test(behind) || UNITS.meters.test(behind) ? 'area' : undefined;
};

/** Whether a number is one end of a range: "$500–600K", "2 to 3", "3 or 4"; not so "$550,000 – 3 beds". */
export const isRange = (text: string, figure: Figure): boolean => {
  const { start, end } = figure;
  const before = text.slice(Math.max(0, start - 40), start);
  const behind = text.slice(end, end + 40);
  const isOfElse = (near: string, other: Figure | undefined): boolean => {
    const [own, next] = [measureOf(text, figure), other && measureOf(near, other)];
    return own !== undefined && next !== undefined && own !== next;
  };
  return (
    (RANGE_BEFORE.test(before) && !isOfElse(before, figuresIn(before).at(-1))) ||
    (RANGE_BEHIND.test(behind) && !isOfElse(behind, figuresIn(behind)[0])) ||
    OPEN_END.test(behind) ||
    /[~≈<>≤≥+±×]\s?[$€£¥]?$|\d\s?\/\s?$/.test(before)
  );
};

/** The words before a figure, behind the one before it. */
export const leadOf = (text: string, from: number, { start }: Figure): string =>
  text.slice(Math.max(from, start - 40), start).replace(/^.*\d/su, '');
