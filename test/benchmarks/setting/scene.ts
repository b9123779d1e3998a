import type { CommandLineClient } from './command-line-client.ts';
import type { BenchmarkDatabases } from './databases.ts';

/** What a benchmark works with: a database server of this run's own, and a folder for its files. Both go with the run. */
export type Scene = {
  databases: BenchmarkDatabases;
  client: CommandLineClient;
  /** `MariaDB 10.11.19` */
  server: string;
  /** What the server has had of the processors. */
  serverMilliseconds: () => number;
  folder: string;
  /** Where a profile of an import is wanted; undefined where none is. */
  profile: string | undefined;
};
