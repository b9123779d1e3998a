import type { AreaUnit, ExtensionPair } from '../../listings/listing.ts';

/** What a conversion may go by besides the texts: the unit that the feed's areas are stored in, and the day of the run. */
export type ConversionContext = { areaUnit: AreaUnit; today: string };

/** For conversions of which the result does not depend on it. */
export const ANY_CONTEXT: ConversionContext = { areaUnit: 'Square Feet', today: '2000-01-01' };

/** A present text that cannot be understood. */
export type NotUnderstood = { expected: string };
/** The text is understood, and says nothing that the field could hold: counted, no problem. */
export type Notice = { notice: string };
export type FieldValue = string | number | boolean | string[] | ExtensionPair[];
/** null: blank. */
export type Converted = FieldValue | NotUnderstood | Notice | null;

/** Turns the texts of a rule's columns (trimmed, `''` where blank, never all blank) into a value. */
export type Conversion = (texts: readonly string[], context: ConversionContext) => Converted;

export const isNotUnderstood = (value: Converted): value is NotUnderstood =>
  typeof value === 'object' && value !== null && 'expected' in value;

export const isNotice = (value: Converted): value is Notice =>
  typeof value === 'object' && value !== null && 'notice' in value;

const EMPTY_WORDS = new Set(['null', '\\n', 'n/a', 'nan']);
const EMPTY_NUMBERS = new Set(['na', 'none', '-', '--']);

/**
 * A raw text without surrounding blanks and halves of characters, which no server takes; `''` also for the words that databases
 * and statistics programs write for nothing.
 */
export const cleanText = (raw: string | undefined): string => {
  const text = raw?.trim().toWellFormed() ?? '';
  return text.length <= 4 && EMPTY_WORDS.has(text.toLowerCase()) ? '' : text;
};

/** Further words for nothing, where no name can be meant: in keys, numbers and dates. */
export const isEmptyWord = (text: string): boolean => text.length <= 4 && EMPTY_NUMBERS.has(text.toLowerCase());
