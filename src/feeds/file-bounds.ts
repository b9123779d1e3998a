import { FeedFileError } from './feed-file-error.ts';

/**
 * How much of anything a file of listings has at most. A source is a stranger: what is beyond these is a fault or an attack, and is told
 * before it takes memory or time. How large a file may be is the feed's `limits.maxSize`.
 */

/** Characters of a record. 500 pictures with addresses of 2,048 characters and long descriptions are 2 MB. */
export const LONGEST_RECORD = 8 << 20;
/** Characters of a column's name, of the names on the way to a nested value together, or of a name in JSON. */
export const LONGEST_NAME = 1_000;
/** Levels of a document. The formats that are in use have fewer than 20. */
export const DEEPEST = 100;
/** Columns of a file, and fields of a record. RESO's dictionary has some 700 for a home. */
export const MOST_COLUMNS = 5_000;
/** Records of a file: each takes memory until the run ends, and no market has a tenth of so many homes. */
export const MOST_RECORDS = 10_000_000;
/** Records in a row in which nothing is filled, blank lines among them: a spreadsheet leaves some thousands at its end. */
export const MOST_BLANK_RECORDS = 100_000;
/** Bytes of one page of a web API, unpacked. 1,000 homes with all their media are some 35 MB. */
export const LARGEST_PAGE = 128 << 20;
/** Bytes of any other answer of a web API: a token, a refusal. */
export const LARGEST_ANSWER = 1 << 20;

/**
 * How many times as large as it came a file may unpack. Tables pack 4 to 18 times, JSON and XML with 700 blank fields a home 25 to 40, and
 * where but four fields are filled 103.
 */
const MOST_TIMES_PACKED = 200;
/** Bytes. What is no larger does no harm, however little it was packed. */
const HARMLESS = 64 << 20;

/** To how many bytes something may unpack of which so many have come. */
export const mostUnpacked = (packed: number): number => Math.max(HARMLESS, packed * MOST_TIMES_PACKED);

/** The sentence for a file that is beyond one of these: `what` says which, and where. */
export const outOfBounds = (name: string, what: string): FeedFileError =>
  new FeedFileError(`${name}: ${what}. No file of listings is like that: look at what its source delivers`);

/** The sentence for what unpacks to more than `mostUnpacked`. */
export const unpacksToTooMuch = (name: string): FeedFileError =>
  outOfBounds(name, `it unpacks to more than ${MOST_TIMES_PACKED} times its size`);

/** Counts the records of a file, blank lines too. FeedFileError where they are too many, or too many in a row are blank. */
export const createRecordCounter = (name: string) => {
  let records = 0;
  let blank = 0;
  return (isBlank: boolean, line: number): void => {
    records += 1;
    blank = isBlank ? blank + 1 : 0;
    if (blank > MOST_BLANK_RECORDS) {
      throw outOfBounds(name, `more than ${MOST_BLANK_RECORDS} records in a row, up to line ${line}, are blank`);
    }
    if (records > MOST_RECORDS)
      throw outOfBounds(name, `it has more than ${MOST_RECORDS} records, the last in line ${line}`);
  };
};
