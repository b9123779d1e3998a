import { type Static, Type } from '../../fields/type.ts';
import { AREA_UNITS } from '../../listings/listing.ts';
import { CONVERSION_NAMES, type ConversionName, MAPPING_VERSION } from '../map/conversions.ts';
import { PRESET_NAMES } from '../map/presets/presets.ts';
import { STATUS_MEANINGS } from '../map/statuses.ts';
import { FORMAT_TYPES } from '../read/file-kind.ts';
import { FEED_FIELD_NAMES, type FeedField } from './feed-fields.ts';
import { requests, source } from './feed-source.ts';

export type {
  Credentials,
  FeedSource,
  LocalFilesSource,
  RemoteFileSource,
  ResoWebApiSource,
  Secret,
} from './feed-source.ts';

const closed = { additionalProperties: false } as const;
const oneOf = <const Values extends readonly (string | number)[]>(values: Values) =>
  Type.Unsafe<Values[number]>({ enum: [...values] });
const filled = Type.String({ minLength: 1 });
const share = (description: string) =>
  Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 0, maximum: 1, description });

export const KEY_NAMES = ['ListingKey', 'MLSNumber', 'Url', 'InternalID'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

/** A column, one whose own words are mapped, several columns of one conversion, a URL made of columns, or a fixed word. */
export type ColumnRule =
  | string
  | { column: string; values?: Record<string, string>; convert?: ConversionName }
  | { columns: string[]; convert: ConversionName }
  | { template: string }
  | { constant: string };

const convert = oneOf(CONVERSION_NAMES);
const columnTemplate = Type.String({
  pattern: '\\{[^{}]+\\}',
  description: 'a text that names columns in braces, like https://homes.example/{ListingId}',
});
const columnRule = {
  anyOf: [
    filled,
    Type.Object(
      { column: filled, values: Type.Optional(Type.Record(filled, Type.String())), convert: Type.Optional(convert) },
      closed,
    ),
    Type.Object({ columns: Type.Array(filled, { minItems: 1 }), convert }, closed),
    Type.Object({ template: columnTemplate }, closed),
    Type.Object({ constant: filled }, closed),
  ],
  description: [
    `a column's name, { "column", "values", "convert" }, { "columns", "convert" }, { "template" } or { "constant" }`,
    `convert is one of ${CONVERSION_NAMES.join(', ')}`,
  ].join('; '),
};

const chatbot = Type.Object(
  {
    serialNumber: Type.String({ minLength: 1, maxLength: 255 }),
    where: Type.Optional(Type.Record(filled, Type.Array(Type.String(), { minItems: 1 }))),
  },
  closed,
);

const format = Type.Object(
  {
    type: Type.Optional(oneOf(['auto', ...FORMAT_TYPES])),
    record: Type.Optional(
      Type.Unsafe<string | string[]>({
        anyOf: [filled, Type.Array(filled, { minItems: 1, uniqueItems: true })],
        description: 'the XML element, or the path of the JSON array, that holds the records, or a list of them',
      }),
    ),
    delimiter: Type.Optional(
      Type.String({
        pattern: String.raw`^(auto|\t|[^\p{L}\p{N}\s"'\\]{1,4})$`,
        description: 'auto, or what stands between the fields: a tab, or one to four signs such as , ; | or !#',
      }),
    ),
    encoding: Type.Optional(
      oneOf([
        'auto',
        'utf-8',
        'utf-16le',
        'utf-16be',
        'windows-1252',
        'shift_jis',
        'euc-jp',
        'gb18030',
        'big5',
        'euc-kr',
      ]),
    ),
    quote: Type.Optional(oneOf(['"', 'none'])),
    escape: Type.Optional(oneOf(['auto', '"', '\\'])),
    sheet: Type.Optional(Type.String({ minLength: 1, description: 'the sheet of a workbook that is read' })),
    headerLine: Type.Optional(
      Type.Integer({ minimum: 0, description: 'the line of a table on which its header stands; 0: it has none' }),
    ),
  },
  closed,
);

const limits = Type.Object(
  {
    maxRemoved: Type.Optional(share('share of the homes that one run, or seven days, may remove')),
    minRows: Type.Optional(share('share of the usual number of rows; null: no limit')),
    maxPriceChanges: Type.Optional(share('share of the prices that may change in one run')),
    maxProblems: Type.Optional(share('share of the rows that may be rejected')),
    missesBeforeRemoval: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    maxSize: Type.Optional(Type.Integer({ minimum: 1, description: 'bytes, packed and unpacked' })),
  },
  closed,
);

/** By reference, from the root: the check, which is compiled with `inlineRefs: false`, has it once and not for each field. */
const columnRuleReference = Type.Unsafe<ColumnRule>({ $ref: '#/$defs/columnRule' });
const columns = Type.Unsafe<Partial<Record<FeedField, ColumnRule>>>(
  Type.Object(Object.fromEntries(FEED_FIELD_NAMES.map((name) => [name, Type.Optional(columnRuleReference)])), closed),
);

/** One file of config/feeds/. */
export const feedConfigSchema = Type.Object(
  {
    chatbots: Type.Array(chatbot, { minItems: 1 }),
    source,
    format: Type.Optional(format),
    preset: Type.Optional(oneOf(PRESET_NAMES)),
    columns: Type.Optional(columns),
    extension: Type.Optional(
      Type.Unsafe<string[] | Record<string, string>>({
        anyOf: [Type.Array(filled), Type.Record(filled, filled)],
        description: 'a list of columns, or { "Key": "COLUMN" }',
      }),
    ),
    allowPrivate: Type.Optional(Type.Boolean()),
    images: Type.Optional(oneOf(['link', 'copy'])),
    imageRequests: Type.Optional(requests),
    defaults: Type.Optional(
      Type.Object({ CurrencySymbol: Type.Optional(filled), AreaUnit: Type.Optional(oneOf(AREA_UNITS)) }, closed),
    ),
    statuses: Type.Optional(Type.Record(filled, oneOf(STATUS_MEANINGS))),
    onMarket: Type.Optional(Type.Boolean()),
    key: Type.Array(oneOf(KEY_NAMES), { minItems: 1, uniqueItems: true }),
    mode: oneOf(['snapshot', 'delta']),
    schedule: Type.Optional(Type.Object({ cron: filled, timeZone: filled }, closed)),
    limits: Type.Optional(limits),
    maxAge: Type.Optional(Type.Number({ exclusiveMinimum: 0, description: 'hours' })),
    versionField: Type.Optional(filled),
    importSold: Type.Optional(Type.Boolean()),
    soldDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 36_500 })),
    disclaimer: Type.Optional(Type.String({ maxLength: 65_000 })),
  },
  { ...closed, $defs: { columnRule } },
);

