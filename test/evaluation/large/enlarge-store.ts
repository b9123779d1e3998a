import type { Database } from '../../../src/database/connection.ts';

type Enlargement = { chatbotId: number; workspaceId: number; chatbots: number; listingsEach: number };

const BUFFER_POOL = 2 ** 30;
const GIVEN: ReadonlySet<string> = new Set(['id', 'chatbot_id']);

/** How a copy differs from its original: keys of its own, and values that are spread a little. `?` is the copy's number. */
const VARIED: Readonly<Record<string, string>> = {
  mls_number: "CONCAT(mls_number, '-', ?)",
  mls_key: "CONCAT(mls_key, '-', ?)",
  url: "CONCAT(url, '/', ?)",
  url_digest: 'UNHEX(LEFT(SHA2(CONCAT(HEX(url_digest), ?), 256), 32))',
  source_key: "CONCAT(source_key, '-', ?)",
  sale_price: 'ROUND(sale_price * (0.7 + MOD(id * 7 + ? * 13, 61) / 100), 2)',
  rent_price: 'ROUND(rent_price * (0.7 + MOD(id * 7 + ? * 13, 61) / 100), 2)',
  latitude: 'latitude + (MOD(id * 11 + ? * 3, 201) - 100) / 20000',
  longitude: 'longitude + (MOD(id * 5 + ? * 17, 201) - 100) / 20000',
  building_area: 'ROUND(building_area * (0.8 + MOD(id * 3 + ? * 7, 41) / 100))',
  market_since: 'DATE_SUB(market_since, INTERVAL MOD(id + ?, 30) DAY)',
};

const COLUMNS = `
  SELECT COLUMN_NAME AS name FROM information_schema.COLUMNS
  WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'listing' AND COALESCE(GENERATION_EXPRESSION, '') = ''`;

/**
 * Fills a database with varied copies of a chatbot's listings and their places: the chatbot itself up to `listingsEach`, and as
 * many in each of the other chatbots, which are made here. The server gets the memory that such a database needs.
 */
export const enlarge = async (database: Database, options: Enlargement): Promise<void> => {
  const { chatbotId, workspaceId, chatbots, listingsEach } = options;
  await database.raw(`SET GLOBAL innodb_buffer_pool_size = ${BUFFER_POOL}`);
  const [names] = (await database.raw(COLUMNS)) as [{ name: string }[]];
  const columns = names.map(({ name }) => name).filter((name) => !GIVEN.has(name));
  const [[bounds]] = (await database.raw('SELECT MIN(id) AS low, MAX(id) AS high, COUNT(*) AS n FROM listing')) as [
    [{ low: number; high: number; n: number }],
  ];
  const span = bounds.high - bounds.low + 1;
  const copies = Math.ceil(listingsEach / bounds.n);
  const expressions = columns.map((name) => VARIED[name] ?? name);
  const slots = expressions.join().split('?').length - 1;
  let copy = 0;

  const addCopy = async (target: number): Promise<void> => {
    copy += 1;
    await database.raw(
      `INSERT INTO listing (id, chatbot_id, ${columns.join(', ')})
       SELECT id + ?, ?, ${expressions.join(', ')} FROM listing WHERE id BETWEEN ? AND ?`,
      [span * copy, target, ...Array(slots).fill(copy), bounds.low, bounds.high],
    );
    await database.raw(
      `INSERT INTO listing_place (chatbot_id, place_fold, listing_id, own, name)
       SELECT ?, place_fold, listing_id + ?, own, name FROM listing_place WHERE chatbot_id = ? AND listing_id BETWEEN ? AND ?`,
      [target, span * copy, chatbotId, bounds.low, bounds.high],
    );
  };

  for (let added = 1; added < copies; added += 1) await addCopy(chatbotId);
  for (let chatbot = 1; chatbot < chatbots; chatbot += 1) {
    const serial_number = `large${String(chatbot).padStart(27, '0')}`;
    const [id] = await database('chatbot').insert({ workspace_id: workspaceId, serial_number, settings: '{}' });
    for (let added = 0; added < copies; added += 1) await addCopy(id as number);
  }
  await database.raw('ANALYZE TABLE listing, listing_place');
};
