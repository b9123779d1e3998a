import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import { runCommandLine } from '../../src/commands/command-line.ts';
import { COMMANDS, GROUPS } from '../../src/commands/commands.ts';
import { describePreview, describeRunRows } from '../../src/commands/describe-run.ts';
import { adviceFor } from '../../src/commands/feed.ts';
import { createFlow, cut, inColumns, plain, table, widthOf } from '../../src/commands/lay-out.ts';
import { configText } from '../../src/feeds/configuration/write-feed-file.ts';
import { type FeedData, previewData } from '../../src/feeds/feed-data.ts';
import type { ProposedConfig } from '../../src/feeds/inspect/propose-config.ts';
import { createPreview, excerpts } from '../../src/feeds/preview/preview.ts';
import { withInstallation } from '../helpers/program.ts';

const run = async (...args: string[]): Promise<{ code: number; output: string; errors: string }> => {
  const said = { output: '', errors: '' };
  const code = await runCommandLine(args, {
    environment: { LISTINGD_DATA: '/nowhere', LISTINGD_CONFIG: new URL('../../config', import.meta.url).pathname },
    print: (line) => {
      said.output += `${line}\n`;
    },
    say: (line) => {
      said.errors += `${line}\n`;
    },
  });
  return { code, ...said };
};

const nameOf = (words: string): string[] => words.replace(/ [<[].*$/, '').split(' ');

test('--help of every command says what it does, and shows how by an example', async (t) => {
  const manual = readFileSync(new URL('../../src/commands/README.md', import.meta.url), 'utf8');
  for (const { words, description, examples } of COMMANDS) {
    const name = nameOf(words);
    const { code, output, errors } = await run(...name, '--help');
    t.deepEqual([code, errors], [0, ''], name.join(' '));
    t.true(output.replace(/\s+/g, ' ').includes(description), output);
    t.true(output.includes('--json'), output);
    for (const [line] of examples) {
      t.true(output.includes(`  npx listingd ${line}\n`), output);
      t.deepEqual(nameOf(line).slice(0, name.length), name);
    }
    t.true(examples.length > 0);
    t.true(manual.includes(`\`${name.join(' ')}`), `${name.join(' ')} stands in src/commands/README.md`);
  }
  for (const group of Object.keys(GROUPS)) t.is((await run(group, '--help')).code, 0);
  const { output } = await run('--help');
  t.regex(output, /^Exit codes:\n {2}0 {2}it is done.*\n {2}1 {2}it failed.*\n(.*\n)? {2}2 {2}a person is waited for/m);
});

test('What is not understood ends with 1 and says what is near; with --json that is a document', async (t) => {
  const rows: [args: string[], words: RegExp][] = [
    [['statsu'], /unknown command 'statsu'\n\(Did you mean status\?\)/],
    [['feed', 'lst'], /unknown command 'lst'\n\(Did you mean list\?\)/],
    [['import'], /missing required argument 'feed'/],
    [['run', 'list', '--fed', 'x'], /unknown option '--fed'\n\(Did you mean --feed\?\)/],
    [['completion', 'tcsh'], /There is completion for bash, zsh and fish, not for tcsh/],
  ];
  for (const [args, words] of rows) {
    const plain = await run(...args);
    t.deepEqual([plain.code, plain.output], [1, ''], args.join(' '));
    t.regex(plain.errors, words);
    const json = await run(...args, '--json');
    t.is(json.code, 1);
    t.regex(json.errors, words);
    t.regex((JSON.parse(json.output) as { Error: string }).Error, words);
  }
});

test('What completion prints for bash completes commands, options and feeds', async (t) => {
  const { output } = await run('completion', 'bash');
  const rows: [typed: string, completed: string][] = [
    ['sta', 'start status'],
    ['feed ', 'check list inspect rename remove'],
    ['--json run li', 'list'],
    ['import ', 'sample'],
    ['import --dry-run sam', 'sample'],
    ['import --', '--file --dry-run --json --help'],
    ['run list --fe', '--feed'],
    ['feed inspect ', ''],
    ['completion z', 'zsh'],
  ];
  const tries = rows.map(([typed]) => {
    const words = ['listingd', ...typed.split(' ')].map((word) => `'${word}'`);
    return `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _listingd; echo "\${COMPREPLY[*]}"`;
  });
  const said = execFileSync('bash', ['-c', [output, ...tries].join('\n')], { encoding: 'utf8' });
  t.deepEqual(
    said.trimEnd().split('\n'),
    rows.map(([, completed]) => completed),
  );
  t.regex((await run('completion', 'zsh')).output, /bashcompinit\n_listingd\(\)/);
  t.regex(
    (await run('completion', 'fish')).output,
    /^complete -c listingd -n 'string match -q -- "feed " \(__listingd_typed\)' -f -a check -d '/m,
  );
});

test.serial(
  'config tells each setting that is in force and where it comes from, and no secret',
  withInstallation(async (t, program) => {
    const secrets = [
      'a-secret-password',
      'another-password',
      'sk-key-of-a-provider',
      'secret-path',
      'hidden-in-a-query',
    ];
    const file = join(program.folder, 'listingd.env');
    await writeFile(file, 'LOG_LEVEL=warn\nOPENAI_API_KEY=sk-key-of-a-provider\nNOTICE_SECRET=a-secret-password\n');
    const notify = [{ url: 'https://hooks.example/secret-path', secretVariable: 'NOTICE_SECRET' }];
    const inFile = { chatDays: 90, mailFrom: 'listings@example.com', notify };
    await writeFile(join(program.folder, 'config/listingd.json'), JSON.stringify(inFile));
    const settings = {
      LISTINGD_ENV_FILE: file,
      LOG_LEVEL: '',
      DATABASE_URL: 'mysql://me:a-secret-password@db.example:3307/homes',
      SMTP_URL: 'smtps://me:another-password@mail.example',
      OPENAI_BASE_URL: 'https://models.example/v1?key=hidden-in-a-query',
    };
    const { code, output } = await program.command(['config', '--json'], settings);
    t.is(code, 0);
    const all = JSON.parse(output) as { Name: string; Value: unknown; From: string; Problem: string }[];
    const told = new Map(all.map(({ Name, Value, From }) => [Name, [Value, From]]));
    const own = join(program.folder, 'config/listingd.json');
    const expected = {
      PORT: [0, 'environment'],
      HOST: ['127.0.0.1', 'default'],
      LOG_LEVEL: ['warn', file],
      DATABASE_URL: ['mysql://me:•••@db.example:3307/homes', 'environment'],
      SMTP_URL: ['smtps://me:•••@mail.example:465', 'environment'],
      OPENAI_API_KEY: ['•••', file],
      OPENAI_BASE_URL: ['https://models.example/v1?•••', 'environment'],
      LISTINGD_SECRET_KEY: ['•••', 'environment'],
      chatDays: [90, own],
      historyDays: [400, 'default'],
      notify: [[{ url: 'https://hooks.example/•••', secretVariable: 'NOTICE_SECRET' }], own],
    };
    for (const [name, setting] of Object.entries(expected)) t.deepEqual(told.get(name), setting, name);
    for (const secret of [...secrets, ...Object.values(program.settings).filter((text) => /key-of-all/.test(text))]) {
      t.false(output.includes(secret), secret);
    }
    const changed = await program.command(['config', '--changed'], settings);
    t.regex(changed.output, /^chatDays +listingd\.json +90$/m);
    t.notRegex(changed.output, /default/);
    const wrong = { ...settings, LOG_LEVEL: 'loud', SMTP_URL: 'smtp://me@mail.example', LISTINGD_COLOUR: 'red' };
    const shown = await program.command(['config'], wrong);
    t.is(shown.code, 1);
    t.regex(shown.output, /^chatDays +listingd\.json +90$/m);
    t.regex(shown.output, /^LOG_LEVEL +default +info$/m);
    for (const sentence of [
      /LOG_LEVEL is "loud", but must be one of/,
      /SMTP_URL must be smtp:/,
      /LISTINGD_COLOUR is no setting/,
    ])
      t.regex(shown.output, sentence);
    const { Problem } = (JSON.parse((await program.command(['config', '--json'], wrong)).output) as typeof all).find(
      ({ Name }) => Name === 'LOG_LEVEL',
    ) ?? { Problem: '' };
    t.regex(Problem, /^LOG_LEVEL is "loud"/);
    const unread = await program.command(['config'], { ...settings, LISTINGD_ENV_FILE: `${file}.gone` });
    t.is(unread.code, 1);
    t.regex(unread.output, /^chatDays +listingd\.json +90$/m);
    t.regex(unread.output, /LISTINGD_ENV_FILE is ".*\.gone", but must be a file of/);
  }),
);

const nothing = { holds: 'Nothing', guard: null, rejected: 0 } as const;
const preview = previewData({ serialNumber: 's', preview: createPreview().read(nothing) });

test('what a terminal would take for a command is blank in what feeds say', (t) => {
  t.is(plain('\u001b[31mred\u009b2J\u202e\n next'), '[31mred 2J next');
  t.is(plain(null), '–');
});

test('columns of numbers are set to the right, others to the left, under their head', (t) => {
  t.deepEqual(
    inColumns(
      [
        ['a', '1', 'x'],
        ['bb', '200', ''],
      ],
      ['Name', 'No', ''],
    ),
    ['Name   No', 'a       1  x', 'bb    200'],
  );
});

test('columns stand one below the other, and lines end where the terminal does, also with texts in Chinese', (t) => {
  const lines = inColumns([
    ['海淀区', 'x'],
    ['Zürich', 'x'],
    ['a', 'x'],
  ]);
  t.deepEqual(lines, ['海淀区  x', 'Zürich  x', 'a       x']);
  t.is(cut('海淀区中关村', 8), '海淀区…');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }).map(plain), fc.integer({ min: 1, max: 20 }), (text, width) => {
      t.true(widthOf(cut(text, width)) <= width);
    }),
  );
});

