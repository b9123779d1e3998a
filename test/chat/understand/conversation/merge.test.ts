import test from 'ava';
import fc from 'fast-check';
import { type Constraint, NUMBER_FIELDS } from '../../../../src/chat/understand/constraint.ts';
import { type Change, mergeConstraints } from '../../../../src/chat/understand/conversation/merge.ts';
import { withAlternatives } from '../../../../src/chat/understand/conversation/search.ts';
import { bound, forRent, forSale, named, notNamed, written } from '../../../helpers/statements.ts';

const tag = (name: string, Operator: 'is' | 'not' = 'is'): Constraint => ({
  Field: 'Tag',
  Operator,
  Value: [name],
  Words: name,
});
const valuesOf = (constraints: readonly Constraint[]): unknown[] =>
  constraints.map(({ Operator, Value }) => [Operator, Value]);

test('"or with a hot tub" after one feature wants either', (t) => {
  const city: Constraint = { Field: 'City', Operator: 'is', Value: ['La Mesa'], Words: 'La Mesa' };
  t.deepEqual(valuesOf(withAlternatives([city, tag('pool')], [tag('hot tub')])), [['is', ['pool', 'hot tub']]]);
});

test('after several features, or after none, the other one is wanted as well', (t) => {
  t.deepEqual(valuesOf(withAlternatives([tag('pool'), tag('garage')], [tag('hot tub')])), [['is', ['hot tub']]]);
  t.deepEqual(valuesOf(withAlternatives([], [tag('hot tub')])), [['is', ['hot tub']]]);
});

test('"or no pool but a garden" has no alternative left', (t) => {
  t.deepEqual(valuesOf(withAlternatives([tag('pool')], [tag('pool', 'not'), tag('garden')])), [
    ['not', ['pool']],
    ['is', ['garden']],
  ]);
});

const merged = (before: Constraint[], stated: Constraint[], change: Partial<Change> = {}): string[] =>
  written(mergeConstraints(before, { stated, dropped: [], adds: false, ...change }));
const area = (
  Operator: 'atLeast' | 'atMost',
  Value: number,
  AreaUnit: 'Square Feet' | 'Square Meters',
): Constraint => ({
  ...{ Field: 'BuildingArea', Operator, Value, AreaUnit },
  Words: `${Value}`,
});

test('what is stated takes the place of what was said of the same, and the rest stays', (t) => {
  const before = [named('City', 'La Mesa'), bound('Bedrooms', 'atLeast', 3), bound('Price', 'atMost', 600_000)];
  t.deepEqual(merged(before, [named('City', 'El Cajon')]), [
    'City is El Cajon',
    'Bedrooms atLeast 3',
    'Price atMost 600000',
  ]);
  t.deepEqual(merged(before, [bound('Price', 'atMost', 500_000), named('PropertyType', 'Condominium')]), [
    'City is La Mesa',
    'PropertyType is Condominium',
    'Bedrooms atLeast 3',
    'Price atMost 500000',
  ]);
});

test('a bound of the other side stays beside a new one, unless the two contradict', (t) => {
  const before = [bound('Price', 'atLeast', 400_000), bound('Price', 'atMost', 500_000)];
  t.deepEqual(merged(before, [bound('Price', 'atMost', 450_000)]), ['Price atLeast 400000', 'Price atMost 450000']);
  t.deepEqual(merged(before, [bound('Price', 'atMost', 300_000)]), ['Price atMost 300000']);
  t.deepEqual(merged(before, [bound('Price', 'atLeast', 700_000)]), ['Price atLeast 700000']);
  t.deepEqual(merged([bound('Bedrooms', 'atLeast', 2)], [bound('Bedrooms', 'is', 4)]), ['Bedrooms is 4']);
  t.deepEqual(merged([bound('Bedrooms', 'is', 3)], [bound('Bedrooms', 'not', 3)]), ['Bedrooms not 3']);
  t.deepEqual(merged([bound('Bedrooms', 'atLeast', 2)], [bound('Bedrooms', 'not', 3)]), [
    'Bedrooms atLeast 2',
    'Bedrooms not 3',
  ]);
});

test('who wanted at most a sum and now wants at least that sum does not want exactly it', (t) => {
  t.deepEqual(merged([bound('Price', 'atMost', 600_000)], [bound('Price', 'atLeast', 600_000)]), [
    'Price atLeast 600000',
  ]);
  t.deepEqual(merged([bound('Bedrooms', 'atMost', 3)], [bound('Bedrooms', 'atLeast', 3)]), ['Bedrooms atLeast 3']);
});

