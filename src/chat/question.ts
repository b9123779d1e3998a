import type { FieldProblem } from '../fields/tidy-fields.ts';
import { cleanSpeech } from './prompt/clean.ts';

export const CHAT_ASK_TYPES = ['Text', 'Audio', 'Image', 'Video'] as const;
type ChatAskType = (typeof CHAT_ASK_TYPES)[number];

/** What a client asks, its fields checked. */
export type AskInput = {
  workspaceId: number;
  sessionID: number;
  content: string;
  chatAskType: ChatAskType;
  fileIds: readonly number[];
  /** Whether who shows the answer reads Markdown, as the widget does. */
  readsMarkdown?: true;
  /** A session, where only files that were sent for it may be used. */
  filesOf?: number;
  /** Aborted when the client has gone away. */
  signal?: AbortSignal;
};

/** Whether nothing is left of a text that anybody can see. */
const isBlank = (text: unknown): boolean => typeof text === 'string' && cleanSpeech(text) === '';

/**
 * What `chatAskType` asks of `content` and `fileIds`, over fields that may be wrong by themselves.
 * Empty `fileIds` count as left out.
 */
export const questionProblems = ({
  chatAskType,
  content,
  fileIds,
}: Readonly<Record<string, unknown>>): FieldProblem[] => {
  const type = chatAskType ?? 'Text';
  const files = Array.isArray(fileIds) ? fileIds.length : 0;
  const problems: FieldProblem[] = [];
  const wrong = (field: string, words: string): void => {
    problems.push({ field, message: `${field} ${words}` });
  };
  if (type === 'Text') {
    if (isBlank(content ?? '')) wrong('content', 'must not be blank when chatAskType is Text');
    if (files > 0) wrong('fileIds', 'is valid only when chatAskType is Image, Audio or Video');
  }
  if (Array.isArray(fileIds) && new Set(fileIds).size < files) wrong('fileIds', 'must name each file once');
  if (type === 'Image' && files === 0) wrong('fileIds', 'must hold one or more files when chatAskType is Image');
  if ((type === 'Audio' || type === 'Video') && files !== 1) {
    wrong('fileIds', `must hold exactly one file when chatAskType is ${type}`);
  }
  return problems;
};

/** What Explain asks of its messages, over fields that may be wrong by themselves. */
export const explainProblems = ({ content, Turns }: Readonly<Record<string, unknown>>): FieldProblem[] => [
  ...(content === null || isBlank(content) ? [{ field: 'content', message: 'content must not be blank' }] : []),
  ...(Array.isArray(Turns) ? Turns : []).flatMap((turn, index) =>
    isBlank(turn) ? [{ field: `Turns[${index}]`, message: `Turns[${index}] must not be blank` }] : [],
  ),
];
