import {
  DATE,
  digitsOf,
  EMAIL,
  FEWEST_DIGITS,
  MOST_DIGITS,
  phoneBehind,
  phoneFillers,
  phoneWithCountry,
  phoneWords,
  spelledOut,
} from '../../language/text/contact-patterns.ts';
import { canonicalUrl } from '../../listings/keys.ts';

/** Web addresses, e-mail addresses and telephone numbers in what a model writes. */

const TOP_LEVEL_DOMAINS =
  'com|net|org|info|biz|io|co|us|ca|uk|de|fr|es|app|dev|ai|me|xyz|online|site|top|ru|cn|link|homes|house|realty|estate|click|website|ly|gg|tv|cc';
const REST = '[^\\s<>"()[\\]{}，。；！？、（）「」【】]';
const BYTE = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const LINK = new RegExp(
  [
    `[a-z0-9][a-z0-9+.-]{1,20}://${REST}+`,
    `www\\.${REST}+`,
    `(?<![@\\p{sc=Latin}\\p{N}.-])(?:[a-z0-9-]{1,63}\\.){1,8}(?:${TOP_LEVEL_DOMAINS})\\b(?:[/:?]${REST}*)?`,
    `(?<![\\p{L}\\p{N}.,])${BYTE}(?:\\.${BYTE}){3}(?![\\p{L}\\p{N}.,]\\d)(?::\\d+)?(?:/${REST}*)?`,
    `\\b(?:(?:java|vb)script:|data:[a-z]+/)${REST}+`,
    `(?<=<)[a-z][a-z0-9+.-]{1,31}:${REST}+(?=>)`,
  ].join('|'),
  'giu',
);
const TRAILING = /[.,;:!?'*_]+$/;
/** "Great area.Top choice" lacks a blank. */
const IS_NO_DOMAIN = /^[^/:]*\.\p{Lu}\p{Ll}+$/u;
/** Inside: blanks around the target, and a title. */
const MARKDOWN_LINK =
  /!?\[([^\][\n]{0,200})\]\(\s{0,4}<?([^\s<>()]{1,2000})>?(?:\s{1,4}["'][^"'\n]{0,200}["'])?\s{0,4}\)/gu;

/** "[#3](5 beds, $4,025/month)" leads nowhere. */
const LOOKS_LIKE_LINK = /^(?:[a-z][a-z0-9+.-]*:|\/|#|www\.)|^[\w.-]+\.[a-z]{2,}(?:\/|$)/i;

/** What no address has as it is, and what ends a link or begins one where a page reads Markdown or HTML. */
const NOT_OF_ADDRESS = /[\p{Cc}\p{Cf}\p{Z}()<>[\]"`\\{|}^]/gu;

/** An address as it is written out, wherever that is: whatever stands in it makes no second link. */
export const shownLink = (url: string): string =>
  url.replace(NOT_OF_ADDRESS, (sign) => Buffer.from(sign).toString('hex').toUpperCase().replace(/../g, '%$&'));

/** Told by their form, or by the word before them. A price, a number of the MLS, a ZIP code, a date and a range have other forms. */
const PHONE = new RegExp(
  [
    `(?<![\\p{sc=Latin}\\p{N}$€£#.,/-]|\\p{N}\\s)(?:\\+?1[\\s.-]?)?(?:\\(\\d{3}\\)\\s?|\\d{3}[\\s.-])\\d{3}[.-]\\d{4}(?![\\p{sc=Latin}\\p{N}-])`,
    phoneWithCountry,
    phoneBehind(`${phoneWords}|at`, phoneFillers),
  ].join('|'),
  'giu',
);

/** Somebody's own contacts. */
export type Contacts = { links: ReadonlySet<string>; emails: ReadonlySet<string>; phones: readonly string[] };

const linksIn = (text: string): string[] =>
  [...text.matchAll(LINK), ...[...text.matchAll(MARKDOWN_LINK)].map(({ 2: target = '' }) => [target])].flatMap(
    ([link = '']) => canonicalUrl(link.replace(TRAILING, '')) ?? [],
  );

/** All contacts of texts by whoever may be named: of the chatbot, the visitor and the listings. */
export const contactsIn = (texts: readonly string[]): Contacts => {
  const text = spelledOut(texts.join('\n'));
  const numbers = text.match(/\+?\(?\d[\d\s().\-/]{5,24}\d/g) ?? [];
  return {
    links: new Set(linksIn(text)),
    emails: new Set((text.match(EMAIL) ?? []).map((email) => email.toLowerCase())),
    phones: numbers.map(digitsOf),
  };
};

/** With or without its country or area. */
const isOwnPhone = (written: string, own: readonly string[]): boolean => {
  const digits = digitsOf(written);
  return own.some((other) => {
    const length = Math.min(10, other.length, digits.length);
    return length >= FEWEST_DIGITS && other.includes(digits.slice(-length));
  });
};

type ContactsOptions = {
  own: Contacts;
  /** What stands for a link to a listing: its mark; undefined where it is none's. */
  markOf: (canonicalUrl: string) => string | undefined;
  /** Keeps what is the reader's as it is: gives what stands for it until the end. */
  keep: (text: string) => string;
  /** Hears what is taken out. */
  takesOut: () => void;
};
/** Stands where something was taken out. */
const LEFT = '…';

/** Takes out what is nobody's that may be named; the sentence stays. */
export const withOwnContacts = (text: string, { own, markOf, keep, takesOut }: ContactsOptions): string => {
  const out = (left: string): string => {
    takesOut();
    return left;
  };
  const linked = (link: string): string | undefined => {
    const end = TRAILING.exec(link)?.[0] ?? '';
    const url = link.slice(0, link.length - end.length);
    const canonical = canonicalUrl(url);
    if (canonical === null) return undefined;
    const mark = markOf(canonical);
    return mark !== undefined ? mark + end : own.links.has(canonical) ? keep(url) + end : undefined;
  };
  return text
    .replace(EMAIL, (email) => (own.emails.has(email.toLowerCase()) ? keep(email) : out(LEFT)))
    .replace(MARKDOWN_LINK, (whole, label: string, target: string) => {
      const isOfMark = /^[#＃] ?\d{1,3}$/.test(label) && !LOOKS_LIKE_LINK.test(target);
      if (isOfMark || /^#?\d{1,3}$/.test(target)) return whole;
      const kept = linked(target);
      if (kept === undefined) return out(label);
      return markOf(canonicalUrl(target) ?? '') === undefined ? `[${label}](${kept})` : `${label} ${kept}`;
    })
    .replace(LINK, (link) =>
      IS_NO_DOMAIN.test(link) ? link : (linked(link) ?? out(LEFT + (TRAILING.exec(link)?.[0] ?? ''))),
    )
    .replace(PHONE, (phone) => {
      const count = digitsOf(phone).length;
      if (count < FEWEST_DIGITS || count > MOST_DIGITS || DATE.test(phone)) return phone;
      return isOwnPhone(phone, own.phones) ? keep(phone) : out(LEFT);
    })
    .replace(/\s?\(\s{0,2}…\s{0,2}\)/g, '')
    .replace(/<(?=…)|(?<=…)>/g, '');
};
