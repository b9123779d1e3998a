import { TOP_LEVEL_DOMAINS } from './links.ts';

/** A model's numbers as the check reads them, and as a visitor does: one digit is one digit, with no markup between. */

const SEGMENT = /\s|\p{sc=Han}|[^\s\p{sc=Han}]+/gu;
const LAST_WORD = /[^\s]*$/;
const LONGEST_SEGMENT = 4_096;
/** Digits that are not read in place: bold, in circles, in brackets. */
const DRESSED = /(?!\p{Nd})\p{No}|[\u{1d7ce}-\u{1d7ff}\u{1fbf0}-\u{1fbf9}]/gu;
const RAISED = /[²³¹⁰-⁹₀-₉]/u;
const BETWEEN_DIGITS = /(?<=\p{Nd})(?:[\\`_]+|~~|\*{2,}|\*(?=[.,]))(?=[.,]?\p{Nd})/gu;
const WIDE_DOT = new RegExp(`(?<=[a-z0-9])[。．｡](?=(?:${TOP_LEVEL_DOMAINS})(?![a-z]))`, 'giu');

const digitsOf = (character: string): string | undefined => /^\(?(\d+)[.)]?$/.exec(character.normalize('NFKC'))?.[1];

const undressed = (segment: string, isFirst: boolean): string =>
  segment.replace(DRESSED, (character, at: number) => {
    const digits = digitsOf(character);
    if (digits === undefined || (RAISED.test(character) && !/\p{Nd}/u.test(segment[at - 1] ?? ''))) return character;
    // "① Oak St" is an item of a list.
    if (isFirst && at === 0) return `${digits}.${segment.length > character.length ? ' ' : ''}`;
    return digits;
  });

/** From here on a word is an address of the web, in which every sign counts. */
const WEB_ADDRESS = new RegExp(`://|www\\.|\\.(?:${TOP_LEVEL_DOMAINS})[/:?]`, 'i');

const joinedDigits = (segment: string): string => {
  if (segment.includes('@')) return segment;
  const address = segment.search(WEB_ADDRESS);
  return address === -1
    ? segment.replace(BETWEEN_DIGITS, '')
    : segment.slice(0, address).replace(BETWEEN_DIGITS, '') + segment.slice(address);
};

/** Without a digit, in the signs of a plain keyboard: most words of an answer. */
const IS_PLAIN = /^[\t\n\r\x20-\x2f\x3a-\x7e]*$/;

const plain = (segment: string, isFirst: boolean): string =>
  IS_PLAIN.test(segment)
    ? segment
    : joinedDigits(
        undressed(segment, isFirst)
          .replace(/(?<=\p{Nd})٬(?=\p{Nd})/gu, ',')
          .replace(/(?<=\p{Nd})٫(?=\p{Nd})/gu, '.'),
      ).replace(WIDE_DOT, '.');

/** Works word by word, so that the pieces in which a text comes make no difference. */
export const createPlainNumbers = () => {
  let held = '';
  let isLineStart = true;

  /** What is plain all through, up to the word that may go on. */
  const settlePlain = (isWhole: boolean): string => {
    const end = isWhole ? held.length : held.length - (LAST_WORD.exec(held)?.[0].length ?? 0);
    const text = held.slice(0, end);
    const line = text.slice(text.lastIndexOf('\n') + 1);
    isLineStart = (isLineStart || line.length < text.length) && line.trim() === '';
    held = held.slice(end);
    return text;
  };

  const settle = (isWhole: boolean): string => {
    if (held.length < LONGEST_SEGMENT && IS_PLAIN.test(held)) return settlePlain(isWhole);
    let taken = 0;
    let text = '';
    for (const [run] of held.matchAll(SEGMENT)) {
      const isOpen = !isWhole && taken + run.length >= held.length && !/^[\s\p{sc=Han}]/u.test(run);
      if (isOpen && run.length < LONGEST_SEGMENT) break;
      const segment = run.slice(0, LONGEST_SEGMENT);
      text += plain(segment, isLineStart);
      taken += segment.length;
      isLineStart = segment === '\n' || (isLineStart && /^\s$/.test(segment));
      if (segment.length < run.length) break;
    }
    held = held.slice(taken);
    return held.length >= LONGEST_SEGMENT || (isWhole && held !== '') ? text + settle(isWhole) : text;
  };

  return {
    push: (text: string): string => {
      held += text;
      return settle(false);
    },
    end: (): string => settle(true),
  };
};
