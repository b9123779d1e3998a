import test from 'ava';
import type { ListItem } from '../../src/listings/list-item.ts';
import { optionalListingFields, requiredListingFields } from '../../src/listings/listing.ts';
import { type HttpFixture, withHttp } from './with-http.ts';

type FieldSchema = {
  type: string;
  enum?: string[];
  maxLength?: number;
  minimum?: number;
  maxItems?: number;
  items?: FieldSchema;
};

const FIELDS = Object.entries({ ...requiredListingFields, ...optionalListingFields }) as unknown as [
  string,
  FieldSchema,
][];
const LONGEST: Readonly<Record<string, number>> = { Url: 2_048, Description: 65_000 };

/** A listing with a value of its own in every field, beyond ASCII where it is text. */
const WHOLE = {
  SaleType: 'for_rent',
  Status: 'PreOnMarket',
  CurrencySymbol: 'CHF ₣',
  PropertyType: 'Chalet 🏔️',
  Bedrooms: 3,
  Bathrooms: 2.5,
  Url: 'https://homes.example/größe/1?b=2#c',
  MLSNumber: 'Ñ-1',
  YearBuilt: 1899,
  DaysOnMarket: 12,
  LotArea: 5000.25,
  BuildingArea: 1800,
  AreaUnit: 'Square Meters',
  ParkingSpots: 0,
  Images: ['https://homes.example/ü.jpg', 'homes.example/2.jpg'],
  Tours: '3D',
  Description: ' Two\r\nlines\tand 𠜎 <b>bold</b> \u0007 ',
  ExtensionColumn: [
    { Key: 'Dach ü', value: 'neu "2020" 👩‍👧' },
    { Key: '', value: '' },
  ],
  Location: 'Am See',
  Address: "12 Rue de l'Été  ",
  City: 'Zürich',
  State: 'ZH',
  ZIP: '08001',
  Latitude: 47.376887,
  Longitude: -8.541694,
  SalePrice: 0.1,
  UnitAreaPrice: 305.55,
  HOAMonth: 0,
  EstimatePrice: 999_999_999_999.99,
  RentPrice: 2500.5,
  SpaceType: 'Entire place',
  DepositFee: 7501,
};
const SHOWN = {
  ...{ SaleType: 'For Rent', Bedrooms: '3', Bathrooms: '2.5', YearBuilt: '1899', DaysOnMarket: '12' },
  ...{ LotArea: '5000.25', BuildingArea: '1800', Area: '1800 Square Meters', ParkingSpots: '0' },
  ...{ Images: JSON.stringify(WHOLE.Images), ExtensionColumn: JSON.stringify(WHOLE.ExtensionColumn) },
  ...{ LATITUDE: 47.376887, LONGITUDE: -8.541694, SalePrice: '0.10', UnitAreaPrice: '305.55', HOAMonth: '0.00' },
  ...{ EstimatePrice: '999999999999.99', RentPrice: '2500.50', Price: '2500.50', DepositFee: '7501.00' },
};
/** Where List shows a field under another name, or not at all. */
const SHOWN_AS: Readonly<Record<string, keyof ListItem | undefined>> = {
  Latitude: 'LATITUDE',
  Longitude: 'LONGITUDE',
  AreaUnit: 'Area',
  Location: undefined,
};

const call = async (http: HttpFixture, verb: string, fields: object) =>
  (
    await http.send(`/chat/Chatbot/RealEstate${verb}`, verb === 'List' ? http.session : http.secret, {
      SerialNumber: http.chatbot,
      ...fields,
    })
  ).envelope;

const create = async (http: HttpFixture, fields: object = {}) =>
  (await call(http, 'Create', { ...WHOLE, ...fields })).Data as number;

const update = (http: HttpFixture, id: number, fields: object) =>
  call(http, 'Update', { Key: String(id), KeyType: 'InternalID', ...fields });

const show = async (http: HttpFixture, id: number): Promise<ListItem> => {
  const { Data } = await call(http, 'List', { AfterID: id - 1, PageSize: 1 });
  return (Data as { List: [ListItem] }).List[0];
};

