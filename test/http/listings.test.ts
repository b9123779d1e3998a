import test from 'ava';
import { KEY_TYPES, optionalListingFields, requiredListingFields } from '../../src/listings/listing.ts';
import { HOME } from './home.ts';
import { type HttpFixture, withHttp } from './with-http.ts';

const PATH = '/chat/Chatbot/RealEstate';

const call = async (http: HttpFixture, verb: string, fields: object) =>
  (
    await http.send(`${PATH}${verb}`, verb === 'List' ? http.session : http.secret, {
      SerialNumber: http.chatbot,
      ...fields,
    })
  ).envelope;

const listed = async (http: HttpFixture, filter: object = {}) =>
  (await call(http, 'List', filter)).Data as { List: Record<string, unknown>[]; VirtualCount: number };

test(
  'RealEstateCreate needs all required fields and names each one that is missing or null',
  withHttp(async (t, http) => {
    const { Code, Data, Message } = await call(http, 'Create', {});
    t.is(Code, 400);
    t.is(Data, null);
    t.deepEqual(
      Message.split('; '),
      Object.keys(requiredListingFields).map((name) => `${name} is required`),
    );
    for (const name of Object.keys(requiredListingFields)) {
      t.is((await call(http, 'Create', { ...HOME, [name]: null })).Message, `${name} is required`);
    }
    t.is((await listed(http)).VirtualCount, 0);
  }),
);

test(
  'RealEstateCreate answers the ID under which List shows the listing',
  withHttp(async (t, http) => {
    const { Data, Success } = await call(http, 'Create', { ...HOME, SalePrice: 550_000, City: 'Lübeck' });
    t.true(Success);
    const { List, VirtualCount } = await listed(http);
    t.is(VirtualCount, 1);
    t.like(List[0], {
      ID: Data,
      SaleType: 'For Sale',
      Price: '550000.00',
      Bathrooms: '2.5',
      City: 'Lübeck',
      LATITUDE: 0,
    });
  }),
);

test(
  'Update needs SerialNumber, Key and KeyType; any other field may be left out and keeps its value',
  withHttp(async (t, http) => {
    const { Data: ID } = await call(http, 'Create', { ...HOME, Description: 'kept' });
    t.is((await call(http, 'Update', {})).Message, 'Key is required; KeyType is required');
    t.is(
      (await call(http, 'Update', { Key: String(ID), KeyType: 'ID' })).Message,
      `KeyType must be one of ${KEY_TYPES.join(', ')}`,
    );
    t.is((await call(http, 'Update', { Key: String(ID), KeyType: 'InternalID', Bedrooms: 4 })).Data, 1);
    t.like((await listed(http)).List[0], { Bedrooms: '4', Description: 'kept' });
  }),
);

test(
  '"" clears any optional field of a listing, numbers and enumerations too; [] clears an array',
  withHttp(async (t, http) => {
    const full = {
      Tours: '3D',
      SalePrice: 1,
      Latitude: 5,
      Longitude: 6,
      Images: ['https://a.example/1.jpg'],
      City: 'X',
    };
    const { Data: ID } = await call(http, 'Create', { ...HOME, ...full });
    const cleared = {
      Tours: '',
      SalePrice: '',
      Latitude: '',
      Longitude: '',
      Images: [],
      City: '',
      YearBuilt: '',
      MLSNumber: '',
    };
    t.is((await call(http, 'Update', { Key: String(ID), KeyType: 'InternalID', ...cleared })).Data, 1);
    t.like((await listed(http)).List[0], {
      Tours: '',
      SalePrice: '',
      LATITUDE: 0,
      City: '',
      YearBuilt: '',
      MLSNumber: '',
    });
  }),
);

test(
  'Update whose key matches nothing is a 404 with Data 0 and creates nothing',
  withHttp(async (t, http) => {
    for (const KeyType of KEY_TYPES) {
      for (const Key of ['1', 'nothing', '99999999999999999999', 'https://homes.example/none']) {
        t.like(await call(http, 'Update', { ...HOME, Key, KeyType }), { Success: false, Code: 404, Data: 0 });
      }
    }
    t.is((await listed(http)).VirtualCount, 0);
  }),
);

test(
  'Blank MLS numbers and URLs clash with nothing; a taken one is a 409 that stores nothing',
  withHttp(async (t, http) => {
    const blank = { ...HOME, MLSNumber: '', Url: ' ' };
    t.true((await call(http, 'Create', blank)).Success);
    t.true((await call(http, 'Create', blank)).Success);
    t.true((await call(http, 'Create', HOME)).Success);
    t.like(await call(http, 'Create', { ...HOME, Url: 'https://homes.example/2' }), { Code: 409, Data: null });
    t.is((await listed(http)).VirtualCount, 3);
  }),
);

