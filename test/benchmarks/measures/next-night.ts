import { loadIntoEmpty } from '../data/load-into-empty.ts';
import { makeReady } from '../data/ready-made-files.ts';
import type { Benchmark } from '../harness/benchmark.ts';
import { median } from '../harness/figures.ts';
import { takeTurns } from '../harness/take-turns.ts';
import type { PartCounts } from '../setting/import-night.ts';
import { sayRate, saySize } from '../setting/sizes.ts';
import { afterFirstNight } from '../setting/with-importer.ts';

const ROWS = 200_000;

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
