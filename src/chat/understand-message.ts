import type { LeaveTowns } from './sessions/left-towns.ts';
import type { SessionState } from './sessions/session-state.ts';
import type { ReadShown } from './sessions/shown-listings.ts';
import { understand } from './understand/conversation/converse.ts';
import { talksOfSeveral } from './understand/conversation/targets.ts';
import { type Candidates, identifierCandidates } from './understand/identifiers.ts';
import { readLexicons } from './understand/languages/lexicons.ts';
import { readStatement } from './understand/read-statement.ts';
import type { Understanding } from './understand/understanding.ts';
import type { Vocabulary } from './understand/vocabulary.ts';

export type UnderstandSteps = {
  readVocabulary: (chatbotId: number, candidates: Candidates) => Promise<Vocabulary>;
  readShown: ReadShown;
  leaveTowns: LeaveTowns;
  clock: () => Date;
};

/** What a message of a chatbot's visitor means, after all that was said before it. */
export const createUnderstandMessage =
  ({ readVocabulary, readShown, leaveTowns, clock }: UnderstandSteps) =>
  async (chatbotId: number, before: SessionState, question: string): Promise<Understanding> => {
    await readLexicons();
    const vocabulary = await readVocabulary(chatbotId, identifierCandidates(question));
    const statement = readStatement(question, vocabulary, {
      ...(before.language === undefined ? {} : { language: before.language }),
      constraints: before.constraints,
      hasShown: before.lastShown.length > 0 || before.focus.length > 0,
      talksOfSeveral: talksOfSeveral(before),
      year: clock().getUTCFullYear(),
      ...(before.lookedUp === undefined ? {} : { askedAbout: before.lookedUp.fields }),
    });
    const [listings, left] = await Promise.all([
      readShown(chatbotId, before, statement),
      leaveTowns(chatbotId, before, statement),
    ]);
    return understand(statement, left, listings);
  };

export type UnderstandMessage = ReturnType<typeof createUnderstandMessage>;
