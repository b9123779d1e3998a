import { LISTING_FIELDS, type ListingField, type ListingValues } from './listing.ts';

/** What changed of a listing: from what to what, by field. Goes into the history as it stands. */
export type Changes = Partial<Record<ListingField, [from: unknown, to: unknown]>>;

/**
 * Fields that move without anybody having changed the listing: counted days, tours at open-house hours, estimates, the
 * source's own timestamps. They are stored, but they make no history and no difference between two nights.
 */
const VOLATILE_FIELDS: ReadonlySet<ListingField> = new Set([
  'MarketSince',
  'MarketUntil',
  'Tours',
  'EstimatePrice',
  'ModificationTimestamp',
]);
export const STABLE_FIELDS: readonly ListingField[] = LISTING_FIELDS.filter((field) => !VOLATILE_FIELDS.has(field));

const SIGNATURE_PARAMETERS =
  /^(x-amz-|x-goog-|signature$|sig$|expires$|policy$|key-pair-id$|token$|se$|sp$|sv$|sr$|st$)/i;

/** An address of a picture without the signature that its host renews. */
export const withoutSignature = (url: string): string => {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return url;
  const kept = query.split('&').filter((parameter) => !SIGNATURE_PARAMETERS.test(parameter));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
};

/** A value in the form in which two values are the same: what only a signature or an order of keys tells apart is equal. */
export const canonicalValue = (field: ListingField, value: ListingValues[ListingField]): string => {
  // Most fields of most rows are blank or numbers.
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (field === 'Images' && Array.isArray(value)) return JSON.stringify((value as string[]).map(withoutSignature));
  if (field === 'ExtensionColumn' && Array.isArray(value)) {
    return JSON.stringify((value as { Key: string; value: string }[]).map((pair) => [pair.Key, pair.value]));
  }
  return JSON.stringify(value);
};

const sameValue = <Field extends ListingField>(
  field: Field,
  left: Pick<ListingValues, Field>,
  right: Pick<ListingValues, Field>,
): boolean =>
  left[field] === right[field] || canonicalValue(field, left[field]) === canonicalValue(field, right[field]);

/** Those of the fields in which `after` differs from `before`. */
export const changesIn = <Field extends ListingField>(
  fields: readonly Field[],
  before: Pick<ListingValues, Field>,
  after: Pick<ListingValues, Field>,
): Changes =>
  Object.fromEntries(
    fields.filter((field) => !sameValue(field, before, after)).map((field) => [field, [before[field], after[field]]]),
  );

/** The stable fields in which `after` differs from `before`: what a feed's change is. */
export const changedFields = (before: ListingValues, after: ListingValues): Changes =>
  changesIn(STABLE_FIELDS, before, after);

/** The volatile fields in which `after` differs from `before`. */
export const changedVolatileFields = (before: ListingValues, after: ListingValues): Changes =>
  changesIn([...VOLATILE_FIELDS], before, after);

/** Every field in which `after` differs from `before`: what the API's change is, since somebody meant each of them. */
export const allChangedFields = (before: ListingValues, after: ListingValues): Changes =>
  changesIn(LISTING_FIELDS, before, after);

/** Whether the stored form differs at all, volatile fields and signatures included. */
export const differsAnywhere = (before: ListingValues, after: ListingValues): boolean =>
  LISTING_FIELDS.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
