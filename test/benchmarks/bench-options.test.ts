import test from 'ava';
import { readBenchOptions } from './bench-options.ts';

const KNOWN = ['import', 'list', 'update'];
const read = (...args: string[]) => readBenchOptions(args, KNOWN);

test('Without names all benchmarks are run, five rounds each, of their own size', (t) => {
  t.deepEqual(read(), { names: KNOWN, rounds: 5, rows: undefined, output: undefined, profile: undefined });
});

test('Benchmarks that are named are run in the order of the suite', (t) => {
  t.deepEqual(read('update', 'import', '--rounds', '2', '--rows', '5000', '--output', 'table.md'), {
    names: ['import', 'update'],
    rounds: 2,
    rows: 5_000,
    output: 'table.md',
    profile: undefined,
  });
});

test('What is wrong with the arguments is said, with what there is', (t) => {
  t.throws(() => read('imports'), { message: 'There is no benchmark imports: there are import, list, update' });
  t.throws(() => read('--rounds', '0'), { message: '--rounds is "0", but must be a whole number from 1 on' });
  t.throws(() => read('--rows', '1e3'), { message: /--rows is "1e3", but must be a whole number from 100 on/ });
  t.throws(() => read('--row', '5'), { message: /--row/ });
});
