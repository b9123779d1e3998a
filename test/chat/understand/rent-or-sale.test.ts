import test from 'ava';
import fc from 'fast-check';
import { LEAST_PRICE_READ_AS_SALE } from '../../../src/chat/understand/rent-or-sale.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const sums = fc.integer({ min: 300, max: 90_000 }).filter((sum) => sum < 1_800 || sum > 2_100);

test('property: who names a budget and animals wants them allowed where the search takes the sum for a rent', (t) => {
  fc.assert(
    fc.property(sums, (sum) => {
      const said = brief(read(`got 2 cats, budget $${sum}, 1br in San Diego`));
      t.is(said.includes('Tag is cats'), sum < LEAST_PRICE_READ_AS_SALE, said.join('; '));
    }),
    PROPERTY_RUNS,
  );
});

test('property: all that a sum includes are utilities where the search takes the sum for a rent', (t) => {
  fc.assert(
    fc.property(sums, (sum) => {
      const said = brief(read(`à Genève, ${sum} CHF tout compris`));
      t.is(said.includes('Tag is utilities included'), sum < LEAST_PRICE_READ_AS_SALE, said.join('; '));
    }),
    PROPERTY_RUNS,
  );
});
