import { ownText } from '../../process/text-cache.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import type { ConversionContext } from './conversion.ts';
import { type FieldReader, type FieldReading, readerIndexes, readField } from './read-fields.ts';

/** How many readings of a field are remembered. */
const MOST = 500;
/** Longer texts hardly come twice. */
const LONGEST = 120;

/** The texts that a field is read from, as one text: others give another. */
const textsAsOne = (indexes: readonly number[], values: readonly string[]): string => {
  if (indexes.length === 1) return values[indexes[0] ?? -1] ?? '';
  let all = '';
  for (const index of indexes) {
    const text = values[index] ?? '';
    if (text !== '') all += `${index} ${text.length} ${text}`;
  }
  return all;
};

/** The same record, but for the texts that a field is read from: they would hold the piece of the file that they are a part of. */
const withOwnTexts = (indexes: readonly number[], values: readonly string[]): string[] => {
  const own = [...values];
  for (const index of indexes) own[index] = ownText(values[index] ?? '');
  return own;
};

/**
 * Reads a field of one record after another as `readField` does, but remembers what it made of texts: most columns say the same few things
 * again and again. A field of which no more than half the texts come again, like a key, is read without it from then on.
 */
export const createRecallingReader = (
  field: FeedField,
  reader: FieldReader,
  context: ConversionContext,
): ((values: readonly string[]) => FieldReading) => {
  const indexes = readerIndexes(reader);
  const known = new Map<string, FieldReading>();
  let recalled = 0;
  let isWorthwhile = true;

  const note = (texts: string, reading: FieldReading): void => {
    if (known.size >= MOST) {
      isWorthwhile = recalled >= known.size;
      recalled = 0;
      known.clear();
    }
    known.set(texts, reading);
  };

  return (values) => {
    if (!isWorthwhile) return readField(field, reader, values, context);
    const texts = textsAsOne(indexes, values);
    if (texts.length > LONGEST) return readField(field, reader, values, context);
    const found = known.get(texts);
    if (found !== undefined) {
      recalled += 1;
      return found;
    }
    const own = withOwnTexts(indexes, values);
    const reading = readField(field, reader, own, context);
    note(textsAsOne(indexes, own), reading);
    return reading;
  };
};
