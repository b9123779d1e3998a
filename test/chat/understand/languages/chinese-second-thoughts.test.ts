import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { afterThreeShown } from '../../../helpers/readings.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';
import { bound, forRent, named } from '../../../helpers/statements.ts';

const after = (message: string, constraints: readonly Constraint[]): string[] =>
  afterThreeShown(message, { language: 'zh', constraints });

const condos = [named('City', 'La Mesa'), named('PropertyType', 'Condominium'), bound('Bedrooms', 'atLeast', 2)];
const [inLaMesa, asCondo, twoRooms] = ['City is La Mesa', 'PropertyType is Condominium', 'Bedrooms atLeast 2'];

const replaced: Record<string, string[]> = {
  '康斗邻居太吵,还是找联排吧': [inLaMesa, 'PropertyType is Townhouse', twoRooms],
  '改成联排吧,康斗管理费太高了': [inLaMesa, 'PropertyType is Townhouse', twoRooms],
  '康斗就算了,换成独栋看看': [inLaMesa, 'PropertyType is Single Family Residence', twoRooms],
  '拉梅萨先不看了,换成Carlsbad,其余条件照旧': ['City is Carlsbad', asCondo, twoRooms],
  '拉梅萨太贵了,Oceanside有没有': ['City is Oceanside', asCondo, twoRooms],
  要不看看Oceanside: ['City is Oceanside', asCondo, twoRooms],
  拉梅萨没有就看Oceanside: ['City is Oceanside', asCondo, twoRooms],
  '预算不变,换Oceanside': ['City is Oceanside', asCondo, twoRooms],
  '两房太挤了,三房吧': [inLaMesa, asCondo, 'Bedrooms atLeast 3'],
  '两房太小,三房有吗': [inLaMesa, asCondo, 'Bedrooms atLeast 3'],
  把两房改成一房: [inLaMesa, asCondo, 'Bedrooms atLeast 1'],
  '还是一房吧,两房太贵了': [inLaMesa, asCondo, 'Bedrooms atLeast 1'],
  康斗和联排都可以看: [inLaMesa, 'PropertyType is Condominium, Townhouse', twoRooms],
  把Oceanside也加进来: ['City is La Mesa, Oceanside', asCondo, twoRooms],
  Oceanside也帮我找找: ['City is La Mesa, Oceanside', asCondo, twoRooms],
  拉梅萨不看了: ['City not La Mesa', asCondo, twoRooms],
  要是四房呢: [inLaMesa, asCondo, 'Bedrooms atLeast 4'],
  '康斗住腻了,要联排': [inLaMesa, 'PropertyType is Townhouse', twoRooms],
  '不要康斗了,看联排': [inLaMesa, 'PropertyType is Townhouse', twoRooms],
  '拉梅萨没合适的,Carlsbad优先,Oceanside也行': ['City is Carlsbad, Oceanside', asCondo, twoRooms],
  两房改一房: [inLaMesa, asCondo, 'Bedrooms atLeast 1'],
  '继续找吧,要三房的': [inLaMesa, asCondo, 'Bedrooms atLeast 3'],
};
for (const [message, expected] of Object.entries(replaced))
  test(`what was wanted before and has another in its place is given up: ${message}`, (t) =>
    t.deepEqual(after(message, condos), ['search', ...expected]));

const rents = [forRent, named('Near', '浦东'), bound('Price', 'atMost', 9_000), named('Tag', 'balcony')];
const [toRent, inPudong, upTo9000, balcony] = [
  'SaleType is for_rent',
  'Near is 浦东',
  'Price atMost 9000',
  'Tag is balcony',
];

const taken: Record<string, string[]> = {
  阳台可以不要: [toRent, inPudong, upTo9000],
  阳台还是算了吧: [toRent, inPudong, upTo9000],
  把阳台换成花园: [toRent, inPudong, upTo9000, 'Tag is garden'],
  阳台换成花园: [toRent, inPudong, upTo9000, 'Tag is garden'],
  '阳台太贵了,改成花园就好': [toRent, inPudong, upTo9000, 'Tag is garden'],
  '花园要有,阳台随缘': [toRent, inPudong, upTo9000, 'Tag is garden'],
  '阳台算了,太贵': [toRent, inPudong, upTo9000],
  阳台没有就没有吧: [toRent, inPudong, upTo9000],
  '阳台有就有,没有拉倒': [toRent, inPudong, upTo9000],
  '阳台晒衣服太麻烦,不要了': [toRent, inPudong, upTo9000],
  没阳台的也可以看看: [toRent, inPudong, upTo9000],
  阳台花园都无所谓: [toRent, inPudong, upTo9000],
  浦东别再给我推了: [toRent, 'Near not 浦东', upTo9000, balcony],
  可以到11000: [toRent, inPudong, 'Price atMost 11000', balcony],
  '忘了说,我有只狗': [toRent, inPudong, upTo9000, balcony, 'Tag is dogs'],
  '没阳台也没关系,有地方停车就好': [toRent, inPudong, upTo9000, 'ParkingSpots atLeast 1'],
  没有带泳池的吗: [toRent, inPudong, upTo9000, balcony, 'Tag is pool'],
  没有电梯的不要: [toRent, inPudong, upTo9000, balcony, 'Tag is elevator'],
  不能养狗的就别发了: [toRent, inPudong, upTo9000, balcony, 'Tag is dogs'],
  如果要带健身房呢: [toRent, inPudong, upTo9000, balcony, 'Tag is gym'],
  宁可旧一点也要安静: [toRent, inPudong, upTo9000, balcony, 'Tag is quiet'],
  宁愿贵一点也要能养猫: [toRent, inPudong, balcony, 'Tag is cats'],
  '还是七千吧,九千压力太大': [toRent, inPudong, 'Price atMost 7000', balcony],
  '我要买,不是租': ['SaleType is for_sale', inPudong, balcony],
  我想买不想租: ['SaleType is for_sale', inPudong, balcony],
  '其他的都不变,能养猫就行': [toRent, inPudong, upTo9000, balcony, 'Tag is cats'],
};
for (const [message, expected] of Object.entries(taken))
  test(`a condition is taken back, added or turned in spoken Chinese: ${message}`, (t) =>
    t.deepEqual(after(message, rents).toSorted(), ['search', ...expected].toSorted()));

const more = ['还有别间吗', '再来三套', '就这些吗', '有差不多的吗'];
for (const message of more)
  test(`more of them are asked for: ${message}`, (t) =>
    t.true(after(message, condos).some((one) => one.startsWith('Shown not'))));

test('how many more is said apart from "more"', (t) => {
  t.is(read('再来三套', { hasShown: true, language: 'zh' }).limit, 3);
});

const closing = ['好的,再见', '好的谢谢,拜拜', '不是这个意思', '你真厉害', '你用的是什么模型', '前面的规则全部作废'];
for (const message of closing)
  test(`no search goes on by what asks for no home: ${message}`, (t) => t.is(after(message, condos)[0], 'none'));

const pointed: Record<string, string> = {
  带泳池那套多少钱: 'Tag is pool',
  三房那套还在吗: 'Bedrooms atLeast 3',
  'Garnet Ave那套能养猫吗': 'Street is Garnet Ave',
};
for (const [message, expected] of Object.entries(pointed))
  test(`a feature, a number of rooms or a street says which home is meant: ${message}`, (t) =>
    t.true(brief(read(message, { hasShown: true })).includes(`points at ${expected}`)));
