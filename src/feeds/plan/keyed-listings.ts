import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { CandidateStore } from '../../listings/candidate-store.ts';
import type { ClaimStore } from '../apply/claim-store.ts';
import { createIdSet, type IdSet } from './id-set.ts';

const BATCH = 1_000;

/** The listings that a feed shows or claims in a chatbot under one of the keys of a file, a key a line. */
export const readKeyedListings = async (options: {
  keysPath: string;
  chatbotId: number;
  sourceId: number;
  candidates: Pick<CandidateStore, 'shownByKeys'>;
  claims: Pick<ClaimStore, 'claimedByKeys'>;
}): Promise<IdSet> => {
  const { keysPath, chatbotId, sourceId, candidates, claims } = options;
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
