import type { Database } from '../../src/database/connection.ts';
import { DERIVED_VERSION } from '../../src/listings/derive/derive-listing.ts';

/** What the rows belong to: feed number `n` fills the chatbot number `n`; each has as many homes as any other. */
type Owners = { chatbotIds: readonly number[]; feedIds: readonly number[]; workspaceId: number };

const HOMES = 20_000;
const RUNS = 1_000;
/** The run that row `n` is of: one of the feed of the same home. */
const RUN = `1000 + MOD(n, ${RUNS})`;

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');

/** A table `numbers` of `n` from 1 to at most 100,000: neither server makes one in the same words. */
const numbers = (most: number): string =>
  `(SELECT 1 + a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d AS n
    FROM (${DIGITS}) a, (${DIGITS}) b, (${DIGITS}) c, (${DIGITS}) e, (${DIGITS}) f HAVING n <= ${most}) AS numbers`;

/** One of several values, in turn; `step` divides the number first, so that columns do not go together. */
const oneOf = (values: readonly (string | number)[], step = 1): string =>
  `ELT(1 + MOD(n DIV ${step}, ${values.length}), ${values.map((value) => `'${value}'`).join(', ')})`;

const AGO = (days: string): string => `NOW(3) - INTERVAL ${days} DAY`;
/** Homes that the API owns: feeds have no pictures of them. */
const IS_OF_API = 'MOD(n DIV 20, 10) = 9';
/** One home in 25 has left the display, and of those one in 20 so long ago that it is forgotten. */
const IS_GONE = 'MOD(n DIV 20, 25) = 7';
const IS_SOLD = 'MOD(n DIV 20, 33) = 3';

