import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { EMPTY_STATE } from '../../src/chat/sessions/session-state.ts';
import type { Constraint } from '../../src/chat/understand/constraint.ts';
import type { Understanding } from '../../src/chat/understand/understanding.ts';
import { understood } from '../helpers/understandings.ts';
import { withDatabase } from '../helpers/with-database.ts';
import { makeMarket } from './brute-force/market.ts';
import { createAnchorConversation, createWriteKeys, isExactly } from './by-others/anchor-questions.ts';
import { goalOf, isGoal } from './by-others/dialogues.ts';
import { type Anchor, anchorListings } from './by-others/homes.ts';
import { readFolderByOthers } from './by-others/read-folder.ts';
import { recordConversations } from './understanding/measure-understanding.ts';
import { type Reading, understandAgain } from './understanding/readings.ts';

const anchor = (mls_number: string, address: string): Anchor => ({
  ...{ mls_number, address, city: 'Austin', state: 'TX', zip: '78701', sale_type: 'rent', property_type: 'condo' },
  ...{ beds: 2, baths: 1, area_sqft: 800, year_built: 2000, price: 1_500, currency: 'USD', status: 'active' },
  ...{ url: `https://homes.example/${mls_number}`, description: '' },
});
const anchors = [anchor('A1', '5 Elm St'), anchor('B2', '7 Elm St #4')];
const market = makeMarket(anchorListings(anchors), (index) => index + 1);
const writeKeys = createWriteKeys(anchors, market);

const saying = (constraints: readonly object[], more: Partial<Understanding> = {}): Understanding =>
  understood({
    Constraints: constraints.map((one) => ({ Operator: 'is', Words: '', ...one })) as Constraint[],
    ...more,
  });
const keysOf = (understanding: Understanding, message = '', lastShown: number[] = [], goldShown: string[] = []) =>
  writeKeys(understanding, { message, before: { ...EMPTY_STATE, lastShown } }, goldShown);

test('What was understood is written in the keys of the questions', (t) => {
  const all = [
    { Field: 'SaleType', Operator: 'not', Value: 'for_sale' },
    { Field: 'City', Value: ['Austin'] },
    { Field: 'Bedrooms', Value: 2 },
    { Field: 'Price', Operator: 'atMost', Value: 900 },
    { Field: 'PropertyType', Operator: 'not', Value: ['Single Family Residence'] },
    { Field: 'Tag', Value: ['hot tub'] },
    { Field: 'Tag', Operator: 'not', Value: ['pool'] },
    { Field: 'LotArea', Operator: 'atLeast', Value: 21_780, AreaUnit: 'Square Feet' },
    { Field: 'Currency', Value: ['$'] },
  ];
  t.deepEqual(keysOf(saying(all)), {
    ...{ intent: 'search', sale_type: 'rent', city: ['Austin'], min_beds: 2, max_beds: 2, max_price: 900 },
    ...{ not_property_type: ['house'], keywords: ['spa'], not_keywords: ['pool'], min_lot_acres: 0.5 },
  });
});

test('Parking and garages are features, no fee is one that is not wanted, and what was shown is what the question showed', (t) => {
  const keywords = (...constraints: object[]) => keysOf(saying(constraints)).keywords;
  const garage = { Field: 'Tag', Value: ['garage'] };
  t.deepEqual(keywords({ Field: 'ParkingSpots', Operator: 'atLeast', Value: 1 }), ['parking']);
  t.deepEqual(keywords({ Field: 'ParkingSpots', Value: 3, Words: '3-car garage' }, garage), ['3-car garage']);
  t.deepEqual(keywords({ Field: 'ParkingSpots', Value: 2, Words: '2 car garage' }, garage), ['garage']);
  const none = [
    { Field: 'ParkingSpots', Value: 0 },
    { Field: 'HOAMonth', Operator: 'atMost', Value: 0 },
  ];
  t.deepEqual(keysOf(saying(none)).not_keywords, ['hoa', 'parking']);
  const notShown = (...Value: number[]) => saying([{ Field: 'Shown', Operator: 'not', Value }]);
  t.deepEqual(keysOf(notShown(1, 2), '', [1, 2], ['X', 'Y', 'Z']).exclude_seen, ['X', 'Y', 'Z']);
  t.deepEqual(keysOf(notShown(2), '', [1, 2], ['X', 'Y']).exclude_seen, ['B2']);
});

