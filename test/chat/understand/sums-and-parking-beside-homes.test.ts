import { checkReadings } from '../../helpers/readings.ts';

checkReadings('a sum right before the noun of a home counts no homes', {
  'min 800000 house': ['PropertyType is Single Family Residence', 'Price atLeast 800000'],
  'minimum 800000 maximum 950000 condo': ['PropertyType is Condominium', 'Price atLeast 800000', 'Price atMost 950000'],
});

checkReadings('parking behind "but" is wanted beside a garage that is refused', {
  'no garage but two parking spots': ['Tag not garage', 'ParkingSpots atLeast 2'],
  'keine Garage, aber 2 Stellplätze': ['Tag not garage', 'ParkingSpots atLeast 2'],
});

checkReadings('land beside what no land has is that of a home', {
  'pool and 2 acres of land': ['Tag is pool', 'LotArea atLeast 87120 Square Feet'],
  'Land, 2 acres minimum': ['PropertyType is Land', 'LotArea atLeast 87120 Square Feet'],
});
