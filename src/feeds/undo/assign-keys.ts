import { mlsKey } from '../../listings/keys.ts';
import type { SaleType } from '../../listings/listing.ts';
import { kindOf, type UndoDecision } from './plan-undo.ts';

/** A displayed listing by its unique keys. */
export type KeyHolder = {
  id: number;
  sourceId: number;
  sourceKey: string | null;
  mlsKey: string | null;
  /** Hexadecimal. */
  urlKey: string | null;
  saleType: SaleType;
};

/** The unique keys of a displayed listing, each as one text. */
const keysOf = (holder: Omit<KeyHolder, 'id'>): string[] => [
  ...(holder.mlsKey === null ? [] : [`n ${holder.sourceId} ${holder.mlsKey}`]),
  ...(holder.urlKey === null ? [] : [`u ${holder.saleType} ${holder.urlKey}`]),
  ...(holder.sourceKey === null ? [] : [`k ${holder.sourceId} ${holder.sourceKey}`]),
];

const holderOf = ({ sourceId, sourceKey, urlKey, values }: UndoDecision['after']): Omit<KeyHolder, 'id'> => ({
  sourceId,
  sourceKey,
  mlsKey: mlsKey(values.MLSNumber),
  urlKey: urlKey?.toString('hex') ?? null,
  saleType: values.SaleType,
});

/** The keys that a listing has on display once the decision is carried out, and those that it has now. */
export const keysAfter = ({ live, after }: Pick<UndoDecision, 'live' | 'after'>): string[] =>
  live ? keysOf(holderOf(after)) : [];
export const keysNow = ({ listing }: Pick<UndoDecision, 'listing'>): string[] =>
  keysAfter({ live: listing.live, after: listing });

const NAMES: Readonly<Record<string, string>> = { n: 'MLSNumber', u: 'Url', k: 'ListingKey' };

/** The decision without the key that another displayed listing has: no revival and no change of hands can do without it. */
const withoutKey = (decision: UndoDecision, key: string, holder: number): UndoDecision => {
  const { listing, after, live } = decision;
  const name = NAMES[key.charAt(0)] ?? 'key';
  const left = (field: string, value: unknown): UndoDecision['left'] => [
    ...decision.left,
    { field, value, why: `listing ${holder} has its ${name} now` },
  ];
  const stays = { ...decision, kind: 'none' as const, after: listing, live: listing.live, overrides: [], lapsing: [] };
  if (live && !listing.live) return { ...stays, left: left('Display', 'off display') };
  if (after.sourceId !== listing.sourceId) return { ...stays, left: left('Feed', listing.sourceId) };
  const without = {
    ...after,
    ...(name === 'MLSNumber' ? { values: { ...after.values, MLSNumber: listing.values.MLSNumber } } : {}),
    ...(name === 'ListingKey' ? { sourceKey: listing.sourceKey } : {}),
    ...(name === 'Url' ? { urlKey: null } : {}),
  };
  const value = name === 'ListingKey' ? listing.sourceKey : listing.values[name === 'Url' ? 'Url' : 'MLSNumber'];
  return { ...decision, after: without, kind: kindOf(listing, without, live), left: left(name, value) };
};

/** Who has which key before anything is wanted anew: what is not decided about, and what stays where it is. */
const holdersOf = (
  decisions: ReadonlyMap<number, UndoDecision>,
  holders: readonly KeyHolder[],
): Map<string, number> => {
  const taken = new Map<string, number>();
  for (const holder of holders) {
    if (!decisions.has(holder.id)) for (const key of keysOf(holder)) taken.set(key, holder.id);
  }
  for (const decision of decisions.values()) {
    const now = new Set(keysNow(decision));
    for (const key of keysAfter(decision)) if (now.has(key)) taken.set(key, decision.listing.id);
  }
  return taken;
};

/** The first decision that wants a key which another displayed listing would have. */
const findClash = (
  decisions: ReadonlyMap<number, UndoDecision>,
  holders: readonly KeyHolder[],
): { decision: UndoDecision; key: string; holder: number } | undefined => {
  const taken = holdersOf(decisions, holders);
  for (const decision of decisions.values()) {
    for (const key of keysAfter(decision)) {
      const holder = taken.get(key);
      if (holder !== undefined && holder !== decision.listing.id) return { decision, key, holder };
      taken.set(key, decision.listing.id);
    }
  }
  return undefined;
};

/**
 * Sees to it that no two displayed listings would have one key. Pure. A key that another listing of the batch gives up is
 * free. What wants one that is held is deferred with `defers`, since its holder may give it up later; else it does without.
 */
export const assignKeys = (
  decisions: readonly UndoDecision[],
  holders: readonly KeyHolder[],
  defers: boolean,
): { ready: UndoDecision[]; deferred: number[] } => {
  const ready = new Map(decisions.map((decision) => [decision.listing.id, decision]));
  const deferred: number[] = [];
  for (let clash = findClash(ready, holders); clash !== undefined; clash = findClash(ready, holders)) {
    const { id } = clash.decision.listing;
    if (defers) {
      ready.delete(id);
      deferred.push(id);
    } else ready.set(id, withoutKey(clash.decision, clash.key, clash.holder));
  }
  return { ready: [...ready.values()], deferred };
};
