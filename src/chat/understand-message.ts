import type { LeaveTowns } from './sessions/left-towns.ts';
import type { SessionState } from './sessions/session-state.ts';
import type { ReadShown } from './sessions/shown-listings.ts';
import { understand } from './understand/conversation/converse.ts';
import type { ShownListing } from './understand/conversation/shown-listing.ts';
import { talksOfSeveral } from './understand/conversation/targets.ts';
import { identifierCandidates } from './understand/identifiers/identifiers.ts';
import { readStatement } from './understand/read-statement.ts';
import type { BeforeStatement } from './understand/statement.ts';
import type { Understanding } from './understand/understanding.ts';
import type { Candidates, Vocabulary } from './understand/vocabulary.ts';

export type UnderstandSteps = {
  readVocabulary: (chatbotId: number, candidates: Candidates) => Promise<Vocabulary>;
  readShown: ReadShown;
  leaveTowns: LeaveTowns;
  clock: () => Date;
};

/** What a session tells of the messages before the next one. */
export const pastOf = (before: SessionState, shown: readonly ShownListing[], now: Date): BeforeStatement => ({
  ...(before.language === undefined ? {} : { language: before.language }),
  constraints: before.constraints,
  hasShown: before.lastShown.length > 0 || before.focus.length > 0,
  talksOfSeveral: talksOfSeveral(before),
  shown,
  year: now.getUTCFullYear(),
  ...(before.lookedUp === undefined ? {} : { askedAbout: before.lookedUp.fields }),
});

/** What a message of a chatbot's visitor means, after all that was said before it. */
export const createUnderstandMessage =
  ({ readVocabulary, readShown, leaveTowns, clock }: UnderstandSteps) =>
  async (chatbotId: number, before: SessionState, question: string): Promise<Understanding> => {
    const [vocabulary, listings] = await Promise.all([
      readVocabulary(chatbotId, identifierCandidates(question)),
      readShown(chatbotId, before),
    ]);
    const statement = readStatement(question, vocabulary, pastOf(before, listings, clock()));
    return understand(statement, await leaveTowns(chatbotId, before, statement), listings);
  };

export type UnderstandMessage = ReturnType<typeof createUnderstandMessage>;
