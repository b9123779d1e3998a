import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import test from 'ava';
import { isLocked, lockDataFolder, lockHolder } from '../../src/database/embedded/data-folder.ts';
import { findRunningServer, startEmbeddedServer } from '../../src/database/embedded/embedded-server.ts';
import { killHard, query, withDataFolder } from '../helpers/embedded.ts';
import { until } from '../helpers/program.ts';

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
  // A program that another test starts at that moment has the socket, too, until it runs.
  t.true(await until('a free folder', async () => !(await isLocked(data.folder, 'service'))));
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

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
const recordOf = async (folder: string) => JSON.parse(await readFile(join(folder, 'database/server.json'), 'utf8'));

test.serial('a new data folder gets a server with our settings, on no network', withDataFolder, async (t, data) => {
  t.is(await findRunningServer(data.folder), undefined);
  const server = await data.start({ settings: 'durable' });
  const [row] = await query(
    server,
    `select @@skip_networking as networkless, @@collation_server as text_order, @@time_zone as time_zone, @@local_infile as local_files,
       @@max_allowed_packet as largest_packet, @@global.sql_mode as strictness, @@innodb_flush_log_at_trx_commit as flushing,
       @@innodb_buffer_pool_size as pool`,
  );
  const { pool, ...settings } = row as { pool: number };
  t.deepEqual(settings as object, {
    networkless: 1,
    text_order: 'utf8mb4_unicode_520_ci',
    time_zone: '+00:00',
    local_files: 1,
    largest_packet: 64 * 1024 * 1024,
    strictness: 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
    flushing: 1,
  });
  t.false(server.adopted);
  // Pages of tables get an eighth of the memory at most, and at least 128 MB.
  const memory = Math.min(totalmem(), process.constrainedMemory() || totalmem());
  t.true(pool >= 128 * 2 ** 20 && pool <= Math.max(128 * 2 ** 20, memory / 8), `${pool} of ${memory}`);
  // A machine with as much to spare gives it.
  t.true(memory < 2 ** 31 || pool >= 2 ** 28, `${pool} of ${memory}`);
});

test.serial(
  'the data and the socket are closed to other users, the server has no rights of root, and a command finds it and leaves it running',
  withDataFolder,
  async (t, data) => {
    const server = await data.start();
    for (const name of ['data', 'run', 'tmp']) {
      t.is((await stat(join(data.folder, 'database', name))).mode & 0o777, 0o700, name);
    }
    t.notRegex(await readFile(`/proc/${server.pid}/status`, 'utf8'), /^Uid:\s.*\b0\b/m);
    const found = await findRunningServer(data.folder);
    t.is(found?.pid, server.pid);
    t.is(found?.socketPath, server.socketPath);
    await found?.stop();
    t.deepEqual(await query(server, 'select 1 as one'), [{ one: 1 }]);
  },
);

test.serial(
  'what was written is there after a stop and a start, and stopping twice is fine',
  withDataFolder,
  async (t, data) => {
    const first = await data.start();
    await query(first, 'create database kept', 'create table kept.one (id int primary key)');
    await Promise.all([first.stop(), first.stop()]);
    await first.stop();
    t.false(await exists(`/proc/${first.pid}`));
    const second = await data.start();
    t.deepEqual(await query(second, "show tables in kept like 'one'"), [{ 'Tables_in_kept (one)': 'one' }]);
  },
);

test.serial(
  'a server that outlived its killed service is adopted, and stopped by the adopter',
  withDataFolder,
  async (t, data) => {
    const { pid, child } = await data.service('start');
    await killHard(child);
    const server = await data.start();
    t.is(server.pid, pid);
    t.true(server.adopted);
    await server.stop();
    t.is(await findRunningServer(data.folder), undefined);
  },
);

test.serial('a server that is shutting down is waited for and then started anew', withDataFolder, async (t, data) => {
  const first = await data.start();
  const stopping = first.stop();
  while (!(await recordOf(data.folder)).stopping) await delay(1);
  const second = await data.start();
  await stopping;
  t.not(second.pid, first.pid);
  t.deepEqual(await query(second, 'select 1 as one'), [{ one: 1 }]);
});

test.serial('starts at once on one folder end with one server', withDataFolder, async (t, data) => {
  const servers = await Promise.all([data.start(), data.start(), data.service('start')]);
  t.is(new Set(servers.map((server) => server.pid)).size, 1);
});

test.serial('a committed row survives the kill of the server', withDataFolder, async (t, data) => {
  const first = await data.start({ settings: 'durable' });
  await query(
    first,
    'create database kept',
    'create table kept.one (id int primary key)',
    'insert into kept.one values (42)',
  );
  process.kill(first.pid, 'SIGKILL');
  const second = await data.start({ settings: 'durable' });
  t.deepEqual(await query(second, 'select id from kept.one'), [{ id: 42 }]);
});

