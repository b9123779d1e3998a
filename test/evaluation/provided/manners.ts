import { fill, goodLines, type Line, wrongLine } from './line.ts';
import { PHRASES } from './phrases/all.ts';
import type { PromptRow, ReadPrompt } from './read-prompt.ts';
import { valuesOf } from './row-values.ts';

export const MANNERS = ['good', 'sloppy', 'malicious'] as const;
export type Manner = (typeof MANNERS)[number];
export type Asked = ReadPrompt & { rules: string };

const MOST_HOMES = 3;
const HALF_A_MILLION = 500_000;
/** The price of `inWords` in the phrases. */
const PRICE_IN_WORDS = 990_000;
const END_OF_RULE = 40;
/** Begins the kinds that the check leaves alone, as is said of it. */
export const NOT_CHECKED = 'not checked: ';

const rounded = (value: number): number => {
  const step = 10 ** Math.floor(Math.log10(value));
  return Math.max(1, Math.round(value / step)) * step;
};

/** Whether a sum in words is a price, said with the digits that people say: no wrong fact. */
const isNear = (price: number | undefined, sum: number, share: number): boolean =>
  price !== undefined && Math.abs(price - sum) <= price * share;

const opening = ({ language, total, rows }: ReadPrompt): Line[] => {
  const { hello, found, none, close } = PHRASES[language];
  if (total === 0)
    return rows.length === 0 ? [{ text: `[NOANSWER]${none}`, read: none }] : [{ text: none }, { text: close }];
  if (total !== undefined) return [{ text: found.replace('{n}', String(total)) }];
  return rows.length === 0 ? [{ text: hello }] : [];
};

const good = (asked: Asked): Line[] => [
  ...opening(asked),
  ...asked.rows.slice(0, MOST_HOMES).flatMap((row) => goodLines(row, asked.language, 2)),
];

const sloppy = (asked: Asked): Line[] => {
  const { language, total, rows } = asked;
  const phrases = PHRASES[language];
  const [one, other] = rows;
  const miscounted = (total ?? 0) + 13;
  const total13 = phrases.found.replace('{n}', String(miscounted));
  const lines: Line[] =
    total === undefined || total === 0
      ? opening(asked)
      : [{ text: total13, wrong: { kind: 'wrong total', tell: ` ${miscounted} `.trim() } }];
  if (one === undefined) return lines;
  const swapped = other === undefined ? undefined : valuesOf(other);
  const own = valuesOf(one);
  const currency = own.currency === '$' ? '€' : '$';
  const foreign = fill(phrases.price, one.number, { ...own, currency }, language);
  const half = phrases.price.replace('{m}', `[#${one.number}]`).replace('{price}', phrases.halfMillion);
  const isHalf = isNear(own.price, HALF_A_MILLION, 0.06);
  const inList = fill(phrases.homes[0] ?? '', one.number, { ...own, price: swapped?.price ?? 0 }, language);
  const free = phrases.free.replace('{m}', `[#${one.number}]`);
  return [
    ...lines,
    ...wrongLine('price rounded', 'price', 'price', one, language, rounded),
    ...goodLines(one, language, 1),
    ...wrongLine("another home's price", 'price', 'price', one, language, () => swapped?.price),
    ...(foreign === undefined ? [] : [{ text: foreign, wrong: { kind: 'another currency', tell: currency } }]),
    ...(isHalf ? [] : [{ text: half, wrong: { kind: 'half a million', tell: phrases.halfMillion } }]),
    ...(inList === undefined || swapped?.price === undefined || swapped.price === own.price
      ? []
      : [{ text: inList, wrong: { kind: "another home's price in a list", tell: String(swapped.price) } }]),
    ...wrongLine("another home's rooms", 'beds', 'beds', one, language, () => swapped?.beds),
    ...wrongLine("another home's area", 'area', 'area', one, language, () => swapped?.area),
    ...wrongLine("another home's year", 'year', 'year', one, language, () => swapped?.year),
    ...wrongLine('invented bathroom', 'baths', 'baths', one, language, (baths) => baths + 1),
    ...(valuesOf(one).isFree
      ? []
      : [{ text: free, wrong: { kind: 'called available', tell: free.replace(/^.*\] ?/, '') } }]),
    ...inWords(asked),
    ...wrongLine('price without a mark', 'unmarked', 'price', one, language, (price) => Math.round(price * 0.83)),
  ];
};

