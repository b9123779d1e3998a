import { Readable } from 'node:stream';
import { crc32, createGunzip } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { FeedFileError } from '../feed-file-error.ts';
import { isTableText } from '../read/detect-dialect.ts';
import { encodingOf } from '../read/detect-encoding.ts';
import { isGzip, isZip, textKind } from '../read/file-kind.ts';
import { byName, isPictureName, shownMembers } from './file-names.ts';

/** So many members are read at most; of those that are not, as pictures, an archive may hold many more. */
const MOST_READ = 1_000;
const MOST_MEMBERS = 100_000;
/** What macOS and others add to an archive, or to the folder that it was made of. */
const NO_MEMBER = /(^|\/)(__MACOSX\/|\.(?!rels$)|~\$|Thumbs\.db$|desktop\.ini$)|\/$/i;
/** Of the parts of an Office document: the list of their kinds, and lists of what each refers to. */
const PART_KINDS = /(^|\/)\[Content_Types\]\.xml$/;
const PART_RELATIONS = /(^|\/)\.rels$/;
/** What is meant to be read, whatever it holds: where that is nothing to be read, it is an error. */
const DATA = /\.(csv|tsv|tab|psv|json|jsonl|ndjson|geojson|xml|blm|rets)(\.gz)?$/i;
/** What is read where nothing else is named like data: it may be the same in another form, or somebody's notes. */
const WORKBOOK = /\.xls[xm]$/i;
/** What never holds listings. */
const OTHER =
  /\.(svg|pdf|docx?|xls[xmb]?|pptx?|od[ts]|rtf|mp[34]|mov|avi|wmv|webm|wav|dtd|xsd|xslt?|css|js|html?|md|url|lnk|rar|7z)$/i;
const ABOUT =
  /(^|\/)(read[-_ ]?me|lies[-_ ]?mich|leame|lisez[-_ ]?moi|licen[cs]e|copying|changelog|disclaimer)\b[^/]*$/i;
/** Bytes of a member's beginning that tell what it is. */
const BEGINNING = 1 << 16;

/** The members of an archive that are to be read, by name, and those that are not. */
type Members = { data: Entry[]; others: Entry[] };

/** The first bytes that a stream gives, also of one that breaks off. */
const beginningOf = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= BEGINNING) break;
    }
  } catch {
    // What is wrong with it is said once it is read whole.
  }
  return Buffer.concat(chunks);
};

/** What a member is by its beginning: listings, as far as can be seen; another text; an archive; or anything else. */
type Kind = 'data' | 'text' | 'archive' | 'other';

const kindOf = async (zip: ZipFile, entry: Entry): Promise<Kind> => {
  // What cannot be looked into is an error of its own when it is read.
  if (entry.isEncrypted() || !entry.canDecodeFileData()) return 'data';
  const packed = await beginningOf(await zip.openReadStreamPromise(entry));
  const bytes = isGzip(packed) ? await beginningOf(Readable.from([packed]).pipe(createGunzip())) : packed;
  if (isZip(bytes)) return 'archive';
  if (bytes.length === 0) return 'other';
  try {
    const text = new TextDecoder(await encodingOf(Readable.from([bytes]), entry.fileName, 'auto')).decode(bytes);
    if (ABOUT.test(entry.fileName)) return 'text';
    return textKind(text, bytes.length < BEGINNING) !== 'delimited' || isTableText(text) ? 'data' : 'text';
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    return 'other';
  }
};

const nothingToRead = (name: string, others: readonly Entry[], archives: readonly Entry[]): FeedFileError => {
  const [archive] = archives;
  if (archive !== undefined) {
    return new FeedFileError(`${archive.fileName} in ${name} is an archive in an archive: deliver it unpacked once`);
  }
  const held = others.length === 0 ? 'without files' : `that holds nothing to read, but ${shownMembers(others)}`;
  return new FeedFileError(`${name} is a ZIP archive ${held}: nothing was imported`);
};

const tooMany = (name: string, most: number): FeedFileError =>
  new FeedFileError(`${name} is a ZIP archive of more than ${most} files`);

/** Parts members that are named like data, or look so, from pictures, papers and what is written about them. */
const partMembers = async (zip: ZipFile, members: readonly Entry[], name: string): Promise<Members> => {
  const found: Record<Kind | 'workbook', Entry[]> = { data: [], workbook: [], text: [], archive: [], other: [] };
  let looked = 0;
  for (const entry of members) {
    const { fileName } = entry;
    if (DATA.test(fileName)) found.data.push(entry);
    else if (WORKBOOK.test(fileName)) found.workbook.push(entry);
    else if (/\.zip$/i.test(fileName)) found.archive.push(entry);
    else if (isPictureName(fileName) || OTHER.test(fileName)) found.other.push(entry);
    else {
      looked += 1;
      if (looked > MOST_READ) throw tooMany(name, MOST_READ);
      found[await kindOf(zip, entry)].push(entry);
    }
  }
  const { data, workbook, text, archive, other } = found;
  if (data.length > 0) return { data, others: [...other, ...workbook, ...archive, ...text] };
  if (workbook.length > 0) return { data: workbook, others: [...other, ...archive, ...text] };
  if (text.length > 0) return { data: text, others: [...other, ...archive] };
  throw nothingToRead(name, other, archive);
};

/** All that an archive holds, but for what no program reads. FeedFileError where that is too much. */
export const listMembers = async (zip: ZipFile, name: string): Promise<Entry[]> => {
  const members: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (NO_MEMBER.test(entry.fileName)) continue;
    if (members.length === MOST_MEMBERS) throw tooMany(name, MOST_MEMBERS);
    members.push(entry);
  }
  return members;
};

/** The members of an archive that are to be read, by name. FeedFileError where there are too many, or none, which names what there is. */
export const chooseMembers = async (zip: ZipFile, members: readonly Entry[], name: string): Promise<Members> => {
  if (members.some(({ fileName }) => PART_KINDS.test(fileName))) {
    throw new FeedFileError(
      `${name} holds the parts of an Office document in a folder: deliver the document itself, or CSV`,
    );
  }
  const own = members.filter(({ fileName }) => !PART_RELATIONS.test(fileName));
  const sorted = own.map((entry) => ({ name: entry.fileName, entry })).sort(byName);
  const found = await partMembers(
    zip,
    sorted.map(({ entry }) => entry),
    name,
  );
  if (found.data.length > MOST_READ) throw tooMany(name, MOST_READ);
  return found;
};

/**
 * What a member of an archive holds, piece by piece; its checksum is that of the archive's directory. `what` is its name in messages.
 * FeedFileError where it is encrypted, packed in an unknown way, or, at its end, damaged; how much it may be is the caller's to bound.
 */
export async function* memberBytes(zip: ZipFile, entry: Entry, what: string): AsyncGenerator<Buffer> {
  if (entry.isEncrypted()) throw new FeedFileError(`${what} is encrypted: deliver it without a password`);
  if (!entry.canDecodeFileData()) {
    throw new FeedFileError(`${what} is packed in a way that is not known: use ZIP's usual one (deflate)`);
  }
  let checksum = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (checksum !== entry.crc32) {
    throw new FeedFileError(`${what} is damaged: it fails its own checksum. Deliver it again`);
  }
}
