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

const MINUTE = 60_000;
const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "3 hours ago", "in 2 days", "just now". What has been is never told as to come: a page's clock may be behind the service's. */
export const relativeTime = (at: Date, now: Date, isToCome = false): string => {
  const distance = at.getTime() - now.getTime();
  const milliseconds = isToCome ? distance : Math.min(distance, 0);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(milliseconds) >= size) ?? [];
  if (unit === undefined || size === undefined) return milliseconds > 0 ? 'in a moment' : 'just now';
  return relative.format(Math.round(milliseconds / size), unit);
};
