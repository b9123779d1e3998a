import { foldText } from '../../../listings/fold.ts';
import { cleanListingText } from '../../prompt/clean.ts';
import type { FoundListing } from '../../retrieve/found.ts';
import { excerpt } from './speaker.ts';

const LONGEST_TEXT = 20_000;
const LONGEST_PAIR = 500;
const MOST_PAIRS = 100;
const LONGEST_QUOTE = 160;
const MOST_QUOTES = 2;
const SENTENCE_END = /(?<=[.!?…])\s+|(?<=[。！？；])/u;
const HAN = /\p{sc=Han}/u;

/** Whether a text has a word, of one or of several: "heat pumps" has "pump", "contractor" has no "contract". */
const hasWord = (folded: string, word: string): boolean => {
  if (HAN.test(word)) return folded.includes(word);
  const stem = word.replace(/(?<=\p{L}{3})(?:es|s|e)$/u, '').replace(/[^\p{L}\p{N}]/gu, '.');
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}(?:e?[snm]?|x)(?![\\p{L}\\p{N}])`, 'u').test(folded);
};

const hasAll = (folded: string, words: string): boolean => words.split(' ').every((word) => hasWord(folded, word));

/** Sentences and pairs of a listing in which a word of the visitor's stands, or all of a phrase. */
export const textMentions = ({ values }: FoundListing, word: string): string[] => {
  const wanted = foldText(word);
  if (wanted === '') return [];
  const pairs = (values.ExtensionColumn ?? [])
    .slice(0, MOST_PAIRS)
    .map(({ Key, value }) => `${Key}: ${value}`.slice(0, LONGEST_PAIR));
  const sentences = cleanListingText((values.Description ?? '').slice(0, LONGEST_TEXT)).split(SENTENCE_END);
  return [...pairs, ...sentences]
    .filter((text) => hasAll(foldText(text), wanted))
    .slice(0, MOST_QUOTES)
    .map((text) => excerpt(text, LONGEST_QUOTE));
};
