import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { createReadVocabulary } from '../../../src/chat/retrieve/vocabulary.ts';
import { findIdentifiers, identifierCandidates } from '../../../src/chat/understand/identifiers/identifiers.ts';
import { readText } from '../../../src/language/text/read-text.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

type Home = { MLSNumber?: string; Address?: string; City?: string; ZIP?: string; Url?: string };
type Group = { homes?: Home[]; numbers?: string[]; addresses?: string[]; found: Record<string, string> };

/**
 * For each promise the chatbot's homes, by number, by address or otherwise, and what messages name of them: `#` before a number of
 * the MLS, `@` before an address, `->` a link, `-` a stretch that names no home and is passed over; `""` for nothing.
 */
const groups: Record<string, Group> = JSON.parse(readFileSync(join(import.meta.dirname, 'identifiers.json'), 'utf8'));

const SIGNS: Readonly<Record<string, string>> = { MLSNumber: '#', Address: '@', Url: '->' };

for (const [promise, { homes = [], numbers = [], addresses = [], found }] of Object.entries(groups))
  test(
    promise,
    withDatabase(async (t, database) => {
      const bot = 7;
      const all: Home[] = [
        ...homes,
        ...numbers.map((MLSNumber) => ({ MLSNumber })),
        ...addresses.map((Address) => ({ Address })),
      ];
      for (const [index, home] of all.entries())
        await insertListing(database, bot, { MLSNumber: `none${index}`, Address: null, Url: null, ZIP: null, ...home });
      const read = createReadVocabulary({ database });
      const said: Record<string, string> = {};
      for (const question of Object.keys(found)) {
        const { known, cities } = await read(bot, identifierCandidates(question));
        const text = readText(question);
        said[question] = findIdentifiers(text, known, cities)
          .sort((a, b) => a.start - b.start)
          .map(({ start, end, constraint }) =>
            constraint === undefined
              ? `-${text.spelling(start, end)}`
              : `${SIGNS[constraint.Field]}${constraint.Value}`,
          )
          .join(' ');
      }
      t.deepEqual(said, found);
    }),
  );

test('of a row of Chinese characters the label alone belongs to a number', (t) => {
  const text = readText('你好，请问房源编号880011多少钱');
  const [found] = findIdentifiers(text, { mlsNumbers: ['880011'], addresses: [], streets: [], zips: [] });
  t.is(found?.constraint?.Words, '房源编号880011');
});
