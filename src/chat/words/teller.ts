import type { LanguageCode } from '../../language/language.ts';
import type { AreaUnit } from '../../listings/listing.ts';
import { cleanListingText } from '../prompt/clean.ts';
import { fill, type Gaps } from './fill.ts';
import { createFormats, type Formats } from './formats.ts';
import { type Words, wordsOf } from './words.ts';

type Sentence = keyof Words['says'] | keyof Words['signs'];

/** What anything is told with. */
export type Teller = {
  words: Words;
  /** A sentence of the language. */
  say(sentence: Sentence, gaps?: Gaps): string;
  formats: Formats;
  now: Date;
  /** What the visitor measures areas in, where he said so. */
  areaUnit?: AreaUnit | undefined;
};

export const createTeller = (language: LanguageCode, locale: string, timeZone: string, now: Date): Teller => {
  const words = wordsOf(language);
  const sentences = { ...words.says, ...words.signs };
  const say = (sentence: Sentence, gaps?: Gaps): string => fill(sentences[sentence], gaps);
  return { words, say, formats: createFormats(locale, timeZone), now };
};

/** How many words of a visitor's are repeated at most. */
export const MOST_QUOTED = 8;
const LONGEST_QUOTED = 60;

/** Sentences of one paragraph; what is left out is "". */
export const paragraph = ({ say }: Pick<Teller, 'say'>, sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(say('gap'));

/** Facts as the end of a sentence. Texts of listings may have an end of their own. */
export const ended = ({ say }: Pick<Teller, 'say'>, facts: string): string =>
  `${facts.replace(/[\s.。]+$/u, '')}${say('end')}`;

/** What follows what it explains, in brackets; nothing of nothing. */
export const aside = ({ say }: Pick<Teller, 'say'>, text: string): string =>
  text === '' ? '' : say('aside', { text });

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The beginning of a text, cut between words. */
export const excerpt = (text: string, longest: number): string => {
  const clean = cleanListingText(text.slice(0, longest * 4));
  if (clean.length <= longest && text.length <= longest * 4) return clean;
  const cut = clean
    .slice(0, longest)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  return `${cut.replace(/\s\S{0,30}$/, '')} …`;
};

/** Somebody else's words within quotes, which end where those words end. */
export const quotation = ({ say }: Pick<Teller, 'say'>, words: string): string =>
  say('quote', { text: words.replace(/[“”„«»]/gu, '"') });

const LONGEST_DESCRIPTION = 300;
const WHOLE_SENTENCES = /^.{120,}(?:[.!?](?=\s)|[。！？])/su;

/** What a listing's seller says of it, as a quotation: its beginning, up to the end of a sentence or else of a word. */
export const quotedDescription = (speaker: Pick<Teller, 'say'>, description: string | null): string | null => {
  const begin = excerpt(description ?? '', LONGEST_DESCRIPTION);
  if (begin === '') return null;
  const sentences = begin.endsWith(' …') ? WHOLE_SENTENCES.exec(begin)?.[0] : undefined;
  return quotation(speaker, sentences === undefined ? begin : `${sentences} …`);
};

/** The visitor's or a listing's own words within quotes: `“dumbwaiter” and “moat”`. */
export const quoted = (speaker: Pick<Teller, 'say' | 'formats'>, words: readonly string[]): string =>
  speaker.formats.and(
    words
      .slice(0, MOST_QUOTED)
      .map((word) => excerpt(word, LONGEST_QUOTED))
      .filter((word) => word !== '')
      .map((word) => quotation(speaker, word)),
  );
