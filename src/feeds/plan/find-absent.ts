import type { CandidateStore } from '../../listings/candidate-store.ts';
import type { ClaimStore } from '../apply/claim-store.ts';
import type { IdSet } from './id-set.ts';

const PAGE = 5_000;

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
  const { candidates, claims, chatbotId, sourceId, isSeen, isEnding, mode, missesBeforeRemoval } = options;
  const result: Absence = { absent: [], missed: [], back: [], claims: [] };
  for (let after = 0, full = true; full; ) {
    const page = await candidates.owned(chatbotId, sourceId, after, PAGE);
    for (const { id, misses, unconfirmed } of page) {
      if (isSeen(id)) {
        if (misses > 0 || unconfirmed) result.back.push(id);
      } else if (mode === 'snapshot' && !isEnding(id)) {
        (misses + 1 >= missesBeforeRemoval ? result.absent : result.missed).push(id);
      }
    }
    full = page.length === PAGE;
    after = page.at(-1)?.id ?? after;
  }
  for (let after = 0, full = mode === 'snapshot'; full; ) {
    const page = await claims.claimed(chatbotId, sourceId, after, PAGE);
    result.claims.push(...page.filter((id) => !isSeen(id)));
    full = page.length === PAGE;
    after = page.at(-1) ?? after;
  }
  return result;
};
