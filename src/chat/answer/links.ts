import { canonicalUrl } from '../../listings/keys.ts';

/** Web addresses in what a model writes, with and without a scheme. A bare domain counts by its ending. */
const LINK =
  /[(<]?(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s<>"()[\]{}]+|\bwww\.[^\s<>"()[\]{}]+|(?<![@\p{L}\p{N}.-])(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|io|co|us|ca|uk|de|fr|es|app|dev|ai|me|xyz|online|site|top|ru|cn|link|homes|house|realty|estate|click|website|ly|gg|tv|cc)\b(?:\/[^\s<>"()[\]{}]*)?|\b(?:(?:java|vb)script:|data:[a-z]+\/)[^\s<>"()[\]{}]+)[)>]?/giu;
const TRAILING = /[.,;:!?'*_]+$/;

/** The web addresses in a text, as they are compared. */
export const linksIn = (text: string): string[] =>
  (text.match(LINK) ?? []).flatMap((link) => {
    const canonical = canonicalUrl(link.replace(/^[(<]|[)>]$/g, '').replace(TRAILING, ''));
    return canonical === null ? [] : [canonical];
  });

/** Takes out every web address that is not one of `own` (canonical forms). */
export const withoutForeignLinks = (text: string, own: ReadonlySet<string>): string =>
  text.replace(LINK, (link) => {
    const closing = /^[(<]/.test(link) ? '' : (/[)>]$/.exec(link)?.[0] ?? '');
    const inner = link.replace(/^[(<]|[)>]$/g, '');
    const end = TRAILING.exec(inner)?.[0] ?? '';
    const canonical = canonicalUrl(inner.slice(0, inner.length - end.length));
    if (canonical !== null && own.has(canonical)) return link;
    return `${end}${closing}`;
  });
