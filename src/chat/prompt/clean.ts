import { ownValue } from '../../fields/own-value.ts';

/**
 * Text that somebody else wrote, made harmless for a prompt. What can't be seen is taken out, since it can carry
 * instructions that no reader of the listing ever notices.
 */

/** Control, format (zero-width, bidirectional, tags), private, unassigned characters, variation selectors, and blanks that are no blanks. */
export const INVISIBLE =
  /\p{Cf}|\p{Co}|\p{Cn}|\p{Cs}|\p{Variation_Selector}|\u115F|\u1160|\u17B4|\u17B5|\u180E|\u2800|\u3164|\uFFA0/gu;
const CONTROL = /\p{Cc}/gu;
const SPACES = /[\s\u2028\u2029]+/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ dollar: '$', comma: ',', period: '.', num: '#' },
};
const ENTITY = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi;
/** A comment that does not end goes on to the end of the text, as in a browser. */
const MARKUP = /<!--(?:-?>|[\s\S]*?(?:-->|$))|<\|[^<>]{0,100}\|>|<\/?[a-z!?][^<>]*>/gi;
const LINK = /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.)[^\s<>"'()[\]{}]*/gi;

/** The character that an entity of HTML stands for, by its name or its number; blank where there is none. */
export const entityCharacter = (_whole: string, name?: string, decimal?: string, hexadecimal?: string): string => {
  if (name !== undefined) return ownValue(ENTITIES, name.toLowerCase()) ?? '';
  const number = decimal === undefined ? Number.parseInt(hexadecimal ?? '0', 16) : Number(decimal);
  return number <= 0x10ffff && !(number >= 0xd800 && number <= 0xdfff) && number > 0
    ? String.fromCodePoint(number)
    : '';
};

const withoutInvisible = (text: string): string => text.toWellFormed().replace(INVISIBLE, '');

/** What a visitor or the chatbot said: as it was, without invisible characters. Line ends stay. */
export const cleanSpeech = (text: string): string =>
  withoutInvisible(text)
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();

/** How often markup in markup, or encoded in itself, is taken out. No honest text needs more; each time reads all of it. */
const MOST_PASSES = 8;

/** Applies a step until it changes nothing; a text that it goes on changing loses the signs by which it would. */
const inPasses = (text: string, step: (text: string) => string, signs: RegExp): string => {
  let rest = text;
  for (let passes = 0; passes < MOST_PASSES; passes += 1) {
    const after = step(rest);
    if (after === rest) return rest;
    rest = after;
  }
  return step(rest.replace(signs, ' '));
};

/** What a visitor or the chatbot said in an earlier turn: without markup, and without anything that looks like a row's mark. */
export const cleanEarlierSpeech = (text: string): string =>
  inPasses(cleanSpeech(text), (before) => before.replace(MARKUP, ' '), /</g)
    .replace(/\[(?=[ \t]*#)/g, '(')
    .trim();

const decodedWithoutMarkup = (text: string): string =>
  withoutInvisible(text.replace(ENTITY, entityCharacter))
    .replace(CONTROL, ' ')
    .replace(MARKUP, ' ')
    .replace(LINK, ' ')
    .replace(SPACES, ' ');

/** Most of what a listing says: printable ASCII without a sign that anything here looks for. */
const IS_CLEAN = /^(?=[ -%'-;=-Z\\^-~]*$)(?!.*(?: {2}|:\/\/|www\.))/i;

/** One line of listing text: no markup, no addresses of the web, no invisible characters, nothing that looks like a row's mark. */
export const cleanListingText = (text: string): string =>
  IS_CLEAN.test(text)
    ? text.trim()
    : inPasses(withoutInvisible(text).replace(CONTROL, ' '), decodedWithoutMarkup, /[&<]/g)
        .replace(/\[/g, '(')
        .replace(/\]/g, ')')
        .trim();

/** The beginning of a line of listing text, in characters. */
export const cleanStart = (text: string, longest: number): string =>
  cleanListingText(text.slice(0, 4 * longest))
    .slice(0, longest)
    .toWellFormed();

/** Takes out every occurrence of this request's marker. */
export const withoutMarker = (text: string, marker: string): string => {
  let rest = text;
  while (rest.includes(marker)) rest = rest.replaceAll(marker, '');
  return rest;
};
