import { DERIVED_VERSION } from '../../src/listings/derive/derive-listing.ts';

/** What the rows belong to: feed number `n` fills the chatbot number `n`; each has as many homes as any other. */
export type Owners = { chatbotIds: readonly number[]; feedIds: readonly number[]; workspaceId: number };

export const HOMES = 20_000;
export const RUNS = 1_000;
/** The run that row `n` is of: one of the feed of the same home. */
export const RUN = `1000 + MOD(n, ${RUNS})`;

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');

/** A table `numbers` of `n` from 1 to at most 100,000: neither server makes one in the same words. */
export const numbers = (most: number): string =>
  `(SELECT 1 + a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d AS n
    FROM (${DIGITS}) a, (${DIGITS}) b, (${DIGITS}) c, (${DIGITS}) e, (${DIGITS}) f HAVING n <= ${most}) AS numbers`;

/** One of several values, in turn; `step` divides the number first, so that columns do not go together. */
export const oneOf = (values: readonly (string | number)[], step = 1): string =>
  `ELT(1 + MOD(n DIV ${step}, ${values.length}), ${values.map((value) => `'${value}'`).join(', ')})`;

export const AGO = (days: string): string => `NOW(3) - INTERVAL ${days} DAY`;
/** Homes that the API owns: feeds have no pictures of them. */
export const IS_OF_API = 'MOD(n DIV 20, 10) = 9';
/** One home in 25 has left the display, and of those one in 20 so long ago that it is forgotten. */
const IS_GONE = 'MOD(n DIV 20, 25) = 7';
const IS_SOLD = 'MOD(n DIV 20, 33) = 3';

/** The columns of `listing` and what each holds of home number `n`. */
export const listingColumns = ({ chatbotIds, feedIds }: Owners): Record<string, string> => ({
  id: '1000000 + n',
  chatbot_id: oneOf(chatbotIds),
  source_id: `IF(${IS_OF_API}, 0, ${oneOf(feedIds)})`,
  created_source_id: oneOf(feedIds),
  created_run_id: RUN,
  source_key: "CONCAT('LK', n)",
  mls_key: "CONCAT('LM', n)",
  mls_number: "CONCAT('LM', n)",
  url: "CONCAT('https://many.example/', n)",
  url_digest: 'UNHEX(LEFT(SHA2(n, 256), 32))',
  live: `IF(${IS_GONE}, NULL, 1)`,
  removed_at: `IF(${IS_GONE}, ${AGO('IF(MOD(n DIV 500, 20) = 1, 500, MOD(n, 390))')}, NULL)`,
  removed_reason: `IF(${IS_GONE}, 'absence', NULL)`,
  feed_hash: 'UNHEX(LEFT(SHA2(n + 7, 256), 32))',
  sale_type: "IF(MOD(n DIV 20, 5) = 0, 'for_rent', 'for_sale')",
  status: `IF(${IS_SOLD}, 'Sold', 'Active')`,
  currency_symbol: "'$'",
  property_type: oneOf(['House', 'Condo', 'Townhouse', 'Land'], 40),
  bedrooms: '1 + MOD(n DIV 20, 6)',
  bathrooms: '1 + MOD(n DIV 60, 4)',
  year_built: '1930 + MOD(n DIV 20, 95)',
  market_since: `DATE(${AGO('MOD(n DIV 20, 200)')})`,
  market_until: `IF(${IS_SOLD}, DATE(${AGO('MOD(n, 200)')}), NULL)`,
  lot_area: '2000 + MOD(n * 37, 9000)',
  building_area: '600 + MOD(n * 13, 3000)',
  area_unit: "'Square Feet'",
  parking_spots: 'MOD(n DIV 20, 4)',
  description: "CONCAT('A home with a view of the lake and a pool. ', REPEAT('Close to schools and shops. ', 8), n)",
  address: "CONCAT(1 + n DIV 20, ' ', ELT(1 + MOD(n DIV 20, 5), 'Oak', 'Elm', 'Pine', 'Cedar', 'Birch'), ' St')",
  address_fold: "CONCAT(1 + n DIV 20, ' ', ELT(1 + MOD(n DIV 20, 5), 'oak', 'elm', 'pine', 'cedar', 'birch'), ' st')",
  street_fold: "CONCAT(ELT(1 + MOD(n DIV 20, 5), 'oak', 'elm', 'pine', 'cedar', 'birch'), ' st')",
  city: "CONCAT('Town', MOD(n DIV 20, 30))",
  city_fold: "CONCAT('town', MOD(n DIV 20, 30))",
  state: "'WA'",
  zip: '98000 + MOD(n DIV 20, 60)',
  zip_fold: '98000 + MOD(n DIV 20, 60)',
  latitude: '47 + MOD(n * 7, 1000) / 1000',
  longitude: '-122 - MOD(n * 11, 1000) / 1000',
  sale_price: 'IF(MOD(n DIV 20, 5) = 0, NULL, 200000 + MOD(n * 97, 1800000))',
  rent_price: 'IF(MOD(n DIV 20, 5) = 0, 900 + MOD(n * 97, 4000), NULL)',
  previous_list_price: 'IF(MOD(n DIV 20, 17) = 4, 3000000, NULL)',
  tags_yes: 'MOD(n DIV 20, 8)',
  derived_version: `${DERIVED_VERSION}`,
});