test('areas contradict each other across units', (t) => {
  const atLeast = area('atLeast', 100, 'Square Meters');
  t.deepEqual(merged([atLeast], [area('atMost', 1_000, 'Square Feet')]), ['BuildingArea atMost 1000']);
  t.deepEqual(merged([atLeast], [area('atMost', 1_200, 'Square Feet')]), [
    'BuildingArea atLeast 100',
    'BuildingArea atMost 1200',
  ]);
});

test('another sale type means other sums: the price goes, rooms and place stay', (t) => {
  const before = [
    forSale,
    named('City', 'La Mesa'),
    bound('Bedrooms', 'atLeast', 3),
    bound('Price', 'atMost', 600_000),
  ];
  t.deepEqual(merged(before, [forRent]), ['SaleType is for_rent', 'City is La Mesa', 'Bedrooms atLeast 3']);
  t.deepEqual(merged(before, [forRent, bound('Price', 'atMost', 3_000)]).at(-1), 'Price atMost 3000');
  t.true(merged(before, [forSale]).includes('Price atMost 600000'));
});

test('where nobody had said sale or rent, a sum goes that can not be of the one that is named now', (t) => {
  const price = (sum: number) => [bound('Price', 'atMost', sum)];
  t.deepEqual(merged(price(500_000), [forRent]), ['SaleType is for_rent']);
  t.deepEqual(merged(price(3_000), [forRent]), ['SaleType is for_rent', 'Price atMost 3000']);
  t.deepEqual(merged(price(3_000), [forSale]), ['SaleType is for_sale']);
  t.deepEqual(merged(price(500_000), [forSale]), ['SaleType is for_sale', 'Price atMost 500000']);
});

test('features add up; one that is wanted is no longer excluded, and the other way round', (t) => {
  const pool = named('Tag', 'pool');
  t.deepEqual(merged([pool], [named('Tag', 'garage')]), ['Tag is pool', 'Tag is garage']);
  t.deepEqual(merged([pool], [notNamed('Tag', 'pool')]), ['Tag not pool']);
  t.deepEqual(merged([notNamed('Tag', 'pool', 'hot tub')], [pool]), ['Tag not hot tub', 'Tag is pool']);
  t.deepEqual(merged([pool], [named('Tag', 'pool', 'hot tub')]), ['Tag is pool, hot tub']);
  t.deepEqual(merged([pool, named('Tag', 'garage')], [], { droppedTags: ['pool'] }), ['Tag is garage']);
});

test('exclusions add up, and what is excluded leaves what is wanted', (t) => {
  t.deepEqual(merged([notNamed('City', 'Chula Vista')], [notNamed('City', 'El Cajon')]), [
    'City not Chula Vista, El Cajon',
  ]);
  t.deepEqual(merged([named('City', 'La Mesa', 'El Cajon')], [notNamed('City', 'El Cajon')]), [
    'City is La Mesa',
    'City not El Cajon',
  ]);
  t.deepEqual(merged([notNamed('City', 'La Mesa', 'El Cajon')], [named('City', 'La Mesa')]), [
    'City not El Cajon',
    'City is La Mesa',
  ]);
});

test('what was excluded and is fine after all is excluded no more, and nothing else changes', (t) => {
  const before = [notNamed('City', 'El Cajon', 'La Mesa'), named('PropertyType', 'Condominium')];
  const others = ['City not La Mesa', 'PropertyType is Condominium'];
  t.deepEqual(merged(before, [named('City', 'El Cajon')], { allows: true }), others);
  t.deepEqual(merged(before, [named('City', 'El Cajon')], { adds: true }), others);
  t.deepEqual(merged(before, [named('City', 'La Mesa', 'El Cajon')], { allows: true }), others.slice(1));
  t.deepEqual(merged(before, [named('City', 'El Cajon')]), [
    'City not La Mesa',
    'City is El Cajon',
    'PropertyType is Condominium',
  ]);
  t.deepEqual(merged(before, [named('City', 'Chula Vista')], { allows: true }), [
    'City not El Cajon, La Mesa',
    'City is Chula Vista',
    'PropertyType is Condominium',
  ]);
});

test('"also" adds a name to those before, and without it a name takes their place', (t) => {
  const before = [named('City', 'La Mesa')];
  t.deepEqual(merged(before, [named('City', 'El Cajon')], { adds: true }), ['City is La Mesa, El Cajon']);
  t.deepEqual(merged(before, [named('City', 'El Cajon')]), ['City is El Cajon']);
  t.deepEqual(merged([named('PropertyType', 'Condominium')], [named('PropertyType', 'Townhouse')], { adds: true }), [
    'PropertyType is Condominium, Townhouse',
  ]);
});

