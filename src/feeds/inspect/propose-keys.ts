import { foldAddress } from '../../listings/fold.ts';
import { type ColumnRule, KEY_NAMES, type KeyName } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { bestRule, type Findings } from './proposal.ts';

/** How rows find their homes. `notes` say what is weak about it. */
export type KeyFinding = {
  keys: KeyName[];
  /** A key that is put together, where the file has none of its own. */
  made: { rule: ColumnRule; columns: string[] } | null;
  notes: string[];
};

/** Those that a source gives. InternalID is for files that are made from List. */
const KEYS = KEY_NAMES.filter((key) => key !== 'InternalID');

export type FieldColumns = (field: FeedField) => readonly string[];

const textsOf = ({ sample }: Findings, columns: readonly string[]): string[] => {
  const places = columns.map((column) => sample.header.indexOf(column));
  return sample.records.map(({ values }) =>
    places
      .map((place) => values[place]?.trim() ?? '')
      .join('\n')
      .trim(),
  );
};

const repeats = (texts: readonly string[]): number => texts.length - new Set(texts).size;

/** What tells the home of a row from that of another, besides the key: the street with its unit, however it is written, and the source's key. */
const homesOf = (findings: Findings, columnsOf: FieldColumns, key: KeyName): string[] => {
  const streets = textsOf(findings, columnsOf('Address'));
  const keys = key === 'ListingKey' ? null : textsOf(findings, columnsOf('ListingKey'));
  return findings.sample.records.map(({ values }, row) => {
    const street = foldAddress(streets[row]);
    return `${street === '' ? values.join('\n') : street}\n${keys?.[row] ?? ''}`;
  });
};

/** In how many rows a key is that of another home too: such rows would become one. */
const sharedRows = (findings: Findings, columnsOf: FieldColumns, key: KeyName): number => {
  const homes = homesOf(findings, columnsOf, key);
  // Homes with numbers of their own stay apart at one address on the web.
  const numbers = key === 'Url' ? textsOf(findings, columnsOf('MLSNumber')) : [];
  const known = new Map<string, string>();
  let shared = 0;
  for (const [row, text] of textsOf(findings, columnsOf(key)).entries()) {
    if (text === '' || (numbers[row] ?? '') !== '') continue;
    const first = known.get(text);
    if (first === undefined) known.set(text, homes[row] ?? '');
    else if (first !== homes[row]) shared += 1;
  }
  return shared;
};

/** The keys among the fields that rows of different homes share, each with in how many rows. */
export const sharedKeys = (
  findings: Findings,
  given: ReadonlySet<FeedField>,
  columnsOf: FieldColumns,
): Map<KeyName, number> =>
  new Map(
    KEYS.filter((key) => given.has(key))
      .map((key): [KeyName, number] => [key, sharedRows(findings, columnsOf, key)])
      .filter(([, rows]) => rows > 0),
  );

const NO_KEY = 'The file has no key of its own: no listing number, no ID and no web address.';
const ADDRESS_AS_KEY =
  'Each home is found by its address instead: one whose address is written anew ends and begins as another home, and rows of one address count as one home (the last wins). Ask the source for its listing number; a web address can also be made of columns: "Url": { "template": "https://www.example.com/homes/{COLUMN}" }.';

/** The keys of the fields that the feed gives, of those `wanted`; without any one made of the address, since a row without a key is rejected. */
export const proposeKeys = (
  findings: Findings,
  given: ReadonlySet<FeedField>,
  columnsOf: FieldColumns,
  wanted: readonly KeyName[] = KEYS,
): KeyFinding => {
  const rows = findings.sample.records.length;
  const shared = sharedKeys(findings, given, columnsOf);
  const keys = wanted.filter((key) => given.has(key) && !shared.has(key));
  const refused = [...shared].map(
    ([key, count]) => `${key} is no key: ${count} of ${rows} rows share it with another home`,
  );
  if (keys.length > 0) {
    const notes = keys.flatMap((key) => {
      const texts = textsOf(findings, columnsOf(key)).filter((text) => text !== '');
      const again = repeats(texts);
      const blank = rows - texts.length;
      return [
        ...(again > 0 ? [`${key}: ${again} of ${rows} rows repeat a value; the last of them wins`] : []),
        ...(blank > 0 && keys.length === 1 ? [`${key}: ${blank} of ${rows} rows have none, and are rejected`] : []),
      ];
    });
    return { keys, made: null, notes: [...refused, ...notes] };
  }
  const columns = (['Address', 'City', 'ZIP'] as const).flatMap((field) => (given.has(field) ? columnsOf(field) : []));
  const best = given.has('Address') ? bestRule(findings, 'ListingKey', columns, ['joined']) : null;
  if (best === null) return { keys: [], made: null, notes: [...refused, NO_KEY] };
  const again = repeats(textsOf(findings, columns));
  const notes = [
    ...refused,
    NO_KEY,
    ADDRESS_AS_KEY,
    ...(again > 0 ? [`${again} of ${rows} rows repeat an address`] : []),
  ];
  const rule = columns.length === 1 ? (columns[0] as string) : best.rule;
  return { keys: ['ListingKey'], made: { rule, columns }, notes };
};
