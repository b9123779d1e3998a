import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { businessError, unavailable } from '../../errors.ts';
import { loadSharp } from '../../files/decode-picture.ts';
import type { MediaFormat } from '../../files/ffmpeg.ts';
import type { FileService, StoredFile } from '../../files/file-service.ts';
import { decodeInTurn, OPENED } from '../../files/inspect-picture.ts';
import { type MediaReader, SPEECH_BYTES_A_SECOND } from '../../files/media-reader.ts';
import type { Sound } from '../models/answerer.ts';
import type { ChosenModel } from '../models/models.ts';
import type { Usage } from '../models/usage.ts';
import type { AttachedPart } from './attached.ts';
import { tooLong } from './check-file.ts';
import type { Hear } from './hear.ts';
import { isTakenWhole, MOST_SOUND_BYTES, mostOfEachPicture } from './model-limits.ts';

/** The content of a stored file until `signal` is aborted, however long its store takes: then its reason is thrown. */
const openFile = async (files: Pick<FileService, 'read'>, file: StoredFile, signal: AbortSignal): Promise<Readable> => {
  signal.throwIfAborted();
  const opening = files.read(file);
  let leave = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return addAbortSignal(signal, await Promise.race([opening, aborted]));
  } catch (error) {
    // Nobody waits any more for what the store gives late.
    void opening.then(
      (content) => content.destroy(),
      () => undefined,
    );
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
};

/** A stored file, whole. 503 where its store breaks off. */
const readWhole = async (files: Pick<FileService, 'read'>, file: StoredFile, signal: AbortSignal): Promise<Buffer> => {
  const content = await openFile(files, file, signal);
  return buffer(content).catch((error: unknown) => {
    signal.throwIfAborted();
    throw unavailable('A file of the message could not be read to its end: try again in a few seconds', error);
  });
};

/** Pixels; models make larger pictures smaller themselves, after they have been paid for. */
const LONGEST_SIDE = 2_048;
/** What is tried until a picture is small enough, the last whatever comes of it. */
const SMALLER_SIDES = [LONGEST_SIDE, 1_536, 1_024];
const JPEG_QUALITY = 85;
/** About what a picture of full size takes. */
const PICTURE_TOKENS = 1_100;

const partOf = (bytes: Buffer, type: string): AttachedPart => ({
  part: { type: 'image_url', image_url: { url: `data:${type};base64,${bytes.toString('base64')}` } },
  tokens: PICTURE_TOKENS,
});

/** A smaller JPEG on white, of at most so many bytes where that can be had. */
const shrink = async (bytes: Buffer, most: number): Promise<Buffer> => {
  const sharp = await loadSharp();
  let smaller = bytes;
  for (const side of SMALLER_SIDES) {
    smaller = await sharp(bytes, OPENED)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
    if (smaller.length <= most) break;
  }
  return smaller;
};

/** A picture for a model: as it is where it has at most `most` bytes and is small enough, else as a smaller JPEG. */
export const picturePart = async (
  bytes: Buffer,
  type: string,
  most: number,
  signal: AbortSignal,
): Promise<AttachedPart> => {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, OPENED).metadata();
  if (Math.max(width, height) <= LONGEST_SIDE && bytes.length <= most) return partOf(bytes, type);
  const smaller = await decodeInTurn(() => shrink(bytes, most), signal);
  return partOf(smaller, 'image/jpeg');
};

const AUDIO_TOKENS_A_SECOND = 10;
const VIDEO_TOKENS_A_SECOND = 300;

/** What a model gets of files, what is said in them, and what it took to write that down. */
type FilesForModel = { parts: AttachedPart[]; said: string; usages: (Usage | undefined)[] };

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
