import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';
import { bound } from '../../helpers/statements.ts';

const days: readonly string[] = [
  'we need it by 8/15',
  'moving in on 9/1',
  'our lease is up 12/1',
  'from 3/2 to 6/30',
  'available from 10/1',
  'it has to be free Feb 3',
  'move in April 2nd',
  'the 3rd of May would be fine',
];
for (const message of days)
  test(`a day of the year is no number of rooms and points at no home: ${message}`, (t) => {
    const { constraints, pointers } = read(message, { hasShown: true, constraints: [] });
    t.deepEqual(constraints, []);
    t.false(pointers.some((one) => one !== 'focus' && 'position' in one));
  });

const rooms: Record<string, string[]> = {
  'a 3/2 in La Mesa': ['Bedrooms atLeast 3', 'Bathrooms atLeast 2'],
  'looking for a 4/3 in El Cajon, lease to start 9/1': ['Bedrooms atLeast 4', 'Bathrooms atLeast 3'],
  'make it 3/2': ['Bedrooms atLeast 3', 'Bathrooms atLeast 2'],
  'need it Dec 2 bedrooms min': ['Bedrooms atLeast 2'],
};
for (const [message, expected] of Object.entries(rooms))
  test(`where no day is spoken of, rooms are: ${message}`, (t) => {
    const said = brief(read(message, { constraints: [bound('Bedrooms', 'atLeast', 2)] }));
    t.deepEqual(
      said.filter((one) => /^(?:Bed|Bath)rooms/.test(one)),
      expected,
    );
  });
