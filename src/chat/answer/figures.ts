import { anyOf, type CheckWord, wordsOf } from './check-words.ts';

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
const MONEY =
  'US\\$|R\\$|MX\\$|C\\$|A\\$|[$€£¥￥]|dollars?|d[óo]lar(?:es)?|euros?|USD|EUR|GBP|美元|美金|欧元|英镑|人民币|元|reais';
const BEFORE = new RegExp(`(${MONEY})[ \\u00a0]?[*_]*$`, 'iu');
const BEHIND = new RegExp(`^[*_]*[ \\u00a0]?(${MONEY})(?!\\p{L}(?<!\\p{sc=Han}))`, 'iu');
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

const SEPARATOR = /[,;|()—–•\n，；。、（）!?！？]|\.(?=\s|$)|\s-\s|(?<=\p{L})\s?\/\s?(?=\d)/gu;
const isInNumber = (text: string, index: number): boolean =>
  /\d[,]\d/.test(text.slice(Math.max(0, index - 1), index + 2));

/** The places where the clauses of a text begin and end. Numbers are in one piece. */
export const clausesOf = (text: string): { from: number; to: number }[] => {
  const clauses: { from: number; to: number }[] = [];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(SEPARATOR)) {
    if (isInNumber(text, index)) continue;
    clauses.push({ from, to: index });
    from = index + sign.length;
  }
  return [...clauses, { from, to: text.length }];
};

const behind = (...names: CheckWord[]): RegExp => new RegExp(`^[*_]*[\\s\\u00a0-]?[*_]*${wordsOf(...names)}`, 'iu');
const before = (...names: CheckWord[]): RegExp => new RegExp(`${wordsOf(...names)}[*_]*[:：][*_\\s]*$`, 'iu');
/** What is read behind a number. */
export const UNITS = { feet: behind('feet'), meters: behind('meters') };
const UNIT = behind('beds', 'baths', 'feet', 'meters');
const MEASURES = [
  ['area', behind('feet', 'meters'), before('feet', 'meters', 'area', 'lot')],
  ['baths', behind('baths'), before('baths')],
  ['beds', behind('beds'), before('beds')],
] as const;
const MONEY_LABEL = before('price', 'hoa');

/** What a number measures, told by what stands right behind it, or by a label before it: "beds: 3". */
export type Measure = 'beds' | 'baths' | 'area' | 'money';
export const measureOf = (text: string, { start, end, currency }: Figure): Measure | undefined => {
  const [near, next] = [text.slice(Math.max(0, start - 30), start), text.slice(end, end + 30)];
  if (currency !== undefined || MONEY_LABEL.test(near)) return 'money';
  const measured = MEASURES.find(([, unit]) => unit.test(next)) ?? MEASURES.find(([, , label]) => label.test(near));
  return measured?.[0];
};

export const BUILT = anyOf('built');
export const isYear = ({ digits }: Figure): boolean => /^(?:1[6-9]|20)\d\d$/.test(digits);

const UNIT_LABEL = new RegExp(`${wordsOf('beds', 'baths', 'feet', 'meters')}[*_]*[:：]`, 'giu');
const CURRENCY = new RegExp(`(?<!\\p{L})(?:${MONEY})(?!\\p{sc=Latin})`, 'giu');
/** The words of a text: without its figures of known kind and their units. */
export const wordsAround = (text: string): string => {
  const tellsYear = BUILT.test(text);
  let words = '';
  let from = 0;
  for (const figure of figuresIn(text)) {
    if (measureOf(text, figure) === undefined && !(tellsYear && isYear(figure))) continue;
    words += `${text.slice(from, figure.start)} `;
    from = figure.end + (UNIT.exec(text.slice(figure.end, figure.end + 30))?.[0].length ?? 0);
  }
  return (words + text.slice(from)).replace(UNIT_LABEL, ' ').replace(CURRENCY, ' ');
};

const RANGE_BEFORE = /\d[km万%]?\s*[-–—~至到]\s*[$€£¥]?$/iu;
const RANGE_BEHIND = /^[km万%+]?\s*[-–—~至到]\s*[$€£¥]?\d/iu;

/** Whether a number is one end of a range: "$500–600K"; not so "$550,000 – 3 beds", "2/3". */
export const isRange = (text: string, figure: Figure): boolean => {
  const { start, end } = figure;
  const near = text.slice(Math.max(0, start - 40), start);
  const next = text.slice(end, end + 40);
  const isOfElse = (place: string, other: Figure | undefined): boolean => {
    const [own, its] = [measureOf(text, figure), other && measureOf(place, other)];
    return own !== undefined && its !== undefined && own !== its;
  };
  return (
    (RANGE_BEFORE.test(near) && !isOfElse(near, figuresIn(near).at(-1))) ||
    (RANGE_BEHIND.test(next) && !isOfElse(next, figuresIn(next)[0])) ||
    /^[*_]*\s?\/\s?\d/.test(next) ||
    /\d\s?\/\s?$/.test(near)
  );
};
