import test from 'ava';
import { homes, importHomes, withExternalDatabase } from '../helpers/program.ts';

const LATER = homes(19).replace('H2,Active,for_sale,Fresno,500002', 'H2,Active,for_sale,Fresno,510000');

test.serial(
  'A dry run prints what an import would do with examples, and the import, its undo and the list of runs agree with it',
  withExternalDatabase(async (t, program) => {
    const serialNumber = await importHomes(program);
    const file = await program.writeFile('later.csv', `${LATER}${homes(1, { first: 99 }).split('\n')[1]}\n`);
    const dry = await program.command(['import', 'homes', '--file', file, '--dry-run']);
    t.is(dry.code, 0, dry.output + dry.errors);
    t.true(dry.output.includes(`${serialNumber}: 1 created, 1 updated, 18 unchanged, 1 removed (1 by absence)`));
    t.deepEqual(dry.output.split('\n').slice(-5), [
      `  What an import would do in ${serialNumber}:`,
      '    create 1      H99  99 Elm Street  500099.00',
      '    update 1      SalePrice  1  H2: 500002.00 → 510000.00',
      '    remove 1      H20  20 Elm Street  not in the file',
      '',
    ]);
    const real = await program.command(['import', 'homes', '--file', file]);
    t.is(real.code, 0);
    t.true(real.output.includes(`${serialNumber}: 1 created, 1 updated, 18 unchanged, 1 removed (1 by absence)`));

    const unasked = await program.command(['run', 'undo', '3']);
    t.is(unasked.code, 1);
    t.regex(unasked.errors, /^listingd: Undo run 3 of feed homes\? Say --yes/m);
    const undone = await program.command(['run', 'undo', '3', '--yes']);
    t.is(undone.code, 0, undone.errors);
    t.regex(undone.output, /^Run 3 of feed homes: Succeeded, 20 rows$/m);
    t.regex(undone.output, /^Run 4 of feed homes: Succeeded/m);
    t.regex(undone.output, /: 1 created, 1 updated, .* 1 removed/);

    const { output, code } = await program.command(['run', 'list', '--feed', 'homes']);
    t.is(code, 0);
    t.deepEqual(
      output.split('\n').map((line) =>
        line
          .trim()
          .split(/\s{2,}/)
          .slice(0, 3)
          .join(' '),
      ),
      ['Run Feed State', '4 homes Succeeded', '3 homes Succeeded', '2 homes Succeeded, dry', '1 homes Succeeded', ''],
    );
    const nobody = await program.command(['run', 'list', '--feed', 'hoems']);
    t.is(nobody.code, 1);
    t.regex(nobody.errors, /^listingd: There is no feed hoems: there are homes/m);
  }),
);

test.serial(
  'A held run tells its commands; shown, approved or cancelled it says what that does, and what can not be done is a sentence',
  withExternalDatabase(async (t, program) => {
    const serialNumber = await importHomes(program);
    const few = await program.writeFile('few.csv', homes(2));
    const dry = await program.command(['import', 'homes', '--file', few, '--dry-run']);
    t.is(dry.code, 2);
    t.regex(dry.output, /^ {4}held: all of it, since only 2 rows came/m);
    const held = await program.command(['import', 'homes', '--file', few]);
    t.is(held.code, 2);
    t.regex(held.output, /^ {2}npx listingd run approve 3 applies it after all, npx listingd run cancel 3 drops it$/m);

    const shown = await program.command(['run', 'show', '3']);
    t.is(shown.code, 0);
    t.true(
      shown.output.includes(`  What an approval would do in ${serialNumber}:\n    remove 18     H3  3 Elm Street`),
    );
    t.regex(shown.output, /… and 15 more/);
    const unasked = await program.command(['run', 'approve', '3']);
    t.is(unasked.code, 1);
    t.regex(unasked.output, /remove 18/);
    t.regex(unasked.errors, /^listingd: Apply run 3 to feed homes\? Say --yes/m);
    const approved = await program.command(['run', 'approve', '3', '--yes']);
    t.is(approved.code, 0, approved.errors);
    t.regex(approved.output, /^Run 3 of feed homes: Succeeded, 2 rows\n.* 2 unchanged, 18 removed \(18 by absence\)/m);

    t.is((await program.command(['import', 'homes', '--file', await program.writeFile('one.csv', homes(1))])).code, 2);
    const cancelled = await program.command(['run', 'cancel', '4']);
    t.is(cancelled.code, 0);
    t.regex(cancelled.output, /^Run 4 of feed homes: Cancelled/m);
    t.regex(cancelled.output, /cancelled by a command/);
    for (const [args, sentence] of [
      [['cancel', '4'], 'Run 4 is Cancelled; there is nothing to cancel'],
      [['approve', '1', '--yes'], 'Run 1 is Succeeded; only a held run can be approved'],
      [['approve', '2', '--yes'], 'Run 2 was a dry run, so there is nothing to approve: import feed homes'],
      [['show', '9'], 'There is no run 9: npx listingd run list shows the last ones'],
      [['approve', 'x'], 'There is no run x: npx listingd run list shows the last ones'],
    ] as const) {
      const { code, errors } = await program.command(['run', ...args]);
      t.is(code, 1);
      t.true(errors.includes(`listingd: ${sentence}\n`), errors);
    }
  }),
);

test.serial(
  'Beside a service the commands act on its runs: an approved run is carried out there',
  withExternalDatabase(async (t, program) => {
    await importHomes(program);
    await program.command(['import', 'homes', '--file', await program.writeFile('few.csv', homes(2))]);
    const service = await program.start();
    const { code, output } = await program.command(['run', 'approve', '2', '--yes']);
    t.is(code, 0, output);
    t.regex(output, /^Run 2 of feed homes: Succeeded, 2 rows$/m);
    await service.says(/"run":2,.*"msg":"a run has ended"/);
  }),
);
