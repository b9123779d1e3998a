import type { ChatSettings } from '../chat-settings.ts';
import type { AnswererPart } from '../models/answerer.ts';
import type { FoundListing } from '../retrieve/found-listing.ts';
import { createAnswerWriter } from './answer-writer.ts';
import { linksIn } from './links.ts';

/** An answer while it is written. */
export type Draft = { content: string; tokens: number | undefined; noAnswer: boolean; shown: number[] };

export const emptyDraft = (): Draft => ({ content: '', tokens: undefined, noAnswer: false, shown: [] });

export type WriteAnswerInput = {
  parts: AsyncIterable<AnswererPart>;
  listings: readonly FoundListing[];
  settings: ChatSettings;
  /** What a feed wants said below an answer that shows its listings. */
  disclaimerOf: (sourceId: number) => string | undefined;
};

/** For a model that gave the no-answer mark and nothing else. */
const NOTHING_TO_SAY = 'I do not know that.';

const ownLinks = ({ SystemMessage, TalkToHumanResponseMessage, WelcomeMessage }: ChatSettings): ReadonlySet<string> =>
  new Set(linksIn([SystemMessage, TalkToHumanResponseMessage, WelcomeMessage].join('\n')));

/**
 * Yields the parts of the answer as they can be sent, and keeps the draft up to date before each. The feeds' disclaimers
 * follow the text, and `AnswerSuffix` ends it. The parts join to `draft.content`.
 */
export const writeAnswer = async function* (input: WriteAnswerInput, draft: Draft): AsyncGenerator<string> {
  const { parts, listings, settings, disclaimerOf } = input;
  const writer = createAnswerWriter(listings, ownLinks(settings));
  const keep = (text: string): string => {
    draft.content += text;
    draft.shown = writer.shown();
    draft.noAnswer = writer.saidNoAnswer();
    return text;
  };
  for await (const part of parts) {
    if ('tokens' in part) draft.tokens = part.tokens;
    else {
      const text = keep(writer.push(part.text));
      if (text !== '') yield text;
    }
  }
  const rest = keep(writer.end());
  if (rest !== '') yield rest;
  if (draft.content.trim() === '') {
    yield keep(NOTHING_TO_SAY);
    draft.noAnswer = true;
  }
  const sources = listings.filter(({ id }) => draft.shown.includes(id)).map(({ sourceId }) => sourceId);
  const disclaimers = [...new Set(sources.map((sourceId) => disclaimerOf(sourceId)?.trim() ?? ''))].filter(Boolean);
  const ending = [...disclaimers.map((disclaimer) => `\n\n${disclaimer}`), settings.AnswerSuffix].join('');
  if (ending !== '') yield keep(ending.toWellFormed());
};
