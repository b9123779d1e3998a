import { businessError } from '../../errors.ts';
import { type FileKind, KIND_WORDS } from '../../files/file-format.ts';
import type { StoredFile } from '../../files/file-service.ts';
import { type MediaReader, SPEECH_BYTES_A_SECOND } from '../../files/media-reader.ts';
import type { ChatSettings } from '../chat-settings.ts';
import type { ChosenModel } from '../models/models.ts';
import { isTakenWhole, MOST_SOUND_BYTES, MOST_VIDEO_MEGABYTES } from './model-limits.ts';

const LONGEST_MINUTES = MOST_SOUND_BYTES / SPEECH_BYTES_A_SECOND / 60;

export const tooLong = () =>
  businessError(413, `The recording is too long: send one of at most ${LONGEST_MINUTES} minutes`);

const needsFfmpeg = (what: string) =>
  businessError(409, `${what} can be used only where ffmpeg is installed beside the service, and it is not`);

const takesNone = (model: string, what: string) =>
  businessError(
    409,
    `The model ${model} of this chatbot takes no ${what}: choose another Model, or list it in models.json with what it takes`,
  );

/** Throws 409 where a chatbot takes no such files. */
export const checkKind = (
  kind: FileKind,
  settings: Pick<ChatSettings, 'EnablePushToTalk' | 'EnableUploadImage'>,
): void => {
  const setting = kind === 'Audio' ? 'EnablePushToTalk' : 'EnableUploadImage';
  if (settings[setting]) return;
  throw businessError(409, `This chatbot takes no ${KIND_WORDS[kind].content}: its setting ${setting} is off`);
};

type CheckOptions = { media: Pick<MediaReader, 'isThere'>; transcriptionModel: string };

/**
 * Throws 409 where the chatbot or its model takes no such file, 413 where it is too long; the built-in answerer takes all, and says
 * what it can't do.
 */
export const createCheckFile = ({ media, transcriptionModel }: CheckOptions) => {
  const checkSound = async ({ size, seconds }: StoredFile, { model, takes }: ChosenModel): Promise<void> => {
    if (!takes.includes('audio') && transcriptionModel === '') throw takesNone(model, 'sound');
    if (size <= MOST_SOUND_BYTES) return;
    if (!(await media.isThere())) throw needsFfmpeg(`A recording of more than ${MOST_SOUND_BYTES / 1_000_000} MB`);
    if (seconds * SPEECH_BYTES_A_SECOND > MOST_SOUND_BYTES) throw tooLong();
  };

  const checkVideo = async (file: StoredFile, chosen: ChosenModel): Promise<void> => {
    const { model, takes } = chosen;
    if (isTakenWhole(file, chosen)) return;
    if (!takes.includes('image'))
      throw takesNone(model, takes.includes('video') ? `video of more than ${MOST_VIDEO_MEGABYTES} MB` : 'video');
    if (!(await media.isThere())) throw needsFfmpeg('A video');
  };

  return async (file: StoredFile, settings: ChatSettings, chosen: ChosenModel): Promise<void> => {
    const { kind } = file.format;
    checkKind(kind, settings);
    const { provider, model, takes } = chosen;
    if (provider === undefined) return;
    if (kind === 'Image' && !takes.includes('image')) throw takesNone(model, 'pictures');
    if (kind === 'Audio') await checkSound(file, chosen);
    if (kind === 'Video') await checkVideo(file, chosen);
  };
};
