import { storesOn } from '../../database/stores.ts';
import type { Transaction } from '../../database/transaction.ts';
import { notePictures } from '../../listings/pictures/listing-pictures.ts';
import type { SentPictures } from '../../listings/pictures/sent-pictures.ts';
import { picturesOf } from '../plan/plan-row.ts';
import type { ApplyContext, Decided } from './batch.ts';

type PictureContext = Pick<ApplyContext, 'chatbotId' | 'sourceId' | 'runId' | 'copiesImages'>;

const KNOWN: ReadonlySet<string> = new Set(['update', 'refresh', 'unchanged']);

/** The listings that show pictures that were copied from the feed. */
export const listingsWithCopies = async (
  database: ApplyContext['database'],
  ids: readonly number[],
  { sourceId, copiesImages }: Pick<PictureContext, 'sourceId' | 'copiesImages'>,
): Promise<Set<number>> => {
  if (!copiesImages) return new Set();
  const sets = [...(await storesOn(database).pictures.sets(ids, { lock: false })).values()];
  const shown = sets.filter(({ feedId, shownGeneration }) => feedId === sourceId && shownGeneration !== null);
  return new Set(shown.map(({ listingId }) => listingId));
};

/** Notes the pictures of listings that rows have just made; `first` is the ID of the first of them. */
export const noteCreatedPictures = async (
  transaction: Transaction,
  created: readonly Decided[],
  first: number,
  { chatbotId, sourceId, runId, copiesImages }: PictureContext,
): Promise<void> => {
  if (!copiesImages || created.length === 0) return;
  const ids = await storesOn(transaction).listings.createdIds(chatbotId, { first, runId, sourceId }, created.length);
  const sent = new Map<number, SentPictures>();
  for (const [index, { row }] of created.entries()) {
    const [id, pictures] = [ids[index], picturesOf(row)];
    if (id !== undefined && pictures !== null) sent.set(id, pictures);
  }
  await notePictures(transaction, { chatbotId, feedId: sourceId }, sent);
};

const knownHomes = (decided: readonly Decided[]) =>
  decided.flatMap(({ row, decision: { outcome, listing } }) =>
    KNOWN.has(outcome) && listing !== null && listing.id > 0 ? [{ row, outcome, id: listing.id }] : [],
  );

/** Of a feed whose pictures are linked the copies are let go. */
export const forgetPictures = async (
  transaction: Transaction,
  decided: readonly Decided[],
  { copiesImages }: PictureContext,
): Promise<void> => {
  if (copiesImages) return;
  const written = knownHomes(decided).filter(({ outcome }) => outcome !== 'unchanged');
  await storesOn(transaction).pictures.forget(written.map(({ id }) => id));
};

/** Notes the pictures of listings that were there, where they are copied. */
export const noteKnownPictures = async (
  transaction: Transaction,
  decided: readonly Decided[],
  { chatbotId, sourceId }: PictureContext,
): Promise<void> => {
  const sent = new Map<number, SentPictures>();
  for (const { row, id } of knownHomes(decided)) {
    const pictures = picturesOf(row);
    if (pictures !== null) sent.set(id, pictures);
  }
  await notePictures(transaction, { chatbotId, feedId: sourceId }, sent);
};
