import test from 'ava';
import type { Constraint } from '../../src/chat/understand/constraint.ts';
import { readStatement } from '../../src/chat/understand/read-statement.ts';
import { LEXICONS } from '../../src/language/languages.ts';
import { sampleVocabulary } from '../helpers/sample-vocabulary.ts';
import { named, state } from '../helpers/statements.ts';
import { understood } from '../helpers/understandings.ts';
import { withDatabase } from '../helpers/with-database.ts';
import type { Question } from './gold/question.ts';
import type { MadeListing } from './listings/made-listing.ts';
import { createEvaluatedService } from './service/evaluated-service.ts';
import { type AskedMessage, ownConversations } from './understanding/asked.ts';
import {
  type Recorded,
  recordConversations,
  sayUnderstanding,
  sayWorth,
  worthOf,
} from './understanding/measure-understanding.ts';
import { createUsesOf, PARTS, partsOf } from './understanding/parts.ts';
import { type ReadStatement, understandAgain } from './understanding/readings.ts';

const homes = ['91942', '91942', '91942', '91910'].map(
  (ZIP, index): MadeListing => ({
    input: {
      ...{ MLSNumber: `LM-${index}`, SalePrice: 400_000 + 100_000 * index, ZIP, Bedrooms: 3, Bathrooms: 2 },
      ...{ City: ZIP === '91942' ? 'La Mesa' : 'Chula Vista', SaleType: 'for_sale' },
      ...{ Status: 'Active', CurrencySymbol: '$', Url: `https://homes.example/${index}`, PropertyType: 'House' },
    },
    truth: { tags: [], tagsAbsent: [], near: [] },
    missing: [],
  }),
);
const QUESTION: Question = {
  ...{ id: 'en-1', language: 'en', category: 'rooms', question: 'homes in La Mesa', intent: 'search' },
  constraints: [{ Field: 'City', Operator: 'is', Value: ['La Mesa'] }],
};
const filesOf = (questions: Question[]) => [{ path: '', name: 'english', isHeldOut: false, questions }];

test(
  'A message that is read anew without the database is understood as the service understands it',
  withDatabase(async (t, database) => {
    const service = await createEvaluatedService(database, homes);
    const messages = [
      'homes in La Mesa',
      'anything cheaper than the second one?',
      'what year was the first one built?',
      'anything in 91910?',
    ];
    const judge: AskedMessage['judge'] = () => ({ isRight: true, wanted: '', got: '' });
    const asked = messages.map((id, at): AskedMessage => ({ id, rate: '', set: 'questions', at, judge }));
    const recorded = await recordConversations(service, [{ messages, asked }]);
    t.is(recorded.length, messages.length);
    for (const [at, { reading }] of recorded.entries()) {
      const { Constraints, Reference, Intent } = await service.explain(messages[at] ?? '', messages.slice(0, at));
      const again = understandAgain(reading);
      const told = Constraints.map(({ Means: _, ...constraint }) => constraint);
      t.deepEqual([again.Intent, again.Constraints, again.Reference], [Intent, told, Reference], messages[at]);
    }
    const fieldsOf = (constraints: readonly Constraint[] = []) => constraints.map(({ Field }) => Field);
    const [, cheaper, , elsewhere] = recorded.map(({ reading }) => reading);
    t.is(cheaper?.listings.length, 3);
    t.true(fieldsOf(elsewhere?.before.constraints).includes('City'));
    t.false(fieldsOf(elsewhere?.left.constraints).includes('City'));
  }),
);

test('A question of our own is right with its intent, its constraints and what it asks aside', (t) => {
  const isRight = (question: Partial<Question>, more: Parameters<typeof understood>[0], focus: number[] = []) => {
    const before = state({ lastShown: [7, 8], focus });
    const [conversation] = ownConversations(filesOf([{ ...QUESTION, constraints: [], ...question }]), []);
    return conversation?.asked[0]?.judge(understood(more), { before, message: '' }).isRight;
  };
  const LaMesa = named('City', 'La Mesa');
  t.true(isRight({ constraints: QUESTION.constraints }, { Constraints: [LaMesa] }));
  t.false(isRight({}, { Constraints: [LaMesa] }));
  t.false(isRight({}, { Intent: 'none' }));
  t.false(isRight({}, { Limit: 3 }));
  t.true(isRight({ order: 'Price asc' }, { Order: { Field: 'Price', Direction: 'asc' } }));
  t.true(isRight({ intent: 'lookup', reference: [2] }, { Intent: 'lookup', Reference: [8] }));
  t.false(isRight({ intent: 'lookup', reference: [2] }, { Intent: 'lookup', Reference: [7] }));
  t.true(isRight({ intent: 'lookup', reference: [1] }, { Intent: 'lookup', Reference: [8] }, [8]));
});