export type FeedConfig = Static<typeof feedConfigSchema>;
export type FeedLimits = Required<Static<typeof limits>>;

/** 1 GB, packed and unpacked: 200,000 homes of a wide table with their descriptions. A larger market says so. */
const MAX_SIZE = 1024 ** 3;

export const FEED_LIMITS: FeedLimits = {
  maxRemoved: 0.2,
  minRows: 0.8,
  maxPriceChanges: 0.3,
  maxProblems: 0.1,
  missesBeforeRemoval: 1,
  maxSize: MAX_SIZE,
};
const SOLD_DAYS = 90;

/** The feed's limits with the defaults filled in; null turns a limit off. */
export const feedLimits = (config: Pick<FeedConfig, 'limits'>): FeedLimits => ({ ...FEED_LIMITS, ...config.limits });

/**
 * The feed's configuration where what a web API gave is fetched and read: it comes page by page, each of them bounded, and with all of its
 * media, so that the records of an MLS take some GB on the disk.
 */
export const withRoomForPages = (config: FeedConfig): FeedConfig => ({
  ...config,
  limits: { maxSize: 10 * MAX_SIZE, ...config.limits },
});

/** Whether the feed's pictures are fetched and shown from here, and not by the source's own addresses. */
export const copiesImages = (config: FeedConfig): boolean => config.images === 'copy';

/** For how many days a sold home stays on display. */
export const soldDays = (config: FeedConfig): number => config.soldDays ?? SOLD_DAYS;

/** JSON with the keys of every object in order, so that equal values give equal texts. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );

/**
 * The settings that decide which homes the same bytes become, and where: all but from where and when they come, and how much may change at once,
 * which the guards judge.
 */
export const decidingSettings = (config: FeedConfig) => {
  const { source, schedule, limits, maxAge, soldDays, disclaimer, imageRequests, allowPrivate, ...decides } = config;
  return decides;
};

/**
 * Canonical JSON of all that turns the same bytes into other values or another effect: a file is passed over, and a row is unchanged,
 * only under the same fingerprint.
 */
export const feedFingerprint = (config: FeedConfig): string => {
  const { chatbots, images, ...decides } = decidingSettings(config);
  return canonicalJson({ version: MAPPING_VERSION, copiesImages: copiesImages(config), ...decides });
};
