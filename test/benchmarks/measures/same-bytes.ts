import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Benchmark } from '../harness/benchmark.ts';
import { takeTurns } from '../harness/take-turns.ts';
import { saySize } from '../setting/sizes.ts';
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
