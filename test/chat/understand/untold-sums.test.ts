import { checkReadings } from '../../helpers/readings.ts';

const HOUSE = 'PropertyType is Single Family Residence';
const SAN_DIEGO = 'City is San Diego';
const RENT = 'SaleType is for_rent';
const SALE = 'SaleType is for_sale';
const told = (words: string): string => `unexplained ${words}`;

checkReadings('a bound of a sum that no condition says is told, and is no price', {
  'deposit under 2000 rent San Diego': [RENT, SAN_DIEGO, told('deposit under 2000')],
  'San Diego rental deposit less than 2000': [RENT, SAN_DIEGO, told('rental deposit less than 2000')],
  'monthly payment under 3500 in San Diego house to buy': [SALE, SAN_DIEGO, HOUSE, told('monthly payment under 3500')],
  'fianza menos de 2000 alquiler San Diego': [RENT, SAN_DIEGO, told('fianza menos de 2000')],
  'dépôt de garantie moins de 2000, location San Diego': [RENT, SAN_DIEGO, told('dépôt de garantie moins de 2000')],
  'monatliche Rate unter 2000, Haus kaufen in San Diego': [SALE, SAN_DIEGO, HOUSE, told('monatliche Rate unter 2000')],
  'caução até 2000 aluguel San Diego': [RENT, SAN_DIEGO, told('caução até 2000')],
  押金2000以下上海租房: [RENT, 'City is 上海', told('押金2000以下')],
  'I have a deposit of up to 50k, house in San Diego': [HOUSE, SAN_DIEGO],
});

checkReadings('a month to come is told, and is no rent', {
  'moving in March 2027, rental San Diego 2 bed': [RENT, SAN_DIEGO, 'Bedrooms atLeast 2', told('March 2027')],
  'rental San Diego from March 2027': [RENT, SAN_DIEGO, told('March 2027')],
  'me mudo en marzo de 2027, alquiler San Diego': [RENT, SAN_DIEGO, told('marzo de 2027')],
  '2027年3月入住，上海租房': [RENT, 'City is 上海', told('2027年3月')],
});

checkReadings('what is refused behind "and" or "with" is told', {
  'house in San Diego with 5 acres and no neighbors': [
    HOUSE,
    SAN_DIEGO,
    'LotArea atLeast 217800 Square Feet',
    told('no neighbors'),
  ],
  'casa en San Diego sin vecinos': [HOUSE, SAN_DIEGO, told('sin vecinos')],
  'Haus in San Diego ohne Nachbarn': [HOUSE, SAN_DIEGO, told('ohne Nachbarn')],
  'casa en San Diego, sin prisa': [HOUSE, SAN_DIEGO],
});

checkReadings('that the HOA fee is included is told, and the fee with it', {
  'HOA included, Carlsbad': ['City is Carlsbad', 'asks HOAMonth', told('HOA included')],
  'condomínio incluso, aluguel Carlsbad': [RENT, 'City is Carlsbad', 'asks HOAMonth', told('condomínio incluso')],
});
