import type { Candidate } from '../../listings/candidate-store.ts';
import { unitOf } from '../../listings/fold.ts';
import { API_SOURCE, type SaleType } from '../../listings/listing.ts';
import type { KeyName } from '../configuration/feed-config.ts';
import type { CandidateIndex } from './candidate-index.ts';
import type { RowIdentity } from './row-identity.ts';

/**
 * Who holds a key that a row also has, and what becomes of it: `take` it (it is free, or its holder leaves or has to give
 * it up: `from`), or leave it where it is (`keep`), because two homes share it or the file's keys cross. `contested`: the
 * holder stays on display, and the feed means the key as one.
 */
export type KeyMove =
  | { kind: 'take'; from: Candidate | null; contested: boolean }
  | { kind: 'keep'; holder: Candidate; contested: boolean };

/** Which stored listing a row means. */
export type Match =
  | {
      kind: 'known';
      listing: Candidate;
      url: KeyMove;
      number: KeyMove;
      sourceKey: KeyMove;
      /** Whether the row means the listing by its URL only. */
      byUrl: boolean;
      /** Whether the row has another number or key than the listing: the home is on the market again. */
      relisting: boolean;
    }
  /** Another source owns the home; the feed only claims it. */
  | { kind: 'claim'; listing: Candidate }
  /** The API deleted the home. */
  | { kind: 'vetoed'; listing: Candidate }
  | { kind: 'new'; url: KeyMove; number: KeyMove }
  /** The URL is shared, and nothing else tells the homes apart. */
  | { kind: 'unclear'; listing: Candidate };

export type MatchContext = {
  sourceId: number;
  /** The feed's keys in the order in which they count. */
  keys: readonly KeyName[];
  index: CandidateIndex;
  /** Whether the file has a row on display with this MLS number. */
  numberInFile: (number: string) => boolean;
  /** Whether the file has a row on display with this key of the source. */
  sourceKeyInFile: (listingKey: string) => boolean;
  /** Whether the file has a row on display that has no key but this URL. */
  urlRowInFile: (urlKey: string, saleType: SaleType) => boolean;
  /** Whether a row of the file names the listing by another key than its URL. */
  isNamed: (id: number) => boolean;
  /** Whether the listing leaves the display at the end of this run. */
  isLeaving: (id: number) => boolean;
  /** Whether a row that waits is sure to take the key from its listing, which holds it now. */
  isGivenUp: (holder: Candidate, key: 'MLSNumber' | 'Url') => boolean;
};

const FREE: KeyMove = { kind: 'take', from: null, contested: false };

const sameAddress = (row: RowIdentity, listing: Candidate): boolean =>
  row.addressFold !== '' && row.addressFold === listing.addressFold;

const isVetoed = (listing: Candidate): boolean => !listing.live && listing.removedReason === 'api';

/** Of the listings that have a key the feed's own: sources give their keys and numbers each for itself. */
const ownOf = (found: readonly Candidate[], { sourceId, index }: Pick<MatchContext, 'sourceId' | 'index'>) =>
  index.best(
    found.every((one) => one.sourceId === sourceId) ? found : found.filter((one) => one.sourceId === sourceId),
  );

/** The feed's own displayed listing that has the row's number itself (`Candidate.fedAs`). */
const numberHolder = ({ number }: RowIdentity, context: Pick<MatchContext, 'sourceId' | 'index'>) =>
  ownOf(
    context.index.byNumber(number).filter((one) => one.live && one.mlsKey === number),
    context,
  );

/** The displayed listings that have a URL themselves. */
const urlHolders = (urlKey: string | null, { saleType }: RowIdentity, { index }: Pick<MatchContext, 'index'>) =>
  index.byUrl(urlKey, saleType).filter((one) => one.live && one.urlKey === urlKey);

/** The listing that a row's URL names: before all others one of the feed's own on display, and that which has the URL itself. */
const namedByUrl = (
  { urlKey, saleType }: RowIdentity,
  { sourceId, index }: Pick<MatchContext, 'sourceId' | 'index'>,
) => {
  const found = index.byUrl(urlKey, saleType);
  const own = found.filter((one) => one.live && one.sourceId === sourceId);
  return index.best(own.filter((one) => one.urlKey === urlKey)) ?? index.best(own) ?? index.best(found);
};

