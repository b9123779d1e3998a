import { createHash } from 'node:crypto';
import type { Database } from '../../database/connection.ts';
import { createNames } from '../understand/names.ts';
import type { Candidates, Vocabulary } from '../understand/vocabulary.ts';
import { createRegions } from './regions.ts';
import { createKnownStore } from './stores/known-store.ts';
import { type Landmarks, NO_LANDMARKS } from './stores/place-store.ts';
import { createReadRows, type ReadRows } from './stores/read-rows-store.ts';
import { createVocabularyStore, type ListingWords } from './stores/vocabulary-store.ts';

/** The names of a chatbot's listings, whatever the question. */
type Words = Omit<Vocabulary, 'known'>;
/** `source`: a digest of what they were made of. `isTrusted`: whether they need not be read for each question. */
type Kept = { words: Words; source: string; isTrusted: boolean; readAt: number };

/** The words of so many chatbots are kept, those that were used last. */
const MOST_CHATBOTS = 200;
/** Of a chatbot with no more listings, reading is so quick that it is done for each question, and every change counts at once. */
const SMALL = 1_000;
/** What is older is read anew while the question goes on with it; what is much older is waited for. */
const FRESH_MILLISECONDS = 30_000;
const STALE_MILLISECONDS = 300_000;

/** Reads what the chatbot's own listings know of the words of a question. */
export const createReadVocabulary = ({
  database,
  readRows = createReadRows(database),
  landmarks = NO_LANDMARKS,
  now = () => performance.now(),
}: {
  database: Database;
  readRows?: ReadRows;
  landmarks?: Landmarks;
  /** Milliseconds that only go forward. */
  now?: () => number;
}) => {
  const store = createVocabularyStore(readRows);
  const { known } = createKnownStore(readRows);
  const kept = new Map<number, Kept>();
  const reading = new Map<number, Promise<Words>>();

  const keep = (chatbotId: number, entry: Kept): void => {
    kept.delete(chatbotId);
    kept.set(chatbotId, entry);
    const [oldest] = kept.keys();
    if (kept.size > MOST_CHATBOTS && oldest !== undefined) kept.delete(oldest);
  };

  const wordsFrom = ({ towns, places, propertyTypes, currencies }: ListingWords): Words => {
    const regions = createRegions(towns);
    const cities = createNames(
      towns.map(({ name }) => name),
      regions.names,
    );
    return { cities, regions, places: createNames(places, landmarks.names), propertyTypes, currencies };
  };

  /** Where nothing has changed, what was made before serves. */
  const readAndKeep = async (chatbotId: number): Promise<Words> => {
    const { isLarger: isTrusted, ...read } = await store.read(chatbotId, { larger: SMALL });
    const source = createHash('sha256').update(JSON.stringify(read)).digest('base64');
    const before = kept.get(chatbotId);
    const words = before?.source === source ? before.words : wordsFrom(read);
    keep(chatbotId, { words, source, isTrusted, readAt: now() });
    return words;
  };

  /** Reads once, however many ask. */
  const renew = (chatbotId: number): Promise<Words> => {
    const begun = reading.get(chatbotId);
    if (begun !== undefined) return begun;
    const next = readAndKeep(chatbotId).finally(() => reading.delete(chatbotId));
    reading.set(chatbotId, next);
    return next;
  };

  const wordsOf = async (chatbotId: number): Promise<Words> => {
    const entry = kept.get(chatbotId);
    if (entry === undefined || !entry.isTrusted || now() - entry.readAt > STALE_MILLISECONDS) return renew(chatbotId);
    keep(chatbotId, entry);
    // A failure leaves what there is; the next question tries again.
    if (now() - entry.readAt > FRESH_MILLISECONDS) renew(chatbotId).catch(() => {});
    return entry.words;
  };

  const readVocabulary = async (chatbotId: number, candidates: Candidates): Promise<Vocabulary> => {
    const [words, has] = await Promise.all([wordsOf(chatbotId), known(chatbotId, candidates)]);
    return { ...words, known: has };
  };

  return Object.assign(readVocabulary, {
    /** The signs of the currencies of its listings, the most frequent first. */
    currencies: async (chatbotId: number): Promise<readonly string[]> => (await wordsOf(chatbotId)).currencies,
  });
};
