import { createRetrieve } from '../../../src/chat/retrieve/retrieve.ts';
import { createLandmarks } from '../../../src/chat/retrieve/stores/place-store.ts';
import { createReadVocabulary } from '../../../src/chat/retrieve/vocabulary.ts';
import { createLeaveTowns } from '../../../src/chat/sessions/left-towns.ts';
import type { SessionState } from '../../../src/chat/sessions/session-state.ts';
import { createReadShown } from '../../../src/chat/sessions/shown-listings.ts';
import { understand } from '../../../src/chat/understand/conversation/converse.ts';
import type { ShownListing } from '../../../src/chat/understand/conversation/shown-listing.ts';
import { readStatement } from '../../../src/chat/understand/read-statement.ts';
import type { Understanding } from '../../../src/chat/understand/understanding.ts';
import type { Vocabulary } from '../../../src/chat/understand/vocabulary.ts';
import {
  createUnderstandMessage,
  pastOf,
  type UnderstandMessage,
  type UnderstandSteps,
} from '../../../src/chat/understand-message.ts';
import { type EvaluatedService, evaluationClock, explainWith, shippedLandmarks } from '../service/evaluated-service.ts';

/**
 * A message with all that the database gave for it. What was shown before (`before`), and what was read of it (`listings`,
 * `left`), is as all the rules understood the talk: whoever reads the last message anew by other rules leaves the talk before
 * it as it was. That is near enough to tell what a rule is worth, and spares the database.
 */
export type Reading = {
  message: string;
  before: SessionState;
  vocabulary: Vocabulary;
  listings: readonly ShownListing[];
  /** `before` without the towns that the message left. */
  left: SessionState;
};

/** Understands as the service does, and keeps what each message was understood from. */
export const recordReadings =
  (steps: UnderstandSteps, keep: (reading: Reading) => void): UnderstandMessage =>
  async (chatbotId, before, message) => {
    let vocabulary: Vocabulary | undefined;
    let listings: ShownListing[] = [];
    let left = before;
    const understanding = await createUnderstandMessage({
      ...steps,
      readVocabulary: async (...asked) => (vocabulary = await steps.readVocabulary(...asked)),
      readShown: async (...asked) => (listings = await steps.readShown(...asked)),
      leaveTowns: async (...asked) => (left = await steps.leaveTowns(...asked)),
    })(chatbotId, before, message);
    if (vocabulary === undefined) throw new Error(`No vocabulary was read for ${JSON.stringify(message)}`);
    keep({ message, before, vocabulary, listings, left });
    return understanding;
  };

export type ReadStatement = typeof readStatement;

/** Understands a message once more, without the database. Some 0.1 to 2 ms. */
export const understandAgain = (
  { message, before, vocabulary, listings, left }: Reading,
  read: ReadStatement = readStatement,
): Understanding => understand(read(message, vocabulary, pastOf(before, listings, evaluationClock())), left, listings);

/** Gives the reading of each message of a conversation over the service's homes. */
export const createRecorder = async ({ database, workspaceId, chatbotId, chat }: EvaluatedService) => {
  const landmarks = createLandmarks(shippedLandmarks);
  const retrieve = createRetrieve({ database, clock: evaluationClock, landmarks });
  let readings: Reading[] = [];
  const understandMessage = recordReadings(
    {
      readVocabulary: createReadVocabulary({ database, landmarks }),
      readShown: createReadShown(retrieve.byIds, evaluationClock),
      leaveTowns: createLeaveTowns(retrieve.hasHomes),
      clock: evaluationClock,
    },
    (reading) => readings.push(reading),
  );
  const explain = explainWith(database, { understand: understandMessage, retrieve });
  const sessionID = await chat.createSession(chatbotId);
  const { signal } = new AbortController();
  return async (messages: readonly string[]): Promise<Reading[]> => {
    readings = [];
    await explain({ workspaceId, sessionID, content: messages.at(-1) ?? '', turns: messages.slice(0, -1), signal });
    return readings;
  };
};
