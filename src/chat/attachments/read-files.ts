import { Readable } from 'node:stream';
import { businessError } from '../../errors.ts';
import type { MediaFormat } from '../../files/ffmpeg.ts';
import type { FileService, StoredFile } from '../../files/file-service.ts';
import { type MediaReader, SPEECH_BYTES_A_SECOND } from '../../files/media-reader.ts';
import type { Sound } from '../models/answerer.ts';
import type { ChosenModel } from '../models/models.ts';
import type { Usage } from '../models/usage.ts';
import type { AttachedPart } from './attached.ts';
import { tooLong } from './check-file.ts';
import type { Hear } from './hear.ts';
import { isTakenWhole, MOST_SOUND_BYTES, mostOfEachPicture } from './model-limits.ts';
import { openFile, readWhole } from './open-file.ts';
import { picturePart } from './picture-parts.ts';

const AUDIO_TOKENS_A_SECOND = 10;
const VIDEO_TOKENS_A_SECOND = 300;

/** What a model gets of files, what is said in them, and what it took to write that down. */
export type FilesForModel = { parts: AttachedPart[]; said: string; usages: (Usage | undefined)[] };

type StoredMedia = StoredFile & { format: MediaFormat };

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
  const readPictures = async (all: readonly StoredFile[], signal: AbortSignal): Promise<FilesForModel> => {
    const most = mostOfEachPicture(all.length);
    const parts: AttachedPart[] = [];
    for (const file of all)
      parts.push(await picturePart(await readWhole(files, file, signal), file.format.type, most, signal));
    return { parts, said: '', usages: [] };
  };

  /** As it came, or made smaller where nobody would take it. */
  const soundOf = async (file: StoredMedia, signal: AbortSignal): Promise<Sound> => {
    if (file.size <= MOST_SOUND_BYTES) return asSound(await readWhole(files, file, signal), 'wav');
    const content = await openFile(files, file, signal);
    // A second more shows what is too long, where that was not known.
    const longest = MOST_SOUND_BYTES / SPEECH_BYTES_A_SECOND + 1;
    const smaller = await media.sound({ content, format: file.format.name }, signal, longest);
    if (smaller === undefined)
      throw businessError(415, `The ${file.format.name} file can't be used: its sound can't be read`);
    if (smaller.length > MOST_SOUND_BYTES) throw tooLong();
    return asSound(smaller, 'mp3');
  };

  const readSound = async (file: StoredMedia, chosen: ChosenModel, signal: AbortSignal): Promise<FilesForModel> => {
    const sound = await soundOf(file, signal);
    const parts = chosen.takes.includes('audio') ? [soundPart(sound, file.seconds)] : [];
    const { text, usage } = await hear({ makeSound: async () => sound, chosen, isNeeded: parts.length === 0, signal });
    return { parts, said: text, usages: [usage] };
  };

  /** The words of a video tell which home is meant, also where a model sees and hears it by itself. */
  const readWholeVideo = async (
    file: StoredMedia,
    chosen: ChosenModel,
    signal: AbortSignal,
  ): Promise<FilesForModel> => {
    const bytes = await readWhole(files, file, signal);
    const makeSound = async (until: AbortSignal): Promise<Sound | undefined> => {
      if (!(await media.isThere())) return undefined;
      const sound = await media.sound({ content: Readable.from([bytes]), format: file.format.name }, until);
      return sound && asSound(sound, 'mp3');
    };
    const { text, usage } = await hear({ makeSound, chosen, isNeeded: false, signal });
    return { parts: [videoPart(bytes, file)], said: text, usages: [usage] };
  };

  const readStills = async (file: StoredMedia, chosen: ChosenModel, signal: AbortSignal): Promise<FilesForModel> => {
    const content = await openFile(files, file, signal);
    const { format, seconds } = file;
    const { stills, sound } = await media.stills({ content, format: format.name, seconds }, signal);
    const most = mostOfEachPicture(stills.length);
    const parts = await Promise.all(stills.map((still) => picturePart(still, 'image/jpeg', most, signal)));
    const makeSound = async () => sound && asSound(sound, 'mp3');
    const { text, usage } = await hear({ makeSound, chosen, isNeeded: false, signal });
    return { parts, said: text, usages: [usage] };
  };

  return (
    all: readonly [StoredFile, ...StoredFile[]],
    chosen: ChosenModel,
    signal: AbortSignal,
  ): Promise<FilesForModel> => {
    const [first] = all;
    const { format } = first;
    if (format.kind === 'Image') return readPictures(all, signal);
    const file = { ...first, format };
    if (format.kind === 'Audio') return readSound(file, chosen, signal);
    return isTakenWhole(file, chosen) ? readWholeVideo(file, chosen, signal) : readStills(file, chosen, signal);
  };
};
