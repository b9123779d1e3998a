import { foldInPlace } from './fold-in-place.ts';
import { REMOVED_SIGN } from './sentence.ts';
import { specialFigures } from './special-figures.ts';

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const SHORTEST = 7;

/** The digits of each telephone number in a text. */
export const digitsOf = (text: string): string[] => {
  const fold = foldInPlace(text);
  const phones = specialFigures(fold).filter(({ kind }) => kind === 'phone');
  const runs = fold.match(/\d{7,15}/g) ?? [];
  return [...phones.map(({ start, end }) => fold.slice(start, end).replace(/\D/g, '')), ...runs];
};

/** Whether a number is one of `own`, with or without its country or area. */
export const isOwnPhone = (written: string, own: readonly string[]): boolean => {
  const digits = written.replace(/\D/g, '');
  return own.some((other) => {
    const length = Math.min(other.length, digits.length);
    return length >= SHORTEST && other.slice(-length) === digits.slice(-length);
  });
};

export const emailsIn = (text: string): string[] => (text.match(EMAIL) ?? []).map((email) => email.toLowerCase());

/** Puts a sign in the place of every e-mail address that is not one of `own` (lower case). */
export const withoutForeignEmails = (text: string, own: ReadonlySet<string>): string =>
  // Asked of every word of an answer.
  !text.includes('@') ? text : text.replace(EMAIL, (email) => (own.has(email.toLowerCase()) ? email : REMOVED_SIGN));
