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
  ].join('|')})[)>]?`,
  'giu',
);
const TRAILING = /[.,;:!?'*_]+$/;

/** The web addresses in a text, as they are compared. */
export const linksIn = (text: string): string[] =>
  (text.match(LINK) ?? []).flatMap((link) => {
    const canonical = canonicalUrl(link.replace(/^[(<]|[)>]$/g, '').replace(TRAILING, ''));
    return canonical === null ? [] : [canonical];
  });

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
