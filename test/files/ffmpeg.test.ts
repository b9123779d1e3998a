import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { createFfmpeg } from '../../src/files/ffmpeg.ts';
import { withHttpServer } from '../helpers/loopback-server.ts';
import { sample } from '../helpers/sample-files.ts';

const never = new AbortController().signal;
const COPIED = ['-map', '0:a:0', '-c', 'copy', '-f', 'wav'];

test('whatever a file names, nothing is opened but what lies on the disk', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-ffmpeg-'));
  t.teardown(() => rm(folder, { recursive: true }));
  const sound = sample('sound.wav');
  await writeFile(join(folder, 'sound.wav'), sound);
  const ffmpeg = createFfmpeg();
  const list = join(folder, 'list');
  const opened = async (address: string): Promise<number> => {
    await writeFile(list, `ffconcat version 1.0\nfile '${address}'\n`);
    return (await ffmpeg.run(['-f', 'concat', '-safe', '0', '-i', list], COPIED, never)).output.length;
  };
  await withHttpServer(
    (_, response) => void response.end(sound),
    async ({ origin, requests }) => {
      t.true((await opened(join(folder, 'sound.wav'))) > 1_000);
      t.is(await opened(`${origin}/sound.wav`), 0);
      t.is(await opened(`data:audio/wav;base64,${sound.toString('base64')}`), 0);
      t.is(requests.length, 0);
    },
  );
});
