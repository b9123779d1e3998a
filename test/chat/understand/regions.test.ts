import test from 'ava';
import { createRegions } from '../../../src/chat/retrieve/regions.ts';
import { createNames } from '../../../src/chat/understand/names.ts';
import { readStatement } from '../../../src/chat/understand/read-statement.ts';
import { brief, sampleVocabulary } from '../../helpers/sample-vocabulary.ts';

const town = (name: string, state: string, latitude: number, longitude: number) => ({
  name,
  state,
  latitude,
  longitude,
});
const CALIFORNIA = [town('San Diego', 'CA', 32.7, -117.1), town('La Mesa', 'CA', 32.8, -117)];
const ABROAD = [town('München', 'Bayern', 48.1, 11.6), town('Genève', 'GE', 46.2, 6.1)];

const vocabularyOf = (towns: typeof CALIFORNIA) => {
  const regions = createRegions(towns);
  const cities = createNames(
    towns.map(({ name }) => name),
    regions.names,
  );
  return { ...sampleVocabulary, cities, regions };
};
const several = vocabularyOf([...CALIFORNIA, ...ABROAD]);
const californian = vocabularyOf(CALIFORNIA);

const check = (what: string, vocabulary: typeof several, rows: Record<string, string[]>) => {
  for (const [question, expected] of Object.entries(rows))
    test(`${what}: ${question}`, (t) =>
      t.deepEqual(
        brief(readStatement(question, vocabulary, { hasShown: false, year: 2026 })).toSorted(),
        expected.toSorted(),
      ));
};

const HOUSE = 'PropertyType is Single Family Residence';
const FLAT = 'PropertyType is Apartment';
const BOTH = 'City is San Diego/La Mesa';

check('a state or a country is its towns', several, {
  'homes in California': [BOTH],
  'casas en California': [BOTH, HOUSE],
  'maison aux États-Unis': [BOTH, HOUSE],
  'Wohnung in der Schweiz': ['City is Genève', FLAT],
  'apartamento na Alemanha': ['City is München', FLAT],
  瑞士公寓: ['City is Genève', FLAT],
  'flats in Bavaria or Switzerland': ['City is München/Genève', FLAT],
  'homes in California but not in La Mesa': [BOTH, 'City not La Mesa'],
  'homes outside of Germany': ['City not München'],
});

check('beside one of its towns a region says no more', several, {
  'house in San Diego, California': ['City is San Diego', HOUSE],
  'Wohnung in München, Deutschland': ['City is München', FLAT],
});

check('where all homes lie in it a region leaves none out, whatever town was looked in', californian, {
  'houses in California': [HOUSE, 'any City'],
  'what about all of California?': ['any City'],
  加州的独栋: [HOUSE, 'any City'],
  'house in La Mesa, California': ['City is La Mesa', HOUSE],
  'homes on California St': ['Street is California St'],
  'houses in Nevada': ['City is Nevada', HOUSE],
});

check('what only bears the name of a region, or who comes from there, asks for no homes there', several, {
  'homes on California St': ['Street is California St'],
  'moving from Germany to San Diego': ['City is San Diego'],
  'ich komme aus Deutschland und suche ein Haus in La Mesa': ['City is La Mesa', HOUSE],
  'ich komme aus Österreich, Haus in La Mesa': ['City is La Mesa', HOUSE],
});
