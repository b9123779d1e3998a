import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { loadIntoEmpty, makeReady } from '../data/ready-made-files.ts';
import { type Benchmark, sayRate, saySize } from '../harness/benchmark.ts';
import { median } from '../harness/figures.ts';
import { takeTurns } from '../harness/rounds.ts';
import type { PartCounts } from '../setting/import-night.ts';
import { afterFirstNight } from '../setting/with-importer.ts';

const ROWS = 200_000;
const MEGABYTE = 1_048_576;
/** By then the thread of the run before has ended: hours lie between two runs, and each starts a thread of its own. */
const BETWEEN_RUNS_MILLISECONDS = 35_000;

const sumByProgram = async (file: string): Promise<number> => {
  const begun = performance.now();
  const [code] = await once(spawn('sha256sum', [file], { stdio: 'ignore' }), 'close');
  if (code !== 0) throw new Error(`sha256sum ended with ${code}`);
  return performance.now() - begun;
};

export const sameBytes: Benchmark = {
  name: 'same-bytes',
  about: 'the file that was imported last once more',
  measure: (scene, { rounds, rows = ROWS }, say) =>
    afterFirstNight(scene, { name: 'same-bytes', rows }, async (importer) => {
      const { size } = await stat(importer.file);
      await scene.databases.settle();
      const { again: measured = [], sum = [] } = await takeTurns(
        rounds,
        [
          {
            name: 'again',
            run: async () => {
              await pause(BETWEEN_RUNS_MILLISECONDS);
              const { milliseconds, message } = await importer.run();
              if (!/the same as last time/.test(message ?? '')) throw new Error(`The run says: ${message}`);
              return milliseconds;
            },
          },
          { name: 'sum', run: () => sumByProgram(importer.file) },
        ],
        (round, name, figure) => say(`same-bytes, round ${round + 1}: ${name} ${Math.round(figure)} ms`),
      );
      return [
        {
          what: 'the same bytes again',
          size: saySize(rows, rounds),
          unit: 'ms',
          measured,
          reference: { name: 'sha256sum of the file', figures: sum, ratio: 'of times' },
          goal: { kind: 'ratio at most', value: 2, plus: 100 },
          notes: [`the file has ${Math.round(size / MEGABYTE)} MB`],
        },
      ];
    }),
};

/** 5 %. */
const ONE_OF = 20;

/** Two nights a round, one whole and one that lacks some homes, which the night after brings back: that one is not measured. */
export const absence: Benchmark = {
  name: 'absence',
  about: 'a night that lacks 5 % of the homes',
  measure: (scene, { rounds, rows = ROWS }, say) =>
    afterFirstNight(scene, { name: 'absence', rows }, async (importer) => {
      let night = 0;
      const importNight = async (without?: { oneOf: number; remainder: number }) => {
        night += 1;
        await importer.deliver({ night, rows, ...(without === undefined ? {} : { without }) });
        await importer.passDay();
        await scene.databases.settle();
        return importer.run();
      };
      const { lacking: measured = [], whole = [] } = await takeTurns(
        rounds,
        [
          {
            name: 'lacking',
            run: async (round) => {
              const { milliseconds, counts } = await importNight({ oneOf: ONE_OF, remainder: round % ONE_OF });
              const expected = Math.ceil((rows - (round % ONE_OF)) / ONE_OF);
              if (counts.removed !== expected) throw new Error(`${counts.removed} of ${expected} homes left`);
              await importNight();
              return milliseconds;
            },
          },
          { name: 'whole', run: async () => (await importNight()).milliseconds },
        ],
        (round, name, figure) => say(`absence, round ${round + 1}: ${name} ${Math.round(figure)} ms`),
      );
      return [
        {
          what: 'a night that lacks 5 %',
          size: saySize(rows, rounds),
          unit: 's',
          measured,
          reference: { name: 'a night without removals', figures: whole, ratio: 'of times' },
          goal: { kind: 'ratio at most', value: 1.3 },
          notes: [],
        },
      ];
    }),
};

/** Each round is one night later: shuffled, days on market one higher in every row, a fiftieth of the rows otherwise changed. */
export const nextNight: Benchmark = {
  name: 'next-night',
  about: 'the same homes a night later, 2 % of them changed',
  measure: (scene, { rounds, rows = ROWS }, say) =>
    afterFirstNight(scene, { name: 'next-night', rows }, async (importer, database) => {
      const listings = await makeReady(scene, database, 'listing');
      const updated: number[] = [];
      const check = ({ created, updated: changed, unchanged, removed }: PartCounts): void => {
        if (created + removed > 0 || changed + unchanged !== rows) {
          throw new Error(
            `A night made ${created}, changed ${changed}, left ${unchanged}, removed ${removed} listings`,
          );
        }
        updated.push(changed);
      };
      const { night: measured = [], load = [] } = await takeTurns(
        rounds,
        [
          {
            name: 'night',
            run: async (round) => {
              await importer.deliver({ night: round + 1, rows });
              await importer.passDay();
              await scene.databases.settle();
              const { milliseconds, counts } = await importer.run();
              check(counts);
              return milliseconds;
            },
          },
          { name: 'load', run: () => loadIntoEmpty(scene, [listings]) },
        ],
        (round, name, figure) => say(`next-night, round ${round + 1}: ${name} ${Math.round(figure)} ms`),
      );
      return [
        {
          what: 'next night',
          size: saySize(rows, rounds),
          unit: 's',
          measured,
          reference: { name: 'LOAD DATA LOCAL of listing alone', figures: load, ratio: 'of rates' },
          goal: { kind: 'ratio at least', value: 2.5 },
          notes: [
            `${sayRate(rows, median(measured))} against ${sayRate(rows, median(load))}; ${median(updated)} homes changed`,
            `peak memory of the service, first import included, ${Math.round(importer.service.peak())} MB`,
          ],
        },
      ];
    }),
};
