/** Number of the tag that says which side of a picture is up. */
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;
const SHORT = 3;
/** More than an Exif block of this length is not held to be read, bytes: those of JPEG end at 64 KB. */
export const MOST_EXIF_BYTES = 1_048_576;
const UPRIGHT = 1;
/** Stands before the block in JPEG; some writers put it there in other formats too. */
const NAME = Buffer.from('Exif\0\0', 'latin1');

/** Which side is up, 1 to 8, as a TIFF structure says it. */
const readOrientation = (tiff: Buffer): number => {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return UPRIGHT;
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return UPRIGHT;
  for (let left = short(start), at = start + 2; left > 0 && at + ENTRY_BYTES <= tiff.length; left -= 1) {
    if (short(at) === ORIENTATION) return short(at + 8) >= 1 && short(at + 8) <= 8 ? short(at + 8) : UPRIGHT;
    at += ENTRY_BYTES;
  }
  return UPRIGHT;
};

/** A TIFF structure as long as the one given, which says which side is up and nothing else. */
const bareStructure = (tiff: Buffer): Buffer => {
  const bare = Buffer.from([
    ...[0x49, 0x49, 42, 0, 8, 0, 0, 0],
    ...[1, 0, ORIENTATION & 0xff, ORIENTATION >> 8, SHORT, 0, 1, 0, 0, 0, readOrientation(tiff), 0, 0, 0],
    ...[0, 0, 0, 0],
  ]);
  const block = Buffer.alloc(tiff.length);
  if (tiff.length >= bare.length) bare.copy(block);
  return block;
};

export const hasExifName = (data: Buffer): boolean => data.subarray(0, NAME.length).equals(NAME);

/** An Exif block (a TIFF structure, with or without its name) as long as the one given, which says which side is up and nothing else. */
export const onlyOrientation = (data: Buffer): Buffer =>
  hasExifName(data) ? Buffer.concat([NAME, bareStructure(data.subarray(NAME.length))]) : bareStructure(data);
