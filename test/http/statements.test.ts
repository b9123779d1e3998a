import test from 'ava';
import { HOME } from './home.ts';
import { type HttpFixture, withHttp } from './with-http.ts';

const PATH = '/chat/Chatbot/RealEstate';
const SAN_DIEGO_HOME = { ...HOME, SalePrice: 550_000, City: 'San Diego' };

const call = async (http: HttpFixture, verb: string, fields: object): Promise<void> => {
  const key = verb === 'List' ? http.session : http.secret;
  const { envelope } = await http.send(`${PATH}${verb}`, key, { SerialNumber: http.chatbot, ...fields });
  if (!envelope.Success) throw new Error(envelope.Message);
};

/** Who asks, and of which chatbot, is remembered for a second, which is over sooner or later; that a key was used is written once a minute. */
const tellsWho = (sql: string): boolean =>
  / from `(?:chatbot|api_key)` where `(?:serial_number|digest)` = |^update `api_key`/.test(sql);

/** The statements that a request sends to the database, once it is known who asks. */
const statementsOf = async (http: HttpFixture, request: () => Promise<void>): Promise<string[]> => {
  await request();
  const sent: string[] = [];
  const note = ({ sql }: { sql: string }): void => void sent.push(sql);
  http.database.on('query', note);
  await request();
  http.database.removeListener('query', note);
  return sent.filter((sql) => !tellsWho(sql));
};

test(
  'A List is two statements, whichever page: the rows and their number',
  withHttp(async (t, http) => {
    await call(http, 'Create', SAN_DIEGO_HOME);
    for (const page of [{}, { PageNumber: 3, PageSize: 1 }, { CityName: 'San Diego', SaleType: 'for_sale' }]) {
      const sent = await statementsOf(http, () => call(http, 'List', page));
      t.true(sent.length <= 2, sent.join('\n'));
    }
  }),
);

test(
  'An Update is six statements at the most, with its history',
  withHttp(async (t, http) => {
    await call(http, 'Create', SAN_DIEGO_HOME);
    let price = 560_000;
    for (const key of [
      { KeyType: 'MLSNumber', Key: 'A1' },
      { KeyType: 'URL', Key: HOME.Url },
    ]) {
      const update = (): Promise<void> => {
        price += 1_000;
        return call(http, 'Update', { ...key, SalePrice: price, Description: `Now for ${price}, with a pool.` });
      };
      const sent = await statementsOf(http, update);
      t.true(sent.length <= 6, sent.join('\n'));
    }
  }),
);

test(
  'An Update of a price is five statements: nothing is read of the places, which it does not move',
  withHttp(async (t, http) => {
    await call(http, 'Create', { ...SAN_DIEGO_HOME, Location: 'Mission Bay' });
    let price = 560_000;
    const update = (): Promise<void> => {
      price += 1_000;
      return call(http, 'Update', { KeyType: 'MLSNumber', Key: 'A1', SalePrice: price });
    };
    const sent = await statementsOf(http, update);
    t.true(sent.length <= 5, sent.join('\n'));
  }),
);

test(
  'An Update of prices and states neither reads nor writes what else is known of the home',
  withHttp(async (t, http) => {
    await call(http, 'Create', { ...SAN_DIEGO_HOME, Description: 'A pool.' });
    let number = 0;
    const changes = [
      () => ({ SalePrice: number, RentPrice: number, EstimatePrice: number, HOAMonth: number, DepositFee: number }),
      () => ({ UnitAreaPrice: number, DaysOnMarket: number }),
      () => ({ Status: ['Sold', 'Active'][number % 2], Tours: ['3D', 'OpenHouse'][number % 2] }),
    ];
    for (const change of changes) {
      const update = (): Promise<void> => {
        number += 1;
        return call(http, 'Update', { KeyType: 'MLSNumber', Key: 'A1', ...change() });
      };
      const sent = await statementsOf(http, update);
      t.is(sent.length, 5);
      t.deepEqual(
        sent.filter((sql) => /description|images/.test(sql)),
        [],
      );
    }
  }),
);

test(
  "An Update of a feed's home is seven statements: what the feed had sent is kept in one, whichever prices change",
  withHttp(async (t, http) => {
    await call(http, 'Create', { ...SAN_DIEGO_HOME, HOAMonth: 300 });
    const feedId = 7;
    await http.database('listing').update({ source_id: feedId });
    const change = (fields: object): Promise<void> =>
      call(http, 'Update', { KeyType: 'MLSNumber', Key: 'A1', ...fields });
    await change({ SalePrice: 560_000 });
    let number = 0;
    const update = (): Promise<void> => {
      number += 1;
      return change({
        SalePrice: number,
        RentPrice: number,
        EstimatePrice: number,
        HOAMonth: number,
        DepositFee: number,
      });
    };
    const sent = await statementsOf(http, update);
    t.true(sent.length <= 7, sent.join('\n'));
    const kept = await http.database('listing_override').orderBy('field').select('field', 'feed_value');
    t.deepEqual(
      kept.map(({ field, feed_value }) => [field, feed_value.value]),
      [
        ['DepositFee', null],
        ['EstimatePrice', null],
        ['HOAMonth', '300.00'],
        ['RentPrice', null],
        ['SalePrice', '550000.00'],
      ],
    );
  }),
);
