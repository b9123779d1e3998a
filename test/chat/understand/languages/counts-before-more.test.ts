import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { checkReadings } from '../../../helpers/readings.ts';
import type { Before } from '../../../helpers/sample-vocabulary.ts';

const fourBedrooms: Constraint = { Field: 'Bedrooms', Operator: 'atLeast', Value: 4, Words: '4 bedrooms' };
const before: Before = { hasShown: true, talksOfSeveral: true, constraints: [fourBedrooms] };

checkReadings(
  'a count said first takes the place of the one before, whatever else is said behind it',
  {
    'make it 5 and 2 baths': ['Bedrooms atLeast 5', 'Bathrooms atLeast 2'],
    'rather 5 with a pool': ['Bedrooms atLeast 5', 'Tag is pool'],
  },
  before,
);
checkReadings(
  'a count said first takes the place of the one before, in German too',
  {
    'lieber 5, und zwei Bäder mindestens': ['Bedrooms atLeast 5', 'Bathrooms atLeast 2'],
    'lieber 5 und Pool': ['Bedrooms atLeast 5', 'Tag is pool'],
    'lieber eins mit Pool': ['Tag is pool'],
  },
  { ...before, language: 'de' },
);
