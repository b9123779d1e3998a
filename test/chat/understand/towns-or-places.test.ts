import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const understood: Record<string, string[]> = {
  'North Park or La Mesa, 3 bedrooms': ['Near is North Park/La Mesa', 'Bedrooms atLeast 3'],
  'in La Mesa or near Balboa Park': ['Near is La Mesa/Balboa Park'],
  'Hillcrest, North Park or La Mesa': ['Near is Hillcrest/North Park/La Mesa'],
  'Hillcrest in San Diego or La Mesa': ['Near is Hillcrest', 'City is San Diego/La Mesa'],
  'not in La Mesa or North Park': ['City not La Mesa', 'Near not North Park'],
  'casas en North Park o La Mesa': ['PropertyType is Single Family Residence', 'Near is North Park/La Mesa'],
  'maison à Hillcrest ou à La Mesa': ['PropertyType is Single Family Residence', 'Near is Hillcrest/La Mesa'],
  'Haus in Hillcrest oder in La Mesa': ['PropertyType is Single Family Residence', 'Near is Hillcrest/La Mesa'],
  'casa em Hillcrest ou La Mesa': ['PropertyType is Single Family Residence', 'Near is Hillcrest/La Mesa'],
  'Hillcrest或者La Mesa的房子': ['Near is Hillcrest/La Mesa'],
};
for (const [question, expected] of Object.entries(understood))
  test(`a town "or" a part of another are places to look around in: ${question}`, (t) => {
    t.deepEqual(brief(read(question)), expected);
  });
