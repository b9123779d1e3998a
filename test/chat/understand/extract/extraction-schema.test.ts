import { Ajv } from 'ajv';
import test from 'ava';
import fc from 'fast-check';
import {
  extractionSchema,
  nameLists,
  readExtraction,
} from '../../../../src/chat/understand/extract/extraction-schema.ts';
import { createNames } from '../../../../src/chat/understand/names.ts';
import { NO_REGIONS, type Vocabulary } from '../../../../src/chat/understand/vocabulary.ts';

const vocabulary = (cities: readonly string[]): Vocabulary => ({
  cities: createNames(cities),
  regions: NO_REGIONS,
  places: createNames(['North Park']),
  propertyTypes: ['Condominium'],
  currencies: ['$'],
  known: { mlsNumbers: [], addresses: [], streets: [], zips: [] },
});
const lists = nameLists(vocabulary(['La Mesa', 'München']));
const answer = (...constraints: object[]) =>
  JSON.stringify({ constraints: constraints.map((one) => ({ Words: 'x', IsWish: false, Operator: 'is', ...one })) });

test("the schema's lists of names are closed, and come from the chatbot's own listings", (t) => {
  const check = new Ajv({ strict: false }).compile(extractionSchema(lists));
  const isAllowed = (...given: object[]): boolean => check(JSON.parse(answer(...given)));
  t.true(isAllowed({ Field: 'City', Value: ['München'] }, { Field: 'Tag', Value: ['pool'], Operator: 'not' }));
  t.true(isAllowed({ Field: 'Price', Value: 3 }));
  t.false(isAllowed({ Field: 'City', Value: ['Oz'] }));
  t.false(isAllowed({ Field: 'City', Value: ['La Mesa'], Operator: 'atLeast' }));
  t.false(isAllowed({ Field: 'MLSNumber', Value: 'W1' }));
  t.false(isAllowed({ Field: 'Price', Value: 3, Extra: 1 }));
});

test('a list of names that is too long for a schema is left out', (t) => {
  const many = Array.from({ length: 400 }, (_, index) => `Town ${index}`);
  t.false(JSON.stringify(extractionSchema(nameLists(vocabulary(many)))).includes('"City"'));
});

test('a strict schema requires every property and allows no other', (t) => {
  type Part = { properties?: object; required?: string[]; additionalProperties?: boolean };
  const check = (part: Part): void => {
    if (typeof part !== 'object' || part === null) return;
    if (part.properties !== undefined) {
      t.deepEqual(part.required, Object.keys(part.properties));
      t.is(part.additionalProperties, false);
    }
    for (const inner of Object.values(part)) check(inner as Part);
  };
  check(extractionSchema(lists));
});

test('what the schema does not allow is dropped and counted, whoever wrote it', (t) => {
  const read = readExtraction(
    answer(
      { Field: 'City', Value: ['La Mesa'] },
      { Field: 'City', Value: ['Oz'] },
      { Field: 'City', Value: [] },
      { Field: 'Tag', Value: ['hoa'] },
      { Field: 'Bedrooms', Value: -1 },
      { Field: 'LotArea', Value: 3 },
      { Field: 'constructor', Value: ['x'] },
    ),
    lists,
  );
  t.deepEqual(
    read?.extracted.map(({ constraint }) => constraint),
    [{ Field: 'City', Operator: 'is', Value: ['La Mesa'], Words: 'x' }],
  );
  t.is(read?.dropped, 6);
});

test('what is no answer is none', (t) => {
  for (const text of ['', 'no', '[]', '{}', '{"constraints":3}', '{"constraints":[null]}'])
    t.is(readExtraction(text, lists), undefined, text);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      t.notThrows(() => readExtraction(JSON.stringify({ constraints: [value] }), lists));
    }),
  );
});
