import { squashWord } from '../../listings/fold.ts';
import { FIELD_CHOICES } from '../map/check-values.ts';
import { FREQUENCIES } from '../map/frequencies.ts';
import { presetOf } from '../map/presets/presets.ts';
import { STATUS_MEANINGS } from '../map/statuses.ts';
import { sourceProblems, sourceWarnings } from './check-feed-source.ts';
import { IDX_HOURS } from './feed-age.ts';
import { type FeedConfig, feedConfigSchema, KEY_NAMES } from './feed-config.ts';
import { extensionColumns, feedConstants, feedRules, isOnMarket, ruleColumns } from './feed-rules.ts';
import { longestPauseHours, scheduleProblems } from './schedule.ts';
import { createSchemaCheck } from './schema-problems.ts';

const schemaProblems = createSchemaCheck(feedConfigSchema);

/** Where a constant can stand: how the whole file is meant. A fact about a home is never one. */
const CONSTANT_FIELDS: ReadonlySet<string> = new Set(['SaleType', 'CurrencySymbol', 'AreaUnit', 'RentFrequency']);
/** What constants and mapped words of these fields can say. */
const FIELD_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...FIELD_CHOICES,
  StandardStatus: STATUS_MEANINGS,
  RentFrequency: FREQUENCIES,
};

/** A word that is there twice with different meanings. */
function* ambiguousWords(path: string, words: Readonly<Record<string, string>>): Generator<string> {
  const meanings = new Map<string, string>();
  for (const [text, meaning] of Object.entries(words)) {
    const other = meanings.get(squashWord(text));
    if (other !== undefined && other !== meaning) yield `${path}."${text}" is there twice with different meanings`;
    meanings.set(squashWord(text), meaning);
  }
}

/** What a home has for itself alone is no secret: a private pool. */
const PRIVATE =
  /private(?!pool|garden|yard|patio|terrace|balcony|beach|entrance|parking|elevator)|showing|lockbox|accesscode|owner|occupant|compensation|commission/i;

/** Whether a column's name says that it is not meant for visitors. */
export const isPrivateColumn = (name: string): boolean => PRIVATE.test(name.replace(/[^a-z]/gi, ''));

function* ownScheduleProblems({ schedule }: FeedConfig): Generator<string> {
  yield* scheduleProblems(schedule, 'schedule');
}

function* valuesProblems(field: string, values: Readonly<Record<string, string>>): Generator<string> {
  yield* ambiguousWords(`columns.${field}.values`, values);
  const words = FIELD_WORDS[field];
  for (const [text, value] of Object.entries(values)) {
    if (words !== undefined && value !== '' && !words.includes(value)) {
      yield `columns.${field}.values."${text}" must be one of ${words.join(', ')}`;
    }
  }
}

function* columnProblems(config: FeedConfig): Generator<string> {
  for (const [field, rule] of Object.entries(config.columns ?? {})) {
    if (typeof rule !== 'object') continue;
    if ('template' in rule && field !== 'Url') yield `columns.${field} cannot be a template: only Url can`;
    if ('values' in rule) yield* valuesProblems(field, rule.values ?? {});
    if (!('constant' in rule)) continue;
    if (!CONSTANT_FIELDS.has(field)) {
      yield `columns.${field} cannot be a constant: only SaleType, CurrencySymbol, AreaUnit and RentFrequency can`;
    } else if (FIELD_WORDS[field]?.includes(rule.constant) === false) {
      yield `columns.${field}.constant must be one of ${FIELD_WORDS[field].join(', ')}`;
    }
  }
}

/** What is read to leave something out is shown to nobody. */
const UNSEEN: ReadonlySet<string> = new Set(['AddressHidden', 'PriceHidden', 'DisplayAllowed']);

function* privateProblems(config: FeedConfig): Generator<string> {
  if (config.allowPrivate === true) return;
  const remedy = 'looks private and would be shown: leave it out, or set allowPrivate to true';
  for (const { key, column } of extensionColumns(config)) {
    if (isPrivateColumn(column) || isPrivateColumn(key)) yield `extension: "${column}" ${remedy}`;
  }
  const rules = feedRules(config);
  for (const field of Object.keys(config.columns ?? {})) {
    if (UNSEEN.has(field)) continue;
    const rule = rules.get(field as keyof typeof config.columns);
    for (const column of rule === undefined ? [] : ruleColumns(rule)) {
      if (isPrivateColumn(column)) yield `columns.${field}: "${column}" ${remedy}`;
    }
  }
}

const STATUS_NEEDED = 'columns.StandardStatus is needed: it says where a listing stands';

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
  if (!rules.has('StandardStatus') && !isOnMarket(config)) {
    yield `${STATUS_NEEDED}, or "onMarket": true says that the source sends only what is on the market`;
  }
  if (!rules.has('SaleType') && feedConstants(config).SaleType === undefined) {
    yield 'columns.SaleType is needed: a column, or { "constant": "for_sale" } or { "constant": "for_rent" }';
  }
}

