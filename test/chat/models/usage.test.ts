import test from 'ava';
import { createMeter } from '../../../src/chat/models/usage.ts';

const price = { input: 2.5, output: 10 };

test('what the calls of a message took adds up, in tokens and US dollars', (t) => {
  const meter = createMeter();
  meter.add({ tokens: 1_100, input: 1_000, output: 100 });
  meter.add({ tokens: 20, input: 10, output: 10 });
  t.is(meter.tokens(), 1_120);
  t.is(meter.cost(price)?.toFixed(6), '0.003625');
});

test('a cost is told only where it is known of every call', (t) => {
  const meter = createMeter();
  t.is(meter.cost(price), undefined);
  meter.add({ tokens: 1_100, input: 1_000, output: 100 });
  t.is(meter.cost(undefined), undefined);
  meter.add(undefined);
  t.not(meter.cost(price), undefined);
  meter.add({ tokens: 7 });
  t.is(meter.cost(price), undefined);
});
