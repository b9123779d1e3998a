import { type FileHandle, open } from 'node:fs/promises';
import type { MediaInfo } from 'mediainfo.js';
import PQueue from 'p-queue';
import { businessError, unavailable } from '../errors.ts';
import type { FileFormat } from './file-format.ts';

/** One at a time: each holds a copy of the library's memory. */
const queue = new PQueue({ concurrency: 1 });

type Track = Record<string, unknown> & { '@type': string };

/** MediaInfo's words for a part that is longer than what is there of it. */
const BROKEN_OFF = /IsTruncated":"Yes|size is (?:more|less) than (?:maximal permitted|expected) size/;

/** None for a file that the library gives up on. Rejects with what the disk did. */
const analyze = async (library: MediaInfo<'object'>, file: FileHandle): Promise<Track[]> => {
  const { size } = await file.stat();
  let failure: unknown;
  const readChunk = async (length: number, position: number): Promise<Uint8Array> => {
    try {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  const result = await library.analyzeData(size, readChunk).catch(() => undefined);
  if (failure !== undefined) throw failure;
  return (result?.media?.track ?? []) as unknown as Track[];
};

/** Rejects with 503 where the file or the library can't be read: that is no fault of the file's. */
const readTracks = async (path: string): Promise<Track[]> => {
  let file: FileHandle | undefined;
  let library: MediaInfo<'object'> | undefined;
  try {
    file = await open(path);
    const { default: createMediaInfo } = await import('mediainfo.js');
    library = await createMediaInfo({ format: 'object' });
    return await analyze(library, file);
  } catch (error) {
    throw unavailable('The file can not be looked through now: try again in a few seconds', error);
  } finally {
    library?.close();
    await file?.close();
  }
};

/**
 * Reads how a video or a recording is built. Throws 415 where it has nothing to see or hear, or is broken off; 503 where the disk
 * fails. Tells how long it is, 0 where it does not say so.
 */
export const inspectRecording = async (path: string, { name, kind }: FileFormat): Promise<{ seconds: number }> => {
  const refused = (why: string) => businessError(415, `The ${name} file can't be used: ${why}`);
  const tracks = await queue.add(() => readTracks(path));
  const general = tracks.find((track) => track['@type'] === 'General');
  if (!tracks.some((track) => track['@type'] === kind))
    throw refused(kind === 'Video' ? 'there is no video in it' : 'there is no sound in it');
  if (BROKEN_OFF.test(JSON.stringify(general?.extra ?? {}))) throw refused('it breaks off before its end');
  const seconds = Number(general?.Duration);
  return { seconds: Number.isFinite(seconds) ? seconds : 0 };
};
