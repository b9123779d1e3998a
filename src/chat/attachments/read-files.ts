import { Readable } from 'node:stream';
import { businessError } from '../../errors.ts';
import type { FileService, StoredFile } from '../../files/file-service.ts';
import { type MediaReader, SPEECH_BYTES_A_SECOND } from '../../files/media-reader.ts';
import type { Sound } from '../models/answerer.ts';
import type { ChosenModel } from '../models/models.ts';
import type { Usage } from '../models/usage.ts';
import type { AttachedPart } from './attached.ts';
import { tooLong } from './check-file.ts';
import type { Hear } from './hear.ts';
import { createPicturePart, sentSize } from './picture-parts.ts';
import { openFile, readBytes } from './read-bytes.ts';
import { isSentWhole, MOST_SOUND_BYTES } from './sent-files.ts';

const AUDIO_TOKENS_A_SECOND = 10;
const VIDEO_TOKENS_A_SECOND = 300;

/** What a model gets of files, what is said in them, and what it took to write that down. */
export type ReadFiles = { parts: AttachedPart[]; said: string; usages: (Usage | undefined)[] };

export type ReadOptions = { files: Pick<FileService, 'read'>; media: MediaReader; hear: Hear };

const soundPart = ({ bytes, format }: Sound, seconds: number): AttachedPart => ({
  part: {
    type: 'input_audio',
    input_audio: { data: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64'), format },
  },
  tokens: Math.ceil(seconds * AUDIO_TOKENS_A_SECOND),
});

const videoPart = (bytes: Buffer, { format, seconds }: StoredFile): AttachedPart => ({
  part: { type: 'video_url', video_url: { url: `data:${format.type};base64,${bytes.toString('base64')}` } },
  tokens: Math.ceil(seconds * VIDEO_TOKENS_A_SECOND),
});

const asSound = (bytes: Buffer, format: Sound['format']): Sound => ({ bytes: new Uint8Array(bytes), format });

/** Reads the files of a message, all of one kind, for the model that answers. */
export const createReadFiles = ({ files, media, hear }: ReadOptions) => {
  const picturePart = createPicturePart();

  const readPictures = async (all: readonly StoredFile[], signal: AbortSignal): Promise<ReadFiles> => {
    const most = sentSize(all.length);
    const parts: AttachedPart[] = [];
    for (const file of all)
      parts.push(await picturePart(await readBytes(files, file, signal), file.format.type, most, signal));
    return { parts, said: '', usages: [] };
  };

  /** As it was sent, or made smaller where nobody would take it. */
  const soundOf = async (file: StoredFile, signal: AbortSignal): Promise<Sound> => {
    if (file.size <= MOST_SOUND_BYTES) return asSound(await readBytes(files, file, signal), 'wav');
    const content = await openFile(files, file, signal);
    // A second more shows what is too long, where that was not known.
    const longest = MOST_SOUND_BYTES / SPEECH_BYTES_A_SECOND + 1;
    const smaller = await media.sound({ content, format: file.format.name }, signal, longest);
    if (smaller === undefined)
      throw businessError(415, `The ${file.format.name} file can't be used: its sound can't be read`);
    if (smaller.length > MOST_SOUND_BYTES) throw tooLong();
    return asSound(smaller, 'mp3');
  };

  const readSound = async (file: StoredFile, chosen: ChosenModel, signal: AbortSignal): Promise<ReadFiles> => {
    const sound = await soundOf(file, signal);
    const parts = chosen.takes.includes('audio') ? [soundPart(sound, file.seconds)] : [];
    const { text, usage } = await hear({ makeSound: async () => sound, chosen, isNeeded: parts.length === 0, signal });
    return { parts, said: text, usages: [usage] };
  };

  /** The words of a video tell which home is meant, also where a model sees and hears it by itself. */
  const readWholeVideo = async (file: StoredFile, chosen: ChosenModel, signal: AbortSignal): Promise<ReadFiles> => {
    const bytes = await readBytes(files, file, signal);
    const makeSound = async (until: AbortSignal): Promise<Sound | undefined> => {
      if (!(await media.isThere())) return undefined;
      const sound = await media.sound({ content: Readable.from([bytes]), format: file.format.name }, until);
      return sound && asSound(sound, 'mp3');
    };
    const { text, usage } = await hear({ makeSound, chosen, isNeeded: false, signal });
    return { parts: [videoPart(bytes, file)], said: text, usages: [usage] };
  };

  const readFrames = async (file: StoredFile, chosen: ChosenModel, signal: AbortSignal): Promise<ReadFiles> => {
    const content = await openFile(files, file, signal);
    const { format, seconds } = file;
    const { pictures, sound } = await media.frames({ content, format: format.name, seconds }, signal);
    const most = sentSize(pictures.length);
    const parts = await Promise.all(pictures.map((picture) => picturePart(picture, 'image/jpeg', most, signal)));
    const makeSound = async () => sound && asSound(sound, 'mp3');
    const { text, usage } = await hear({ makeSound, chosen, isNeeded: false, signal });
    return { parts, said: text, usages: [usage] };
  };

  return (
    all: readonly [StoredFile, ...StoredFile[]],
    chosen: ChosenModel,
    signal: AbortSignal,
  ): Promise<ReadFiles> => {
    const [first] = all;
    if (first.format.kind === 'Image') return readPictures(all, signal);
    if (first.format.kind === 'Audio') return readSound(first, chosen, signal);
    return isSentWhole(first, chosen) ? readWholeVideo(first, chosen, signal) : readFrames(first, chosen, signal);
  };
};
