import test from 'ava';
import { withReasons } from '../../../src/chat/retrieve/reasons.ts';
import { sampleListing } from '../../helpers/sample-listings.ts';

const quoted = (Description: string, word: string): string | undefined =>
  withReasons(sampleListing({ Description }), { constraints: [], words: [word], places: new Map() }).reasons?.[0]
    ?.Words;

test('words that are looked for are quoted as whole words, with their endings; those of Chinese stand anywhere', (t) => {
  t.is(quoted('A nice home. Licensed and insured.', 'ice'), undefined);
  t.is(quoted('Dinner in the garden.', 'inn'), undefined);
  t.is(quoted('An Ice maker.', 'ice'), 'An Ice maker.');
  t.is(quoted('Built-in cabinets.', 'cabinet'), 'Built-in cabinets.');
  t.is(quoted('Außen neu: Rüschen.', 'rusche'), 'Außen neu: Rüschen.');
  t.is(quoted('带独立书房的房子', '书房'), '带独立书房的房子');
});
