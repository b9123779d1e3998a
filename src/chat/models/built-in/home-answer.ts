import { foldText } from '../../../listings/fold.ts';
import { cleanListingText } from '../../prompt/clean.ts';
import type { FoundListing } from '../../retrieve/found.ts';
import type { Constraint } from '../../understand/constraint.ts';
import { goneWords } from '../../words/found-words.ts';
import { excerpt, MOST_QUOTED, paragraph, quotation, quoted } from '../../words/teller.ts';
import { homeLines, singleHome } from './home-lines.ts';
import { rowMark, type Speaker } from './speaker.ts';

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
const textMentions = ({ values }: FoundListing, word: string): string[] => {
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

/** What is said. `isUnknown`: homes were found, or none were looked for, but they do not tell what was asked. */
export type Said = { lines: string[]; isUnknown: boolean };

/** Homes that are no longer offered, and identifiers that name none. */
export const missing = (speaker: Speaker): string[] => {
  const { found, describe, say, understanding } = speaker;
  // Of an address the town counts: there may be one like it elsewhere.
  const towns = understanding.Constraints.filter(({ Field }) => Field === 'City' || Field === 'ZIP');
  const townOf = ({ Field }: Constraint): Constraint[] => (Field === 'Address' ? towns : []);
  const sentences = [
    ...found.gone.map(({ price, ...home }) =>
      goneWords(price !== undefined && understanding.Fields.includes('Price') ? { ...home, price } : home, speaker),
    ),
    ...found.unknown.map((identifier) =>
      say('none', { homes: describe.homes([identifier, ...townOf(identifier)], false) }),
    ),
  ];
  return sentences.length === 0 ? [] : [paragraph(speaker, sentences)];
};

const others = ({ found, listed, say, formats }: Speaker): string[] => {
  const left = found.listings.length - listed.length;
  return left > 0 ? [say('othersToo', { count: formats.count(left) })] : [];
};

/** What the texts of the homes say of words that nothing else explains; `silent` are those that they do not say. */
const textLines = (speaker: Speaker): { lines: string[]; silent: string[] } => {
  const { listed, understanding, say } = speaker;
  const lines: string[] = [];
  const silent: string[] = [];
  for (const word of understanding.Unexplained.slice(0, MOST_QUOTED)) {
    const mentions = listed.flatMap((listing, index) =>
      textMentions(listing, word).map(
        (text) => `${listed.length > 1 ? `${rowMark(index + 1)} ` : ''}${quotation(speaker, text)}`,
      ),
    );
    if (mentions.length === 0) silent.push(word);
    else lines.push(say('textSays', { word: quoted(speaker, [word]), quotes: mentions.join(say('gap')) }));
  }
  return { lines, silent };
};

/**
 * Homes that were named, pointed at or talked about, or what became of them. `isTalk`: the question names nothing that a field holds, so
 * that only their texts may answer it.
 */
export const homesAnswer = (speaker: Speaker, isTalk: boolean): Said => {
  const { listed, say, understanding, describe } = speaker;
  const { Constraints } = understanding;
  const gone = missing(speaker);
  const [only, another] = listed;
  if (only === undefined) {
    const isNamed = !isTalk && Constraints.length > 0;
    const none = isNamed ? say('none', { homes: describe.homes(Constraints, false) }) : say('whichHome');
    return { lines: gone.length > 0 ? gone : [none], isUnknown: false };
  }
  const { lines, silent } = textLines(speaker);
  const isUnknown = isTalk && lines.length === 0 && silent.length > 0;
  const about = [
    silent.length === 0 ? '' : say('textIsSilent', { words: quoted(speaker, silent) }),
    isUnknown ? say('thisIsKnown') : '',
  ];
  const isWhole = another === undefined && !(isTalk && lines.length > 0);
  const rows = isWhole ? singleHome(only, speaker) : homeLines(listed, speaker);
  return { lines: [...gone, ...lines, paragraph(speaker, about), ...rows, ...others(speaker)], isUnknown };
};
