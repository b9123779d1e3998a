import { hash } from 'node:crypto';

/** An MLS number as it is compared: trimmed; blank is no key. */
export const mlsKey = (mlsNumber: string | null | undefined): string | null => mlsNumber?.trim() || null;

/**
 * A URL as it is compared: without scheme, `www.`, trailing slash and `utm_` parameters, host in lower case. Blank gives null.
 */
export const canonicalUrl = (url: string | null | undefined): string | null => {
  const withoutScheme = (url ?? '').trim().replace(/^https?:\/\//i, '');
  const [, host = '', rest = ''] = /^([^/?#]*)(.*)$/s.exec(withoutScheme) ?? [];
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(rest) ?? [];
  return (
    host.toLowerCase().replace(/^www\./, '') + path.replace(/(?<!\/)\/+$/, '') + keptQuery(query) + fragment || null
  );
};

/** A query, `''` or from its `?` on, without what only tells who linked. */
const keptQuery = (query: string): string => {
  if (query === '') return '';
  const parameters = query
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !/^utm_/i.test(parameter));
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
};

const DIGEST_BYTES = 16;

/** The digest by which a URL is unique, as hexadecimal text: the first 16 bytes of the SHA-256 of its canonical form; null for a blank URL. */
export const urlDigestText = (url: string | null | undefined): string | null => {
  const canonical = canonicalUrl(url);
  return canonical === null ? null : hash('sha256', canonical, 'hex').slice(0, 2 * DIGEST_BYTES);
};

/** The same digest as bytes. */
export const urlDigest = (url: string | null | undefined): Buffer | null => {
  const text = urlDigestText(url);
  return text === null ? null : Buffer.from(text, 'hex');
};

/**
 * The digest by which a home is found whose number or URL, as its feed sends it, the API has changed. Null for other fields, and where
 * it is blank.
 */
export const feedKeyDigest = (field: string, value: unknown): Buffer | null => {
  if (typeof value !== 'string') return null;
  if (field === 'Url') return urlDigest(value);
  const number = field === 'MLSNumber' ? mlsKey(value) : null;
  return number === null ? null : hash('sha256', number, 'buffer').subarray(0, DIGEST_BYTES);
};
