import { parseArgs } from 'node:util';
import { CONCURRENT_RUNS } from '../../src/jobs/run-worker.ts';
import { createSeededRandom } from '../evaluation/listings/seeded-random.ts';

/**
 * `node test/benchmarks/simulate-nights.ts`: how a day's runs of many feeds spread over processes and database servers, of which there are
 * more than any benchmark could start. Prints a Markdown table. What a row costs is measured by `npm run bench -- next-night --profile`.
 */
const USAGE = `node test/benchmarks/simulate-nights.ts [options]
  --chatbots N      one feed each (10,000)
  --homes N         of all of them (100,000,000)
  --processes N,N   one table row each (8,16,32)
  --servers N       database servers, among which the chatbots are shared out (4)
  --cores N         of each database server (8)
  --service MS      processor time of listingd for a row of a later night (0.1)
  --server MS       processor time of the database for it (0.02)
`;

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Of a log-normal distribution: a tenth of the brokerages have half of the homes. */
const SPREAD = 1.3;
const HOURLY = 0.2;
/** How many nightly feeds start at the full hour, as people write schedules. */
const ON_THE_HOUR = 0.6;
const TIME_ZONES = 4;
const NIGHT = { from: 1 * HOUR, hours: 4 };

type Sizes = { chatbots: number; homes: number; processes: number; servers: number; cores: number };
type Costs = { service: number; server: number };
/** A run that is asked for at `due` (seconds), and has `left` seconds of a whole processor of listingd to do. */
type Run = { due: number; left: number; server: number };

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A day's runs in the order in which they are due. Each finds another file, and most of its rows as they were. */
const makeRuns = ({ chatbots, homes, servers }: Sizes, costs: Costs): Run[] => {
  const random = createSeededRandom(1).next;
  const weights = Array.from({ length: chatbots }, () => Math.exp(SPREAD * normal(random)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights
    .flatMap((weight, index): Run[] => {
      const left = ((weight / all) * homes * costs.service) / 1_000;
      const minute = random() < ON_THE_HOUR ? 0 : random() * HOUR;
      const zone = Math.floor(random() * TIME_ZONES) * HOUR;
      const night = NIGHT.from + zone + Math.floor(random() * NIGHT.hours) * HOUR + minute;
      const one = { left, server: index % servers };
      if (random() >= HOURLY) return [{ ...one, due: night }];
      return Array.from({ length: 24 }, (_, hour) => ({ ...one, due: hour * HOUR + minute }));
    })
    .sort((one, other) => one.due - other.due);
};

/** How much of a whole processor each run in hand gets: a process's runs share one thread, a server's runs its cores. */
const ratesOf = (busy: readonly (Run & { process: number })[], { cores }: Sizes, costs: Costs): number[] => {
  const inProcess = Map.groupBy(busy, ({ process }) => process);
  const share = (run: Run & { process: number }): number => 1 / (inProcess.get(run.process)?.length ?? 1);
  const perSecond = costs.server / costs.service;
  const wanted = Map.groupBy(busy, ({ server }) => server);
  return busy.map((run) => {
    const all = (wanted.get(run.server) ?? []).reduce((sum, each) => sum + share(each) * perSecond, 0);
    return share(run) * Math.min(1, cores / all);
  });
};

const simulate = (sizes: Sizes, costs: Costs) => {
  const waiting = makeRuns(sizes, costs);
  const work = waiting.reduce((sum, { left }) => sum + left, 0);
  const waits: number[] = [];
  let busy: (Run & { process: number })[] = [];
  let [now, next] = [0, 0];
  while (next < waiting.length || busy.length > 0) {
    const rates = ratesOf(busy, sizes, costs);
    const ends = busy.map(({ left }, index) => left / (rates[index] ?? 1));
    const isFull = busy.length >= sizes.processes * CONCURRENT_RUNS;
    const due = isFull ? Number.POSITIVE_INFINITY : Math.max(0, (waiting[next]?.due ?? Number.POSITIVE_INFINITY) - now);
    const passed = Math.min(due, ...ends);
    now += passed;
    busy = busy.map((run, index) => ({ ...run, left: run.left - passed * (rates[index] ?? 1) }));
    const run = waiting[next];
    if (passed === due && run !== undefined) {
      const load = Array.from(
        { length: sizes.processes },
        (_, process) => busy.filter((one) => one.process === process).length,
      );
      busy.push({ ...run, process: load.indexOf(Math.min(...load)) });
      waits.push(now - run.due);
      next += 1;
    }
    busy = busy.filter(({ left }) => left > 1e-6);
  }
  waits.sort((one, other) => one - other);
  const at = (part: number): number => waits[Math.floor(part * (waits.length - 1))] ?? 0;
  return { runs: waits.length, work, median: at(0.5), late: at(0.95), latest: at(1) };
};

const minutes = (seconds: number): string => (seconds / 60).toFixed(seconds < 600 ? 1 : 0);

const { values } = parseArgs({
  options: {
    chatbots: { type: 'string', default: '10000' },
    homes: { type: 'string', default: '100000000' },
    processes: { type: 'string', default: '8,16,32' },
    servers: { type: 'string', default: '4' },
    cores: { type: 'string', default: '8' },
    service: { type: 'string', default: '0.1' },
    server: { type: 'string', default: '0.02' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
} else {
  const numberOf = (name: Exclude<keyof typeof values, 'help' | 'processes'>): number => Number(values[name]);
  const costs = { service: numberOf('service'), server: numberOf('server') };
  const rows = values.processes.split(',').map((text) => {
    const processes = Number(text);
    const sizes = {
      processes,
      chatbots: numberOf('chatbots'),
      homes: numberOf('homes'),
      servers: numberOf('servers'),
      cores: numberOf('cores'),
    };
    const { runs, work, median, late, latest } = simulate(sizes, costs);
    const used = (seconds: number, cores: number): string => `${((100 * seconds) / (cores * DAY)).toFixed(1)} %`;
    const ofServers = used((work * costs.server) / costs.service, sizes.servers * sizes.cores);
    return `| ${[processes, runs, used(work, processes), ofServers, ...[median, late, latest].map(minutes)].join(' | ')} |`;
  });
  process.stdout.write(
    `${["| processes | runs a day | their processors | the servers' | wait, median (min) | p95 | longest |", '|---|---|---|---|---|---|---|', ...rows].join('\n')}\n`,
  );
}
