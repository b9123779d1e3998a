import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { CandidateStore } from '../../listings/candidate-store.ts';
import type { ClaimStore } from '../apply/claim-store.ts';
import { createIdSet, type IdSet } from '../plan/id-set.ts';

const BATCH = 1_000;

/** The listings that a feed shows or claims in a chatbot under one of the keys of a file, a key a line. */
export const readKeyedListings = async (
  keysPath: string,
  options: {
    chatbotId: number;
    sourceId: number;
    candidates: Pick<CandidateStore, 'shownByKeys'>;
    claims: Pick<ClaimStore, 'claimedByKeys'>;
  },
): Promise<IdSet> => {
  const { chatbotId, sourceId, candidates, claims } = options;
  const found = createIdSet();
  let keys: string[] = [];
  const lookUp = async (): Promise<void> => {
    if (keys.length === 0) return;
    for (const id of await candidates.shownByKeys(chatbotId, sourceId, keys)) found.add(id);
    for (const id of await claims.claimedByKeys(chatbotId, sourceId, keys)) found.add(id);
    keys = [];
  };
  const lines = createInterface({ input: createReadStream(keysPath), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    if (line === '') continue;
    keys.push(line);
    if (keys.length === BATCH) await lookUp();
  }
  await lookUp();
  return found;
};

const PAGE = 5_000;

type OwnedListing = Awaited<ReturnType<CandidateStore['owned']>>[number];

/** What a file does not show any more, and what it shows again. */
export type Absence = {
  /** Listings to be removed. */
  absent: number[];
  /** Listings that have another miss, but not enough of them to go. */
  missed: number[];
  /** Listings that are back, whose misses are forgotten. */
  back: number[];
  /** Claims of the feed on listings of other sources that it no longer sends. */
  claims: number[];
};

/** The claims of a feed that a whole file does not show. */
const findAbsentClaims = async (options: {
  claims: ClaimStore;
  chatbotId: number;
  sourceId: number;
  isSeen: IdSet['has'];
}): Promise<number[]> => {
  const { claims, chatbotId, sourceId, isSeen } = options;
  const absent: number[] = [];
  for (let after = 0, full = true; full; ) {
    const page = await claims.claimed(chatbotId, sourceId, after, PAGE);
    absent.push(...page.filter((id) => !isSeen(id)));
    full = page.length === PAGE;
    after = page.at(-1) ?? after;
  }
  return absent;
};

/** Finds the displayed listings of a feed that a whole file does not show, page by page in ID order. */
export const findAbsent = async (options: {
  candidates: CandidateStore;
  claims: ClaimStore;
  chatbotId: number;
  sourceId: number;
  isSeen: IdSet['has'];
  isEnding: (id: number) => boolean;
  /** A delta's absences mean nothing; it can only show that a listing is back. */
  mode: 'snapshot' | 'delta';
  missesBeforeRemoval: number;
}): Promise<Absence> => {
  const { candidates, chatbotId, sourceId, isSeen, isEnding, mode, missesBeforeRemoval } = options;
  const isWhole = mode === 'snapshot';
  const result: Absence = {
    absent: [],
    missed: [],
    back: [],
    claims: isWhole ? await findAbsentClaims(options) : [],
  };
  const note = ({ id, misses, unconfirmed }: OwnedListing): void => {
    if (isSeen(id)) {
      if (misses > 0 || unconfirmed) result.back.push(id);
    } else if (isWhole && !isEnding(id)) {
      (misses + 1 >= missesBeforeRemoval ? result.absent : result.missed).push(id);
    }
  };
  for (let after = 0, full = true; full; ) {
    const page = await candidates.owned(chatbotId, sourceId, after, PAGE);
    page.forEach(note);
    full = page.length === PAGE;
    after = page.at(-1)?.id ?? after;
  }
  return result;
};
