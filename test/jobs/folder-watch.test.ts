import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { createFolderWatch } from '../../src/jobs/folder-watch.ts';
import { createLogger } from '../../src/process/logger.ts';

const log = createLogger('silent');

test('what is written to a folder, or renamed in it, is told soon; a folder that was not there is watched once it is', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'listingd-watch-'));
  const folder = join(root, 'feeds');
  let told = Promise.withResolvers<void>();
  const watch = createFolderWatch({ folder, onChange: () => told.resolve(), log });
  // A watch keeps no process alive.
  const alive = setInterval(() => {}, 60_000);
  t.teardown(async () => {
    clearInterval(alive);
    watch.stop();
    await rm(root, { recursive: true });
  });
  const isTold = async (change: () => Promise<void>): Promise<void> => {
    told = Promise.withResolvers();
    await change();
    await told.promise;
  };
  watch.ensure();
  await mkdir(folder);
  watch.ensure();
  await isTold(() => writeFile(join(folder, 'main.json'), '{}'));
  await isTold(() => writeFile(join(folder, 'main.json'), '{ "mode": 1 }'));
  await writeFile(join(root, 'aside.json'), '{}');
  await isTold(() => rename(join(root, 'aside.json'), join(folder, 'main.json')));
  await isTold(() => rm(join(folder, 'main.json')));

  // A folder that is made anew is another one.
  await isTold(() => rm(folder, { recursive: true }));
  await mkdir(folder);
  watch.ensure();
  await isTold(() => writeFile(join(folder, 'main.json'), '{}'));
  t.pass();
});
