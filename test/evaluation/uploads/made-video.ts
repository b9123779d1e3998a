import { sample } from '../../helpers/sample-files.ts';

const CHUNK = Buffer.alloc(65_536);

/** The bytes of a video of exactly so many bytes, made while they are read: a short MP4, and a box behind it that players pass over. */
export function* madeVideo(bytes: number): Generator<Buffer> {
  const video = sample('video.mp4');
  const head = Buffer.alloc(8);
  const free = bytes - video.length;
  head.writeUInt32BE(free, 0);
  head.write('free', 4, 'latin1');
  yield Buffer.concat([video, head]);
  for (let left = free - head.length; left > 0; left -= CHUNK.length)
    yield CHUNK.subarray(0, Math.min(left, CHUNK.length));
}
