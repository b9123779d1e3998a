import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import test, { type ExecutionContext } from 'ava';
import { english } from '../src/chat/understand/languages/english/english.ts';
import { german } from '../src/chat/understand/languages/german/german.ts';
import { readLexicon } from '../src/chat/understand/lexer/read-lexicon.ts';
import { createKeptTables } from '../src/kept-tables.ts';
import { readDictionary } from '../src/listings/tags/dictionary.ts';

const TABLE = {
  words: ['pool', 'Haus', '花园', ''],
  numbers: Int32Array.of(1, -2, 3),
  says: new Map([['pool', new Set([7])]]),
};
/** After everything that a test changes. */
const LATER = Date.now() + 3_600_000;

const makeFolder = async (t: ExecutionContext): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'listingd-test-'));
  t.teardown(() => rm(root, { recursive: true, force: true }));
  return root;
};

/** A folder for tables, and one of a program of two files. */
const withFolders = async (t: ExecutionContext) => {
  const root = await makeFolder(t);
  const [folder, program] = [join(root, 'kept'), join(root, 'src')];
  const [source, other] = [join(program, 'words/english.ts'), join(program, 'other.ts')];
  await mkdir(join(program, 'words'), { recursive: true });
  await writeFile(source, 'one');
  await writeFile(other, 'two');
  /** As a program that is started then: gives the table, and whether it was made. */
  const start = ({
    made = TABLE,
    name = 'words',
    startedAt = LATER,
  }: {
    made?: object;
    name?: string;
    startedAt?: number;
  } = {}) => {
    let isMade = false;
    const table = createKeptTables({ folder, program, startedAt })(name, () => {
      isMade = true;
      return made;
    });
    return { table, isMade };
  };
  const filesKept = async (): Promise<string[]> => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  };
  return { folder, program, source, other, start, filesKept };
};

test('a table that was made is read by the next start, as it was', async (t) => {
  const { start } = await withFolders(t);
  t.deepEqual(start(), { table: TABLE, isMade: true });
  t.deepEqual(start(), { table: TABLE, isMade: false });
});

test('tables are told apart by their names', async (t) => {
  const { start } = await withFolders(t);
  start({ made: { of: 'en' }, name: 'english' });
  t.deepEqual(start({ made: { of: 'de' }, name: 'german' }), { table: { of: 'de' }, isMade: true });
  t.deepEqual(start({ name: 'english' }), { table: { of: 'en' }, isMade: false });
});

test('whatever is changed in the sources, tables are made anew, and those of the sources before are removed', async (t) => {
  const { start, source, other, program, folder } = await withFolders(t);
  start();
  const old = new Date(0);
  const changes: Record<string, () => Promise<unknown>> = {
    'a letter, at the same time': async () => {
      await writeFile(source, 'eno');
      await utimes(source, old, old);
    },
    'another, at the same time': async () => {
      await writeFile(source, 'neo');
      await utimes(source, old, old);
    },
    'a new file': () => writeFile(join(program, 'more.ts'), ''),
    'a file less': () => rm(join(program, 'more.ts')),
    'a name': () => rename(other, join(program, 'others.ts')),
    'a linked file': async () => {
      await writeFile(join(folder, '../linked.ts'), 'three');
      await symlink(join(folder, '../linked.ts'), join(program, 'link.ts'));
    },
    'what a linked file says': () => writeFile(join(folder, '../linked.ts'), 'four!'),
  };
  for (const [what, change] of Object.entries(changes)) {
    await change();
    t.true(start().isMade, what);
    t.false(start().isMade, what);
    t.is((await readdir(folder)).length, 1, what);
  }
});

test('a process whose sources have changed since its start neither reads nor keeps a table', async (t) => {
  const { start, source, filesKept } = await withFolders(t);
  const running = Date.now() - 60_000;
  t.true(start({ startedAt: running }).isMade);
  t.deepEqual(await filesKept(), []);
  start();
  await utimes(source, new Date(0), new Date(0));
  t.true(start({ startedAt: running }).isMade);
  t.false(start().isMade);
});

test('of a source that was removed since the start its folder knows', async (t) => {
  const { start, source, other } = await withFolders(t);
  const folder = dirname(source);
  await rm(source);
  let changedAt: number;
  do {
    await writeFile(source, '');
    await rm(source);
    changedAt = (await stat(folder)).ctimeMs;
  } while (changedAt <= (await stat(other)).ctimeMs);
  start();
  t.true(start({ startedAt: changedAt }).isMade);
  t.false(start({ startedAt: changedAt + 1 }).isMade);
});

