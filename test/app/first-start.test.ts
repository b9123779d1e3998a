import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import test from 'ava';
import { openDatabase } from '../../src/database/connection.ts';
import { migrate } from '../../src/database/migrate.ts';
import { listen } from '../helpers/loopback-server.ts';
import { type Answer, DEMO, SECRET, until, urlOf, withExternalDatabase, withInstallation } from '../helpers/program.ts';

const shell = promisify(execFile);

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const curlLines = (output: string): string[] => output.split('\n').filter((line) => line.trim().startsWith('curl '));

/** A curl line as a person pastes it; where there is no curl, its parts are read off it. */
const paste = async (line: string): Promise<string> => {
  const hasCurl = await shell('sh', ['-c', 'command -v curl']).then(
    () => true,
    () => false,
  );
  if (hasCurl) return (await shell('sh', ['-c', line])).stdout;
  const [, url = '', header = '', body = ''] = /^\s*curl -s (\S+) -H '([^']+)' -d '([^']+)'$/.exec(line) ?? [];
  const [name = '', value = ''] = header.split(': ');
  return (await fetch(url, { method: 'POST', headers: { [name]: value }, body })).text();
};

const NO_KEYS = { LISTINGD_SECRET_KEY: '', LISTINGD_SESSION_KEY: '' };
const WITH_DEMO = { LISTINGD_DEMO: 'on' };

test.serial(
  'A first start shows new keys in curl lines that work as they stand, with the sample feed in the demo chatbot; those after a stop and a kill change nothing',
  withInstallation(
    async (t, program) => {
      const service = await program.start();
      await service.says(/Run 1 of feed sample: Succeeded, 200 rows/);
      const [list, ask, stream, feeds, ...others] = curlLines(service.output());
      t.deepEqual(others, []);
      const listed = JSON.parse(await paste(list ?? '')) as Answer['envelope'];
      t.true(listed.Success);
      t.is(listed.Data.List.length, 2);
      t.is(listed.Data.List[0].City, 'San Diego');
      const answered = JSON.parse(await paste(ask ?? '')) as Answer['envelope'];
      t.true(answered.Success);
      t.false(answered.Data.noAnswer);
      t.regex(answered.Data.content, /Mission Bay|San Diego/);
      const chunks = (await paste(stream ?? '')).trimEnd().split('\n\n');
      t.true(chunks.length > 0 && chunks.every((chunk) => chunk.startsWith('data: {')));
      const told = JSON.parse(await paste(feeds ?? '')) as Answer['envelope'];
      t.like(told.Data.List, [{ Feed: 'sample', State: 'Fresh', SerialNumbers: [DEMO] }]);

      const [secret = ''] = /lsk_[\w-]+/.exec(service.output()) ?? [];
      const before = (await service.post('/chat/Feed/RunList', {}, secret)).envelope.Data;
      t.is((await service.stop()).code, 0);

      const again = await program.start();
      t.deepEqual((await again.post('/chat/Feed/RunList', {}, secret)).envelope.Data, before);
      const { output, errors } = await again.stop('SIGKILL');
      t.notRegex(output + errors, /lsk_|lss_|curl/);

      const last = await program.start();
      t.regex(last.errors(), /Took over the database server that was still running/);
      t.deepEqual((await last.post('/chat/Feed/RunList', {}, secret)).envelope.Data, before);
      t.deepEqual(JSON.parse(await paste((list ?? '').replace(service.url, last.url))), listed);
      t.is((await last.stop()).code, 0);
    },
    { ...NO_KEYS, ...WITH_DEMO },
  ),
);

test.serial(
  'A port that is taken stops the start with a sentence, and the keys are still shown by the first start that serves',
  withInstallation(async (t, program) => {
    const { port, close } = await listen(createServer());
    t.teardown(close);
    const refused = await program.begin(['start'], { PORT: String(port) }).ended;
    t.is(refused.code, 1);
    t.regex(
      refused.errors,
      /^listingd: Can't listen on 127\.0\.0\.1, port \d+: another program listens there.*set PORT/m,
    );
    t.notRegex(refused.errors, /^\s+at /m);
    t.notRegex(refused.output, /lsk_/);
    const service = await program.start();
    t.regex((await service.says(/secret key\s+(\S+)/))[1] ?? '', /^lsk_/);
  }, NO_KEYS),
);

test.serial(
  'Of two starts at once on one data folder one serves, and the other ends with 1 and names the process that has it',
  withExternalDatabase(async (t, program) => {
    const starts = [program.begin(['start']), program.begin(['start'])];
    const [loser, winner] = await Promise.race(
      starts.map(async (start, index) => [await start.ended, starts[1 - index]] as const),
    );
    t.is(loser.code, 1);
    t.regex(
      loser.errors,
      new RegExp(`^listingd: The data folder .* is in use by process ${winner?.child.pid}: stop`, 'm'),
    );
    await winner?.says(/serves on/);
    t.is((await winner?.stop())?.code, 0);
  }),
);

/** A port that was free a moment ago. */
const freePort = async (): Promise<number> => {
  const { port, close } = await listen(createServer());
  await close();
  return port;
};

test.serial(
  'Three first starts at once on one database make everything once, and each refuses requests with a 503 until all of it is there',
  withExternalDatabase(async (t, program, target) => {
    const database = openDatabase(target);
    t.teardown(() => database.destroy());
    await migrate(database);
    // They wait for what this transaction may yet make, and go on together when it is taken back.
    const other = await database.transaction();
    t.teardown(() => other.isCompleted() || other.rollback());
    await other('workspace').insert({ id: 1, name: 'Not to be' });
    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    const starts = ports.map((port) =>
      program.begin(['start'], {
        LISTINGD_DATA: join(program.folder, `data-${port}`),
        DATABASE_URL: urlOf(target),
        PORT: String(port),
      }),
    );
    const health = (port: number) => fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    const list = (port: number) =>
      fetch(`http://127.0.0.1:${port}/chat/Feed/List`, {
        method: 'POST',
        body: '{}',
        headers: { Authorization: SECRET },
      });
    for (const port of ports) {
      const starting = await until('an answer', () => health(port));
      t.is(starting.status, 503);
      t.truthy(starting.headers.get('retry-after'));
      t.regex(await starting.text(), /starting and waits for its keys, chatbots and feeds/);
      t.is((await list(port)).status, 503);
    }
    await other.rollback();
    for (const port of ports) {
      await until('the service to be healthy', async () => (await health(port))?.status === 200);
      t.is((await list(port)).status, 200);
    }
    for (const start of starts) await start.says(/serves on/);
    const counted = async (table: string) => (await database(table).count({ count: '*' }))[0]?.count;
    for (const [table, count] of [
      ['workspace', 1],
      ['api_key', 2],
      ['chatbot', 1],
      ['feed', 1],
    ] as const)
      t.is(await counted(table), count, table);
    for (const start of starts) t.is((await start.stop()).code, 0);
  }, WITH_DEMO),
);

test.serial(
  'A first start that is killed while it makes the database leaves nothing that holds up the next one',
  withInstallation(async (t, program) => {
    for (const sign of ['', 'database/data', 'database/run/server.sock']) {
      const start = program.begin(['start']);
      await until(`${sign} in the data folder`, () => exists(join(program.data, sign)));
      await start.stop('SIGKILL');
    }
    const service = await program.start();
    t.is((await service.post('/chat/Feed/List')).status, 200);
    t.is((await service.stop()).code, 0);
    t.truthy(
      await until('the data folder to be free', async () => (await program.command(['key', 'list'])).code === 0),
    );
  }),
);
