import test from 'ava';
import { analyse } from '../../src/feeds/inspect/analyse.ts';
import { CONVERSIONS } from '../../src/feeds/map/conversions.ts';
import { ownValue } from '../../src/fields/own-value.ts';
import { foldAddress } from '../../src/listings/fold.ts';
import { blankValues } from '../../src/listings/merge-input.ts';

const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

test('a table has nothing under the names that every object has', (t) => {
  for (const name of INHERITED) t.is(ownValue({ a: 1 }, name), undefined);
  t.is(ownValue({ a: 1 }, 'a'), 1);
});

test('a street, a fee or a currency by such a name is text like any other', (t) => {
  const context = { areaUnit: 'Square Feet', today: '2026-11-21' } as const;
  for (const name of INHERITED) {
    t.is(foldAddress(`12 ${name} Lane`, blankValues()), foldAddress(`12 ${name.toUpperCase()} LN`, blankValues()));
    t.notRegex(foldAddress(`12 ${name} Lane`, blankValues()), /native|object/);
    t.is(CONVERSIONS.currency([name], context), name);
    t.is(typeof CONVERSIONS.monthlyFee(['100', name], context), 'object');
  }
});

test('a column by such a name is a column like any other', (t) => {
  for (const name of INHERITED) {
    const sample = { header: [name, 'Status'], records: [{ line: 2, values: ['', 'Active'] }] };
    t.notThrows(() => analyse(sample, { name: 'homes.csv', today: '2026-11-21' }), name);
  }
});
