import { KIND_WORDS } from '../../files/file-format.ts';
import type { FileKind, StoredFile } from '../../files/file-service.ts';
import type { Usage } from '../models/usage.ts';

/** A part of a message beside its text, in the words of OpenAI's chat completions; `video_url` as vLLM and Qwen take it. */
type MessagePart =
  | { type: 'image_url'; image_url: { url: string } }
  | { type: 'input_audio'; input_audio: { data: string; format: 'wav' | 'mp3' } }
  | { type: 'video_url'; video_url: { url: string } };

/** A part, and about how many tokens it takes. */
export type AttachedPart = { part: MessagePart; tokens: number };

/** What a message brings beside its text. */
export type Attached = {
  kind: FileKind;
  files: readonly StoredFile[];
  /** For a model that takes them. */
  parts: readonly AttachedPart[];
  /** What was said in a recording: the visitor's own words. */
  said: string;
  /** What a picture shows that tells a home: an address, a number of the MLS. */
  seen: string;
  usages: readonly Usage[];
  /** To be called when the answer has ended: nothing of the files is needed any more. */
  release(): void;
};

/**
 * A note of files, for texts that are all that is remembered of a message: "[2 pictures]", "[picture: 14 Oak St]" where that
 * was read in it, and is none of the visitor's words.
 */
export const noteOf = (files: readonly StoredFile[], seen = ''): string => {
  const [first, ...others] = files;
  if (first === undefined) return '';
  const { file } = KIND_WORDS[first.format.kind];
  const what = others.length === 0 ? file : `${files.length} ${file}s`;
  return `[${what}${seen === '' ? '' : `: ${seen.replace(/[[\]]/g, '')}`}]`;
};

const NOTE = new RegExp(
  `\\s*\\[(?:\\d+ )?(${Object.values(KIND_WORDS)
    .map(({ file }) => file)
    .join('|')})s?(?:: [^\\]]*)?\\]$`,
);

/** What a visitor wrote, without the note of the files that came with it, and of what kind these were. */
export const withoutNote = (content: string): { content: string; kind?: FileKind } => {
  const [note, file] = NOTE.exec(content) ?? [];
  const kind = (Object.keys(KIND_WORDS) as FileKind[]).find((each) => KIND_WORDS[each].file === file);
  return note === undefined || kind === undefined ? { content } : { content: content.slice(0, -note.length), kind };
};