test(
  'List shows each field of a listing as it was sent: text in full Unicode, exact money, numbers as text',
  withHttp(async (t, http) => {
    const { SaleType, AreaUnit, Latitude, Longitude, Location, ...texts } = WHOLE;
    t.deepEqual(Object.keys(WHOLE).sort(), FIELDS.map(([name]) => name).sort());
    const id = await create(http);
    t.deepEqual(await show(http, id), { ID: id, ...texts, ...SHOWN } as never);
    const stored = await http.database('listing').first('location', 'area_unit', 'sale_price');
    t.deepEqual(stored, { location: Location, area_unit: AreaUnit, sale_price: '0.10' } as never);
  }),
);

test(
  '"" clears each field of a listing by Update and null leaves it; sale type and status, which every listing has, are an error',
  withHttp(async (t, http) => {
    const id = await create(http);
    const before = await show(http, id);
    t.is((await update(http, id, Object.fromEntries(FIELDS.map(([name]) => [name, null])))).Data, 1);
    t.deepEqual(await show(http, id), before);
    for (const [name] of FIELDS) {
      const { Success, Code, Data, Message } = await update(http, id, { [name]: '' });
      if (name === 'SaleType' || name === 'Status') {
        t.deepEqual([Code, Data], [400, 0], name);
        t.true(Message.startsWith(`${name} must be one of `), Message);
        continue;
      }
      t.true(Success, `${name} ${Message}`);
      const after = await show(http, id);
      const as = name in SHOWN_AS ? SHOWN_AS[name] : (name as keyof ListItem);
      if (as === 'Area') t.is(after.Area, '', 'no unit without its area, which was cleared before');
      else if (as !== undefined) t.is(after[as], /^L.*TUDE$/.test(as) ? 0 : '', name);
    }
    t.is((await http.database('listing').first('location')).location, null);
    t.like(await show(http, id), { SaleType: 'For Rent', Status: 'PreOnMarket', Price: '' });
  }),
);

test(
  'Each number of a listing must be a JSON number, and none but a coordinate may be below 0',
  withHttp(async (t, http) => {
    const id = await create(http);
    const numbers = FIELDS.filter(([, { type }]) => type === 'number' || type === 'integer');
    t.is(numbers.length, 15);
    for (const [name, { type }] of numbers) {
      const expected = `${name} must be a ${type === 'integer' ? 'whole ' : ''}number`;
      for (const value of ['3', true, [3]]) t.is((await update(http, id, { [name]: value })).Message, expected);
      const isCoordinate = name === 'Latitude' || name === 'Longitude';
      t.is((await update(http, id, { [name]: -1 })).Code, isCoordinate ? 200 : 400, name);
    }
    for (const [name, value] of [
      ['Latitude', 90.000001],
      ['Longitude', -180.000001],
      ['YearBuilt', 1999.5],
      ['EstimatePrice', 1e12],
    ] as const) {
      t.true((await update(http, id, { [name]: value })).Message.startsWith(`${name} must be `), name);
    }
  }),
);

test(
  'A text of a listing may have 255 characters, Url 2,048, Description 65,000; more is an error, never a cut',
  withHttp(async (t, http) => {
    const id = await create(http);
    const texts = FIELDS.filter(([, schema]) => schema.type === 'string' && schema.enum === undefined);
    t.is(texts.length, 10);
    for (const [name] of texts) {
      const longest = LONGEST[name] ?? 255;
      const text = '𠜎'.repeat(longest);
      t.true((await update(http, id, { [name]: text })).Success, name);
      if (name !== 'Location') t.is((await show(http, id))[name as keyof ListItem], text, name);
      t.is(
        (await update(http, id, { [name]: `${text}x` })).Message,
        `${name} must be at most ${longest} characters long`,
      );
    }
    const page = `homes.example/${'x'.repeat(2_033)}`;
    await create(http, { MLSNumber: '', Url: `${page}1` });
    t.true((await call(http, 'Create', { ...WHOLE, MLSNumber: '', Url: `${page}2` })).Success);
    t.is((await call(http, 'Create', { ...WHOLE, MLSNumber: '', Url: `${page}1` })).Code, 409);
  }),
);

