import test from 'ava';
import fc from 'fast-check';
import { Type as TypeBox } from 'typebox';
import { type TSchema, Type } from '../../src/fields/type.ts';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';

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
