import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const understood: Record<string, string[]> = {
  "HOA doesn't matter as long as it's under 300": ['HOAMonth atMost 300', 'any HOAMonth'],
  "condos in La Mesa, HOA doesn't matter, under 300k": [
    'PropertyType is Condominium',
    'City is La Mesa',
    'Price atMost 300000',
    'any HOAMonth',
  ],
  'Hausgeld ist egal solange es unter 300 ist': ['HOAMonth atMost 300'],
  "les charges peu importe tant que c'est sous 300": ['HOAMonth atMost 300', 'any HOAMonth'],
};
for (const [question, expected] of Object.entries(understood))
  test(`a bound speaks of what was said before it, also where that matters no more: ${question}`, (t) => {
    t.deepEqual(brief(read(question)), expected);
  });

test('how close a home comes to a sum is no limit', (t) => {
  t.deepEqual(read('which of these is closest to 700k?', { hasShown: true }).constraints, []);
});

test('which of several homes is meant may stand within the question', (t) => {
  const message = 'how long has the first been on the market?';
  t.deepEqual(brief(read(message, { hasShown: true })), ['points at 1', 'asks DaysOnMarket']);
});

test('two homes of which nothing is asked are compared', (t) => {
  const { compares, pointers } = read('la 1 ou la 2 ?', { hasShown: true, language: 'fr' });
  t.deepEqual([compares, pointers], [true, [{ position: 1 }, { position: 2 }]]);
});

test('a gas stove is no fireplace', (t) => {
  t.deepEqual(read('a gas stove').constraints, []);
});
