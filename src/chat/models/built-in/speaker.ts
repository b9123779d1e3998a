import { cleanListingText } from '../../prompt/clean.ts';
import { isExtreme } from '../../retrieve/aggregate.ts';
import { type Found, type FoundListing, MOST_LISTED } from '../../retrieve/found.ts';
import type { Language, Understanding } from '../../understand/understanding.ts';
import { answerLanguage } from '../../words/answer-language.ts';
import { createDescribe, type Describe } from '../../words/describe-constraints.ts';
import { createFormats, type Formats, localeOf } from '../../words/formats.ts';
import { namesOf } from '../../words/names-of.ts';
import type { NamingWords } from '../../words/naming-words.ts';
import type { BuiltInRequest } from '../answerer.ts';
import { CHINESE } from './languages/chinese.ts';
import { ENGLISH } from './languages/english.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { PORTUGUESE } from './languages/portuguese.ts';
import type { Sentences } from './languages/sentences.ts';
import { SPANISH } from './languages/spanish.ts';

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
  zh: CHINESE,
};

export const sentencesOf = (language: Language): Sentences => SENTENCES[language];

/** All that one answer is written with. */
export type Speaker = BuiltInRequest & {
  says: Sentences;
  names: NamingWords;
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
  const names = namesOf(language);
  const formats = createFormats(localeOf(language, found.listings), settings.TimeZone);
  const named = understanding.Constraints.flatMap((one) =>
    one.Field === 'Currency' && one.Operator === 'is' ? one.Value : [],
  );
  const currency = named[0] ?? sharedCurrency(found.listings);
  return {
    ...request,
    says: sentencesOf(language),
    names,
    formats,
    currency,
    describe: createDescribe({ names, formats, currency }),
    listed: listedOf(understanding, found),
  };
};

/** Sentences of one paragraph; what is left out is "". */
export const paragraph = ({ says }: Pick<Speaker, 'says'>, sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(says.gap);

/** Facts as the end of a sentence. Texts of listings may have an end of their own. */
export const ended = ({ says }: Pick<Speaker, 'says'>, facts: string): string =>
  `${facts.replace(/[\s.。]+$/u, '')}${says.end}`;

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
export const quotation = ({ says }: Pick<Speaker, 'says'>, words: string): string =>
  says.quote(words.replace(/[“”„«»]/gu, '"'));

const LONGEST_DESCRIPTION = 300;
const WHOLE_SENTENCES = /^.{120,}(?:[.!?](?=\s)|[。！？])/su;

/** What a listing's seller says of it, as a quotation: its beginning, up to the end of a sentence or else of a word. */
export const quotedDescription = (speaker: Pick<Speaker, 'says'>, description: string | null): string | null => {
  const begin = excerpt(description ?? '', LONGEST_DESCRIPTION);
  if (begin === '') return null;
  const sentences = begin.endsWith(' …') ? WHOLE_SENTENCES.exec(begin)?.[0] : undefined;
  return quotation(speaker, sentences === undefined ? begin : `${sentences} …`);
};

/** The visitor's or a listing's own words within quotes: `“dumbwaiter” and “moat”`. */
export const quoted = ({ says, formats }: Pick<Speaker, 'says' | 'formats'>, words: readonly string[]): string =>
  formats.and(
    words
      .slice(0, MOST_QUOTED)
      .map((word) => excerpt(word, LONGEST_QUOTED))
      .filter((word) => word !== '')
      .map((word) => quotation({ says }, word)),
  );

/** The homes that the built-in answerer names, in its order. Whoever asks for the cheapest of all gets one, or one of each kind. */
const listedOf = (
  { Aggregate, Limit }: Pick<Understanding, 'Aggregate' | 'Limit'>,
  { kind, listings, apart }: Pick<Found, 'kind' | 'listings' | 'apart'>,
): FoundListing[] => {
  if (kind !== 'search' || apart !== undefined) return listings.slice(0, MOST_LISTED);
  return listings.slice(0, Math.min(Limit ?? (isExtreme({ Aggregate }) ? 1 : MOST_LISTED), MOST_LISTED));
};
