import test from 'ava';
import { searchableWords } from '../../../src/chat/retrieve/searchable-words.ts';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const understood: Record<string, string[]> = {
  '2 bedroom homes for sale around $500': [
    'Bedrooms atLeast 2',
    'SaleType is for_sale',
    'Currency is $',
    'unexplained around $500',
  ],
  'house within 10 miles of Balboa Park': [
    'PropertyType is Single Family Residence',
    'Near is Balboa Park',
    'unexplained within 10 miles of',
  ],
  'within 800 m of Balboa Park': ['Near is Balboa Park', 'unexplained within 800 m'],
  'within 10 minutes': ['unexplained within 10 minutes'],
  'homes in La Mesa, max 5 km': ['City is La Mesa', 'unexplained max 5 km'],
  'Haus in La Mesa, höchstens 10 Minuten': [
    'PropertyType is Single Family Residence',
    'City is La Mesa',
    'unexplained höchstens 10 Minuten',
  ],
  '2 questions': [],
  'call me at 5': ['human'],
  'a house for 4 people in La Mesa': ['PropertyType is Single Family Residence', 'City is La Mesa'],
  'we make $120k a year, homes in La Mesa': ['City is La Mesa'],
};
for (const [question, expected] of Object.entries(understood))
  test(`an amount that says nothing of homes is said not to be understood, one of other things is passed over: ${question}`, (t) => {
    t.deepEqual(brief(read(question)), expected);
  });

test('amounts are not looked for in the texts of homes', (t) => {
  t.deepEqual(searchableWords(['within 10 miles', 'around $500', 'dumbwaiter']), ['dumbwaiter']);
});
