import { buffer } from 'node:stream/consumers';
import { businessError } from '../../errors.ts';
import type { FileService, StoredFile } from '../../files/file-service.ts';
import type { VideoReader } from '../../files/video-frames.ts';
import type { Logger } from '../../logger.ts';
import type { ChatSettings } from '../chat-settings.ts';
import type { Completion } from '../models/answerer.ts';
import type { ChosenModel } from '../models/models.ts';
import type { Usage } from '../models/usage.ts';
import { cleanSpeech } from '../prompt/clean.ts';
import type { AskInput } from '../question.ts';
import type { Attached, AttachedPart } from './attached.ts';
import { picturePart } from './picture-parts.ts';
import { seeHome } from './see-home.ts';

/** A larger video is sent as still pictures: as text in a message it grows by a third. */
const MOST_VIDEO_BYTES = 20 * 1_048_576;
const AUDIO_TOKENS_A_SECOND = 10;
const VIDEO_TOKENS_A_SECOND = 300;

export type AttachmentOptions = {
  files: Pick<FileService, 'find' | 'read'>;
  videos: VideoReader;
  /** The provider's model that writes down what is said; blank where there is none. */
  transcriptionModel: string;
  log: Logger;
};

const NOTHING_SAID: Completion = { text: '', usage: undefined };
const KINDS: Readonly<Record<string, string>> = { Image: 'pictures', Audio: 'sound', Video: 'video' };

const dataUrl = (bytes: Buffer, type: string): string => `data:${type};base64,${bytes.toString('base64')}`;

const soundPart = (bytes: Buffer, seconds: number): AttachedPart => ({
  part: { type: 'input_audio', input_audio: { data: bytes.toString('base64'), format: 'wav' } },
  tokens: Math.ceil(seconds * AUDIO_TOKENS_A_SECOND),
});

