import { AREA_UNITS, SALE_TYPES } from '../../listings/listing.ts';
import { squashStatus } from '../map/statuses.ts';
import { type FeedConfig, feedConfigSchema, KEY_NAMES } from './feed-config.ts';
import { extensionColumns, feedConstants, feedRules, ruleColumns } from './feed-rules.ts';
import { fileSourceProblems } from './file-source-problems.ts';
import { resoSourceProblems } from './reso-source-problems.ts';
import { scheduleProblems } from './schedule-problems.ts';
import { createSchemaCheck } from './schema-problems.ts';
import { isTodo } from './todo.ts';

const schemaProblems = createSchemaCheck(feedConfigSchema);

/** Where a constant can stand: how the whole file is meant. A fact about a home is never one. */
const CONSTANT_FIELDS: ReadonlySet<string> = new Set(['SaleType', 'CurrencySymbol', 'AreaUnit']);
const CONSTANT_VALUES: Readonly<Record<string, readonly string[]>> = {
  SaleType: SALE_TYPES,
  AreaUnit: AREA_UNITS,
};

const PRIVATE = /private|showing|lockbox|accesscode|owner|occupant|compensation|commission/i;

/** Whether a column's name says that it is not meant for visitors. */
export const isPrivateColumn = (name: string): boolean => PRIVATE.test(name.replace(/[^a-z]/gi, ''));

function* ownScheduleProblems({ schedule }: FeedConfig): Generator<string> {
  yield* scheduleProblems(schedule, 'schedule');
}

function* columnProblems(config: FeedConfig): Generator<string> {
  for (const [field, rule] of Object.entries(config.columns ?? {})) {
    if (typeof rule !== 'object') continue;
    if ('template' in rule && field !== 'Url') yield `columns.${field} cannot be a template: only Url can`;
    if (!('constant' in rule)) continue;
    if (!CONSTANT_FIELDS.has(field)) {
      yield `columns.${field} cannot be a constant: only SaleType, CurrencySymbol and AreaUnit can`;
    }
    const values = CONSTANT_VALUES[field];
    if (values !== undefined && !values.includes(rule.constant)) {
      yield `columns.${field}.constant must be one of ${values.join(', ')}`;
    }
  }
}

function* privateProblems(config: FeedConfig): Generator<string> {
  if (config.allowPrivate === true) return;
  const remedy = 'looks private and would be shown: leave it out, or set allowPrivate to true';
  for (const { key, column } of extensionColumns(config)) {
    if (isPrivateColumn(column) || isPrivateColumn(key)) yield `extension: "${column}" ${remedy}`;
  }
  const rules = feedRules(config);
  for (const field of Object.keys(config.columns ?? {})) {
    const rule = rules.get(field as keyof typeof config.columns);
    for (const column of rule === undefined ? [] : ruleColumns(rule)) {
      if (isPrivateColumn(column)) yield `columns.${field}: "${column}" ${remedy}`;
    }
  }
}

function* mappingProblems(config: FeedConfig): Generator<string> {
  if (config.preset === undefined && config.columns === undefined) {
    yield 'preset or columns is needed: they say which column is which field';
    return;
  }
  const rules = feedRules(config);
  for (const key of KEY_NAMES) {
    if (config.key.includes(key) && !rules.has(key)) {
      yield `key names ${key}, for which there is no column: add columns.${key}`;
    }
  }
  if (!rules.has('StandardStatus')) yield 'columns.StandardStatus is needed: it says where a listing stands';
  if (!rules.has('SaleType') && feedConstants(config).SaleType === undefined) {
    yield 'columns.SaleType is needed: a column, or { "constant": "for_sale" } or { "constant": "for_rent" }';
  }
}

function* otherProblems(config: FeedConfig): Generator<string> {
  if (config.format?.type === 'xml' && config.format.record === undefined) {
    yield 'format.record is needed: it names the XML element that is a listing';
  }
  if (config.imageRequests !== undefined && config.images !== 'copy') {
    yield 'imageRequests is for pictures that are fetched: set images to "copy", or leave it out';
  }
  if (config.images === 'copy' && !feedRules(config).has('Images')) {
    yield 'columns.Images is needed for images "copy": it says where the pictures are';
  }
  if (config.columns?.PhotosChangeTimestamp !== undefined && config.images !== 'copy') {
    yield 'columns.PhotosChangeTimestamp is read for images "copy" only: set it, or leave the column out';
  }
  const serialNumbers = config.chatbots.map(({ serialNumber }) => serialNumber);
  for (const [index, serialNumber] of serialNumbers.entries()) {
    if (serialNumbers.indexOf(serialNumber) !== index) {
      yield `chatbots[${index}].serialNumber ${serialNumber} is there twice: put both conditions into one entry`;
    }
  }
  const meanings = new Map<string, string>();
  for (const [text, meaning] of Object.entries(config.statuses ?? {})) {
    const other = meanings.get(squashStatus(text));
    if (other !== undefined && other !== meaning) yield `statuses."${text}" is there twice with different meanings`;
    meanings.set(squashStatus(text), meaning);
  }
}

/** What a proposed configuration leaves to a person, by the word TODO in place of a value. */
function* unfinished(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (isTodo(value)) yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    yield* unfinished(part, Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`);
  }
}

/** The places that are to be filled in, each with what it would have to be, and what else breaks the schema. */
const openProblems = (value: unknown): string[] => {
  let problems = schemaProblems(value);
  const open = [...unfinished(value, '')].map(([path, text]) => {
    const wrong = problems.find((problem) => problem.startsWith(`${path} `));
    problems = problems.filter((problem) => problem !== wrong);
    return `${path} is still to be filled in (${text})${wrong === undefined ? '' : `: it ${wrong.slice(path.length + 1)}`}`;
  });
  return [...open, ...problems];
};

/** All that is wrong with a feed's configuration, each a phrase that names the field. Empty: `value` is a FeedConfig. */
export const feedConfigProblems = (value: unknown): string[] => {
  const problems = openProblems(value);
  if (problems.length > 0) return [...problems, ...scheduleOf(value)];
  const config = value as FeedConfig;
  return [
    ownScheduleProblems,
    columnProblems,
    privateProblems,
    mappingProblems,
    otherProblems,
    fileSourceProblems,
    resoSourceProblems,
  ].flatMap((find) => [...find(config)]);
};

/** The schedule's problems also where other fields are wrong, so that all are named at once. */
const scheduleOf = (value: unknown): string[] => {
  const schedule = (value as { schedule?: { cron?: unknown; timeZone?: unknown } } | null)?.schedule;
  return typeof schedule?.cron === 'string' && typeof schedule.timeZone === 'string'
    ? [...ownScheduleProblems({ schedule } as FeedConfig)]
    : [];
};
