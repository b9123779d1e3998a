import type { Database } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';
import { businessError } from '../../errors.ts';
import type { ChatSettings } from '../chat-settings.ts';
import type { Session } from '../sessions/session-service.ts';
import { readState, type SessionState, writeState } from '../sessions/session-state.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import { createAdmissionStore } from './admission-store.ts';
import { checkLimits } from './limits.ts';

export type FinishedAnswer = { content: string; totalToken: number; noAnswer: boolean; state: SessionState };

/** A message that was accepted: it counts for the limits until it failed, and its session takes no other meanwhile. */
export type Admission = {
  questionId: number;
  /** What the session remembers; nobody else changes it while it is admitted. */
  before: SessionState;
  /** Remembers the message in these words, which were read from what came with it. */
  heard(words: string): Promise<void>;
  /** To be called before the first part leaves: from now on the message counts, whatever happens. 504 if it expired. */
  sent(): Promise<void>;
  /** Stores the answer and the session's state; gives the answer's ID. 504 if the admission expired meanwhile. */
  answered(answer: FinishedAnswer): Promise<number>;
  /** The visitor left, or the provider died midway: the message counts, and what was read of the answer is kept. */
  left(part: FinishedAnswer): Promise<void>;
  /** The message counts no more. */
  failed(): Promise<void>;
};

const STATE_HOURS = 24;

/** Admits messages: exact under any concurrency, by one transaction on the chatbot's row, by the database's clock. */
export const createAdmit = ({ database, pendingSeconds }: { database: Database; pendingSeconds: number }) => {
  const settle = (
    session: Session,
    questionId: number,
    answer: FinishedAnswer,
    isWhole: boolean,
  ): Promise<number | undefined> =>
    inTransaction(database, async (transaction) => {
      const store = createAdmissionStore(transaction);
      if (!(await store.move(questionId, 'answered'))) return undefined;
      await createSessionStore(transaction).saveState(session.id, writeState(answer.state), STATE_HOURS);
      const { content, totalToken, noAnswer } = answer;
      if (!isWhole && content === '') return 0;
      const owner = { chatbotId: session.chatbotId, sessionId: session.id, questionId };
      return store.insertAnswer({ ...owner, content, totalToken, noAnswer, isWhole });
    });

  const tooLong = () => businessError(504, 'The answer took too long; please try again');

  return async (session: Session, settings: ChatSettings, content: string): Promise<Admission> => {
    const { questionId, before } = await inTransaction(database, async (transaction) => {
      const store = createAdmissionStore(transaction);
      await store.takeChatbot(session.chatbotId);
      const now = await store.now();
      if (await store.isBusy(session.id, now))
        throw businessError(409, 'This session is still answering its last message; wait for that answer');
      await checkLimits(settings, now, (since) => store.countSince(session.chatbotId, since, now));
      const expiresAt = new Date(now.getTime() + pendingSeconds * 1_000);
      const owner = { chatbotId: session.chatbotId, sessionId: session.id };
      return {
        questionId: await store.insert({ ...owner, content, now, expiresAt }),
        // Read here and not with the session: an answer may have been finished in between.
        before: readState(await createSessionStore(transaction).readState(session.id)),
      };
    });
    const move = (state: 'sent' | 'failed'): Promise<boolean> =>
      inTransaction(database, (transaction) => createAdmissionStore(transaction).move(questionId, state));
    return {
      questionId,
      before,
      heard: (words) =>
        inTransaction(database, (transaction) => createAdmissionStore(transaction).updateContent(questionId, words)),
      sent: async () => {
        if (!(await move('sent'))) throw tooLong();
      },
      answered: async (answer) => {
        const id = await settle(session, questionId, answer, true);
        if (id === undefined) throw tooLong();
        return id;
      },
      left: async (part) => {
        await settle(session, questionId, part, false);
      },
      failed: async () => {
        await move('failed');
      },
    };
  };
};

export type Admit = ReturnType<typeof createAdmit>;
