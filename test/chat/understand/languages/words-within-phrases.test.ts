import { checkReadings } from '../../../helpers/readings.ts';

const APARTMENT = 'PropertyType is Apartment';
const HOUSE = 'PropertyType is Single Family Residence';
const RENT = 'SaleType is for_rent';

checkReadings('a feature within the name of a home is asked for, too', {
  'La Jolla的海景别墅': ['Near is La Jolla', 'Tag is ocean view', HOUSE],
  '有没有电梯房源，两室': ['Tag is elevator', 'Bedrooms atLeast 2'],
  平房独栋: [HOUSE, 'Tag is single story'],
  '一层的房子，La Mesa': ['Tag is single story', 'City is La Mesa'],
  'Wohnung in einem ruhigen Haus in München': [APARTMENT, 'Tag is quiet', 'City is München'],
  'Wohnung in einem schönen Neubau': [APARTMENT, 'Tag is new construction'],
  'condo with view of the mountains': ['PropertyType is Condominium', 'Tag is mountain view'],
  'condo with view of the ocean': ['PropertyType is Condominium', 'Tag is ocean view'],
  'condo en Oceanside, quiero ver el mar desde la terraza': [
    'PropertyType is Condominium',
    'City is Oceanside',
    'Tag is ocean view',
    'Tag is patio',
  ],
  '公寓，阳台对着海': [APARTMENT, 'Tag is balcony', 'Tag is ocean view'],
  'location non meublée à Genève': [RENT, 'Tag not furnished', 'City is Genève'],
});

checkReadings('the kind of home within a word for renting is asked for, too', {
  找浦东的出租公寓: ['Near is 浦东', RENT, APARTMENT],
  '出租公寓，带阳台': [RENT, APARTMENT, 'Tag is balcony'],
});

checkReadings('new furniture is no new home', {
  '浦东租公寓，全新家具': ['Near is 浦东', RENT, APARTMENT, 'Tag is furnished'],
});

checkReadings('who buys furniture buys no home', {
  '浦东租公寓，懒得买家具': ['Near is 浦东', RENT, APARTMENT, 'Tag is furnished'],
  '租公寓，不用自己购置家具的': [RENT, APARTMENT, 'Tag is furnished'],
});

checkReadings('an adjective that begins like a refusal refuses nothing', {
  '浦东租公寓，无敌海景、洗碗机': ['Near is 浦东', RENT, APARTMENT, 'Tag is ocean view', 'Tag is dishwasher'],
  '独栋，无边泳池，四房': [HOUSE, 'Tag is pool', 'Bedrooms atLeast 4'],
  '独栋，别致的花园': [HOUSE, 'Tag is garden'],
  '公寓，非合租，有阳台': [APARTMENT, RENT, 'Tag is balcony'],
});

checkReadings('a word does not end within the name of a feature', {
  '独栋，带个小区泳池': [HOUSE, 'Tag is community pool'],
  '独栋，有个房车车位': [HOUSE, 'Tag is rv parking'],
  '公寓，大家具': [APARTMENT, 'Tag is furnished'],
});
