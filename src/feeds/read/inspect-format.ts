import type { FeedConfig } from '../configuration/feed-config.ts';
import type { FeedPart } from '../fetch/fetched-file.ts';
import { decodeFile, detectEncoding } from './decode.ts';
import type { FileFormat } from './detect-format.ts';
import { textKind } from './file-kind.ts';
import type { ParsedRecord } from './parsed-record.ts';
import { readBeginning } from './read-beginning.ts';
import { readParts } from './read-parts.ts';
import { findRepeatedElements, type RepeatedElement } from './xml-repeated-elements.ts';

/** What a file is, and its first records under its header. */
export type FormatInspection = {
  /** Of the first part: type, encoding, and by its type delimiter, quote, line ends and `wrapped`, or `record`. */
  format: FileFormat;
  /** The elements of an XML file that may be records, the likeliest first; the first was taken. Else empty. */
  elements: RepeatedElement[];
  /** As a feed's mapping names them: `(column 3)` where the file has no name. */
  header: string[];
  records: ParsedRecord[];
  /** There are more records than these. */
  more: boolean;
};

/** Characters of the records that are looked at, but for the batch that goes beyond. */
const MOST_TEXT = 64 << 20;

const lengthOf = (records: readonly ParsedRecord[]): number =>
  records.reduce((length, { values }) => values.reduce((sum, value) => sum + value.length, length), 0);

/** A feed that says nothing, for the parts that are about a feed's settings. */
const configOf = (format: FeedConfig['format']): FeedConfig => ({
  chatbots: [],
  source: { file: '' },
  key: [],
  mode: 'delta',
  ...(format && { format }),
});

const xmlElements = async (part: FeedPart, config: FeedConfig, name: string): Promise<RepeatedElement[]> => {
  const encoding = await detectEncoding(part.path, config, { name });
  const { sample, whole } = await readBeginning(decodeFile(part.path, config, { name, encoding }));
  return textKind(sample, whole) === 'xml' ? findRepeatedElements(sample, name) : [];
};

/**
 * Opens a file of any format and says what it is. An XML file without `format.record` is read by the likeliest element. `most`: how many
 * records are wanted. FeedFileError for a file that cannot be read. Of JSON and XML all records are looked at for the header.
 */
export const inspectFormat = async (
  parts: readonly FeedPart[],
  { name, format, most = 500 }: { name?: string; format?: FeedConfig['format']; most?: number } = {},
): Promise<FormatInspection> => {
  const [first] = parts;
  if (first === undefined) throw new Error('There is no part to look at');
  const elements = format?.record === undefined ? await xmlElements(first, configOf(format), name ?? first.name) : [];
  const record = elements[0]?.name;
  const config = configOf(record === undefined ? format : { ...format, record });
  const records: ParsedRecord[] = [];
  let length = 0;
  for await (const part of readParts([first], config, { ...(name !== undefined && { name }) })) {
    for await (const batch of part.records) {
      records.push(...batch.slice(0, most - records.length));
      length += lengthOf(batch);
      if (records.length === most || length > MOST_TEXT) {
        const { header } = part;
        return { format: part.format, elements, header, records, more: true };
      }
    }
    return { format: part.format, elements, header: part.header, records, more: parts.length > 1 };
  }
  throw new Error('The part was not read');
};
