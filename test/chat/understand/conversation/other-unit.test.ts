import test from 'ava';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
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
