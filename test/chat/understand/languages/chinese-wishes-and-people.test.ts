import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const wishes: Record<string, string[]> = {
  '拉梅萨独栋,要带花园的 不要带泳池的 有没有车库都行': [
    'City is La Mesa',
    'PropertyType is Single Family Residence',
    'Tag is garden',
    'Tag not pool',
    'with or without garage',
  ],
  要带阳台的不要泳池的: ['Tag is balcony', 'Tag not pool'],
  '带洗碗机的两居,没有车库的统统不要': ['Bedrooms atLeast 2', 'Tag is dishwasher', 'Tag is garage'],
  没有院子不行: ['Tag is yard'],
  '安静点的,没有阳台的我不要': ['Tag is quiet', 'Tag is balcony'],
  '要安静,没电梯的不考虑': ['Tag is quiet', 'Tag is elevator'],
  Oceanside和Carlsbad就不用给我看了: ['City not Oceanside/Carlsbad'],
  要收管理费的不考虑: ['HOAMonth is 0'],
  'Oceanside、Carlsbad、El Cajon这几个城市都不要': ['City not Oceanside/Carlsbad/El Cajon'],
  '三房,1985年以前的老房子不要': ['Bedrooms atLeast 3', 'YearBuilt atLeast 1985'],
  '三房,90万以上的不看': ['Bedrooms atLeast 3', 'Price atMost 900000'],
  有含水電的獨立套房: ['Bedrooms is 0', 'Tag is utilities included'],
  学生套房出租: ['SaleType is for_rent', 'Bedrooms is 0'],
  '没有车库可不行,不考虑公寓': ['Tag is garage', 'PropertyType not Apartment'],
  '附全套家具,养得了猫': ['Tag is furnished', 'Tag is cats'],
  '后院要大,最少7000尺': ['LotArea atLeast 7000 Square Feet'],
  '想买一居,首付能拿出80万': ['SaleType is for_sale', 'Bedrooms atLeast 1'],
  '自备款200万,两房': ['Bedrooms atLeast 2'],
  浦东旁边有没有带车库的: ['Near is 浦东', 'Tag is garage'],
  '我在浦东上班,想住得近一点,一房': ['Near is 浦东', 'Bedrooms atLeast 1'],
  要不要看看买的: ['SaleType is for_sale'],
  拉荷亞的獨棟: ['Near is La Jolla', 'PropertyType is Single Family Residence'],
  只要不临街就行: ['wish Tag is quiet'],
  '有礼宾,家具不要': ['Tag is doorman', 'Tag not furnished'],
  '花园阳台都不要,太阳能板也不要': ['Tag not garden', 'Tag not balcony', 'Tag not solar'],
  不要太阳能板: ['Tag not solar'],
  不让养狗的别推: ['Tag is dogs'],
  '能停露营车,能给电车充电': ['Tag is rv parking', 'Tag is ev charging'],
  '有三温暖,有免治马桶,有更衣室': ['Tag is sauna', 'Tag is bidet', 'Tag is walk-in closet'],
  有阁楼可以当影音室: ['Tag is attic'],
  '要大修的就算了,不要大马路边': ['Tag not fixer-upper', 'wish Tag is quiet'],
  '我在健身房上班,想租一居': ['SaleType is for_rent', 'Bedrooms atLeast 1'],
  面积越大越好: ['order BuildingArea desc'],
};
for (const [question, expected] of Object.entries(wishes))
  test(`a wish in spoken Chinese, to either side: ${question}`, (t) =>
    t.deepEqual(
      brief(read(question))
        .filter((one) => !/^(?:unexplained|talk) /.test(one))
        .toSorted(),
      expected.toSorted(),
    ));

const people = [
  '可以找一位会讲国语的专员跟我联系吗?晚上七点以后方便',
  '烦请派专人与我邮件联络:wang.li@example.com',
  '给我回个邮件 wang.li@example.com',
  '请打我手机,0922-333-444,林太太',
  '打我电话吧 0922333444',
  '周日上午十点能看吗,我爸妈一起来',
  '第二套的房东电话给我一下',
  '我诚心要,明天来交定金',
  '昨天约好的看房改到下周三',
  '业务员态度太差了,给我换个人',
  '就想找个靠谱的人帮我',
  '我在楼下,能上去看看吗',
  '合同什么时候能签',
  '有新房源请通知我',
  '帮我转告房东我会晚到',
  '我想租第二套,怎么弄',
];
for (const message of people)
  test(`a person is wanted, whatever is told beside it: ${message}`, (t) => {
    const said = read(message, { hasShown: true, language: 'zh' });
    t.true(said.wantsHuman);
    t.deepEqual(said.constraints, []);
  });

test('where somebody travels for a visit is no condition, and a day of a month no home', (t) => {
  const said = read('我12月1号出差到上海,谁能帮我安排看房', { hasShown: true });
  t.deepEqual([said.wantsHuman, said.constraints, said.pointers], [true, [], []]);
});

const noPeople = ['有没有近公司的两房', '房东直租的一房', '第一套多少钱', '1号那套怎么样', '离人近的'];
for (const message of noPeople)
  test(`nobody is wanted where only homes are spoken of: ${message}`, (t) =>
    t.false(read(message, { hasShown: true, language: 'zh' }).wantsHuman));
