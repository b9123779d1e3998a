import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'ava';
import { runCommandLine } from '../../src/commands/command-line.ts';
import { COMMANDS, GROUPS } from '../../src/commands/commands.ts';

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
