import { checkReadings } from '../../helpers/readings.ts';

const HOUSE = 'PropertyType is Single Family Residence';
const FLAT = 'PropertyType is Apartment';
const SAN_DIEGO = 'City is San Diego';
const RENT = 'SaleType is for_rent';
const SALE = 'SaleType is for_sale';

checkReadings('who does not rent tells of animals without asking that they be allowed', {
  'we have 2 dogs, want to buy a house in San Diego': [SALE, HOUSE, SAN_DIEGO],
  'my dog needs a yard, house in San Diego': [HOUSE, SAN_DIEGO, 'Tag is yard'],
  'tenemos dos perros y queremos comprar casa en San Diego': [SALE, HOUSE, SAN_DIEGO],
  'nous avons un chien, maison à vendre à San Diego': [SALE, HOUSE, SAN_DIEGO],
  'wir haben zwei Hunde und suchen ein Haus in San Diego': [HOUSE, SAN_DIEGO],
  'temos um cachorro, casa à venda em San Diego': [SALE, HOUSE, SAN_DIEGO],
  '我们有两只狗，想在上海买房': [SALE, 'City is 上海'],
});

checkReadings('who rents, or asks for it, wants a home that takes animals', {
  'apartment for rent in San Diego, we have a dog': [RENT, FLAT, SAN_DIEGO, 'Tag is dogs'],
  'we want to buy a house, must allow dogs, San Diego': [SALE, HOUSE, SAN_DIEGO, 'Tag is dogs'],
  'house in San Diego, dogs allowed': [HOUSE, SAN_DIEGO, 'Tag is dogs'],
  '上海买房，要能养狗': [SALE, 'City is 上海', 'Tag is dogs'],
  'I have a dog': ['Tag is dogs'],
});

checkReadings('who says of themselves that they have no pets excludes none', {
  'non-smoker, no pets, looking for a studio to rent in San Diego': [RENT, SAN_DIEGO, 'Bedrooms is 0'],
  'studio to rent in San Diego, no pets, non-smoker': [RENT, SAN_DIEGO, 'Bedrooms is 0'],
  'pareja tranquila sin mascotas busca piso en alquiler en San Diego': [RENT, FLAT, SAN_DIEGO],
  'no pets, San Diego rental': [RENT, SAN_DIEGO, 'Tag not pets'],
});
