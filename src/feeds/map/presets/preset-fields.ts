import type { ColumnSource, FeedField, FieldRules } from '../../configuration/feed-fields.ts';
import type { ConversionName } from '../conversions.ts';

/** Alternatives in short, or one as it is: `A | B + C: sum` is A or, where that is blank, what `sum` makes of B and C. */
type Sources = string | ColumnSource;

const inFull = (sources: Sources): ColumnSource[] =>
  typeof sources !== 'string'
    ? [sources]
    : sources.split(' | ').map((source) => {
        const [columns = '', convert] = source.split(': ');
        return { columns: columns.split(' + '), ...(convert !== undefined && { convert: convert as ConversionName }) };
      });

/** The fields of a preset. */
export const presetFields = (fields: { readonly [Field in FeedField]?: Sources | readonly Sources[] }): FieldRules =>
  Object.fromEntries(Object.entries(fields).map(([field, sources]) => [field, [sources].flat().flatMap(inFull)]));

/** A column whose words stand for others; those that are not told stand for themselves, and a blank says nothing. */
export const words = (column: string, values: ColumnSource['values'] = {}, convert?: ConversionName): ColumnSource => ({
  columns: [column],
  values,
  ...(convert !== undefined && { convert }),
});

/** One source that is not read where a column says that it may not be shown. */
export const hiddenBy = (column: string, source: string): ColumnSource => ({
  ...(inFull(source)[0] as ColumnSource),
  hiddenBy: column,
});