type NamingContext = Pick<MatchContext, 'sourceId' | 'index' | 'keys'>;

const namedBy: Readonly<Record<KeyName, (row: RowIdentity, context: NamingContext) => Candidate | undefined>> = {
  InternalID: ({ internalId }, { index }) => (internalId === null ? undefined : index.byId(internalId)),
  ListingKey: ({ listingKey }, context) => ownOf(context.index.bySourceKey(listingKey), context),
  MLSNumber: (row, context) => numberHolder(row, context) ?? ownOf(context.index.byNumber(row.number), context),
  // A URL alone names no home: neighbours share it.
  Url: () => undefined,
};

/** The listing that an ID, the source's own key or a number names; what is displayed goes before what was removed. */
const namedByKey = (row: RowIdentity, context: NamingContext): Candidate | undefined => {
  const { keys } = context;
  for (const key of keys) {
    const found = namedBy[key](row, context);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * Another source's listing of the same home: number and address agree, or URL, sale type and unit agree. Of a home that the feed
 * claims already, and of which it says the same as before, number or URL is enough: another writer may have corrected the
 * listing's address.
 */
const foreignHome = (row: RowIdentity, { sourceId, index }: MatchContext): Candidate | undefined => {
  const foreign = (found: readonly Candidate[]) =>
    found.filter((one) => one.sourceId !== sourceId && (one.live || isVetoed(one)));
  const isClaimed = ({ claimedAs }: Candidate): boolean =>
    claimedAs?.sourceKey === row.listingKey &&
    claimedAs.number === row.number &&
    claimedAs.addressFold === row.addressFold;
  return index.best([
    ...foreign(index.byNumber(row.number)).filter((one) => isClaimed(one) || sameAddress(row, one)),
    ...foreign(index.byUrl(row.urlKey, row.saleType)).filter(
      (one) => isClaimed(one) || unitOf(one.addressFold) === unitOf(row.addressFold),
    ),
  ]);
};

/** Whether a row can be known by more than its URL. */
const hasOtherKey = (row: RowIdentity, { keys }: MatchContext): boolean =>
  row.listingKey !== null || row.internalId !== null || (row.number !== null && keys.includes('MLSNumber'));

/** Whether the file has a row of its own for a listing at whose URL another row stands. */
const hasOwnRow = (listing: Candidate, row: RowIdentity, context: MatchContext): boolean =>
  context.isNamed(listing.id) ||
  (listing.mlsKey !== null && listing.mlsKey !== row.number && context.numberInFile(listing.mlsKey)) ||
  (listing.sourceKey !== null &&
    listing.sourceKey !== row.listingKey &&
    listing.sourceId === context.sourceId &&
    context.sourceKeyInFile(listing.sourceKey)) ||
  (listing.urlKey !== null &&
    hasOtherKey(row, context) &&
    listing.sourceId === context.sourceId &&
    context.urlRowInFile(listing.urlKey, listing.saleType));

/** Whether the API has given a listing another number, or another URL, than the row goes on sending: then that stays. */
export const keepsNumber = (own: Candidate | null | undefined, { number }: RowIdentity): boolean =>
  number !== null && own?.fedAs?.number === number;
export const keepsUrl = (own: Candidate | null | undefined, { urlKey }: RowIdentity): boolean =>
  urlKey !== null && own?.fedAs?.urlKey === urlKey;

/** What becomes of a key, by the displayed listing that has it. */
const moveKey = (
  key: 'MLSNumber' | 'Url',
  row: RowIdentity,
  holder: Candidate | undefined,
  own: Candidate | undefined,
  context: MatchContext,
): KeyMove => {
  if (holder === undefined || holder.id === own?.id) return FREE;
  const isPlanned = holder.id < 0;
  const keep: KeyMove = { kind: 'keep', holder, contested: true };
  if (isPlanned || holder.sourceId !== context.sourceId) return keep;
  if (context.isLeaving(holder.id) || context.isGivenUp(holder, key))
    return { kind: 'take', from: holder, contested: false };
  return own !== undefined && sameAddress(row, holder) && !hasOwnRow(holder, row, context)
    ? { kind: 'take', from: holder, contested: true }
    : keep;
};

/** What becomes of the row's URL. Where the feed does not call it a key, the first home has it and the others do without. */
const moveUrl = (row: RowIdentity, own: Candidate | undefined, context: MatchContext): KeyMove => {
  const { index } = context;
  if (row.shownUrl === null) return moveKey('Url', row, index.best(urlHolders(row.urlKey, row, context)), own, context);
  const neighbour = index.best(urlHolders(row.shownUrl, row, context).filter(({ id }) => id !== own?.id));
  return neighbour === undefined ? FREE : { kind: 'keep', holder: neighbour, contested: false };
};

/** The source's own key never moves: it is how the source tells its homes apart. */
const keepKey = (listing: Candidate, holder: Candidate | undefined): KeyMove =>
  holder === undefined || !holder.live || holder.id === listing.id ? FREE : { kind: 'keep', holder, contested: true };

const newHome = (row: RowIdentity, context: MatchContext): Match => ({
  kind: 'new',
  url: moveUrl(row, undefined, context),
  number: moveKey('MLSNumber', row, numberHolder(row, context), undefined, context),
});

const matchKnown = (row: RowIdentity, listing: Candidate, context: MatchContext): Match => {
  if (isVetoed(listing)) return { kind: 'vetoed', listing };
  return {
    kind: 'known',
    listing,
    url: keepsUrl(listing, row) ? FREE : moveUrl(row, listing, context),
    number: keepsNumber(listing, row) ? FREE : moveKey('MLSNumber', row, numberHolder(row, context), listing, context),
    sourceKey: keepKey(listing, ownOf(context.index.bySourceKey(row.listingKey), context)),
    byUrl: false,
    relisting: false,
  };
};

/** The row's other keys name nothing, its URL names one of the feed's listings. */
const matchByUrl = (row: RowIdentity, holder: Candidate, context: MatchContext): Match => {
  const free = { url: FREE, number: FREE, sourceKey: FREE };
  const known: Match = { kind: 'known', listing: holder, ...free, byUrl: true, relisting: true };
  const separate = newHome(row, context);
  if (!hasOtherKey(row, context)) {
    const differs = row.addressFold !== '' && holder.addressFold !== '' && !sameAddress(row, holder);
    if (differs && holder.mlsKey !== null) return { kind: 'unclear', listing: holder };
    if (isVetoed(holder)) return { kind: 'vetoed', listing: holder };
    return hasOwnRow(holder, row, context) ? separate : { ...known, relisting: false };
  }
  if (!sameAddress(row, holder)) return separate;
  if (isVetoed(holder)) return { kind: 'vetoed', listing: holder };
  return hasOwnRow(holder, row, context) ? separate : known;
};

/** Finds the listing that a row means. Pure: it reads the candidates of the batch only. */
export const matchRow = (row: RowIdentity, context: MatchContext): Match => {
  const { sourceId } = context;
  const found = namedByKey(row, context);
  const isForeign = found !== undefined && found.sourceId !== sourceId && found.sourceId !== API_SOURCE;
  if (isForeign && isVetoed(found)) return { kind: 'vetoed', listing: found };
  if (isForeign && found.live) return { kind: 'claim', listing: found };
  const named = isForeign ? undefined : found;
  if (named?.live === true) return matchKnown(row, named, context);
  const foreign = foreignHome(row, context);
  if (foreign !== undefined) return { kind: isVetoed(foreign) ? 'vetoed' : 'claim', listing: foreign };
  if (named !== undefined) return matchKnown(row, named, context);
  const holder = namedByUrl(row, context);
  return holder === undefined || holder.sourceId !== sourceId
    ? newHome(row, context)
    : matchByUrl(row, holder, context);
};
