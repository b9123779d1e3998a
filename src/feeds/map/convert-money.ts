import { type Conversion, type Converted, isEmptyWord, isPaid } from './conversion.ts';
import { LONGEST_NUMBER, withoutExponent } from './convert-numbers.ts';
import { symbolOf } from './convert-texts.ts';
import { type Decimal, decimalToMoney, parseDecimal } from './decimals.ts';
import { AREA_RATE, frequencyOf, isFrequency } from './frequencies.ts';

export const AN_AMOUNT = { expected: 'an amount such as 549900 or 549,900.00, with at most two decimals' };
const AN_EXACT_AMOUNT = {
  expected: `${AN_AMOUNT.expected}; a spreadsheet may have rounded this one: conversion moneyWithExponent takes it all the same`,
};
const thousands = (conversion: string, mark: string) => ({
  expected: `${AN_AMOUNT.expected}; conversion ${conversion} reads 450${mark}000 as 450 thousand`,
});
const THOUSANDS_WITH_POINT = thousands('moneyWithComma', '.');
const THOUSANDS_WITH_COMMA = thousands('money', ',');

const WHOLE_AMOUNT = /^[1-9]\d{0,11}$/;

/** What agents write in place of a price, in all languages. */
const NOT_TOLD = new RegExp(
  `^(?:${[
    'poa|p\\.o\\.a\\.?|tba|tbd|tbc',
    '(?:price )?(?:on|upon|by) (?:application|request|enquiry|inquiry)',
    '(?:please )?(?:call|contact|ask|enquire|inquire)\\b.*',
    '(?:preis )?(?:auf anfrage|nach vereinbarung)',
    '(?:prix )?(?:sur demande|(?:nous )?consulter)',
    '(?:(?:el )?precio )?(?:a|bajo) (?:consultar|consulta|petici[oó]n)|consultar(?: precio)?',
    '(?:prezzo )?(?:su|a) richiesta|trattativa (?:riservata|privata)',
    '(?:(?:pre[cç]o|valor) )?(?:sob|a) (?:consulta|pedido)|consulte(?:-nos)?',
    '(?:价格|售价)?(?:面议|面談|待定|电询|议价)',
  ].join('|')})$`,
  'i',
);

/** Whether costs or fees are included, in Dutch and French: the price asked is meant all the same. */
const MEANT_SO = /(?<!\p{L})(?:k\.k|v\.?o\.?n|f\.?a\.?i|h\.?a\.?i)\.?$/iu;

/** How many times as much a word makes a number. */
const SCALES: readonly [power: number, words: RegExp][] = [
  [3, /^(?:k|tsd\.?)(?!\p{L})/iu],
  [6, /^(?:m|mio\.?|mill?\.|millions?|millionen|mill[oó]n(?:es)?|milh(?:[oõ]es|[aã]o))(?!\p{L})/iu],
  [5, /^(?:lakhs?|lacs?)(?!\p{L})/iu],
  [7, /^(?:cr\.?|crores?)(?!\p{L})/iu],
  [4, /^万/u],
  [8, /^[亿億]/u],
];

const CODES = new Set(Intl.supportedValuesOf('currency'));
const MARK = /^(?:[A-Z]{0,3}\p{Sc}|s?fr\.?|rs\.?|kr\.?|euros?|dollars?|元|円|人民币|rmb|zł|kč)(?=$|[\s/\d])\s*/iu;

/** Further signs in letters, of Unicode's CLDR, with the currency of each; those of several countries stand for themselves. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{
    zł: 'PLN',
    Kč: 'CZK',
    Ft: 'HUF',
    KM: 'BAM',
    лв: 'BGN',
    ден: 'MKD',
    lei: 'lei',
    din: 'din',
    дин: 'дин',
    руб: 'руб',
  },
  ...{ Dkr: 'DKK', Ikr: 'ISK', Nkr: 'NOK', Skr: 'SEK', RM: 'MYR', Rp: 'IDR', soʻm: 'UZS' },
  ...{ 'S/': 'PEN', 'B/': 'PAB', Gs: 'PYG', Bs: 'Bs' },
  ...{ KSh: 'KES', Ksh: 'KES', TSh: 'TZS', USh: 'UGX', Kz: 'AOA', FCFA: 'FCFA', 'F CFA': 'FCFA', CFA: 'CFA' },
  ...{ 'د.إ': 'AED', 'د.ب': 'BHD', 'د.ج': 'DZD', 'ج.م': 'EGP', 'د.أ': 'JOD', 'د.ك': 'KWD', 'د.م': 'MAD' },
  ...{ 'ر.ع': 'OMR', 'ر.ق': 'QAR', 'ر.س': 'SAR', 'د.ت': 'TND' },
};
const anySign = Object.keys(SIGNS).join('|').replaceAll('.', '\\.');
const SIGN = new RegExp(`^(?:${anySign})\\.?(?=$|[\\s/\\d])\\s*`, 'u');
const SIGN_BESIDE = new RegExp(`(?<!\\p{L})(?:${anySign})(?!\\p{L})`, 'u');
/** Those of one letter stand before their amount: behind it they may be a scale or a unit. */
const LETTER_BEFORE = /^[KLPQR]$/;

