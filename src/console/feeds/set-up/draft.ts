import type { Configuration, Rule, Word } from './contract.ts';

/** Whether a value is still to be told by a person. */
export const isOpen = (value: unknown): value is string => typeof value === 'string' && /^TODO\b/.test(value);

/** What is asked where a value is still to be told. */
export const askedOf = (value: unknown): string =>
  isOpen(value) ? value.replace(/^TODO:?\s*/, '') || 'Only your MLS can tell.' : '';

/** The places that are still to be told, as they are called in the file. */
export const openPlaces = (value: unknown, path = ''): string[] => {
  if (isOpen(value)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => openPlaces(part, path === '' ? name : `${path}.${name}`));
};

/** The columns that a rule reads. */
export const columnsOf = (rule: Rule | undefined): string[] => {
  if (rule === undefined || isOpen(rule)) return [];
  if (typeof rule === 'string') return [rule];
  if ('column' in rule) return [rule.column];
  if ('columns' in rule) return rule.columns;
  return 'template' in rule ? [...rule.template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name) : [];
};

/** The conversion of a rule of one column, where it has one. */
export const convertOf = (rule: Rule | undefined): string | undefined =>
  typeof rule === 'object' && 'column' in rule ? rule.convert : undefined;

const without = <Item>(values: Readonly<Record<string, Item>>, name: string): Record<string, Item> =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));

/** What tells homes apart, the surest first. */
const KEYS = ['ListingKey', 'MLSNumber', 'Url'] as const;

/** Keys are the fields for keys that have a column, where nobody has told others. */
const keysFor = ({ key, preset }: Configuration, columns: Readonly<Record<string, Rule>>): string[] => {
  const named = key.filter((each) => !isOpen(each));
  // What a preset reads is not among the columns.
  const kept = named.filter((each) => preset !== undefined || columns[each] !== undefined);
  const found = KEYS.filter((each) => columns[each] !== undefined && !isOpen(columns[each]));
  if (kept.length > 0) return kept;
  return found.length > 0 ? [...found] : ['TODO: a column'];
};

/** The configuration with another rule for a field; undefined: the field is not read. */
export const withRule = (config: Configuration, field: string, rule: Rule | undefined): Configuration => {
  const { onMarket, ...rest } = config;
  const others = without(config.columns ?? {}, field);
  const columns = rule === undefined ? others : { ...(config.columns ?? {}), [field]: rule };
  const told = onMarket === undefined || (field === 'StandardStatus' && rule !== undefined) ? rest : config;
  return { ...told, columns, key: keysFor(config, columns) };
};

/** The configuration with what a word of the source means in a field. */
export const withWord = (config: Configuration, field: string, word: string, meaning: string): Configuration => {
  const named = config.columns?.[field];
  const rule = typeof named === 'string' && !isOpen(named) ? { column: named } : named;
  if (typeof rule !== 'object' || !('column' in rule)) return config;
  return withRule(config, field, { ...rule, values: { ...rule.values, [word]: meaning } });
};

/** The configuration with what a status means; "": as the standard says. */
export const withStatus = (config: Configuration, text: string, meaning: string): Configuration => {
  const statuses = meaning === '' ? without(config.statuses ?? {}, text) : { ...config.statuses, [text]: meaning };
  const { statuses: _, ...rest } = config;
  return Object.keys(statuses).length === 0 ? rest : { ...rest, statuses };
};

/** The fields whose words have to be known, so that a column that is chosen for one of them is looked at. */
const WORD_FIELDS = ['StandardStatus', 'SaleType', 'PropertyType', 'RentFrequency', 'Bedrooms'] as const;

/** The fields of words that are read from other columns than before. */
export const columnsDiffer = (before: Configuration, after: Configuration): boolean =>
  WORD_FIELDS.some((field) => columnsOf(before.columns?.[field]).join() !== columnsOf(after.columns?.[field]).join());

const isTold = (told: Readonly<Record<string, string>> | undefined, text: string): boolean =>
  Object.keys(told ?? {}).some((each) => each.toLowerCase() === text.toLowerCase());

/** The configuration with the words that its columns hold and that it says nothing of yet, as they are proposed or to be told. */
export const withFoundWords = (config: Configuration, words: readonly Word[]): Configuration =>
  words.reduce((told, { Field, Text, Meaning }) => {
    if (Field === 'StandardStatus') return isTold(told.statuses, Text) ? told : withStatus(told, Text, Meaning);
    const rule = told.columns?.[Field];
    const values = typeof rule === 'object' && 'column' in rule ? rule.values : undefined;
    return isTold(values, Text) ? told : withWord(told, Field, Text, Meaning);
  }, config);

/** What a text says, as far as the form goes by it; what else is wrong the service tells. Throws a sentence. */
export const readConfiguration = (text: string): Configuration => {
  let value: Partial<Configuration> | null;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`This is no JSON: ${(error as Error).message}`);
  }
  const isWhole =
    Array.isArray(value?.chatbots) &&
    Array.isArray(value.key) &&
    typeof value.source === 'object' &&
    value.source !== null;
  if (!isWhole) throw new Error('It must have "chatbots" and "key", which are lists, and "source".');
  return value as Configuration;
};

/** The text of the feed's file. */
export const textOf = (config: Configuration): string => `${JSON.stringify(config, null, 2)}\n`;

/** A name for the feed of a file: "Daily Export (2).csv" is "daily-export-2". */
export const nameFor = (file: string): string =>
  file
    .replace(/(\.[A-Za-z0-9]{1,8})+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64);

/** The file that a feed reads where it is not fetched: in the folder of saved feeds, with the ending of the one that was looked at. */
export const localFileOf = (name: string, { Folder, Name }: { Folder: string; Name: string }): string =>
  `${Folder}/${name || 'feed'}${/(\.[A-Za-z0-9]{1,8})+$/.exec(Name)?.[0] ?? '.csv'}`;
