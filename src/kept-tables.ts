import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { Deserializer, Serializer } from 'node:v8';
import { whenNeeded } from './when-needed.ts';

/** Gives what `make` makes, which was made before under this `name` by the same program, or is made now. */
export type KeptTable = <Table extends object>(name: string, make: () => Table) => Table;

const PREFIX = 'listingd-tables-';
const DIGEST_BYTES = 32;

const digestOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

/** Of every file in a folder, with its name. */
const digestOfProgram = (folder: string): string => {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  for (const path of paths) hash.update(`${path.slice(folder.length)}\0`).update(digestOf(readFileSync(path)));
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

/** Under another name first: who reads it finds all of it or nothing. */
const writeTable = (path: string, table: object): void => {
  const serializer = new Serializer();
  serializer.writeHeader();
  serializer.writeValue(table);
  const content = serializer.releaseBuffer();
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
 * memory that stays with the process. A table is plain data (objects, arrays, typed arrays, maps and sets). `folder` is where Node keeps what
 * it has compiled, undefined where it keeps nothing; `program` is the folder of the sources, of which each change makes all tables
 * anew. What can't be read or written is made, and no error.
 */
export const createKeptTables = ({ folder, program }: { folder: string | undefined; program: string }): KeptTable => {
  if (folder === undefined) return (_, make) => make();
  const own = whenNeeded(() => `${PREFIX}${digestOfProgram(program)}`);
  const removeOthers = (): void => {
    const others = readdirSync(folder).filter((name) => name.startsWith(PREFIX) && name !== own());
    for (const name of others) rmSync(join(folder, name), { recursive: true, force: true });
  };
  const keep = (name: string, table: object): void => {
    if (mkdirSync(join(folder, own()), { recursive: true }) !== undefined) removeOthers();
    writeTable(join(folder, own(), name), table);
  };
  return (name, make) => {
    try {
      return readTable(join(folder, own(), name));
    } catch {
      const table = make();
      try {
        keep(name, table);
      } catch {
        // A folder that is read only, or full: the next one makes it again.
      }
      return table;
    }
  };
};

/** The tables of this program. */
export const keptTable: KeptTable = (name, make) => tablesOfProgram()(name, make);
const tablesOfProgram = whenNeeded(() =>
  createKeptTables({ folder: getCompileCacheDir(), program: import.meta.dirname }),
);
