import test from 'ava';
import { findingWords } from '../../../src/chat/prompt/finding-words.ts';
import type { SearchedText } from '../../../src/chat/retrieve/found.ts';
import { foundListings } from '../../helpers/answer-check.ts';
import { sampleListing } from '../../helpers/sample-listings.ts';
import { understood } from '../../helpers/understandings.ts';

const said = (searched: Omit<SearchedText, 'words'>): string | undefined => {
  const searchedText = { words: ['dumbwaiter'], ...searched };
  return findingWords(foundListings([], { total: 30_000, searchedText }), understood()).at(-1);
};

test('the model is told how many texts have the words, of how many that were looked through', (t) => {
  const searched = (what: string) => `I also searched ${what} “dumbwaiter”.`;
  const first = (texts: string) => `only the first ${texts} descriptions, as there are so many`;
  t.is(said({ looked: 3, found: 2, stopped: null }), searched('the descriptions: 2 of them mention'));
  t.is(said({ looked: 400, found: 9, stopped: 'enough' }), searched('the descriptions: at least 9 of them mention'));
  t.is(said({ looked: 2_000, found: 2, stopped: 'slow' }), searched(`${first('2,000')}: 2 of them mention`));
  t.is(said({ looked: 20_000, found: 0, stopped: 'limit' }), searched(`${first('20,000')}, but none of them mentions`));
});

test('the model is told which of the listings the order does not compare', (t) => {
  const asked = understood({ Order: { Field: 'Price', Direction: 'asc' } });
  t.is(
    findingWords(foundListings([sampleListing()], { total: 9, apart: ['SaleType'] }), asked).at(-1),
    '9 listings match in total; 1 of them below in the order of Price (lowest first). Sales and rents, and different currencies, are compared separately.',
  );
});
