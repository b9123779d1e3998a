import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { COMMANDS } from '../../src/commands/commands.ts';
import { homes, importHomes, withExternalDatabase } from '../helpers/program.ts';

const terminalOf = (width: number) => {
  const written: string[] = [];
  return { written, width, paint: (_: string, text: string) => text, write: (text: string) => void written.push(text) };
};

test.serial(
  'status tells whether the service is up and which feeds want somebody, and by its exit code whether all is well',
  withExternalDatabase(async (t, program) => {
    await importHomes(program);
    const status = (more: Record<string, string> = {}) => program.command(['status'], more);
    const down = await status();
    t.is(down.code, 1);
    t.regex(down.output, /^✗ Service {5}not running on \S+: npx listingd start starts it\n✓ Database {4}ok$/m);

    const service = program.begin(['start', '--json'], { PORT: '0' });
    const [, url = ''] = await service.says(/"Url": "(http:[^"]+)"/);
    t.like(JSON.parse(service.output()), { Url: url, DataFolder: program.data, Keys: [] });
    const port = { PORT: new URL(url).port };
    const up = await status(port);
    t.deepEqual([up.code, up.errors], [0, ''], up.output);
    t.regex(up.output, /^✓ Service {5}running since 20\S+ \d\d:\d\d UTC \(\d+ min\), process \d+; http:\S+: answers$/m);
    t.regex(up.output, /^✓ Homes {7}20 in 1 chatbot\n✓ Feeds {7}1 fresh$/m);

    await program.command(['import', 'homes', '--file', await program.writeFile('few.csv', homes(2))]);
    const held = await status(port);
    t.is(held.code, 2, held.output);
    t.regex(held.output, /^! Feeds {7}1 held\n\n.*\nhomes +Held .*\n {4}.*\n {4}→ npx listingd run list --feed homes/m);

    await program.writeFeed('homes', '{');
    const { code, output } = await program.command(['status', '--json'], port);
    t.is(code, 1);
    t.like(JSON.parse(output), { Service: { Running: true, Health: 'ok' }, Database: 'ok', Homes: 20, Chatbots: 1 });
    t.is((JSON.parse(output) as { Feeds: { State: string }[] }).Feeds[0]?.State, 'Broken');
    t.is((await service.stop()).code, 0);

    const away = await status({ DATABASE_URL: 'mysql://me:a-secret@127.0.0.1:1/homes' });
    t.is(away.code, 1);
    t.regex(away.output, /^✗ Database {4}The database of DATABASE_URL can't be used: .*ECONNREFUSED/m);
    t.notRegex(away.output, /a-secret/);
  }),
);

test.serial(
  'Homes are found as the chat finds them and by filters, shown with what became of them, and asked about as a visitor would',
  withExternalDatabase(async (t, program) => {
    const serialNumber = await importHomes(program);
    const asked = await program.command(['listing', 'find', 'homes', 'in', 'Fresno', 'under', '500,003']);
    t.is(asked.code, 0, asked.errors);
    t.regex(
      asked.output,
      /^Must be {5}City = Fresno \(“Fresno”\)\n +Price ≤ 500003 \(“under 500,003”\)\nFit {9}3 homes$/m,
    );
    t.regex(asked.output, /^H1 +\$500,001 +Fresno +1 Elm Street$/m);
    const listed = await program.command(['listing', 'find', '--city', 'fresno', '--sale-type', 'for_sale']);
    t.regex(listed.output, /^H20 +\$500,020 +Fresno +20 Elm Street\n20 homes$/m);
    t.is((await program.command(['listing', 'find', '--mls-number', 'H7'])).output.split('\n').length, 4);

    await program.command([
      'import',
      'homes',
      '--file',
      await program.writeFile('new.csv', homes(19).replace(',500002,', ',510002,')),
    ]);
    const shown = await program.command(['listing', 'show', 'H2']);
    t.regex(shown.output, /^SalePrice {8}510002\.00$/m);
    t.regex(
      shown.output,
      /update by feed homes, run 2: SalePrice 500002\.00 → 510002\.00\n.*create by feed homes, run 1$/m,
    );
    const gone = await program.command(['listing', 'show', 'H20']);
    t.regex(gone.output, /^It is not on display/m);
    t.regex(gone.output, /remove by feed homes, run 2 \(absence\)/);

    const terminal = terminalOf(80);
    const answered = await program.command(['ask', '--explain', 'homes in Fresno'], {}, { terminal });
    t.is(answered.code, 0, answered.errors);
    t.regex(terminal.written.join(''), /19 homes .*Fresno[\s\S]*Elm Street[\s\S]*\n$/);
    t.regex(answered.output, /^Understood {2}a search for homes, language en$/m);
    const [, session = ''] = /^Session (\d+): npx listingd ask --session \1 … goes on$/m.exec(answered.errors) ?? [];
    const more = await program.command(['ask', '--session', session, 'and', 'under', '500,002?']);
    t.regex(more.output, /\$500,001/);

    const refusals: [args: string[], words: RegExp][] = [
      [['ask', ' '], /The question is blank/],
      [['ask', '--session', 'x', 'homes'], /--session must be the ID of a session, not x/],
      [['ask', '--session', '99', 'homes'], /There is no session 99/],
      [['listing', 'find', 'condo', '--city', 'Fresno'], /say it all in the question/],
      [['listing', 'find', '--sale-type', 'rent'], /--sale-type must be one of for_sale, for_rent, not rent/],
      [['listing', 'show', 'X1'], /No listing of this chatbot has or had the MLSNumber "X1"/],
      [['listing', 'show', 'H1', '--chatbot', 'f'], /There is no chatbot with the serial number f/],
      [
        ['chatbot', 'edit', serialNumber, 'Nam=x', 'MessageLimit=few'],
        /Nam is not known: did you mean Name\?; MessageLimit must be a whole number/,
      ],
      [['chatbot', 'edit', serialNumber, 'Name'], /A setting is changed by NAME=VALUE, not by Name/],
      [
        ['chatbot', 'edit', serialNumber, 'Name=@/nowhere'],
        /\/nowhere, which Name is to be read from, cannot be read \(ENOENT\)/,
      ],
    ];
    for (const [args, words] of refusals) {
      const { code, output, errors } = await program.command(args);
      t.deepEqual([code, output], [1, ''], args.join(' '));
      t.regex(errors, words);
    }

    await writeFile(join(program.folder, 'prompt.txt'), 'Be brief.\n');
    const changes = [
      'Name=Büro',
      'MessageLimit=500',
      `SystemMessage=@${join(program.folder, 'prompt.txt')}`,
      'TalkToHumanEmail=a@example.com',
    ];
    const edited = await program.command(['chatbot', 'edit', serialNumber, ...changes]);
    t.is(edited.code, 0, edited.errors);
    t.regex(edited.output, /^Name {14}"Büro"\nMessageLimit {6}500\nSystemMessage {5}"Be brief\."$/m);
    t.regex(edited.errors, /^Nothing is sent by TalkToHumanEmail until the service has SMTP_URL/m);
    await program.command(['chatbot', 'edit', serialNumber, 'Name=']);
    t.regex(
      (await program.command(['chatbot', 'edit', serialNumber])).output,
      /^Name=""\n {4}Name of the chatbot\n[\s\S]*^MessageLimit=500$/m,
    );

    await program.addChatbot();
    const which = await program.command(['ask', 'homes']);
    t.regex(which.errors, /There are 2 chatbots: name one by --chatbot/);
  }),
);