/** The columns of `listing` and what each holds of home number `n`. */
const listingColumns = ({ chatbotIds, feedIds }: Owners): Record<string, string> => ({
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

export const CHATBOTS = 20;
const PICTURED = 5_000;
const SESSIONS = 2_000;
/** What grows with listings, runs and visitors. */
export const BIG_TABLES = [
  'listing',
  'listing_change',
  'listing_override',
  'listing_place',
  'listing_picture',
  'listing_picture_set',
  'feed_claim',
  'feed_run',
  'feed_run_part',
  'feed_run_problem',
  'chat_session',
  'chat_message',
  'chat_lead',
  'chat_lead_detail',
  'delivery',
  'visitor',
  'visitor_act',
  'idempotency_key',
  'file',
] as const;

const insert = (database: Database, table: string, columns: Record<string, string>, from: string): Promise<unknown> =>
  database.raw(
    `INSERT INTO ${table} (${Object.keys(columns).join(', ')}) SELECT ${Object.values(columns).join(', ')} FROM ${from}`,
  );

/** The listing, chatbot, feed and run that row `n` of a table of theirs is of. */
const ofHome = ({ chatbotIds, feedIds }: Owners) => ({
  listing: `1000001 + MOD(n - 1, ${HOMES})`,
  chatbot: oneOf(chatbotIds),
  feed: oneOf(feedIds),
  otherFeed: oneOf([...feedIds.slice(1), ...feedIds.slice(0, 1)]),
  run: RUN,
});

const fillHistory = async (database: Database, owners: Owners): Promise<void> => {
  const { listing, chatbot, feed, otherFeed, run } = ofHome(owners);
  const change = {
    chatbot_id: chatbot,
    listing_id: listing,
    version: `2 + (n - 1) DIV ${HOMES}`,
    changed_at: AGO('IF(MOD(n, 997) = 0, 450, MOD(n, 390))'),
    source_id: feed,
    run_id: run,
    kind: "'update'",
    changes: `CASE WHEN MOD(n DIV 20, 10) = 0 THEN JSON_OBJECT('SalePrice', JSON_ARRAY('2500000.00', '400000.00'))
      WHEN MOD(n DIV 20, 50) = 1 THEN JSON_OBJECT('MLSNumber', JSON_ARRAY(CONCAT('OLD', n), 'LM'))
      ELSE JSON_OBJECT('Bedrooms', JSON_ARRAY(2, 3)) END`,
  };
  await insert(database, 'listing_change', change, numbers(2 * HOMES));
  const override = {
    listing_id: listing,
    field: "'MLSNumber'",
    feed_value: `JSON_OBJECT('value', CONCAT('FED', n))`,
    feed_key: "UNHEX(LEFT(SHA2(CONCAT('FED', n), 256), 32))",
  };
  await insert(database, 'listing_override', override, numbers(HOMES / 10));
  const claim = {
    chatbot_id: chatbot,
    feed_id: otherFeed,
    listing_id: listing,
    source_key: "CONCAT('CK', n)",
    listing_values: "'{}'",
    feed_hash: 'UNHEX(LEFT(SHA2(n, 256), 32))',
    created_at: AGO('MOD(n, 390)'),
  };
  await insert(database, 'feed_claim', claim, numbers(HOMES / 3));
};

const fillPlacesAndPictures = async (database: Database, owners: Owners): Promise<void> => {
  const shown = (most: number) => `${numbers(most)} JOIN listing ON listing.id = 1000000 + n AND listing.live = 1`;
  for (const [names, own] of [
    [['Mission Bay', 'Harbor Point', 'Eagle Rock', 'Fox Hollow', 'Mill Creek'], 1],
    [['Silver Lake', 'Pine Ridge', 'Oak Grove'], 0],
  ] as const) {
    const name = oneOf(names, 20);
    const place = {
      chatbot_id: 'listing.chatbot_id',
      place_fold: `LOWER(${name})`,
      listing_id: 'listing.id',
      own: `${own}`,
      name,
    };
    await insert(database, 'listing_place', place, shown(HOMES));
  }
  const { listing, feed } = ofHome(owners);
  const set = {
    listing_id: listing,
    feed_id: feed,
    stamp: 'UNHEX(SHA2(n, 256))',
    generation: '1',
    shown_generation: '1',
    open: '0',
  };
  await insert(database, 'listing_picture_set', set, `${numbers(PICTURED)} WHERE NOT ${IS_OF_API}`);
  const picture = {
    listing_id: `1000001 + MOD(n - 1, ${PICTURED})`,
    generation: '1',
    position: `(n - 1) DIV ${PICTURED}`,
    feed_id: feed,
    state: "CASE MOD(n DIV 200, 10) WHEN 0 THEN 'waiting' WHEN 1 THEN 'given up' ELSE 'stored' END",
    address: "CONCAT('https://many.example/pictures/', n)",
    next_try: 'NOW(3) + INTERVAL 1 DAY',
    file_id: 'IF(MOD(n DIV 200, 10) < 2, NULL, n)',
  };
  await insert(database, 'listing_picture', picture, `${numbers(2 * PICTURED)} WHERE NOT ${IS_OF_API}`);
  const file = {
    id: 'n',
    workspace_id: `${owners.workspaceId}`,
    name: "'a.jpg'",
    state: "'stored'",
    storage_key: 'LEFT(SHA2(n, 256), 32)',
    format: "'JPEG'",
    size: '1000',
    seconds: '0',
    expires_at: `IF(n > ${2 * PICTURED}, NOW(3) + INTERVAL 1 + MOD(n, 30) DAY, '9999-01-01')`,
  };
  await insert(database, 'file', file, numbers(3 * PICTURED));
};

const fillRuns = async (database: Database, { chatbotIds, feedIds }: Owners): Promise<void> => {
  const run = {
    id: RUN,
    feed_id: oneOf(feedIds),
    state: "'Succeeded'",
    undo_of: `IF(MOD(n, 21) = 0, ${RUN} - 20, NULL)`,
    started_by: "'schedule'",
    scheduled_for: AGO('n'),
    queued_at: AGO('MOD(n, 390)'),
    started_at: AGO('MOD(n, 390)'),
    finished_at: AGO('MOD(n, 390)'),
  };
  await insert(database, 'feed_run', run, numbers(RUNS));
  const part = { run_id: RUN, chatbot_id: oneOf(chatbotIds), state: "'Succeeded'", matched_rows: '10' };
  await insert(database, 'feed_run_part', part, numbers(RUNS));
  const problem = { run_id: RUN, number: `1 + n DIV ${RUNS}`, expected: "'a number'", rejected: 'MOD(n, 2)' };
  await insert(database, 'feed_run_problem', problem, `${numbers(20 * RUNS)} WHERE MOD(n, 5) = 0`);
};

const fillChat = async (database: Database, { chatbotIds }: Owners): Promise<void> => {
  const session = { id: '1000 + n', chatbot_id: oneOf(chatbotIds), created_at: AGO('MOD(n, 360)') };
  await insert(database, 'chat_session', session, numbers(SESSIONS));
  const visitor = {
    session_id: '1000 + n',
    token_digest: 'UNHEX(SHA2(n, 256))',
    used_at: 'NOW(3) - INTERVAL n MINUTE',
  };
  await insert(database, 'visitor', visitor, numbers(SESSIONS));
  const act = {
    network: "CONCAT('10.0.0.', n % 100)",
    act: "IF(n % 3, 'ask', 'open')",
    created_at: 'NOW(3) - INTERVAL n * 5 SECOND',
  };
  await insert(database, 'visitor_act', act, numbers(10 * SESSIONS));
  const answered = {
    ...{ workspace_id: '1', key_digest: 'UNHEX(SHA2(n, 256))', request_digest: 'UNHEX(SHA2(n, 256))', answer: "'1'" },
    created_at: 'NOW(3) - INTERVAL n MINUTE',
  };
  await insert(database, 'idempotency_key', answered, numbers(SESSIONS));
  const message = {
    id: '1000000 + n',
    chatbot_id: oneOf(chatbotIds, 2),
    session_id: `1001 + MOD(n DIV 2, ${SESSIONS})`,
    question_id: 'IF(MOD(n, 2) = 0, NULL, 999999 + n)',
    role: "IF(MOD(n, 2) = 0, 'user', 'assistant')",
    state: "'answered'",
    content: "'Is there a home with a pool?'",
    created_at: `NOW(3) - INTERVAL MOD(n * 7, 400000) MINUTE`,
  };
  await insert(database, 'chat_message', message, numbers(10 * SESSIONS));
  const ofSession = { session_id: '1000 + n' };
  const lead = {
    ...ofSession,
    chatbot_id: oneOf(chatbotIds),
    message: "'a@example.com'",
    created_at: AGO('MOD(n, 360)'),
  };
  await insert(database, 'chat_lead', lead, numbers(SESSIONS));
  await insert(database, 'chat_lead_detail', { ...ofSession, detail: "CONCAT(n, '@example.com')" }, numbers(SESSIONS));
  const delivery = {
    ...ofSession,
    delivery_key: "CONCAT('person:', 1000 + n)",
    kind: "'person'",
    channel: "'mail'",
    state: "IF(MOD(n, 50) = 0, 'waiting', 'sent')",
    content: "'{}'",
  };
  await insert(database, 'delivery', { ...delivery, chatbot_id: oneOf(chatbotIds) }, numbers(SESSIONS));
};

/** Fills every big table, and has the server count what is there, by which it chooses. */
export const fillTables = async (database: Database, owners: Owners): Promise<void> => {
  await insert(database, 'listing', listingColumns(owners), numbers(HOMES));
  await fillHistory(database, owners);
  await fillPlacesAndPictures(database, owners);
  await fillRuns(database, owners);
  await fillChat(database, owners);
  await database.raw(`ANALYZE TABLE ${BIG_TABLES.join(', ')}`);
};
