import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchmarkDatabase } from '../setting/databases.ts';
import { withImporter } from '../setting/with-importer.ts';
import type { Scene } from '../setting/with-scene.ts';

/** `files`: of every table that a first import fills. `bytes`: the size of the file that was imported. */
export type ReadyMade = { files: ReadyMadeFile[]; bytes: number };

/** The files with which the client fills every table as a first import does: made of what one has left. */
export const readyMadeByImport = (scene: Scene, rows: number): Promise<ReadyMade> =>
  withImporter(scene, 'ready-made', async (importer, database) => {
    const before = await countRows(database);
    await importer.deliver({ night: 0, rows });
    const { counts } = await importer.run();
    if (counts.created !== rows) throw new Error(`The first import made ${counts.created} of ${rows} listings`);
    const files: ReadyMadeFile[] = [];
    for (const [table, count] of await countRows(database)) {
      if (count > (before.get(table) ?? 0)) files.push(await makeReady(scene, database, table));
    }
    return { files, bytes: (await stat(importer.file)).size };
  });

/**
 * Loads ready-made files into empty tables with all their indexes; gives the milliseconds of the loading alone.
 * `onLoaded` is told of the server's processor time, in milliseconds too.
 */
export const loadIntoEmpty = async (
  scene: Scene,
  files: readonly ReadyMadeFile[],
  {
    session = [],
    onLoaded = () => {},
  }: { session?: readonly string[]; onLoaded?: (processorTime: number) => void } = {},
): Promise<number> => {
  const database = await scene.databases.create();
  try {
    await scene.databases.settle();
    const before = scene.serverMilliseconds();
    const milliseconds = await loadReadyMade(scene, database, files, { session });
    onLoaded(scene.serverMilliseconds() - before);
    return milliseconds;
  } finally {
    await database.drop();
  }
};

/** A table's rows in a file that LOAD DATA reads as it is: in the order of the primary key, without generated columns. */
export type ReadyMadeFile = { table: string; columns: readonly string[]; path: string; rows: number };

const plainColumns = async (database: BenchmarkDatabase, table: string): Promise<string[]> => {
  const columns = await database.rows<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = ? AND COALESCE(generation_expression, '') = ''
      ORDER BY ordinal_position`,
    [table],
  );
  return columns.map(({ name }) => name);
};

const keyColumns = async (database: BenchmarkDatabase, table: string): Promise<string[]> => {
  const columns = await database.rows<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.statistics
      WHERE table_schema = DATABASE() AND table_name = ? AND index_name = 'PRIMARY' ORDER BY seq_in_index`,
    [table],
  );
  return columns.map(({ name }) => name);
};

const countRowsOf = async (database: BenchmarkDatabase, table: string): Promise<number> => {
  const [row] = await database.rows<{ total: number }>(`SELECT COUNT(*) AS total FROM ${table}`);
  return Number(row?.total ?? 0);
};

/** How many rows each table has. */
const countRows = async (database: BenchmarkDatabase): Promise<Map<string, number>> => {
  const tables = await database.rows<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) counts.set(name, await countRowsOf(database, name));
  return counts;
};

/** Writes what a table holds into a file of the scene's. The server writes it, into the one folder that it may, or its own. */
export const makeReady = async (scene: Scene, database: BenchmarkDatabase, table: string): Promise<ReadyMadeFile> => {
  const [place] = await database.rows<{ folder: string }>(
    "SELECT COALESCE(NULLIF(@@secure_file_priv, ''), CONCAT(@@datadir, DATABASE())) AS folder",
  );
  const [columns, key] = [await plainColumns(database, table), await keyColumns(database, table)];
  const written = join(place?.folder ?? '', `${database.name}-${table}`);
  await database.rows(
    `SELECT ${columns.join(', ')} FROM ${table} ORDER BY ${key.join(', ')} INTO OUTFILE ${database.connection.escape(written)}`,
  );
  const path = join(scene.folder, `${database.name}-${table}.tsv`);
  await rename(written, path);
  return { table, columns, path, rows: await countRowsOf(database, table) };
};

const checkCounts = async (database: BenchmarkDatabase, files: readonly ReadyMadeFile[]): Promise<void> => {
  for (const { table, rows } of files) {
    const count = await countRowsOf(database, table);
    if (count !== rows) throw new Error(`LOAD DATA put ${count} of ${rows} rows into ${table}`);
  }
};

/** As bytes, which are those of the tables: texts are UTF-8 on both sides, and digests are no text. */
const loadStatement = ({ table, columns, path }: ReadyMadeFile, quote: (text: string) => string): string =>
  `LOAD DATA LOCAL INFILE ${quote(path)} INTO TABLE ${table} CHARACTER SET binary (${columns.join(', ')}); SELECT @@warning_count, ROW_COUNT()`;

/**
 * Loads the files into the tables by the command-line client, one after the other, and gives the milliseconds that this took, start
 * of the client included. `session`: statements before. `isEmpty`: the tables hold nothing yet. Throws where the server warned, or
 * loaded another number of rows: LOAD DATA LOCAL passes over what it does not like.
 */
export const loadReadyMade = async (
  scene: Scene,
  database: BenchmarkDatabase,
  files: readonly ReadyMadeFile[],
  { session = [], isEmpty = true }: { session?: readonly string[]; isEmpty?: boolean } = {},
): Promise<number> => {
  const quote = (text: string): string => database.connection.escape(text);
  const begun = performance.now();
  const said = await scene.client.run(
    database.name,
    [...session, ...files.map((file) => loadStatement(file, quote))].join('; '),
  );
  const milliseconds = performance.now() - begun;
  if (
    said
      .trim()
      .split('\n')
      .some((answer) => !answer.startsWith('0\t'))
  ) {
    throw new Error(`LOAD DATA gave warnings (their number and that of the rows, file by file): ${said.trim()}`);
  }
  if (isEmpty) await checkCounts(database, files);
  return milliseconds;
};
