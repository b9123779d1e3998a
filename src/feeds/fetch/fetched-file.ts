import type { Database } from '../../database/connection.ts';
import type { Logger } from '../../process/logger.ts';
import type { Wait } from './retry.ts';

/** A file of an archive that is not read: a picture, a paper. `checksum` is its CRC-32, `size` in bytes, both as the archive says. */
export type ArchiveMember = { fileName: string; checksum: number; size: number };

/** A ZIP archive, and what it holds beside the parts that are read. */
export type Archive = { path: string; others: readonly ArchiveMember[] };

/** The sheet of a workbook that was made a table of, the names of the other ones that are shown, and how many were seen to hold tables. */
type PartSheet = { name: string; others: readonly string[]; tables: number };

/** A file that is read as it lies there, unpacked as far as archives are concerned. `archive`: the one that it is a member of. */
export type FeedPart = { path: string; name: string; archive?: Archive; sheet?: PartSheet };

/** What a source has to know at the next run: an ETag, the names of the files that are done, a cursor. JSON. */
export type SourceState = Readonly<Record<string, unknown>>;

/** What a run imports: files of its own in the data folder, which nobody changes while they are read. */
export type FetchedFile = {
  /** The file as it came, packed as it is: a run that is held keeps it. */
  path: string;
  /** Of the file as it came. */
  size: number;
  sha256: Buffer;
  modifiedAt: Date;
  /** `modifiedAt` does not tell whether it is older than another file: it came without a time, or goes by its name. */
  ageUnknown?: true;
  /** What it is called in messages. */
  name: string;
  /** What is read, in this order: the members of an archive, else the file itself. */
  parts: readonly FeedPart[];
  /** Stored once the file has been applied; null leaves what is stored. */
  sourceState: SourceState | null;
  /** The source has more files that wait: another run follows. */
  more: boolean;
  /** A file with a ListingKey a line: all that the source has. What the feed shows and is not among them is absent. */
  keysPath: string | null;
  /** What went wrong in fetching without making the file useless: the run's message says it. */
  note?: string;
  /** Pictures beside it in its archive are still to be kept: the same file is to be read again. */
  leavesPictures?: true;
  /** The file is one of a series that is imported in the order of names, each file exactly once. */
  series?: FileSeries;
};

export type FileSeries = {
  /** Stored when the file is not applied and a later one may take its place; null: the later ones wait for it. */
  skippedState: SourceState | null;
};

/** A file to import, or the source's word that there is nothing new. */
export type Fetched =
  | { kind: 'file'; file: FetchedFile }
  | { kind: 'nothing'; message: string; sourceState: SourceState | null };

/** What fetching needs beside the feed's configuration. */
export type FetchContext = {
  /** The feed's name, for messages. */
  feed: string;
  /** The run's own folder in the data folder. */
  folder: string;
  /** What the source said when its file was applied last. */
  lastState: SourceState | null;
  /** Whether the source may answer that nothing has changed: nothing is open from the last run. */
  conditional: boolean;
  /** The run of the feed that waits for an approval; null or left out: none does, or it is of no matter. */
  heldRunId?: number | null;
  database: Database;
  /** The value of an environment variable that a feed names for its credentials. */
  readVariable: (name: string) => string | undefined;
  clock: () => Date;
  log: Logger;
  signal: AbortSignal;
  /** The sheet that the feed names of a workbook. */
  sheet?: string | undefined;
  /** The chatbots that are there to be filled. */
  chatbotIds?: readonly number[];
  /** In place of the clock, where requests have to wait. */
  wait?: Wait;
};

/** What fetching a file from a server needs: also where there is no run, and no database. */
export type RemoteContext = Omit<FetchContext, 'database'>;
