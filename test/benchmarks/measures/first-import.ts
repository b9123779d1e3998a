import { rm } from 'node:fs/promises';
import { loadIntoEmpty, type ReadyMade, readyMadeByImport } from '../data/ready-made-files.ts';
import { type Benchmark, type Measurement, sayRate, saySize } from '../harness/benchmark.ts';
import { type Figures, median } from '../harness/figures.ts';
import { type Contestant, takeTurns } from '../harness/rounds.ts';
import { profileImport } from '../profile-import.ts';
import { withImporter } from '../setting/with-importer.ts';
import type { Scene } from '../setting/with-scene.ts';

const ROWS = 200_000;
/** Only who knows that no key is taken may load like this; an import does not know. */
const UNCHECKED = ['SET unique_checks = 0, foreign_key_checks = 0'];

/** What is noted beside the time, a figure a round: processor time in milliseconds, memory in megabytes. */
type Noted = Record<'service' | 'server' | 'load' | 'memory', number[]>;

const contestantsOf = (scene: Scene, rows: number, { files }: ReadyMade, noted: Noted): Contestant[] => [
  {
    name: 'import',
    run: () =>
      withImporter(scene, 'first', async ({ deliver, run, service }) => {
        await deliver({ night: 0, rows });
        await scene.databases.settle();
        const before = [service.processorMilliseconds(), scene.serverMilliseconds()] as const;
        const { milliseconds } = await run();
        noted.service.push(service.processorMilliseconds() - before[0]);
        noted.server.push(scene.serverMilliseconds() - before[1]);
        noted.memory.push(service.peak());
        return milliseconds;
      }),
  },
  {
    name: 'load',
    run: () => loadIntoEmpty(scene, files, { onLoaded: (milliseconds) => noted.load.push(milliseconds) }),
  },
  { name: 'unchecked', run: () => loadIntoEmpty(scene, files, { session: UNCHECKED }) },
];

const seconds = (milliseconds: Figures): string => (median(milliseconds) / 1_000).toFixed(1);

const notesOf = (rows: number, { files, bytes }: ReadyMade, noted: Noted, [measured, load]: [Figures, Figures]) => [
  `${sayRate(rows, median(measured))} against ${sayRate(rows, median(load))}; a row of the file has ${Math.round(bytes / rows)} bytes`,
  `rows that both write: ${files.map(({ table, rows: count }) => `${table} ${count.toLocaleString('en-US')}`).join(', ')}`,
  `processor time: the service ${seconds(noted.service)} s and the server ${seconds(noted.server)} s, against ${seconds(noted.load)} s of the server`,
  `peak memory of the service ${Math.round(median(noted.memory))} MB`,
];

/** Each round has a service and a database of its own. */
export const firstImport: Benchmark = {
  name: 'import',
  about: 'the first import of a CSV of 36 columns',
  measure: async (scene, { rounds, rows = ROWS }, say): Promise<Measurement[]> => {
    const readyMade = await readyMadeByImport(scene, rows);
    const noted: Noted = { service: [], server: [], load: [], memory: [] };
    const {
      import: measured = [],
      load = [],
      unchecked = [],
    } = await takeTurns(rounds, contestantsOf(scene, rows, readyMade, noted), (round, name, figure) =>
      say(`import, round ${round + 1}: ${name} ${Math.round(figure)} ms`),
    );
    for (const { path } of readyMade.files) await rm(path, { force: true });
    const profile = scene.profile === undefined ? [] : await profileImport(scene, rows, scene.profile);
    const row = { size: saySize(rows, rounds), unit: 's', measured } as const;
    return [
      {
        ...row,
        what: 'first import',
        reference: { name: 'LOAD DATA LOCAL of all tables', figures: load, ratio: 'of rates' },
        goal: { kind: 'ratio at least', value: 0.7 },
        notes: [...notesOf(rows, readyMade, noted, [measured, load]), ...profile],
      },
      {
        ...row,
        what: 'first import, unchecked reference',
        reference: { name: 'the same with unique_checks = 0', figures: unchecked, ratio: 'of rates' },
        goal: null,
        notes: ['for information: the reference does not look whether a unique key is taken'],
      },
    ];
  },
};
