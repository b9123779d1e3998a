import {
  DATE,
  digitsOf,
  EMAIL,
  FEWEST_DIGITS,
  MOST_DIGITS,
  phoneBehind,
  phoneExtension,
  phoneFillers,
  phoneWithCountry,
  phoneWords,
  spelledOut,
} from '../language/text/contact-patterns.ts';

/** How a visitor can be reached, as it was written. */
type ContactDetails = { emails: string[]; phones: string[] };

const LONGEST_EMAIL = 254;
const LONGEST_PHONE = 40;

/** How a visitor speaks of his own number, by language. */
const OWN = [
  'my (?:phone |cell |mobile )?(?:number|no|cell|mobile)|reach me|contact me|cell|mobile',
  'mi (?:n[úu]mero|m[óo]vil|celular)|celular',
  'meine? (?:handy|telefon)?nummer|handy',
  'm(?:on|a) (?:num[ée]ro|portable|ligne)',
  'meu (?:n[úu]mero|celular|zap)',
  '手机号?码?|电话号?码?|号码|微信号?',
].join('|');
const FILLERS = `${phoneFillers}|is|it's|es|ist|est|é|on|my|this|mi|moi|mich|sie|an|sur|por|a|en|el|le|pelo|nr|是`;

/** Numbers that tell by their form that they are no price, area, year, ZIP code, range or number of the MLS. */
const FORMS = [
  // North America: "619 555 0123", "(619) 555-0123", "619/555-0123", "6195550123"
  '(?:1[\\s.-]?)?(?:\\([2-9]\\d{2}\\)\\s?|[2-9]\\d{2}[\\s./-]?)[2-9]\\d{2}[\\s.-]?\\d{4}',
  // With the 0 of an area: "06 12 34 56 78", "030 5550123", "(0151) 23456789", "010-55501234"
  '0[1-9](?:[\\s.-]?\\d{2}){4}',
  '\\(?0\\d{1,4}\\)?[\\s/-]{1,3}\\d{3,8}(?:[\\s-]?\\d{2,6}){0,3}',
  '0\\d{9,10}',
  // Spain and Portugal: "612 34 56 78", "612 345 678"
  '[679]\\d{2}(?:[\\s.-]\\d{2}){3}',
  '[679]\\d{2}\\s\\d{3}\\s(?!000)\\d{3}',
  // China: "138 1234 5678"; Brazil: "(11) 91234-5678", "(11) 3123-4567"
  '1[3-9]\\d[\\s-]?\\d{4}[\\s-]?\\d{4}',
  '\\(?[1-9]\\d\\)?\\s?9\\d{4}[\\s-]?\\d{4}',
  '\\([1-9]\\d\\)\\s?\\d{4}[\\s-]?\\d{4}',
].join('|');
/** These are numbers of telephones also right behind another number: "92101 619-555-0123". */
const HYPHENATED = '(?:\\([2-9]\\d{2}\\)\\s?|[2-9]\\d{2}-)[2-9]\\d{2}-\\d{4}';
const UNIT = '[€$£¥%]|k\\b|usd|eur|euros?|dollars?|dólares|元|万|sq|m2|ft|feet';
const PHONE = new RegExp(
  [
    `(?<cued>${phoneWithCountry}|${phoneBehind(`${phoneWords}|${OWN}`, FILLERS)})`,
    `(?<![\\p{sc=Latin}\\p{N}$€£¥#.,/-]|\\p{N}\\s|[$€£¥]\\s)(?<form>${FORMS})(?![\\p{sc=Latin}\\p{N}]|[-.,/]\\p{N}|\\s\\p{N})(?!\\s?(?:${UNIT}))`,
    `(?<![\\p{sc=Latin}\\p{N}$€£¥#.,/-]|[$€£¥]\\s)(?<hyphenated>${HYPHENATED})(?![\\p{sc=Latin}\\p{N}]|[-.,/]\\p{N})(?!\\s?(?:${UNIT}))`,
  ].join('|'),
  'giu',
);
/** Behind these a number is that of a home or place. */
const IDENTIFIER =
  /(?:(?<!\p{L})(?:mls|listing|ref\p{L}*|id|zip|postal|object|objekt|anuncio|annonce)|#|编号|房源|邮编)[^\p{L}\p{N}]{0,3}(?:(?:number|no|num|nr|id|is|code|号)[^\p{L}\p{N}]{0,3}){0,2}$/iu;
/** Chinese is written without blanks: "邮箱是ann@example.com". */
const WORDS_BEFORE = /^.*\p{sc=Han}(?=[^@\p{sc=Han}]+@)/u;
const DASH = /(?<=\p{N})\s?[\p{Pd}−]\s?(?=\p{N})/gu;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
const BEGINS_WITH_DATE = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})(?!\d)/;

const isPhone = (written: string): boolean => {
  const { length } = digitsOf(written);
  return length >= FEWEST_DIGITS && length <= MOST_DIGITS && !DATE.test(written) && !BEGINS_WITH_DATE.test(written);
};

const phonesIn = (text: string): string[] =>
  [...text.matchAll(PHONE)].flatMap(({ 0: found, index, groups }) => {
    const isNamed = groups?.cued === undefined && IDENTIFIER.test(text.slice(Math.max(0, index - 30), index));
    const phone = found.trim();
    return isNamed || !isPhone(phone) ? [] : [phone.slice(0, LONGEST_PHONE)];
  });

/** The e-mail addresses and telephone numbers in what a visitor writes. What could be a price or the number of a home is none. */
export const contactDetailsIn = (content: string): ContactDetails => {
  // Full-width signs are written as others, and all dashes between digits as hyphens.
  const text = spelledOut(content.normalize('NFKC').replace(DASH, '-')).replace(LINK, ' ');
  const emails = (text.match(EMAIL) ?? [])
    .map((email) => email.replace(WORDS_BEFORE, ''))
    .filter((email) => email.length <= LONGEST_EMAIL);
  return { emails, phones: phonesIn(text.replace(EMAIL, ' ')) };
};

/** An e-mail address as it is compared: in any case. */
export const comparedEmail = (email: string): string => email.trim().toLowerCase();

const EXTENSION = new RegExp(`${phoneExtension}\\s*$`, 'u');

/** A phone number as it is compared: its digits, without "00", the 1 of North America, and the line of one person in an office. */
export const comparedPhone = (phone: string): string =>
  digitsOf(phone.normalize('NFKC').replace(EXTENSION, ''))
    .replace(/^00/, '')
    .replace(/^1(?=\d{10}$)/, '');
