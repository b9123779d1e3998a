import { Type } from '../fields/type.ts';
import {
  KEY_TYPES,
  type ListingInput,
  optionalListingFields,
  requiredListingFields,
  SALE_TYPES,
  SHORT_TEXT,
  STATUSES,
  URL_LENGTH,
} from '../listings/listing.ts';
import { withWholeImages } from './own-address.ts';
import { data } from './reply.ts';
import { identifier, listPage, oneOf, PageNumber, PageSize, serialNumber, withoutNulls } from './request-fields.ts';
import type { Handler, Operation } from './route.ts';
import type { HttpServices } from './services.ts';

const MOST_KEYS = 10_000;
const MOST_FOUND = 100;

const KeyTypeField = oneOf(KEY_TYPES, 'What the key is: the ID that List returns, an MLS number, or a URL');
const optionalFields = Type.Partial(Type.Object(optionalListingFields)).properties;
const everyFieldOptional = Type.Partial(Type.Object({ ...requiredListingFields, ...optionalListingFields })).properties;

// A home may have no MLS number and no page of its own, so these two may be blank; the others that are needed may not.
const neededFields = {
  ...requiredListingFields,
  CurrencySymbol: Type.String({ minLength: 1, maxLength: SHORT_TEXT, description: 'Currency symbol' }),
  PropertyType: Type.String({ minLength: 1, maxLength: SHORT_TEXT, description: 'Type of property' }),
};

/** Every listing has these, so that `""` is an error and clears nothing. */
const NEVER_BLANK = { SaleType: SALE_TYPES, Status: STATUSES };

export const createListing = {
  summary: 'Create a listing',
  request: Type.Object({ SerialNumber: serialNumber, ...neededFields, ...optionalFields }),
  data: Type.Integer({ description: 'ID of the new listing' }),
  takesIdempotencyKey: true,
} satisfies Operation;

export const updateListing = {
  summary: 'Update the listing that a key names',
  request: Type.Object({
    SerialNumber: serialNumber,
    Key: Type.String({ minLength: 1, maxLength: URL_LENGTH, description: 'Value of the key' }),
    KeyType: KeyTypeField,
    ...everyFieldOptional,
  }),
  rules: (fields) =>
    Object.entries(NEVER_BLANK)
      .filter(([field]) => fields[field] === null)
      .map(([field, values]) => ({ field, message: `${field} must be one of ${values.join(', ')}` })),
  data: Type.Integer({ description: 'Number of listings that the key named' }),
} satisfies Operation;

/** What List says in another way than a listing is sent. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  SaleType: 'For Sale or For Rent',
  Images: 'Image URLs, as JSON text of a list',
  Price: 'Sale price, of a rent the monthly rent',
  Area: 'Building area with its unit, like `1640 Square Feet`',
  ExtensionColumn: 'Additional information, as JSON text of a list of `Key` and `value`',
};

const texts = (...names: string[]) => {
  const sent: Readonly<Record<string, object & { description?: unknown }>> = {
    ...requiredListingFields,
    ...optionalListingFields,
  };
  const described = (name: string) =>
    Type.String({ description: SAID_OTHERWISE[name] ?? String(sent[name]?.description ?? '') });
  return Object.fromEntries(names.map((name) => [name, described(name)]));
};

const ListItem = Type.Object(
  {
    ID: Type.Integer({ description: 'What Update and Delete take as the key InternalID' }),
    ...texts(
      'PropertyType',
      'SaleType',
      'Status',
      'Images',
      'CurrencySymbol',
      'Price',
      'State',
      'City',
      'Address',
      'ZIP',
    ),
    ...texts('Area', 'Bathrooms', 'Bedrooms', 'Url', 'Tours', 'YearBuilt', 'MLSNumber', 'DaysOnMarket', 'LotArea'),
    ...texts('BuildingArea', 'ParkingSpots', 'Description', 'RentPrice', 'SpaceType', 'DepositFee', 'SalePrice'),
    ...texts('UnitAreaPrice', 'EstimatePrice', 'HOAMonth', 'ExtensionColumn'),
    LATITUDE: Type.Number({ description: 'Degrees; 0 where it is unknown' }),
    LONGITUDE: Type.Number({ description: 'Degrees; 0 where it is unknown' }),
  },
  { title: 'Listing', description: 'A listing, all of it as text; what is unknown is ""' },
);

export const listListings = {
  summary: 'List the listings of a chatbot, by ID',
  request: Type.Object({
    SerialNumber: serialNumber,
    CityName: Type.Optional(Type.String({ maxLength: SHORT_TEXT, description: 'The whole name, in any case' })),
    SaleType: Type.Optional(oneOf(SALE_TYPES, 'Only homes for sale, or only homes for rent')),
    MLSNumber: Type.Optional(Type.String({ maxLength: SHORT_TEXT, description: 'MLS number' })),
    PageNumber,
    PageSize,
    AfterID: Type.Optional(
      Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'Only listings with a larger ID' }),
    ),
  }),
  data: Type.Object({
    List: Type.Array(ListItem),
    VirtualCount: Type.Integer({ description: 'How many listings match' }),
  }),
} satisfies Operation;

/** List for who administers, whose key is another one. */
export const findListings = {
  summary: 'List the listings of a chatbot, or those of some IDs, by ID',
  request: Type.Object({
    ...listListings.request.properties,
    IDs: Type.Optional(
      Type.Array(identifier('ID of a listing'), {
        minItems: 1,
        maxItems: MOST_FOUND,
        description: 'Only these, where they are displayed',
      }),
    ),
  }),
  data: listListings.data,
} satisfies Operation;