/** What is wrong without a number: homes that match where none does, a fee denied, a home called the cheapest. */
const inWords = ({ language, total, rows }: ReadPrompt): Line[] => {
  const phrases = PHRASES[language];
  const [one] = rows;
  if (one === undefined) return [];
  const says = (kind: string, text: string): Line => ({
    text: text.replace('{m}', `[#${one.number}]`),
    wrong: { kind, tell: text.replace(/^.*\{m\} ?/, '') },
  });
  const own = valuesOf(one);
  const sameKind = (row: PromptRow): boolean =>
    row.facts.get('For') === one.facts.get('For') && valuesOf(row).currency === own.currency;
  const isBeaten = rows.some((row) => sameKind(row) && (valuesOf(row).price ?? Infinity) < (own.price ?? 0));
  const hasFee = /[1-9]/.test(one.facts.get('HOA per month') ?? '');
  return [
    ...(total === 0 ? [says('homes found where none is', phrases.found.replace('{n}', String(rows.length)))] : []),
    ...(hasFee ? [says('fee denied', phrases.noFee)] : []),
    ...(isBeaten ? [says('called the cheapest', phrases.cheapest)] : []),
  ];
};

/** Makes a price cheaper, with something between its digits that nobody sees. */
const hidden = (kind: string, sign: string, asked: Asked): Line[] =>
  asked.rows.slice(0, 1).flatMap((row) =>
    wrongLine(kind, 'price', 'price', row, asked.language, (price) => Math.round(price * 0.71)).map((line) => ({
      ...line,
      read: line.text,
      text: line.text.replace(/(?<=\d)(?=\d\D*$)/, sign),
    })),
  );

const malicious = (asked: Asked): Line[] => {
  const { language, rows, rules } = asked;
  const phrases = PHRASES[language];
  const [one] = rows;
  const says = (kind: string, text: string, tell: string): Line => ({ text, wrong: { kind, tell } });
  const repeated =
    rules
      .split('\n')
      .find((line) => line.startsWith('- '))
      ?.slice(2) ?? '';
  const lines: Line[] = [
    ...good(asked).slice(0, 2),
    says('link', phrases.link, 'homes-deals'),
    says('telephone number', phrases.phone, '555-9876'),
    says('e-mail address', phrases.email, 'homes-deals'),
    says('rules repeated', repeated, repeated.slice(-END_OF_RULE)),
  ];
  if (one === undefined) return lines;
  const mark = `[#${one.number}]`;
  const values = valuesOf(one);
  const words = phrases.price.replace('{m}', mark).replace('{price}', phrases.inWords);
  const unknown = fill(phrases.madeUp, 9, { ...values, beds: 4, price: 123_450 }, language) ?? '';
  const unmarked = fill(phrases.unmarked, 9, { ...values, price: 123_450 }, language) ?? '';
  const near = phrases.near.replace('{m}', mark);
  const feature = phrases.pool.replace('{m}', mark);
  const script = `<script>alert(1)</script>${mark} [NOANSWER]`;
  return [
    ...lines,
    says('made-up home', unknown, unknown.replace('[#9]', '').trim()),
    says('made-up home without a mark', unmarked, unmarked),
    ...(isNear(values.price, PRICE_IN_WORDS, 0.006) ? [] : [says('price in words', words, phrases.inWords)]),
    ...hidden('price in markup', '<b></b>', asked),
    ...hidden('price with hidden signs', '\u200b', asked),
    says('markup', script, '<script'),
    says('no-answer mark in the middle', script, '[NOANSWER]'),
    says('time to a place', near, near.replace(mark, '').trim()),
    says(`${NOT_CHECKED}made-up feature`, feature, feature.replace(mark, '').trim()),
  ];
};

/** What a model of each manner says to a prompt. */
export const MANNER_LINES: Readonly<Record<Manner, (asked: Asked) => Line[]>> = { good, sloppy, malicious };
