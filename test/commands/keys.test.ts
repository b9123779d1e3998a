import test from 'ava';
import { until, withExternalDatabase } from '../helpers/program.ts';

test.serial(
  'A key that is made works at once in the running service, is listed without its value, and stops working when it is revoked',
  withExternalDatabase(
    async (t, program) => {
      const service = await program.start();
      const made = await program.command(['key', 'create', 'secret', '--name', 'For the office']);
      t.is(made.code, 0);
      const value = made.output.trim();
      t.regex(value, /^lsk_[\w-]{43}$/);
      const [, id = ''] = /^Key (\d+) \(secret\) of workspace 1\. It is not shown again\.$/m.exec(made.errors) ?? [];
      t.is((await service.post('/chat/Feed/List', {}, value)).status, 200);

      const listed = await program.command(['key', 'list']);
      t.true(listed.output.split('\n').includes([id, 'secret', 'workspace 1', 'For the office', 'valid'].join('\t')));
      t.false(listed.output.includes(value));

      const revoked = await program.command(['key', 'revoke', id]);
      t.deepEqual([revoked.code, revoked.output], [0, `Key ${id} is revoked\n`]);
      const since = performance.now();
      await until(
        'the key to be refused',
        async () => (await service.post('/chat/Feed/List', {}, value)).status === 401,
      );
      t.true(performance.now() - since < 10_000);
      t.regex((await program.command(['key', 'list'])).output, new RegExp(`^${id}\t.*\trevoked 20`, 'm'));

      const again = await program.command(['key', 'revoke', id]);
      t.deepEqual([again.code, again.output], [1, `There is no valid key ${id}\n`]);
      const word = await program.command(['key', 'revoke', 'all']);
      t.is(word.code, 1);
      t.regex(word.errors, /^listingd: The ID of a key must be a number, not all$/m);
      const nowhere = await program.command(['key', 'create', 'session', '--workspace', '99']);
      t.is(nowhere.code, 1);
      t.regex(nowhere.errors, /^listingd: There is no workspace 99$/m);
    },
    { LISTINGD_DEMO: 'off' },
  ),
);
