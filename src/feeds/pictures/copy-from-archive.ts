import { basename } from 'node:path';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { isDatabaseAway } from '../../database/database-failure.ts';
import { storesOn } from '../../database/stores.ts';
import { filePath } from '../../files/file-address.ts';
import { createPictureFinisher } from '../../listings/pictures/listing-pictures.ts';
import { copiesImages } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FetchedFile } from '../fetch/fetched-file.ts';
import { isPictureName } from '../fetch/file-names.ts';
import { memberOf, unpackMember } from '../fetch/unpack.ts';
import type { ImportJob, KeptFiles } from '../runs/import-job.ts';
import { ARCHIVE_ORIGIN, archiveAddress, lackingName } from './archive-pictures.ts';
import { copyLot, type Lot } from './copy-lot.ts';

/** The pictures of an archive that is open, by their addresses. */
const picturesOf = async (zip: ZipFile | null): Promise<Map<string, Entry>> => {
  const entries = new Map<string, Entry>();
  if (zip === null) return entries;
  for await (const entry of zip.eachEntry()) {
    if (isPictureName(entry.fileName)) entries.set(archiveAddress(memberOf(entry)), entry);
  }
  return entries;
};

/** What keeps files, read when pictures are to be kept: most runs have none. */
const openFiles = async ({ dataFolder, fileStorage, fileDays }: KeptFiles, { database, clock }: ImportJob) => {
  const [{ createFileService }, { createStorage }] = await Promise.all([
    import('../../files/file-service.ts'),
    import('../../files/storage.ts'),
  ]);
  const storage = createStorage(dataFolder, fileStorage);
  return createFileService({ database, clock, storage, days: fileDays, isShown: async () => true });
};

const lotOf = async (zip: ZipFile | null, kept: KeptFiles, job: ImportJob): Promise<Lot> => {
  const { database, feed, folder, clock, log, signal } = job;
  const { publicUrl = '' } = kept;
  const entries = await picturesOf(zip);
  const { pictures } = storesOn(database);
  /** What the archive lacks may be there from an earlier one, or from another chatbot's home. */
  const fileOfTwin: Lot['store']['fileOfTwin'] = async (picture) => {
    const name = lackingName(picture.address);
    const own = name === null ? undefined : await pictures.fileOfName(picture.listingId, name);
    return own ?? pictures.fileOfTwin(picture);
  };
  return {
    ...{ feed, folder, clock, log, signal },
    store: { ...pictures, fileOfTwin },
    files: await openFiles(kept, job),
    finish: createPictureFinisher({ database, addressOf: (fileId) => `${publicUrl}${filePath(fileId)}` }),
    budget: null,
    renew: null,
    renewed: new Map(),
    underWay: new Map(),
    leaveAlone: () => false,
    isOfRun: () => false,
    fetch: async (address, { path, most }) => {
      const entry = entries.get(address);
      if (entry === undefined || zip === null) throw new FeedFileError('the archive does not hold it');
      const what = entry.fileName;
      const landing = await unpackMember(zip, entry, { folder, what, maxSize: most, fileName: basename(path) });
      await landing.close();
      return landing.size();
    },
  };
};

/**
 * Keeps the pictures that rows name and that lie beside the feed in its archive, while that is there. Whether all are kept, or given up: else the
 * same file is to be read again, and goes on with those that wait.
 */
export const copyFromArchive = async ({ parts }: Pick<FetchedFile, 'parts'>, job: ImportJob): Promise<boolean> => {
  const { run, config, feed, database, keptFiles, log, signal } = job;
  if (keptFiles === undefined || run.dryRun || !copiesImages(config)) return true;
  const { pictures } = storesOn(database);
  const waiting = async () => (await pictures.waitingAt(feed.id, ARCHIVE_ORIGIN)).filter(({ home }) => home !== null);
  const found = await waiting();
  if (found.length === 0) return true;
  const path = parts[0]?.archive?.path;
  const zip = path === undefined ? null : await openPromise(path, { autoClose: false });
  try {
    await copyLot(found, await lotOf(zip, keptFiles, job));
  } catch (error) {
    if (signal.aborted || isDatabaseAway(error)) throw error;
    log.warn({ err: error, feed: feed.name }, 'the pictures of an archive could not all be kept: the next run goes on');
  } finally {
    zip?.close();
  }
  return (await waiting()).length === 0;
};
