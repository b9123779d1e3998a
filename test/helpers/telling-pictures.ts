import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type PictureFormat, picture } from './sample-files.ts';

/** Words of the metadata of these pictures, which nobody may be shown. */
export const SECRETS = ['PhoneMaker', 'Phone 17', 'Mission Bay', 'Secret'] as const;

const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Mission Bay</place></x:xmpmeta>';
const TRAILER = Buffer.from('Secret film of the minute before');

const insertAt = (bytes: Buffer, at: number, ...parts: Uint8Array[]): Buffer =>
  Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);

export const jpegSegment = (code: number, content: string): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
};

export const pngChunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
};

const webpChunk = (name: string, content: string): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, Buffer.from(content, 'latin1'), Buffer.alloc(content.length % 2)]);
};

/** After the signature and the header of a PNG. */
export const PNG_BEGIN = 33;
const GIF_BEGIN = 13;

/** What no library writes for us: comments, IPTC, texts, other makers' segments and chunks. */
const more: Readonly<Record<PictureFormat, (bytes: Buffer) => Buffer>> = {
  jpeg: (bytes) =>
    insertAt(
      bytes,
      2,
      ...[jpegSegment(0xfe, 'Secret comment'), jpegSegment(0xed, 'Photoshop 3.0\0Mission Bay')],
      ...[jpegSegment(0xe2, 'MPF\0Secret'), jpegSegment(0xe7, 'Secret of a maker')],
    ),
  png: (bytes) =>
    insertAt(
      bytes,
      PNG_BEGIN,
      ...[pngChunk('tEXt', Buffer.from('exif:GPSLatitude\0Secret')), pngChunk('tIME', Buffer.alloc(7, 1))],
      pngChunk('zTXt', Buffer.concat([Buffer.from('Secret note\0\0'), deflateSync('Mission Bay')])),
      pngChunk('iTXt', Buffer.from('Secret title\0\0\0en\0\0Mission Bay')),
    ),
  webp: (bytes) => {
    const all = Buffer.concat([bytes, webpChunk('NOTE', 'Secret of a maker')]);
    all.writeUInt32LE(all.length - 8, 4);
    return all;
  },
  gif: (bytes) => {
    const table = 3 << (((bytes[10] as number) & 7) + 1);
    const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0]);
    return insertAt(
      bytes,
      GIF_BEGIN + ((bytes[10] as number) & 0x80 ? table : 0),
      ...[Buffer.from([0x21, 0xfe, 6]), Buffer.from('Secret'), Buffer.from([0])],
      ...[Buffer.from([0x21, 0xff, 11]), Buffer.from(`XMP DataXMP${XMP}`), trailer],
    );
  },
};

/** A picture that tells where it was taken and by what phone, in many ways of its format, and that lies on its side. */
export const tellingPicture = async (format: PictureFormat, orientation = 6): Promise<Buffer> => {
  const exif = {
    IFD0: { Make: 'PhoneMaker', Model: 'Phone 17' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 46/1 0/1', GPSAreaInformation: 'Mission Bay' },
  };
  const bytes = await sharp(await picture(format))
    .withMetadata({ orientation })
    .withExifMerge(exif)
    .withXmp(XMP)
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer();
  return Buffer.concat([more[format](bytes), TRAILER]);
};
