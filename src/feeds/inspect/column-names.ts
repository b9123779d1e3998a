import { createTextCache } from '../../process/text-cache.ts';
import { type ColumnSource, FEED_FIELD_NAMES, FEED_FIELDS, type FeedField } from '../configuration/feed-fields.ts';
import { type PresetName, presetOf } from '../map/presets/presets.ts';
import { type ColumnPath, columnPath, NAMES_REMEMBERED, spaceColumn, squashColumn } from './column-paths.ts';
import type { ColumnTexts } from './column-profiles.ts';
import {
  placeInName,
  withoutCounts,
  withoutHolder,
  withoutQualifiers,
  withoutUnit,
  wordKey,
  wordsInFull,
} from './column-words.ts';
import { unitByName } from './currency-and-units.ts';
import { keyByWords } from './key-names.ts';
import { COMMON_NAMES, MARKET_NAMES, NAME_PATTERNS } from './known-names.ts';
import { periodIn, withoutPeriod } from './rent-periods.ts';

/** The forms of a name, squashed, with how much each says about the column. */
const nameForms = (name: string, { nested, last }: ColumnPath): [form: string, weight: number][] => {
  const outside = name.normalize('NFKC').replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const forms: [string, number][] = [
    [squashColumn(name), 1],
    [wordKey(wordsInFull(name)), 0.99],
    [squashColumn(outside), 0.96],
    [squashColumn(last), 0.95],
  ];
  for (const part of nested ? [outside, last] : [outside]) {
    const words = wordsInFull(part);
    forms.push([wordKey(words), 0.96], [wordKey(withoutCounts(words)), 0.94]);
    forms.push([wordKey(withoutUnit(withoutCounts(words))), 0.94]);
    if (words.at(-1) === 'count') forms.push([wordKey(withoutCounts(words.slice(0, -1))), 0.91]);
    forms.push([withoutUnit(spaceColumn(part).split(' ')).join(''), 0.94]);
    if (!isAboutOthers(name)) forms.push([wordKey(withoutHolder(withoutCounts(words))), 0.94]);
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

/** The names of each field with how sure they are: its own first, then the others, each a little less than the one before. */
const tableNames = (table: Readonly<Partial<Record<FeedField, string>>>): [FeedField, string, number][] =>
  Object.entries(table).flatMap(([field, list]) => {
    const names = list.split(',');
    return names.map((name, place): [FeedField, string, number] => [
      field as FeedField,
      name,
      1 - (LEAST_SURE * place) / names.length,
    ]);
  });
const LEAST_SURE = 0.02;

/** Every name that a field is known by, squashed: the common ones, the Data Dictionary's, and those of the other layouts. */
const createNames = (): ReadonlyMap<string, ReadonlyMap<FeedField, number>> => {
  const known = new Map<string, Map<FeedField, number>>();
  const add = (names: readonly [FeedField, string, number?][], weight: number): void => {
    for (const [field, name, sure = 1] of names) {
      const words = wordsInFull(name);
      // One word may say more than its translation: `Superficie` is the home's, `Area` may be a part of the town.
      for (const form of [squashColumn(name), ...(words.length > 1 ? [wordKey(words)] : [])]) {
        const fields = known.get(form) ?? new Map<FeedField, number>();
        fields.set(field, Math.max(weight * sure, fields.get(field) ?? 0));
        known.set(form, fields);
      }
    }
  };
  add(tableNames(COMMON_NAMES), 1);
  add([...presetNames('reso'), ...presetNames('redfin')], 1 - LEAST_SURE);
  add(tableNames(MARKET_NAMES), AS_A_RULE);
  return known;
};

/** All that can be measured in square feet, metres, acres or hectares, or cost by these. */
const BY_AREA: readonly FeedField[] = ['BuildingArea', 'LotArea', 'AreaUnit', 'UnitAreaPrice'];

/** What no code tells: `Parking Code`. */
const isAmount = (field: FeedField): boolean => ['number', 'price', 'money'].includes(FEED_FIELDS[field]);

/** What a count is: of rooms, or of days. */
const COUNTED = ['number', 'days'];

const EXACT = 0.9;
const BY_PLACE = 0.99;
/** `Web Remarks`. */
const FOR_SOME = 0.9;
/** After a rent by the month. */
const BY_PERIOD = 0.91;
const BY_PATTERN = 0.7;
const BEHIND = 0.01;
/** What these words are in the name of is about those who sell or buy the home. */
const OTHERS = /agent|office|broker|member|contact|seller|owner|buyer|company|branch|realtor|logo|\bmail(ing)?\b/;
export const isAboutOthers = (name: string): boolean => OTHERS.test(spaceColumn(name));

const names = createNames();

const isRentByPeriod = (name: string): boolean =>
  periodIn(name) !== null && names.get(wordKey(withoutUnit(withoutPeriod(name))))?.has('RentPrice') === true;

/** Whether a description is told for somebody: `Web Remarks`. */
const isTextForSome = (name: string): boolean =>
  names.get(wordKey(withoutQualifiers(wordsInFull(name))))?.has('Description') === true;

const judge = (name: string): ReadonlyMap<FeedField, number> => {
  const path = columnPath(name);
  const found = new Map<FeedField, number>();
  const isMeasured = unitByName(name) !== null;
  const last = wordsInFull(name).at(-1);
  const isCounted = (field: FeedField): boolean =>
    last !== 'count' || (COUNTED.includes(FEED_FIELDS[field]) && !BY_AREA.includes(field));
  const note = (field: FeedField, score: number): void => {
    if (path.allows(field) && (!isMeasured || BY_AREA.includes(field)) && !(last === 'code' && isAmount(field)))
      found.set(field, Math.max(score, found.get(field) ?? 0));
  };
  for (const [form, weight] of nameForms(name, path)) {
    for (const [field, score] of names.get(form) ?? []) if (isCounted(field)) note(field, score * weight);
  }
  for (const field of FEED_FIELD_NAMES) if (path.means(field)) note(field, BY_PLACE);
  if (isRentByPeriod(name)) note('RentPrice', BY_PERIOD);
  if (isTextForSome(path.last)) note('Description', FOR_SOME);
  const asPath = placeInName(name);
  for (const [field, score] of asPath === null ? [] : judgeName(asPath)) note(field, score * BY_PLACE);
  // What each record stands under in JSON.
  if (name === 'name()') note('ListingKey', BY_PATTERN);
  const key = isAboutOthers(name) ? null : keyByWords(path.last);
  if (key !== null) note(key, BY_PATTERN);
  // Beside another it is the one that people say.
  if (key === 'ListingKey') note('MLSNumber', BY_PATTERN - BEHIND);
  const words = spaceColumn(name);
  for (const [field, pattern] of Object.entries(NAME_PATTERNS)) {
    if (pattern.test(words) && !isAboutOthers(name)) note(field as FeedField, BY_PATTERN);
  }
  return found;
};

const rememberJudgement = createTextCache<ReadonlyMap<FeedField, number>>(NAMES_REMEMBERED);
/** How well a column's name fits each field, from 0 to 1. Over 0.9: it is a name of the field. */
export const judgeName = (name: string): ReadonlyMap<FeedField, number> => rememberJudgement(name, () => judge(name));

/** How well a column's name fits each field, whole and without what many names begin and end with. */
export const judgeColumn = ({ name, place }: ColumnTexts): ReadonlyMap<FeedField, number> => {
  const found = new Map(judgeName(name));
  for (const [field, score] of judgeName(place)) found.set(field, Math.max(score, found.get(field) ?? 0));
  return found;
};

export const isKnownName = (score: number): boolean => score >= EXACT;

/** Whether a column has a name of the field. */
export const isNamedFor = (field: FeedField, column: ColumnTexts): boolean =>
  isKnownName(judgeColumn(column).get(field) ?? 0);

/** Whether it has a name of any field. */
export const isNamedForAny = (column: ColumnTexts): boolean => [...judgeColumn(column).values()].some(isKnownName);