/** Files that come with a message: whether they may, and what a model gets of them. */
export const createAttachments = ({ files, videos, transcriptionModel, log }: AttachmentOptions) => {
  const bytesOf = async (file: StoredFile): Promise<Buffer> => buffer(await files.read(file));

  const refuseModel = (model: string, what: string): never => {
    throw businessError(
      409,
      `The model ${model} of this chatbot takes no ${what}: choose another Model, or list it in models.json with what it takes`,
    );
  };

  /** Throws 409 where the chatbot or its model takes no such file; the built-in answerer takes all, and says what it can't do. */
  const check = async (file: StoredFile, settings: ChatSettings, chosen: ChosenModel): Promise<void> => {
    const { kind } = file.format;
    if (kind === 'Audio' && !settings.EnablePushToTalk)
      throw businessError(409, 'This chatbot takes no sound: its setting EnablePushToTalk is off');
    if (kind !== 'Audio' && !settings.EnableUploadImage)
      throw businessError(409, `This chatbot takes no ${KINDS[kind]}: its setting EnableUploadImage is off`);
    const { provider, model, takes } = chosen;
    if (provider === undefined) return;
    if (kind === 'Image' && !takes.includes('image')) refuseModel(model, 'pictures');
    if (kind === 'Audio' && !takes.includes('audio') && transcriptionModel === '') refuseModel(model, 'sound');
    if (kind !== 'Video' || (takes.includes('video') && file.size <= MOST_VIDEO_BYTES)) return;
    if (!takes.includes('image')) refuseModel(model, takes.includes('video') ? 'video of more than 20 MB' : 'video');
    if (!(await videos.isThere()))
      throw businessError(409, 'A video can be used only where ffmpeg is installed beside the service, and it is not');
  };

  const transcribe = async (sound: Buffer, { provider }: ChosenModel, signal: AbortSignal) =>
    transcriptionModel === '' || provider === undefined
      ? NOTHING_SAID
      : provider.transcribe({ model: transcriptionModel, sound: new Uint8Array(sound), signal });

  /** Where the model has something to see or hear itself, it answers without the words. */
  const unlessNeeded =
    (parts: readonly AttachedPart[], signal: AbortSignal) =>
    (error: unknown): Completion => {
      if (signal.aborted || parts.length === 0) throw error;
      log.info({ err: error }, 'What a recording says could not be written down');
      return NOTHING_SAID;
    };

  type Read = { parts: AttachedPart[]; said: string; usages: (Usage | undefined)[] };

  const readSound = async (file: StoredFile, chosen: ChosenModel, signal: AbortSignal): Promise<Read> => {
    const bytes = await bytesOf(file);
    const parts = chosen.takes.includes('audio') ? [soundPart(bytes, file.seconds)] : [];
    const { text, usage } = await transcribe(bytes, chosen, signal).catch(unlessNeeded(parts, signal));
    return { parts, said: text, usages: [usage] };
  };

  const readVideo = async (file: StoredFile, chosen: ChosenModel, signal: AbortSignal): Promise<Read> => {
    const { format, size, seconds } = file;
    if (chosen.takes.includes('video') && size <= MOST_VIDEO_BYTES) {
      const url = dataUrl(await bytesOf(file), format.type);
      const tokens = Math.ceil(seconds * VIDEO_TOKENS_A_SECOND);
      return { parts: [{ part: { type: 'video_url', video_url: { url } }, tokens }], said: '', usages: [] };
    }
    const content = await files.read(file);
    const { pictures, sound } = await videos.read({ content, format: format.name, seconds }, signal);
    const parts = await Promise.all(pictures.map((picture) => picturePart(picture, 'image/jpeg')));
    const heard =
      sound === undefined ? NOTHING_SAID : await transcribe(sound, chosen, signal).catch(unlessNeeded(parts, signal));
    return { parts, said: heard.text, usages: [heard.usage] };
  };

  const readPictures = async (all: readonly StoredFile[]): Promise<Read> => {
    const parts: AttachedPart[] = [];
    for (const file of all) parts.push(await picturePart(await bytesOf(file), file.format.type));
    return { parts, said: '', usages: [] };
  };

  return {
    /** The files of a message: 404 where there is none, 400 where one is of another kind than `chatAskType`. */
    find: async ({ workspaceId, fileIds, chatAskType }: AskInput): Promise<StoredFile[]> => {
      const found = await files.find(workspaceId, fileIds);
      const other = found.findIndex(({ format }) => format.kind !== chatAskType);
      const wrong = found[other];
      if (wrong === undefined) return found;
      throw businessError(
        400,
        `fileIds[${other}] is a file of ${KINDS[wrong.format.kind]} (${wrong.format.name}): chatAskType ${chatAskType} takes ${KINDS[chatAskType]}`,
      );
    },

    /** Throws 409 for what can't be answered, before anything is spent. */
    check: async (found: readonly StoredFile[], settings: ChatSettings, chosen: ChosenModel): Promise<void> => {
      for (const file of found) await check(file, settings, chosen);
    },

    /** Reads the files, and what is said and written in them, for the model that answers. */
    read: async (
      found: readonly StoredFile[],
      chosen: ChosenModel,
      signal: AbortSignal,
    ): Promise<Attached | undefined> => {
      const [first] = found;
      if (first === undefined) return undefined;
      const { kind } = first.format;
      const { provider, model, takes } = chosen;
      if (provider === undefined) return { kind, files: found, parts: [], said: '', seen: '', usages: [] };
      const { parts, said, usages } =
        kind === 'Image'
          ? await readPictures(found)
          : kind === 'Audio'
            ? await readSound(first, chosen, signal)
            : await readVideo(first, chosen, signal);
      const isSeen = takes.includes('image') && parts.some(({ part }) => part.type === 'image_url');
      const { seen, usage } = isSeen ? await seeHome({ provider, model, parts, signal, log }) : { seen: '' };
      const all = [...usages, usage].filter((one) => one !== undefined);
      return { kind, files: found, parts, said: cleanSpeech(said), seen, usages: all };
    },
  };
};

export type Attachments = ReturnType<typeof createAttachments>;
