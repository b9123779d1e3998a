import test from 'ava';
import type { AnyConstraint } from './gold/canonical.ts';
import { compareConstraints, isExact, sayCanonical } from './gold/compare.ts';

const one = (Field: string, Operator: string, Value: unknown, AreaUnit?: string): AnyConstraint => ({
  ...{ Field, Operator, Value },
  ...(AreaUnit === undefined ? {} : { AreaUnit }),
});
const same = (gold: AnyConstraint[], given: AnyConstraint[]): boolean => isExact(compareConstraints(gold, given));

test('The order of constraints and of names, case and accents make no difference', (t) => {
  const gold = [one('City', 'is', ['München', 'La Mesa']), one('Bedrooms', 'atLeast', 3)];
  t.true(same(gold, [one('Bedrooms', 'atLeast', 3), one('City', 'is', ['la mesa', 'Munchen'])]));
  t.false(same(gold, [one('Bedrooms', 'atLeast', 3), one('City', 'is', ['La Mesa'])]));
});

test('What was understood, lacking and not stated is told apart', (t) => {
  const { matched, lacking, extra } = compareConstraints(
    [one('Price', 'atMost', 600_000), one('Tag', 'is', ['pool'])],
    [one('Price', 'atMost', 600_000), one('Tag', 'is', ['garage']), one('Bedrooms', 'is', 2)],
  );
  t.deepEqual(matched.map(sayCanonical), ['Price atMost 600000']);
  t.deepEqual(lacking.map(sayCanonical), ['Tag is pool']);
  t.deepEqual(extra.map(sayCanonical), ['Tag is garage', 'Bedrooms is 2']);
});

test('A star matches any value, once, and leaves exact values to those that name them', (t) => {
  const gold = [one('Price', 'atMost', '*'), one('Price', 'atMost', 500)];
  t.true(same(gold, [one('Price', 'atMost', 500), one('Price', 'atMost', 700)]));
  t.false(same(gold, [one('Price', 'atMost', 500)]));
  t.true(same([one('Shown', 'not', '*')], [one('Shown', 'not', [4, 5])]));
  t.false(same([one('Shown', 'not', '*')], [one('Shown', 'is', [4, 5])]));
});

test('Equal wishes in other writings are one wish', (t) => {
  t.true(same([one('Bedrooms', 'is', 2)], [one('Bedrooms', 'atLeast', 2), one('Bedrooms', 'atMost', 2)]));
  t.true(same([one('SaleType', 'is', 'for_sale')], [one('SaleType', 'not', 'for_rent')]));
  t.true(same([one('City', 'not', ['A', 'B'])], [one('City', 'not', ['B']), one('City', 'not', ['A'])]));
  t.true(same([one('HOAMonth', 'is', 0)], [one('HOAMonth', 'atMost', 0)]));
  t.true(same([one('MLSNumber', 'is', ['SD-1'])], [one('MLSNumber', 'is', 'sd-1')]));
  t.true(same([one('Address', 'is', ['12 Oak Street'])], [one('Address', 'is', '12 oak st')]));
  t.true(same([one('Url', 'is', 'https://www.homes.example/1/')], [one('Url', 'is', 'homes.example/1')]));
});

test('Areas are compared across units, within what rounding makes', (t) => {
  const gold = [one('BuildingArea', 'atLeast', 100, 'Square Meters')];
  t.true(same(gold, [one('BuildingArea', 'atLeast', 1_076, 'Square Feet')]));
  t.false(same(gold, [one('BuildingArea', 'atLeast', 1_100, 'Square Feet')]));
  t.false(same(gold, [one('BuildingArea', 'atLeast', 100, 'Square Feet')]));
});

test('Wanted features are apart, alternatives are one wish', (t) => {
  t.false(same([one('Tag', 'is', ['pool', 'garage'])], [one('Tag', 'is', ['pool']), one('Tag', 'is', ['garage'])]));
  t.true(same([one('Tag', 'not', ['pool', 'garage'])], [one('Tag', 'not', ['pool']), one('Tag', 'not', ['garage'])]));
});
