import { FEED_FIELDS, type FeedField, type FieldRules, type Preset } from '../../configuration/feed-fields.ts';

/** Fields whose columns are not just named as they are. */
const OWN: FieldRules = {
  InternalID: [{ columns: ['InternalID'] }, { columns: ['ID'] }],
  StandardStatus: [{ columns: ['StandardStatus'] }, { columns: ['Status'] }],
  ListPrice: [{ columns: ['ListPrice'] }, { columns: ['Price'] }],
};

const byOwnName = Object.fromEntries(
  (Object.keys(FEED_FIELDS) as FeedField[]).map((field) => [field, [{ columns: [field] }]]),
) as FieldRules;

/** The interface's own field names, as Update takes them and as List returns them. */
export const listingPreset: Preset = { fields: { ...byOwnName, ...OWN }, constants: {} };
