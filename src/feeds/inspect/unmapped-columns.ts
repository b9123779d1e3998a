import { isPrivateColumn } from '../configuration/check-feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { isNested } from '../map/check-values.ts';
import { cleanText } from '../map/conversion.ts';
import { columnPath, spaceColumn } from './column-paths.ts';
import { type ColumnProfile, shareOf } from './column-profiles.ts';
import { wordsInFull } from './column-words.ts';
import { EXTENSION_NAMES } from './known-names.ts';
import type { Findings } from './proposal.ts';
import { feeWithoutFrequency } from './propose-composites.ts';
import { wishOf } from './wishes.ts';

export type PrivateColumn = { column: ColumnProfile; reason: string };

const OFFICE = /\b(office|lo|brokerage|broker|company|branch|firm)\b/;
const PRIVATE_NAME = new RegExp(
  [
    String.raw`\b(gate|alarm|entry|door) ?code\b`,
    String.raw`\b(lock ?box|combo|keybox|supra)\b`,
    String.raw`\b(seller|tenant|vendor|landlord)s?\b`,
    String.raw`\b(agent|broker|brokerage|office|realtor|member) (only |private |internal )?(remarks|notes|comments|instructions)\b`,
    // What a home has inside is no secret: `internalArea`.
    String.raw`\b(confidential|realtor|internal(?! (area|size|surface|space|floor|living|sq|square|m2|width|height)\b))\b`,
    String.raw`\b(password|ssn|tax id|email|e mail|mobile|cell)\b`,
    String.raw`\bbonus\b`,
  ].join('|'),
);
const SECRET_VALUE =
  /\b(lock\s?box|gate code|alarm code|combo(lock)?|supra|key safe|call (the )?(owner|seller|tenant))\b/i;
const OFTEN = 0.3;

/** Columns that look as if they were not meant for visitors, by their names or by what they hold, but for what sellers wish. They are left out. */
export const privateColumns = (columns: readonly ColumnProfile[]): PrivateColumn[] =>
  columns.flatMap((column) => {
    const reason = privateReason(column);
    return reason === null || wishOf(column) !== null ? [] : [{ column, reason }];
  });

const privateReason = (column: ColumnProfile): string | null => {
  const words = spaceColumn(column.name);
  const office = OFFICE.test(words);
  const isTold = office && !/\b(remarks|notes|instructions)\b/.test(words);
  if (isPrivateColumn(column.name) || (PRIVATE_NAME.test(words) && !isTold)) return 'by its name';
  if (column.kind === 'email' && !office) return 'its values are e-mail addresses';
  if (column.kind === 'phone' && !office) return 'its values are phone numbers';
  if (shareOf(column.texts, (text) => SECRET_VALUE.test(text)) >= OFTEN)
    return 'its values speak of lock boxes or codes';
  return null;
};

/** Whether any of its texts tells visitors what they should not know. */
const tellsSecret = ({ texts }: ColumnProfile): boolean => texts.some((text) => SECRET_VALUE.test(text));

const MOST_EXTENSIONS = 30;
const LEAST_FILL = 0.05;

const FILE_NAME = /^\S+\.(pdf|jpe?g|png|gif|webp|svg|docx?|mp4)$/i;

/** Whether a column is a part of an address, which its seller may want hidden: by its name, or by where it stands. */
const isOfAddress = (name: string, place: string): boolean => {
  const { allows } = columnPath(place);
  const words = wordsInFull(name);
  return (
    (allows('Address') && !allows('Bedrooms')) ||
    (words.includes('number') && /\b(exterior|interior|house|street|door|unit)\b/.test(words.join(' ')))
  );
};

/**
 * Whether a column that no field takes is of a kind that visitors ask about. What speaks of a price may be
 * one that is not to be shown, and codes, keys and contacts are for those who show the home.
 */
const isExtension = ({ name, place, texts, rows, kind }: ColumnProfile): boolean =>
  !isOfAddress(name, place) &&
  EXTENSION_NAMES.test(spaceColumn(name)) &&
  !texts.some((text) => isNested(text) || FILE_NAME.test(text)) &&
  !/\bprice|\b(codes?|keys?|opener|access|phone|contact|appointment|appt|inventory|ids?|views? (counts?|total))\b/.test(
    spaceColumn(name),
  ) &&
  texts.length >= rows * LEAST_FILL &&
  kind !== null &&
  !['url', 'image', 'email', 'phone', 'date'].includes(kind);

/** The columns that are proposed as extension pairs. */
export const extensionOf = (columns: readonly ColumnProfile[]): ColumnProfile[] =>
  columns.filter(isExtension).slice(0, MOST_EXTENSIONS);

const LEAST_COLUMNS = 4;
/** Rows of a table with one text alone: `RENTALS` above those that are. */
const headingNote = ({ sample: { header, records } }: Findings): string[] => {
  const alone = records.map(({ line, values }) => {
    const [text = '', ...others] = values.map(cleanText).filter((value) => value !== '');
    return others.length === 0 && /\p{L}/u.test(text) ? `"${text}" in line ${line}` : null;
  });
  // What stands below all rows is no heading of any.
  const last = alone.lastIndexOf(null);
  const headings = alone.filter((text, at) => text !== null && at < last);
  return headings.length === 0 || header.length < LEAST_COLUMNS || headings.length * 2 > records.length
    ? []
    : [
        `${headings.slice(0, 3).join(', ')} ${headings.length === 1 ? 'stands' : 'stand'} alone in a row: what such a heading says of the rows ` +
          'below it, nothing reads. Have it told in a column of its own',
      ];
};

/** What somebody has to know of the columns: a fee that is not mapped, secrets in texts that are; and of headings between the rows. */
export const columnNotes = (
  findings: Findings,
  mapped: ReadonlySet<string>,
  given: ReadonlySet<FeedField>,
): string[] => {
  const notes = headingNote(findings);
  const fee = given.has('HOAMonth') ? undefined : feeWithoutFrequency(findings);
  if (fee !== undefined) {
    notes.push(
      `"${fee.name}" is left out: nothing says how often the fee is paid. If it is by the month: "HOAMonth": "${fee.name}"; ` +
        `by the year: { "column": "${fee.name}", "convert": "annualToMonthly" }`,
    );
  }
  for (const column of findings.columns.filter(({ name }) => mapped.has(name))) {
    if (column.kind === 'longText' && tellsSecret(column)) {
      notes.push(
        `"${column.name}" speaks of a lock box or a code in some rows, and visitors would read it: ask the source`,
      );
    }
  }
  return notes;
};
