import { type Benchmark, saySize } from '../harness/benchmark.ts';
import { takeTurns } from '../harness/rounds.ts';
import { withImporter } from '../setting/with-importer.ts';
import type { Scene } from '../setting/with-scene.ts';

const ROWS = 200_000;
const TIMES = 5;

type Grown = { perRow: number; memory: number };

/** One first import by a service of its own: milliseconds a row, and the most memory while it ran. */
const importRows = (scene: Scene, rows: number): Promise<Grown> =>
  withImporter(scene, 'growth', async (importer) => {
    await importer.deliver({ night: 0, rows });
    await scene.databases.settle();
    importer.service.forgetPeak();
    const { milliseconds } = await importer.run();
    return { perRow: milliseconds / rows, memory: importer.service.peak() };
  });

/** First imports of two sizes in turn, each by a service of its own, so that neither finds what the other has left. */
export const growth: Benchmark = {
  name: 'growth',
  about: 'a first import of five times as many rows',
  measure: async (scene, { rounds, rows = ROWS }, say) => {
    const memories: Record<'large' | 'small', number[]> = { large: [], small: [] };
    const importSize = async (name: 'large' | 'small'): Promise<number> => {
      const { perRow, memory } = await importRows(scene, name === 'large' ? rows * TIMES : rows);
      memories[name].push(memory);
      return perRow;
    };
    const { large = [], small = [] } = await takeTurns(
      rounds,
      [
        { name: 'large', run: () => importSize('large') },
        { name: 'small', run: () => importSize('small') },
      ],
      (round, name, figure) => say(`growth, round ${round + 1}: ${name} ${figure.toFixed(3)} ms a row`),
    );
    const size = saySize(rows * TIMES, rounds);
    const smaller = `${rows.toLocaleString('en-US')} rows`;
    return [
      {
        what: 'growth, time a row',
        size,
        unit: 'ms',
        measured: large,
        reference: { name: smaller, figures: small, ratio: 'of rates' },
        goal: { kind: 'ratio at least', value: 0.85 },
        notes: [],
      },
      {
        what: 'growth, peak memory',
        size,
        unit: 'MB',
        measured: memories.large,
        reference: { name: smaller, figures: memories.small, ratio: 'of times' },
        goal: { kind: 'ratio at most', value: 1.25 },
        notes: ['of the service process, from the beginning of the run on'],
      },
      {
        what: 'growth, peak memory in itself',
        size,
        unit: 'MB',
        measured: memories.large,
        reference: null,
        goal: { kind: 'at most', value: 300 },
        notes: [],
      },
    ];
  },
};
