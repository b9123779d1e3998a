import test from 'ava';
import { readStatement } from '../../../src/chat/understand/read-statement.ts';
import { brief, read, sampleVocabulary } from '../../helpers/sample-vocabulary.ts';

/** A message after a mark `~` comes after homes were shown. */
const understood: Record<string, string[]> = {
  'homes in 90210': ['ZIP is 90210'],
  '90210': ['ZIP is 90210'],
  'houses 90210': ['PropertyType is Single Family Residence', 'ZIP is 90210'],
  'near 90210': ['ZIP is 90210'],
  'casas en 90210': ['PropertyType is Single Family Residence', 'ZIP is 90210'],
  'homes in 92110-1234': ['ZIP is 92110-1234'],
  'house for sale in 90210 under 600k': [
    'PropertyType is Single Family Residence',
    'SaleType is for_sale',
    'ZIP is 90210',
    'Price atMost 600000',
  ],
  'under 90210': ['Price atMost 90210'],
  'budget 90210': ['Price atMost 90210'],
  'homes 450000': ['Price atMost 450000'],
  'HOA no more than 200': ['HOAMonth atMost 200'],
  'no HOA over 200': ['HOAMonth atMost 200'],
  'no HOA under 600k': ['HOAMonth is 0', 'Price atMost 600000'],
  'price per sq ft under 300': ['unexplained price per sq ft under 300'],
  'homes in New Town': ['City is New Town'],
  'homes in Center City': ['City is Center City'],
  'homes in the Historic District': ['Near is Historic District'],
  'near the Old Mill': ['Near is Old Mill'],
  'Homes In The City With A Pool': ['Tag is pool'],
  'homes not near the freeway': ['unexplained freeway'],
  'MLS 77': ['MLSNumber is 77'],
  '16 Oak St 3': ['Address is 16 Oak St #3'],
  'not 9 Q St': ['unexplained 9 Q St'],
  'anything besides 9 Q St?': ['unexplained 9 Q St'],
  'cheaper than 12 Oak St': ['unexplained 12 Oak St'],
  '10 miles from 9 Q St': ['unexplained 9 Q St'],
  '~is AB12 available?': ['MLSNumber is AB12', 'asks Status'],
  '~first': ['points at 1'],
  '~1': ['points at 1'],
  '~the 2': ['points at 2'],
  "~what's new this week?": ['DaysOnMarket atMost 7'],
  'homes like 9 Q St but cheaper': ['unexplained 9 Q St'],
  '~forget the price': ['any Price'],
  '~drop that price limit': ['any Price'],
  '~actually a pool is fine': ['with or without pool'],
  'pool? no': ['Tag not pool'],
  '0 condos': ['PropertyType not Condominium'],
  'Chula Vista is too far': ['City not Chula Vista'],
  'Chula Vista está demasiado lejos': ['City not Chula Vista'],
  'I already live in Chula Vista': [],
  'I work in Chula Vista': [],
  '0 bedrooms': ['Bedrooms is 0'],
  '-5 bedrooms': [],
  'from 2010': ['YearBuilt atLeast 2010'],
};
for (const [question, expected] of Object.entries(understood))
  test(`what could be a price or a name is understood: ${question}`, (t) => {
    const hasShown = question.startsWith('~');
    t.deepEqual(brief(read(question.replace('~', ''), { hasShown })), expected);
  });

test('a currency that no listing has is not read in silence', (t) => {
  const vocabulary = { ...sampleVocabulary, currencies: ['$'] };
  const said = readStatement('homes under 450 000 €', vocabulary, { hasShown: false });
  t.deepEqual(brief(said), ['Price atMost 450000', 'unexplained €']);
});

test('short numbers of the MLS and addresses without their endings are found where a listing has them', (t) => {
  const known = {
    ...sampleVocabulary.known,
    mlsNumbers: ['AB12', 'NEWNUM77', '77'],
    addresses: ['12 oak st', '100 n main st', '9 q st'],
  };
  const said = (question: string): string[] =>
    brief(readStatement(question, { ...sampleVocabulary, known }, { hasShown: false }));
  t.deepEqual(said('AB12'), ['MLSNumber is AB12']);
  t.deepEqual(said('NEWNUM77'), ['MLSNumber is NEWNUM77']);
  t.deepEqual(said('listing 77'), ['MLSNumber is 77']);
  t.deepEqual(said('12 Oak'), ['Address is 12 Oak St']);
  t.deepEqual(said('100 N Main'), ['Address is 100 N Main St']);
  t.deepEqual(said('9 Q'), ['Address is 9 Q St']);
});

test('names of the listings that read as numbers or negations are no names', (t) => {
  const vocabulary = {
    ...sampleVocabulary,
    places: { ...sampleVocabulary.places, get: (fold: string) => (fold === '3 bedrooms' ? '3 bedrooms' : undefined) },
  };
  t.deepEqual(brief(readStatement('3 bedrooms', vocabulary, { hasShown: false })), ['Bedrooms atLeast 3']);
});
