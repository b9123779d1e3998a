import type { FileTypeResult } from 'file-type';
import { businessError } from '../errors.ts';
import type { FileLimit } from './received-file.ts';

const MEGABYTE = 1_048_576;

export type FileKind = 'Image' | 'Audio' | 'Video';

/** What a file of each kind is called, and what there is in it. */
export const KIND_WORDS: Readonly<Record<FileKind, { file: string; content: string }>> = {
  Image: { file: 'picture', content: 'pictures' },
  Audio: { file: 'recording', content: 'sound' },
  Video: { file: 'video', content: 'video' },
};

export type PictureFormatName = 'PNG' | 'JPEG' | 'WEBP' | 'GIF';
export type FormatName = PictureFormatName | 'WAV' | 'MP4' | 'MKV' | 'AVI' | 'FLV' | 'MPEG';

/** `type` is the media type that it is served and given to a model as. */
type Format<Name extends FormatName, Kind extends FileKind> = {
  name: Name;
  kind: Kind;
  type: string;
  extension: string;
};
export type PictureFormat = Format<PictureFormatName, 'Image'>;
export type FileFormat = PictureFormat | Format<Exclude<FormatName, PictureFormatName>, 'Audio' | 'Video'>;

/** How many of a file's first bytes are enough to tell its format. */
export const FORMAT_BYTES = 4_100;

/** The most that a file of each kind may have, in megabytes. */
const MOST_MEGABYTES: Readonly<Record<FileKind, number>> = { Image: 20, Audio: 40, Video: 100 };

const FORMATS: { readonly [Name in FormatName]: FileFormat & { name: Name } } = {
  PNG: { name: 'PNG', kind: 'Image', type: 'image/png', extension: 'png' },
  JPEG: { name: 'JPEG', kind: 'Image', type: 'image/jpeg', extension: 'jpeg' },
  WEBP: { name: 'WEBP', kind: 'Image', type: 'image/webp', extension: 'webp' },
  GIF: { name: 'GIF', kind: 'Image', type: 'image/gif', extension: 'gif' },
  WAV: { name: 'WAV', kind: 'Audio', type: 'audio/wav', extension: 'wav' },
  MP4: { name: 'MP4', kind: 'Video', type: 'video/mp4', extension: 'mp4' },
  MKV: { name: 'MKV', kind: 'Video', type: 'video/x-matroska', extension: 'mkv' },
  AVI: { name: 'AVI', kind: 'Video', type: 'video/x-msvideo', extension: 'avi' },
  FLV: { name: 'FLV', kind: 'Video', type: 'video/x-flv', extension: 'flv' },
  MPEG: { name: 'MPEG', kind: 'Video', type: 'video/mpeg', extension: 'mpeg' },
};

/** By the media type that file-type tells. */
const NAMES: ReadonlyMap<string, FormatName> = new Map([
  ['image/png', 'PNG'],
  // Refused as animated, like one that does not tell it at its beginning.
  ['image/apng', 'PNG'],
  ['image/jpeg', 'JPEG'],
  ['image/webp', 'WEBP'],
  ['image/gif', 'GIF'],
  ['audio/wav', 'WAV'],
  ['video/mp4', 'MP4'],
  ['video/x-m4v', 'MP4'],
  ['video/matroska', 'MKV'],
  ['video/vnd.avi', 'AVI'],
  ['video/x-flv', 'FLV'],
  ['video/MP1S', 'MPEG'],
  ['video/MP2P', 'MPEG'],
]);

export const formatNamed = <Name extends FormatName>(name: Name): FileFormat & { name: Name } => FORMATS[name];

export const isFormatName = (name: string): name is FormatName => Object.hasOwn(FORMATS, name);

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
  // Read when the first file comes: most services are sent none.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(beginning).catch(() => undefined);
  const name = found === undefined ? undefined : NAMES.get(found.mime);
  if (name === undefined) throw notAllowed(found);
  return formatNamed(name);
};

/** How much is taken of a file of a kind. */
export const limitOfKind = (kind: FileKind): FileLimit => ({
  bytes: MOST_MEGABYTES[kind] * MEGABYTE,
  tooLarge: `The file is too large: a ${KIND_WORDS[kind].file} may have ${MOST_MEGABYTES[kind]} MB`,
});

/** How much is taken of any file: as much as of a video, until its first bytes tell what it is. 415 for a format that is not taken. */
export const LIMIT: FileLimit = {
  ...limitOfKind('Video'),
  byBeginning: { bytes: FORMAT_BYTES, limitOf: async (beginning) => limitOfKind((await tellFormat(beginning)).kind) },
};
