import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { createKeptTables } from '../src/kept-tables.ts';

const TABLE = {
  words: ['pool', 'Haus', '花园', ''],
  numbers: Int32Array.of(1, -2, 3),
  says: new Map([['pool', new Set([7])]]),
};

/** A folder for tables, and one of a program that is one file. */
const withFolders = async (t: ExecutionContext) => {
  const root = await mkdtemp(join(tmpdir(), 'listingd-test-'));
  t.teardown(() => rm(root, { recursive: true, force: true }));
  const [folder, program] = [join(root, 'kept'), join(root, 'src')];
  await mkdir(join(program, 'words'), { recursive: true });
  const source = join(program, 'words/english.ts');
  await writeFile(source, 'one');
  const counted = (made: () => object = () => TABLE) => {
    let count = 0;
    const make = () => {
      count += 1;
      return made();
    };
    return { make, count: () => count };
  };
  /** As a program that is started anew: gives the table, and whether it was made. */
  const start = (made?: () => object, name = 'words') => {
    const { make, count } = counted(made);
    const table = createKeptTables({ folder, program })(name, make);
    return { table, isMade: count() > 0 };
  };
  const fileOf = async (name = 'words'): Promise<string> => {
    const [own = ''] = await readdir(folder);
    return join(folder, own, name);
  };
  return { folder, program, source, start, fileOf, counted };
};

test('a table that was made is read by the next start, as it was', async (t) => {
  const { start } = await withFolders(t);
  t.deepEqual(start(), { table: TABLE, isMade: true });
  t.deepEqual(start(), { table: TABLE, isMade: false });
});

test('tables are told apart by their names', async (t) => {
  const { start } = await withFolders(t);
  start(() => ({ of: 'en' }), 'english');
  t.deepEqual(
    start(() => ({ of: 'de' }), 'german'),
    { table: { of: 'de' }, isMade: true },
  );
  t.deepEqual(start(undefined, 'english'), { table: { of: 'en' }, isMade: false });
});

test('whatever is changed in the program, its tables are made anew, and those of the program before are removed', async (t) => {
  const { start, source, program, folder } = await withFolders(t);
  await writeFile(join(program, 'other.ts'), 'two');
  start();
  const changes: (() => Promise<void>)[] = [
    // Of the same length, and as old as it was.
    async () => {
      await writeFile(source, 'eno');
    },
    () => writeFile(join(program, 'more.ts'), ''),
    () => rm(join(program, 'more.ts')),
    // The same contents under each other's names.
    async () => {
      await writeFile(source, 'two');
      await writeFile(join(program, 'other.ts'), 'eno');
    },
  ];
  for (const change of changes) {
    await change();
    t.true(start().isMade);
    t.false(start().isMade);
    t.is((await readdir(folder)).length, 1);
  }
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
  const { start, fileOf } = await withFolders(t);
  start();
  const path = await fileOf();
  const whole = await readFile(path);
  const flipped = Buffer.from(whole);
  flipped[whole.length - 3] = (flipped[whole.length - 3] ?? 0) ^ 1;
  for (const damaged of [whole.subarray(0, whole.length - 5), whole.subarray(0, 10), Buffer.alloc(0), flipped]) {
    await writeFile(path, damaged);
    t.deepEqual(start(), { table: TABLE, isMade: true });
    t.deepEqual(await readFile(path), whole);
  }
});

test('where nothing can be kept, each start makes its tables, and leaves nothing half written', async (t) => {
  const { start, folder, program, counted } = await withFolders(t);
  await writeFile(folder, 'a file, and no folder');
  for (let round = 0; round < 2; round += 1) t.deepEqual(start(), { table: TABLE, isMade: true });
  t.true((await stat(folder)).isFile());
  const { make, count } = counted();
  const read = createKeptTables({ folder: undefined, program });
  t.is(read('words', make), TABLE);
  t.is(count(), 1);
});

test('a table that can not be written leaves no part of it', async (t) => {
  const { start, folder } = await withFolders(t);
  const odd = { say: () => 'a function is no data' };
  t.is(start(() => odd).table, odd);
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  t.deepEqual(
    files.filter((file) => file.isFile()),
    [],
  );
});

test('what goes wrong while a table is made is told', async (t) => {
  const { start } = await withFolders(t);
  t.throws(
    () =>
      start(() => {
        throw new Error('there are no words');
      }),
    { message: 'there are no words' },
  );
});