test('a table that is too wide goes on below its last column, and on a narrow terminal each row is a paragraph', (t) => {
  const rows = [
    ['sample', 'Fresh', 'all 200 homes are as they were'],
    ['nightly', 'Held', ''],
  ];
  const head = ['Feed', 'State', 'Message'];
  t.deepEqual(table(rows, head, 60), [
    'Feed     State  Message',
    'sample   Fresh  all 200 homes are as they were',
    'nightly  Held',
  ]);
  t.deepEqual(table(rows, head, 40), [
    'Feed     State  Message',
    'sample   Fresh  all 200 homes are as',
    '                they were',
    'nightly  Held',
  ]);
  t.deepEqual(table(rows, head, 26), [
    'Feed sample',
    '    State Fresh · Message all 200 homes',
    '    are as they were',
    'Feed nightly',
    '    State Held',
  ]);
});

test('an answer that comes in parts is broken between words, and leaves out what a terminal would act on', (t) => {
  const written: string[] = [];
  const flow = createFlow((text) => void written.push(text), 12);
  for (const part of ['I fou', 'nd 2 homes', ' in\u001b[31m San', ' Diego.\n- 1 Elm', ' Street']) flow.push(part);
  flow.end();
  t.is(written.join(''), 'I found 2\nhomes in[31m\nSan Diego.\n- 1 Elm\nStreet\n');
});

