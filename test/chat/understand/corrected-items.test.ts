import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const said: Record<string, string> = {
  // What the same message puts right is left out.
  'condos in La Mesa, no wait, in El Cajon': 'PropertyType is Condominium; City is El Cajon',
  'homes near La Jolla, I mean near Mission Bay, but not in it': 'Near is Mission Bay; Near not Mission Bay',
  '3 baths, sorry, 2, in Carlsbad': 'Bathrooms atLeast 2; City is Carlsbad',
  'Haus in München, nein warte, in Genève': 'PropertyType is Single Family Residence; City is Genève',
  'un appartement à Lisboa, non pardon, à Genève': 'PropertyType is Apartment; City is Genève',
  'casa em Genève, aliás, em Lisboa': 'PropertyType is Single Family Residence; City is Lisboa',
  'busco piso con sauna, digo, con gimnasio': 'PropertyType is Apartment; Tag is gym',
  'condominio de 2 cuartos, bueno no, de 3': 'PropertyType is Condominium; Bedrooms atLeast 3',
  'hasta 300 mil, perdona, 350 mil': 'Price atMost 350000',
  // A list, a refusal, and something of another kind are no corrections.
  'condos in La Mesa, El Cajon': 'PropertyType is Condominium; City is La Mesa/El Cajon',
  'no pool, no sauna': 'Tag not pool; Tag not sauna',
  'condos in La Mesa, I mean, with a sauna': 'PropertyType is Condominium; City is La Mesa; Tag is sauna',
  'sorry, condos in La Mesa or El Cajon': 'PropertyType is Condominium; City is La Mesa/El Cajon',
};
for (const [question, expected] of Object.entries(said))
  test(`a message may put itself right: ${question}`, (t) => {
    t.deepEqual(brief(read(question)).sort(), expected.split('; ').sort());
  });
