import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { type BenchOptions, readBenchOptions, usage } from './bench-options.ts';
import type { Benchmark, Measurement } from './harness/benchmark.ts';
import { resultTable } from './harness/result-table.ts';
import { answers } from './measures/answers.ts';
import { ask } from './measures/ask.ts';
import { firstImport } from './measures/first-import.ts';
import { growth } from './measures/growth.ts';
import { absence, nextNight, sameBytes } from './measures/later-nights.ts';
import { list, listWhileImporting } from './measures/list.ts';
import { requests } from './measures/requests.ts';
import { start } from './measures/start.ts';
import { streams, visitorStreams } from './measures/streams.ts';
import { update } from './measures/update.ts';
import { withScene } from './setting/with-scene.ts';

/** Every benchmark, in the order in which they are run. */
const ALL: readonly Benchmark[] = [
  firstImport,
  nextNight,
  sameBytes,
  absence,
  growth,
  list,
  update,
  requests,
  ask,
  answers,
  streams,
  visitorStreams,
  listWhileImporting,
  start,
];

/**
 * `npm run bench [-- NAME …]`: measures listingd beside references that are written by hand, on a database server of its own, and
 * prints a Markdown table. Figures of one machine mean little; their ratios are what counts. Ends with 1 where a benchmark could not
 * be carried out, and with 0 whatever the figures are.
 */
const NAMES = ALL.map(({ name }) => name);

const say = (message: string): void => void process.stderr.write(`${message}\n`);

const load = (): string =>
  loadavg()
    .map((each) => each.toFixed(1))
    .join(', ');

/** What a reader has to know of the machine. */
const heading = (server: string, before: string): string =>
  `${new Date().toISOString().slice(0, 10)}, ${server}, Node ${process.versions.node}, ${availableParallelism()} cores; load before ${before}, after ${load()}`;

const runAll = (
  { names, rounds, rows, output, profile, socket }: BenchOptions,
  { signal, aborted }: { signal: AbortSignal; aborted: Promise<never> },
): Promise<boolean> =>
  withScene({ profile, socket, signal }, async (scene) => {
    const [before, measurements, failed]: [string, Measurement[], string[]] = [load(), [], []];
    for (const benchmark of ALL.filter(({ name }) => names.includes(name))) {
      say(`${benchmark.name}: ${benchmark.about}`);
      try {
        const measured = benchmark.measure(scene, { rounds, rows }, say);
        measurements.push(...(await Promise.race([measured, aborted])));
      } catch (error) {
        signal.throwIfAborted();
        failed.push(`${benchmark.name} could not be carried out: ${(error as Error).stack ?? error}`);
        say(failed.at(-1) ?? '');
      }
    }
    const text = `${heading(scene.server, before)}\n\n${[resultTable(measurements), ...failed].join('\n\n')}\n`;
    process.stdout.write(text);
    if (output !== undefined) await writeFile(output, text);
    return failed.length === 0;
  });

/** What SIGINT and SIGTERM end: the benchmark under way is left as it is, and its processes go with the scene. */
const stopBySignals = () => {
  const stopping = new AbortController();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  aborted.catch(() => undefined);
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      const reason = new Error(`stopped by ${name}`);
      stopping.abort(reason);
      reject(reason);
    });
  }
  return { signal: stopping.signal, aborted };
};

const main = async (): Promise<number> => {
  let options: BenchOptions;
  try {
    options = readBenchOptions(process.argv.slice(2), NAMES);
  } catch (error) {
    say(`${(error as Error).message}\n\n${usage(NAMES)}`);
    return 2;
  }
  try {
    return (await runAll(options, stopBySignals())) ? 0 : 1;
  } catch (error) {
    say((error as Error).message);
    return 1;
  }
};

// What a benchmark that was broken off still has open must not keep the process.
process.exit(await main());
