import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { HOMES_FEED, homes, withExternalDatabase, withInstallation } from '../helpers/program.ts';

test.serial(
  'Without a service an import is done by the command itself, and its exit code tells how it ended',
  withExternalDatabase(async (t, program) => {
    const serialNumber = await program.addChatbot();
    await program.writeFeed('homes', { ...HOMES_FEED, chatbots: [{ serialNumber }], mode: 'snapshot' });
    await program.writeFile('homes.csv', homes(20));

    const dry = await program.command(['import', 'homes', '--dry-run']);
    t.is(dry.code, 0);
    t.regex(dry.output, /^Run 1 of feed homes: Succeeded \(dry run, nothing was written\), 20 rows$/m);
    const first = await program.begin(['import', 'homes']).ended;
    t.is(first.code, 0);
    t.regex(first.output, /^Run 2 of feed homes: Succeeded, 20 rows$/m);
    t.true(first.output.includes(`${serialNumber}: 20 created, 0 updated, 0 unchanged`));

    const wrong = await program.writeFile('wrong.csv', homes(20).replace('H3,Active', 'H3,Actve'));
    const second = await program.command(['import', 'homes', '--file', wrong]);
    t.is(second.code, 0);
    t.regex(second.output, /19 unchanged.*1 rejected/);
    t.regex(second.output, /^ {2}Rejected, the home is not imported:\n {4}1× Status: .* \(line 4 "Actve"\)$/m);

    const few = await program.writeFile('few.csv', homes(2));
    const held = await program.begin(['import', 'homes', '--file', few]).ended;
    t.is(held.code, 2);
    t.regex(held.output, /^Run 4 of feed homes: Held, 2 rows$/m);
    t.regex(held.output, /listingd run approve 4 .*listingd run cancel 4 /);

    const missing = await program.command(['import', 'homes', '--file', join(program.folder, 'none.csv')]);
    t.is(missing.code, 1);
    t.regex(missing.output, /^Run 5 of feed homes: Failed/m);
    t.regex(missing.output, /none\.csv .*is not there/);
  }),
);

test.serial(
  'A feed that is not there or is broken is a sentence with exit code 1, and no run',
  withExternalDatabase(
    async (t, program) => {
      await program.writeFeed('broken', '{ "chatbots": [');
      const unknown = await program.command(['import', 'hoems']);
      t.is(unknown.code, 1);
      t.regex(unknown.errors, /^listingd: There is no feed hoems: config\/feeds has broken, sample$/m);
      const broken = await program.command(['import', 'broken']);
      t.is(broken.code, 1);
      t.regex(broken.errors, /^listingd: config\/feeds\/broken\.json: line 1 is not JSON/m);
      const homeless = await program.command(['import', 'sample']);
      t.is(homeless.code, 1);
      t.regex(homeless.errors, /^listingd: config\/feeds\/sample\.json: chatbots: there is no chatbot/m);
    },
    { LISTINGD_DEMO: 'on' },
  ),
);

test.serial(
  'Beside a service an import is queued there and followed, also of a file given by hand, and a second one at once is refused',
  withExternalDatabase(async (t, program) => {
    const serialNumber = await program.addChatbot();
    await program.writeFeed('homes', { ...HOMES_FEED, chatbots: [{ serialNumber }] });
    await program.writeFile('homes.csv', homes(1_000));
    const service = await program.start();
    const [first, second] = await Promise.all([
      program.command(['import', 'homes']),
      program.command(['import', 'homes']),
    ]);
    const [done, refused] = first.code === 0 ? [first, second] : [second, first];
    t.is(done.code, 0);
    t.regex(done.output, /^Run 1 of feed homes: Succeeded, 1000 rows$/m);
    t.is(refused.code, 1);
    t.regex(refused.errors, /^listingd: Feed homes is being imported: run 1 is queued or running$/m);
    await service.says(/"run":1,.*"msg":"a run has ended"/);

    const more = await program.writeFile('more.csv', homes(5, { first: 10_001 }));
    const given = await program.command(['import', 'homes', '--file', more]);
    t.is(given.code, 0);
    t.regex(given.output, /5 created/);
    await service.says(/"feed":"homes",.*"rows":5,.*"msg":"a run has ended"/);
  }),
);

test.serial(
  'Two commands at once on a data folder without a service take turns',
  withInstallation(async (t, program) => {
    const ended = await Promise.all([1, 2].map(() => program.begin(['chatbot', 'add']).ended));
    t.deepEqual(
      ended.map(({ code }) => code),
      [0, 0],
    );
    const { output } = await program.command(['chatbot', 'list']);
    for (const { output: serialNumber } of ended) t.true(output.includes(serialNumber.trim()));
  }),
);

test.serial(
  'An import that is interrupted cancels its own run after the batch, and leaves nothing in the data folder',
  withExternalDatabase(async (t, program) => {
    const serialNumber = await program.addChatbot();
    await program.writeFeed('homes', { ...HOMES_FEED, chatbots: [{ serialNumber }] });
    await program.writeFile('homes.csv', homes(1_000));
    const command = program.begin(['import', 'homes']);
    await command.says(/homes: queued/);
    const { code, errors } = await command.stop('SIGINT');
    t.is(code, 1);
    t.regex(errors, /^Run 1 was cancelled$/m);
    const again = await program.command(['import', 'homes']);
    t.is(again.code, 0);
    t.regex(again.output, /^Run 2 of feed homes: Succeeded, 1000 rows$/m);
    await t.throwsAsync(rm(join(program.data, 'runs/1-1')), { code: 'ENOENT' });
  }),
);

test.serial(
  'An import that a service left when it stopped is finished by the next command, which then does its own',
  withInstallation(async (t, program) => {
    const service = await program.start();
    const serialNumber = await program.addChatbot();
    await program.writeFeed('homes', { ...HOMES_FEED, chatbots: [{ serialNumber }] });
    await program.writeFile('homes.csv', homes(4_000));
    const { envelope } = await service.post('/chat/Feed/Import', { Feed: 'homes' });
    t.is((await service.stop()).code, 0);
    const { code, output, errors } = await program.command(['import', 'homes']);
    t.is(code, 0);
    t.true(errors.includes(`Run ${envelope.Data.RunID} was left by a service that has stopped`));
    t.regex(errors, /^Run \d+ of feed homes: Succeeded, 4000 rows$/m);
    t.regex(output, /^Run \d+ of feed homes: Succeeded/m);
  }),
);

test.serial(
  'Without a service all files of a folder are imported by one command, each by a run of its own',
  withExternalDatabase(async (t, program) => {
    const chatbots = [{ serialNumber: await program.addChatbot() }];
    await program.writeFeed('homes', {
      ...HOMES_FEED,
      chatbots,
      source: { files: 'feeds/?.csv', settle: 0 },
      mode: 'delta',
    });
    for (const [index, name] of ['a.csv', 'b.csv', 'c.csv'].entries()) await program.writeFile(name, homes(5 + index));
    const { code, output } = await program.command(['import', 'homes']);
    t.is(code, 0);
    t.deepEqual(output.match(/^Run \d of feed homes: Succeeded, \d rows$/gm), [
      'Run 1 of feed homes: Succeeded, 5 rows',
      'Run 2 of feed homes: Succeeded, 6 rows',
      'Run 3 of feed homes: Succeeded, 7 rows',
    ]);
    const again = await program.command(['import', 'homes']);
    t.regex(again.output, /^Run 4 of feed homes: Succeeded, 0 rows$/m);
    t.regex(again.output, /there is no new file/);
  }),
);
