import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { checkReadings } from '../../../helpers/readings.ts';

checkReadings('the lines of a numbered list are no numbers', {
  '要求：1、两室；2、带泳池；3、上海': ['Bedrooms atLeast 2', 'City is 上海', 'Tag is pool'],
  '1、2室 2、不带泳池 3、80平以上': ['Bedrooms atLeast 2', 'BuildingArea atLeast 80 Square Meters', 'Tag not pool'],
  '2、3室，上海': ['Bedrooms atLeast 2', 'Bedrooms atMost 3', 'City is 上海'],
  '1、2、3室都行': ['Bedrooms atLeast 2', 'Bedrooms atMost 3'],
});

checkReadings('a sum behind a place or the rooms is the most that is paid', {
  浦东区16000: ['Near is 浦东', 'Price atMost 16000'],
  '浦东，一房，4500': ['Bedrooms atLeast 1', 'Near is 浦东', 'Price atMost 4500'],
  '浦东两室 9500': ['Bedrooms atLeast 2', 'Near is 浦东', 'Price atMost 9500'],
  92101: ['ZIP is 92101'],
});

checkReadings('a blank ends the name of a street', {
  '两室 街角位置': ['Bedrooms atLeast 2', 'Tag is corner lot'],
  '两房 巷子尽头 上海': ['Bedrooms atLeast 2', 'City is 上海', 'Tag is cul-de-sac'],
  '三室 淮海中路': ['Bedrooms atLeast 3', 'Street is 淮海中路'],
});

checkReadings('indoors or outdoors, a feature is refused', {
  不要室外泳池: ['Tag not pool'],
  不带户外露台的: ['Tag not patio'],
  不要室内网球场: ['Tag not tennis court'],
  '室内90平，两室': ['Bedrooms atLeast 2', 'BuildingArea atLeast 90 Square Meters'],
});

checkReadings('a feature with and without which is fine is none', {
  '有电梯没电梯都行，但是得能养两只猫': ['Tag is cats', 'with or without elevator'],
  '带家具 不带家具都行 但是阳台一定要有': ['Tag is balcony', 'with or without furnished'],
  水电不包也没事: ['with or without utilities included'],
});

checkReadings('what is a wish is one alone', {
  '带桑拿和按摩浴缸的，有泳池更好': ['Tag is hot tub', 'Tag is sauna', 'wish Tag is pool'],
  '泳池、车库更好': ['wish Tag is garage', 'wish Tag is pool'],
  '阳台最好有，两室': ['Bedrooms atLeast 2', 'wish Tag is balcony'],
  '有车位的优先考虑就行，必须有电梯': ['Tag is elevator', 'wish ParkingSpots atLeast 1'],
});

checkReadings('features are told in the words of who rents', {
  房东同意养猫: ['Tag is cats'],
  能养小型犬: ['Tag is dogs'],
  没有宠物限制: ['Tag is pets'],
  有没有能洗衣服的房子: ['Tag is laundry'],
  有没有能打网球的房子: ['Tag is tennis court'],
  '院子大一点，泳池不要': ['Tag is yard', 'Tag not pool'],
  水电不包的: ['Tag not utilities included'],
  小区封闭管理: ['Tag is gated'],
  '24小时门卫': ['Tag is doorman'],
  不要吵的: ['Tag is quiet'],
  有带围栏的院子: ['Tag is fenced yard'],
  再来个固定车位: ['ParkingSpots atLeast 1'],
  '月租便宜点的，要电梯': ['SaleType is for_rent', 'Tag is elevator'],
  '三房两卫 不要新建的 带车位 4500美元以内': [
    'Bathrooms atLeast 2',
    'Bedrooms atLeast 3',
    'Currency is $',
    'ParkingSpots atLeast 1',
    'Price atMost 4500',
    'Tag not new construction',
  ],
});

const waterView: Constraint = { Field: 'Tag', Operator: 'is', Value: ['water view'], Words: '江景' };
checkReadings(
  'something else that is fine too is looked for',
  { 城景也行: ['Tag is city view', 'adds'], 没有江景也行: ['adds', 'with or without water view'] },
  { constraints: [waterView] },
);
