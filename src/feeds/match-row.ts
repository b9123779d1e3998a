import type { Candidate } from '../listings/candidate-store.ts';
import { foldAddress, unitOf } from '../listings/fold.ts';
import { mlsKey, urlDigest } from '../listings/keys.ts';
import { API_SOURCE, type ListingValues, type SaleType } from '../listings/listing.ts';
import type { CandidateIndex } from './candidate-index.ts';
import type { RowKeys } from './feed-row.ts';

/** What a row says of its home, in the form in which homes are compared. */
export type RowIdentity = {
  listingKey: string | null;
  number: string | null;
  internalId: number | null;
  /** Hexadecimal digest. */
  urlKey: string | null;
  saleType: SaleType | null;
  addressFold: string;
};

export const rowIdentity = (keys: RowKeys, values: Partial<ListingValues>): RowIdentity => ({
  listingKey: keys.ListingKey,
  number: mlsKey(keys.MLSNumber),
  internalId: /^\d{1,15}$/.test(keys.InternalID ?? '') ? Number(keys.InternalID) : null,
  urlKey: urlDigest(keys.Url)?.toString('hex') ?? null,
  saleType: values.SaleType ?? null,
  addressFold: foldAddress(values.Address, values).slice(0, 255),
});

/**
 * Who holds a key that a row also has, and what becomes of it: `take` it (it is free, or its holder leaves or gives it
 * up: `from`), or leave it where it is (`keep`), because two homes share it or the file's keys cross.
 */
export type KeyMove = { kind: 'take'; from: Candidate | null } | { kind: 'keep'; holder: Candidate };

/** Which stored listing a row means (design, "Keys"). */
export type Match =
  | { kind: 'known'; listing: Candidate; url: KeyMove; number: KeyMove; relisting: boolean }
  /** Another source owns the home; the feed only claims it. */
  | { kind: 'claim'; listing: Candidate }
  /** The API deleted the home. */
  | { kind: 'vetoed'; listing: Candidate }
  | { kind: 'new'; url: KeyMove }
  /** The URL is shared, and nothing else tells the homes apart. */
  | { kind: 'unclear'; listing: Candidate };

export type MatchContext = {
  sourceId: number;
  index: CandidateIndex;
  /** Whether the file has a row on display with this MLS number. */
  numberInFile: (number: string) => boolean;
  /** Whether the listing leaves the display at the end of this run. */
  isLeaving: (id: number) => boolean;
};

const FREE: KeyMove = { kind: 'take', from: null };

const sameAddress = (row: RowIdentity, listing: Candidate): boolean =>
  row.addressFold !== '' && row.addressFold === listing.addressFold;

const isVetoed = (listing: Candidate): boolean => !listing.live && listing.removedReason === 'api';

/** The listing that an ID, the source's own key or a number names; what is displayed goes before what was removed. */
const namedByKey = (row: RowIdentity, { sourceId, index }: MatchContext): Candidate | undefined => {
  const own = (found: readonly Candidate[]) => index.best(found.filter((one) => one.sourceId === sourceId));
  return (
    (row.internalId === null ? undefined : index.byId(row.internalId)) ??
    own(index.bySourceKey(row.listingKey)) ??
    own(index.byNumber(row.number))
  );
};

/** Another source's listing of the same home: number and address agree, or URL, sale type and unit agree. */
const foreignHome = (row: RowIdentity, { sourceId, index }: MatchContext): Candidate | undefined => {
  const foreign = (found: readonly Candidate[]) =>
    found.filter((one) => one.sourceId !== sourceId && (one.live || isVetoed(one)));
  return index.best([
    ...foreign(index.byNumber(row.number)).filter((one) => sameAddress(row, one)),
    ...foreign(index.byUrl(row.urlKey, row.saleType)).filter(
      (one) => unitOf(one.addressFold) === unitOf(row.addressFold),
    ),
  ]);
};

/** What becomes of a key whose holder is another listing than the row's. */
const moveKey = (
  row: RowIdentity,
  holder: Candidate | undefined,
  own: Candidate | undefined,
  context: MatchContext,
): KeyMove => {
  if (holder === undefined || !holder.live || holder.id === own?.id) return FREE;
  const isPlanned = holder.id < 0;
  if (isPlanned || holder.sourceId !== context.sourceId) return { kind: 'keep', holder };
  if (context.isLeaving(holder.id)) return { kind: 'take', from: holder };
  const stillListed = holder.mlsKey !== null && holder.mlsKey !== row.number && context.numberInFile(holder.mlsKey);
  return own !== undefined && sameAddress(row, holder) && !stillListed
    ? { kind: 'take', from: holder }
    : { kind: 'keep', holder };
};

const matchKnown = (
  row: RowIdentity,
  listing: Candidate,
  holder: Candidate | undefined,
  context: MatchContext,
): Match => {
  if (isVetoed(listing)) return { kind: 'vetoed', listing };
  const numberHolder = context.index.best(
    context.index.byNumber(row.number).filter((one) => one.sourceId === context.sourceId),
  );
  return {
    kind: 'known',
    listing,
    url: moveKey(row, holder, listing, context),
    number: moveKey(row, numberHolder, listing, context),
    relisting: false,
  };
};

/** The row's number names nothing of the feed, its URL names one of the feed's listings. */
const matchByUrl = (row: RowIdentity, holder: Candidate, context: MatchContext): Match => {
  const known: Match = { kind: 'known', listing: holder, url: FREE, number: FREE, relisting: true };
  if (row.listingKey === null && row.number === null) {
    const differs = row.addressFold !== '' && holder.addressFold !== '' && !sameAddress(row, holder);
    if (differs && holder.mlsKey !== null) return { kind: 'unclear', listing: holder };
    return isVetoed(holder) ? { kind: 'vetoed', listing: holder } : { ...known, relisting: false };
  }
  if (!sameAddress(row, holder)) return { kind: 'new', url: moveKey(row, holder, undefined, context) };
  if (isVetoed(holder)) return { kind: 'vetoed', listing: holder };
  const stillListed = holder.mlsKey !== null && context.numberInFile(holder.mlsKey);
  return stillListed ? { kind: 'new', url: { kind: 'keep', holder } } : known;
};

/** Finds the listing that a row means. Pure: it reads the candidates of the batch only. */
export const matchRow = (row: RowIdentity, context: MatchContext): Match => {
  const { sourceId, index } = context;
  const holder = index.best(index.byUrl(row.urlKey, row.saleType));
  const named = namedByKey(row, context);
  if (named !== undefined && named.sourceId !== sourceId && named.sourceId !== API_SOURCE) {
    return isVetoed(named) ? { kind: 'vetoed', listing: named } : { kind: 'claim', listing: named };
  }
  if (named?.live === true) return matchKnown(row, named, holder, context);
  const foreign = foreignHome(row, context);
  if (foreign !== undefined) return { kind: isVetoed(foreign) ? 'vetoed' : 'claim', listing: foreign };
  if (named !== undefined) return matchKnown(row, named, holder, context);
  if (holder === undefined) return { kind: 'new', url: FREE };
  if (holder.sourceId !== sourceId) return { kind: 'new', url: moveKey(row, holder, undefined, context) };
  return matchByUrl(row, holder, context);
};
