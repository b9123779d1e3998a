import { businessError, unavailable } from '../../errors.ts';
import { KIND_WORDS } from '../../files/file-format.ts';
import type { FileService, StoredFile } from '../../files/file-service.ts';
import type { MediaReader } from '../../files/media-reader.ts';
import { createSemaphore, type Permit } from '../../files/semaphore.ts';
import type { Logger } from '../../process/logger.ts';
import type { ChatSettings } from '../chat-settings.ts';
import { createDeadline } from '../deadline.ts';
import type { ChosenModel } from '../models/models.ts';
import { cleanSpeech } from '../prompt/clean.ts';
import type { AskInput } from '../question.ts';
import type { Attached, AttachedPart } from './attached.ts';
import { createCheckFile } from './check-file.ts';
import { createHear } from './hear.ts';
import { isTakenWhole, MOST_SOUND_BYTES, mostOfEachPicture } from './model-limits.ts';
import { createReadFiles } from './read-files.ts';
import { seeHome } from './see-home.ts';

/**
 * How many bytes of files all messages together hold. Each is in memory about four times while a model is asked: by itself, in the
 * text of its message, in the request, and in what is sent of that.
 */
const MOST_BYTES_IN_HAND = 64 * 1_048_576;
/** About what stills and sound of a video take. */
const BYTES_OF_STILLS = 8 * 1_048_576;

/** About the most that files have in memory at once while a model is asked, bytes. */
export const weigh = (files: readonly StoredFile[], chosen: ChosenModel): number => {
  const [first] = files;
  if (first === undefined) return 0;
  const sizes = files.map(({ size }) => size);
  if (first.format.kind === 'Audio') return Math.min(first.size, MOST_SOUND_BYTES);
  if (first.format.kind === 'Video') return isTakenWhole(first, chosen) ? first.size : BYTES_OF_STILLS;
  const most = mostOfEachPicture(files.length);
  // Pictures are made smaller one after the other.
  return Math.max(...sizes) + sizes.reduce((sum, size) => sum + Math.min(size, most), 0);
};

/**
 * Bounds what the files of all messages take: those that come when it is much wait until others have been answered, for at most
 * so many milliseconds.
 */
const createBytesInHand = (longestWait: number, mostBytes = MOST_BYTES_IN_HAND) => {
  const semaphore = createSemaphore(mostBytes);
  return {
    /** Rejects with 503 where a message has waited too long, and with the signal's reason where that is aborted before. */
    take: async (bytes: number, signal: AbortSignal): Promise<Permit> => {
      const deadline = createDeadline(signal);
      deadline.expect(longestWait);
      try {
        return await semaphore.acquire(bytes, deadline.signal);
      } catch (error) {
        if (!deadline.isOver()) throw error;
        throw unavailable('Too many messages with files are being answered now: try again in a few seconds');
      } finally {
        deadline.release();
      }
    },
  };
};

/** How long a message with files waits, in milliseconds. */
export type AttachmentTiming = {
  /** Until other messages leave memory for its files: a quarter of what an answer may take. */
  turn: number;
  /** For what a model reads in pictures. */
  seeing: number;
  /** For the words of what its model sees or hears by itself. */
  hearing: number;
};

const ATTACHMENT_TIMING: AttachmentTiming = { turn: 30_000, seeing: 8_000, hearing: 20_000 };

export type AttachmentOptions = {
  files: Pick<FileService, 'find' | 'read'>;
  media: MediaReader;
  /** The provider's model that writes down what is said; blank where there is none. */
  transcriptionModel: string;
  log: Logger;
  /** How many bytes the files of all messages may take at once. */
  bytesInHand?: number | undefined;
  timing?: Partial<AttachmentTiming>;
};

/** Bytes of a part, before they became text. */
const sizeOf = ({ part }: AttachedPart): number => {
  const text =
    part.type === 'image_url'
      ? part.image_url.url
      : part.type === 'video_url'
        ? part.video_url.url
        : part.input_audio.data;
  return text.length * 0.75;
};

/** Files that come with a message: whether they may, and what a model gets of them. */
export const createAttachments = (options: AttachmentOptions) => {
  const { files, media, transcriptionModel, log } = options;
  const timing = { ...ATTACHMENT_TIMING, ...options.timing };
  const checkFile = createCheckFile({ media, transcriptionModel });
  const readFiles = createReadFiles({
    files,
    media,
    hear: createHear({ transcriptionModel, log, patience: timing.hearing }),
  });
  const bytesInHand = createBytesInHand(timing.turn, options.bytesInHand);

  return {
    /** The files of a message: 404 where there is none, 400 where one is of another kind than `chatAskType`. */
    find: async ({ workspaceId, fileIds, chatAskType, filesOf }: AskInput): Promise<StoredFile[]> => {
      // A question that is Text has been checked to bring no files.
      if (chatAskType === 'Text') return [];
      const found = await files.find(workspaceId, fileIds, filesOf);
      const other = found.findIndex(({ format }) => format.kind !== chatAskType);
      const wrong = found[other];
      if (wrong === undefined) return found;
      throw businessError(
        400,
        `fileIds[${other}] is a file of ${KIND_WORDS[wrong.format.kind].content} (${wrong.format.name}): chatAskType ${chatAskType} takes ${KIND_WORDS[chatAskType].content}`,
      );
    },

    /** Throws 409 and 413 for what can't be answered, before anything is spent. */
    check: async (found: readonly StoredFile[], settings: ChatSettings, chosen: ChosenModel): Promise<void> => {
      for (const file of found) await checkFile(file, settings, chosen);
    },

    /**
     * Reads the files, and what is said and written in them, for the model that answers, as soon as other messages leave memory for
     * it: 503 where they do not. Who gets them releases them.
     */
    read: async (
      found: readonly StoredFile[],
      chosen: ChosenModel,
      signal: AbortSignal,
    ): Promise<Attached | undefined> => {
      const [first, ...others] = found;
      if (first === undefined) return undefined;
      const { kind } = first.format;
      const { provider, model, takes } = chosen;
      if (provider === undefined)
        return { kind, files: found, parts: [], said: '', seen: '', usages: [], release: () => {} };
      const permit = await bytesInHand.take(weigh(found, chosen), signal);
      try {
        const { parts, said, usages } = await readFiles([first, ...others], chosen, signal);
        permit.reduceTo(parts.reduce((sum, part) => sum + sizeOf(part), 0));
        const isToBeSeen = takes.includes('image') && parts.some(({ part }) => part.type === 'image_url');
        const asked = { provider, model, parts, patience: timing.seeing, signal, log };
        const looked = isToBeSeen ? await seeHome(asked) : { seen: '', usages: [] };
        const all = [...usages, ...looked.usages].filter((one) => one !== undefined);
        const { release } = permit;
        return { kind, files: found, parts, said: cleanSpeech(said), seen: looked.seen, usages: all, release };
      } catch (error) {
        permit.release();
        throw error;
      }
    },
  };
};

export type Attachments = ReturnType<typeof createAttachments>;
