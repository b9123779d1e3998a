import { chmod, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import { chooseServer, describeNoServer } from '../../src/database/embedded/choose-server.ts';
import { moveIntoPlace } from '../../src/database/embedded/fetch-server.ts';
import { compareVersions, findServers, isSupported, parseVersion } from '../../src/database/embedded/find-server.ts';
import { serverFolders } from '../../src/database/embedded/server-data.ts';
import { makeGuardedFolder } from '../helpers/test-server.ts';

/** A folder of programs that print a version; other users may run them, as the server's user does. */
const withPrograms = async (
  t: import('ava').ExecutionContext,
  run: (
    t: import('ava').ExecutionContext,
    add: (name: string, line: string) => Promise<void>,
    bin: string,
  ) => Promise<void>,
) => {
  const { folder, remove } = await makeGuardedFolder();
  t.teardown(remove);
  await chmod(folder, 0o755);
  const add = async (name: string, line: string) => {
    const path = join(folder, name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  };
  await run(t, add, folder);
};

const mysql97 = 'echo "/usr/sbin/mysqld  Ver 9.7.0 for Linux on x86_64 (MySQL Community Server - GPL)"';
const mariadb = (version: string) => `echo "mysqld  Ver ${version}-MariaDB-0+deb12u1 for debian-linux-gnu on x86_64"`;

test('a version is read from what servers print and answer', (t) => {
  t.deepEqual(parseVersion('9.7.0 for Linux on x86_64 (MySQL Community Server - GPL)'), {
    engine: 'mysql',
    version: '9.7.0',
  });
  t.deepEqual(parseVersion('10.11.19-MariaDB-0+deb12u1'), { engine: 'mariadb', version: '10.11.19' });
  t.deepEqual(parseVersion('8.0.36-28'), { engine: 'mysql', version: '8.0.36' });
  t.is(parseVersion('command not found'), undefined);
});

test('versions compare as numbers, part by part', (t) => {
  const part = fc.nat(200);
  fc.assert(
    fc.property(fc.tuple(part, part, part), fc.tuple(part, part, part), (a, b) => {
      const different = a.findIndex((value, index) => value !== b[index]);
      const expected = different < 0 ? 0 : Math.sign((a[different] ?? 0) - (b[different] ?? 0));
      return Math.sign(compareVersions(a.join('.'), b.join('.'))) === expected;
    }),
  );
  t.true(compareVersions('10.11.9', '10.6.19') > 0);
});

test('MySQL before 8 and MariaDB before 10.6 are too old', (t) => {
  const old = [
    { engine: 'mysql', version: '5.7.44' },
    { engine: 'mariadb', version: '10.5.29' },
  ] as const;
  const fine = [
    { engine: 'mysql', version: '8.0.0' },
    { engine: 'mariadb', version: '10.6.0' },
  ] as const;
  t.deepEqual(old.map(isSupported), [false, false]);
  t.deepEqual(fine.map(isSupported), [true, true]);
});

test('a mysqld is asked which of the two it is', withPrograms, async (t, add, bin) => {
  await add('one/mysqld', mysql97);
  await add('two/mysqld', mariadb('97.1.2'));
  const found = await findServers(`${bin}/one:${bin}/two`, undefined);
  t.deepEqual(
    found.slice(0, 2).map(({ engine, version }) => ({ engine, version })),
    [
      { engine: 'mysql', version: '9.7.0' },
      { engine: 'mariadb', version: '97.1.2' },
    ],
  );
});

test(
  'a server that does not run here, and a relative folder of PATH, are passed over',
  withPrograms,
  async (t, add, bin) => {
    await add('one/mariadbd', 'exit 127');
    await add('two/mariadbd', mariadb('97.1.2'));
    const found = await findServers(`.:relative:${bin}/one:${bin}/two`, undefined);
    t.is(found[0]?.program, `${bin}/two/mariadbd`);
  },
);

test('an installed server that is too old is passed over', withPrograms, async (t, add, bin) => {
  await add('one/mysqld', 'echo "mysqld  Ver 5.7.44 for Linux on x86_64 (MySQL Community Server (GPL))"');
  await add('two/mysqld', mysql97);
  const options = { cacheFolder: bin, path: `${bin}/one:${bin}/two`, folders: serverFolders(bin), runAs: undefined };
  const server = await chooseServer({ ...options, record: undefined, log: () => {} });
  t.is(server.program, `${bin}/two/mysqld`);
});

test('data choose the server of their kind, also where another kind comes first', withPrograms, async (t, add, bin) => {
  await add('one/mysqld', mysql97);
  await add('two/mariadbd', mariadb('97.1.2'));
  const options = { cacheFolder: bin, path: `${bin}/one:${bin}/two`, folders: serverFolders(bin), runAs: undefined };
  const server = await chooseServer({ ...options, record: { engine: 'mariadb', version: '97.1.2' }, log: () => {} });
  t.is(server.program, `${bin}/two/mariadbd`);
});

test('where no server can be had, one sentence names every way out', (t) => {
  const message = describeNoServer('apt-get is missing', []);
  for (const way of ['DATABASE_URL', 'mariadb-server', 'mysql-server', 'container', 'apt-get is missing']) {
    t.true(message.includes(way), way);
  }
  t.is(message.match(/\.(\s|$)/g)?.length, 1);
});

test(
  'of two fetches at once the first one’s server stays, and a newer one replaces it',
  withPrograms,
  async (t, add, bin) => {
    await add('first/usr/sbin/mariadbd', mariadb('10.11.1'));
    await cp(join(bin, 'first'), join(bin, 'second'), { recursive: true });
    await add('third/usr/sbin/mariadbd', mariadb('10.11.2'));
    const target = join(bin, 'mariadb');
    const versionOf = async () => (await findServers(join(target, 'usr/sbin'), undefined))[0]?.version;
    await Promise.all(
      ['first', 'second'].map((name) => moveIntoPlace(join(bin, name), target, '10.11.1', bin, undefined)),
    );
    t.is(await versionOf(), '10.11.1');
    t.is((await readdir(bin)).filter((name) => name === 'first' || name === 'second').length, 1);
    await moveIntoPlace(join(bin, 'third'), target, '10.11.2', bin, undefined);
    t.is(await versionOf(), '10.11.2');
  },
);

test('a broken server in the cache is replaced', withPrograms, async (t, add, bin) => {
  await add('mariadb/usr/sbin/mariadbd', 'exit 127');
  await add('fresh/usr/sbin/mariadbd', mariadb('10.11.1'));
  await moveIntoPlace(join(bin, 'fresh'), join(bin, 'mariadb'), '10.11.1', bin, undefined);
  t.is((await findServers(join(bin, 'mariadb/usr/sbin'), undefined))[0]?.version, '10.11.1');
});
