import { canonicalUrl } from '../../listings/keys.ts';
import { REMOVED_SIGN } from './check/sentence.ts';

/** By these a bare domain is told. */
export const TOP_LEVEL_DOMAINS =
  'com|net|org|info|biz|io|co|us|ca|uk|de|fr|es|app|dev|ai|me|xyz|online|site|top|ru|cn|link|homes|house|realty|estate|click|website|ly|gg|tv|cc';
const REST = '[^\\s<>"()[\\]{}]';
const BYTE = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
/** Web addresses in what a model writes, with and without a scheme. */
const LINK = new RegExp(
  `[(<]?(?:${[
    `\\b[a-z][a-z0-9+.-]{1,20}://${REST}+`,
    `\\bwww\\.${REST}+`,
    `(?<![@\\p{L}\\p{N}.-])(?:[a-z0-9-]+\\.)+(?:${TOP_LEVEL_DOMAINS})\\b(?:[/:?]${REST}*)?`,
    `(?<![\\p{L}\\p{N}.,])${BYTE}(?:\\.${BYTE}){3}(?![\\p{L}\\p{N}.,]\\d)(?::\\d+)?(?:/${REST}*)?`,
    `\\b(?:(?:java|vb)script:|data:[a-z]+/)${REST}+`,
    `(?<=<)[a-z][a-z0-9+.-]{1,31}:${REST}+(?=>)`,
  ].join('|')})[)>]?`,
  'giu',
);
const TRAILING = /[.,;:!?'*_]+$/;
const MARKDOWN_TARGET = new RegExp(`(?<=\\]\\()${REST}+(?=\\))`, 'gu');

/** The web addresses in a text, and what its Markdown links lead to, as they are compared. */
export const linksIn = (text: string): string[] =>
  [...(text.match(LINK) ?? []), ...(text.match(MARKDOWN_TARGET) ?? [])].flatMap((link) => {
    const canonical = canonicalUrl(link.replace(/^[(<]|[)>]$/g, '').replace(TRAILING, ''));
    return canonical === null ? [] : [canonical];
  });

/** What no address has as it is, and what ends a link or begins one where a page reads Markdown or HTML. */
const NOT_OF_ADDRESS = /[\p{Cc}\p{Cf}\p{Z}()<>[\]"`\\{|}^]/gu;

/** An address as it is written out, wherever that is: whatever stands in it makes no second link. */
export const shownLink = (url: string): string =>
  url.replace(NOT_OF_ADDRESS, (sign) => Buffer.from(sign).toString('hex').toUpperCase().replace(/../g, '%$&'));

/** Whether a page that reads Markdown would take a text, behind what was written before it, for a link or the address of one that is not of `own`. */
export const makesForeignLink = (before: string, text: string, own: ReadonlySet<string>): boolean => {
  if (!before.endsWith(']')) return false;
  if (text.startsWith(':')) return true;
  const target = canonicalUrl(/^\(([^()]*)\)?$/.exec(text)?.[1]);
  return text.startsWith('(') && (target === null || !own.has(target));
};

/** No web address is without one of these. */
const SIGN_OF_LINK = /[.:]/;

/** Puts a sign in the place of every web address that is not one of `own` (canonical forms). */
export const withoutForeignLinks = (text: string, own: ReadonlySet<string>): string => {
  if (!SIGN_OF_LINK.test(text)) return text;
  return text.replace(LINK, (link) => {
    const opening = /^[(<]/.exec(link)?.[0] ?? '';
    const closing = /[)>]$/.exec(link)?.[0] ?? '';
    const inner = link.replace(/^[(<]|[)>]$/g, '');
    const end = TRAILING.exec(inner)?.[0] ?? '';
    const canonical = canonicalUrl(inner.slice(0, inner.length - end.length));
    if (canonical !== null && own.has(canonical)) return link;
    return `${opening}${REMOVED_SIGN}${end}${closing}`;
  });
};