test('what lay in the town before does not lie in the next one', (t) => {
  const before = [named('City', 'San Diego'), named('Near', 'North Park')];
  t.deepEqual(merged(before, [named('City', 'La Mesa')]), ['City is La Mesa']);
  t.deepEqual(merged(before, [named('Near', 'La Jolla')]), ['City is San Diego', 'Near is La Jolla']);
  t.deepEqual(merged(before, [named('City', 'San Diego')]), ['City is San Diego', 'Near is North Park']);
  t.deepEqual(merged(before, [], { dropped: ['City'] }), []);
  t.deepEqual(merged([named('Near', 'North Park')], [notNamed('City', 'La Mesa')]), [
    'City not La Mesa',
    'Near is North Park',
  ]);
});

test('a field that no longer matters goes, what is said of it now holds', (t) => {
  const before = [named('City', 'La Mesa'), bound('Price', 'atMost', 600_000)];
  t.deepEqual(merged(before, [], { dropped: ['Price'] }), ['City is La Mesa']);
  t.deepEqual(merged(before, [bound('Price', 'atLeast', 100_000)], { dropped: ['Price'] }), [
    'City is La Mesa',
    'Price atLeast 100000',
  ]);
});

const numberConstraint = fc.record({
  Field: fc.constantFrom(...NUMBER_FIELDS),
  Operator: fc.constantFrom('is', 'atLeast', 'atMost'),
  Value: fc.integer({ min: 0, max: 20 }),
  Words: fc.constant('x'),
}) as fc.Arbitrary<Constraint>;

const holds = (constraints: readonly Constraint[], value: number): boolean =>
  constraints.every(({ Operator, Value }) => {
    if (Operator === 'is') return value === Value;
    return Operator === 'atLeast' ? value >= Number(Value) : value <= Number(Value);
  });

test('whatever follows whatever, what is stated last holds, and there is a number that fits all that is left', (t) => {
  fc.assert(
    fc.property(fc.array(numberConstraint, { minLength: 1, maxLength: 8 }), (messages) => {
      let now: Constraint[] = [];
      for (const stated of messages) {
        now = mergeConstraints(now, { stated: [stated], dropped: [], adds: false });
        t.true(now.includes(stated));
        const ofField = now.filter(({ Field }) => Field === stated.Field);
        t.true(Array.from({ length: 21 }).some((_, value) => holds(ofField, value)));
        t.deepEqual(mergeConstraints(now, { stated: [stated], dropped: [], adds: false }), now);
      }
    }),
  );
});

test('a feature that no longer matters takes its special kinds along', (t) => {
  const before = [named('Tag', 'ocean view'), named('Tag', 'pool'), named('Tag', 'dogs')];
  t.deepEqual(merged(before, [], { droppedTags: ['view'] }), ['Tag is pool', 'Tag is dogs']);
  t.deepEqual(merged(before, [], { droppedTags: ['pets'] }), ['Tag is ocean view', 'Tag is pool']);
  t.deepEqual(merged([named('Tag', 'view')], [], { droppedTags: ['ocean view'] }), ['Tag is view']);
});

test('a name that no longer matters leaves the others of its field', (t) => {
  const both = [named('Near', 'Pacific Beach', 'Ocean Beach'), bound('Bedrooms', 'atLeast', 2)];
  const forgets = (name: string) =>
    ({ droppedNames: [{ ...named('Near', name), Field: 'Near' as const }] }) as Partial<Change>;
  t.deepEqual(merged(both, [], forgets('Ocean Beach')), ['Near is Pacific Beach', 'Bedrooms atLeast 2']);
  t.deepEqual(merged([named('Near', 'Ocean Beach')], [], forgets('Ocean Beach')), []);
  t.deepEqual(merged(both, [], forgets('Mission Bay')), written(both));
});

test('who turns to land counts no more rooms', (t) => {
  const before = [
    named('PropertyType', 'Condominium'),
    bound('Bedrooms', 'atLeast', 2),
    bound('Price', 'atMost', 500_000),
  ];
  t.deepEqual(merged(before, [named('PropertyType', 'Land')]), ['PropertyType is Land', 'Price atMost 500000']);
  t.is(merged(before, [named('PropertyType', 'Townhouse')]).length, 3);
});

test('a community pool takes the place of a private one, unless both are wanted', (t) => {
  const before = [named('Tag', 'pool'), named('Tag', 'balcony')];
  t.deepEqual(merged(before, [named('Tag', 'community pool')]), ['Tag is balcony', 'Tag is community pool']);
  t.deepEqual(merged(before, [named('Tag', 'community pool')], { adds: true }).sort(), [
    'Tag is balcony',
    'Tag is community pool',
    'Tag is pool',
  ]);
});
