import { checkReadings } from '../../../helpers/readings.ts';

const HOUSE = 'PropertyType is Single Family Residence';
const NO_FLAT = 'PropertyType not Apartment';
const NO_POOL = 'Tag not pool';
const THREE = 'Bedrooms atLeast 3';
const FOUR = 'Bedrooms atLeast 4';
const OF_GARAGE = 'Tag is garage';

checkReadings('the number of a point in a list counts nothing', {
  '1. 独栋 2. 要带车库 3. 四房': [HOUSE, OF_GARAGE, FOUR],
  '1.独栋 2.泳池不要 3.四房': [HOUSE, NO_POOL, FOUR],
  '1、独栋 2、泳池不要 3、四房': [HOUSE, NO_POOL, FOUR],
  '①独栋 ②泳池不要 ③四房': [HOUSE, NO_POOL, FOUR],
  '要求1.独栋2.四房3.泳池不要': [HOUSE, NO_POOL, FOUR],
  '2、3房都可以': ['Bedrooms atLeast 2', 'Bedrooms atMost 3'],
});

checkReadings('a comma between two numbers parts them', {
  'HOA<300,75万以内': ['HOAMonth atMost 300', 'Price atMost 750000'],
  'HOA不超过300,120万以下': ['HOAMonth atMost 300', 'Price atMost 1200000'],
  'HOA 300以内,3房,1.5卫': ['HOAMonth atMost 300', THREE, 'Bathrooms atLeast 1.5'],
  '850,000以下三房': ['Price atMost 850000', THREE],
  '预算1,200,000,三房': ['Price atMost 1200000', THREE],
});

checkReadings('a blank ends what is refused before it, and a bound', {
  '公寓不要 三房 有车库': [NO_FLAT, THREE, OF_GARAGE],
  'La Jolla不要 有车位': ['Near not La Jolla', 'ParkingSpots atLeast 1'],
  'La Jolla不要 带游泳池': ['Near not La Jolla', 'Tag is pool'],
  '2000年以前的不要 三房': ['YearBuilt atLeast 2000', THREE],
  '不要公寓 50万以下': [NO_FLAT, 'Price atMost 500000'],
  '60万左右 卧室4间以上 坚决不要泳池': ['Price atLeast 540000', 'Price atMost 660000', FOUR, NO_POOL],
  '租金不超过2200 管理费每月不超过300': ['SaleType is for_rent', 'Price atMost 2200', 'HOAMonth atMost 300'],
  '不小于80平米 地5000尺以上': ['BuildingArea atLeast 80 Square Meters', 'LotArea atLeast 5000 Square Feet'],
  '1800尺以上 两个车位': ['BuildingArea atLeast 1800 Square Feet', 'ParkingSpots atLeast 2'],
  '1800尺以上两个车位': ['BuildingArea atLeast 1800 Square Feet', 'ParkingSpots atLeast 2'],
  '不要 泳池 三房': [NO_POOL, THREE],
  '三房以上 的房子': [THREE],
});

checkReadings('in a list of all that is asked for, what is refused does not go on to another kind of thing', {
  '不要泳池、La Jolla、四房': [NO_POOL, 'Near is La Jolla', FOUR],
  '不要酒窖、求租、三房': ['Tag not wine cellar', 'SaleType is for_rent', THREE],
  'La Jolla不要、独栋': ['Near not La Jolla', HOUSE],
  '别在La Jolla,同时车位2个': ['Near not La Jolla', 'ParkingSpots atLeast 2'],
  '不考虑Hillcrest,Carlsbad或者La Mesa都行': ['Near not Hillcrest', 'City is Carlsbad/La Mesa'],
  '不要泳池、HOA,要独栋': [NO_POOL, 'HOAMonth is 0', HOUSE],
  '独栋;不要:泳池、HOA': [HOUSE, NO_POOL, 'HOAMonth is 0'],
  不要公寓和Hillcrest: [NO_FLAT, 'Near not Hillcrest'],
});

checkReadings('a bound lends nothing to the number behind it', {
  '租房,1800封顶,1500尺以上': ['SaleType is for_rent', 'Price atMost 1800', 'BuildingArea atLeast 1500 Square Feet'],
  '租房,1500尺以上,2200封顶': ['SaleType is for_rent', 'Price atMost 2200', 'BuildingArea atLeast 1500 Square Feet'],
  '租金不超过2800,2000年以前的不要': ['SaleType is for_rent', 'Price atMost 2800', 'YearBuilt atLeast 2000'],
  '75万以下、2010年以前的不要': ['Price atMost 750000', 'YearBuilt atLeast 2010'],
  '75万、2010年以前的不要': ['Price atMost 750000', 'YearBuilt atLeast 2010'],
  '三、四房': [THREE, 'Bedrooms atMost 4'],
});

checkReadings('years, areas and features in everyday words', {
  最早1950年建的: ['YearBuilt atLeast 1950'],
  '20年以内的房子': ['YearBuilt atLeast 2006'],
  屋内1500尺起: ['BuildingArea atLeast 1500 Square Feet'],
  '带T2,河景': ['Bedrooms atLeast 2', 'Tag is water view'],
  '有院子围栏,三房': ['Tag is fenced yard', THREE],
  '围栏后院 三房': ['Tag is fenced yard', THREE],
  '看得到海湾,三房': ['Tag is water view', THREE],
  '要有洗衣、空调': ['Tag is laundry', 'Tag is air conditioning'],
  有pool有spa: ['Tag is pool', 'Tag is hot tub'],
  '一间独立小屋,四房': ['Tag is guest house', FOUR],
  '可以分租的,四房': [FOUR],
  不要翻新项目: ['Tag not fixer-upper'],
});

checkReadings('what one thing makes needless is given up, the one is wanted', {
  有健身房就不用泳池了: ['Tag is gym', 'with or without pool'],
  看不看海都行: ['with or without ocean view'],
  '除了一定要有阳台和洗衣机,其它都好说': ['Tag is balcony', 'Tag is laundry'],
  预算提到3500: ['Price atMost 3500'],
});