test.serial(
  'With --json every command prints one document, and what people are told meanwhile goes to standard error',
  withExternalDatabase(async (t, program) => {
    const serialNumber = await importHomes(program);
    const few = await program.writeFile('few.csv', homes(2));
    const lines: string[][] = [
      ['status'],
      ['doctor'],
      ['config'],
      ['import', 'homes', '--file', few, '--dry-run'],
      ['import', 'homes', '--file', few],
      ['run', 'cancel', '3'],
      ['import', 'homes', '--file', few],
      ['run', 'approve', '4', '--yes'],
      ['run', 'undo', '4', '--yes'],
      ['run', 'approve', '5'],
      ['run', 'list'],
      ['run', 'show', '1'],
      ['run', 'rejects', '1'],
      ['run', 'rejects', '1', '--output', join(program.folder, 'rejects.csv')],
      ['ask', '--explain', 'homes in Fresno'],
      ['feed', 'check'],
      ['feed', 'list'],
      ['feed', 'inspect', few],
      ['feed', 'inspect', few, '--write', 'other'],
      ['feed', 'rename', 'nobody', 'nothing'],
      ['feed', 'remove', 'homes', '--yes'],
      ['chatbot', 'add'],
      ['chatbot', 'list'],
      ['chatbot', 'edit', serialNumber, 'Name=x'],
      ['listing', 'find', '--chatbot', serialNumber, 'homes', 'in', 'Fresno'],
      ['listing', 'find', '--chatbot', serialNumber],
      ['listing', 'show', 'H1', '--chatbot', serialNumber],
      ['listing', 'restore', serialNumber, 'H1'],
      ['workspace', 'add', 'Other'],
      ['workspace', 'list'],
      ['key', 'create', 'secret'],
      ['key', 'list'],
      ['key', 'revoke', '1'],
      ['key', 'revoke', '1'],
      ['migrate'],
      ['backup', join(program.folder, 'backup.gz')],
      ['restore', join(program.folder, 'backup.gz')],
      ['completion', 'fish'],
    ];
    const told = new Map<string, unknown>();
    for (const line of lines) {
      const { code, output, errors } = await program.command([...line, '--json']);
      const document = JSON.parse(output) as unknown;
      const isError = typeof document === 'object' && document !== null && 'Error' in document;
      t.is(isError, code === 1 && errors !== '', `${line.join(' ')}: ${output}`);
      told.set(line.slice(0, 3).join(' '), document);
    }
    const names = lines.map((line) => line.join(' '));
    for (const { words } of COMMANDS) {
      const name = words.replace(/ [<[].*$/, '');
      t.true(name === 'start' || names.some((line) => `${line} `.startsWith(`${name} `)), `${name} is tried`);
    }
    t.like(told.get('run show 1'), { Run: { RunID: 1, Feed: 'homes', State: 'Succeeded', Rows: 20 } });
    t.like(told.get('key create secret'), { Kind: 'secret', Workspace: 'First workspace' });
    t.like(told.get('listing show H1'), { MLSNumber: 'H1', Shown: true });
  }),
);
