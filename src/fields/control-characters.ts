const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const AROUND_CONTROL = /[\s\p{Cc}\u2028\u2029]+/gu;

/** Whether a text holds a line end, a tab or another control character. */
export const hasControl = (text: string): boolean => CONTROL.test(text);

/** A text in one line: where it holds control characters, each of its gaps is one blank. */
export const asOneLine = (text: string): string => (hasControl(text) ? text.replace(AROUND_CONTROL, ' ').trim() : text);
