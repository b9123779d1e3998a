import type { Found } from '../../src/chat/retrieve/found.ts';
import type { Constraint } from '../../src/chat/understand/constraint.ts';
import type { Language, Understanding } from '../../src/chat/understand/understanding.ts';
import { checkAnswer, foundListings } from './answer-check.ts';
import { sampleListing } from './sample-listings.ts';
import { understood } from './understandings.ts';

const PRICES = [559_900, 449_900, 519_000, 639_900, 700_000, 655_000, 549_900, 820_000];
/** 10 to 17 Row St, La Mesa; the fourth is not on the market yet. */
const HOMES = PRICES.map((price, index) =>
  sampleListing(
    {
      ...{ Address: `${10 + index} Row St`, City: 'La Mesa', Url: null, ListOfficeName: null },
      ...{ SalePrice: `${price}.00`, ...(index === 3 ? { Status: 'PreOnMarket' as const } : {}) },
    },
    index + 1,
  ),
);
const Constraints: Constraint[] = [{ Field: 'City', Operator: 'is', Value: ['La Mesa'], Words: 'La Mesa' }];

/** What becomes of a text about eight homes in La Mesa, of nine that match. */
export const saidOfEight = (
  text: string,
  { found = {}, ...more }: Partial<Understanding> & { found?: Partial<Found> } = {},
): ReturnType<typeof checkAnswer> =>
  checkAnswer([text], {
    found: foundListings(HOMES, { total: 9, ...found }),
    understanding: understood({ Constraints, ...more }),
  });

export const inLanguages = (sentences: Readonly<Record<Language, readonly string[]>>): [Language, string][] =>
  Object.entries(sentences).flatMap(([language, texts]) =>
    texts.map((text): [Language, string] => [language as Language, text]),
  );
