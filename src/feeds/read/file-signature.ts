const startsWith = (bytes: Buffer, ...start: number[]): boolean => start.every((byte, index) => bytes[index] === byte);
const startsWithText = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

const BINARY: readonly [name: string, test: (bytes: Buffer) => boolean][] = [
  ['a PNG image', (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)],
  ['a JPEG image', (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff)],
  ['a GIF image', (bytes) => startsWithText(bytes, 'GIF8')],
  ['a WEBP image', (bytes) => startsWithText(bytes, 'RIFF') && startsWithText(bytes, 'WEBP', 8)],
  ['a PDF document', (bytes) => startsWithText(bytes, '%PDF-')],
  ['an RTF document', (bytes) => startsWithText(bytes, '{\\rtf')],
  ['a ZIP archive or an Excel workbook', (bytes) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)],
  ['an empty ZIP archive', (bytes) => startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)],
  ['an old Excel workbook', (bytes) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)],
  ['a 7z archive', (bytes) => startsWith(bytes, 0x37, 0x7a, 0xbc, 0xaf)],
  ['a RAR archive', (bytes) => startsWithText(bytes, 'Rar!')],
  ['a bzip2 archive', (bytes) => startsWithText(bytes, 'BZh')],
  ['an xz archive', (bytes) => startsWith(bytes, 0xfd, 0x37, 0x7a, 0x58, 0x5a)],
  ['a Zstandard archive', (bytes) => startsWith(bytes, 0x28, 0xb5, 0x2f, 0xfd)],
  ['a TAR archive', (bytes) => startsWithText(bytes, 'ustar', 257)],
  ['a Parquet file', (bytes) => startsWithText(bytes, 'PAR1')],
  ['a SQLite database', (bytes) => startsWithText(bytes, 'SQLite format 3')],
  ['gzip within gzip', (bytes) => isGzip(bytes)],
];

export const isGzip = (bytes: Buffer): boolean => startsWith(bytes, 0x1f, 0x8b);

/** What bytes that are no text are, or null. `bytes` is the beginning of the file. */
export const binaryKind = (bytes: Buffer): string | null => BINARY.find(([, test]) => test(bytes))?.[0] ?? null;

const STRAY_BYTES = 3;

/** Whether there are bytes that text does not have: a NUL, or more than a few other control characters. */
export const hasBinaryBytes = (bytes: Buffer): boolean => {
  if (bytes.includes(0)) return true;
  let controls = 0;
  for (const byte of bytes) if (byte < 0x20 && (byte < 0x08 || byte > 0x0d)) controls += 1;
  return controls > STRAY_BYTES && controls > bytes.length / 200;
};
