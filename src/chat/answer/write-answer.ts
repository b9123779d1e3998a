import type { ChatSettings } from '../chat-settings.ts';
import type { AnswererPart } from '../models/answerer.ts';
import type { Found } from '../retrieve/found.ts';
import type { Understanding } from '../understand/understanding.ts';
import { type AnswerWriter, createAnswerWriter } from './answer-writer.ts';
import type { CheckReport } from './check/answer-check.ts';
import { emailsIn } from './check/contacts.ts';
import { createEvidence } from './check/evidence.ts';
import { uncheckedAnswer } from './check/unchecked.ts';
import { linksIn } from './links.ts';
import { plainText } from './plain-text.ts';

/** An answer while it is written. */
export type Draft = {
  content: string;
  tokens: number | undefined;
  noAnswer: boolean;
  shown: number[];
  checked: CheckReport;
};

export const emptyDraft = (): Draft => ({
  content: '',
  tokens: undefined,
  noAnswer: false,
  shown: [],
  checked: { corrected: 0, withheld: 0, removed: 0, changes: [] },
});

export type WriteAnswerInput = {
  parts: AsyncIterable<AnswererPart>;
  /** What the answer is made of, and checked against. */
  found: Found;
  understanding: Understanding;
  settings: ChatSettings;
  now: Date;
  /** Whether what is said of listings is checked against them; it is unless told otherwise. */
  isChecked?: boolean;
  /** What is said of the homes that were found where the check leaves nothing of the answer; its words pass no check. */
  instead?: () => AsyncIterable<AnswererPart>;
  /** What a feed wants said below an answer that shows its listings. */
  disclaimerOf: (sourceId: number) => string | undefined;
};

const ownTexts = ({ SystemMessage, TalkToHumanResponseMessage, WelcomeMessage }: ChatSettings): string =>
  [SystemMessage, TalkToHumanResponseMessage, WelcomeMessage].join('\n');

/**
 * Yields the parts of the answer as they can be sent, and keeps the draft up to date before each. The feeds' disclaimers
 * follow the text, and `AnswerSuffix` ends it. The parts join to `draft.content`.
 */
export const writeAnswer = async function* (input: WriteAnswerInput, draft: Draft): AsyncGenerator<string> {
  const { parts, found, settings, disclaimerOf } = input;
  const { listings } = found;
  const evidence = createEvidence(input);
  const texts = plainText(ownTexts(settings));
  const contacts = plainText(listings.map(({ values }) => values.ListOfficeContact ?? '').join('\n'));
  const createWriter = (isChecked: boolean): AnswerWriter =>
    createAnswerWriter({
      listings,
      ownLinks: new Set(linksIn(texts)),
      ownEmails: new Set(emailsIn(`${texts}\n${contacts}`)),
      evidence,
      ...(isChecked ? {} : { check: uncheckedAnswer() }),
    });
  const writer = createWriter(input.isChecked !== false);
  const keep = (text: string, from: AnswerWriter): string => {
    draft.content += text;
    draft.shown = from.shown();
    draft.noAnswer = from.saidNoAnswer();
    draft.checked = writer.checked();
    return text;
  };
  const write = async function* (from: AnswerWriter, own: AsyncIterable<AnswererPart>): AsyncGenerator<string> {
    for await (const part of own) {
      const text = 'tokens' in part ? '' : keep(from.push(part.text), from);
      if ('tokens' in part && from === writer) draft.tokens = part.tokens;
      if (text !== '') yield text;
    }
    const rest = keep(from.end(), from);
    if (rest !== '') yield rest;
  };
  yield* write(writer, parts);
  const { withheld, removed } = draft.checked;
  const isAllLeftOut = draft.content.trim() === '' && withheld + removed > 0;
  if (isAllLeftOut && listings.length + found.gone.length > 0 && input.instead !== undefined)
    yield* write(createWriter(false), input.instead());
  if (draft.content.trim() === '') {
    yield keep(evidence.language.unknown, writer);
    draft.noAnswer = true;
  }
  const sources = listings.filter(({ id }) => draft.shown.includes(id)).map(({ sourceId }) => sourceId);
  const disclaimers = [...new Set(sources.map((sourceId) => disclaimerOf(sourceId)?.trim() ?? ''))].filter(Boolean);
  const ending = [...disclaimers.map((disclaimer) => `\n\n${disclaimer}`), settings.AnswerSuffix].join('');
  if (ending !== '') {
    draft.content += ending.toWellFormed();
    yield ending.toWellFormed();
  }
};
