import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const price: Record<string, string[]> = {
  西雅图三室两卫60万以下的房子: ['City is Seattle', 'Bedrooms atLeast 3', 'Bathrooms atLeast 2', 'Price atMost 600000'],
  '300万到400万之间的公寓': ['Price atLeast 3000000', 'Price atMost 4000000', 'PropertyType is Apartment'],
  '上海浦东两居室，500万左右': [
    'City is 上海',
    'Near is 浦东',
    'Bedrooms atLeast 2',
    'Price atLeast 4500000',
    'Price atMost 5500000',
  ],
  一百二十万以内: ['Price atMost 1200000'],
  四万五以内: ['Price atMost 45000'],
  两千八一个月: ['SaleType is for_rent', 'Price atMost 2800'],
  '2万6以下': ['Price atMost 26000'],
  六百万四房: ['Price atMost 6000000', 'Bedrooms atLeast 4'],
  '300多万的公寓': ['Price atLeast 3000000', 'Price atMost 4000000', 'PropertyType is Apartment'],
  二十几万: ['Price atLeast 200000', 'Price atMost 300000'],
  '我们俩年薪五十万，想买三房': ['SaleType is for_sale', 'Bedrooms atLeast 3'],
  '月薪两万六，想买两居': ['SaleType is for_sale', 'Bedrooms atLeast 2'],
  三百五十万以内: ['Price atMost 3500000'],
  '1.2亿以内': ['Price atMost 120000000'],
  一亿以下的别墅: ['Price atMost 100000000', 'PropertyType is Single Family Residence'],
  '50万刀以内': ['Price atMost 500000', 'Currency is $'],
  '80万美元左右': ['Price atLeast 720000', 'Price atMost 880000', 'Currency is $'],
  '500-600万': ['Price atLeast 5000000', 'Price atMost 6000000'],
  预算四五百万: ['Price atLeast 4000000', 'Price atMost 5000000'],
  两三百万的房子: ['Price atLeast 2000000', 'Price atMost 3000000'],
  '3b2b 350w以下': ['Bedrooms atLeast 3', 'Bathrooms atLeast 2', 'Price atMost 3500000'],
  价格在50万到60万之间: ['Price atLeast 500000', 'Price atMost 600000'],
  '60万起': ['Price atLeast 600000'],
  不超过2160000的房子: ['Price atMost 2160000'],
  总价300万以内的三居室: ['Price atMost 3000000', 'Bedrooms atLeast 3'],
  '2000块一个月': ['SaleType is for_rent', 'Price atMost 2000'],
  月租2500以内: ['SaleType is for_rent', 'Price atMost 2500'],
  租金3000以下的两室一厅: ['SaleType is for_rent', 'Price atMost 3000', 'Bedrooms atLeast 2'],
  两三千一个月: ['SaleType is for_rent', 'Price atLeast 2000', 'Price atMost 3000'],
  '想租个单间，每月1500以内': ['SaleType is for_rent', 'Bedrooms is 0', 'Price atMost 1500'],
  '年收入20万，想买60万以内的房子': ['SaleType is for_sale', 'Price atMost 600000'],
  '首付100万，总价500万以内': ['Price atMost 5000000'],
  首付30万: [],
  '一家三口租两室一厅，预算4000': ['SaleType is for_rent', 'Bedrooms atLeast 2', 'Price atMost 4000'],
  '想在bellevue买房 预算150w': ['City is Bellevue', 'SaleType is for_sale', 'Price atMost 1500000'],
  'San Diego condo出租 3000以内': [
    'City is San Diego',
    'PropertyType is Condominium',
    'SaleType is for_rent',
    'Price atMost 3000',
  ],
};
for (const [question, expected] of Object.entries(price))
  test(`a price is understood in Chinese: ${question}`, (t) => t.deepEqual(brief(read(question)), expected));

