import type { Database } from '../../database/connection.ts';
import { inTransaction, withRetries } from '../../database/transaction.ts';
import { businessError, ServiceError } from '../../errors.ts';
import type { Logger } from '../../logger.ts';
import type { ChatSettings } from '../chat-settings.ts';
import type { Session } from '../sessions/session-service.ts';
import { readState, type SessionState, writeState } from '../sessions/session-state.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import { createAdmissionStore } from './admission-store.ts';
import { countOnce } from './count-once.ts';
import { checkLimits } from './limits.ts';
import { createLots } from './lots.ts';
import { createQuestionsInHand, type Renewal } from './questions-in-hand.ts';

export type FinishedAnswer = { content: string; totalToken: number; noAnswer: boolean; state: SessionState };

/** A message that was accepted: it counts for the limits until it failed, and its session takes no other meanwhile. */
export type Admission = {
  questionId: number;
  /** What the session remembers; nobody else changes it while it is admitted. */
  before: SessionState;
  /** Remembers the message in these words, which were read from what came with it. */
  heard(words: string): Promise<void>;
  /** To be called before the first part leaves: from now on the message counts, whatever happens. 504 if its place was lost. */
  sent(): Promise<void>;
  /** Stores the answer and the session's state; gives the answer's ID. 504 if the message's place was lost meanwhile. */
  answered(answer: FinishedAnswer): Promise<number>;
  /**
   * The visitor left, or the provider died midway: the message counts, and what was read of the answer is kept. Where the
   * database is away, this and `failed` are made up for when it is back.
   */
  left(part: FinishedAnswer): Promise<void>;
  /** The message counts no more. */
  failed(): Promise<void>;
};

type Asking = { session: Session; settings: ChatSettings; content: string };
type Settling = { sessionId: number; questionId: number; answer: FinishedAnswer; isWhole: boolean };
type Place = { questionId: number; before: SessionState };

const STATE_HOURS = 24;
/** Seconds beyond those of the answer for which a message is renewed if its process does not settle it. */
const SETTLING_SECONDS = 30;

const refusalOf = (error: unknown): ServiceError => {
  if (error instanceof ServiceError) return error;
  throw error;
};

/**
 * Admits messages: exact under any concurrency, by one transaction on the chatbot's row, by the database's clock. Messages of a
 * chatbot that come together share one: they would wait for each other's anyhow.
 */
export const createAdmit = (options: { database: Database; renewal: Renewal; log: Logger }) => {
  const { database, renewal, log } = options;
  const store = createAdmissionStore(database);
  const inHand = createQuestionsInHand({ store, renewal, log });

  /** Stores the answers of a chatbot that end together; gives their IDs, 0 where nothing was stored, undefined for ended questions. */
  const settleAll = (chatbotId: number, settling: readonly Settling[]): Promise<(number | undefined)[]> =>
    inTransaction(database, async (transaction) => {
      const [store, sessions] = [createAdmissionStore(transaction), createSessionStore(transaction)];
      const settle = async ({ sessionId, questionId, answer, isWhole }: Settling): Promise<number | undefined> => {
        if ((await store.move([questionId], 'answered')) === 0) return undefined;
        await sessions.saveState(sessionId, writeState(answer.state), STATE_HOURS);
        const { content, totalToken, noAnswer } = answer;
        if (!isWhole && content === '') return 0;
        return store.insertAnswer({ chatbotId, sessionId, questionId, content, totalToken, noAnswer, isWhole });
      };
      const ids: (number | undefined)[] = [];
      for (const one of settling) ids.push(await settle(one));
      return ids;
    });
  const settleTogether = createLots(settleAll);

  const placeLost = () =>
    businessError(504, 'Another message took the place of this one before it was answered; please try again');

  /** The places of messages that come together, in their order, or why one has none. */
  const admitAll = (chatbotId: number, asking: readonly Asking[]): Promise<(Place | ServiceError)[]> =>
    inTransaction(database, async (transaction) => {
      const store = createAdmissionStore(transaction);
      await store.takeChatbot(chatbotId);
      // Read here and not with the sessions: an answer may have been finished in between.
      const { now, sessions } = await store.standing([...new Set(asking.map(({ session }) => session.id))]);
      const expiresAt = new Date(now.getTime() + renewal.lastsSeconds * 1_000);
      const admitted = new Set<number>();
      const countSince = countOnce(
        async (since) => {
          const lapsed = await store.lapsedSince(chatbotId, since);
          if (lapsed.length > 0) await store.endLapsed(lapsed);
          return store.countSince(chatbotId, since);
        },
        () => admitted.size,
      );
      const isBusy = async (sessionId: number): Promise<boolean> => {
        const open = sessions.get(sessionId)?.openQuestion ?? null;
        return admitted.has(sessionId) || (open !== null && (await store.endLapsed([open])) === 0);
      };
      const admit = async ({ session, settings, content }: Asking): Promise<Place> => {
        if (await isBusy(session.id))
          throw businessError(409, 'This session is still answering its last message; wait for that answer');
        await checkLimits(settings, now, countSince);
        const questionId = await store.insert({ chatbotId, sessionId: session.id, content, now, expiresAt });
        admitted.add(session.id);
        return { questionId, before: readState(sessions.get(session.id)?.state) };
      };
      const places: (Place | ServiceError)[] = [];
      for (const one of asking) places.push(await admit(one).catch(refusalOf));
      return places;
    });
  const admitTogether = createLots(admitAll);

  const move = async (questionId: number, state: 'sent' | 'failed'): Promise<boolean> =>
    (await withRetries(() => store.move([questionId], state))) === 1;
  /** Which of them count from now on, whatever happens. */
  const markSent = async (_: number, questionIds: readonly number[]): Promise<boolean[]> => {
    const count = await withRetries(() => store.move(questionIds, 'sent'));
    if (count === questionIds.length) return questionIds.map(() => true);
    const marked: boolean[] = [];
    for (const questionId of questionIds) marked.push(await move(questionId, 'sent'));
    return marked;
  };
  const markSentTogether = createLots(markSent);

  /** `answerSeconds`: how long its answer may take. */
  return async (asking: Asking & { answerSeconds: number }): Promise<Admission> => {
    const { session, answerSeconds } = asking;
    await inHand.catchUp();
    const place = await admitTogether(session.chatbotId, asking);
    if (place instanceof ServiceError) throw place;
    const { questionId, before } = place;
    inHand.take(questionId, answerSeconds + SETTLING_SECONDS);
    const settle = (answer: FinishedAnswer, isWhole: boolean): Promise<number | undefined> =>
      settleTogether(session.chatbotId, { sessionId: session.id, questionId, answer, isWhole });
    return {
      questionId,
      before,
      heard: (words) => withRetries(() => store.updateContent(questionId, words)),
      sent: async () => {
        if (!(await markSentTogether(session.chatbotId, questionId))) throw placeLost();
      },
      answered: async (answer) => {
        const id = await settle(answer, true);
        if (id === undefined) throw placeLost();
        inHand.letGo(questionId);
        return id;
      },
      left: (part) => inHand.end(questionId, () => settle(part, false)),
      failed: () => inHand.end(questionId, () => move(questionId, 'failed')),
    };
  };
};

export type Admit = ReturnType<typeof createAdmit>;
