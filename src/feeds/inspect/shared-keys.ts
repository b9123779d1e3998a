import { foldAddress } from '../../listings/fold.ts';
import { type FeedConfig, KEY_NAMES, type KeyName } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FeedPart } from '../fetch/fetched-file.ts';
import { cleanText, isEmptyWord } from '../map/conversion.ts';
import type { Extent } from '../read/parsed-record.ts';
import { readParts } from '../read/read-parts.ts';
import type { FileSample } from './column-profiles.ts';

/** The columns that a field is read from; none of one that the feed does not give. */
export type FieldColumns = (field: FeedField) => readonly string[];

/** Those that a source gives. InternalID is for files that are made from List. */
export const SOURCE_KEYS = KEY_NAMES.filter((key) => key !== 'InternalID');

/** So many rows are gone through: what is remembered of each stays. */
const MOST_ROWS = 500_000;

/**
 * Finds keys that different homes share, so that their rows would become one. Homes differ by the street with its unit, however it is
 * written, where there is one; by the source's own key; and else by all that the row says.
 */
const createKeyCheck = (columnsOf: FieldColumns) => {
  const shared = new Map<KeyName, number>();
  const known = new Map<KeyName, Map<string, string>>(SOURCE_KEYS.map((key) => [key, new Map()]));
  const note = (key: KeyName, text: string, home: string): void => {
    const homes = known.get(key);
    const first = homes?.get(text);
    if (first === undefined) homes?.set(text, home);
    else if (first !== home) shared.set(key, (shared.get(key) ?? 0) + 1);
  };
  /** Takes rows under a header. */
  const under = (header: readonly string[]): ((values: readonly string[]) => void) => {
    const placesOf = (field: FeedField): number[] => columnsOf(field).map((column) => header.indexOf(column));
    const [streets = [], ...places] = (['Address', ...SOURCE_KEYS] as const).map(placesOf);
    return (values) => {
      const textAt = (indexes: readonly number[] = []): string => {
        const texts = indexes.map((index) => cleanText(values[index]));
        return texts.every((text) => text === '' || isEmptyWord(text)) ? '' : texts.join(' ');
      };
      const [listingKey = '', number = '', url = ''] = places.map(textAt);
      const street = foldAddress(textAt(streets));
      const home = street === '' ? values.join('\n') : street;
      if (listingKey !== '') note('ListingKey', listingKey, home);
      if (number !== '') note('MLSNumber', number, `${home}\n${listingKey}`);
      // Homes with numbers of their own stay apart at one address on the web.
      else if (url !== '') note('Url', url, `${home}\n${listingKey}`);
    };
  };
  return { shared, under };
};

/** The keys that rows of different homes share, each with in how many rows. */
export type SharedKeys = ReadonlyMap<KeyName, number>;

export const sharedInSample = ({ header, records }: FileSample, columnsOf: FieldColumns): SharedKeys => {
  const { shared, under } = createKeyCheck(columnsOf);
  const add = under(header);
  for (const { values } of records) add(values);
  return shared;
};

/** The same of all rows of a file, as far as they can be read, and what the file says that it holds. `config` says how. */
export const readAllRows = async (
  parts: readonly FeedPart[],
  config: FeedConfig,
  columnsOf: FieldColumns,
): Promise<{ keys: SharedKeys; extent: Extent }> => {
  const { shared, under } = createKeyCheck(columnsOf);
  let extent: Extent = null;
  let rows = 0;
  try {
    for await (const part of readParts(parts, config)) {
      const add = under(part.header);
      for await (const batch of part.records) {
        for (const { values, broken } of batch) if (broken === undefined) add(values);
        rows += batch.length;
        if (rows >= MOST_ROWS) return { keys: shared, extent };
      }
      if (extent !== 'part') extent = part.facts.extent;
    }
  } catch (error) {
    // That a file breaks off is told by the trial.
    if (!(error instanceof FeedFileError)) throw error;
  }
  return { keys: shared, extent };
};
