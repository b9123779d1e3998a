import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FeedFileError } from '../feed-file-error.ts';
import type { FeedPart } from './fetched-file.ts';
import { byName } from './file-names.ts';
import { createLanding, type Landing, type LandingOptions } from './landing.ts';
import { unpackLanding } from './unpack-landing.ts';

type UnpackOptions = { name: string; folder: string; maxSize: number; signal?: AbortSignal };

const MOST_MEMBERS = 1_000;
/** The beginnings of a member's header and, in an archive without members, of the directory. */
const ZIP_STARTS = [0x04034b50, 0x06054b50];
/** What macOS and others add to an archive. */
const NO_MEMBER = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/i;

/** The file's first four bytes as a little-endian number. */
const startOf = async (path: string): Promise<number> => {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.readUInt32LE();
  } finally {
    await file.close();
  }
};

/** Whether the file is a ZIP archive, by its bytes. */
const isZip = async (path: string): Promise<boolean> => ZIP_STARTS.includes(await startOf(path));

/** The members that hold data, by name. Names that lead out of a folder, and too many members, are refused. */
const listMembers = async (zip: ZipFile, name: string): Promise<Entry[]> => {
  const members: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (NO_MEMBER.test(entry.fileName)) continue;
    if (members.length === MOST_MEMBERS) {
      throw new FeedFileError(`${name} is a ZIP archive of more than ${MOST_MEMBERS} files`);
    }
    members.push(entry);
  }
  const named = members.map((entry) => ({ name: entry.fileName, entry })).sort(byName);
  if (named.some(({ name: fileName }) => /(^|\/)\[Content_Types\]\.xml$/.test(fileName))) {
    throw new FeedFileError(`${name} is an Office document: save the sheet as CSV, and deliver that`);
  }
  if (named.length === 0) throw new FeedFileError(`${name} is a ZIP archive without files: nothing was imported`);
  return named.map(({ entry }) => entry);
};

/** One member as a file of its own; its checksum is that of the archive's directory. */
const unpackMember = async (zip: ZipFile, entry: Entry, options: LandingOptions): Promise<Landing> => {
  const { what } = options;
  if (entry.isEncrypted()) throw new FeedFileError(`${what} is encrypted: deliver it without a password`);
  if (!entry.canDecodeFileData()) {
    throw new FeedFileError(`${what} is packed in a way that is not known: use ZIP's usual one (deflate)`);
  }
  let checksum = 0;
  const summed = async function* (stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of stream) {
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  };
  const landing = await createLanding(options);
  try {
    await landing.append(summed(await zip.openReadStreamPromise(entry)));
    if (checksum !== entry.crc32) {
      throw new FeedFileError(`${what} is damaged: it fails its own checksum. Deliver it again`);
    }
    return await unpackLanding(landing, 'gzip', options);
  } catch (error) {
    await landing.close();
    throw error;
  }
};

/** The members of an archive, each as a file of its own. */
const unpackZip = async (path: string, { name, folder, maxSize, signal }: UnpackOptions): Promise<FeedPart[]> => {
  const zip = await openPromise(path, { autoClose: false });
  try {
    const parts: FeedPart[] = [];
    let left = maxSize;
    for (const [index, entry] of (await listMembers(zip, name)).entries()) {
      const what = `${entry.fileName} in ${name}`;
      const landing = await unpackMember(zip, entry, {
        folder,
        what,
        maxSize,
        whole: { what: `what ${name} unpacks to`, left },
        packed: entry.compressedSize,
        fileName: `part-${index + 1}`,
        ...(signal && { signal }),
      });
      await landing.close();
      if (await isZip(landing.path)) {
        throw new FeedFileError(`${what} is an archive in an archive: deliver it unpacked once`);
      }
      left -= landing.size();
      parts.push({ path: landing.path, name: entry.fileName });
    }
    return parts;
  } finally {
    zip.close();
  }
};

/** What the library says of an archive that does not open, for people. */
const zipError = (name: string, error: unknown): unknown => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof FeedFileError || (code !== undefined && !code.startsWith('Z_'))) return error;
  if (/encryption/.test(message)) return new FeedFileError(`${name} is encrypted: deliver it without a password`);
  if (/relative path|absolute path|invalid characters in fileName/.test(message)) {
    return new FeedFileError(`${name} names a file outside of the archive: it is not unpacked`);
  }
  return new FeedFileError(`${name} is damaged: its ZIP archive does not open. Deliver it again`);
};

/**
 * What is to be read of a file: of a ZIP archive its members, in the order of their names, unpacked into `folder`; else the file
 * itself (a gzip file is unpacked while it is read). `maxSize` bounds what is unpacked, in bytes. FeedFileError: the archive is
 * damaged, encrypted, empty, holds archives, or unpacks to too much.
 */
export const unpackParts = async (path: string, options: UnpackOptions): Promise<FeedPart[]> => {
  if (!(await isZip(path))) return [{ path, name: basename(options.name) }];
  try {
    return await unpackZip(path, options);
  } catch (error) {
    throw zipError(options.name, error);
  }
};
