import type { StoredReject } from '../runs/run.ts';

const HEADER = ['Line', 'ListingKey', 'MLSNumber', 'Column', 'Value', 'Reason'];
/** Without it, spreadsheets take UTF-8 for their own code page. */
const BYTE_ORDER_MARK = '\ufeff';
/** What spreadsheets take for the start of a formula, in full width too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
const NUMBER = /^[+-]?\d+([.,]\d+)*$/;

/** A value that would run as a formula gets an apostrophe in front; numbers stay what they are. */
const harmless = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

const field = (text: string): string => {
  const shown = harmless(text);
  return /[",\r\n]|^\s|\s$/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
};

const record = (fields: readonly string[]): string => `${fields.map(field).join(',')}\r\n`;

/** The first line of the file, behind its byte order mark. */
export const rejectHeader = (): string => BYTE_ORDER_MARK + record(HEADER);

/** A problem of a rejected row as a record of CSV (RFC 4180). What is not known is blank. */
export const rejectRecord = ({ line, listingKey, mlsNumber, column, value, expected }: StoredReject): string =>
  record([line === null ? '' : String(line), listingKey ?? '', mlsNumber ?? '', column ?? '', value ?? '', expected]);
