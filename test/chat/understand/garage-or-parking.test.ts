import test from 'ava';
import { read } from '../../helpers/sample-vocabulary.ts';
import { written } from '../../helpers/statements.ts';

const parking = ['ParkingSpots atLeast 1'];
const both = ['Tag is garage', 'ParkingSpots atLeast 1'];
const asked: Record<string, readonly string[]> = {
  'home with garage or parking': parking,
  'home with parking or a garage': parking,
  'vivienda con garaje o estacionamiento': parking,
  'logement avec garage ou parking': parking,
  'Immobilie mit Garage oder Stellplatz': parking,
  'imóvel com garagem ou estacionamento': parking,
  带车库或车位的房子: parking,
  'home with garage and parking': both,
  'home with a garage or a carport': ['Tag is garage, carport'],
};
for (const [message, expected] of Object.entries(asked))
  test(`a garage is parking, so that either is one condition: ${message}`, (t) => {
    t.deepEqual(written(read(message).constraints), expected);
  });
