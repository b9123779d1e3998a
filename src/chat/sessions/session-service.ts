import type { LanguageCode } from '../../language/language.ts';
import type { ChatbotReader, ChatSettings } from '../chat-settings.ts';
import type { EarlierTurn } from '../prompt/prompt.ts';
import { readState, type SessionState } from './session-state.ts';
import { noSuchSession, type SessionStore } from './session-store.ts';

/** A session as a message finds it: with its chatbot's settings, and the time of the database, by which they were that. */
export type Session = { id: number; chatbotId: number; settings: ChatSettings; openedAt: Date };

const MOST_TURNS = 20;
const MOST_EXCHANGES = 50;

/** A question and its answer, with the listings that this named, in its order. */
export type Exchange = {
  question: { id: number; content: string; at: Date };
  answer: { id: number; content: string; at: Date; isPartial: boolean };
  named: readonly number[];
  language: LanguageCode | undefined;
};

export const createSessionService = ({ store, chatbots }: { store: SessionStore; chatbots: ChatbotReader }) => ({
  /** The session; a 404 for one that there is not, or not in this workspace. */
  open: async (workspaceId: number, sessionId: number): Promise<Session> => {
    const row = await store.find(workspaceId, sessionId);
    if (row === undefined) throw noSuchSession(sessionId);
    const { id, chatbotId, settings, now } = row;
    return { id, chatbotId, settings: chatbots.settingsOf(settings), openedAt: now };
  },

  /** What the session remembers. Whoever answers reads it with the message's place instead. */
  state: async (session: Session): Promise<SessionState> => readState(await store.readState(session.id)),

  /** The newest of what was said, oldest first. */
  exchanges: async ({ id }: Session): Promise<Exchange[]> =>
    (await store.exchanges(id, MOST_EXCHANGES)).map((row) => {
      const { named = [], language } = readState(row.remembered);
      return {
        question: { id: row.questionId, content: row.question, at: row.askedAt },
        answer: { id: row.answerId, content: row.answer, at: row.answeredAt, isPartial: row.isPartial === 1 },
        ...{ named, language },
      };
    }),

  /** What was said before, oldest first. */
  turns: (session: Session): Promise<EarlierTurn[]> => store.turns(session.id, MOST_TURNS),
});

export type SessionService = ReturnType<typeof createSessionService>;
