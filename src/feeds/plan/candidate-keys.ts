import type { CandidateKeys } from '../../listings/candidate-store.ts';
import { feedKeyDigest } from '../../listings/keys.ts';
import type { PartRow } from './plan-row.ts';
import { type RowIdentity, rowIdentity } from './row-identity.ts';

/** By what a row that has no key of its source names a home whose number or URL the API has changed; hexadecimal. */
const feedKeys = ({ listingKey, number, urlKey }: RowIdentity): (string | null)[] =>
  listingKey !== null ? [] : [feedKeyDigest('MLSNumber', number)?.toString('hex') ?? null, urlKey];

/** The keys of a batch, as the candidates are looked up by them. */
export const candidateKeys = (rows: readonly PartRow[]): CandidateKeys => {
  const identities = rows.map(({ row }) => rowIdentity(row));
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
