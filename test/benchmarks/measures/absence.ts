import type { Benchmark } from '../harness/benchmark.ts';
import { takeTurns } from '../harness/take-turns.ts';
import { saySize } from '../setting/sizes.ts';
import { afterFirstNight } from '../setting/with-importer.ts';

const ROWS = 200_000;
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
