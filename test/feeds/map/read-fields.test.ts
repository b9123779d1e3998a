import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import test from 'ava';
import fc from 'fast-check';
import type { FeedField } from '../../../src/feeds/configuration/feed-fields.ts';
import type { FieldRule } from '../../../src/feeds/configuration/feed-rules.ts';
import { isWebAddress } from '../../../src/feeds/map/check-values.ts';
import { createFieldReader, readField } from '../../../src/feeds/map/read-fields.ts';
import { createRecallingReader } from '../../../src/feeds/map/read-record.ts';
import { createColumnFinder } from '../../../src/feeds/read/header.ts';
import { TODAY } from '../../helpers/feed-files.ts';

const HEADER = ['A', 'B', 'C'];
const CONTEXT = { areaUnit: 'Square Feet', today: TODAY } as const;

const RULES: readonly [FeedField, FieldRule][] = [
  ['Bedrooms', { kind: 'columns', own: true, alternatives: [{ columns: ['A'] }] }],
  ['Bathrooms', { kind: 'columns', own: true, alternatives: [{ columns: ['A', 'B', 'Other'], convert: 'bathrooms' }] }],
  ['City', { kind: 'columns', own: true, alternatives: [{ columns: ['A', 'B'], convert: 'joined' }] }],
  ['HOAMonth', { kind: 'columns', own: true, alternatives: [{ columns: ['A', 'B'], convert: 'monthlyFee' }] }],
  ['ListPrice', { kind: 'columns', own: true, alternatives: [{ columns: ['B'] }, { columns: ['C'] }] }],
  ['LotArea', { kind: 'columns', own: true, alternatives: [{ columns: ['A'], convert: 'acres' }] }],
  ['Images', { kind: 'columns', own: true, alternatives: [{ columns: ['C'] }] }],
  ['Url', { kind: 'template', template: 'https://homes.example/{A}/{C}', columns: ['A', 'C'] }],
  ['SalePrice', { kind: 'columns', own: false, alternatives: [{ columns: ['A'], hiddenBy: 'B' }] }],
  ['State', { kind: 'constant', value: 'CA' }],
];

test('a value is blank where the column that says whether it may be shown does not say that it may', (t) => {
  const rule: FieldRule = { kind: 'columns', own: false, alternatives: [{ columns: ['A'], hiddenBy: 'B' }] };
  const reader = createFieldReader('SalePrice', rule, HEADER, createColumnFinder(HEADER));
  for (const [shown, value] of [
    ['yes', '450000.00'],
    ['1', '450000.00'],
    ['', '450000.00'],
    ['no', null],
    ['0', null],
    ['perhaps', null],
  ] as const) {
    const reading = reader && readField('SalePrice', reader, ['450000', shown], CONTEXT);
    t.is(reading?.value, value, shown);
    t.is(reading?.problem?.column, shown === 'perhaps' ? 'B' : undefined, shown);
  }
});

/** Reads the rows one after the other, and tells the first that is not read as if it were the only one. */
const firstOther = ([field, rule]: (typeof RULES)[number], rows: readonly string[][]): unknown => {
  const reader = createFieldReader(field, rule, HEADER, createColumnFinder(HEADER));
  if (reader === null) return `no reader of ${field}`;
  const read = createRecallingReader(field, reader, CONTEXT);
  return rows
    .map((values) => ({ field, values, found: read(values), alone: readField(field, reader, values, CONTEXT) }))
    .find(({ found, alone }) => JSON.stringify(found) !== JSON.stringify(alone));
};

test('whatever was read before it, a record is read as if it were the only one', (t) => {
  const text = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      'n/a',
      '0',
      '1',
      ' 1',
      '1 ',
      '2.5',
      '11',
      '1 1',
      '1 1 1',
      '0 1 1',
      '450,000',
      'abc',
      'Monthly',
    ),
    fc.string({ maxLength: 8 }),
    fc.string({ minLength: 110, maxLength: 300 }),
  );
  t.notThrows(() =>
    fc.assert(
      fc.property(
        fc.constantFrom(...RULES),
        fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 60 }),
        (rule, rows) => {
          const other = firstOther(rule, rows);
          if (other !== undefined) throw new Error(JSON.stringify(other));
        },
      ),
      { numRuns: 2_000 },
    ),
  );
});

test('what one column says is not taken for what another says, or both', (t) => {
  const rows = [['2'], ['', '2'], ['', '', '2'], ['2', '1'], ['2 1'], ['21 1'], ['21', '1'], ['2', '11'], ['2', '1 1']];
  for (const rule of RULES) {
    for (const first of rows) for (const second of rows) t.is(firstOther(rule, [first, second]), undefined);
  }
});

test('it is read so however many texts there are, whether they come again or not', (t) => {
  for (const texts of [3, 400, 600, 5_000]) {
    const rows = Array.from({ length: 5_000 }, (_, row) => {
      const number = String((row * 7_919) % texts);
      return [number, String(row % 2), `${number}0000`];
    });
    for (const rule of RULES) t.is(firstOther(rule, rows), undefined);
  }
});

test('what is remembered of texts does not hold the pieces of the file that they are parts of', (t) => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const rule: FieldRule = { kind: 'columns', own: true, alternatives: [{ columns: ['A'] }] };
  const reader = createFieldReader('City', rule, HEADER, createColumnFinder(HEADER));
  if (reader === null) throw new Error('The header has no town');
  const read = createRecallingReader('City', reader, CONTEXT);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let number = 0; number < 200; number += 1) {
    const piece = Buffer.alloc(1 << 19, `A rather long name of a town, ${number} `).toString();
    read([piece.slice(0, 40)]);
  }
  collect();
  t.true(process.memoryUsage().heapUsed - before < 20 << 20);
});

/** What the platform says of an address, taken as a whole. */
const isAddressAsAWhole = (text: string): boolean => {
  if (/[\s\p{Cc}<>"]/u.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && (url.hostname.includes('.') || url.hostname === 'localhost');
};

test('an address with http or https is one if the platform takes it for one and its host has a dot', (t) => {
  const inAscii =
    'a www. .example . - @ : :80 :99999 / \\ ? # % %41 %2e [::1] ] 1.2.3.4 256.1.1.1 localhost xn-- | ^ ` { " ..';
  const piece = fc.constantFrom(...inAscii.split(' '), ' ', 'é', '。', '\u00ad', '\ud800', '😀');
  const address = fc
    .tuple(
      fc.constantFrom('http://', 'https://', 'HTTPS://'),
      fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 7 }),
    )
    .map(([scheme, pieces]) => scheme + pieces.join(''));
  t.notThrows(() =>
    fc.assert(
      fc.property(address, (text) => {
        if (isWebAddress(text) !== isAddressAsAWhole(text)) throw new Error(text);
      }),
      { numRuns: 20_000 },
    ),
  );
});
