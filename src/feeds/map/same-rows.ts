import xxhash from 'xxhash-wasm';
import { mlsKey } from '../../listings/keys.ts';
import type { ListingValues } from '../../listings/listing.ts';
import { createTextCache } from '../../process/text-cache.ts';
import { copiesImages, type FeedConfig, feedFingerprint } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import type { ParsedRecord } from '../read/parsed-record.ts';
import { READ_BY } from './conversions.ts';
import { matchesWhere, type RawRecord, type RowKeys, type SameRow, type Where } from './feed-row.ts';
import { BLANK_FIELDS, marketSince } from './listing-values.ts';
import { placeOf, type Readings, textOf } from './read-fields.ts';
import type { RecordReader } from './read-record.ts';

/**
 * A home that a chatbot shows as its feed has sent it. `marketDay` and `modifiedAt` count days and milliseconds from 1970, NaN where they are
 * not known; `blanks` are bits (`SentListing`).
 */
export type KnownHome = { id: number; marketDay: number; modifiedAt: number; blanks: number };

/** The homes that a feed shows in a chatbot, by the digests of the cells of which they were made. */
export type KnownHomes = { find: (cells: bigint) => KnownHome | undefined };

/** The chatbots of a run, with what each shows; none where each row is to be mapped and compared. */
export type KnownTargets = readonly { where: Where | undefined; homes: KnownHomes }[];

/**
 * Whether rows are told by their cells. A delta has few rows, and what it says again is news; pictures that are copied are compared by
 * themselves, and an ID is no part of what is compared.
 */
export const tellsSameRows = (config: FeedConfig): boolean =>
  config.mode === 'snapshot' &&
  !('resoWebApi' in config.source) &&
  !copiesImages(config) &&
  !config.key.includes('InternalID');

const DAY = 86_400_000;
/** A file's homes lack the same fields again and again, but may lack any. */
const LISTS_REMEMBERED = 10_000;
/** What moves by itself from night to night, and is compared by its values. */
const VOLATILE: readonly FeedField[] = ['DaysOnMarket', 'MarketSince', 'ModificationTimestamp'];
/** What has to be known of a row in any case. */
const APART: readonly FeedField[] = [...VOLATILE, 'ListingKey', 'MLSNumber', 'Latitude', 'Longitude'];

const HEX = 16;
const hexadecimal = (number: bigint, bytes: number): string => number.toString(HEX).padStart(2 * bytes, '0');
/** Two bytes of it, which are never zero: those of a row which is not told by its cells are. */
const tagOf = (rules: bigint): string => hexadecimal(BigInt.asUintN(16, rules) || 1n, 2);

/** Whether a row that has nothing wrong may be told by its cells the next time. */
export const mayBeTold = (keys: RowKeys, { SaleType, SalePrice, RentPrice }: ListingValues): boolean =>
  (keys.ListingKey !== null || mlsKey(keys.MLSNumber) !== null) &&
  Number(SaleType === 'for_rent' ? RentPrice : SalePrice) > 0;

/** Values that are blank where a stored listing's are, as far as `missingFields` asks; the others are anything. */
const valuesLike = (
  blanks: number,
  apart: Pick<ListingValues, 'MarketSince' | 'ModificationTimestamp'>,
): ListingValues => {
  const isSet = (bit: number): boolean => Math.floor(blanks / 2 ** bit) % 2 === 1;
  const values = BLANK_FIELDS.map((field, place) => [field, isSet(place + 1) ? null : '']);
  return { ...Object.fromEntries(values), ...apart, SaleType: isSet(0) ? 'for_rent' : 'for_sale' };
};

/** Whether the fields that are compared by their values say of a home what is stored: then nothing would be written. */
const isAsStored = (since: string | null, modified: string | null, { marketDay, modifiedAt }: KnownHome): boolean => {
  const isSince = since === null ? Number.isNaN(marketDay) : Math.abs(Date.parse(since) / DAY - marketDay) <= 1;
  return isSince && !(Date.parse(modified ?? '') < modifiedAt);
};

/** What rows are told with: the reader of their file, and how its mapper works out the rest. */
export type TellerParts = {
  config: FeedConfig;
  reader: RecordReader;
  missingOf: (values: ListingValues, readings: Readings) => string[];
  daysAgo: (days: number) => string;
  isMisplaced: (place: { latitude: number; longitude: number }) => boolean;
};

/** What tells the rows of a run by their cells, for each part of its file. */
export const prepareTeller = async (targets: KnownTargets) => {
  const { h64 } = await xxhash();

  return ({ config, reader, missingOf, daysAgo, isMisplaced }: TellerParts) => {
    // Records that name their own values name them in another order every night.
    const columns = reader.columnsBut(VOLATILE).sort((left, right) => (left.name < right.name ? -1 : 1));
    const rules = h64(JSON.stringify([READ_BY, feedFingerprint(config), reader.fields, reader.sources]));
    const readApart = reader.readerOf(APART);
    const readTours = reader.readerOf(['Tours']);
    const recall = createTextCache<readonly string[]>(LISTS_REMEMBERED);

    const missing = (blanks: number, since: string | null, modified: string | null): readonly string[] =>
      recall(`${blanks} ${since === null} ${modified === null}`, () =>
        missingOf(valuesLike(blanks, { MarketSince: since, ModificationTimestamp: modified }), []),
      );

    return {
      /** As a row keeps them: the rules by which they were read, and their digest. */
      toText: (cells: bigint): string => tagOf(rules) + hexadecimal(cells, 8),

      /** The digest of a record's cells. */
      tell: (values: readonly string[]): bigint => {
        // Whether there is a tour depends on the day.
        let text = textOf(readTours(values), 'Tours') ?? '';
        // With how long each is: no sign parts cells for sure.
        for (const { index } of columns) {
          const cell = values[index] ?? '';
          text += `${cell.length} ${cell}`;
        }
        return h64(text, rules);
      },

      /** The row, where every chatbot shows its home as it says; null where it has to be mapped and compared. */
      find: (cells: bigint, { line, values }: ParsedRecord, record: RawRecord): SameRow | null => {
        const found = targets.map(({ where, homes }) => (matchesWhere(record, where) ? homes.find(cells) : undefined));
        const [first] = found;
        if (first === undefined) return null;
        const readings = readApart(values);
        const since = marketSince(readings, daysAgo);
        const modified = textOf(readings, 'ModificationTimestamp');
        const listings = found.flatMap((home) =>
          home !== undefined && isAsStored(since, modified, home) ? [home.id] : [],
        );
        if (listings.length < found.length) return null;
        if (readings.some(({ problem, notice }) => problem !== null || notice !== null)) return null;
        const place = placeOf(readings);
        if (place !== null && isMisplaced(place)) return null;
        const keys = reader.keysOf(readings);
        return {
          kind: 'same',
          line,
          keys,
          record,
          listings,
          problems: [],
          missing: missing(first.blanks, since, modified),
        };
      },
    };
  };
};

export type CreateTeller = Awaited<ReturnType<typeof prepareTeller>>;
