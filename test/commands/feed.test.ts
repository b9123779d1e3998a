import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { HOMES_FEED, withInstallation } from '../helpers/program.ts';

test.serial(
  'feed check tells of each feed whether its file is right, needs no database, and ends with 1 where one is wrong',
  withInstallation(async (t, program) => {
    const right = await program.command(['feed', 'check']);
    t.is(right.code, 0);
    t.is(right.output, '✓ sample: snapshot, 1 chatbot\n');

    await program.writeFeed('homes', { ...HOMES_FEED, mode: 'snapshots', limits: { maxProblems: 2 } });
    await program.writeFeed('half', '{\n  "chatbots": [\n');
    const wrong = await program.command(['feed', 'check']);
    t.is(wrong.code, 1);
    t.regex(wrong.output, /^✗ config\/feeds\/half\.json: line 3 is not JSON/m);
    t.regex(
      wrong.output,
      /^✗ config\/feeds\/homes\.json: mode must be one of snapshot, delta\n {2}limits\.maxProblems must be /m,
    );
    t.regex(wrong.output, /^✓ sample/m);

    await rm(join(program.folder, 'config/feeds'), { recursive: true });
    const none = await program.command(['feed', 'check']);
    t.is(none.code, 0);
    t.regex(none.output, /^No feeds in .*config\/feeds$/m);
  }),
);

test.serial(
  'feed check names the environment variables of credentials that are not set, and ends with 1',
  withInstallation(async (t, program) => {
    const credentials = { type: 'basic', userVariable: 'FEED_USER', passwordVariable: 'FEED_PASSWORD' };
    await program.writeFeed('homes', { ...HOMES_FEED, source: { url: 'ftp://feeds.example/homes.csv', credentials } });
    const { code, output } = await program.command(['feed', 'check']);
    t.is(code, 1);
    t.regex(
      output,
      /^✗ homes: the environment variable FEED_USER \(source\.credentials\.userVariable\) is not set here; the environment variable FEED_PASSWORD /m,
    );
    t.regex(output, /^ {2}warning: its credentials go over the network unprotected: ask for ftps$/m);
  }),
);

test.serial(
  'A command goes on to its end where nobody reads what it prints',
  withInstallation(async (t, program) => {
    const check = program.begin(['feed', 'check']);
    check.child.stdout?.destroy();
    const { code, errors } = await check.ended;
    t.is(code, 0);
    t.is(errors, '');
  }),
);