test('the list of runs tells who started a run, and what it says, also on a narrow terminal', (t) => {
  const run = {
    ...{ RunID: 158, Feed: 'bellbrook', State: 'Succeeded' as const, DryRun: true, Rows: 57 },
    StartedBy: 'next file' as const,
    ...{ QueuedAt: '2026-11-21T07:14:00.000Z', StartedAt: null, FinishedAt: null, Parts: [] },
    Message: 'there is no new file',
  };
  const wide = describeRunRows([run, run], 140);
  t.is(wide.length, 3);
  t.regex(
    wide[1] ?? '',
    /158 {2}bellbrook {2}Succeeded, dry {2}2026-11-21 07:14 .* next file {2}there is no new file$/,
  );
  t.deepEqual(describeRunRows([run, { ...run, Message: '' }], 80), [
    'Run  Feed       State           Queued (UTC)  Rows  New  Changed  Gone  Wrong',
    '158  bellbrook  Succeeded, dry  11-21 07:14     57',
    '     by next file: there is no new file',
    '158  bellbrook  Succeeded, dry  11-21 07:14     57',
    '     by next file',
  ]);
  t.true(describeRunRows([{ ...run, Message: 'x'.repeat(200) }], 80).every((line) => line.length <= 80));
});

test('a preview of nothing says so, and its lines are as wide as they may be', (t) => {
  t.deepEqual(describePreview(preview, 'import', 80), ['  What an import would do in s:', '    nothing']);
  const Examples = [1, 2, 3].map((ID) => ({ ID, MLSNumber: null, From: 'x'.repeat(99), To: null }));
  const wide = { ...preview, Updated: { Count: 3, Revived: 1 }, Changed: [{ Field: 'City', Count: 3, Examples }] };
  for (const width of [40, 80, 120]) {
    const lines = describePreview(wide, 'approval', width);
    t.true(lines.slice(1).every((line) => line.length <= width));
    t.regex(lines[1] ?? '', /1 of them were/);
    t.regex(lines[2] ?? '', /City {2}3 {2}1: xx/);
  }
});

test('of two long texts the place is shown where they begin to differ', (t) => {
  t.deepEqual(excerpts('short', 'longer', 10), ['short', 'longer']);
  const same = 'x'.repeat(300);
  t.deepEqual(excerpts(`${same}left`, `${same}right`, 40), [`…${'x'.repeat(15)}left`, `…${'x'.repeat(15)}right`]);
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string(),
      fc.integer({ min: 16, max: 40 }),
      (start, left, right, longest) => {
        const [from, to] = excerpts(start + left, start + right, longest);
        t.true(from.length <= longest + 2 && to.length <= longest + 2);
        t.is(from === to, left === right);
      },
    ),
  );
});

test('what is to be done about a feed names the source’s line where doctor says it, and doctor elsewhere', (t) => {
  for (const State of ['Stale', 'Failing'] as const) {
    const feed = { Feed: 'north', State } as FeedData;
    t.regex(adviceFor(feed), /npx listingd doctor says whether its source can be reached/);
    t.notRegex(adviceFor(feed, '"source of north" here'), /doctor/);
  }
});

test('what there is to be done about a feed that an undo has paused is to let it go on', (t) => {
  const held = { Feed: 'grid', State: 'Held', PausedBy: null } as FeedData;
  t.regex(adviceFor(held), /^npx listingd run list --feed grid/);
  t.is(adviceFor({ ...held, PausedBy: 12 }), 'npx listingd run approve 12 lets it go on');
});

test('the text of a proposed feed holds nothing that a terminal would act on, and reads as the same', (t) => {
  const config = { statuses: { 'Sold\u009b2J\u202e': 'Active' } } as unknown as ProposedConfig;
  const text = configText(config);
  t.notRegex(text, /[\u0080-\u009f\u202e]/);
  t.deepEqual(JSON.parse(text), config as unknown);
});
