import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
import { afterThreeShown } from '../../../helpers/readings.ts';
import { read } from '../../../helpers/sample-vocabulary.ts';
import { bound, forRent, named, shownListing, state, written } from '../../../helpers/statements.ts';

const after = (message: string, constraints: readonly Constraint[]): string[] =>
  afterThreeShown(message, { language: 'zh', constraints });

const rents = [forRent, named('Near', '浦东'), bound('Bedrooms', 'atLeast', 2), named('Tag', 'balcony')];
const [toRent, inPudong, twoRooms, balcony] = [
  'SaleType is for_rent',
  'Near is 浦东',
  'Bedrooms atLeast 2',
  'Tag is balcony',
];

const gone: Record<string, string[]> = {
  '房租这么贵,不如买': ['SaleType is for_sale', inPudong, twoRooms, balcony],
  '租金太贵,干脆买一套': ['SaleType is for_sale', inPudong, twoRooms, balcony],
  租房不如买房: ['SaleType is for_sale', inPudong, twoRooms, balcony],
  有没有出售的: ['SaleType is for_sale', inPudong, twoRooms, balcony],
  出售的也给我看看: [inPudong, twoRooms, balcony],
  租和买我都考虑: [inPudong, twoRooms, balcony],
  不要这个区了: [toRent, 'Near not 浦东', twoRooms, balcony],
  '浦东上班太远,不喜欢这个区': [toRent, 'Near not 浦东', twoRooms, balcony],
  换个区看看: [toRent, 'Near not 浦东', twoRooms, balcony],
  不要这个区临街的: [toRent, inPudong, twoRooms, balcony],
  '阳台没用,拿掉': [toRent, inPudong, twoRooms],
  阳台那条删掉: [toRent, inPudong, twoRooms],
  没阳台也凑合: [toRent, inPudong, twoRooms],
  没有阳台的也发我看看: [toRent, inPudong, twoRooms],
  没阳台有院子也成: [toRent, inPudong, twoRooms, 'Tag is balcony, yard'],
  '没有阳台的话,花园也可以': [toRent, inPudong, twoRooms, 'Tag is balcony, garden'],
  '没洗衣机的话,就不用介绍了': [toRent, inPudong, twoRooms, balcony, 'Tag is laundry'],
  没有电梯就不考虑了: [toRent, inPudong, twoRooms, balcony, 'Tag is elevator'],
  '不要地下室,别推荐了': [toRent, inPudong, twoRooms, balcony, 'Tag not basement'],
  可惜没电梯: [toRent, inPudong, twoRooms, balcony, 'Tag is elevator'],
  '这个区我喜欢,不过要带车库': [toRent, inPudong, twoRooms, balcony, 'Tag is garage'],
  洗碗机有的话更棒: [toRent, inPudong, twoRooms, balcony],
  带洗碗机的有么: [toRent, inPudong, twoRooms, balcony, 'Tag is dishwasher'],
  有没有联排: [toRent, inPudong, 'PropertyType is Townhouse', twoRooms, balcony],
  '太小了,换四房': [toRent, inPudong, 'Bedrooms atLeast 4', balcony],
  '两间卧室不够住,要三间': [toRent, inPudong, 'Bedrooms atLeast 3', balcony],
  '两个城市都看,拉梅萨和Oceanside': [toRent, 'City is La Mesa, Oceanside', twoRooms, balcony],
  还是Poway吧: [toRent, 'City is Poway', twoRooms, balcony],
  '换成Ventnor,其他一样': [toRent, 'City is Ventnor', twoRooms, balcony],
};
for (const [message, expected] of Object.entries(gone))
  test(`who goes on with a search changes what he says and nothing more: ${message}`, (t) =>
    t.deepEqual(after(message, rents).toSorted(), ['search', ...expected].toSorted()));

test('a place that will do too is looked in besides, one that something else will do for is left', (t) => {
  const condos = [named('City', 'La Mesa'), named('PropertyType', 'Condominium')];
  t.deepEqual(after('Oceanside也能接受', condos), ['search', 'City is La Mesa, Oceanside', written(condos)[1]]);
  t.deepEqual(after('康斗管理费太高,看联排', condos), ['search', 'City is La Mesa', 'PropertyType is Townhouse']);
  t.deepEqual(after('没有康斗联排也行', condos).slice(2), ['PropertyType is Condominium, Townhouse']);
  t.deepEqual(after('把类型放开', condos), ['search', 'City is La Mesa']);
});

const sums: Record<string, string> = { '700呢': '7000000', '750行吗': '7500000', '680也可以': '6800000' };
for (const [message, expected] of Object.entries(sums))
  test(`a bare sum is in ten thousands where the price was: ${message}`, (t) =>
    t.deepEqual(after(message, [bound('Price', 'atMost', 6_000_000)]), ['search', `Price atMost ${expected}`]));

test('of several counts the one that is spoken of changes', (t) => {
  const flat = [bound('Bedrooms', 'atLeast', 3), bound('Bathrooms', 'atLeast', 1)];
  t.deepEqual(after('一个卫生间不够用,要两个', flat), ['search', 'Bedrooms atLeast 3', 'Bathrooms atLeast 2']);
});

test('what was shown is dear in many words, and asked about in others', (t) => {
  for (const message of ['贵了点,来几套便宜的', '这个价位太高了', '预算没那么多', '租金太高了'])
    t.true(
      after(message, [named('City', 'La Mesa')]).some((one) => one.startsWith('Price atMost')),
      message,
    );
  for (const message of ['其中有没有带阳台的', '你刚才推荐的这几套里哪套带阳台', '上面哪个带阳台']) {
    const found = after(message, [forRent]);
    t.true(found.includes('Tag is balcony') && found.includes('Shown is 1, 2, 3'), message);
  }
});

test('the same is asked of the next home', (t) => {
  const lastShown = [1, 2, 3];
  const listings = lastShown.map((id) => shownListing(id, {}));
  const before = state({ lastShown, shown: lastShown, focus: [2], lookedUp: { fields: ['Tag'], tags: ['pool'] } });
  const understood = understand(read('那第三套呢', { hasShown: true, language: 'zh' }), before, listings);
  t.deepEqual([understood.Intent, understood.Reference], ['lookup', [3]]);
  t.deepEqual([understood.Fields, understood.AskedTags], [['Tag'], ['pool']]);
  const other = understand(read('第三套怎么样', { hasShown: true, language: 'zh' }), before, listings);
  t.deepEqual(other.AskedTags, []);
});
