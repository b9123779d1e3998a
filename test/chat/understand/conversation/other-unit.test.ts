import test from 'ava';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
import { read } from '../../../helpers/sample-vocabulary.ts';
import { shownListing, state, statement, written } from '../../../helpers/statements.ts';

const at = (id: number, address: string) => shownListing(id, { address, city: 'La Mesa' });
const homes = [at(1, '9 Rose St Unit A'), at(2, '9 Rose St Unit B'), at(3, '4 Elm Ave'), at(4, 'Rue Haute 9, app. 5')];
const meant = (unit: string, focus: number[], lastShown: number[] = []) => {
  const { Intent, Constraints, Reference } = understand(statement({ unit }), state({ focus, lastShown }), homes);
  return [Intent, ...written(Constraints).filter((one) => one.startsWith('Address')), ...(Reference ?? [])];
};

test('another unit is one of the building that is talked about, whether there is such a unit or not', (t) => {
  t.deepEqual(meant('b', [1]), ['lookup', 'Address is 9 Rose St Unit B']);
  t.deepEqual(meant('f', [1, 2]), ['lookup', 'Address is 9 Rose St Unit F']);
  t.deepEqual(meant('2', [3]), ['lookup', 'Address is 4 Elm Ave Unit 2']);
  t.deepEqual(meant('2', [4]), ['lookup', 'Address is Rue Haute 9 Unit 2']);
});

test('of several buildings it is the one with such a unit, and without one no home is meant', (t) => {
  t.deepEqual(meant('b', [], [1, 2, 3]), ['lookup', 'Address is 9 Rose St Unit B']);
  t.deepEqual(meant('c', [], [1, 2, 3]), ['lookup']);
});

const units: Record<string, string | undefined> = {
  ...{
    'unit B please': 'b',
    'what about apt. 3?': '3',
    'how much is unit 12?': '12',
    'does unit 1 have a balcony?': '1',
  },
  ...{ "et l'app. 2 ?": '2', '¿y el apartamento 2?': '2', 'und Whg. 3?': '3', 'e o apartamento 4?': '4' },
  ...{
    'apartment 2 bedrooms': undefined,
    'a 3 bedroom apartment': undefined,
    'apartment a block from the beach': undefined,
  },
  ...{ 'apartment in La Mesa': undefined, 'apartment 1 or 2 bedrooms': undefined },
};
for (const [message, expected] of Object.entries(units))
  test(`${expected === undefined ? 'no unit' : `unit ${expected}`} is meant by: ${message}`, (t) => {
    t.is(read(message, { hasShown: true }).unit, expected);
    t.is(read(message).unit, undefined);
  });