function* imageProblems(config: FeedConfig): Generator<string> {
  const { images, imageRequests, columns } = config;
  if (images === 'copy') {
    if (!feedRules(config).has('Images')) {
      yield 'columns.Images is needed for images "copy": it says where the pictures are';
    }
    return;
  }
  if (imageRequests !== undefined) {
    yield 'imageRequests is for pictures that are fetched: set images to "copy", or leave it out';
  }
  if (columns?.PhotosChangeTimestamp !== undefined) {
    yield 'columns.PhotosChangeTimestamp is read for images "copy" only: set it, or leave the column out';
  }
}

function* chatbotProblems({ chatbots }: FeedConfig): Generator<string> {
  const serialNumbers = chatbots.map(({ serialNumber }) => serialNumber);
  for (const [index, serialNumber] of serialNumbers.entries()) {
    if (serialNumbers.indexOf(serialNumber) !== index) {
      yield `chatbots[${index}].serialNumber ${serialNumber} is there twice: put both conditions into one entry`;
    }
  }
}

function* statusProblems({ statuses = {} }: FeedConfig): Generator<string> {
  yield* ambiguousWords('statuses', statuses);
}

function* formatProblems({ format, preset }: FeedConfig): Generator<string> {
  if (format?.type === 'xml' && format.record === undefined && presetOf(preset).record === undefined) {
    yield 'format.record is needed: it names the XML element that is a listing';
  }
}

/** What stands in a proposed configuration where only a person can tell: the check refuses it. */
export const todoText = (hint: string | null): string => `TODO${hint === null ? '' : `: ${hint}`}`;

export const isTodo = (value: unknown): value is string => typeof value === 'string' && /^TODO\b/.test(value);

/** What a proposed configuration leaves to a person, by the word TODO in place of a value. */
export function* unfinished(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (isTodo(value)) yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    yield* unfinished(part, Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`);
  }
}

/** What a configuration says lies five levels deep at most. What is far deeper, nothing that looks at each level of it comes back from. */
const MOST_LEVELS = 20;

const isNestedTooDeep = (value: unknown): boolean => {
  let level = [value];
  for (let depth = 0; depth <= MOST_LEVELS; depth += 1)
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  return level.length > 0;
};

const STILL_OPEN = 'is still to be filled in';

/** The places that are to be filled in, each with what it would have to be, and what else breaks the schema. */
const openProblems = (value: unknown): string[] => {
  let problems = schemaProblems(value);
  const open = [...unfinished(value)].map(([path, text]) => {
    const wrong = problems.find((problem) => problem.startsWith(`${path} `));
    problems = problems.filter((problem) => problem !== wrong);
    return `${path} ${STILL_OPEN} (${text})${wrong === undefined ? '' : `: it ${wrong.slice(path.length + 1)}`}`;
  });
  return [...open, ...problems];
};

/** All that is wrong with a feed's configuration, each a phrase that names the field. Empty: `value` is a FeedConfig. */
export const feedConfigProblems = (value: unknown): string[] => {
  if (isNestedTooDeep(value)) return [`it is nested more than ${MOST_LEVELS} levels deep`];
  const problems = openProblems(value);
  if (problems.length > 0) return [...problems, ...scheduleOf(value)];
  const config = value as FeedConfig;
  return [
    ownScheduleProblems,
    columnProblems,
    privateProblems,
    mappingProblems,
    formatProblems,
    imageProblems,
    chatbotProblems,
    statusProblems,
    sourceProblems,
  ].flatMap((find) => [...find(config)]);
};

/** All that is wrong with a proposed configuration beside what is still to be filled in. */
export const wrongInProposal = (value: unknown): string[] =>
  feedConfigProblems(value).filter((problem) => !problem.includes(` ${STILL_OPEN} (`));

/** The schedule's problems also where other fields are wrong, so that all are named at once. */
const scheduleOf = (value: unknown): string[] => {
  const schedule = (value as { schedule?: { cron?: unknown; timeZone?: unknown } } | null)?.schedule;
  return typeof schedule?.cron === 'string' && typeof schedule.timeZone === 'string'
    ? [...ownScheduleProblems({ schedule } as FeedConfig)]
    : [];
};

/** What the check says of a feed that works as it is, but perhaps not as it is meant. */
export const feedWarnings = (config: FeedConfig): string[] => {
  const warnings: string[] = [];
  const pause = longestPauseHours(config.schedule);
  if (pause === null) warnings.push('it has no schedule: it is imported only when somebody asks for it');
  else if (pause > IDX_HOURS) {
    warnings.push(
      `its schedule pauses for up to ${Math.round(pause * 10) / 10} hours: IDX rules ask for a refresh every ${IDX_HOURS} hours`,
    );
  }
  if (config.maxAge !== undefined && config.maxAge > IDX_HOURS && (pause === null || pause <= IDX_HOURS)) {
    warnings.push(`maxAge is ${config.maxAge} hours: IDX rules ask for a refresh every ${IDX_HOURS} hours`);
  }
  if (config.preset === 'redfin' && config.mode === 'snapshot') {
    warnings.push('Redfin downloads stop at 350 or 500 rows, and such a file is no snapshot: mode "delta" is safer');
  }
  if (config.key.length === 1 && config.key[0] === 'Url') {
    warnings.push('its only key is Url: units of a building that share a URL cannot be told apart');
  }
  return [...warnings, ...sourceWarnings(config)];
};
