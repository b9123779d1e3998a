import { checkReadings } from '../../helpers/readings.ts';

const HOUSE = 'PropertyType is Single Family Residence';
const LA_MESA = 'City is La Mesa';

checkReadings('what is said to be no must is a wish, also where more stands behind it', {
  "I'd love a pool but it's not a must, La Mesa house": [HOUSE, LA_MESA, 'wish Tag is pool'],
  "I want a garage, but it's not essential, La Mesa house": [HOUSE, LA_MESA, 'wish Tag is garage'],
  'Haus in La Mesa mit Pool, ist aber kein Muss, 3 Zimmer': [HOUSE, LA_MESA, 'Bedrooms atLeast 2', 'wish Tag is pool'],
  "maison avec piscine, mais ce n'est pas indispensable, La Mesa": [HOUSE, LA_MESA, 'wish Tag is pool'],
  'casa com piscina, mas não é obrigatório, La Mesa': [HOUSE, LA_MESA, 'wish Tag is pool'],
  '带泳池，但不是必须，上海': ['City is 上海', 'wish Tag is pool'],
});

checkReadings('who wants no busy street is shown quiet homes first, and excludes none', {
  'house not on a busy street in La Mesa': [HOUSE, LA_MESA, 'wish Tag is quiet'],
  '上海，不靠马路': ['City is 上海', 'wish Tag is quiet'],
  'quiet house not on a busy street in La Mesa': [HOUSE, LA_MESA, 'Tag is quiet', 'wish Tag is quiet'],
  'maison à La Mesa, pas sur une rue passante': [HOUSE, LA_MESA, 'unexplained pas sur une rue passante'],
});
