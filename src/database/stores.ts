import { createAccessStore } from '../access/access-store.ts';
import { createChatbotStore } from '../chatbots/chatbot-store.ts';
import { createConversationStore } from '../conversations/conversation-store.ts';
import { createLeadStore } from '../conversations/lead-store.ts';
import { createChatbotLockStore, createClaimStore } from '../feeds/apply/claim-store.ts';
import { createFeedStore } from '../feeds/configuration/feed-store.ts';
import { createRequestBudgetStore } from '../feeds/fetch/reso-web-api/request-budget-store.ts';
import { createRereadStore } from '../feeds/fetch/reso-web-api/reread-store.ts';
import { createGoneFeedStore } from '../feeds/gone/gone-feed-store.ts';
import { createRunChangeStore } from '../feeds/report/run-change-store.ts';
import { createRunStore } from '../feeds/runs/run-store.ts';
import { createUndoListingStore } from '../feeds/undo/undo-listing-store.ts';
import { createUndoRunStore } from '../feeds/undo/undo-run-store.ts';
import { createFileStore } from '../files/file-store.ts';
import { createCandidateStore } from '../listings/candidate-store.ts';
import { createListingHistoryStore } from '../listings/listing-history-store.ts';
import { createListingStore } from '../listings/listing-store.ts';
import { createPictureStore } from '../listings/pictures/picture-store.ts';
import { createDeliveryStore } from '../mail/delivery-store.ts';
import type { Database } from './connection.ts';
import { createIdempotencyKeyStore } from './idempotency-key-store.ts';
import { createLeaseStore } from './lease-store.ts';
import { statementsOf } from './statements.ts';
import type { Transaction } from './transaction.ts';

/**
 * The stores of all tables, on a database or of one of its transactions: `const { listings, runs } = storesOn(transaction)` in the first
 * lines of a function says what it reads and writes. To make them takes a few microseconds.
 */
export const storesOn = (database: Database | Transaction) => ({
  access: createAccessStore(database),
  candidates: createCandidateStore(database),
  chatbotLocks: createChatbotLockStore(database),
  chatbots: createChatbotStore(database),
  claims: createClaimStore(database),
  conversations: createConversationStore(database),
  deliveries: createDeliveryStore(database),
  feeds: createFeedStore(database),
  files: createFileStore(database),
  goneFeeds: createGoneFeedStore(database),
  history: createListingHistoryStore(statementsOf(database)),
  idempotencyKeys: createIdempotencyKeyStore(statementsOf(database)),
  leads: createLeadStore(database),
  leases: createLeaseStore(database),
  listings: createListingStore(statementsOf(database)),
  pictures: createPictureStore(database),
  requestBudgets: createRequestBudgetStore(database),
  rereads: createRereadStore(database),
  runChanges: createRunChangeStore(database),
  runs: createRunStore(database),
  undoListings: createUndoListingStore(database),
  undoRuns: createUndoRunStore(database),
});

export type Stores = ReturnType<typeof storesOn>;
