import type { AreaUnit, ExtensionPair, Money } from '../../listings/listing.ts';

/** What a conversion may go by besides the texts: the unit that the feed's areas are stored in, and the day of the run. */
export type ConversionContext = { areaUnit: AreaUnit; today: string };

/** For conversions of which the result does not depend on it. */
export const ANY_CONTEXT: ConversionContext = { areaUnit: 'Square Feet', today: '2000-01-01' };

/** A present text that cannot be understood. */
type NotUnderstood = { expected: string };
/** The text is understood, and says nothing that the field could hold: counted, no problem. */
type Notice = { notice: string };
/** An amount that is paid as often as its own text says: a rent, a fee. */
export type Paid = { amount: Money; frequency: string };
export type FieldValue = string | number | boolean | string[] | ExtensionPair[];
/** null: blank. */
export type Converted = FieldValue | Paid | NotUnderstood | Notice | null;

/** Turns the texts of a rule's columns (trimmed, `''` where blank, never all blank) into a value. */
export type Conversion = (texts: readonly string[], context: ConversionContext) => Converted;

export const isNotUnderstood = (value: Converted): value is NotUnderstood =>
  typeof value === 'object' && value !== null && 'expected' in value;

export const isNotice = (value: Converted): value is Notice =>
  typeof value === 'object' && value !== null && 'notice' in value;

export const isPaid = (value: Converted): value is Paid =>
  typeof value === 'object' && value !== null && 'frequency' in value;

/** What databases, statistics programs and spreadsheets write for nothing, and in place of what they cannot work out. */
const EMPTY_WORDS = new Set(
  'null (null) \\n n/a n.a. n.a nan <na> #n/a #value! #ref! #name? #div/0! #null! #num!'.split(' '),
);
const LONGEST_EMPTY = 8;
const EMPTY_NUMBERS = new Set(['na', 'none', '-', '--', '?', 'n/d', 'n.d.', 's/d', 'k.a.']);
/** What a licence hides stands so, or what a spreadsheet's column is too narrow for. */
const MASK = /^(?:[*•●█][*•●█\s-]*|#{2,})$/;
/** How a spreadsheet is told that digits are a text. */
const AS_TEXT = /^="(.*)"$/s;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** Letters but n, with which most words for nothing begin, and brackets. */
const isPlainStart = (code: number): boolean =>
  isDigit(code) || (code >= 65 && code <= 122 && code !== 78 && code !== 92 && code !== 110);

/**
 * A raw text without surrounding blanks and halves of characters, which no server takes; `''` also for words that stand for nothing and for
 * masks. `="0012"` is the text 0012.
 */
export const cleanText = (raw: string | undefined): string => {
  const text = raw?.trim().toWellFormed() ?? '';
  if (text === '' || isPlainStart(text.charCodeAt(0))) return text;
  if (text.length <= LONGEST_EMPTY && EMPTY_WORDS.has(text.toLowerCase())) return '';
  if (MASK.test(text)) return '';
  const [, quoted] = AS_TEXT.exec(text) ?? [];
  return quoted === undefined ? text : cleanText(quoted);
};

const MINUS_ONE = /^-1([.,]0+)?$/;
/** What programs write for a number that they do not know, where none is below zero: of counts, amounts, years and houses. */
export const isMinusOne = (text: string): boolean => text.charCodeAt(0) === 45 && MINUS_ONE.test(text);

/** What stands for nothing where a name or a sentence is meant: `NA` is a province. */
const EMPTY_NAMES = new Set('none -- - ? n/d n.d. s/d k.a.'.split(' '));
export const isEmptyName = (text: string): boolean =>
  (text.length <= 4 && EMPTY_NAMES.has(text.toLowerCase())) || isMinusOne(text);

/** Further words for nothing, where no name can be meant: in keys, numbers and dates. */
export const isEmptyWord = (text: string): boolean => text.length <= 4 && EMPTY_NUMBERS.has(text.toLowerCase());