export const deleteListings = {
  summary: 'Delete the listings that keys name',
  request: Type.Object({
    SerialNumber: serialNumber,
    Keys: Type.Array(Type.String({ maxLength: URL_LENGTH }), { minItems: 1, maxItems: MOST_KEYS, description: 'Keys' }),
    KeyType: KeyTypeField,
  }),
  data: Type.Object({ SuccessCount: Type.Integer({ description: 'How many listings were deleted' }) }),
} satisfies Operation;

const HISTORY_KINDS = ['create', 'update', 'remove', 'revive', 'takeover', 'release', 'keys', 'lift'] as const;

const HistoryItem = Type.Object(
  {
    ID: Type.Integer({ description: 'ID of the listing' }),
    Version: Type.Integer({ description: 'The version that the change made' }),
    ChangedAt: Type.String({ description: 'ISO 8601 in UTC' }),
    Kind: oneOf(
      HISTORY_KINDS,
      'What happened: created, changed, removed, shown again, taken over by another feed, a key given up to another listing, other keys only, a veto lifted',
    ),
    By: oneOf(['Feed', 'API', 'Undo'], 'Who made the change'),
    Feed: Type.String({ description: 'The feed whose run made the change or was undone; "" of the API' }),
    RunID: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'The run that did it; null of the API',
    }),
    Reason: Type.String({ description: 'Why a removed listing left the display: row, absence, api, sold or undo' }),
    Changes: Type.Array(
      Type.Object({
        Field: Type.String(),
        From: Type.Unknown({ description: 'null where it was unknown' }),
        To: Type.Unknown(),
      }),
      { description: 'By field' },
    ),
  },
  { title: 'ListingChange' },
);

export const listingHistory = {
  summary: 'Show how a listing has changed, newest first',
  request: Type.Object({
    SerialNumber: serialNumber,
    Key: Type.String({ minLength: 1, maxLength: URL_LENGTH, description: 'Value of the key' }),
    KeyType: KeyTypeField,
    PageNumber,
    PageSize,
  }),
  data: Type.Object({
    List: Type.Array(HistoryItem),
    VirtualCount: Type.Integer({ description: 'How many changes there are on all pages' }),
  }),
} satisfies Operation;

export const showListing = {
  summary: 'Show a listing, also one that has left the display',
  request: Type.Object({
    SerialNumber: serialNumber,
    Key: listingHistory.request.properties.Key,
    KeyType: KeyTypeField,
  }),
  data: Type.Object(
    { ...ListItem.properties, Shown: Type.Boolean({ description: 'Whether it is on display' }) },
    { title: 'ShownListing', description: 'A listing as List tells it, and whether it is on display' },
  ),
} satisfies Operation;

/** Blank keys of a home that needs them in the request are stored as none. */
const blankAsNone = (text: string): string | null => (text.trim() === '' ? null : text);

export const createListingHandlers = ({ chatbots, listings }: Pick<HttpServices, 'chatbots' | 'listings'>) => {
  const create: Handler<typeof createListing.request> = async ({ workspaceId, fields, remember }) => {
    const { SerialNumber, ...input } = fields;
    const listing = { ...input, MLSNumber: blankAsNone(input.MLSNumber), Url: blankAsNone(input.Url) } as ListingInput;
    return data(await listings.create(await chatbots.idOf(workspaceId, SerialNumber), listing, remember));
  };

  const update: Handler<typeof updateListing.request> = async ({ workspaceId, fields }) => {
    const { SerialNumber, Key, KeyType, ...input } = fields;
    const id = await chatbots.idOf(workspaceId, SerialNumber);
    return data(await listings.update(id, { Key, KeyType }, input as ListingInput));
  };

  const find: Handler<typeof findListings.request> = async ({ workspaceId, fields, ownAddress }) => {
    const { SerialNumber, ...filter } = withoutNulls(fields);
    const id = await chatbots.idOf(workspaceId, SerialNumber);
    const { List, VirtualCount } = await listings.list(id, { ...filter, ...listPage(filter) });
    return data({ List: List.map((item) => withWholeImages(item, ownAddress)), VirtualCount });
  };

  const list: Handler<typeof listListings.request> = (request) => find(request);

  const remove: Handler<typeof deleteListings.request> = async ({ workspaceId, fields }) => {
    const { SerialNumber, Keys, KeyType } = fields;
    const id = await chatbots.idOf(workspaceId, SerialNumber);
    return data({ SuccessCount: await listings.remove(id, [...new Set(Keys)], KeyType) });
  };

  const history: Handler<typeof listingHistory.request> = async ({ workspaceId, fields }) => {
    const { SerialNumber, Key, KeyType } = fields;
    const id = await chatbots.idOf(workspaceId, SerialNumber);
    return data(await listings.history(id, { Key, KeyType, ...listPage(fields) }));
  };

  const show: Handler<typeof showListing.request> = async ({ workspaceId, fields, ownAddress }) => {
    const { SerialNumber, Key, KeyType } = fields;
    const id = await chatbots.idOf(workspaceId, SerialNumber);
    return data(withWholeImages(await listings.show(id, { Key, KeyType }), ownAddress));
  };

  return { create, update, list, find, remove, history, show };
};