test.serial('an initialization that was killed half-way is done again', withDataFolder, async (t, data) => {
  const base = join(data.folder, 'database');
  const halfMade = async () => (await readdir(base).catch(() => [])).filter((name) => name.startsWith('initializing-'));
  const child = data.spawnService('start');
  while ((await halfMade()).length === 0) await delay(2);
  await killHard(child);
  t.is((await halfMade()).length, 1);
  t.false(await exists(join(base, 'data')));
  const server = await data.start();
  t.false(server.adopted);
  t.deepEqual(await halfMade(), []);
  t.deepEqual(await query(server, 'select current_user() as me'), [{ me: 'root@localhost' }]);
});

test.serial(
  'a recorded number that is another program’s by now is not taken for the server',
  withDataFolder,
  async (t, data) => {
    const first = await data.start();
    await first.stop();
    const path = join(data.folder, 'database/server.json');
    await writeFile(path, JSON.stringify({ ...(await recordOf(data.folder)), pid: process.pid }));
    t.is(await findRunningServer(data.folder), undefined);
    const second = await data.start();
    t.not(second.pid, process.pid);
    t.is((await recordOf(data.folder)).pid, second.pid);
  },
);

test.serial('a newer server upgrades the data after a copy of them', withDataFolder, async (t, data) => {
  const first = await data.start();
  await query(first, 'create database kept');
  await first.stop();
  const { engine, version } = first;
  const older = engine === 'mysql' ? '8.0.1' : '10.6.1';
  await writeFile(join(data.folder, 'database/server.json'), JSON.stringify({ engine, version: older }));
  const second = await data.start();
  t.true(await exists(join(data.folder, `database/data-before-upgrade-from-${older}/kept`)));
  t.is((await recordOf(data.folder)).version, version);
  t.deepEqual(await query(second, "show databases like 'kept'"), [{ 'Database (kept)': 'kept' }]);
});

test.serial(
  'data that no server here may open are refused with the way out, and left alone',
  withDataFolder,
  async (t, data) => {
    await (await data.start()).stop();
    const bin = join(data.folder, 'bin');
    await mkdir(bin);
    const older = '#!/bin/sh\necho "mysqld  Ver 98.4.0 for Linux on x86_64 (MySQL Community Server - GPL)"\n';
    await writeFile(join(bin, 'mysqld'), older, { mode: 0o755 });
    const path = join(data.folder, 'database/server.json');
    const own = await readFile(path, 'utf8');
    const refused = async (record: string, message: RegExp, options: { path?: string } = {}) => {
      await writeFile(path, record);
      await t.throwsAsync(data.start(options), { message });
      t.is(await readFile(path, 'utf8'), record);
    };
    const newer = '{"engine":"mysql","version":"99.0.0"}';
    await refused(newer, /written by MySQL 99\.0\.0, and here there is .*install.*DATABASE_URL/);
    await refused(newer, /MySQL 99\.0\.0, and here there is MySQL 98\.4\.0.*install/, { path: bin });
    await refused('{"engine":', /server\.json.*missing or damaged.*restore/);
    t.is(await findRunningServer(data.folder), undefined);

    await writeFile(path, own);
    await writeFile(join(data.folder, 'database/data/ibdata1'), 'not a tablespace');
    await t.throwsAsync(data.start(), { message: /did not start.*InnoDB.*restore a backup/s });
  },
);

test.serial(
  'a data folder in a deep place gets a socket in a short one, removed with the server',
  withDataFolder,
  async (t, data) => {
    const folder = join(data.folder, 'x'.repeat(60), 'y'.repeat(60));
    const server = await startEmbeddedServer({
      folder,
      cacheFolder: data.cacheFolder,
      path: process.env.PATH ?? '',
      settings: 'test',
      log: () => {},
    });
    t.true(Buffer.byteLength(server.socketPath) <= 100);
    t.deepEqual(await query(server, 'select 1 as one'), [{ one: 1 }]);
    t.is((await findRunningServer(folder))?.pid, server.pid);
    await server.stop();
    t.false(await exists(join(server.socketPath, '..')));
  },
);

test.serial('a data folder that is a file is a clear error', withDataFolder, async (t, data) => {
  const folder = join(data.folder, 'file');
  await writeFile(folder, '');
  const options = { folder, cacheFolder: data.folder, log: () => {} };
  await t.throwsAsync(startEmbeddedServer(options), { message: /data folder .*file can't be used.*LISTINGD_DATA/ });
});
