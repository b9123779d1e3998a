import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { isLocked, lockDataFolder, lockHolder } from '../../src/database/embedded/data-folder-lock.ts';
import { killHard, withDataFolder } from '../helpers/embedded.ts';

test(
  'a second service on a data folder is told which process has it and what to do',
  withDataFolder,
  async (t, data) => {
    const { pid } = await data.service('lock');
    const error = await t.throwsAsync(lockDataFolder(data.folder));
    t.regex(String(error?.message), new RegExp(`in use by process ${pid}: stop that one first.*LISTINGD_DATA`));
  },
);

test('the lock of a killed service is free at once', withDataFolder, async (t, data) => {
  const { child } = await data.service('lock');
  await killHard(child);
  const lock = await lockDataFolder(data.folder);
  await t.throwsAsync(lockDataFolder(data.folder), { message: new RegExp(`process ${process.pid}`) });
  await lock.release();
});

test('a released lock can be taken again, and releasing twice is fine', withDataFolder, async (t, data) => {
  const first = await lockDataFolder(data.folder);
  await Promise.all([first.release(), first.release()]);
  const second = await lockDataFolder(data.folder);
  await first.release();
  await t.throwsAsync(lockDataFolder(data.folder), { message: /in use/ });
  await second.release();
});

test('who asks whether a service is there takes nothing from one that starts', withDataFolder, async (t, data) => {
  t.false(await isLocked(data.folder, 'service'));
  const asked = Array.from({ length: 20 }, () => isLocked(data.folder, 'service'));
  const lock = await lockDataFolder(data.folder);
  await Promise.all(asked);
  t.true(await isLocked(data.folder, 'service'));
  t.false(await isLocked(data.folder, 'command'));
  await lock.release();
  t.false(await isLocked(data.folder, 'service'));
});

test(
  'of many services that start at once exactly one gets the folder, and the others are told at once which',
  withDataFolder,
  async (t, data) => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(data.folder)));
    const locks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    t.is(locks.length, 1);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    t.true(
      refusals.every((refusal) => refusal.includes(`in use by process ${process.pid}:`)),
      refusals[0],
    );
    await locks[0]?.release();
  },
);

test('a holder is asked no longer than the asker is wanted', withDataFolder, async (t, data) => {
  const lock = await lockDataFolder(data.folder);
  t.is(await lockHolder(data.folder, 'service'), `process ${process.pid}`);
  t.is(await lockHolder(data.folder, 'service', AbortSignal.abort()), 'another process');
  await lock.release();
});

test('folders do not lock each other', withDataFolder, async (t, data) => {
  const folders = [join(data.folder, 'one'), join(data.folder, 'two')];
  await mkdir(folders[0] as string);
  const locks = await Promise.all(folders.map(lockDataFolder));
  t.is(locks.length, 2);
  await Promise.all(locks.map((lock) => lock.release()));
});

test('a missing data folder is made, closed to other users', withDataFolder, async (t, data) => {
  const folder = join(data.folder, 'new/data');
  const lock = await lockDataFolder(folder);
  t.is((await stat(folder)).mode & 0o777, 0o700);
  await lock.release();
});
