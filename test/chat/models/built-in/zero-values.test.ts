import test from 'ava';
import { listingFacts } from '../../../../src/chat/prompt/listing-words.ts';
import { LANGUAGES } from '../../../../src/chat/understand/understanding.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { answerTo } from './answer.ts';
import { requestOf } from './cases.ts';

const unit = sampleListing({ LotArea: 0, BuildingArea: 0, YearBuilt: 0, HOAMonth: '0.00', Description: null });

test('an area or a year of 0 is not stated, a fee of 0 is', async (t) => {
  for (const spoken of LANGUAGES) {
    const found = { kind: 'lookup' as const, listings: [unit] };
    const text = await answerTo(requestOf({ name: '', understanding: { Intent: 'lookup' }, found }, spoken));
    t.notRegex(text, /(?<![\d.,])0 ?(?:sq ft|pies|pi²|Quadratfuß|pés|平方)/, text);
    t.regex(text, /HOA|charges|Hausgeld|ondom|物业费/, text);
  }
  const facts = listingFacts(unit, new Date('2026-11-21')).map(({ name }) => name);
  t.false(facts.includes('Lot area') || facts.includes('Building area'));
});