/** What says that the amount behind is the price, and no more. A price from which on offers are taken is none that can be told. */
const CALLED_PRICE = new RegExp(
  `^(?:${[
    '(?:(?:asking|fixed|guide|list|listing|sale) )?price|guide|asking',
    'kaufpreis|preis|prix(?: de vente)?|(?:precio|pre[cç]o|valor)(?: de ven[td]a)?|prezzo|售价|總價|总价|价格',
  ].join('|')})(?!\\p{L})\\s*[:\\u2013-]?\\s*`,
  'iu',
);

/** A text without the marks of currency that it begins with: the currency is a field of its own. */
const withoutMarks = (text: string): string => {
  let rest = text.trimStart();
  for (;;) {
    const mark =
      CODES.has(rest.slice(0, 3)) && !/^\p{L}/u.test(rest.slice(3))
        ? rest.slice(0, 3)
        : (MARK.exec(rest) ?? SIGN.exec(rest))?.[0];
    if (mark === undefined || mark === '') return rest;
    rest = rest.slice(mark.length).trimStart();
  }
};

const AMOUNT = /^(\D*)(\d(?:[\d.,'\u2019 \u00a0\u2009\u202f]*\d)?)(\D*)$/;
const THREE_DECIMALS = /^[1-9]\d{0,2}\.\d{3}$/;
const THREE_DECIMALS_WITH_COMMA = /^[1-9]\d{0,2},\d{3}$/;

type Amount = {
  value: Decimal;
  /** What stands behind it: how often it is paid, mostly. */
  words: string;
  /** It has three decimals, which no money has: `450.000` may be thousands. */
  unclear: boolean;
};

/** An amount with its currency, a word for thousands or millions, and whatever stands behind; null where there is none, or more than one. */
export const readAmount = (text: string, comma = false): Amount | null => {
  if (text.length > LONGEST_NUMBER) return null;
  const plain = text.replace(/[\u200e\u200f\u061c]/g, '').replace(/(?<=m|ft)2(?!\d)/i, '\u00b2');
  const [, said = '', figures = '', behind = ''] = AMOUNT.exec(plain) ?? [];
  const value = parseDecimal(figures, comma);
  const before = said.replace(CALLED_PRICE, '');
  const sign = withoutMarks(before.replace(/[-+]/, '')).trimEnd();
  if (value === null || (sign !== '' && !LETTER_BEFORE.test(sign))) return null;
  // `.-` and `,–` stand for no cents.
  const rest = behind
    .trimEnd()
    .replace(MEANT_SO, '')
    .replace(/^[.,]?[-\u2013\u2014]{0,2}(?!\p{L})/u, '')
    .trimStart();
  const [power, scaled] = SCALES.find(([, words]) => words.test(rest)) ?? [0, /^/];
  const digits = (before.includes('-') ? -value.digits : value.digits) * 10n ** BigInt(power);
  const unclear = power === 0 && (comma ? THREE_DECIMALS_WITH_COMMA : THREE_DECIMALS).test(figures);
  return { value: { ...value, digits }, words: withoutMarks(rest.replace(scaled, '')).trim(), unclear };
};

const NO_CURRENCY = /^[\d.,'\s-]*$/;
const CODE_BESIDE = /([A-Z]{3})\s?\d|\d\s?([A-Z]{3})(?![A-Z])/;
/** `€`, `HK$`, `Rs.`; not the sign for any currency. */
const MARK_BESIDE = /(?:\b[A-Z]{1,3})?(?!¤)\p{Sc}|\b(?:Rs|S?Fr|kr)\b/u;

/** The currency that an amount names beside its figures, as listings show it; null: it names none. */
export const currencyOf = (text: string): string | null => {
  if (text.length > LONGEST_NUMBER || NO_CURRENCY.test(text)) return null;
  const [, before, behind] = CODE_BESIDE.exec(text) ?? [];
  const code = before ?? behind ?? '';
  const mark = CODES.has(code) ? code : MARK_BESIDE.exec(text)?.[0];
  return mark === undefined ? null : symbolOf(mark);
};

/** The same of a text that was read as an amount, where letters are no unit and no room; a sign that several countries have as it stands. */
export const currencyOfPrice = (text: string): string | null => {
  if (text.length > LONGEST_NUMBER || NO_CURRENCY.test(text)) return null;
  const sign = SIGN_BESIDE.exec(text)?.[0];
  return (
    currencyOf(text) ?? (sign === undefined ? (/^[KLPQR](?=\s?\d)/.exec(text)?.[0] ?? null) : (SIGNS[sign] ?? null))
  );
};

const signs = new Map<string, string>();
/** The sign of a currency by its code, of Unicode's CLDR: `R` of ZAR. */
const signOf = (code: string): string => {
  const known = signs.get(code);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  signs.set(code, sign);
  return sign;
};

/** Whether a price that names a currency so may be in the usual one: `R` in ZAR, `kr` in SEK, `zł` where that is what is usual, `$` in any dollars. */
export const mayBeIn = (told: string, usual: string): boolean => {
  if (told === '$') return /^[A-Z]{3}$|\$/.test(usual);
  return CODES.has(usual) ? signOf(usual) === told : SIGNS[usual] === told;
};

/** An amount as it stands, or with how often it is paid, where its text says so. A further way of writing amounts is read by `readAmount`. */
export const readMoney = (text: string, comma = false): Converted => {
  if (WHOLE_AMOUNT.test(text)) return `${text}.00`;
  if (text === '' || isEmptyWord(text)) return null;
  if (NOT_TOLD.test(text)) return { notice: 'price on application' };
  const read = readAmount(text, comma);
  const value = read?.value ?? parseDecimal(text, comma);
  const money = value === null ? null : decimalToMoney(value);
  if (money === null) return /\de[-+]?\d+$/i.test(text) ? AN_EXACT_AMOUNT : AN_AMOUNT;
  if (read === null || (read.words === '' && !read.unclear)) return money;
  if (read.unclear) return comma ? THOUSANDS_WITH_COMMA : THOUSANDS_WITH_POINT;
  if (AREA_RATE.test(read.words)) return { notice: 'a rate per area' };
  return isFrequency(read.words) ? { amount: money, frequency: read.words } : AN_AMOUNT;
};

/** Scales, rates and times in words that no amount is read with, and codes of a letter, which may stand for any. */
const IS_UNIT =
  /\d|[万萬億亿]|^\p{L}$|thous|tausend|night|nacht|(?<!\p{L})(?:per|pro|par|por|tys|тыс|mil|mm|mn|mln|млн|mrd|lakh|crore|p{1,3}[wm])(?!\p{L})/iu;
/** Whether a text beside an amount tells more of it than its currency, or that it is firm. */
export const tellsUnit = (text: string): boolean => {
  const read = readMoney(`2 ${text}`);
  const isRead = typeof read === 'string' ? read !== '2.00' : isPaid(read) || AREA_RATE.test(text);
  return isRead || IS_UNIT.test(text) || text.split(/[^\p{L}]+/u).some(isFrequency);
};

/** An amount with what further columns say behind it: `14.50` and `€ / m² / month`. Digits there are none of its own. */
const wholeAmount = (texts: readonly string[]): string => {
  const [text = ''] = texts;
  if (texts.length === 1 || !/\d/.test(text)) return text;
  const behind = texts
    .slice(1)
    .join(' ')
    .replace(/(?<=m|ft)2(?!\d)/gi, '\u00b2');
  // A time that is told twice counts once.
  const own = readAmount(text)?.words ?? '';
  if (isFrequency(own) && frequencyOf(own) === frequencyOf(withoutMarks(behind))) return text;
  return `${text}${/\d/.test(behind) ? ' | ' : ' '}${behind}`.trimEnd();
};

export const money: Conversion = (texts) => readMoney(wholeAmount(texts));
export const moneyWithComma: Conversion = (texts) => readMoney(wholeAmount(texts), true);
export const moneyWithExponent: Conversion = ([text = '']) => {
  const bare = withoutMarks(text);
  const plain = withoutExponent(bare);
  return readMoney(plain === bare ? text : plain);
};

/** An amount in thousands and the like: a column's figures, unless a cell says by itself what it is in. */
const moneyIn =
  (scale: string): Conversion =>
  ([text = '']) =>
    readMoney(/\d\s*$/.test(text) ? text.trimEnd() + scale : text);
export const moneyInThousands = moneyIn('k');
export const moneyInTenThousands = moneyIn('万');

/** A price of 0 or 1 stands for a price that is not told. */
export const price: Conversion = (texts) => {
  const read = readMoney(wholeAmount(texts));
  const amount = isPaid(read) ? read.amount : read;
  return amount === '0.00' || amount === '1.00' ? null : read;
};
