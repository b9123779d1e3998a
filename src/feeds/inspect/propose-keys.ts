import type { ColumnRule, KeyName } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { cleanText } from '../map/conversion.ts';
import { bestRule, type Findings } from './proposal.ts';
import { unitColumn } from './propose-composites.ts';
import { type FieldColumns, type SharedKeys, SOURCE_KEYS } from './shared-keys.ts';

/** How rows find their homes. `notes` say what is weak about it. */
export type KeyFinding = {
  keys: KeyName[];
  /** A key that is put together, where the file has none of its own. */
  made: { rule: ColumnRule; columns: string[] } | null;
  notes: string[];
};

const textsOf = ({ sample }: Findings, columns: readonly string[]): string[] => {
  const places = columns.map((column) => sample.header.indexOf(column));
  return sample.records.map(({ values }) =>
    places
      .map((place) => cleanText(values[place]))
      .join('\n')
      .trim(),
  );
};

const NO_KEY = 'The file has no key of its own: no listing number, no ID and no web address.';
const ASK_FOR_KEY =
  'Ask the source for its listing number; a web address can also be made of columns: "Url": { "template": "https://www.example.com/homes/{COLUMN}" }.';
const ADDRESS_AS_KEY = [
  'Each home is found by its address instead: one whose address is written anew ends and begins as another home,',
  `and rows of one address count as one home (the last wins). ${ASK_FOR_KEY}`,
].join(' ');
const ADDRESS_REPEATS = `Several homes have one address, so that it cannot stand in for a key. ${ASK_FOR_KEY}`;

/** A key that is made of the address and its place; null where there is no address, or different homes would have one key. */
const makeKey = (findings: Findings, columnsOf: FieldColumns): KeyFinding['made'] => {
  const street = columnsOf('Address');
  const unit = unitColumn(findings, street);
  const columns = [
    ...new Set([
      ...street,
      ...(unit === undefined ? [] : [unit.name]),
      ...(['City', 'ZIP'] as const).flatMap(columnsOf),
    ]),
  ];
  const best = street.length === 0 ? null : bestRule(findings, 'ListingKey', columns, ['joined']);
  if (best === null) return null;
  const rows = new Set(findings.sample.records.map(({ values }) => values.join('\n')));
  const made = new Set(textsOf(findings, columns));
  if (made.size < rows.size) return null;
  return { rule: columns.length === 1 ? (columns[0] as string) : best.rule, columns };
};

type KeyClues = {
  given: ReadonlySet<FeedField>;
  columnsOf: FieldColumns;
  shared: SharedKeys;
  /** Those that the preset says; else all that there are. */
  wanted?: readonly KeyName[] | undefined;
};

/**
 * The keys of the fields that the feed gives, but for those that different homes share; without any one made of the address and its place,
 * since a row without a key is rejected.
 */
export const proposeKeys = (
  findings: Findings,
  { given, columnsOf, shared, wanted = SOURCE_KEYS }: KeyClues,
): KeyFinding => {
  const rows = findings.sample.records.length;
  const keys = wanted.filter((key) => given.has(key) && !shared.has(key));
  const refused = [...shared].map(
    ([key, count]) => `${key} is no key: in ${count} rows it is that of another home, too`,
  );
  if (keys.length > 0) {
    const notes = keys.flatMap((key) => {
      const texts = textsOf(findings, columnsOf(key)).filter((text) => text !== '');
      const again = texts.length - new Set(texts).size;
      const blank = rows - texts.length;
      return [
        ...(again > 0 ? [`${key}: ${again} of ${rows} rows repeat a value; the last of them wins`] : []),
        ...(blank > 0 && keys.length === 1 ? [`${key}: ${blank} of ${rows} rows have none, and are rejected`] : []),
      ];
    });
    return { keys, made: null, notes: [...refused, ...notes] };
  }
  const made = makeKey(findings, columnsOf);
  if (made !== null) return { keys: ['ListingKey'], made, notes: [...refused, NO_KEY, ADDRESS_AS_KEY] };
  const again = columnsOf('Address').length === 0 ? [] : [ADDRESS_REPEATS];
  return { keys: [], made: null, notes: [...refused, NO_KEY, ...again] };
};
