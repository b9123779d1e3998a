import type { Changes } from '../../listings/changes.ts';
import type { ListingField, ListingValues } from '../../listings/listing.ts';
import type { StoredListing } from '../../listings/stored-listing.ts';
import type { Removal } from '../plan/shown-homes.ts';

/** A value as an example shows it: long texts are cut, lists are JSON text. */
export type ShownValue = string | number | boolean | null;

type CreatedExample = { mlsNumber: string | null; address: string | null; price: string | null };
type ChangedExample = { id: number; mlsNumber: string | null; from: ShownValue; to: ShownValue };
type RemovedExample = {
  id: number;
  mlsNumber: string | null;
  address: string | null;
  reason: Removal['reason'];
};

/**
 * What a run would do to the listings of one chatbot, with examples. `updated` counts listings, of which `revived` were
 * removed and come back; `changed` counts them by field, the most frequent first. Of the removals, `held` wait for an
 * approval, and `handedOver` are homes that another feed sends too: it is the first to be asked to show them.
 */
export type PartPreview = {
  holds: 'Nothing' | 'Removals' | 'Everything';
  /** Why, in the words of the guard. */
  guard: string | null;
  created: { count: number; examples: CreatedExample[] };
  updated: number;
  revived: number;
  changed: { field: ListingField; count: number; examples: ChangedExample[] }[];
  removed: {
    byRow: number;
    byAbsence: number;
    held: number;
    handedOver: number;
    examples: RemovedExample[];
  };
  rejected: number;
};

const CONTEXT = 15;

// Half a character, which no server takes, becomes a sign of its own.
const excerpt = (text: string, start: number, longest: number): string =>
  `${start > 0 ? '…' : ''}${text.slice(start, start + longest).toWellFormed()}${start + longest < text.length ? '…' : ''}`;

const firstDifference = (left: string, right: string): number => {
  let index = 0;
  while (index < left.length && left[index] === right[index]) index += 1;
  return index;
};

/** Two texts of up to `longest` characters each; of longer ones the place where they begin to differ. */
export const excerpts = (from: string, to: string, longest: number): [from: string, to: string] => {
  const isLong = Math.max(from.length, to.length) > longest;
  const start = isLong ? Math.max(0, firstDifference(from, to) - CONTEXT) : 0;
  return [excerpt(from, start, longest), excerpt(to, start, longest)];
};

const shown = (value: unknown): ShownValue => {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : (value as ShownValue);
};

/** The two values of a change, with texts cut to `longest` characters. */
export const shownChange = (
  from: unknown,
  to: unknown,
  longest = LONGEST_VALUE,
): { from: ShownValue; to: ShownValue } => {
  const change = { from: shown(from), to: shown(to) };
  const text = (value: ShownValue): string => (typeof value === 'string' ? value : '');
  const [before, after] = excerpts(text(change.from), text(change.to), longest);
  return {
    from: typeof change.from === 'string' ? before : change.from,
    to: typeof change.to === 'string' ? after : change.to,
  };
};

/** How many examples there are of changes in one field, of new homes, and of homes that leave for one reason. */
const CHANGES_SHOWN = 3;
const CREATED_SHOWN = 5;
const REMOVED_SHOWN = 3;
const LONGEST_VALUE = 200;

/** Collects a preview. Memory: counts and a few examples, however many listings are noted. */
export const createPreview = () => {
  const created: PartPreview['created'] = { count: 0, examples: [] };
  const changed = new Map<ListingField, { count: number; examples: ChangedExample[] }>();
  const removed: PartPreview['removed'] = { byRow: 0, byAbsence: 0, held: 0, handedOver: 0, examples: [] };
  let updated = 0;
  let revived = 0;

  return {
    noteCreated: ({ MLSNumber, Address, SaleType, RentPrice, SalePrice }: ListingValues): void => {
      created.count += 1;
      if (created.examples.length === CREATED_SHOWN) return;
      const price = SaleType === 'for_rent' ? RentPrice : SalePrice;
      created.examples.push({ mlsNumber: MLSNumber, address: Address, price });
    },

    noteUpdated: ({ id, values, live }: StoredListing, changes: Changes): void => {
      updated += 1;
      if (!live) revived += 1;
      for (const [field, [from, to]] of Object.entries(changes) as [ListingField, [unknown, unknown]][]) {
        const noted = changed.get(field) ?? { count: 0, examples: [] };
        changed.set(field, noted);
        noted.count += 1;
        if (noted.examples.length === CHANGES_SHOWN) continue;
        noted.examples.push({ id, mlsNumber: values.MLSNumber, ...shownChange(from, to) });
      }
    },

    noteRemoved: (
      { id, values }: StoredListing,
      { reason, held, handedOver }: { reason: Removal['reason']; held: boolean; handedOver: boolean },
    ): void => {
      const by = reason === 'row' ? 'byRow' : 'byAbsence';
      removed[by] += 1;
      if (held) removed.held += 1;
      if (handedOver) removed.handedOver += 1;
      if (removed[by] > REMOVED_SHOWN) return;
      removed.examples.push({ id, mlsNumber: values.MLSNumber, address: values.Address, reason });
    },

    read: (judged: Pick<PartPreview, 'holds' | 'guard' | 'rejected'>): PartPreview => ({
      ...judged,
      created,
      updated,
      revived,
      changed: [...changed]
        .map(([field, noted]) => ({ field, ...noted }))
        .sort((left, right) => right.count - left.count || left.field.localeCompare(right.field)),
      removed,
    }),
  };
};

export type Preview = ReturnType<typeof createPreview>;
