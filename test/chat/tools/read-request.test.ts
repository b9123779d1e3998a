import test from 'ava';
import fc from 'fast-check';
import { createReadRequest, WrongRequest } from '../../../src/chat/tools/read-request.ts';
import { requestOf, type SearchRequest, searchSchema } from '../../../src/chat/tools/search-request.ts';
import type { Constraint } from '../../../src/chat/understand/constraint.ts';
import { createNames } from '../../../src/chat/understand/names.ts';
import type { Understanding } from '../../../src/chat/understand/understanding.ts';
import { NO_REGIONS } from '../../../src/chat/understand/vocabulary.ts';
import { createAjv } from '../../../src/fields/ajv.ts';
import { LEXICONS } from '../../../src/language/languages.ts';
import { understood } from '../../helpers/understandings.ts';

test.before(() => LEXICONS.all());

const asked = understood({ Language: 'es', Refused: ['only whites'] });
const regions = {
  ...NO_REGIONS,
  townsOf: (name: string) => (name === 'Washington' ? ['Seattle', 'Tacoma'] : undefined),
};
const cities = createNames(['Seattle', 'Tacoma'], ['Washington']);
const places = createNames(['Green Lake', 'Ballard']);
const vocabulary = { cities, places, regions, propertyTypes: ['Condominium', 'Single Family Residence'] };
const read = (request: unknown): Understanding =>
  createReadRequest({ understanding: asked, vocabulary, shown: [1, 2, 3], lastShown: [3] })(
    typeof request === 'string' ? request : JSON.stringify(request),
  );
const stated = (Field: string, Operator: string, Value: unknown, more = {}) => ({ Field, Operator, Value, ...more });
const constraint = (given: object): unknown => {
  const { Words, ...others } = read({ Constraints: [given] }).Constraints[0] ?? { Words: '' };
  return others;
};

test('what differs from the schema only by its form is taken all the same', (t) => {
  const rows: [given: object, read: object][] = [
    [stated('City', 'is', 'Tacoma'), stated('City', 'is', ['Tacoma'])],
    [stated('City', 'is', ['Washington']), stated('City', 'is', ['Seattle', 'Tacoma'])],
    [stated('City', 'is', ['Ballard']), stated('Near', 'is', ['Ballard'])],
    [stated('Near', 'is', ['Tacoma']), stated('City', 'is', ['Tacoma'])],
    [stated('Near', 'is', ['Atlantis']), stated('Near', 'is', ['Atlantis'])],
    [stated('PropertyType', 'is', ['condo']), stated('PropertyType', 'is', ['Condominium'])],
    [stated('PropertyType', 'not', 'houses'), stated('PropertyType', 'not', ['Single Family Residence'])],
    [stated('Price', 'atMost', '$500,000'), stated('Price', 'atMost', 500_000)],
    [stated('ZIP', 'is', [98101]), stated('ZIP', 'is', ['98101'])],
    [stated('LotArea', 'atLeast', 5_000), stated('LotArea', 'atLeast', 5_000, { AreaUnit: 'Square Feet' })],
    [
      stated('LotArea', 'atLeast', 500, { AreaUnit: 'Square Meters' }),
      stated('LotArea', 'atLeast', 500, { AreaUnit: 'Square Meters' }),
    ],
    [stated('SaleType', 'is', 'for_rent'), stated('SaleType', 'is', 'for_rent')],
  ];
  for (const [given, expected] of rows) t.deepEqual(constraint(given), expected);
});

test('a feature that no listing is marked by is looked for in the texts, and one that is not wanted is not', (t) => {
  const { Constraints, Unexplained, Unsought } = read({
    Constraints: [
      stated('Tag', 'is', ['pool']),
      stated('Tag', 'is', ['price reduced']),
      stated('Tag', 'is', ['koi pond']),
      stated('Tag', 'not', ['dumbwaiter']),
    ],
    Words: ['turret'],
  });
  t.deepEqual(
    Constraints.map(({ Value }) => Value),
    [['pool'], ['price reduced']],
  );
  t.deepEqual([Unexplained, Unsought], [['turret', 'koi pond', 'dumbwaiter'], ['dumbwaiter']]);
});

