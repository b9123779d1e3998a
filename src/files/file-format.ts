import { type FileTypeResult, fileTypeFromBuffer } from 'file-type';
import { businessError } from '../errors.ts';

const MEGABYTE = 1_048_576;

export type FileKind = 'Image' | 'Audio' | 'Video';
/** `type` is the media type that it is served and given to a model as. */
export type FileFormat = { name: string; kind: FileKind; type: string; extension: string };

/** How many of a file's first bytes are enough to tell its format. */
export const FORMAT_BYTES = 4_100;

/** The most that a file of each kind may have, in megabytes. */
export const MOST_MEGABYTES: Readonly<Record<FileKind, number>> = { Image: 20, Audio: 40, Video: 100 };
export const MOST_BYTES = Math.max(...Object.values(MOST_MEGABYTES)) * MEGABYTE;

const image = (name: string): FileFormat => {
  const extension = name.toLowerCase();
  return { name, kind: 'Image', type: `image/${extension}`, extension };
};
const video = (name: string, type: string): FileFormat => ({
  name,
  kind: 'Video',
  type,
  extension: name.toLowerCase(),
});

const MPEG = video('MPEG', 'video/mpeg');
/** By the media type that file-type tells. */
const FORMATS: ReadonlyMap<string, FileFormat> = new Map([
  ['image/png', image('PNG')],
  // Refused as animated, like one that does not tell it at its beginning.
  ['image/apng', image('PNG')],
  ['image/jpeg', image('JPEG')],
  ['image/webp', image('WEBP')],
  ['image/gif', image('GIF')],
  ['audio/wav', { name: 'WAV', kind: 'Audio', type: 'audio/wav', extension: 'wav' }],
  ['video/mp4', video('MP4', 'video/mp4')],
  ['video/x-m4v', video('MP4', 'video/mp4')],
  ['video/matroska', video('MKV', 'video/x-matroska')],
  ['video/vnd.avi', video('AVI', 'video/x-msvideo')],
  ['video/x-flv', video('FLV', 'video/x-flv')],
  ['video/MP1S', MPEG],
  ['video/MP2P', MPEG],
]);
const BY_NAME: ReadonlyMap<string, FileFormat> = new Map([...FORMATS.values()].map((format) => [format.name, format]));

/** A format that was stored by its name. */
export const formatNamed = (name: string): FileFormat => {
  const format = BY_NAME.get(name);
  if (format === undefined) throw new Error(`There is no format ${name} of files`);
  return format;
};

const ALLOWED = [
  'pictures as PNG, JPEG, WEBP or GIF that does not move',
  'sound as WAV',
  'video as MP4, MKV, AVI, FLV or MPEG',
].join(', ');

const notAllowed = (found: FileTypeResult | undefined) =>
  businessError(
    415,
    `The file is ${found === undefined ? 'of no format that is known by its content' : `${found.ext.toUpperCase()} (${found.mime})`}: ${ALLOWED} can be sent`,
  );

/** The format of a file by its first bytes, whatever it is called. Throws 415 for one that is not taken. */
export const tellFormat = async (beginning: Uint8Array): Promise<FileFormat> => {
  const found = await fileTypeFromBuffer(beginning).catch(() => undefined);
  const format = found === undefined ? undefined : FORMATS.get(found.mime);
  if (format === undefined) throw notAllowed(found);
  return format;
};

const WORDS: Readonly<Record<FileKind, string>> = { Image: 'a picture', Audio: 'a recording', Video: 'a video' };

/** How much is taken of a file of a format, and what is said of one that is larger. */
export const limitOf = ({ kind }: FileFormat): { bytes: number; tooLarge: string } => ({
  bytes: MOST_MEGABYTES[kind] * MEGABYTE,
  tooLarge: `The file is too large: ${WORDS[kind]} may have ${MOST_MEGABYTES[kind]} MB`,
});
