import { CronExpressionParser } from 'cron-parser';
import { IANAZone } from 'luxon';
import { AREA_UNITS, SALE_TYPES } from '../../listings/listing.ts';
import { squashStatus } from '../map/statuses.ts';
import { type FeedConfig, feedConfigSchema, KEY_NAMES } from './feed-config.ts';
import { extensionColumns, type FieldRule, feedConstants, feedRules } from './feed-rules.ts';
import { createSchemaCheck } from './schema-problems.ts';

const schemaProblems = createSchemaCheck(feedConfigSchema);

/** Where a constant can stand: how the whole file is meant. A fact about a home is never one. */
const CONSTANT_FIELDS: ReadonlySet<string> = new Set(['SaleType', 'CurrencySymbol', 'AreaUnit']);
const CONSTANT_VALUES: Readonly<Record<string, readonly string[]>> = {
  SaleType: SALE_TYPES,
  AreaUnit: AREA_UNITS,
};

const PRIVATE = /private|showing|lockbox|accesscode|owner|occupant|compensation|commission/i;
const isPrivateColumn = (name: string): boolean => PRIVATE.test(name.replace(/[^a-z]/gi, ''));

const cronProblem = (cron: string): string | null => {
  const fields = cron.trim().split(/\s+/).length;
  if (fields !== 5 && fields !== 6) return 'schedule.cron must have five fields (minute hour day month weekday)';
  try {
    CronExpressionParser.parse(cron, { tz: 'UTC' });
    return null;
  } catch (error) {
    return `schedule.cron is not a cron expression: ${error instanceof Error ? error.message : String(error)}`;
  }
};

function* scheduleProblems({ schedule }: FeedConfig): Generator<string> {
  if (schedule === undefined) return;
  const cron = cronProblem(schedule.cron);
  if (cron !== null) yield cron;
  if (!IANAZone.isValidZone(schedule.timeZone)) {
    yield `schedule.timeZone must be an IANA time zone such as America/New_York, not "${schedule.timeZone}"`;
  }
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

const ruleColumns = (rule: FieldRule): readonly string[] => {
  if (rule.kind === 'constant') return [];
  return rule.kind === 'template' ? rule.columns : rule.alternatives.flatMap(({ columns }) => columns);
};

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

/** All that is wrong with a feed's configuration, each a phrase that names the field. Empty: `value` is a FeedConfig. */
export const feedConfigProblems = (value: unknown): string[] => {
  const problems = schemaProblems(value);
  if (problems.length > 0) return [...problems, ...scheduleOf(value)];
  const config = value as FeedConfig;
  return [scheduleProblems, columnProblems, privateProblems, mappingProblems, otherProblems].flatMap((find) => [
    ...find(config),
  ]);
};

/** The schedule's problems also where other fields are wrong, so that all are named at once. */
const scheduleOf = (value: unknown): string[] => {
  const schedule = (value as { schedule?: { cron?: unknown; timeZone?: unknown } } | null)?.schedule;
  return typeof schedule?.cron === 'string' && typeof schedule.timeZone === 'string'
    ? [...scheduleProblems({ schedule } as FeedConfig)]
    : [];
};
