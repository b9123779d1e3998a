import type { FoundListing } from '../retrieve/found.ts';
import { describeConstraint } from '../understand/describe.ts';
import { cleanListingText } from './clean.ts';
import { type Fact, PLAIN } from './listing-words.ts';

const LONGEST_WORDS = 120;
const KILOMETERS_PER_MILE = 1.609;

const quoted = (words: string): string => {
  const clean = cleanListingText(words.slice(0, LONGEST_WORDS * 4))
    .slice(0, LONGEST_WORDS)
    .toWellFormed();
  return clean === '' ? '' : ` ("${clean}")`;
};

/** What the history tells. That no change of price is known is said too: it answers a question. */
export const historyFacts = ({ past, values }: FoundListing): Fact[] => {
  if (past === undefined) return [];
  const { ListedSince, OriginalPrice, BackOnMarket, PriceChanges } = past;
  const day = (at: string | null, unknown: string): string => (at === null ? unknown : PLAIN.date(at.slice(0, 10)));
  const money = (amount: string | null, unknown: string): string =>
    amount === null ? unknown : PLAIN.money(amount, values.CurrencySymbol);
  const changes = PriceChanges.map(
    ({ At, From, To }) => `${day(At, 'at an unknown time')} from ${money(From, 'unknown')} to ${money(To, 'unknown')}`,
  );
  const noChange = OriginalPrice === null ? 'none known' : 'yes, when is not known';
  return [
    { name: 'Listed since', value: day(ListedSince, '') },
    { name: 'First price', value: money(OriginalPrice, '') },
    { name: 'Price changes', value: changes.join('; ') || noChange },
    { name: 'Back on the market since', value: day(BackOnMarket, '') },
  ];
};

/** What the listing says of the features that were asked about. */
export const askedFacts = ({ asked }: FoundListing): Fact[] =>
  (asked ?? []).map(({ Tag, Says, Words }) => ({
    name: `Asked: ${cleanListingText(Tag)}`,
    value: Says === null ? 'not stated' : `${Says}${quoted(Words)}`,
  }));

/** How far it is from the places that were asked for. */
export const distanceFacts = ({ reasons }: FoundListing): Fact[] =>
  (reasons ?? []).flatMap(({ Value, Kilometers }) =>
    Kilometers === undefined
      ? []
      : [
          {
            name: `From ${cleanListingText(Value)}`,
            value: `${Kilometers.toFixed(1)} km (${(Kilometers / KILOMETERS_PER_MILE).toFixed(1)} miles)`,
          },
        ],
  );

/** Why it fits where its fields do not show it, and which wishes it fulfils. */
export const reasonFacts = ({ reasons, fulfilled }: FoundListing): Fact[] => {
  const why = (reasons ?? []).map(
    ({ Value, Words, Says }) => `${Says === 'no' ? 'no ' : ''}${cleanListingText(Value)}${quoted(Words)}`,
  );
  const wishes = (fulfilled ?? []).map((wish) => cleanListingText(describeConstraint(wish)));
  return [{ name: 'Fits', value: [...new Set([...why, ...wishes])].join('; ') }];
};
