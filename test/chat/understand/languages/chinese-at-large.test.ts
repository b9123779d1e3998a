import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const mixed: Record<string, string[]> = {
  '想要 three bedrooms, at least two baths，在 La Mesa': [
    'Bedrooms atLeast 3',
    'Bathrooms atLeast 2',
    'City is La Mesa',
  ],
  'townhouse under 700k，no HOA，要有 garage': [
    'PropertyType is Townhouse',
    'Price atMost 700000',
    'HOAMonth is 0',
    'Tag is garage',
  ],
  'built after 2005，1800 sqft以上': ['YearBuilt atLeast 2006', 'BuildingArea atLeast 1800 Square Feet'],
  'SD两房，rent，2800 per month 以下': [
    'City is San Diego',
    'Bedrooms atLeast 2',
    'SaleType is for_rent',
    'Price atMost 2800',
  ],
  'no pool的house': ['Tag not pool', 'PropertyType is Single Family Residence'],
};
for (const [question, expected] of Object.entries(mixed))
  test(`English amid Chinese is understood: ${question}`, (t) => t.deepEqual(brief(read(question)), expected));

const regional: Record<string, string[]> = {
  有冇800呎以上嘅公寓放租: [
    'BuildingArea atLeast 800 Square Feet',
    'PropertyType is Apartment',
    'SaleType is for_rent',
  ],
  唔要泳池: ['Tag not pool'],
  四十坪以上的房子: ['BuildingArea atLeast 132.23 Square Meters'],
  地坪六十坪的獨棟: ['LotArea atLeast 198.35 Square Meters', 'PropertyType is Single Family Residence'],
  '塊錢三千以內，租屋': ['Price atMost 3000', 'SaleType is for_rent'],
  想找平房: ['PropertyType is Single Family Residence', 'Tag is single story'],
  靠近海灘的房子: ['Tag is beach access'],
  最平嘅condo: ['PropertyType is Condominium', 'order Price asc', 'limit 1'],
  最便宜的那四套: ['order Price asc', 'limit 4'],
};
for (const [question, expected] of Object.entries(regional))
  test(`the Chinese of Hong Kong and Taiwan is understood: ${question}`, (t) =>
    t.deepEqual(brief(read(question)), expected));

const sums: Record<string, string[]> = {
  '600呎以下的公寓': ['BuildingArea atMost 600 Square Feet', 'PropertyType is Apartment'],
  三千万以内: ['Price atMost 30000000'],
  一百四五十万: ['Price atLeast 1400000', 'Price atMost 1500000'],
  两千三四百一个月: ['SaleType is for_rent', 'Price atLeast 2300', 'Price atMost 2400'],
  '4+3，拉梅萨': ['Bedrooms atLeast 4', 'Bathrooms atLeast 3', 'City is La Mesa'],
  '5+房': ['Bedrooms atLeast 5'],
  三房双车库: ['Bedrooms atLeast 3', 'ParkingSpots atLeast 2', 'Tag is garage'],
  地大于7000尺: ['LotArea atLeast 7000 Square Feet'],
  两千五百万以内: ['Price atMost 25000000'],
  一千一百万以内: ['Price atMost 11000000'],
  一点八亿以内: ['Price atMost 180000000'],
  两点五百万: ['Price atMost 2500000'],
  '租2b1b，2600': ['SaleType is for_rent', 'Bedrooms atLeast 2', 'Bathrooms atLeast 1', 'Price atMost 2600'],
  八十来万: ['Price atLeast 720000', 'Price atMost 880000'],
  预算大概50万: ['Price atLeast 450000', 'Price atMost 550000'],
  准备贷款买六十万以内的两房: ['SaleType is for_sale', 'Price atMost 600000', 'Bedrooms atLeast 2'],
  贷款六十万: [],
  养老金每月四千: [],
  我们有三辆车: [],
  能停三辆车: ['ParkingSpots atLeast 3'],
  三车位车库: ['ParkingSpots atLeast 3', 'Tag is garage'],
  浴室一间半: ['Bathrooms atLeast 1.5'],
  卫生间要两套: ['Bathrooms atLeast 2'],
  '三房 物业费350以下': ['Bedrooms atLeast 3', 'HOAMonth atMost 350'],
  挂牌三个月以上的: ['DaysOnMarket atLeast 90'],
  投资用的公寓: ['PropertyType is Apartment'],
};
for (const [question, expected] of Object.entries(sums))
  test(`sums, counts and measures are understood in Chinese: ${question}`, (t) =>
    t.deepEqual(brief(read(question)), expected));

const places: Record<string, string[]> = {
  在艾尔卡宏买房: ['City is El Cajon', 'SaleType is for_sale'],
  阿尔法玛的公寓: ['Near is Alfama', 'PropertyType is Apartment'],
  巴尔博亚公园附近两房: ['Near is Balboa Park', 'Bedrooms atLeast 2'],
  乐高乐园旁边的房子: ['Near is 乐高乐园'],
  价格别太离谱: [],
  除了拉梅萨以外的三房: ['City not La Mesa', 'Bedrooms atLeast 3'],
  拉梅萨以外的独栋: ['City not La Mesa', 'PropertyType is Single Family Residence'],
  '除了泳池，还要车库': ['Tag is pool', 'Tag is garage'],
  '除了Hillcrest，圣地亚哥的公寓都行': ['Near not Hillcrest', 'City is San Diego', 'PropertyType is Apartment'],
  离Hillcrest近的三房: ['Near is Hillcrest', 'Bedrooms atLeast 3'],
};
for (const [question, expected] of Object.entries(places))
  test(`places are understood in Chinese by what they are called there: ${question}`, (t) =>
    t.deepEqual(brief(read(question)), expected));

