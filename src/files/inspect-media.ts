import { businessError } from '../errors.ts';
import type { FileFormat } from './file-format.ts';
import { readTracks } from './read-tracks.ts';

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