test('what is kept may be removed at any time', async (t) => {
  const { folder, program, filesKept } = await withFolders(t);
  const read = createKeptTables({ folder, program, startedAt: LATER });
  read('words', () => TABLE);
  await rm(folder, { recursive: true });
  t.is(
    read('features', () => TABLE),
    TABLE,
  );
  t.is((await filesKept()).length, 1);
});

test('what Node keeps in the same folder stays', async (t) => {
  const { start, folder, source } = await withFolders(t);
  start();
  await writeFile(join(folder, 'compiled'), 'code');
  await writeFile(source, 'changed');
  start();
  t.is(await readFile(join(folder, 'compiled'), 'utf8'), 'code');
});

test('a file that was cut off, or in which a byte is another, is made anew', async (t) => {
  const { start, filesKept } = await withFolders(t);
  start();
  const [path = ''] = await filesKept();
  const whole = await readFile(path);
  const flipped = Buffer.from(whole);
  // A letter of a word: what reads it back would not notice.
  flipped.write('tool', flipped.indexOf('pool'));
  for (const damaged of [whole.subarray(0, whole.length - 5), whole.subarray(0, 10), Buffer.alloc(0), flipped]) {
    await writeFile(path, damaged);
    t.deepEqual(start(), { table: TABLE, isMade: true });
    t.deepEqual(await readFile(path), whole);
  }
});

test('where nothing can be kept, each start makes its tables', async (t) => {
  const { start, folder, program } = await withFolders(t);
  await writeFile(folder, 'a file, and no folder');
  for (let round = 0; round < 2; round += 1) t.deepEqual(start(), { table: TABLE, isMade: true });
  t.is(await readFile(folder, 'utf8'), 'a file, and no folder');
  const read = createKeptTables({ folder: undefined, program, startedAt: LATER });
  t.is(
    read('words', () => TABLE),
    TABLE,
  );
});

test('a table that can not be put in its place leaves no part of it', async (t) => {
  const { start, filesKept } = await withFolders(t);
  start();
  const [path = ''] = await filesKept();
  await rm(path);
  await mkdir(path);
  t.true(start().isMade);
  t.deepEqual(await filesKept(), []);
});

test('what goes wrong while a table is made is told, and so is what is no data', async (t) => {
  const { folder, program, filesKept } = await withFolders(t);
  const read = createKeptTables({ folder, program, startedAt: LATER });
  const fail = (): object => {
    throw new Error('there are no words');
  };
  t.throws(() => read('words', fail), { message: 'there are no words' });
  t.throws(() => read('words', () => ({ say: () => 'a function' })), { message: /could not be cloned/ });
  t.deepEqual(await filesKept(), []);
});

const TABLES: Record<string, () => object> = {
  'the words of a language': () => readLexicon(german, english),
  'the features that texts name': readDictionary,
};
for (const [what, make] of Object.entries(TABLES))
  test(`${what} are read as they were made`, async (t) => {
    const { start } = await withFolders(t);
    const made = make();
    start({ made });
    t.deepEqual(start(), { table: made, isMade: false });
  });

/** Says whether texts' small words have one that is new; with `change` it takes it up after it has read the sources. */
const PROGRAM = `
  import { readFileSync, writeFileSync } from 'node:fs';
  const { readTokens } = await import('./src/listings/tags/dictionary.ts');
  const source = 'src/listings/tags/words/spanish.ts';
  const changed = readFileSync(source, 'utf8').replace(/(?<=smallWords:\\s*')/, 'quux ');
  if (process.argv[2] === 'change') writeFileSync(source, changed);
  console.log(readTokens('quux')[0].facts === undefined ? 'unknown' : 'known');
`;

test('the program’s own tables are those of the sources that it was started with, whatever becomes of them meanwhile', async (t) => {
  const cwd = await makeFolder(t);
  await cp(join(import.meta.dirname, '../src'), join(cwd, 'src'), { recursive: true });
  await writeFile(join(cwd, 'package.json'), '{"type":"module"}');
  await writeFile(join(cwd, 'program.js'), PROGRAM);
  const compiled = join(cwd, 'compiled');
  const run = async (...args: string[]): Promise<string> => {
    const env = { ...process.env, NODE_COMPILE_CACHE: compiled };
    const { stdout } = await promisify(execFile)(process.execPath, ['program.js', ...args], { cwd, env });
    return stdout.trim();
  };
  const kept = async (): Promise<number> => {
    const files = await readdir(compiled, { recursive: true });
    return files.filter((file) => /listingd-tables-[0-9a-f]{64}\/tags$/.test(file)).length;
  };
  t.is(await run('change'), 'unknown');
  t.is(await kept(), 0);
  t.is(await run(), 'known');
  t.is(await kept(), 1);
  t.is(await run(), 'known');
});