test('homes shown before are left out or looked through alone, and the session goes on without that', (t) => {
  const City = { ...stated('City', 'is', ['Tacoma']), Words: '' } as Constraint;
  const more = read({ Constraints: [stated('City', 'is', ['Tacoma'])], Shown: 'not' });
  t.deepEqual(more.Constraints, [City, { ...stated('Shown', 'not', [1, 2, 3]), Words: '' } as Constraint]);
  t.deepEqual(more.Kept, [City]);
  t.deepEqual(read({ Shown: 'only' }).Constraints, [{ ...stated('Shown', 'is', [3]), Words: '' } as Constraint]);
});

test("language and what is refused stay the visitor's", (t) => {
  const { Language, Refused, Intent } = read({});
  t.deepEqual([Language, Refused, Intent], ['es', ['only whites'], 'search']);
});

test('a fault is told so that it can be mended', (t) => {
  const rows: [given: unknown, told: RegExp][] = [
    ['{"Constraints": [', /not JSON/],
    ['[]', /must be an object/],
    [{ city: 'Tacoma' }, /Not known: city; known are Constraints, Wishes, Words/],
    [{ Constraints: 'Tacoma' }, /Constraints must be a list/],
    [{ Constraints: [null] }, /Field must be one of SaleType, Status, City.*, not "undefined"/],
    [{ Constraints: [stated('Town', 'is', ['Tacoma'])] }, /not "Town"/],
    [{ Constraints: [stated('Price', 'lessThan', 5)] }, /Operator of Price must be one of is, not, atLeast, atMost/],
    [{ Constraints: [stated('City', 'atMost', ['Tacoma'])] }, /Operator of City must be one of is, not/],
    [{ Constraints: [stated('Price', 'atMost', 'cheap')] }, /Value of Price must be a number/],
    [{ Constraints: [stated('City', 'is', [])] }, /Value of City must be a list of names/],
    [{ Constraints: [stated('SaleType', 'is', 'rent')] }, /Value of SaleType must be one of for_sale, for_rent/],
    [
      { Constraints: [stated('PropertyType', 'is', ['castle'])] },
      /no PropertyType "castle"; there are Condominium, Single Family Residence/,
    ],
    [{ Order: 'cheapest' }, /Order must be one of Price asc, Price desc/],
    [{ Shown: 'all' }, /Shown must be one of not, only/],
    [{ Aggregate: 'sum' }, /Aggregate must be one of count, average/],
  ];
  for (const [given, told] of rows) {
    const error = t.throws(() => read(given), { instanceOf: WrongRequest });
    t.regex(error?.message ?? '', told);
  }
});

test('property: whatever a model writes is read, or refused with an error that it can mend', (t) => {
  const names = fc.constantFrom('Constraints', 'Wishes', 'Words', 'Shown', 'Order', 'Limit', 'Fields', 'Tags', 'x');
  fc.assert(
    fc.property(fc.oneof(fc.dictionary(names, fc.jsonValue()), fc.jsonValue()), (given) => {
      try {
        t.is(read(JSON.stringify(given)).Intent, 'search');
      } catch (error) {
        t.true(error instanceof WrongRequest, String(error));
      }
    }),
  );
});

test('what the parser asked for fits the schema and is read again as the same', (t) => {
  const constraints = [
    stated('SaleType', 'is', 'for_sale'),
    stated('City', 'is', ['Tacoma', 'Seattle']),
    stated('Price', 'atMost', 500_000),
    stated('BuildingArea', 'atLeast', 90, { AreaUnit: 'Square Meters' }),
    stated('Tag', 'not', ['pool']),
  ].map((one) => ({ ...one, Words: '' })) as Constraint[];
  const understanding = understood({
    Constraints: constraints,
    Wishes: [{ ...stated('Tag', 'is', ['garage']), Words: '' } as Constraint],
    Unexplained: ['turret'],
    Order: { Field: 'PricePerArea', Direction: 'desc' },
    Limit: 35,
    Fields: ['HOAMonth'],
    AskedTags: ['view'],
    Aggregate: 'average',
  });
  const request: SearchRequest = requestOf(understanding);
  t.true(createAjv().validate(searchSchema, request));
  t.is(request.Limit, 25);
  const again = read(request);
  const { Wishes, Unexplained, Order, Fields, AskedTags, Aggregate } = understanding;
  t.like(again, {
    Constraints: constraints,
    Kept: constraints,
    Wishes,
    Unexplained,
    Order,
    Fields,
    AskedTags,
    Aggregate,
  });
});
