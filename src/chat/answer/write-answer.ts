import type { ChatSettings } from '../chat-settings.ts';
import type { AnswererPart } from '../models/answerer.ts';
import type { Findings } from '../retrieve/findings.ts';
import type { FoundListing } from '../retrieve/found-listing.ts';
import { type AnswerWriter, createAnswerWriter } from './answer-writer.ts';
import type { CheckReport } from './check/answer-check.ts';
import { emailsIn } from './check/contacts.ts';
import { createEvidence } from './check/evidence.ts';
import { lastSentenceEnd } from './check/sentence-ends.ts';
import { uncheckedAnswer } from './check/unchecked.ts';
import { linksIn } from './links.ts';
import { listingName } from './listing-label.ts';
import { plainText } from './plain-text.ts';

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
  checked: { corrected: 0, withheld: 0, removed: 0, changes: [] },
  isInstead: false,
});

export type WriteAnswerInput = {
  parts: AsyncIterable<AnswererPart>;
  /** What the answer is made of, and checked against. */
  findings: Findings;
  question: string;
  settings: ChatSettings;
  now: Date;
  /** Whether what is said of listings is checked against them; it is unless told otherwise. */
  isChecked?: boolean;
  /** Whether the parts leave as they come. */
  isStreamed: boolean;
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
  const { parts, findings, settings, isStreamed, disclaimerOf, now } = input;
  const [{ understanding, found: first }] = findings.all;
  const found = { ...first, listings: findings.rows };
  const { listings } = found;
  const evidence = createEvidence({ found, understanding, settings, now });
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
  let isCut = false;
  const end = (from: AnswerWriter): string => {
    const rest = from.end();
    if (!isCut) return keep(rest, from);
    const ended = endAtSentence(draft.content, rest, isStreamed);
    draft.content = ended.sent;
    keep(ended.rest, from);
    const isNamed = (listing: FoundListing): boolean =>
      draft.content.includes(listingName(listing, evidence.language.language));
    draft.shown = draft.shown.filter((id) => listings.some((listing) => listing.id === id && isNamed(listing)));
    return ended.rest;
  };
  const write = async function* (from: AnswerWriter, own: AsyncIterable<AnswererPart>): AsyncGenerator<string> {
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
  const { withheld, removed } = draft.checked;
  const isAllLeftOut = draft.content.trim() === '' && (isCut || withheld + removed > 0);
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
