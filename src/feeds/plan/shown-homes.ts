import type { Candidate } from '../../listings/candidate-store.ts';
import { createIdSet } from './id-set.ts';
import type { Outcomes } from './outcomes.ts';
import type { Decision, PartRow, PlanContext } from './plan-row.ts';
import { valuesOf } from './row-identity.ts';
import type { RowRegistry } from './row-registry.ts';

/** A listing that leaves the display at the end of the run: by a row of the file, or because the file lacks it. */
export type Removal = { id: number; reason: 'row' | 'absence'; row: number | null; modifiedAt?: string | null };

/** The displayed listings of the feed that any key of a row names, but for the one that it means. */
const namedBesides = ({ identity }: PartRow, { seen }: Decision, { index, sourceId, keys }: PlanContext): number[] => {
  const { internalId, listingKey, number, urlKey, saleType } = identity;
  const byId = internalId === null ? undefined : index.byId(internalId);
  const ids: number[] = [];
  const add = (listing: Candidate): void => {
    if (listing.live && listing.sourceId === sourceId && listing.id !== seen) ids.push(listing.id);
  };
  if (byId !== undefined) add(byId);
  index.bySourceKey(listingKey).forEach(add);
  if (keys.includes('MLSNumber')) index.byNumber(number).forEach(add);
  index.byUrl(urlKey, saleType).forEach(add);
  return ids;
};

/**
 * Which stored listings a file shows, and which its rows end. A listing counts as shown if any readable row names it, also
 * one that is rejected; a row that ends a home has no say where another row still displays that home.
 */
export const createShownHomes = ({ outcomes, registry }: { outcomes: Outcomes; registry: RowRegistry }) => {
  const seen = createIdSet();
  const named = createIdSet();
  /** Listings that rows name and do not mean, by row: they count as seen where the row does not count itself. */
  const besides = new Map<number, number[]>();
  const endings = new Map<number, { row: number; number: string | null; byUrl: boolean; modifiedAt: string | null }>();

  /** Another row of the file says otherwise of the home, or says the same again. */
  const dropEnding = (id: number): void => {
    const ending = endings.get(id);
    if (ending === undefined) return;
    endings.delete(id);
    if (outcomes.get(ending.row) === 'removedByRow') outcomes.set(ending.row, 'ignored');
  };

  const noteMeant = ({ index: row, row: said }: PartRow, { outcome, listing, seen: shown, byUrl }: Decision): void => {
    if (outcome === 'end' && listing !== null) {
      dropEnding(listing.id);
      endings.set(listing.id, {
        row,
        number: listing.mlsKey,
        byUrl,
        modifiedAt: valuesOf(said).ModificationTimestamp ?? null,
      });
    } else if (shown !== null) {
      seen.add(shown);
      if (!byUrl) named.add(shown);
      if (outcome !== 'reject' && outcome !== 'ignore') dropEnding(shown);
    }
  };

  const noteNamed = (partRow: PartRow, decision: Decision, context: PlanContext): void => {
    const ids = namedBesides(partRow, decision, context);
    if (ids.length === 0) return;
    if (decision.outcome === 'reject') for (const id of ids) seen.add(id);
    else besides.set(partRow.index, ids);
  };

  return {
    seen,
    /** The listings that rows of the file name by another key than their URL. */
    named,

    /** Notes what a row, whose outcome has been noted, shows or ends. */
    note: (partRow: PartRow, decision: Decision, context: PlanContext): void => {
      noteMeant(partRow, decision);
      noteNamed(partRow, decision, context);
    },

    /** A later row has the key of this one: it no longer counts, but what it names is in the file. */
    noteReplaced: (row: number): void => {
      for (const id of besides.get(row) ?? []) seen.add(id);
    },

    /** Once the file was read: the listings that rows end. Rows that end none after all become ignored ones. */
    readEndings: (): Removal[] => {
      const removals: Removal[] = [];
      for (const [id, { row, number, byUrl, modifiedAt }] of endings) {
        if (registry.isReplaced(row)) continue;
        if ((number !== null && registry.isNumberDisplayed(number)) || (byUrl && named.has(id)))
          outcomes.set(row, 'ignored');
        else removals.push({ id, reason: 'row', row, modifiedAt });
      }
      return removals;
    },
  };
};
