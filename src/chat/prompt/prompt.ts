import type { LanguageCode } from '../../language/language.ts';
import { listingName } from '../answer/listing-label.ts';
import type { AttachedPart } from '../attachments/attached.ts';
import type { ChatSettings } from '../chat-settings.ts';
import type { PromptMessage, ToolCall } from '../models/answerer.ts';
import type { Findings } from '../retrieve/findings.ts';
import type { FoundListing } from '../retrieve/found.ts';
import { writtenTime } from '../time-zone.ts';
import { firstCall, LISTING_TOOLS } from '../tools/listing-tools.ts';
import { answerLanguage } from '../words/answer-language.ts';
import { cleanEarlierSpeech, cleanSpeech, withoutMarker } from './clean.ts';
import { dataBlock } from './data-block.ts';
import { quotedWords } from './finding-words.ts';
import { systemMessage } from './rules.ts';
import { cutToTokens, estimateTokens } from './token-estimate.ts';

export type EarlierTurn = { question: string; answer: string };
export type PromptInput = {
  settings: ChatSettings;
  question: string;
  /** What comes with the question. */
  parts?: readonly AttachedPart[];
  findings: Findings;
  /** Oldest first. */
  turns: readonly EarlierTurn[];
  now: Date;
  /** Random, made for this request. */
  marker: string;
  /** How many tokens the model takes, its answer included. */
  contextTokens: number;
  takesTools: boolean;
};

const ANSWER_TOKENS = 1_024;
const MOST_TURN_TOKENS = 4_000;
/** Of a model that takes little, the answer and the question have a part each at most. */
const LARGEST_PART = 0.25;
/** With fewer tokens a result tells nothing. */
export const LEAST_DATA_TOKENS = 200;
/** Of the model's context, kept for what it looks up by itself. */
const KEPT_FOR_ROUNDS = 0.15;
/** What a message costs beside its text. */
const MESSAGE_TOKENS = 4;
// It begins at the first of several blanks only: a model that writes nothing but blanks would be looked through from each of them.
const LINK = /(?<!\s)(?:\s*\((?:https?:\/\/|www\.)[^()\n]{0,400}\)|\s*\(?(?:https?:\/\/|www\.)[^\s()]*\)?)/gi;
/** What stands behind a home's name where an answer names it first: its link, and who lists it. */
const DETAILS = ' \\((?:https?://|[^()\\n:]{0,40}: )[^()\\n]*\\)';

/** An answer as the model wrote it: a home that is in a row again stands there by its mark, others by their names. */
const withMarks = (answer: string, rows: readonly FoundListing[], language: LanguageCode): string => {
  const names = rows.map((row) => listingName(row, language));
  // Of two names that begin alike the longer one is meant.
  const byLength = names.toSorted((one, other) => other.length - one.length).map(RegExp.escape);
  if (byLength.length === 0) return answer;
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(${byLength.join('|')})(?![\\p{L}\\p{N}])(?:${DETAILS})?`, 'gu');
  return answer.replace(named, (_, name: string) => `[#${names.indexOf(name) + 1}]`);
};

const TOOL_TOKENS = estimateTokens(JSON.stringify(LISTING_TOOLS));

const tokensOf = (messages: readonly PromptMessage[]): number =>
  messages.reduce(
    (sum, { content, parts = [], calls = [] }) =>
      sum +
      estimateTokens(content) +
      MESSAGE_TOKENS +
      parts.reduce((all, { tokens }) => all + tokens, 0) +
      calls.reduce((all, call) => all + estimateTokens(call.name + call.arguments) + MESSAGE_TOKENS, 0),
    0,
  );

/** Of a request with these messages, and with the tools where the model takes them. */
export const promptTokens = (messages: readonly PromptMessage[], takesTools: boolean): number =>
  tokensOf(messages) + (takesTools ? TOOL_TOKENS : 0);

/** The newest turns that fit, oldest first: the oldest are dropped. */
const fittingTurns = ({ turns, marker, findings, settings }: PromptInput, budget: number): PromptMessage[] => {
  const language = answerLanguage(settings.AIResponseLanguage, findings.all[0].understanding.Language);
  const speech = (text: string): string => withoutMarker(cleanEarlierSpeech(text), marker);
  let messages: PromptMessage[] = [];
  for (const { question, answer } of [...turns].reverse()) {
    const content = withMarks(speech(answer), findings.rows, language).replace(LINK, '');
    const longer: PromptMessage[] = [
      { role: 'user', content: speech(question) },
      { role: 'assistant', content },
      ...messages,
    ];
    if (tokensOf(longer) > budget) break;
    messages = longer;
  }
  return messages;
};

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

const answerTokens = (contextTokens: number): number =>
  Math.min(ANSWER_TOKENS, Math.floor(contextTokens * LARGEST_PART));

/** How much of a result finds room behind these messages. */
export const roomBehind = (
  messages: readonly PromptMessage[],
  { contextTokens, takesTools }: Pick<PromptInput, 'contextTokens' | 'takesTools'>,
): number => contextTokens - answerTokens(contextTokens) - promptTokens(messages, takesTools);

/** A call that the model made, or that was made for it, and its result. */
export const answeredCall = (call: ToolCall, result: string, said = ''): PromptMessage[] => [
  { role: 'assistant', content: said, calls: [call] },
  { role: 'tool', content: result, callId: call.id },
];

/**
 * The whole prompt: rules first and unchanging, then earlier turns, then the time and the question, last what was looked up for it (fenced)
 * as the result of a first call of the model's.
 */
export const writePrompt = (input: PromptInput): PromptMessage[] => {
  const { settings, findings, turns, now, marker, contextTokens, takesTools, parts = [] } = input;
  const [{ understanding, found }] = findings.all;
  const { rows } = findings;
  const system: PromptMessage = { role: 'system', content: systemMessage(settings) };
  const question = cutToTokens(
    withoutMarker(cleanSpeech(input.question), marker),
    Math.max(Math.floor(contextTokens * LARGEST_PART), LEAST_DATA_TOKENS),
  );
  const language = settings.AIResponseLanguage.trim() === '' ? [LANGUAGE_NAMES.of(understanding.Language)] : [];
  const { Refused } = understanding;
  const message: PromptMessage = {
    role: 'user',
    content: [
      `Now: ${writtenTime(now, settings.TimeZone)}`,
      ...language.map((name) => `Language of the visitor: ${name}`),
      ...(Refused.length === 0 ? [] : [`Not to be chosen by (decline that part kindly): ${quotedWords(Refused)}`]),
      `The visitor's message: ${question}`,
    ].join('\n'),
    ...(parts.length === 0 ? {} : { parts }),
  };
  const call = firstCall(findings);
  const looked = (result: string): PromptMessage[] =>
    call === undefined ? [] : answeredCall({ ...call, arguments: withoutMarker(call.arguments, marker) }, result);
  const room = roomBehind([system, message, ...looked('')], input);
  const tokens = Math.max(Math.floor(turns.length === 0 ? room : room / 2), LEAST_DATA_TOKENS);
  const earlier = findings.earlier?.found.listings ?? [];
  const data = { found, understanding, rows, earlier, now, marker, tokens };
  const result = call === undefined ? [] : looked(dataBlock(data));
  const kept = takesTools ? Math.floor(contextTokens * KEPT_FOR_ROUNDS) : 0;
  const left = roomBehind([system, message, ...result], input) - kept;
  const earlierTurns = fittingTurns(input, Math.min(Math.max(left, 0), MOST_TURN_TOKENS));
  return [system, ...earlierTurns, message, ...result];
};
