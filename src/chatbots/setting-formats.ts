import { hasControl } from '../fields/control-characters.ts';

/** Rules for settings that are texts of a certain form, and what they name. Blank is allowed: it means "not set". */

const COLOUR = /^\s*rgb\s*\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)\s*$/i;
const OFFSET_ZONE = /^(?:UTC|GMT)\s*([+-])(\d{1,2})(?::?([0-5]\d))?$/i;
const NUMERIC_OFFSET = /^[+-]/;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]{0,61}[\p{L}\p{N}\p{M}])?`;
const HOST = new RegExp(String.raw`^(?:\*\.)?${LABEL}(?:\.${LABEL})*\.?(?::\d{1,5})?$`, 'u');
const IPV6_HOST = /^\[[0-9a-f:.]+\](?::\d{1,5})?$/i;
const EMAIL = new RegExp(String.raw`^[^\s\p{C}@,:;<>()[\]\\"]{1,64}@${LABEL}(?:\.${LABEL})*$`, 'u');
const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d)/i;
const SCRIPT_SCHEMES = new Set(['javascript', 'data', 'vbscript', 'file', 'blob']);

const parts = (text: string, separator: RegExp): string[] => text.split(separator).filter((part) => part !== '');
const blank = (text: string): boolean => text.trim() === '';
const schemeOf = (text: string): string | undefined => SCHEME.exec(text)?.[1]?.toLowerCase();

/** `rgb(r,g,b)`, each 0 to 255, blanks allowed. */
export const isColour = (text: string): boolean => {
  const numbers = COLOUR.exec(text)?.slice(1) ?? [];
  return blank(text) || (numbers.length === 3 && numbers.every((number) => Number(number) <= 255));
};

/** An IANA name in any case, or an offset like `UTC+8` and `GMT-05:00` (−12 to +14 hours). */
export const isTimeZone = (text: string): boolean => {
  const [, sign, hours, minutes = '0'] = OFFSET_ZONE.exec(text) ?? [];
  if (sign !== undefined) return Number(hours) + Number(minutes) / 60 <= (sign === '-' ? 12 : 14);
  if (NUMERIC_OFFSET.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
};

/** One or several addresses, separated by commas, semicolons, blanks or line ends. */
export const isEmailList = (text: string): boolean => parts(text, /[\s,;]+/).every((part) => EMAIL.test(part));

/** One address, as it stands in an envelope. */
export const isEmailAddress = (text: string): boolean => EMAIL.test(text);

/** Host names separated by commas, blanks or line ends; `*.` may stand before a name and a port after it. */
export const isHostList = (text: string): boolean =>
  parts(text, /[\s,]+/).every((part) => HOST.test(part) || IPV6_HOST.test(part));

/** http, https or no scheme. What a browser would run (`javascript:`, `data:`) is refused. */
export const isWebAddress = (text: string): boolean => {
  const trimmed = text.trim();
  // Browsers pass over these inside a scheme: "java\nscript:" runs.
  if (hasControl(trimmed)) return false;
  const scheme = schemeOf(trimmed);
  return scheme === undefined || scheme === 'http' || scheme === 'https';
};

/** A web address, or `mailto:`, `tel:` and links of an app (`whatsapp://…`). */
export const isMessengerAddress = (text: string): boolean => {
  const trimmed = text.trim();
  if (hasControl(trimmed)) return false;
  return !SCRIPT_SCHEMES.has(schemeOf(trimmed) ?? '');
};

const LONGEST = 255;

/** What a text names that may lack its scheme; undefined where it names nothing. */
export const urlOf = (text: string): URL | undefined => {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return trimmed !== '' && URL.canParse(whole) ? new URL(whole) : undefined;
};

/** The host that a header Host or the setting `CustomDomain` names, in lower case and without port; undefined where it names none. */
export const hostOf = (text: string): string | undefined => {
  const host = urlOf(text)?.hostname.replace(/\.$/, '') ?? '';
  return host === '' || host.length > LONGEST ? undefined : host;
};
