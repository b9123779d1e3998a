import { type ChangeDetails, canonicalValue } from '../../listings/changes.ts';
import type { ListingField, ListingValues } from '../../listings/listing.ts';
import type { StoredChange } from '../../listings/listing-history-store.ts';
import type { RemovedReason } from '../../listings/stored-listing.ts';

/** What something of a listing was before a run, and what the run made of it. */
type Net<Value> = { from: Value; to: Value };
type Pair<Value> = readonly [from: Value, to: Value];

/** What one run did to one listing, all its changes together. */
export type RunEffect = {
  fields: Map<ListingField, Net<unknown>>;
  volatile: Map<ListingField, Net<unknown>>;
  source: Net<number> | null;
  sourceKey: Net<string | null> | null;
  /** Hexadecimal. */
  urlKey: Net<string | null> | null;
  /** Whether the listing was on display; `reason`: why it was not, before. Null: the run has neither shown nor removed it. */
  display: (Net<boolean> & { reason: RemovedReason }) | null;
  overrides: NonNullable<ChangeDetails['overrides']>;
  /** Fields whose changes by the API an undo had brought back into force. */
  restored: readonly ListingField[];
  /** The claim that a takeover used up. */
  claim: NonNullable<ChangeDetails['claim']> | null;
  /** The version that the run's last change made; 1 of a listing that it created and left at that. */
  version: number;
};

export const sameField = (field: ListingField, left: unknown, right: unknown): boolean => {
  const [one, other] = [left, right] as ListingValues[ListingField][];
  return canonicalValue(field, one ?? null) === canonicalValue(field, other ?? null);
};

/** Changes in a row of which each begins with what the one before had left; from where somebody else came between, the last. */
const net = <Value>(
  pairs: readonly Pair<Value>[],
  isSame: (left: Value, right: Value) => boolean,
): Net<Value> | null => {
  const last = pairs.at(-1);
  if (last === undefined) return null;
  let [from, to] = last;
  for (const pair of pairs.slice(0, -1).reverse()) {
    if (!isSame(pair[1], from)) break;
    from = pair[0];
  }
  return isSame(from, to) ? null : { from, to };
};

const netFields = (
  changes: readonly StoredChange[],
  changesIn: (change: StoredChange) => StoredChange['changes'],
): Map<ListingField, Net<unknown>> => {
  const pairs = new Map<ListingField, Pair<unknown>[]>();
  for (const change of changes) {
    for (const [field, pair] of Object.entries(changesIn(change)) as [ListingField, Pair<unknown>][]) {
      pairs.set(field, [...(pairs.get(field) ?? []), pair]);
    }
  }
  const nets = new Map<ListingField, Net<unknown>>();
  for (const [field, found] of pairs) {
    const one = net(found, (left, right) => sameField(field, left, right));
    if (one !== null) nets.set(field, one);
  }
  return nets;
};

const isDisplay = ({ kind }: StoredChange): boolean => kind === 'remove' || kind === 'revive';

const netDisplay = (created: boolean, changes: readonly StoredChange[]): RunEffect['display'] => {
  const moves = changes.filter(isDisplay);
  const [first] = moves;
  if (first === undefined && !created) return null;
  const from = !created && first?.kind === 'remove';
  const to = moves.length === 0 || moves.at(-1)?.kind === 'revive';
  return from === to ? null : { from, to, reason: created ? 'undo' : (first?.details.removed ?? 'undo') };
};

/** What a run did to a listing by the run's own changes of it, in their order. Pure. What it created it has shown, no more. */
export const runEffect = (created: boolean, changes: readonly StoredChange[]): RunEffect => {
  const pairsOf = <Key extends 'source' | 'sourceKey' | 'urlKey'>(key: Key) =>
    created ? [] : changes.flatMap(({ details }) => (details[key] === undefined ? [] : [details[key]]));
  const isEqual = (left: unknown, right: unknown): boolean => left === right;
  const own = created ? [] : changes;
  return {
    fields: netFields(own, (change) => change.changes),
    volatile: netFields(own, ({ details }) => details.volatile ?? {}),
    source: net(pairsOf('source') as Pair<number>[], isEqual),
    sourceKey: net(pairsOf('sourceKey') as Pair<string | null>[], isEqual),
    urlKey: net(pairsOf('urlKey') as Pair<string | null>[], isEqual),
    display: netDisplay(created, changes),
    overrides: own.flatMap(({ details }) => details.overrides ?? []),
    restored: own.flatMap(({ details }) => details.restored ?? []),
    claim: own.find(({ details }) => details.claim !== undefined)?.details.claim ?? null,
    version: changes.at(-1)?.version ?? 1,
  };
};
