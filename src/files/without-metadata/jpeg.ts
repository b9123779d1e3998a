import { END, isAlone, isOfPicture, isRestart, SCAN } from '../inspect-jpeg.ts';
import { type ByteReader, blank, pass } from './byte-reader.ts';
import { hasExifName, onlyOrientation } from './orientation.ts';

/** What is of use of a JFIF segment: name, version and density, without the small picture that may follow. */
const JFIF_BYTES = 12;

/** Behind an FF within the data of a scan: none of these ends it. */
const isData = (code: number): boolean => code === 0x00 || code === 0xff || isRestart(code);

/** Where the data of a scan ends, or may end with the bytes that follow. */
const endOfScan = (bytes: Buffer): number => {
  let at = bytes.indexOf(0xff);
  while (at >= 0) {
    const code = bytes[at + 1];
    if (code === undefined || !isData(code)) return at;
    at = bytes.indexOf(0xff, at + (code === 0xff ? 1 : 2));
  }
  return bytes.length;
};

const passScan = async function* (reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const bytes = await reader.some();
    if (bytes.length === 0) return;
    const end = endOfScan(bytes);
    yield bytes.subarray(0, end);
    if (end === bytes.length) continue;
    reader.back(bytes.length - end);
    const marker = await reader.take(2);
    reader.back(marker.length);
    if (marker.length < 2) return yield* pass(reader);
    if (!isData(marker[1] as number)) return;
  }
};

/** Blanks what stands before the next marker, where nothing should. */
const blankToMarker = async function* (reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const bytes = await reader.some();
    const at = bytes.indexOf(0xff);
    if (bytes.length === 0 || at === 0) return reader.back(bytes.length);
    yield Buffer.alloc(at < 0 ? bytes.length : at);
    if (at > 0) reader.back(bytes.length - at);
  }
};

/** What is left of a segment that is no part of the picture itself: colours, density, which side is up. As long as it was. */
const tellingNothing = (code: number, segment: Buffer): Buffer => {
  const begins = (name: string): boolean => segment.toString('latin1', 0, name.length) === name;
  if (code === 0xe2 && begins('ICC_PROFILE\0')) return segment;
  if (code === 0xee && begins('Adobe')) return segment;
  const block = Buffer.alloc(segment.length);
  if (code === 0xe0 && begins('JFIF\0')) segment.copy(block, 0, 0, JFIF_BYTES);
  if (code === 0xe1 && hasExifName(segment)) return onlyOrientation(segment);
  return block;
};

/** A JPEG without what it tells beside the picture, in the same number of bytes. Behind its end all is blank. */
export const jpegWithoutMetadata = async function* (reader: ByteReader): AsyncGenerator<Buffer> {
  yield await reader.take(2);
  for (;;) {
    yield* blankToMarker(reader);
    const marker = await reader.take(2);
    const [, code] = marker;
    if (code === undefined) return yield marker;
    if (code === 0xff) {
      reader.back(1);
      yield marker.subarray(0, 1);
    } else if (code === 0x00) yield Buffer.alloc(2);
    else if (isAlone(code)) yield marker;
    else if (code === END) {
      yield marker;
      return yield* blank(reader);
    } else {
      const head = await reader.take(2);
      yield* [marker, head];
      const length = head.length < 2 ? 0 : Math.max(0, head.readUInt16BE(0) - 2);
      if (isOfPicture(code)) yield* pass(reader, length);
      else yield tellingNothing(code, await reader.take(length));
      if (code === SCAN) yield* passScan(reader);
    }
  }
};
