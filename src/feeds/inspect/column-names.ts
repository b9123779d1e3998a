import { foldName } from '../../listings/fold.ts';
import { type ColumnSource, FEED_FIELDS, type FeedField } from '../configuration/feed-fields.ts';
import { type PresetName, presetOf } from '../map/presets/presets.ts';
import { COMMON_NAMES, MARKET_NAMES, NAME_PATTERNS } from './known-names.ts';

/** A name as names are compared here: without case, accents and separators; `#` is the word number, `$/` a price per. */
export const squashColumn = (name: string): string =>
  foldName(name)
    .replace(/#/g, ' number ')
    .replace(/[$€£]\s*(\/|per\b)/g, ' price per ')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** In words: `FBaths #` and `LivingArea` give `f baths number` and `living area`. */
export const spaceColumn = (name: string): string =>
  foldName(name.replace(/(\p{Ll})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$2 '))
    .replace(/#/g, ' number ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Names of what only holds the value of the thing above it: `price.amount`, `city.name`. */
const HOLDERS = /^(amount|value|total|text|display|formatted|name|label|code|#text)$/i;
const UNITS = /(?<=.{2})(in)?(sqft|sqfeet|sf|sqm|qm|m2|usd|eur|gbp|cad)$/;
const COUNTED = /^(number|numberof|noof|totalnumberof)(?=.)/;
/** What stands under these is about people and offices, not about the home: `Agent.City`. */
const OTHERS = /agent|office|broker|member|contact|seller|owner|buyer|company|branch/i;

/** The parts of a name that stands within others, unless those are about people. */
const lastParts = (name: string): string[] => {
  const path = name.split(/[./@]/).filter((part) => part !== '');
  const holder = path.length > 1 && HOLDERS.test(path.at(-1) ?? '') ? path.pop() : undefined;
  const last = path.at(-1);
  const nested = /[.@]/.test(name) && (path.length > 1 || holder !== undefined);
  return !nested || last === undefined || OTHERS.test(path.join(' ')) ? [] : [last];
};

/** The forms of a name, squashed, with how much each says about the column. */
const nameForms = (name: string): [form: string, weight: number][] => {
  const outside = name.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const forms: [string, number][] = [[squashColumn(name), 1]];
  if (outside !== name) forms.push([squashColumn(outside), 0.95]);
  for (const part of lastParts(name)) forms.push([squashColumn(part), 0.93]);
  for (const [form] of [...forms]) {
    forms.push([form.replace(COUNTED, ''), 0.92]);
    forms.push([form.replace(UNITS, ''), 0.92]);
  }
  return forms.filter(([form]) => form !== '');
};

const AS_A_RULE = 0.85;

/** The names of a preset's columns that hold just what a field holds. */
const presetNames = (preset: PresetName): [FeedField, string][] =>
  Object.entries(presetOf(preset).fields).flatMap(([name, alternatives]) => {
    const field = name as FeedField;
    const isWhole = ({ columns, convert = FEED_FIELDS[field] }: ColumnSource): boolean =>
      columns.length === 1 && convert === FEED_FIELDS[field] && columns[0]?.endsWith('*') === false;
    return alternatives.filter(isWhole).map(({ columns: [column = ''] }): [FeedField, string] => [field, column]);
  });

const tableNames = (table: Readonly<Partial<Record<FeedField, string>>>): [FeedField, string][] =>
  Object.entries(table).flatMap(([field, names]) =>
    names.split(',').map((name): [FeedField, string] => [field as FeedField, name]),
  );

/** Every name that a field is known by, squashed: the common ones, the Data Dictionary's, and those of the other layouts. */
const createNames = (): ReadonlyMap<string, ReadonlyMap<FeedField, number>> => {
  const known = new Map<string, Map<FeedField, number>>();
  const add = (names: readonly [FeedField, string][], weight: number): void => {
    for (const [field, name] of names) {
      const form = squashColumn(name);
      const fields = known.get(form) ?? new Map<FeedField, number>();
      fields.set(field, Math.max(weight, fields.get(field) ?? 0));
      known.set(form, fields);
    }
  };
  add([...tableNames(COMMON_NAMES), ...presetNames('reso'), ...presetNames('redfin')], 1);
  add(tableNames(MARKET_NAMES), AS_A_RULE);
  return known;
};

const EXACT = 0.9;
const BY_PATTERN = 0.7;

/** How well a column's name fits each field, from 0 to 1. Over 0.9: it is a name of the field. */
export const createNameJudge = (): ((name: string) => ReadonlyMap<FeedField, number>) => {
  const names = createNames();
  return (name) => {
    const found = new Map<FeedField, number>();
    const note = (field: FeedField, score: number): void => {
      found.set(field, Math.max(score, found.get(field) ?? 0));
    };
    for (const [form, weight] of nameForms(name)) {
      for (const [field, score] of names.get(form) ?? []) note(field, score * weight);
    }
    const words = spaceColumn(name);
    for (const [field, pattern] of Object.entries(NAME_PATTERNS)) {
      if (pattern.test(words) && !OTHERS.test(words)) note(field as FeedField, BY_PATTERN);
    }
    return found;
  };
};

export const isKnownName = (score: number): boolean => score >= EXACT;
