import { setImmediate as nextTurn } from 'node:timers/promises';
import test from 'ava';
import fc from 'fast-check';
import { mapInTurns } from '../../src/feeds/map-in-turns.ts';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';

test('what is made of rows in turns is what is made of them at once, each with its place', (t) =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.integer(), { maxLength: 200 }), async (rows) => {
      const make = (row: number, place: number): string => `${place}: ${row}`;
      t.deepEqual(await mapInTurns(rows, make), rows.map(make));
    }),
    PROPERTY_RUNS,
  ));

test('others have a turn after every few rows', async (t) => {
  let others = 0;
  let isOver = false;
  const count = async (): Promise<void> => {
    for (; !isOver; others += 1) await nextTurn();
  };
  const counting = count();
  const seen = await mapInTurns(new Array(500).fill(0), () => others);
  isOver = true;
  await counting;
  t.true(new Set(seen).size >= 5, `${new Set(seen).size} turns`);
});