test('Words that only the texts of homes may have count as wanted, unless they are not wanted', (t) => {
  const keywords = (message: string, Unexplained: string[]) => keysOf(saying([], { Unexplained }), message).keywords;
  t.deepEqual(keywords('close to the trolley', ['trolley']), ['near transit']);
  t.is(keywords('not near a school', ['near a school']), undefined);
  t.is(keywords('something quirky', ['quirky']), undefined);
});

test('A home is named as the anchors name it, one that is pointed at by its place in what was shown', (t) => {
  const lookup = (Field: string, Value: string) => keysOf(saying([{ Field, Value }], { Intent: 'lookup' }));
  t.is(lookup('Address', '7 elm street').address, '7 Elm St #4');
  t.is(lookup('Address', '9 Elm St').address, '9 Elm St');
  t.is(lookup('Url', 'https://homes.example/C3?utm=x').url, 'https://homes.example/C3');
  const pointed = saying([], { Intent: 'compare', Reference: [2] });
  t.deepEqual(keysOf(pointed, 'that one', [1, 2], ['X', 'Y']), { intent: 'lookup', mls_number: ['B2'] });
  t.deepEqual(keysOf(pointed, 'the second one', [1, 2], ['X', 'Y']), { intent: 'lookup', mls_number: ['Y'] });
  t.deepEqual(keysOf(pointed, 'the last one', [1, 2], ['X', 'Y', 'Z']).mls_number, ['Z']);
});

test('An answer is exact with every hard key, where some may be told too and others be told otherwise', (t) => {
  const want = { intent: 'search', city: 'Austin', min_beds: 2 };
  const isExact = (got: object, more: object = {}) => isExactly({ intent: 'search', ...got }, { want, ...more });
  t.true(isExact({ city: ['áustin'], min_beds: 2, sort: 'price_asc' }));
  t.false(isExact({ city: 'Austin' }));
  t.false(isExact({ city: 'Austin', min_beds: 2, max_beds: 2 }));
  t.true(isExact({ city: 'Austin', min_beds: 2, max_beds: 2 }, { may: { max_beds: 2 } }));
  t.true(isExact({ city: 'Austin', min_beds: 2 }, { may: { max_beds: 2 } }));
  t.false(isExact({ city: 'Austin', min_beds: 2, max_beds: 3 }, { may: { max_beds: 2 } }));
  t.true(isExact({ city: 'Austin' }, { alt: { min_beds: [null, 3] } }));
  t.false(isExact({ intent: 'lookup', city: 'Austin', min_beds: 2 }));
  t.true(isExact({ intent: 'none' }, { alt: { intent: ['none'] } }));
});

test('A state is the towns in it, less those that are refused', (t) => {
  const homes = [anchor('A1', '5 Elm St'), { ...anchor('B2', '7 Elm St'), city: 'Waco' }];
  const isRight = (want: object, constraints: object[]) => {
    const question = { id: 'q1', cat: 'search', lang: 'en', q: '', history: [], alt: { state: ['Texas'] } };
    const [asked] = createAnchorConversation(homes, market)({ ...question, want: { intent: 'search', ...want } }).asked;
    return asked?.judge(saying(constraints), { message: '', before: EMPTY_STATE } as unknown as Reading).isRight;
  };
  const both = { Field: 'City', Value: ['Austin', 'Waco'] };
  const notWaco = { Field: 'City', Operator: 'not', Value: ['Waco'] };
  t.true(isRight({ state: 'TX' }, [both]));
  t.false(isRight({ state: 'TX' }, [{ ...both, Value: ['Waco'] }]));
  t.true(isRight({ state: 'TX', not_city: 'Waco' }, [both, notWaco]));
  t.false(isRight({ state: 'TX', not_city: 'Waco' }, [notWaco]));
  t.false(isRight({ city: ['Austin', 'Waco'], not_city: 'Waco' }, [both]));
});

