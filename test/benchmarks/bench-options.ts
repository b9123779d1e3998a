import { parseArgs } from 'node:util';

export type BenchOptions = {
  /** The benchmarks to run, in the order of the suite. */
  names: string[];
  rounds: number;
  /** Undefined: each benchmark's own number. */
  rows: number | undefined;
  output: string | undefined;
  /** The Unix socket of a database server to measure on; undefined: one of the run's own. */
  socket: string | undefined;
  /** The folder for a CPU profile of an import, whose steps are told too. */
  profile: string | undefined;
};

const ROUNDS = 5;
const FEWEST_ROWS = 100;

export const usage = (known: readonly string[]): string => `npm run bench -- [NAME …] [options]
  NAME              one of ${known.join(', ')}; without a name all of them
  --rounds N        how often each is measured (${ROUNDS})
  --rows N          another size than the benchmark's own, ${FEWEST_ROWS} or more (of streams: how many)
  --profile FOLDER  how parsing, mapping, hashing, planning and writing share the time of an import; its CPU profile is kept there
  --socket PATH     on a running database server of this machine (a node of a cluster), as root; without it one of the run's own
  --output FILE     writes the table to a file too
`;

const readCount = (name: string, text: string | undefined, fewest: number): number | undefined => {
  if (text === undefined) return undefined;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= fewest) return count;
  throw new Error(`--${name} is ${JSON.stringify(text)}, but must be a whole number from ${fewest} on`);
};

/** Throws an Error that says what is wrong with the arguments. */
export const readBenchOptions = (args: readonly string[], known: readonly string[]): BenchOptions => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      rows: { type: 'string' },
      output: { type: 'string' },
      socket: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}: there are ${known.join(', ')}`);
  return {
    names: known.filter((name) => positionals.length === 0 || positionals.includes(name)),
    rounds: readCount('rounds', values.rounds, 1) ?? ROUNDS,
    rows: readCount('rows', values.rows, FEWEST_ROWS),
    output: values.output,
    socket: values.socket,
    profile: values.profile,
  };
};
