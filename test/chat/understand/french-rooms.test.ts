import { checkReadings } from '../../helpers/readings.ts';

const GENEVA = 'City is Genève';
const RENT = 'SaleType is for_rent';
const FLAT = 'PropertyType is Apartment';

checkReadings('rooms are counted with the living room, and in Geneva with the kitchen', {
  'deux pièces': ['Bedrooms atLeast 1'],
  'appartement 4 pièces à vendre à Seattle': [FLAT, 'SaleType is for_sale', 'City is Seattle', 'Bedrooms atLeast 3'],
  'T3 à Genève à vendre': [GENEVA, 'SaleType is for_sale', 'Bedrooms atLeast 2'],
  'appartement à louer à Genève 3 pièces': [GENEVA, RENT, FLAT, 'Bedrooms atLeast 1'],
  'studio ou une pièce à louer à Seattle': [RENT, 'City is Seattle', 'Bedrooms is 0'],
});