test('A goal of a dialogue is reached with all slots and no other', (t) => {
  const goal = (constraints: object[], service: 'Homes_1' | 'Homes_2' = 'Homes_1') =>
    goalOf(saying(constraints).Constraints, service);
  const gold = { area: ['san francisco', 'sf'], number_of_beds: 2, pets_allowed: 'True' };
  const town = { Field: 'City', Value: ['San Francisco'] };
  const beds = { Field: 'Bedrooms', Operator: 'atLeast', Value: 2 };
  const pets = { Field: 'Tag', Value: ['pets allowed'] };
  t.true(isGoal(goal([town, beds, pets]), gold));
  t.true(isGoal(goal([town, beds, { ...beds, Operator: 'atMost' }, pets]), gold));
  t.false(isGoal(goal([town, { ...beds, Operator: 'atMost' }, pets]), gold));
  t.false(isGoal(goal([town, beds]), gold));
  t.false(isGoal(goal([town, beds, { ...pets, Operator: 'not' }]), gold));
  t.false(isGoal(goal([town, { Field: 'Near', Value: ['Oakland'] }, beds, pets]), gold));
  t.false(isGoal(goal([town, beds, pets, { Field: 'Tag', Value: ['garage'] }]), gold));
  const rent = { Field: 'SaleType', Value: 'for_rent' };
  t.true(isGoal(goal([rent]), {}));
  t.true(isGoal(goal([rent], 'Homes_2'), { intent: 'rent' }));
});

test(
  'The questions and dialogues of a folder are asked over homes of their own',
  withDatabase(async (t, database) => {
    const folder = await mkdtemp(join(tmpdir(), 'listingd-by-others-'));
    t.teardown(() => rm(folder, { recursive: true }));
    await t.throwsAsync(readFolderByOthers(database, folder), { message: /has neither questions\.jsonl nor sgd/ });
    const history = [
      { role: 'user', content: 'condos in Austin' },
      { role: 'assistant', content: 'Two: MLS B2 and MLS A1.' },
    ];
    const common = { cat: 'search', lang: 'en' };
    const questions = [
      { id: 'q1', ...common, q: 'condo in Austin', history: [], want: { intent: 'search', city: 'Austin' } },
      {
        id: 'q2',
        ...common,
        q: 'the second one, is it available?',
        history,
        want: { intent: 'lookup', mls_number: 'A1' },
      },
    ];
    const gold = [{ area: ['napa'] }, { area: ['napa'], number_of_beds: 2 }];
    const turns = ['apartments napa', 'two bedrooms please', 'I would like to visit it'];
    const ask = [...gold.map((one, i) => ({ i, kind: 'goal', gold: one })), { i: 2, kind: 'visit', gold: {} }];
    const files = {
      'anchor_listings.json': JSON.stringify(anchors),
      'questions.jsonl': questions.map((one) => JSON.stringify(one)).join('\n'),
      'sgd-homes.jsonl': `${JSON.stringify({ id: 'd1', service: 'Homes_1', turns, ask })}\n`,
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const askings = await readFolderByOthers(database, folder);
    const recorded = [];
    for (const { service, conversations } of askings)
      recorded.push(...(await recordConversations(service, conversations)));
    t.deepEqual(
      recorded.map(({ asked, reading }) => [
        asked.id,
        asked.rate,
        asked.judge(understandAgain(reading), reading).isRight,
      ]),
      [
        ['q1', 'anchor questions, exact', false],
        ['q2', 'anchor questions, exact', true],
        ['d1#0', 'dialogues, joint goal Homes_1', true],
        ['d1#1', 'dialogues, joint goal Homes_1', true],
        ['d1#2', 'dialogues, intent of visit', true],
      ],
    );
  }),
);
