import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { businessError, unavailable } from '../errors.ts';
import type { FileFormat } from './file-format.ts';

/** A track as MediaInfo tells it: `General` for the file, `Video`, `Audio`. */
export type Track = Record<string, unknown> & { '@type': string };

/** What the thread says: that it has begun, and what it has read. */
export type WorkerMessage = { kind: 'begun' } | { kind: 'read'; tracks: Track[] };

/** Good files take less than one second, and some made for it would take hours. */
const LONGEST_MILLISECONDS = 10_000;

/** Two at a time: each has a thread, and a copy of the library's memory. */
const queue = new PQueue({ concurrency: 2 });

const readInThread = (path: string, milliseconds: number): Promise<Track[] | undefined> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./track-worker.ts', import.meta.url), { workerData: path, execArgv: [] });
    let tracks: Track[] | undefined;
    let isLate = false;
    let failure: unknown;
    let timer: NodeJS.Timeout | undefined;
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'read') tracks = message.tracks;
      else
        timer = setTimeout(() => {
          isLate = true;
          void worker.terminate();
        }, milliseconds);
    });
    worker.once('error', (error) => {
      failure = error;
    });
    worker.once('exit', (code) => {
      clearTimeout(timer);
      if (tracks !== undefined || isLate) resolve(tracks);
      else reject(unavailable('The file can not be looked through now: try again in a few seconds', failure ?? code));
    });
  });

/**
 * How a video or a recording is built, none for a file that can't be understood. It is read in a thread of its own, since what is made
 * for it keeps the library busy for hours; undefined where it takes longer than `milliseconds`. Rejects with 503 where the disk fails.
 */
const readTracks = async (path: string, milliseconds = LONGEST_MILLISECONDS): Promise<Track[] | undefined> =>
  queue.add(() => readInThread(path, milliseconds));

/** MediaInfo's words for a part that is longer than what is there of it. */
const BROKEN_OFF = /IsTruncated":"Yes|size is (?:more|less) than (?:maximal permitted|expected) size/;

/**
 * Reads how a video or a recording is built. Throws 415 where it has nothing to see or hear, is broken off, or takes longer than
 * `milliseconds` to read; 503 where the disk fails. Tells how long it is, 0 where it does not say so.
 */
export const inspectMedia = async (
  path: string,
  { name, kind }: FileFormat,
  milliseconds?: number,
): Promise<{ seconds: number }> => {
  const refused = (why: string) => businessError(415, `The ${name} file can't be used: ${why}`);
  const tracks = await readTracks(path, milliseconds);
  if (tracks === undefined) throw refused('it takes too long to look through');
  const general = tracks.find((track) => track['@type'] === 'General');
  if (!tracks.some((track) => track['@type'] === kind))
    throw refused(kind === 'Video' ? 'there is no video in it' : 'there is no sound in it');
  if (BROKEN_OFF.test(JSON.stringify(general?.extra ?? {}))) throw refused('it breaks off before its end');
  const seconds = Number(general?.Duration);
  return { seconds: Number.isFinite(seconds) ? seconds : 0 };
};
