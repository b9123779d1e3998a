import { foldAddress } from '../../../listings/fold.ts';
import { STREETS } from '../../understand/languages/streets.ts';
import { foldInPlace } from './fold-in-place.ts';
import { SPELLED_WORDS } from './languages/spelled/all.ts';
import { MARK_SIGN } from './sentence.ts';
import { unitAfter } from './units.ts';

type Span = { start: number; end: number };

/** Letters keep their case here: names of streets are told by their capitals. */
const withoutAccents = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (character) => {
    const plain = character.normalize('NFD').replace(/\p{Mn}/gu, '');
    return plain.length === 1 ? plain : character;
  });

/** In either case of the first letter, and "strasse" with either s. */
const inAnyCase = (alternatives: string): string =>
  withoutAccents(alternatives)
    .split('|')
    .map((word) => word.replace(/^\p{L}/u, (letter) => `[${letter}${letter.toUpperCase()}]`).replace('ss', '(?:ss|ß)'))
    .join('|');

const NUMBER = String.raw`(?<![\p{L}\p{N}$€£¥.,/#-])\d{1,6}[a-zA-Z]?(?![\p{L}\p{N}])`;
const NUMBER_BEHIND = String.raw`\d{1,6}[a-zA-Z]?(?![\p{L}\p{N}]|[.,]\d|\s?[$€£¥%])`;
const NAME = String.raw`(?:\p{Lu}|\p{N}+(?:st|nd|rd|th))[\p{L}\p{N}'’.-]*`;
const SMALL = String.raw`(?:(?:de|du|des|la|le|les|da|do|das|dos|del|los|las|[dl]['’])\s*)`;
const NAMES = String.raw`${SMALL}*${NAME}(?:\s+${SMALL}*${NAME}){0,3}`;
const END = String.raw`(?![\p{L}\p{N}])`;
const ENDINGS = inAnyCase(STREETS.endings);
const BEGINNINGS = inAnyCase(STREETS.beginnings);
const SUFFIXES = inAnyCase(STREETS.suffixes);

const NUMBER_FIRST = [
  String.raw`${NUMBER}\s+(?:${NAME}\s+){1,4}?(?:${ENDINGS})${END}(?!\.?\s*(?:[Ff]|[Mm]eter))`,
  String.raw`${NUMBER}(?:\s(?:bis|ter))?,?\s+(?:${BEGINNINGS})${END}\.?\s+${NAMES}`,
];
const NUMBER_LAST = [
  String.raw`(?<!\p{L})(?:${BEGINNINGS})${END}\.?\s+${NAMES},?\s+(?:n[.oº°]*\s*)?${NUMBER_BEHIND}`,
  String.raw`(?<!\p{L})\p{Lu}[\p{L}-]*(?:${SUFFIXES})\.?\s+${NUMBER_BEHIND}`,
  String.raw`(?<!\p{L})\p{Lu}[\p{L}-]*\s+(?:${SUFFIXES})\.?\s+${NUMBER_BEHIND}`,
];
const HAN = String.raw`\p{sc=Han}{1,8}(?:路|街|大道|巷|弄|道)\s*\d{1,5}\s*(?:号楼?|號樓?|弄)`;
const PATTERNS = [...NUMBER_FIRST, ...NUMBER_LAST, HAN].map((source) => new RegExp(source, 'gu'));
const MAY_GO_ON = new RegExp(String.raw`(?<!\p{L})(?:${BEGINNINGS})${END}\.?\s+${NAMES}$`, 'u');
const LEADING_NUMBER = /^\d+/;
const LINKS = new Set(SPELLED_WORDS.flatMap(({ links }) => links));

/** Whether a number may come that makes an address of what a text ends with: "Calle Mayor". */
export const mayBecomeAddress = (text: string): boolean => MAY_GO_ON.test(withoutAccents(text));

/** The street addresses in a text. */
export const saidAddresses = (text: string): Span[] => {
  if (!/\d/.test(text)) return [];
  const plain = withoutAccents(text);
  const fold = foldInPlace(text);
  const spans = PATTERNS.flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
  // "An der Lindenallee 3 Zimmer", "3 Beds Court": a number that counts something is that of no house.
  const isCount = ({ start, end }: Span): boolean => {
    const first = LEADING_NUMBER.exec(fold.slice(start, end))?.[0];
    return unitAfter(fold, first === undefined ? end : start + first.length, 0) !== undefined;
  };
  const wanted = spans.filter((span) => !isCount(span) && !text.slice(span.start, span.end).includes(MARK_SIGN));
  return wanted
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((span, index, all) => index === 0 || span.start >= (all[index - 1]?.end ?? 0));
};

const tokensOf = (address: string): string[] =>
  foldAddress(address)
    .split(' ')
    .filter((token) => token !== '' && !LINKS.has(token));

/** Whether an address is one of `names`, maybe said in fewer words, or stands in one of `texts` (folded). */
export const isKnownAddress = (said: string, names: readonly string[], texts: readonly string[]): boolean => {
  const fold = foldInPlace(said);
  if (texts.some((text) => text.includes(fold))) return true;
  const tokens = tokensOf(said);
  return names.some((name) => {
    const own = new Set(tokensOf(name));
    if (tokens.length > 1) return tokens.every((token) => own.has(token));
    const [folded, whole] = [foldAddress(said), foldAddress(name)];
    return whole !== '' && (folded.includes(whole) || whole.includes(folded));
  });
};
