import { createReadStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FeedFileError } from '../feed-file-error.ts';
import { isGzip, isZip, readStart } from '../read/file-kind.ts';
import { chooseMembers, listMembers, memberBytes } from './archive-members.ts';
import type { ArchiveMember, FeedPart, FetchContext, FetchedFile } from './fetched-file.ts';
import { createLanding, type Landing, type LandingOptions } from './landing.ts';
import { unpackWorkbook, type WorkbookOptions } from './workbook/unpack-workbook.ts';
import { isOfficeDocument } from './workbook/workbook.ts';

/** Bytes that tell what a file is packed as. */
const SIGNATURE = 4;

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Takes the packing off a file that has landed: what a server put around it on the way, or gzip around a member of an archive.
 * `encoding` is what Content-Encoding says. Gives a landing of the file itself, and closes the one that came; or that one where there
 * is no packing.
 */
export const unpackLanding = async (
  landing: Landing,
  encoding: string | undefined,
  options: Pick<LandingOptions, 'what' | 'maxSize' | 'whole' | 'signal'>,
): Promise<Landing> => {
  const name = encoding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity') return landing;
  const decoder = DECODERS[name];
  if (decoder === undefined) throw new FeedFileError(`${options.what} came packed in a way that is not known: ${name}`);
  // Some servers say it of files that they send as they are.
  if (name.endsWith('gzip') && !isGzip(await readStart(landing.path, SIGNATURE))) return landing;
  const folder = dirname(landing.path);
  const unpacked = await createLanding({ ...options, folder, packed: landing.size(), fileName: 'unpacking' });
  try {
    const stream = decoder();
    pipeline(createReadStream(landing.path), stream, () => undefined);
    await unpacked.append(stream);
  } catch (error) {
    await unpacked.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code?.startsWith('Z_') || code?.startsWith('ERR__ERROR') || code?.startsWith('ERR_BROTLI')) {
      throw new FeedFileError(`${options.what} came damaged: its ${name} packing does not open`);
    }
    throw error;
  }
  await landing.close();
  await rename(unpacked.path, landing.path);
  return { ...unpacked, path: landing.path };
};

type UnpackOptions = { name: string; folder: string; maxSize: number } & Pick<
  WorkbookOptions,
  'signal' | 'sheet' | 'largest'
>;

/** One member as a file of its own; its checksum is that of the archive's directory. */
export const unpackMember = async (zip: ZipFile, entry: Entry, options: LandingOptions): Promise<Landing> => {
  const landing = await createLanding(options);
  try {
    await landing.append(memberBytes(zip, entry, options.what));
    return await unpackLanding(landing, 'gzip', options);
  } catch (error) {
    await landing.close();
    throw error;
  }
};

export const memberOf = ({ fileName, crc32: checksum, uncompressedSize }: Entry): ArchiveMember => ({
  fileName,
  checksum,
  size: uncompressedSize,
});

/** Opens an archive for as long as it is used. */
const withZip = async <Result>(
  path: string,
  name: string,
  use: (zip: ZipFile, members: Entry[]) => Promise<Result>,
): Promise<Result> => {
  const zip = await openPromise(path, { autoClose: false });
  try {
    return await use(zip, await listMembers(zip, name));
  } finally {
    zip.close();
  }
};

/** A member that is a file of its own now, as it is to be read: of a workbook one sheet. `size`: of what it was unpacked to. */
const openMember = async (landing: Landing, options: WorkbookOptions) => {
  const { path } = landing;
  if (!isZip(await readStart(path, SIGNATURE))) return { path, size: landing.size() };
  const { what, fileName } = options;
  return withZip(path, what, (zip, members) => {
    if (isOfficeDocument(members)) {
      return unpackWorkbook(zip, members, { ...options, packed: landing.size(), fileName: `${fileName}-sheet` });
    }
    throw new FeedFileError(`${what} is an archive in an archive: deliver it unpacked once`);
  });
};

/** What is to be read of an archive, each as a file of its own. */
const unpackZip = (path: string, { name, ...options }: UnpackOptions): Promise<FeedPart[]> =>
  withZip(path, name, async (zip, members) => {
    if (isOfficeDocument(members)) {
      const packed = (await stat(path)).size;
      const about = { ...options, what: name, packed, fileName: 'sheet' };
      const { size: _, ...part } = await unpackWorkbook(zip, members, about);
      return [{ ...part, name: basename(name) }];
    }
    const parts: FeedPart[] = [];
    const { data, others } = await chooseMembers(zip, members, name);
    const archive = { path, others: others.map(memberOf) };
    let left = options.maxSize;
    for (const [index, entry] of data.entries()) {
      const member = {
        ...options,
        what: `${entry.fileName} in ${name}`,
        whole: { what: `what ${name} unpacks to`, left },
        packed: entry.compressedSize,
        fileName: `part-${index + 1}`,
      };
      const landing = await unpackMember(zip, entry, member);
      await landing.close();
      const { size, ...part } = await openMember(landing, member);
      left -= size;
      parts.push({ ...part, name: entry.fileName, archive });
    }
    return parts;
  });

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
 * What is to be read of a file: of a ZIP archive its members of data, in the order of their names, unpacked into `folder`; else the file
 * itself (a gzip file is unpacked while it is read). Of a workbook a sheet is made a table of. `maxSize` bounds what is unpacked, in bytes.
 * FeedFileError: the archive is damaged, encrypted, holds nothing to read, or unpacks to too much.
 */
export const unpackParts = async (path: string, options: UnpackOptions): Promise<FeedPart[]> => {
  if (!isZip(await readStart(path, SIGNATURE))) return [{ path, name: basename(options.name) }];
  try {
    return await unpackZip(path, options);
  } catch (error) {
    throw zipError(options.name, error);
  }
};

/**
 * The file that has landed, to be read by its parts. A time to come, of a clock that goes wrong, would make every later file older, and
 * without a time of its own it cannot be told to be older than another: it is from now then.
 */
export const landedFile = async (
  landing: Landing,
  about: { name: string; maxSize: number; modifiedAt: Date | null } & Pick<
    FetchContext,
    'folder' | 'signal' | 'clock' | 'sheet'
  >,
): Promise<FetchedFile> => {
  const { name, maxSize, modifiedAt, folder, signal, clock, sheet } = about;
  const now = clock().getTime();
  return {
    path: landing.path,
    size: landing.size(),
    sha256: landing.sha256(),
    modifiedAt: new Date(Math.min(modifiedAt?.getTime() ?? now, now)),
    ...(modifiedAt === null && { ageUnknown: true }),
    name,
    parts: await unpackParts(landing.path, { name, folder, maxSize, signal, sheet }),
    sourceState: null,
    more: false,
    keysPath: null,
  };
};
