import test from 'ava';
import { CONSTRAINT_FIELDS, type Constraint } from '../../../src/chat/understand/constraint.ts';
import { describeConstraint } from '../../../src/chat/understand/describe.ts';
import { bound, forRent, named, notNamed } from '../../helpers/statements.ts';

const area: Constraint = { Field: 'LotArea', Operator: 'atLeast', Value: 500, AreaUnit: 'Square Meters', Words: '' };
const DESCRIBED: readonly (readonly [Constraint, string])[] = [
  [forRent, 'for rent'],
  [{ ...forRent, Operator: 'not' } as Constraint, 'not for rent'],
  [named('City', 'Seattle', 'Bellevue'), 'in Seattle or Bellevue'],
  [notNamed('City', 'A', 'B', 'C'), 'not in A, B, or C'],
  [named('City', 'A', 'B', 'C', 'D', 'E', 'F'), 'in A, B, C, D, E, or F'],
  [named('City', 'A', 'B', 'C', 'D', 'E', 'F', 'G'), 'in A, B, C, D, E, F, or …'],
  [named('ZIP', '92109'), 'in ZIP code 92109'],
  [named('Street', 'Garnet Ave'), 'on Garnet Ave'],
  [named('Near', 'Mission Bay'), 'in or near Mission Bay'],
  [notNamed('PropertyType', 'Condominium'), 'that are not condos'],
  [named('Currency', '€'), 'priced in €'],
  [named('Tag', 'pool', 'hot tub'), 'with a pool or with a hot tub'],
  [notNamed('Tag', 'pool'), 'without a pool'],
  [bound('Bedrooms', 'atLeast', 3), 'with at least 3 bedrooms'],
  [bound('Bathrooms', 'is', 1), 'with exactly 1 bathroom'],
  [bound('ParkingSpots', 'atLeast', 2), 'with at least 2 parking spots'],
  [bound('Price', 'atMost', 1_200_000), 'for at most 1,200,000'],
  [bound('HOAMonth', 'is', 0), 'without an HOA fee'],
  [bound('HOAMonth', 'atMost', 300), 'with an HOA fee of at most 300/month'],
  [bound('DaysOnMarket', 'atMost', 7), 'on the market for at most 7 days'],
  [bound('YearBuilt', 'atLeast', 2001), 'built in 2001 or later'],
  [bound('YearBuilt', 'is', 1999), 'built in 1999'],
  [{ ...area, Field: 'BuildingArea', AreaUnit: 'Square Feet' } as Constraint, 'with at least 500 sq ft of living area'],
  [area, 'on at least 500 m² of land'],
  [{ Field: 'Status', Operator: 'is', Value: 'PreOnMarket', Words: '' }, 'coming soon'],
  [{ Field: 'MLSNumber', Operator: 'is', Value: 'W1', Words: '' }, 'with the MLS number W1'],
  [{ Field: 'Address', Operator: 'is', Value: '12 oak st', Words: '12 Oak Street' }, 'at 12 Oak Street'],
  [{ Field: 'Url', Operator: 'is', Value: 'x', Words: '' }, 'at that link'],
  [{ Field: 'Shown', Operator: 'not', Value: [1], Words: '' }, 'not shown yet'],
];

test('every constraint can be said in plain English', (t) => {
  for (const [constraint, words] of DESCRIBED) t.is(describeConstraint(constraint), words);
  t.deepEqual([...new Set(DESCRIBED.map(([{ Field }]) => Field))].sort(), [...CONSTRAINT_FIELDS].sort());
});
