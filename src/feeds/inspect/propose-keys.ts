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

type FieldColumns = (field: FeedField) => readonly string[];

const textsOf = ({ sample }: Findings, columns: readonly string[]): string[] => {
  const places = columns.map((column) => sample.header.indexOf(column));
  return sample.records.map(({ values }) => places.map((place) => values[place]?.trim() ?? '').join('\n'));
};

const repeats = (texts: readonly string[]): number => texts.length - new Set(texts).size;

const NO_KEY = 'The file has no key of its own: no listing number, no ID and no web address.';
const ADDRESS_AS_KEY =
  'Each home is found by its address instead: one whose address is written anew ends and begins as another home, and rows of one address count as one home (the last wins). Ask the source for its listing number; a web address can also be made of columns: "Url": { "template": "https://www.example.com/homes/{COLUMN}" }.';

/**
 * The keys of the fields that the feed gives, of those that are wanted; without any one made of the address and its place, since a row without
 * a key is rejected.
 */
export const proposeKeys = (
  findings: Findings,
  given: ReadonlySet<FeedField>,
  columnsOf: FieldColumns,
  wanted: readonly KeyName[] = KEY_NAMES,
): KeyFinding => {
  const rows = findings.sample.records.length;
  const keys = wanted.filter((key) => key !== 'InternalID' && given.has(key));
  if (keys.length > 0) {
    const notes = keys.flatMap((key) => {
      const texts = textsOf(findings, columnsOf(key)).filter((text) => text.trim() !== '');
      const again = repeats(texts);
      const blank = rows - texts.length;
      return [
        ...(again > 0 ? [`${key}: ${again} of ${rows} rows repeat a value; the last of them wins`] : []),
        ...(blank > 0 && keys.length === 1 ? [`${key}: ${blank} of ${rows} rows have none, and are rejected`] : []),
      ];
    });
    return { keys, made: null, notes };
  }
  const columns = (['Address', 'City', 'ZIP'] as const).flatMap((field) => (given.has(field) ? columnsOf(field) : []));
  const best = given.has('Address') ? bestRule(findings, 'ListingKey', columns, ['joined']) : null;
  if (best === null) return { keys: [], made: null, notes: [NO_KEY] };
  const again = repeats(textsOf(findings, columns));
  const notes = [NO_KEY, ADDRESS_AS_KEY, ...(again > 0 ? [`${again} of ${rows} rows repeat an address`] : [])];
  const rule = columns.length === 1 ? (columns[0] as string) : best.rule;
  return { keys: ['ListingKey'], made: { rule, columns }, notes };
};
