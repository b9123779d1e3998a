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
  const parameters = query
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !/^utm_/i.test(parameter));
  const kept = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  return host.toLowerCase().replace(/^www\./, '') + path.replace(/\/+$/, '') + kept + fragment || null;
};

/** The digest by which a URL is unique: the first 16 bytes of the SHA-256 of its canonical form; null for a blank URL. */
export const urlDigest = (url: string | null | undefined): Buffer | null => {
  const canonical = canonicalUrl(url);
  return canonical === null ? null : hash('sha256', canonical, 'buffer').subarray(0, 16);
};
