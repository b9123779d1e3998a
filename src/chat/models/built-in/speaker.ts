import { cleanListingText } from '../../prompt/clean.ts';
import { isExtreme } from '../../retrieve/aggregate.ts';
import { type Found, type FoundListing, MOST_LISTED } from '../../retrieve/found.ts';
import type { Understanding } from '../../understand/understanding.ts';
import { answerLanguage } from '../../words/answer-language.ts';
import { createDescribe, type Describe } from '../../words/describe-constraints.ts';
import { fill, type Gaps } from '../../words/fill.ts';
import { createFormats, type Formats, localeOf } from '../../words/formats.ts';
import { type Words, wordsOf } from '../../words/words.ts';
import type { BuiltInRequest } from '../answerer.ts';

type Sentence = keyof Words['says'] | keyof Words['signs'];

/** All that one answer is written with. */
export type Speaker = BuiltInRequest & {
  words: Words;
  /** A sentence of the answer's language. */
  say(sentence: Sentence, gaps?: Gaps): string;
  formats: Formats;
  describe: Describe;
  /** The homes that the answer names, in its order: the first is row 1. */
  listed: readonly FoundListing[];
  /** The sign of the currency that all homes found share. */
  currency: string | null;
};

const sharedCurrency = (listings: readonly FoundListing[]): string | null => {
  const [first, ...others] = new Set(listings.map(({ values }) => values.CurrencySymbol));
  return others.length === 0 ? (first ?? null) : null;
};

/** How many words of a visitor's are repeated at most. */
export const MOST_QUOTED = 8;
const LONGEST_QUOTED = 60;

export const createSpeaker = (request: BuiltInRequest): Speaker => {
  const { settings, understanding, found } = request;
  const language = answerLanguage(settings.AIResponseLanguage, understanding.Language);
  const words = wordsOf(language);
  const sentences = { ...words.says, ...words.signs };
  const formats = createFormats(localeOf(language, found.listings), settings.TimeZone);
  const named = understanding.Constraints.flatMap((one) =>
    one.Field === 'Currency' && one.Operator === 'is' ? one.Value : [],
  );
  const currency = named[0] ?? sharedCurrency(found.listings);
  return {
    ...request,
    words,
    say: (sentence, gaps) => fill(sentences[sentence], gaps),
    formats,
    currency,
    describe: createDescribe({ words, formats, currency }),
    listed: listedOf(understanding, found),
  };
};

/** Sentences of one paragraph; what is left out is "". */
export const paragraph = ({ say }: Pick<Speaker, 'say'>, sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(say('gap'));

/** Facts as the end of a sentence. Texts of listings may have an end of their own. */
export const ended = ({ say }: Pick<Speaker, 'say'>, facts: string): string =>
  `${facts.replace(/[\s.。]+$/u, '')}${say('end')}`;

/** What follows what it explains, in brackets; nothing of nothing. */
export const aside = ({ say }: Pick<Speaker, 'say'>, text: string): string =>
  text === '' ? '' : say('aside', { text });

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const rowMark = (row: number): string => `[#${row}]`;

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
export const quotation = ({ say }: Pick<Speaker, 'say'>, words: string): string =>
  say('quote', { text: words.replace(/[“”„«»]/gu, '"') });

const LONGEST_DESCRIPTION = 300;
const WHOLE_SENTENCES = /^.{120,}(?:[.!?](?=\s)|[。！？])/su;

/** What a listing's seller says of it, as a quotation: its beginning, up to the end of a sentence or else of a word. */
export const quotedDescription = (speaker: Pick<Speaker, 'say'>, description: string | null): string | null => {
  const begin = excerpt(description ?? '', LONGEST_DESCRIPTION);
  if (begin === '') return null;
  const sentences = begin.endsWith(' …') ? WHOLE_SENTENCES.exec(begin)?.[0] : undefined;
  return quotation(speaker, sentences === undefined ? begin : `${sentences} …`);
};

/** The visitor's or a listing's own words within quotes: `“dumbwaiter” and “moat”`. */
export const quoted = (speaker: Pick<Speaker, 'say' | 'formats'>, words: readonly string[]): string =>
  speaker.formats.and(
    words
      .slice(0, MOST_QUOTED)
      .map((word) => excerpt(word, LONGEST_QUOTED))
      .filter((word) => word !== '')
      .map((word) => quotation(speaker, word)),
  );

/** The homes that the built-in answerer names, in its order. Whoever asks for the cheapest of all gets one, or one of each kind. */
const listedOf = (
  { Aggregate, Limit }: Pick<Understanding, 'Aggregate' | 'Limit'>,
  { kind, listings, apart }: Pick<Found, 'kind' | 'listings' | 'apart'>,
): FoundListing[] => {
  if (kind !== 'search' || apart !== undefined) return listings.slice(0, MOST_LISTED);
  return listings.slice(0, Math.min(Limit ?? (isExtreme({ Aggregate }) ? 1 : MOST_LISTED), MOST_LISTED));
};
