import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const understood: Record<string, string[]> = {
  'penthouse under 2m in San Diego': ['Price atMost 2000000', 'City is San Diego', 'unexplained penthouse'],
  'Loft in München mieten': ['City is München', 'SaleType is for_rent', 'unexplained Loft'],
  'un appartement en duplex à louer à Genève': [
    'PropertyType is Apartment',
    'SaleType is for_rent',
    'City is Genève',
    'unexplained en duplex',
  ],
  'duplex in San Diego': ['PropertyType is Multi Family', 'City is San Diego'],
};
for (const [question, expected] of Object.entries(understood))
  test(`a kind of flat that listings have no type for is looked for in their texts: ${question}`, (t) => {
    t.deepEqual(brief(read(question)), expected);
  });

const vista: Record<string, string[]> = {
  'Haus in Vista': ['PropertyType is Single Family Residence', 'City is Vista'],
  'Vista homes under 700k': ['City is Vista', 'Price atMost 700000'],
  'ocean vista condo': ['Tag is ocean view', 'PropertyType is Condominium'],
  'casa con vista': ['PropertyType is Single Family Residence', 'Tag is view'],
};
for (const [question, expected] of Object.entries(vista))
  test(`Vista is a town, but for who asks in Spanish for a view: ${question}`, (t) => {
    t.deepEqual(brief(read(question)), expected);
  });
