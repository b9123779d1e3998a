import test from 'ava';
import fc from 'fast-check';
import { createFieldCheck } from '../../src/fields/check-fields.ts';
import { problemSentence } from '../../src/fields/field-problems.ts';
import { Type } from '../../src/fields/type.ts';

const Schema = Type.Object({
  Needed: Type.String({ minLength: 1, maxLength: 5 }),
  Count: Type.Optional(Type.Integer({ minimum: 0 })),
  Price: Type.Optional(Type.Number({ decimals: 2 })),
  Kind: Type.Optional(Type.Unsafe<'a' | 'b'>({ type: 'string', enum: ['a', 'b'] })),
  Words: Type.Optional(Type.Array(Type.String({ maxLength: 3 }), { maxItems: 3 })),
});
const check = createFieldCheck(Schema);
const sentenceOf = (body: object): string => problemSentence(check(body as Record<string, unknown>).problems);

test('null is left out, "" of an optional field comes out as null, and what is not there stays away', (t) => {
  const { fields, problems, ignored } = check({ Needed: 'x', Count: '', Price: null, Kind: '' });
  t.deepEqual(fields as unknown, { Needed: 'x', Count: null, Kind: null });
  t.deepEqual([problems, ignored], [[], []]);
});

test('Every wrong field is told once, with what was expected', (t) => {
  t.is(
    sentenceOf({ Count: -1, Price: 1.001, Kind: 3, Words: ['ok', 'long', null] }),
    'Needed is required; Count must be 0 or more; Price must have at most 2 decimals; Kind must be one of a, b; ' +
      'Words[1] must be at most 3 characters long; Words[2] must be a string',
  );
  t.is(sentenceOf({ needed: 'x' }), 'needed is not known: did you mean Needed?');
});

test('A length is counted in characters and not in UTF-16 units', (t) => {
  t.is(sentenceOf({ Needed: '😀😀😀😀😀' }), '');
  t.is(sentenceOf({ Needed: '😀😀😀😀😀x' }), 'Needed must be at most 5 characters long');
});

test('Amounts of whole cents pass exactly, and with a third decimal never', (t) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 1, max: 9 }), (cents, third) => {
      const price = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      t.is(sentenceOf({ Needed: 'x', Price: Number(price) }), '');
      const finer = Number(`${Math.floor(cents / 10_000)}.${String(cents % 100).padStart(2, '0')}${third}`);
      t.is(sentenceOf({ Needed: 'x', Price: finer }), 'Price must have at most 2 decimals');
    }),
  );
});

test('Where unknown fields are refused, each is a problem', (t) => {
  const strict = createFieldCheck(Schema, { unknownFields: 'refuse' });
  const { problems, ignored } = strict({ Needed: 'x', Colour: 1, Wordz: [] });
  t.is(
    problemSentence(problems),
    'Wordz is not known: did you mean Words?; Colour is not known: there are Needed, Count, Price, Kind, Words',
  );
  t.deepEqual(ignored, []);
  const none = createFieldCheck(Type.Object({}), { unknownFields: 'refuse' });
  t.is(problemSentence(none({ Feed: 'x' }).problems), 'Feed is not known: there are no fields here');
});

test('Any JSON at all is either let through or told what is wrong with it, and never changes a prototype', (t) => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('Needed', 'Count', 'Words', '__proto__', 'x y'), fc.jsonValue()),
      (body) => {
        const { problems, fields } = check(JSON.parse(JSON.stringify(body)) as Record<string, unknown>);
        t.is(Object.getPrototypeOf(fields), Object.prototype);
        t.true(problems.length > 0 || typeof fields.Needed === 'string');
      },
    ),
  );
});
