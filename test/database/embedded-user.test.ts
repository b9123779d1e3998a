import { chmod, chown, copyFile, link, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { findRunningServer } from '../../src/database/embedded/embedded-server.ts';
import { runProgram } from '../../src/database/embedded/run-program.ts';
import { FIRST_NUMBER, LAST_NUMBER, ownNumber } from '../../src/database/embedded/server-user.ts';
import { type DataFolder, killHard, query, withDataFolder } from '../helpers/embedded.ts';

/** Only root may run a server, or anything, as another user. */
const asRoot = process.getuid?.() === 0 ? test.serial : test.serial.skip;

const NOBODY = { uid: 65534, gid: 65534 };

const userOf = async (pid: number) => Number(/^Uid:\t(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);
const ownerOf = async (path: string) => (await stat(path)).uid;
const isOwnNumber = (uid: number) => uid >= FIRST_NUMBER && uid <= LAST_NUMBER;

/** What a process of nobody comes to that tries to connect: `open` where the server greets it, else the error. */
const connectAsNobody = async (folder: string, socketPath: string) => {
  const program = join(folder, 'node');
  // A program that has just been written can't be run while another test starts one: that holds it open for a moment.
  await link(process.execPath, program).catch(() => copyFile(process.execPath, program));
  await chmod(program, 0o755);
  const script = `const socket = require('node:net').connect(process.argv[1]);
    for (const [event, tell] of [['data', () => 'open'], ['error', ({ code }) => code]]) {
      socket.once(event, (what) => (console.log(tell(what)), process.exit()));
    }`;
  const run = await runProgram(program, ['-e', script, socketPath], {
    runAs: NOBODY,
    cwd: '/',
    env: {},
  });
  return run.output.trim();
};

const shell = async (script: string, ...args: string[]) => {
  const run = await runProgram('/bin/sh', ['-c', script, ...args], {
    runAs: NOBODY,
    cwd: '/',
    env: {},
  });
  return { worked: run.code === 0, output: run.output };
};

/** As earlier versions left it: the data are nobody's, in a folder of root's. */
const makeOld = async (data: DataFolder) => {
  const base = join(data.folder, 'database');
  await mkdir(base);
  await chown(base, NOBODY.uid, NOBODY.gid);
  const { pid, child } = await data.service('start');
  await killHard(child);
  await chown(base, 0, 0);
  await chmod(base, 0o711);
  return { pid, base };
};

asRoot(
  'a process of nobody neither connects, reads the data, nor touches the server',
  withDataFolder,
  async (t, data) => {
    const { pid, socketPath } = await data.start();
    t.is(await connectAsNobody(data.folder, socketPath), 'EACCES');
    for (const path of ['data', 'data/ibdata1', 'run', 'tmp', 'server.log']) {
      const { worked, output } = await shell(
        'test -d "$0" && ls "$0" || head -c 1 "$0"',
        join(data.folder, 'database', path),
      );
      t.false(worked, path);
      t.regex(output, /Permission denied/, path);
    }
    t.regex((await shell(`kill -0 ${pid}`)).output, /not permitted/);
    t.regex((await shell(`cat /proc/${pid}/environ`)).output, /Permission denied/);
  },
);

asRoot(
  'a server that an earlier version left running as nobody is started anew as a user of its own, with its data',
  withDataFolder,
  async (t, data) => {
    const old = await makeOld(data);
    t.is(await userOf(old.pid), NOBODY.uid);
    const left = await findRunningServer(data.folder);
    if (left === undefined) return t.fail('no server was left running');
    await query(left, 'create database kept', 'create table kept.one (id int)', 'insert into kept.one values (7)');

    const server = await data.start();
    t.false(server.adopted);
    t.not(server.pid, old.pid);
    t.true(isOwnNumber(await userOf(server.pid)), String(await userOf(server.pid)));
    t.deepEqual(await query(server, 'select id from kept.one'), [{ id: 7 }]);
    t.is(await connectAsNobody(data.folder, server.socketPath), 'EACCES');
    t.true(data.logged.some((line) => line.includes(`process ${old.pid}`) && line.includes('another user')));
  },
);

asRoot(
  'data that were nobody’s when the machine went down become the server’s own',
  withDataFolder,
  async (t, data) => {
    const { pid, base } = await makeOld(data);
    process.kill(pid, 'SIGKILL');
    await writeFile(join(base, 'server.log.1'), 'what was said before');
    await chown(join(base, 'server.log.1'), NOBODY.uid, NOBODY.gid);
    const server = await data.start();
    const user = await userOf(server.pid);
    t.true(isOwnNumber(user), String(user));
    for (const path of [
      'data',
      'data/ibdata1',
      'data/mysql',
      'run',
      'run/server.pid',
      'tmp',
      'server.log',
      'server.log.1',
    ]) {
      t.is(await ownerOf(join(base, path)), user, path);
    }
    t.is(await ownerOf(base), 0);
  },
);

asRoot(
  'where a service of another user than root has its data, root’s commands run the server as that user',
  withDataFolder,
  async (t, data) => {
    const user = 12_345;
    const base = join(data.folder, 'database');
    await chown(data.folder, user, user);
    for (const ownerOfFolder of [user, 0]) {
      // Also where that user may only write into a folder that is root’s.
      await chown(data.folder, ownerOfFolder, user);
      const server = await data.start();
      t.is(await userOf(server.pid), user);
      await server.stop();
      t.deepEqual([await ownerOf(base), (await stat(base)).mode & 0o777], [user, 0o700]);
      t.is(await ownerOf(join(base, 'data')), user);
    }
  },
);

test('the number of a data folder stays the same, is told from another folder’s, and passes over accounts', async (t) => {
  const free = async () => false;
  const number = await ownNumber('/var/lib/listingd', free);
  t.true(isOwnNumber(number));
  t.is(await ownNumber('/var/lib/listingd', free), number);
  t.not(await ownNumber('/srv/listingd', free), number);
  const next = await ownNumber('/var/lib/listingd', async (uid) => uid === number);
  t.true(isOwnNumber(next) && next !== number);
  t.true(isOwnNumber(await ownNumber('/var/lib/listingd', async (uid) => uid !== FIRST_NUMBER)));
  await t.throwsAsync(
    ownNumber('/var/lib/listingd', async () => true),
    { message: /60578.*61183.*chown/ },
  );
});
