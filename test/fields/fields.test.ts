import { Ajv } from 'ajv';
import test from 'ava';
import fc from 'fast-check';
import { Type as TypeBox } from 'typebox';
import { StoredState } from '../../src/chat/sessions/session-state.ts';
import { SETTING_NAMES } from '../../src/chatbots/settings.ts';
import { feedConfigSchema } from '../../src/feeds/configuration/feed-config.ts';
import { analyse } from '../../src/feeds/inspect/analyse.ts';
import { CONVERSIONS } from '../../src/feeds/map/conversions.ts';
import { createAjv } from '../../src/fields/ajv.ts';
import { createFieldCheck } from '../../src/fields/check-fields.ts';
import { problemSentence } from '../../src/fields/field-problems.ts';
import { nearName } from '../../src/fields/near-name.ts';
import { ownValue } from '../../src/fields/own-value.ts';
import { type TSchema, Type } from '../../src/fields/type.ts';
import * as chat from '../../src/http/chat-operations.ts';
import * as chatbot from '../../src/http/chatbot-operations.ts';
import * as feed from '../../src/http/feed-operations.ts';
import * as file from '../../src/http/file-operations.ts';
import * as listing from '../../src/http/listing-operations.ts';
import * as service from '../../src/http/service-operations.ts';
import { foldAddress } from '../../src/listings/fold.ts';
import { blankValues } from '../../src/listings/merge-input.ts';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';

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

/** Makes a schema of some shape with the builders that it is given. */
type Recipe = (builders: typeof Type) => TSchema;

const options = fc.constantFrom({}, { description: 'said of it' }, { default: 1, title: 'a name' });
const recipes = fc.letrec<{ any: Recipe; leaf: Recipe; object: Recipe }>((tie) => ({
  leaf: fc.oneof(
    fc.tuple(fc.constantFrom('Boolean', 'Integer', 'Null', 'Number', 'String', 'Unknown'), options).map(
      ([name, said]): Recipe =>
        (builders) =>
          builders[name](said),
    ),
    fc.tuple(fc.oneof(fc.string(), fc.integer(), fc.boolean()), options).map(
      ([value, said]): Recipe =>
        (builders) =>
          builders.Literal(value, said),
    ),
    options.map(
      (said): Recipe =>
        (builders) =>
          builders.Unsafe({ enum: ['a', 'b'], ...said }),
    ),
  ),
  object: fc
    .tuple(fc.dictionary(fc.string(), fc.tuple(tie('any'), fc.boolean()), { maxKeys: 4 }), options, fc.boolean())
    .map(
      ([fields, said, isPartial]): Recipe =>
        (builders) => {
          const properties = Object.entries(fields).map(([name, [field, mayLack]]) => {
            const schema = field(builders);
            return [name, mayLack ? builders.Optional(schema) : schema] as const;
          });
          const whole = builders.Object(Object.fromEntries(properties), said);
          return isPartial ? builders.Partial(whole, said) : whole;
        },
    ),
  any: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    tie('object'),
    fc.tuple(tie('any'), options).map(
      ([items, said]): Recipe =>
        (builders) =>
          builders.Array(items(builders), said),
    ),
    fc.tuple(tie('any'), options).map(
      ([value, said]): Recipe =>
        (builders) =>
          builders.Record(builders.String(), value(builders), said),
    ),
    fc.tuple(fc.array(tie('any'), { maxLength: 3 }), options).map(
      ([members, said]): Recipe =>
        (builders) =>
          builders.Union(
            members.map((member) => member(builders)),
            said,
          ),
    ),
  ),
}));

test('a schema is the JSON that TypeBox, whose types it has, would have made', (t) =>
  fc.assert(
    fc.property(recipes.any, (recipe) => {
      t.deepEqual(JSON.parse(JSON.stringify(recipe(Type))), JSON.parse(JSON.stringify(recipe(TypeBox))));
    }),
    PROPERTY_RUNS,
  ));

const requests = Object.entries({ ...chat, ...chatbot, ...feed, ...file, ...listing, ...service }).flatMap(
  ([name, operation]) => ('request' in operation ? [[name, operation.request] as const] : []),
);

test('Every schema of a request, a feed or a session is a JSON Schema', (t) => {
  const standard = new Ajv({ strict: false });
  t.true(requests.length > 20);
  for (const [name, schema] of [...requests, ['a feed', feedConfigSchema], ['a session', StoredState]] as const) {
    t.true(standard.validateSchema(schema), `${name}: ${standard.errorsText()}`);
  }
  t.false(standard.validateSchema({ type: 'number', minimum: 'none' }));
});

test('The schema of a feed, which is compiled without looking for unknown keywords, has none', (t) => {
  const strict = { strict: true, allowUnionTypes: true };
  t.true(createAjv(strict).compile(feedConfigSchema) instanceof Function);
  t.throws(() => createAjv(strict).compile({ ...feedConfigSchema, minPropertys: 1 }), { message: /minPropertys/ });
});

test('An unknown keyword, or a text in place of its number, is refused where it is compiled, also without the schema of schemas', (t) => {
  t.true(createAjv().compile({ type: 'number', minimum: 0 })(1));
  t.false(createAjv().compile({ type: 'number', minimum: 0 })(-1));
  t.throws(() => createAjv().compile({ type: 'string', minLength: '1' }), { message: /minLength/ });
  t.throws(() => createAjv().compile({ type: 'string', minLenght: 1 }), { message: /minLenght/ });
});

const known: string[] = [...SETTING_NAMES, 'serialNumber'];
const name = fc.constantFrom(...known);

test('A known name in another case is always recognised', (t) => {
  fc.assert(
    fc.property(name, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (right, coins) => {
      const wrong = [...right]
        .map((letter, index) => (coins[index] ? letter.toUpperCase() : letter.toLowerCase()))
        .join('');
      t.is(nearName(wrong, known)?.toLowerCase(), right.toLowerCase());
    }),
  );
});

test('A known name with one letter lost, doubled or changed is always taken for a known one', (t) => {
  const edits = fc.constantFrom('lost', 'doubled', 'changed');
  fc.assert(
    fc.property(name, fc.nat(), edits, (right, place, edit) => {
      const index = place % right.length;
      const letter = { lost: '', doubled: `${right[index]}${right[index]}`, changed: '_' }[edit] ?? '';
      const wrong = right.slice(0, index) + letter + right.slice(index + 1);
      fc.pre(wrong.length > 1);
      t.truthy(nearName(wrong, known), wrong);
    }),
  );
});

test('A name that shares nothing with the known ones is near none, however long the list of tries is', (t) => {
  t.is(nearName('Colour', known), undefined);
  t.is(nearName('x', known), undefined);
  t.is(nearName('', known), undefined);
  t.is(nearName('ID', ['ZIP', 'Key']), undefined);
  t.is(nearName('x'.repeat(1_000_000), known), undefined);
});

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
