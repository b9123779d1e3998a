import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { Deserializer, Serializer } from 'node:v8';
import { whenNeeded } from './when-needed.ts';

/**
 * Gives the table that was made before under this `name` by the same program, else makes it. A table is plain data: objects, arrays, typed
 * arrays, maps and sets; what else is in it comes back as another thing, or throws ("could not be cloned").
 */
export type KeptTable = <Table extends object>(name: string, make: () => Table) => Table;

export type KeptTablesOptions = {
  /** Where Node keeps what it has compiled; undefined where it keeps nothing. */
  folder: string | undefined;
  /** The folder of the sources. */
  program: string;
  /** When the process began to read them, in milliseconds since 1970. */
  startedAt: number;
};

const PREFIX = 'listingd-tables-';
const DIGEST_BYTES = 32;

const digestOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

/**
 * Digest of all sources, since any of them may have a part in a table. Throws where one of them, or of the folders, is younger than the
 * process: that has read it as it was before.
 */
const digestOfProgram = ({ program, startedAt }: Pick<KeptTablesOptions, 'program' | 'startedAt'>): string => {
  const hash = createHash('sha256');
  const entries = readdirSync(program, { recursive: true, withFileTypes: true });
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  for (const path of [program, ...paths]) {
    const stats = statSync(path);
    if (stats.ctimeMs >= startedAt) throw new Error(`${path} has changed since the start`);
    if (stats.isDirectory()) continue;
    hash.update(`${path.slice(program.length)}\0`).update(digestOf(readFileSync(path)));
  }
  return hash.digest('hex');
};

/** Throws where there is no such file, or where it is not as it was written. */
const readTable = <Table extends object>(path: string): Table => {
  const file = readFileSync(path);
  const content = file.subarray(DIGEST_BYTES);
  if (!digestOf(content).equals(file.subarray(0, DIGEST_BYTES))) throw new Error(`${path} is damaged`);
  const deserializer = new Deserializer(content);
  deserializer.readHeader();
  return deserializer.readValue() as Table;
};

const contentOf = (table: object): Buffer => {
  const serializer = new Serializer();
  serializer.writeHeader();
  serializer.writeValue(table);
  return serializer.releaseBuffer();
};

/** Under another name first: who reads it finds all of it or nothing. */
const writeTable = (path: string, content: Buffer): void => {
  const part = `${path}.${randomUUID()}`;
  try {
    writeFileSync(part, Buffer.concat([digestOf(content), content]));
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
};

/**
 * Keeps tables in files, for programs and threads that are started later: to make them from the words of all languages takes seconds, and
 * memory that stays with the process. Each change in the sources makes all of them anew. What can't be read or written is made, and
 * no error.
 */
export const createKeptTables = ({ folder, ...options }: KeptTablesOptions): KeptTable => {
  if (folder === undefined) return (_, make) => make();
  const own = whenNeeded(() => join(folder, `${PREFIX}${digestOfProgram(options)}`));
  const removeOthers = (): void => {
    const kept = readdirSync(folder).filter((name) => name.startsWith(PREFIX));
    for (const path of kept.map((name) => join(folder, name))) {
      if (path !== own()) rmSync(path, { recursive: true, force: true });
    }
  };
  const keep = (name: string, content: Buffer): void => {
    const isFirst = mkdirSync(own(), { recursive: true }) !== undefined;
    writeTable(join(own(), name), content);
    if (isFirst) removeOthers();
  };
  return (name, make) => {
    try {
      return readTable(join(own(), name));
    } catch {
      // There is none yet, or it is damaged.
    }
    const table = make();
    const content = contentOf(table);
    try {
      keep(name, content);
    } catch {
      // A folder that is read only, or full; sources that change: the next one makes it again.
    }
    return table;
  };
};

/** The tables of this program. A thread keeps none where only its process was told where, as NODE_COMPILE_CACHE tells both. */
export const keptTable: KeptTable = (name, make) => tablesOfProgram()(name, make);
const tablesOfProgram = whenNeeded(() =>
  createKeptTables({
    folder: getCompileCacheDir(),
    program: import.meta.dirname,
    startedAt: performance.timeOrigin,
  }),
);
