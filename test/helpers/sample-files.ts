import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const SAMPLES = join(import.meta.dirname, '..', 'files', 'samples');

/** A small file of video or sound that a test is given. */
export const sample = (name: string): Buffer => readFileSync(join(SAMPLES, name));

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif';

/** A picture in which no two pixels are alike, so that its data is longer than its header. */
export const picture = (format: PictureFormat, width = 96, height = 64): Promise<Buffer> => {
  const pixels = Buffer.from(
    Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7_919 + Math.floor(at / 5) * 104_729) % 251),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
};

/** A GIF or WEBP of two pictures, one after the other. */
export const movingPicture = (format: 'gif' | 'webp'): Promise<Buffer> => {
  const pixels = Buffer.alloc(32 * 64 * 3, 255).fill(0, 32 * 32 * 3);
  return sharp(pixels, { raw: { width: 32, height: 64, channels: 3, pageHeight: 32 } })
    .toFormat(format, { loop: 0, delay: [100, 100] })
    .toBuffer();
};

/** A PNG that says in its header that it is larger than its data. */
export const lyingPicture = async (width: number, height: number): Promise<Buffer> => {
  const bytes = Buffer.from(await picture('png'));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  const { crc32 } = await import('node:zlib');
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

/** The same JPEG, of which the header says another size. */
export const jpegOfSize = (jpeg: Buffer, size: { width?: number; height?: number }): Buffer => {
  const bytes = Buffer.from(jpeg);
  let at = 2;
  while (![0xc0, 0xc1, 0xc2].includes(bytes[at + 1] as number)) at += 2 + bytes.readUInt16BE(at + 2);
  if (size.height !== undefined) bytes.writeUInt16BE(size.height, at + 5);
  if (size.width !== undefined) bytes.writeUInt16BE(size.width, at + 7);
  return bytes;
};

/** A WAV of 16 bits a sample, of a tone that is not pure; `rate` in samples a second. */
export const recording = ({ bytes, rate, channels }: { bytes: number; rate: number; channels: number }): Buffer => {
  const samples = Int16Array.from({ length: bytes / 2 }, (_, at) => ((at * 7_919) % 20_011) - 10_005);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * channels * 2, 28);
  header.writeUInt16LE(channels * 2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(bytes, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
};
