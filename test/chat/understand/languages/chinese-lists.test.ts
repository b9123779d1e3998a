import { checkReadings } from '../../../helpers/readings.ts';

const NO_TOWNHOUSE = 'PropertyType not Townhouse';

checkReadings('what has a verb of its own is wanted, whatever is refused before it', {
  '不要联排 可以养狗': [NO_TOWNHOUSE, 'Tag is dogs'],
  '不要联排、有书房': [NO_TOWNHOUSE, 'Tag is home office'],
  '两房 不要一楼 有电梯 能养猫': ['Bedrooms atLeast 2', 'Tag is elevator', 'Tag is cats', 'unexplained 不要一楼'],
  '不要家具、可以养猫、带阳台': ['Tag not furnished', 'Tag is cats', 'Tag is balcony'],
  '不要Chula Vista、有泳池': ['City not Chula Vista', 'Tag is pool'],
});

checkReadings('a list of what is refused goes on', {
  '不要泳池、阁楼': ['Tag not pool', 'Tag not attic'],
  '不要泳池 阁楼': ['Tag not pool', 'Tag not attic'],
  '不要带泳池的、带阁楼的': ['Tag not pool', 'Tag not attic'],
  '不要联排、泳池': [NO_TOWNHOUSE, 'Tag not pool'],
  '不要Chula Vista、El Cajon': ['City not Chula Vista/El Cajon'],
});