test(
  'A listing may have 500 images and 500 extension pairs, and no more',
  withHttp(async (t, http) => {
    const id = await create(http);
    const Images = Array.from({ length: 500 }, (_, index) => `https://homes.example/${index}.jpg`);
    const ExtensionColumn = Array.from({ length: 500 }, (_, index) => ({
      Key: `Key ${index}`,
      value: 'ü'.repeat(9_000),
    }));
    t.is((await update(http, id, { Images, ExtensionColumn })).Data, 1);
    const item = await show(http, id);
    t.deepEqual([JSON.parse(item.Images), JSON.parse(item.ExtensionColumn)], [Images, ExtensionColumn]);
    const over = { Images: [...Images, 'x'], ExtensionColumn: [...ExtensionColumn, { Key: 'x', value: 'x' }] };
    t.is(
      (await update(http, id, over)).Message,
      'Images must hold at most 500 entries; ExtensionColumn must hold at most 500 entries',
    );
    t.is(
      (await update(http, id, { ExtensionColumn: [{ Key: 'x'.repeat(256), value: 'x'.repeat(65_001) }] })).Code,
      400,
    );
  }),
);

test(
  'An MLS number or a URL that holds a line end or another control character is refused, and other texts are stored as sent',
  withHttp(async (t, http) => {
    for (const control of ['\n', '\t', '\u0000', '\u0007', '\u0085', '\u2028']) {
      const keys = { MLSNumber: `x${control}A1`, Url: `https://homes.example/${control}1` };
      const refused = await call(http, 'Create', { ...WHOLE, ...keys });
      t.is(refused.Code, 400);
      t.regex(refused.Message, /MLSNumber must not hold line ends, tabs or other control characters/);
      t.regex(refused.Message, /Url must be a web address/);
    }
    const id = await create(http, { MLSNumber: 'A1' });
    t.is((await update(http, id, { MLSNumber: 'A\n1' })).Code, 400);
    t.is((await update(http, id, { City: 'San\tDiego' })).Code, 200);
    t.like(await show(http, id), { MLSNumber: 'A1', City: 'San\tDiego' });
  }),
);

test(
  'InternalID is the ID of List; an MLS number is found after trimming, a URL however it is written',
  withHttp(async (t, http) => {
    const id = await create(http, { MLSNumber: ' A1', Url: 'https://www.Homes.example/x/12/?utm_source=mail&b=1' });
    const keys: [KeyType: string, same: string[], other: string[]][] = [
      ['InternalID', [String(id)], [String(id + 1), `${id}.0`, 'A1', '']],
      ['MLSNumber', ['A1', '  A1\n'], ['a1', 'A 1', 'A10', ' ']],
      [
        'URL',
        ['homes.example/x/12?b=1', ' http://HOMES.example/x/12/?b=1&utm_medium=x ', 'www.homes.example/x/12?b=1'],
        ['homes.example/X/12?b=1', 'homes.example/x/12?b=2', 'homes.example/x/12', 'other.homes.example/x/12?b=1', '/'],
      ],
    ];
    for (const [KeyType, same, other] of keys) {
      for (const Key of same) t.is((await call(http, 'Update', { Key, KeyType })).Data, 1, `${KeyType} ${Key}`);
      for (const Key of other.filter((key) => key !== ''))
        t.is((await call(http, 'Update', { Key, KeyType })).Code, 404, `${KeyType} ${Key}`);
      t.deepEqual((await call(http, 'Delete', { Keys: other, KeyType })).Data, { SuccessCount: 0 });
    }
    const twice = { Keys: ['A1', ' A1 ', 'unknown'], KeyType: 'MLSNumber' };
    t.deepEqual((await call(http, 'Delete', twice)).Data, { SuccessCount: 1 });
  }),
);

test(
  'A key that names two listings is a 409 that says to use InternalID',
  withHttp(async (t, http) => {
    const Url = 'homes.example/both';
    await create(http, { MLSNumber: '', Url });
    t.true((await call(http, 'Create', { ...WHOLE, MLSNumber: '', Url, SaleType: 'for_sale' })).Success);
    const message = /InternalID/;
    const updated = await call(http, 'Update', { Key: Url, KeyType: 'URL', City: 'X' });
    t.like(updated, { Code: 409, Data: 0 });
    t.regex(updated.Message, message);
    const removed = await call(http, 'Delete', { Keys: ['unknown', Url], KeyType: 'URL' });
    t.like(removed, { Code: 409, Data: { SuccessCount: 0 } });
    t.regex(removed.Message, message);
  }),
);