test(
  'Numbers of a listing have their ranges, money at most two decimals, YearBuilt at most five years ahead',
  withHttp(async (t, http) => {
    const year = new Date().getUTCFullYear() + 5;
    const wrong = {
      Bedrooms: -1,
      Latitude: 90.1,
      Longitude: -180.5,
      YearBuilt: year + 1,
      DaysOnMarket: 1.5,
      SalePrice: 1.005,
      HOAMonth: -0.01,
      Status: 'active',
      Url: 'javascript:alert(1)',
    };
    const { Message } = await call(http, 'Create', { ...HOME, ...wrong });
    for (const name of Object.keys(wrong)) t.true(Message.includes(`${name} must `), `${name}: ${Message}`);
    t.is(Message.split('; ').length, Object.keys(wrong).length);
    const right = { YearBuilt: year, SalePrice: 1e11 + 0.01, Latitude: -90, Longitude: 180, HOAMonth: 0 };
    t.true((await call(http, 'Create', { ...HOME, ...right })).Success);
    t.like((await listed(http)).List[0], { SalePrice: '100000000000.01', HOAMonth: '0.00' });
  }),
);

test(
  'PageSize is 1 to 1000, over it is an error; PageNumber begins at 1; the defaults are 1 and 20',
  withHttp(async (t, http) => {
    for (let index = 0; index < 21; index += 1) {
      await call(http, 'Create', { ...HOME, MLSNumber: `A${index}`, Url: `https://homes.example/${index}` });
    }
    t.is((await call(http, 'List', { PageSize: 1_001 })).Message, 'PageSize must be from 1 to 1000');
    t.is((await call(http, 'List', { PageSize: 0, PageNumber: 0 })).Code, 400);
    const first = await listed(http);
    t.is(first.List.length, 20);
    t.is(first.VirtualCount, 21);
    t.is((await listed(http, { PageNumber: 2 })).List.length, 1);
    t.is((await listed(http, { PageSize: 1_000, SaleType: null, CityName: '', MLSNumber: '' })).List.length, 21);
    const { ID } = first.List[4] as { ID: number };
    t.is((await listed(http, { AfterID: ID, PageSize: 3 })).List[0]?.MLSNumber, 'A5');
  }),
);

test(
  'RealEstateFind lists by a secret key what List lists by a session key, also those of some IDs alone',
  withHttp(async (t, http) => {
    const IDs: number[] = [];
    for (const MLSNumber of ['A1', 'A2', 'A3'])
      IDs.push((await call(http, 'Create', { ...HOME, MLSNumber, Url: '' })).Data as number);
    const find = (fields: object) => call(http, 'Find', fields);
    const numbers = async (fields: object) =>
      ((await find(fields)).Data as { List: { MLSNumber: string }[] }).List.map(({ MLSNumber }) => MLSNumber);
    t.deepEqual((await find({})).Data, (await call(http, 'List', {})).Data);
    t.deepEqual(await numbers({ IDs: [IDs[2], IDs[0], 900_001] }), ['A1', 'A3']);
    t.deepEqual(await numbers({ IDs, MLSNumber: 'A2' }), ['A2']);
    t.is((await find({ IDs: [] })).Code, 400);
    t.is((await http.send(`${PATH}Find`, http.session, { SerialNumber: http.chatbot })).status, 403);
  }),
);

test(
  'Keys holds 1 to 10,000 strings; a key given twice counts once and unknown ones are passed over',
  withHttp(async (t, http) => {
    const { Data: ID } = await call(http, 'Create', HOME);
    const remove = (Keys: unknown) => call(http, 'Delete', { Keys, KeyType: 'InternalID' });
    t.is((await remove([])).Message, 'Keys must not be empty');
    t.is((await remove([1])).Message, 'Keys[0] must be a string');
    t.is((await remove(Array.from({ length: 10_001 }, String))).Message, 'Keys must hold at most 10000 entries');
    t.deepEqual((await remove('1')).Data, { SuccessCount: 0 });
    t.deepEqual((await remove([String(ID), String(ID), 'nothing', ''])).Data, { SuccessCount: 1 });
    t.is((await listed(http)).VirtualCount, 0);
  }),
);

test('Every array of a listing has a largest length, so that no body can make a check run long', (t) => {
  for (const [name, schema] of Object.entries({ ...requiredListingFields, ...optionalListingFields })) {
    const { type, maxItems } = schema as { type?: string; maxItems?: number };
    t.true(type !== 'array' || typeof maxItems === 'number', name);
  }
});
