import { checkReadings } from '../../helpers/readings.ts';

const HOUSE = 'PropertyType is Single Family Residence';
const YARD = 'Tag is yard';

checkReadings('a yard before a comma is wanted, and the number behind it is of the home', {
  'house with a backyard, at least 1800 sq ft': [HOUSE, YARD, 'BuildingArea atLeast 1800 Square Feet'],
  'house with a yard, built after 1995': [HOUSE, YARD, 'YearBuilt atLeast 1996'],
  'house with a yard built before 1960': [HOUSE, YARD, 'YearBuilt atMost 1959'],
  'casa con jardín, 130 m2': [HOUSE, 'Tag is garden', 'BuildingArea atLeast 130 Square Meters'],
  '带后院，1995年以后建的': [YARD, 'YearBuilt atLeast 1996'],
  '有院子，1600尺以上': [YARD, 'BuildingArea atLeast 1600 Square Feet'],
});

checkReadings('what is measured itself is the land', {
  'house with a yard of at least 6000 sq ft': [HOUSE, 'LotArea atLeast 6000 Square Feet'],
  'a yard, 7000 sq ft at least': ['LotArea atLeast 7000 Square Feet'],
  院子600平以上: ['LotArea atLeast 600 Square Meters'],
});

checkReadings('what is said of the rest, or of the price, gives up no yard', {
  '一定要有院子，其他都随便': [YARD],
  '要有后院，越便宜越好': [YARD, 'order Price asc'],
  'must have a yard, cheapest first': [YARD, 'order Price asc'],
});

checkReadings('the price itself may stand before a comma', {
  'the price, doesn’t matter': ['any Price'],
  'HOA fee, low to high': ['order HOAMonth asc'],
});

checkReadings('a feature between what is paid and the sum is wanted as well', {
  'alquiler con terraza por menos de 1800 al mes': [...['SaleType is for_rent', 'Tag is patio', 'Price atMost 1800']],
  'Miete mit Kamin unter 1800 im Monat': ['SaleType is for_rent', 'Tag is fireplace', 'Price atMost 1800'],
  'yard under 2800 a month': ['SaleType is for_rent', YARD, 'Price atMost 2800'],
});