/** A message that is right where its constraints are on these fields. */
const recordedAs = (id: string, set: AskedMessage['set'], message: string, fields: string): Recorded => {
  const judge: AskedMessage['judge'] = ({ Constraints }) => {
    const got = Constraints.map(({ Field }) => Field)
      .sort()
      .join(' ');
    return { isRight: got === fields, wanted: fields, got };
  };
  const reading = { message, before: state(), left: state(), vocabulary: sampleVocabulary, listings: [] };
  return { asked: { id, rate: set, set, at: 0, judge }, reading };
};
/** Reading that sees the constraints of these fields alone. */
const readBy =
  (rules: readonly { name: string }[]): ReadStatement =>
  (...given) => {
    const statement = readStatement(...given);
    const constraints = statement.constraints.filter(({ Field }) => rules.some(({ name }) => name === Field));
    return { ...statement, constraints };
  };

test('A rule is worth the questions that get worse without it, and the idle come last', async (t) => {
  LEXICONS.all();
  const recorded = [
    recordedAs('a', 'by others', 'homes in Seattle', 'City'),
    recordedAs('b', 'by others', '3 bedrooms in Bellevue', 'Bedrooms City'),
    recordedAs('c', 'questions', 'homes in La Mesa', 'City'),
    recordedAs('d', 'held-out', '3 bedrooms in El Cajon', 'City'),
  ];
  const worth = worthOf(recorded, partsOf([{ name: 'Price' }, { name: 'Bedrooms' }, { name: 'City' }], readBy));
  t.deepEqual(
    worth.map(({ name, byOthers, own }) => [name, byOthers.worse, byOthers.better, own.worse, own.better]),
    [
      ['City', ['a', 'b'], [], ['c'], []],
      ['Bedrooms', ['b'], [], [], ['d']],
      ['Price', [], [], [], []],
    ],
  );
  const said = sayWorth(worth);
  t.regex(said, /\| City +\| 2 /);
  t.regex(said, /\| Bedrooms \(!\) +\| 1 /);
});

test('A message that does not hang on a part is understood the same without it', (t) => {
  const messages = [
    'houses in La Mesa under 500k, ideally with a pool',
    'busco un piso de 3 habitaciones, sin piscina',
    'a conod in El Cajon',
    'günstige Mietwohnung mit Balkon in La Mesa',
    '三房公寓,最好有泳池',
  ];
  const usesOf = createUsesOf();
  const named = ['price', 'polarity', 'phrases soft.before', 'phrases type.apartment', 'phrases type.condominium'];
  const parts = PARTS.filter(({ name }) => named.includes(name)).map(({ name, open }) => ({ name, read: open() }));
  const hangs = messages.map((message) => {
    const { reading } = recordedAs('', 'questions', message, '');
    const uses = usesOf(reading);
    const isSame = (read?: ReadStatement): string => JSON.stringify(understandAgain(reading, read));
    return parts.flatMap(({ name, read }) => {
      if (!uses.has(name)) t.is(isSame(read), isSame(), `${message} without ${name}`);
      return uses.has(name) ? [name] : [];
    });
  });
  t.deepEqual(hangs, [
    ['price', 'polarity', 'phrases soft.before'],
    ['polarity', 'phrases type.apartment'],
    ['phrases type.condominium'],
    ['phrases type.apartment'],
    ['polarity', 'phrases type.apartment', 'phrases soft.before'],
  ]);
});

test('Rates are told one by one, and failures of the sets that may be read', async (t) => {
  LEXICONS.all();
  const recorded = [
    recordedAs('a', 'by others', 'homes in Seattle', 'City'),
    recordedAs('b', 'by others', 'homes in Bellevue', 'Price'),
    recordedAs('c', 'held-out', 'homes in La Mesa', 'Price'),
  ];
  const said = sayUnderstanding(recorded, ['by others']);
  t.regex(said, /^b \(by others\) "homes in Bellevue"\n +wanted "Price"\n +got +"City"\n\| understood/);
  t.regex(said, /by others +\| 50\.0 % \(1\/2/);
  t.regex(said, /held-out +\| 0\.0 % \(0\/1/);
});
