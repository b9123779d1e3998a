import { open } from 'node:fs/promises';
import type { MediaInfo } from 'mediainfo.js';
import PQueue from 'p-queue';
import { businessError } from '../errors.ts';
import type { FileFormat } from './file-format.ts';

/** One at a time: each holds a copy of the library's memory. */
const queue = new PQueue({ concurrency: 1 });

type Track = Record<string, unknown> & { '@type': string };

/** MediaInfo's words for a part that is longer than what is there of it. */
const BROKEN_OFF = /IsTruncated":"Yes|size is (?:more|less) than (?:maximal permitted|expected) size/;

const readTracks = async (path: string): Promise<Track[]> => {
  const { default: createMediaInfo } = await import('mediainfo.js');
  const file = await open(path);
  let library: MediaInfo<'object'> | undefined;
  try {
    library = await createMediaInfo({ format: 'object' });
    const { size } = await file.stat();
    const { media } = await library.analyzeData(size, async (length, position) => {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, position);
      return bytes.subarray(0, bytesRead);
    });
    return (media?.track ?? []) as unknown as Track[];
  } finally {
    library?.close();
    await file.close();
  }
};

/** Reads how a video or a recording is built. Throws 415 where it has nothing to see or hear, or is broken off. Tells how long it is. */
export const inspectRecording = async (path: string, { name, kind }: FileFormat): Promise<{ seconds: number }> => {
  const refused = (why: string) => businessError(415, `The ${name} file can't be used: ${why}`);
  const tracks = await queue.add(() => readTracks(path)).catch(() => []);
  const general = tracks.find((track) => track['@type'] === 'General');
  if (!tracks.some((track) => track['@type'] === kind))
    throw refused(kind === 'Video' ? 'there is no video in it' : 'there is no sound in it');
  if (BROKEN_OFF.test(JSON.stringify(general?.extra ?? {}))) throw refused('it breaks off before its end');
  const seconds = Number(general?.Duration);
  return { seconds: Number.isFinite(seconds) ? seconds : 0 };
};
