const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const AROUND_CONTROL = /[\s\p{Cc}\u2028\u2029]+/gu;

/** Whether a text holds a line end, a tab or another control character. */
export const hasControl = (text: string): boolean => CONTROL.test(text);

const ACTING = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/**
 * A text with what a terminal would act on (control characters, and those that turn the direction of writing) written as JSON escapes it, but
 * for `kept`.
 */
export const visible = (text: string, kept = ''): string =>
  text.replace(ACTING, (character) => (kept.includes(character) ? character : escaped(character)));

/** A text in one line: where it holds control characters, each of its gaps is one blank. */
export const asOneLine = (text: string): string => (hasControl(text) ? text.replace(AROUND_CONTROL, ' ').trim() : text);
