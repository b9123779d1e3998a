/** How something stands: as it should be, at work, waiting for a person, wrong, or done with. */
export type StatusKind = 'good' | 'busy' | 'waiting' | 'wrong' | 'off';

const numbers = new Intl.NumberFormat('en');

/** "1,204". */
export const number = (value: number): string => numbers.format(value);

/** "1 home", "1,204 homes". */
export const count = (value: number, one: string, many = `${one}s`): string =>
  `${number(value)} ${value === 1 ? one : many}`;

/** "a, b and c". */
export const list = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

/** As a sentence begins. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** As it stands within a sentence; "MLS number" stays as it is. */
export const inside = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
