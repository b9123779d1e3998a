import type { Candidate, CandidateKeys } from '../../listings/candidate-store.ts';
import { feedKeyDigest } from '../../listings/keys.ts';
import type { SaleType } from '../../listings/listing.ts';
import type { RowIdentity } from './row-identity.ts';

/** By what a row that has no key of its source names a home whose number or URL the API has changed; hexadecimal. */
const feedKeys = ({ listingKey, number, urlKey }: RowIdentity): (string | null)[] =>
  listingKey !== null ? [] : [feedKeyDigest('MLSNumber', number)?.toString('hex') ?? null, urlKey];

/** The keys of a batch, as the candidates are looked up by them. */
export const candidateKeys = (rows: readonly { identity: RowIdentity }[]): CandidateKeys => {
  const identities = rows.map(({ identity }) => identity);
  const kept = <Value>(values: (Value | null)[]): Value[] => [...new Set(values.filter((value) => value !== null))];
  return {
    ids: kept(identities.map((identity) => identity.internalId)),
    sourceKeys: kept(identities.map((identity) => identity.listingKey)),
    mlsKeys: kept(identities.map((identity) => identity.number)),
    urlKeys: kept(identities.map((identity) => identity.urlKey ?? identity.shownUrl)).map((key) =>
      Buffer.from(key, 'hex'),
    ),
    feedKeys: kept(identities.flatMap(feedKeys)).map((key) => Buffer.from(key, 'hex')),
  };
};

/** The candidates of one batch by their keys. Listings that the batch itself plans are added as they are planned. */
export const createCandidateIndex = (candidates: readonly Candidate[]) => {
  const byId = new Map<number, Candidate>();
  const bySourceKey = new Map<string, Candidate[]>();
  const byNumber = new Map<string, Candidate[]>();
  const byUrl = new Map<string, Candidate[]>();

  const put = (map: Map<string, Candidate[]>, key: string | null, candidate: Candidate): void => {
    if (key === null) return;
    const known = map.get(key);
    if (known === undefined) map.set(key, [candidate]);
    else known.push(candidate);
  };
  const urlOf = (urlKey: string | null, saleType: SaleType | null): string | null =>
    urlKey === null ? null : `${saleType ?? ''} ${urlKey}`;
  /** Where a candidate is found: by its keys, and by those that its feed sends in the place of the API's. */
  const places = ({ sourceKey, mlsKey, urlKey, saleType, fedAs }: Candidate) =>
    [
      [bySourceKey, sourceKey],
      [byNumber, mlsKey],
      [byNumber, fedAs?.number ?? null],
      [byUrl, urlOf(urlKey, saleType)],
      [byUrl, urlOf(urlKey, null)],
      [byUrl, urlOf(fedAs?.urlKey ?? null, saleType)],
      [byUrl, urlOf(fedAs?.urlKey ?? null, null)],
    ] as const;
  const add = (candidate: Candidate): void => {
    byId.set(candidate.id, candidate);
    for (const [map, key] of places(candidate)) put(map, key, candidate);
  };
  const take = (map: Map<string, Candidate[]>, key: string | null, candidate: Candidate): void => {
    const known = key === null ? undefined : map.get(key);
    if (key !== null && known !== undefined)
      map.set(
        key,
        known.filter((one) => one !== candidate),
      );
  };
  const drop = (candidate: Candidate): void => {
    byId.delete(candidate.id);
    for (const [map, key] of places(candidate)) take(map, key, candidate);
  };
  for (const candidate of candidates) add(candidate);

  const later = (left: Candidate, right: Candidate): number =>
    Number(right.live) - Number(left.live) ||
    (right.removedAt?.getTime() ?? 0) - (left.removedAt?.getTime() ?? 0) ||
    right.id - left.id;

  return {
    byId: (id: number): Candidate | undefined => byId.get(id),
    bySourceKey: (key: string | null): readonly Candidate[] => (key === null ? [] : (bySourceKey.get(key) ?? [])),
    byNumber: (key: string | null): readonly Candidate[] => (key === null ? [] : (byNumber.get(key) ?? [])),
    /** Holders of a URL for a sale type, or for any where the row does not say. */
    byUrl: (urlKey: string | null, saleType: SaleType | null): readonly Candidate[] => {
      const key = urlOf(urlKey, saleType);
      return key === null ? [] : (byUrl.get(key) ?? []);
    },
    /** The one displayed, else the one removed last. */
    best: (found: readonly Candidate[]): Candidate | undefined =>
      found.length < 2 ? found[0] : [...found].sort(later)[0],
    /** Puts a listing in place of what was known of it, with the keys that the plan gives it. */
    replace: (before: Candidate | undefined, after: Candidate): void => {
      if (before !== undefined) drop(before);
      add(after);
    },
  };
};

export type CandidateIndex = ReturnType<typeof createCandidateIndex>;
