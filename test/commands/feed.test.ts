import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { HOMES_FEED, homes, withExternalDatabase, withInstallation } from '../helpers/program.ts';

test.serial(
  'feed check tells of each feed whether its file is right, needs no database, and ends with 1 where one is wrong',
  withInstallation(async (t, program) => {
    const right = await program.command(['feed', 'check']);
    t.is(right.code, 0);
    t.regex(
      right.output,
      /^✓ sample: snapshot, 1 chatbot\n {2}imports by "15 \*\/6 \* \* \*" America\/Los_Angeles, next at \d{4}-\d\d-\d\d \d\d:15\n$/,
    );

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
  'feed check and feed list say when a feed imports, and that it waits for its first dry run, which says what follows',
  withExternalDatabase(async (t, program) => {
    const chatbots = [{ serialNumber: await program.addChatbot() }];
    const schedule = { cron: '7 3,15 * * *', timeZone: 'America/Denver' };
    await program.writeFile('homes.csv', homes(3));
    await program.writeFeed('homes', { ...HOMES_FEED, chatbots, schedule });
    const starts = 'imports daily at 03:07 and 15:07 America/Denver, next at \\d{4}-\\d\\d-\\d\\d (03|15):07';
    const check = () => program.command(['feed', 'check']).then(({ output }) => output);
    const waits = new RegExp(`^ {2}${starts}; waits for its first dry run: npx listingd import homes --dry-run$`, 'm');
    t.regex(await check(), waits);
    const waiting = await program.command(['feed', 'list']);
    t.is(waiting.code, 0, waiting.errors);
    t.regex(waiting.output, /^homes +Waiting +– +–\n {4}it is new, and does not import by itself before/m);

    const dry = await program.command(['import', 'homes', '--dry-run']);
    t.is(dry.code, 0, dry.errors);
    t.regex(dry.output, new RegExp(`^ {2}It ${starts}; npx listingd import homes does it now$`, 'm'));
    t.regex(await check(), new RegExp(`^ {2}${starts}$`, 'm'));
    t.regex((await program.command(['feed', 'list'])).output, /^homes +Stale +– +\d{4}-/m);

    await program.writeFeed('homes', { ...HOMES_FEED, chatbots, schedule, mode: 'snapshot' });
    t.regex(await check(), /; waits for its first dry run since it was changed: /);
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

test.serial(
  'listingd feed rename and feed remove: what a feed without a file shows is kept under another name, or goes',
  withExternalDatabase(async (t, program) => {
    const feed = { ...HOMES_FEED, chatbots: [{ serialNumber: await program.addChatbot() }] };
    await program.writeFeed('homes', feed);
    await program.writeFile('homes.csv', homes(20));
    t.is((await program.command(['import', 'homes'])).code, 0);
    const file = (name: string) => join(program.folder, `config/feeds/${name}.json`);

    const early = await program.command(['feed', 'remove', 'homes', '--yes']);
    t.is(early.code, 1);
    t.regex(early.errors, /^listingd: .*config\/feeds\/homes\.json is there/m);

    await rm(file('homes'));
    await program.writeFeed('valley', feed);
    const renamed = await program.command(['feed', 'rename', 'homes', 'valley']);
    t.is(renamed.code, 0, renamed.errors);
    t.regex(renamed.output, /^Feed homes is valley from now on/m);

    await rm(file('valley'));
    const unasked = await program.command(['feed', 'remove', 'valley']);
    t.is(unasked.code, 1);
    t.regex(unasked.errors, /its 20 listings stay on display.*Say --yes/s);
    const removed = await program.command(['feed', 'remove', 'valley', '--yes']);
    t.is(removed.code, 0, removed.errors);
    t.regex(removed.output, /^Run \d+ of feed valley: Succeeded, 0 rows$/m);
    t.regex(removed.output, /20 listings left the display, 0 went over/);
    const nothing = await program.command(['feed', 'remove', 'valley', '--yes']);
    t.is(nothing.code, 1);
    t.regex(nothing.errors, /Feed valley shows nothing/);
  }),
);
