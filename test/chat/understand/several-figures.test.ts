import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

/** An average is told with how many there are, and with the lowest and the highest. */
const all = ['aggregate average', 'asks Price'];
const understood: Record<string, string[]> = {
  "how many 3 bedroom homes in La Mesa, and what's the average price?": [
    'Bedrooms atLeast 3',
    'City is La Mesa',
    ...all,
  ],
  '¿cuántas casas hay en La Mesa y cuál es el precio medio?': ['City is La Mesa', ...all],
  'combien de logements à La Mesa et quel est le prix moyen ?': ['City is La Mesa', ...all],
  'how many homes in La Mesa and the average HOA?': ['City is La Mesa', 'aggregate average', 'asks HOAMonth'],
  'price range of homes in Oceanside': ['City is Oceanside', ...all],
  'lowest and highest price of homes in Oceanside': ['City is Oceanside', ...all],
  'rango de precios de viviendas en Oceanside': ['City is Oceanside', ...all],
  'fourchette de prix des logements à Oceanside': ['City is Oceanside', ...all],
  'Preisspanne der Immobilien in München': ['City is München', ...all],
  'niedrigster und höchster Preis der Immobilien in München': ['City is München', ...all],
  'faixa de preço dos imóveis em Lisboa': ['City is Lisboa', ...all],
  上海房子的价格范围: ['City is 上海', ...all],
  'how many homes in Oceanside?': ['City is Oceanside', 'aggregate count'],
  'homes in Oceanside in the price range of 300k to 500k': [
    'City is Oceanside',
    'Price atLeast 300000',
    'Price atMost 500000',
  ],
  'rango de precios de 300 a 500 mil en Oceanside': [
    'Price atLeast 300000',
    'Price atMost 500000',
    'City is Oceanside',
  ],
};
for (const [question, expected] of Object.entries(understood))
  test(`several figures that are asked for at once are all told: ${question}`, (t) => {
    const said = brief(read(question)).filter((one) => !one.startsWith('PropertyType'));
    t.deepEqual(said, expected);
  });