const rooms: Record<string, string[]> = {
  三室一厅: ['Bedrooms atLeast 3'],
  两居: ['Bedrooms atLeast 2'],
  '4卧2卫': ['Bedrooms atLeast 4', 'Bathrooms atLeast 2'],
  '3房2厅2卫': ['Bedrooms atLeast 3', 'Bathrooms atLeast 2'],
  三四室: ['Bedrooms atLeast 3', 'Bedrooms atMost 4'],
  两到三室: ['Bedrooms atLeast 2', 'Bedrooms atMost 3'],
  '2-3个卧室，2个卫生间': ['Bedrooms atLeast 2', 'Bedrooms atMost 3', 'Bathrooms atLeast 2'],
  四房以上: ['Bedrooms atLeast 4'],
  不超过3个卧室: ['Bedrooms atMost 3'],
  正好两个卧室: ['Bedrooms is 2'],
  超过3个卧室: ['Bedrooms atLeast 4'],
  少于3个卧室: ['Bedrooms atMost 2'],
  至少三个卧室两个卫生间带车库: ['Bedrooms atLeast 3', 'Bathrooms atLeast 2', 'Tag is garage'],
  studio出租: ['Bedrooms is 0', 'SaleType is for_rent'],
  '100平米以上的公寓': ['BuildingArea atLeast 100 Square Meters', 'PropertyType is Apartment'],
  '120平左右': ['BuildingArea atLeast 108 Square Meters', 'BuildingArea atMost 132 Square Meters'],
  '80到120平': ['BuildingArea atLeast 80 Square Meters', 'BuildingArea atMost 120 Square Meters'],
  至少1500尺: ['BuildingArea atLeast 1500 Square Feet'],
  '2000平方英尺以上的房子': ['BuildingArea atLeast 2000 Square Feet'],
  占地三亩以上: ['LotArea atLeast 2000 Square Meters'],
  '70年代的房子': ['YearBuilt atLeast 1970', 'YearBuilt atMost 1979'],
  上世纪六十年代建的: ['YearBuilt atLeast 1960', 'YearBuilt atMost 1969'],
  占地1英亩以上: ['LotArea atLeast 43560 Square Feet'],
  两个车位: ['ParkingSpots atLeast 2'],
  双车位: ['ParkingSpots atLeast 2'],
  有停车位的公寓: ['ParkingSpots atLeast 1', 'PropertyType is Apartment'],
  '2000年以后建的': ['YearBuilt atLeast 2001'],
  '2015年建的房子': ['YearBuilt is 2015'],
  '2010年以前建的': ['YearBuilt atMost 2009'],
  '1990年到2000年建的': ['YearBuilt atLeast 1990', 'YearBuilt atMost 2000'],
  房龄10年以内: ['YearBuilt atLeast 2016'],
  没有HOA的房子: ['HOAMonth is 0'],
  物业费低于300: ['HOAMonth atMost 300'],
  HOA低于300的condo: ['HOAMonth atMost 300', 'PropertyType is Condominium'],
  本周新上的房源: ['DaysOnMarket atMost 7'],
  最近7天上架的: ['DaysOnMarket atMost 7'],
  挂牌超过60天的: ['DaysOnMarket atLeast 61'],
  今天新上的: ['DaysOnMarket atMost 1'],
};
for (const [question, expected] of Object.entries(rooms))
  test(`rooms and areas are understood in Chinese: ${question}`, (t) => t.deepEqual(brief(read(question)), expected));

const places: Record<string, string[]> = {
  '我想在贝尔维尤买一套四室的独栋，不超过150万': [
    'City is Bellevue',
    'SaleType is for_sale',
    'Bedrooms atLeast 4',
    'PropertyType is Single Family Residence',
    'Price atMost 1500000',
  ],
  不在丘拉维斯塔也不在埃尔卡洪: ['City not Chula Vista/El Cajon'],
  除了丘拉维斯塔都可以: ['City not Chula Vista'],
  我不喜欢拉梅萨: ['City not La Mesa'],
  西雅图三房不要公寓: ['City is Seattle', 'Bedrooms atLeast 3', 'PropertyType not Apartment'],
  西雅图或者贝尔维尤的公寓: ['City is Seattle/Bellevue', 'PropertyType is Apartment'],
  在长沙买房: ['City is 长沙', 'SaleType is for_sale'],
  长沙三室: ['City is 长沙', 'Bedrooms atLeast 3'],
  在尔湾找房子: ['City is 尔湾'],
  浦东新区两居: ['Near is 浦东', 'Bedrooms atLeast 2'],
  复兴中路的公寓: ['Street is 复兴中路', 'PropertyType is Apartment'],
  在上海路租房: ['Street is 上海路', 'SaleType is for_rent'],
  不要愚园路的: ['Street not 愚园路'],
  南京东路或福州路上的房子: ['Street is 南京东路/福州路'],
  附近有步行街: ['unexplained 步行街'],
  有没有联排要卖: ['PropertyType is Townhouse', 'SaleType is for_sale'],
  陆家嘴附近的房子: ['Near is 陆家嘴'],
  拉霍亚的房子: ['Near is La Jolla'],
  靠近斯坦福大学的房子: ['Near is 斯坦福大学'],
  邮编92109: ['ZIP is 92109'],
  '三臥兩衛，80萬以內': ['Bedrooms atLeast 3', 'Bathrooms atLeast 2', 'Price atMost 800000'],
  聖地牙哥的公寓出租: ['City is San Diego', 'PropertyType is Apartment', 'SaleType is for_rent'],
  西雅圖獨立屋三房兩衛八十萬以下: [
    'City is Seattle',
    'PropertyType is Single Family Residence',
    'Bedrooms atLeast 3',
    'Bathrooms atLeast 2',
    'Price atMost 800000',
  ],
  'Seattle 3房 townhouse 60萬以下': [
    'City is Seattle',
    'Bedrooms atLeast 3',
    'PropertyType is Townhouse',
    'Price atMost 600000',
  ],
  '不要公寓，要联排别墅': ['PropertyType not Apartment', 'PropertyType is Townhouse'],
  二手房: ['SaleType is for_sale'],
  土地: ['PropertyType is Land'],
  '不买，只租': ['SaleType is for_rent'],
  买或租都可以: ['any SaleType'],
  即将上市的房子: ['Status is PreOnMarket'],
  已售的房子: ['Status is Sold'],
};
for (const [question, expected] of Object.entries(places))
  test(`places and kinds of home are understood in Chinese: ${question}`, (t) =>
    t.deepEqual(brief(read(question)), expected));

