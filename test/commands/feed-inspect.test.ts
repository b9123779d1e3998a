import { readFile, stat, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import test from 'ava';
import { agentGrid, spreadsheet } from '../feeds/inspect/inspected-files.ts';
import { withHttpServer } from '../helpers/loopback-server.ts';
import { DEMO, withExternalDatabase, withInstallation } from '../helpers/program.ts';
import { workbookOf } from '../helpers/workbooks.ts';

const TABLE = {
  name: 'First',
  rows: [
    ['Ref', 'Status', 'Price'],
    ['A1', 'Active', 450_000],
    ['B2', 'Active', 512_000],
  ],
};

test.serial(
  'feed inspect looks at a file without a database, and ends with 1 where something is to be filled in',
  withInstallation(async (t, program) => {
    const ready = await program.writeFile('grid.txt', agentGrid());
    const found = await program.command(['feed', 'inspect', ready]);
    t.is(found.code, 0, found.errors);
    t.is(found.errors, '');
    t.regex(found.output, /^grid\.txt: a table with tabs between the fields, UTF-8; 22 columns, 30 rows$/m);
    t.regex(found.output, /"StandardStatus": "\(column 3\)"/);
    t.false(found.output.includes('\u001b'));

    const open = await program.writeFile('sheet.csv', spreadsheet());
    const unknown = await program.command(['feed', 'inspect', open]);
    t.is(unknown.code, 1);
    t.regex(unknown.output, /What .*"P" mean/);

    await writeFile(join(program.folder, 'feeds/grid.txt.gz'), gzipSync(agentGrid()));
    const packed = await program.begin(['feed', 'inspect', 'feeds/grid.txt.gz']).ended;
    t.is(packed.code, 0, packed.errors);
    t.regex(packed.output, /22 columns, 30 rows/);

    const rows = 'Homes,,,\n\nby us,,,\nRef,Status,,Price\nA1,Active,x,450000\nB2,Sold,y,512000\n';
    const titled = await program.writeFile('titled.csv', rows);
    const untold = await program.command(['feed', 'inspect', titled]);
    t.regex(untold.errors, /titled\.csv begins with "Homes.*set format\.headerLine to its line: --header-line NUMBER/);
    const told = await program.command(['feed', 'inspect', titled, '--header-line', '4']);
    t.regex(told.output, /"headerLine": 4/);
    const wrong = await program.command(['feed', 'inspect', titled, '--header-line', 'four']);
    t.regex(wrong.errors, /--header-line must be the number of a line, and not "four"/);

    const sheet = await program.writeFile('two.xlsx', await workbookOf([TABLE, { ...TABLE, name: 'Second' }]));
    const first = await program.command(['feed', 'inspect', sheet]);
    t.regex(first.output, /the sheet "First" of an Excel workbook; 3 columns, 2 rows/);
    t.regex(first.output, /"format": \{ "sheet": "First" \}/);
    const second = await program.command(['feed', 'inspect', sheet, '--sheet', 'Second']);
    t.regex(second.output, /the sheet "Second" of an Excel workbook; 3 columns, 2 rows/);
    t.regex(second.output, /"format": \{ "sheet": "Second" \}/);

    const alone = await program.writeFile('one.xlsx', await workbookOf([TABLE, { name: 'Notes', rows: [['Ann']] }]));
    t.notRegex((await program.command(['feed', 'inspect', alone])).output, /"format"/);

    const missing = await program.command(['feed', 'inspect', 'none.csv']);
    t.is(missing.code, 1);
    t.regex(missing.errors, /^listingd: .*none\.csv is not there: check the path\n$/);
  }),
);

test.serial(
  'feed inspect --write writes a feed that the check takes, names what is to be filled in, and overwrites nothing',
  withInstallation(async (t, program) => {
    const grid = await program.writeFile('grid.txt', agentGrid());
    const file = (name: string) => readFile(join(program.folder, `config/feeds/${name}.json`), 'utf8');
    const written = await program.begin(['feed', 'inspect', grid, '--write', 'grid', '--chatbot', DEMO]).ended;
    t.is(written.code, 0, written.errors);
    t.regex(written.output, /listingd import grid --dry-run\n$/);
    t.like(JSON.parse(await file('grid')), { source: { file: 'feeds/grid.txt' }, chatbots: [{ serialNumber: DEMO }] });
    t.is((await stat(join(program.folder, 'config/feeds/grid.json'))).mode & 0o777, 0o644);
    const check = await program.command(['feed', 'check']);
    t.regex(
      check.output,
      /^✓ grid: snapshot, 1 chatbot\n {2}imports daily at 03:\d\d and 15:\d\d \S+, next at .*, once a dry run/m,
    );
    t.notRegex(check.output, /warning/);

    const before = await file('grid');
    const again = await program.command(['feed', 'inspect', grid, '--write', 'grid', '--chatbot', 'other']);
    t.is(again.code, 1);
    t.regex(again.errors, /grid\.json is there already, and is not overwritten/);
    t.is(await file('grid'), before);
    const wrong = await program.command(['feed', 'inspect', grid, '--write', '../grid', '--chatbot', DEMO]);
    t.is(wrong.code, 1);
    t.regex(wrong.errors, /\.\.\/grid cannot be a feed's name/);

    const sheet = await program.writeFile('sheet.csv', spreadsheet());
    const open = await program.command(['feed', 'inspect', sheet, '--write', 'sheet', '--chatbot', DEMO]);
    t.is(open.code, 0, 'what was to be written was');
    const place = /^ {2}config\/feeds\/sheet\.json:(\d+): statuses\.P: often Pending; .*$/m.exec(open.output);
    const lines = (await file('sheet')).split('\n');
    t.regex(lines[Number(place?.[1]) - 1] ?? '', /"P": "TODO: often Pending; /);
    t.regex(open.output, /^Next, once that is done$/m);
    const unfinished = await program.command(['feed', 'check']);
    t.is(unfinished.code, 1);
    t.regex(
      unfinished.output,
      /^(?:✗ config\/feeds\/sheet\.json:| ) statuses\.P is still to be filled in \(TODO: often Pending; .*\): it must be one of Active/m,
    );
  }),
);

test.serial(
  'feed inspect --write fills the only chatbot there is, and leaves a place for it where there are several or none',
  withExternalDatabase(async (t, program) => {
    const grid = await program.writeFile('grid.txt', agentGrid());
    const serialOf = async (name: string): Promise<string> =>
      JSON.parse(await readFile(join(program.folder, `config/feeds/${name}.json`), 'utf8')).chatbots[0].serialNumber;

    const none = await program.command(['feed', 'inspect', grid, '--write', 'none']);
    t.is(none.code, 0, none.errors);
    t.regex(
      none.output,
      /^ {2}config\/feeds\/none\.json:2: chatbots\[0\]\.serialNumber: the chatbot's serial number, as/m,
    );
    t.regex(await serialOf('none'), /^TODO/);
    const check = await program.command(['feed', 'check']);
    t.regex(check.output, /none\.json: chatbots\[0\]\.serialNumber is still to be filled in \(TODO: /);

    const add = ['chatbot', 'add', '--time-zone', 'America/Denver', '--name'];
    const serialNumber = (await program.command([...add, 'One'])).output.trim();
    const one = await program.command(['feed', 'inspect', grid, '--write', 'one']);
    t.is(one.code, 0, one.errors);
    t.is(await serialOf('one'), serialNumber);
    t.regex(
      one.output,
      /It imports daily at 03:\d\d and 15:\d\d America\/Denver, next at \S+ \S+ \(the time zone of\s+the chatbot\)/,
    );

    await program.command([...add, 'Two']);
    const two = await program.command(['feed', 'inspect', grid, '--write', 'two']);
    t.is(two.code, 0, two.errors);
    t.regex(two.output, /there are 2 chatbots/);
    t.regex(await serialOf('two'), /^TODO/);
  }),
);

test.serial(
  'feed inspect fetches what an address names by the rules of feeds, and the feed that it writes has that source',
  withInstallation(async (t, program) => {
    const asked: (string | undefined)[] = [];
    const answer: RequestListener = (request, response) => {
      asked.push(request.headers.authorization);
      response.end(agentGrid());
    };
    await withHttpServer(answer, async ({ origin }) => {
      const url = `${origin}/out/grid.txt`;
      const inspect = (...options: string[]) =>
        program.command(['feed', 'inspect', url, ...options], { MLS_TOKEN: 'hidden' });
      const refused = await inspect();
      t.is(refused.code, 1);
      t.regex(refused.errors, /has a private address, to which a feed does not connect/);
      const login = ['--token-variable', 'MLS_TOKEN', '--allow-private-addresses'];
      const unset = await program.command(['feed', 'inspect', url, ...login]);
      t.regex(
        unset.errors,
        /The environment variable MLS_TOKEN, which source\.credentials\.tokenVariable of feed .*is not set/,
      );
      const written = await inspect(...login, '--write', 'grid', '--chatbot', DEMO);
      t.is(written.code, 0, written.errors);
      t.regex(written.output, /^grid\.txt: a table with tabs between the fields, UTF-8; 22 columns, 30 rows$/m);
      t.deepEqual(asked, ['Bearer hidden']);
      const text = await readFile(join(program.folder, 'config/feeds/grid.json'), 'utf8');
      const credentials = { type: 'bearer', tokenVariable: 'MLS_TOKEN' };
      t.deepEqual(JSON.parse(text).source, { url, credentials, allowPrivateAddresses: true });
    });
    const within = await program.command(['feed', 'inspect', 'sftp://ann:hidden@mls.example.com/homes.csv']);
    t.is(within.code, 1);
    t.regex(
      within.errors,
      /source\.url must not hold user and password.*source\.credentials is missing.*--user-variable/,
    );
    t.notRegex(within.errors, /hidden/);
    const other = await program.command(['feed', 'inspect', 'gopher://mls.example.com/homes.csv']);
    t.regex(other.errors, /source\.url must be an address by http, https, sftp, ftp or ftps/);
  }),
);
