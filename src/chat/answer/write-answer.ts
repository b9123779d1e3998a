import type { ChatSettings } from '../chat-settings.ts';
import type { AnswererPart } from '../models/answerer.ts';
import type { Findings } from '../retrieve/findings.ts';
import type { FoundListing } from '../retrieve/found-listing.ts';
import { answerLanguage } from '../words/answer-language.ts';
import { wordsOf } from '../words/words.ts';
import { type AnswerCheck, type CheckReport, createAnswerCheck } from './check-answer.ts';
import { listingName } from './listing-label.ts';
import { lastSentenceEnd } from './units.ts';

/** An answer while it is written. */
export type Draft = {
  content: string;
  noAnswer: boolean;
  shown: number[];
  checked: CheckReport;
  /** Whether it is the built-in answerer's, in place of a model's that failed. */
  isInstead: boolean;
};

export const emptyDraft = (): Draft => ({
  content: '',
  noAnswer: false,
  shown: [],
  checked: { replaced: 0, takenOut: 0, passed: 0 },
  isInstead: false,
});

type WriteAnswerInput = {
  parts: AsyncIterable<AnswererPart>;
  /** What the answer is made of, and checked against. It may grow between two parts. */
  findings: Findings;
  /** The visitor's message. */
  question: string;
  settings: ChatSettings;
  /** Whether what is said of listings is checked against them; it is unless told otherwise. */
  isChecked?: boolean;
  /** Whether the parts leave as they come. */
  isStreamed: boolean;
  /** Whether who shows it reads Markdown. */
  readsMarkdown: boolean;
  /** What is said of the homes that were found where the check leaves nothing of the answer; its words pass no check. */
  instead?: () => AsyncIterable<AnswererPart>;
  /** What a feed wants said below an answer that shows its listings. */
  disclaimerOf: (sourceId: number) => string | undefined;
};

const ownTexts = ({ SystemMessage, TalkToHumanResponseMessage, WelcomeMessage }: ChatSettings): string =>
  [SystemMessage, TalkToHumanResponseMessage, WelcomeMessage].join('\n');

/** Ends what was sent, and its rest, which was cut off, at a sentence. What has left of one stays, and is told to go on. */
const endAtSentence = (sent: string, rest: string, isStreamed: boolean): { sent: string; rest: string } => {
  const whole = sent + rest;
  const end = lastSentenceEnd(whole);
  if (!isStreamed) return { sent: whole.slice(0, end), rest: '' };
  return { sent, rest: end < sent.trimEnd().length ? '…' : whole.slice(sent.length, end) };
};

/**
 * Yields the parts of the answer as they can be sent, and keeps the draft up to date before each. The feeds' disclaimers
 * follow the text, and `AnswerSuffix` ends it. The parts join to `draft.content`.
 */
export const writeAnswer = async function* (input: WriteAnswerInput, draft: Draft): AsyncGenerator<string> {
  const { parts, findings, question, settings, isStreamed, readsMarkdown, disclaimerOf } = input;
  const { all, rows } = findings;
  const language = answerLanguage(settings.AIResponseLanguage, all[0]?.understanding.Language ?? 'en');
  const createWriter = (isChecked: boolean): AnswerCheck =>
    createAnswerCheck({ findings, question, ownTexts: ownTexts(settings), language, isChecked, readsMarkdown });
  const writer = createWriter(input.isChecked !== false);
  const keep = (text: string, from: AnswerCheck): string => {
    draft.content += text;
    draft.shown = from.shown();
    draft.noAnswer = from.saidNoAnswer();
    draft.checked = writer.checked();
    return text;
  };
  let isCut = false;
  const end = (from: AnswerCheck): string => {
    const rest = from.end();
    if (!isCut) return keep(rest, from);
    const ended = endAtSentence(draft.content, rest, isStreamed);
    draft.content = ended.sent;
    keep(ended.rest, from);
    const isNamed = (listing: FoundListing): boolean => draft.content.includes(listingName(listing, language));
    draft.shown = draft.shown.filter((id) => rows.some((listing) => listing.id === id && isNamed(listing)));
    return ended.rest;
  };
  const write = async function* (from: AnswerCheck, own: AsyncIterable<AnswererPart>): AsyncGenerator<string> {
    isCut = false;
    for await (const part of own) {
      const text = 'text' in part ? keep(from.push(part.text), from) : '';
      isCut ||= 'isCut' in part;
      if (text !== '') yield text;
    }
    const rest = end(from);
    if (rest !== '') yield rest;
  };
  yield* write(writer, parts);
  const isAllLeftOut = draft.content.trim() === '' && (isCut || draft.checked.takenOut > 0);
  const hasFound = rows.length > 0 || all.some(({ found }) => found.gone.length > 0);
  if (isAllLeftOut && hasFound && input.instead !== undefined) yield* write(createWriter(false), input.instead());
  if (draft.content.trim() === '') {
    yield keep(wordsOf(language).says.unknown, writer);
    draft.noAnswer = true;
  }
  const sources = rows.filter(({ id }) => draft.shown.includes(id)).map(({ sourceId }) => sourceId);
  const disclaimers = [...new Set(sources.map((sourceId) => disclaimerOf(sourceId)?.trim() ?? ''))].filter(Boolean);
  const ending = [...disclaimers.map((disclaimer) => `\n\n${disclaimer}`), settings.AnswerSuffix].join('');
  if (ending !== '') {
    draft.content += ending.toWellFormed();
    yield ending.toWellFormed();
  }
};
