import { businessError } from '../errors.ts';

export const CHAT_ASK_TYPES = ['Text', 'Audio', 'Image', 'Video'] as const;
export type ChatAskType = (typeof CHAT_ASK_TYPES)[number];

/** What a client asks, as its body says it. `null` is left out. */
export type AskInput = {
  workspaceId: number;
  sessionID: number;
  content?: string | null;
  chatAskType?: ChatAskType | null;
  fileIds?: readonly number[] | null;
  /** Aborted when the client has gone away. */
  signal?: AbortSignal;
};

export type Question = { content: string; chatAskType: ChatAskType; fileIds: readonly number[] };

const LONGEST_CONTENT = 65_000;

/** Everything that is wrong with the fields of a question, each a sentence's part that names its field. */
export const questionProblems = ({
  content,
  chatAskType,
  fileIds,
}: Omit<AskInput, 'workspaceId' | 'sessionID'>): string[] => {
  const type = chatAskType ?? 'Text';
  const files = fileIds?.length ?? 0;
  const problems: string[] = [];
  if (type === 'Text' && (content ?? '').trim() === '') problems.push('content must not be blank');
  if ([...(content ?? '')].length > LONGEST_CONTENT)
    problems.push(`content must have at most ${LONGEST_CONTENT} characters`);
  if (type === 'Text' && files > 0) problems.push('fileIds is for the chatAskType Image, Audio or Video only');
  if (type === 'Image' && files === 0) problems.push('fileIds must name one or more files for the chatAskType Image');
  if ((type === 'Audio' || type === 'Video') && files !== 1)
    problems.push(`fileIds must name exactly one file for the chatAskType ${type}`);
  return problems;
};

/** The question, checked; a 400 that names all that is wrong. */
export const checkQuestion = (input: AskInput): Question => {
  const problems = questionProblems(input);
  if (problems.length > 0) throw businessError(400, problems.join('; '));
  return { content: input.content ?? '', chatAskType: input.chatAskType ?? 'Text', fileIds: input.fileIds ?? [] };
};

/** No file can be uploaded yet, so none exists. */
export const checkFiles = ({ fileIds }: Question): void => {
  if (fileIds.length > 0) throw businessError(404, `There is no such file: ${fileIds.join(', ')}`);
};
