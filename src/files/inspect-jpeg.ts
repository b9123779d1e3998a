import { decodeWhole } from './decode-picture.ts';

/** The second bytes of the markers of a JPEG, behind an FF. */
export const SCAN = 0xda;
export const END = 0xd9;
const START = 0xd8;
const ADOBE = 0xee;
const COMMENT = 0xfe;
/** Of arithmetic coding, which nothing is behind. */
const TEMPORARY = 0x01;
/** Tables, and an extension that nobody uses, among the frames. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc];

export const isRestart = (code: number): boolean => code >= 0xd0 && code <= 0xd7;

/** Markers that stand alone, without a length behind them. */
export const isAlone = (code: number): boolean => isRestart(code) || code === TEMPORARY || code === START;

/** Where the size of a picture is told. */
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && !NO_FRAMES.includes(code);

/** Frames, tables, scans: what the picture itself is made of. */
export const isOfPicture = (code: number): boolean => (code >= 0xc0 && code <= 0xcf) || (code >= SCAN && code <= 0xdf);

/** Comments, and all that applications add but for the one that says how colours are coded. */
const isAddition = (code: number): boolean => (code >= 0xe0 && code <= 0xef && code !== ADOBE) || code === COMMENT;

/** Side of a block of pixels; what is coded at once is as many rows of them as the tallest component has. */
const BLOCK = 8;
/** The decoder is heard after each so many rows: of what is wrong with the last ones nothing is heard. */
const HEARD_ROWS = 16;
/** No decoder takes more rows. */
const MOST_ROWS = 65_500;
/** How often the decoder is asked: of pictures that fail at the same time one's complaint may be lost. */
const MOST_ASKED = 10;
/** Within a frame. */
const HEIGHT_AT = 5;
const WIDTH_AT = 7;

/** Where a segment ends that begins there. What has no length behind it is passed over. */
const endOfSegment = (bytes: Buffer, at: number): number => {
  const code = bytes[at + 1] as number;
  if (code < 0xc0 || code === 0xff) return at + 1;
  return isAlone(code) || code === END ? at + 2 : at + 2 + bytes.readUInt16BE(at + 2);
};

/** A picture without what its header holds beside it; `frame` is where its size is told. */
type Picture = { bytes: Buffer; frame: number };

/** Undefined: there is no picture. */
const pictureAlone = (bytes: Buffer): Picture | undefined => {
  const parts = [bytes.subarray(0, 2)];
  let length = 2;
  let frame: number | undefined;
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 4 <= bytes.length; ) {
    const code = bytes[at + 1] as number;
    if (code === SCAN)
      return frame === undefined ? undefined : { bytes: Buffer.concat([...parts, bytes.subarray(at)]), frame };
    const end = endOfSegment(bytes, at);
    if (isFrame(code)) frame = length;
    if (end > at + 2 && !isAddition(code)) {
      parts.push(bytes.subarray(at, end));
      length += end - at;
    }
    at = bytes.indexOf(0xff, end);
  }
  return undefined;
};

/** By how much a picture must be taller for the decoder to say that its data has ended, in rows of pixels. */
const rowsToBeHeard = ({ bytes, frame }: Picture): number => {
  const components = bytes[frame + 9] ?? 0;
  const tallest = Array.from({ length: components }, (_, at) => (bytes[frame + 11 + 3 * at] ?? 0) & 15);
  return Math.max(HEARD_ROWS, BLOCK * Math.max(...tallest));
};

/** The picture with that many rows in its header; undefined where the decoder is content. */
const failureOf = async (
  { bytes, frame }: Picture,
  height: number,
  failOn: 'warning' | 'truncated',
): Promise<string | undefined> => {
  bytes.writeUInt16BE(height, frame + HEIGHT_AT);
  return decodeWhole(bytes, { width: bytes.readUInt16BE(frame + WIDTH_AT), height, failOn }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
};

/** What the decoder complains of first. */
const complaintOf = async (picture: Picture, height: number): Promise<string | undefined> => {
  let complaint = await failureOf(picture, height, 'warning');
  for (let left = MOST_ASKED - 1; left > 0 && complaint !== undefined && !complaint.includes('VipsJpeg'); left -= 1)
    complaint = await failureOf(picture, height, 'warning');
  return complaint;
};

/** Phones fill up what they write with bytes before its end; other complaints that are no damage concern its header. */
const tellsDamage = (complaint: string): boolean =>
  /premature end|Corrupt JPEG data(?!: \d+ extraneous bytes before marker 0xd9)/.test(complaint) ||
  !complaint.includes('VipsJpeg');

/** Whether a picture that the decoder complains of is taken all the same. */
const isSlight = async (picture: Picture, height: number, complaint: string): Promise<boolean> =>
  !tellsDamage(complaint) && (await failureOf(picture, height, 'truncated')) === undefined;

/**
 * Whether the data of a picture that the decoder is content with ends behind its last row. Of rows that its header does not tell of
 * the decoder says nothing; but with more rows in its header, data that ends there must end too early.
 */
const endsWithItsRows = async (picture: Picture, height: number): Promise<boolean> => {
  const taller = height + rowsToBeHeard(picture);
  return taller > MOST_ROWS || (await failureOf(picture, taller, 'warning')) !== undefined;
};

/**
 * Decodes a JPEG whole, which decoders also do of one whose data ends too early or goes on behind its last row. Returns what is wrong
 * with it, undefined where nothing is. A size that differs by less than 16 rows, or what is coded at once, goes unnoticed.
 */
export const problemOfJpeg = async (bytes: Buffer): Promise<string | undefined> => {
  const alone = pictureAlone(bytes);
  if (alone === undefined) return 'its JPEG data is broken or breaks off early';
  const height = alone.bytes.readUInt16BE(alone.frame + HEIGHT_AT);
  const complaint = await complaintOf(alone, height);
  if (complaint !== undefined && !(await isSlight(alone, height, complaint)))
    return 'its JPEG data breaks off early, is broken, or is of another size than its header says';
  if (complaint === undefined && !(await endsWithItsRows(alone, height)))
    return 'its JPEG data is of another size than its header says';
  return undefined;
};
