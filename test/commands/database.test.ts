import { join } from 'node:path';
import test from 'ava';
import { DEMO, SECRET, SESSION, urlOf, withExternalDatabase, withInstallation } from '../helpers/program.ts';
import { createTestDatabase } from '../helpers/with-database.ts';

test.serial(
  'migrate makes the tables once',
  withExternalDatabase(
    async (t, program) => {
      const first = await program.command(['migrate']);
      t.is(first.code, 0);
      t.regex(first.output, /^Ran \d+_workspaces_and_keys\.ts, /);
      const second = await program.command(['migrate']);
      t.deepEqual([second.code, second.output], [0, 'The database is up to date\n']);
    },
    {},
    { migrated: false },
  ),
);

test.serial(
  'A backup made beside the running service is restored into a fresh data folder and into another database, and never into one that holds something',
  withInstallation(
    async (t, program) => {
      const service = await program.start();
      await service.says(/Run 1 of feed sample/);
      const body = { SerialNumber: DEMO, PageSize: 1_000 };
      const before = (await service.post('/chat/Chatbot/RealEstateList', body, SESSION)).envelope.Data;
      t.is(before.VirtualCount, 200);
      const file = join(program.folder, 'night.backup');
      const backup = await program.command(['backup', file]);
      t.is(backup.code, 0);
      t.regex(backup.output, /^Backed up to .*night\.backup: .*\blisting 200\b/m);
      const twice = await program.command(['backup', file]);
      t.is(twice.code, 1);
      t.regex(twice.errors, /^listingd: .*night\.backup exists already/m);
      const filled = await program.command(['restore', file]);
      t.is(filled.code, 1);
      t.regex(filled.errors, /^listingd: The database is not empty/m);
      t.is((await service.stop()).code, 0);

      const { target, drop } = await createTestDatabase({ migrated: false });
      t.teardown(drop);
      const url = { DATABASE_URL: urlOf(target) };
      const fresh = { LISTINGD_DATA: join(program.folder, 'fresh'), LISTINGD_SECRET_KEY: '', LISTINGD_SESSION_KEY: '' };
      for (const place of [url, fresh]) {
        const restored = await program.command(['restore', file], place);
        t.is(restored.code, 0, restored.errors);
        t.regex(restored.output, /^Restored from .*night\.backup: .*\blisting 200\b/m);
      }
      t.regex((await program.command(['run', 'list'], url)).output, /^ *1 +sample +Succeeded .* 200 /m);
      const again = await program.start(fresh);
      t.deepEqual((await again.post('/chat/Chatbot/RealEstateList', body, SESSION)).envelope.Data, before);
      t.is((await again.post('/chat/Feed/RunList', {}, SECRET)).envelope.Data.VirtualCount, 1);
      t.is((await again.stop()).code, 0);
    },
    { LISTINGD_DEMO: 'on' },
  ),
);

test.serial(
  'A file that is no backup, and a folder that is not there, are a sentence',
  withExternalDatabase(async (t, program) => {
    t.is((await program.command(['migrate'])).code, 0);
    const wrong = await program.writeFile('wrong.backup', 'MLSNumber,Status\n');
    for (const args of [
      ['restore', wrong],
      ['restore', join(program.folder, 'none.backup')],
      ['backup', join(program.folder, 'nowhere/night.backup')],
    ]) {
      const { code, errors } = await program.command(args);
      t.is(code, 1, args.join(' '));
      t.regex(errors, /^listingd: .*\.backup/m);
      t.notRegex(errors, /^\s+at /m);
    }
  }),
);