const wishes: Record<string, string[]> = {
  后院要有篱笆: ['Tag is fenced yard'],
  直通沙滩的公寓: ['Tag is beach access', 'PropertyType is Apartment'],
  带不带家具都可以: ['with or without furnished'],
  我们不养狗: [],
  可以建泳池的独栋: ['PropertyType is Single Family Residence', 'unexplained 可以建泳池'],
  帮我联系经纪人: ['human'],
  '不要看山的，要看海的': ['Tag not mountain view', 'Tag is ocean view'],
  不要没有壁炉的: ['Tag is fireplace'],
  没有阳台没关系: ['with or without balcony'],
  没有阳台没有车库: ['Tag not balcony', 'Tag not garage'],
  有没有阳台都可以: ['with or without balcony'],
  桑拿我不要: ['Tag not sauna'],
  壁炉不需要: ['with or without fireplace'],
  '没有四房的话，三房就可以': ['Bedrooms atLeast 3', 'any Bedrooms'],
  不买联排: ['PropertyType not Townhouse'],
  拐角地块: ['Tag is corner lot'],
  学区好的: ['unexplained 学区好'],
  'HOA不要太高，450以内': ['HOAMonth atMost 450'],
};
for (const [question, expected] of Object.entries(wishes))
  test(`wishes are understood in Chinese: ${question}`, (t) => t.deepEqual(brief(read(question)), expected));

const following: Record<string, string[]> = {
  泳池不要了: ['with or without pool'],
  壁炉不用了: ['with or without fireplace'],
  拉梅萨不要了: ['City not La Mesa'],
  把HOA那条去掉: ['any HOAMonth'],
  价格随便: ['any Price'],
  '第二套是哪一年盖的？': ['points at 2', 'asks YearBuilt'],
  有冇平啲嘅: ['less Price'],
  不要阳台了: ['with or without balcony'],
  面积不限: ['any BuildingArea'],
  换一个: ['more'],
  还是拉梅萨吧: ['City is La Mesa'],
  有没有允许养猫的: ['Tag is cats'],
  要便宜的: ['less Price'],
};
for (const [question, expected] of Object.entries(following))
  test(`what goes on is understood in Chinese: ${question}`, (t) =>
    t.deepEqual(brief(read(question, { hasShown: true })), expected));

const elsewhere: Record<string, string[]> = {
  '目前住在拉梅萨，打算在圣地亚哥买套公寓': ['City is San Diego', 'PropertyType is Apartment', 'SaleType is for_sale'],
  '要从丘拉维斯塔搬到拉梅萨，两居': ['City is La Mesa', 'Bedrooms atLeast 2'],
  '人在圣地亚哥，想租拉梅萨的房子': ['City is La Mesa', 'SaleType is for_rent'],
  '我们在拉梅萨住了八年，想换到圣地亚哥': ['City is San Diego'],
  '老家在埃尔卡洪，想租拉梅萨的联排': ['City is La Mesa', 'SaleType is for_rent', 'PropertyType is Townhouse'],
  '现在住的公寓太小，想找独栋': ['PropertyType is Single Family Residence'],
  想住在拉梅萨: ['City is La Mesa'],
  现在在拉梅萨找两居: ['City is La Mesa', 'Bedrooms atLeast 2'],
  拉梅萨人少的地方: ['City is La Mesa'],
  '拉梅萨房租太贵，埃尔卡洪有两居吗': ['City is El Cajon', 'Bedrooms atLeast 2'],
};
for (const [question, expected] of Object.entries(elsewhere))
  test(`where somebody lives now is no place that is looked for in Chinese: ${question}`, (t) =>
    t.deepEqual(brief(read(question)).toSorted(), expected.toSorted()));

const otherWords: Record<string, string[]> = {
  租金两万一以下: ['SaleType is for_rent', 'Price atMost 21000'],
  唔好高過兩千五嘅租盤: ['Price atMost 2500', 'SaleType is for_rent'],
  開放式戶型: ['Bedrooms is 0'],
  昨天刚放出来的公寓: ['DaysOnMarket atMost 1', 'PropertyType is Apartment'],
  希望能找到带桑拿的: ['Tag is sauna'],
  '40个w以内两房': ['Price atMost 400000', 'Bedrooms atLeast 2'],
  '步行十分钟能到，别太吵': ['Tag is quiet'],
};
for (const [question, expected] of Object.entries(otherWords))
  test(`what people call it is understood in Chinese: ${question}`, (t) =>
    t.deepEqual(brief(read(question)).toSorted(), expected.toSorted()));

const goingOn: Record<string, string[]> = {
  桑拿就算了: ['with or without sauna'],
  '只要联排，其他类型一律不看': ['PropertyType is Townhouse'],
  我同事想租公寓: ['resets', 'SaleType is for_rent', 'PropertyType is Apartment'],
  有没有联排的: ['PropertyType is Townhouse'],
  我朋友想知道有没有泳池: ['asks Tag', 'asks for pool', 'points at focus'],
};
for (const [question, expected] of Object.entries(goingOn))
  test(`others and other kinds are understood in Chinese: ${question}`, (t) =>
    t.deepEqual(brief(read(question, { hasShown: true })).toSorted(), expected.toSorted()));
