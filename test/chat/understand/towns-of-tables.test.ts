import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const understood: Record<string, string[]> = {
  '3 beds imperial beach': ['Bedrooms atLeast 3', 'City is Imperial Beach'],
  '2 br Rancho Bernardo': ['Bedrooms atLeast 2', 'City is Rancho Bernardo'],
  'del mar condos': ['City is Del Mar', 'PropertyType is Condominium'],
  'Poway, at least half an acre': ['City is Poway', 'LotArea atLeast 21780 Square Feet'],
  'Vista or Fallbrook, 3 beds': ['City is Vista/Fallbrook', 'Bedrooms atLeast 3'],
  'Fallbrook or Lakeside': ['City is Fallbrook/Lakeside'],
  'what about temecula': ['City is Temecula'],
};
for (const [question, expected] of Object.entries(understood))
  test(`a well-known town that the listings do not have is a place without a preposition: ${question}`, (t) => {
    t.deepEqual(brief(read(question)), expected);
  });

const elsewhere: Record<string, string[]> = {
  'i work in poway, 3 beds in La Mesa': ['Bedrooms atLeast 3', 'City is La Mesa', 'unexplained poway'],
  'my brother lives in santee, condo in El Cajon': [
    'PropertyType is Condominium',
    'City is El Cajon',
    'unexplained santee',
  ],
  'apartamento cerca del mar': ['PropertyType is Apartment', 'Tag is beach access'],
  'ranch house': ['PropertyType is Single Family Residence', 'Tag is single story'],
};
for (const [question, expected] of Object.entries(elsewhere))
  test(`a town where somebody lives or works, or words that spell one, are no place to look in: ${question}`, (t) => {
    t.deepEqual(brief(read(question)), expected);
  });