const features: Record<string, string[]> = {
  拉梅萨带泳池的房子: ['City is La Mesa', 'Tag is pool'],
  不要泳池和车库: ['Tag not pool', 'Tag not garage'],
  '不要泳池，要车库': ['Tag not pool', 'Tag is garage'],
  没有泳池但有院子: ['Tag not pool', 'Tag is yard'],
  不带车库: ['Tag not garage'],
  带泳池或者按摩浴缸的房子: ['Tag is pool/hot tub'],
  '要泳池、车库和壁炉': ['Tag is pool', 'Tag is garage', 'Tag is fireplace'],
  找个带院子可以养狗的房子: ['Tag is yard', 'Tag is dogs'],
  '一家五口两条狗，找房子': ['Tag is dogs'],
  允许养猫的公寓出租: ['Tag is cats', 'PropertyType is Apartment', 'SaleType is for_rent'],
  不需要车库: ['with or without garage'],
  最好有院子: ['wish Tag is yard'],
  有车库更好: ['wish Tag is garage'],
  车库无所谓: ['with or without garage'],
  有没有游泳池无所谓: ['with or without pool'],
  需要装修的房子: ['Tag is fixer-upper'],
  新房: ['Tag is new construction'],
  海景房: ['Tag is ocean view'],
  靠近海边: ['Tag is beach access'],
  带家具短租: ['Tag is furnished', 'Tag is short-term rental'],
  包水电的单间: ['Tag is utilities included', 'Bedrooms is 0'],
  离教堂近的房子: ['unexplained 教堂'],
  '100万以内学区房': ['Price atMost 1000000', 'unexplained 学区房'],
};
for (const [question, expected] of Object.entries(features))
  test(`features are understood in Chinese: ${question}`, (t) => t.deepEqual(brief(read(question)), expected));

const lookup: Record<string, string[]> = {
  'MLS 2151234 还在吗': ['MLSNumber is 2151234', 'asks Status'],
  MLS2151234的价格是多少: ['MLSNumber is 2151234', 'asks Price'],
  '编号SD-26-1043的房子多大': ['MLSNumber is SD-26-1043', 'asks BuildingArea'],
  请问南京西路1266号多少钱: ['Address is 南京西路1266号', 'asks Price'],
  帮我查一下世纪大道100号: ['Address is 世纪大道100号'],
  '14 Oak St还在吗': ['Address is 14 Oak St', 'asks Status'],
  'https://x.com/homes/1这套多少钱': ['Url is https://x.com/homes/1', 'asks Price'],
  '比较MLS 2151234和2160000': ['MLSNumber is 2151234', 'MLSNumber is 2160000', 'compares'],
};
for (const [question, expected] of Object.entries(lookup))
  test(`a lookup is understood in Chinese: ${question}`, (t) => t.deepEqual(brief(read(question)), expected));

test('a text with a few Chinese words among English names is Chinese, English words with a Chinese name are English', (t) => {
  t.is(read('Seattle 3房 condo').language, 'zh');
  t.is(read('homes in 上海 under 500k').language, 'en');
});

test('traditional characters say what simplified ones say', (t) => {
  for (const [traditional, simplified] of [
    ['西雅圖帶車庫的獨棟，八十萬以內', '西雅图带车库的独栋，八十万以内'],
    ['不要遊泳池，靠近海邊', '不要游泳池，靠近海边'],
    ['租金三千以下，兩房一廳，可養貓', '租金三千以下，两房一厅，可养猫'],
  ] as const)
    t.deepEqual(brief(read(traditional)), brief(read(simplified)));
});
