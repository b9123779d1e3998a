import test from 'ava';
import type { Binding } from '../../../src/chat/retrieve/conditions/condition.ts';
import type { Found } from '../../../src/chat/retrieve/found.ts';
import { createRetrieve } from '../../../src/chat/retrieve/retrieve.ts';
import { createReadRows, type ReadRows } from '../../../src/chat/retrieve/stores/read-rows-store.ts';
import type { Understanding } from '../../../src/chat/understand/understanding.ts';
import type { Database } from '../../../src/database/connection.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { bound } from '../../helpers/statements.ts';
import { understood } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;
const clock = () => new Date('2026-11-21T12:00:00Z');

const find = (database: Database, asked: Understanding): Promise<Found> =>
  createRetrieve({ database, clock })(BOT, asked, []);
const ids = (found: Found): number[] => found.listings.map(({ id }) => id);

/** Homes that say nothing, of today. */
const addHundreds = async (database: Database): Promise<void> => {
  const first = await insertListing(database, BOT, { Url: null, MLSNumber: null });
  const columns = 'chatbot_id, source_id, sale_type, status, year_built, market_since';
  for (let rows = 1; rows < 512; rows *= 2) {
    await database.raw(`INSERT INTO listing (${columns}) SELECT ${columns} FROM listing WHERE id >= ?`, [first]);
  }
};

test(
  'The freshest that match come first, be they among the freshest of all or behind hundreds that do not',
  withDatabase(async (t, database) => {
    const wanted: number[] = [];
    for (const day of ['01', '02', '03']) {
      wanted.unshift(await insertListing(database, BOT, { YearBuilt: 2020, MarketSince: `2026-01-${day}` }));
    }
    await addHundreds(database);
    const fresh = await insertListing(database, BOT, { YearBuilt: 2020, MarketSince: '2026-11-20' });
    const asked = (Limit: number) => understood({ Constraints: [bound('YearBuilt', 'atLeast', 2000)], Limit });
    t.like(await find(database, asked(1)), { total: 4 });
    t.deepEqual(ids(await find(database, asked(1))), [fresh]);
    t.deepEqual(ids(await find(database, asked(3))), [fresh, ...wanted.slice(0, 2)]);
  }),
);

test(
  'What no home fits, and what each thing given up would leave, is counted by one look at all homes',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { YearBuilt: 2020, Bedrooms: 2, MarketSince: '2026-01-01' });
    await addHundreds(database);
    // A statement that finds nothing has not counted either.
    const counts: string[] = [];
    const readRows = createReadRows(database);
    const recording: ReadRows = async <Row extends object>(sql: string, bindings?: readonly Binding[]) => {
      const rows = await readRows<Row>(sql, bindings);
      if (sql.includes('COUNT(') && rows.length > 0) counts.push(sql);
      return rows;
    };
    const retrieve = createRetrieve({ database, clock, readRows: recording });
    const wanted = [bound('YearBuilt', 'atLeast', 2000), bound('Bedrooms', 'atLeast', 9)];
    const found = await retrieve(BOT, understood({ Constraints: wanted }), []);
    t.is(found.total, 0);
    t.like(found.relaxed, { constraints: [wanted[1]], total: 1 });
    t.is(counts.length, 1);
    const { total } = await retrieve(BOT, understood({ Constraints: wanted.slice(0, 1) }), []);
    t.is(total, 1);
  }),
);
