import { type FileHandle, open } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import createMediaInfo, { type MediaInfo } from 'mediainfo.js';
import type { Track, WorkerMessage } from './inspect-media.ts';

// The thread that `readTracks` starts for one file, whose path it is given.

const tell = (message: WorkerMessage): void => parentPort?.postMessage(message);

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

const library = await createMediaInfo({ format: 'object' });
const file = await open(workerData as string);
tell({ kind: 'begun' });
tell({ kind: 'read', tracks: await analyze(library, file) });
await file.close();
