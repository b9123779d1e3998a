import test from 'ava';
import { takeTurns } from './take-turns.ts';

test('Contestants take turns, every second round backwards, and each has a figure a round', async (t) => {
  const order: string[] = [];
  const contestant = (name: string, offset: number) => ({
    name,
    run: async (round: number) => {
      order.push(`${name}${round}`);
      return offset + round;
    },
  });
  const told: string[] = [];
  const figures = await takeTurns(3, [contestant('a', 10), contestant('b', 20)], (round, name, figure) =>
    told.push(`${round} ${name} ${figure}`),
  );
  t.deepEqual(order, ['a0', 'b0', 'b1', 'a1', 'a2', 'b2']);
  t.deepEqual(figures, { a: [10, 11, 12], b: [20, 21, 22] });
  t.deepEqual(told.slice(0, 3), ['0 a 10', '0 b 20', '1 b 21']);
});

test('Two are never measured at the same time', async (t) => {
  let busy = 0;
  const run = async (): Promise<number> => {
    busy += 1;
    t.is(busy, 1);
    await Promise.resolve();
    busy -= 1;
    return 1;
  };
  await takeTurns(2, [
    { name: 'a', run },
    { name: 'b', run },
  ]);
});
