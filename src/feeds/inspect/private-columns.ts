import { isPrivateColumn } from '../configuration/check-feed-config.ts';
import { spaceColumn } from './column-names.ts';
import { type ColumnProfile, shareOf } from './sample.ts';

export type PrivateColumn = { column: ColumnProfile; reason: string };

const OFFICE = /\b(office|lo|brokerage|broker|company|branch|firm)\b/;
const PRIVATE_NAME =
  /\b(gate|alarm|entry|door) ?code\b|\b(lock ?box|combo|keybox|supra)\b|\b(seller|tenant|vendor|landlord)s?\b|\b(agent|broker|office|realtor|member) (only |private |internal )?(remarks|notes|comments|instructions)\b|\b(private|confidential|internal|realtor)\b|\b(password|ssn|tax id|email|e mail|mobile|cell)\b|\bbonus\b/;
const SECRET_VALUE =
  /\b(lock\s?box|gate code|alarm code|combo(lock)?|supra|key safe|call (the )?(owner|seller|tenant))\b/i;
const OFTEN = 0.3;

/** Columns that look as if they were not meant for visitors, by their names or by what they hold. They are left out. */
export const privateColumns = (columns: readonly ColumnProfile[]): PrivateColumn[] =>
  columns.flatMap((column) => {
    const reason = privateReason(column);
    return reason === null ? [] : [{ column, reason }];
  });

const privateReason = (column: ColumnProfile): string | null => {
  const words = spaceColumn(column.name);
  const office = OFFICE.test(words);
  if (!column.unnamed && isPrivateColumn(column.name)) return 'by its name';
  if (!column.unnamed && !office && PRIVATE_NAME.test(words)) return 'by its name';
  if (!column.unnamed && /\b(remarks|notes|instructions)\b/.test(words) && PRIVATE_NAME.test(words))
    return 'by its name';
  if (column.kind === 'email' && !office) return 'its values are e-mail addresses';
  if (column.kind === 'phone' && !office) return 'its values are phone numbers';
  if (shareOf(column.texts, (text) => SECRET_VALUE.test(text)) >= OFTEN)
    return 'its values speak of lock boxes or codes';
  return null;
};

/** Whether any of its texts tells visitors what they should not know. */
export const tellsSecret = ({ texts }: ColumnProfile): boolean => texts.some((text) => SECRET_VALUE.test(text));
