import type { Database } from '../../database/connection.ts';
import { statementsOf } from '../../database/statements.ts';
import { inStatementTransaction, withRetries } from '../../database/transaction.ts';
import { businessError, ServiceError } from '../../errors.ts';
import type { Logger } from '../../process/logger.ts';
import type { Session } from '../sessions/session-service.ts';
import { readState, type SessionState, writeState } from '../sessions/session-state.ts';
import { noSuchSession } from '../sessions/session-store.ts';
import { type AdmissionStore, type CountedSpan, createAdmissionStore, type QuestionIds } from './admission-store.ts';
import { checkLimits, countedSpans } from './chatbot-limits.ts';
import { createLots } from './lots.ts';
import { createQuestionsInHand, isPassing, type Renewal } from './questions-in-hand.ts';

export type FinishedAnswer = { content: string; totalToken: number; noAnswer: boolean; state: SessionState };

/** A message that was accepted: it counts for the limits until it failed, and its session takes no other meanwhile. */
export type Admission = {
  questionId: number;
  /** What the session remembers; nobody else changes it while it is admitted. */
  before: SessionState;
  /** Whether nothing was asked in the session before. */
  isFirst: boolean;
  /** Remembers the message in these words, which were read from what came with it. */
  heard(words: string): Promise<void>;
  /**
   * To be called as the first part leaves: once this is done the message counts, whatever happens, but where the database is away. 504 if
   * its place was lost.
   */
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

type Asking = { session: Session; content: string };
type Settling = QuestionIds & { answer: FinishedAnswer; isWhole: boolean };
type Place = QuestionIds & { before: SessionState; isFirst: boolean };

/** Seconds beyond those of the answer for which a message is renewed if its process does not settle it. */
const SETTLING_SECONDS = 30;

/** Most messages of a chatbot are counted over the same spans. */
const distinct = (spans: readonly CountedSpan[]): CountedSpan[] => [
  ...new Map(spans.map((span) => [JSON.stringify(span), span])).values(),
];

const refusalOf = (error: unknown): ServiceError => {
  if (error instanceof ServiceError) return error;
  throw error;
};

/** What has begun goes on while the database is away; it counts once it is settled. */
const trueIfPassing = (error: unknown): true => {
  if (isPassing(error)) return true;
  throw error;
};

const placeLost = () =>
  businessError(504, 'Another message took the place of this one before it was answered; please try again');

/**
 * Admits messages: exact under any concurrency, by one transaction on the chatbot's row, by the database's clock. Messages of a
 * chatbot that come together share one: they would wait for each other's anyhow.
 */
export const createAdmit = (options: { database: Database; renewal: Renewal; log: Logger }) => {
  const { database, renewal, log } = options;
  const statements = statementsOf(database);
  const store = createAdmissionStore(statements);
  const inHand = createQuestionsInHand({ store, renewal, log });

  /** Gives the ID of the answer, 0 where nothing was written, undefined where the question has been ended. */
  const settle = async (store: AdmissionStore, { answer, isWhole, ...ids }: Settling): Promise<number | undefined> => {
    const { content, totalToken, noAnswer } = answer;
    const stored = isWhole || content !== '' ? { content, totalToken, noAnswer, isWhole } : undefined;
    const isSettled = await store.settle(ids, stored, writeState(answer.state));
    if (!isSettled) return undefined;
    return stored === undefined ? 0 : ids.answerId;
  };
  /** Stores the answers of a chatbot that end together: one is a transaction by itself. */
  const settleAll = ([first, ...others]: readonly Settling[]): Promise<(number | undefined)[]> => {
    if (first === undefined) return Promise.resolve([]);
    if (others.length === 0) return withRetries(async () => [await settle(store, first)]);
    return inStatementTransaction(database, async (inside) => {
      const ids: (number | undefined)[] = [];
      for (const one of [first, ...others]) ids.push(await settle(createAdmissionStore(inside), one));
      return ids;
    });
  };
  const settleTogether = createLots<Settling, number | undefined>((_, settling) => settleAll(settling));

  /** The places of messages that come together, in their order, or why one has none. */
  const admitAll = (chatbotId: number, asking: readonly Asking[]): Promise<(Place | ServiceError)[]> =>
    inStatementTransaction(database, async (inside) => {
      const store = createAdmissionStore(inside);
      await store.takeChatbot(chatbotId);
      // Read here and not with the sessions: an answer may have been finished in between.
      const sessionIds = [...new Set(asking.map(({ session }) => session.id))];
      const spans = asking.flatMap(({ session }) => countedSpans(session.settings, session.openedAt));
      const standing = await store.standing(chatbotId, sessionIds, distinct(spans));
      if (standing === undefined) return asking.map(({ session }) => noSuchSession(session.id));
      const { now, sessions, counts, idStep } = standing;
      const admitted = new Map<number, Asking>();
      const recount = async (since: Date): Promise<number> => {
        const lapsed = await store.lapsedSince(chatbotId, since);
        if (lapsed.length > 0) await store.endLapsed(lapsed);
        return store.countSince(chatbotId, since);
      };
      /** Each is counted once for all; what is admitted here is inserted below. */
      const countSince = async (since: Date): Promise<number> => {
        const stored = counts.get(since.getTime()) ?? (await recount(since));
        counts.set(since.getTime(), stored);
        return stored + admitted.size;
      };
      const isBusy = async (sessionId: number): Promise<boolean> => {
        const open = sessions.get(sessionId)?.openQuestion ?? 0;
        return admitted.has(sessionId) || (open !== 0 && (await store.endLapsed([open])) === 0);
      };
      const refusals = new Map<Asking, ServiceError>();
      const admit = async (one: Asking): Promise<void> => {
        const { session } = one;
        if (!sessions.has(session.id)) throw noSuchSession(session.id);
        if (await isBusy(session.id))
          throw businessError(409, 'This session is still answering its last message; wait for that answer');
        await checkLimits(session.settings, now, countSince);
        admitted.set(session.id, one);
      };
      for (const one of asking) await admit(one).catch((error) => void refusals.set(one, refusalOf(error)));
      const expiresAt = new Date(now.getTime() + renewal.lastsSeconds * 1_000);
      const inserted = [...admitted.values()];
      const questions = inserted.map(({ session, content }) => ({ sessionId: session.id, content }));
      const ids = questions.length === 0 ? [] : await store.insert({ chatbotId, now, expiresAt, idStep }, questions);
      return asking.map((one) => {
        const refusal = refusals.get(one);
        if (refusal !== undefined) return refusal;
        const place = ids[inserted.indexOf(one)] as QuestionIds;
        const { state, openQuestion = null } = sessions.get(one.session.id) ?? {};
        return { ...place, before: readState(state), isFirst: openQuestion === null };
      });
    });
  const admitTogether = createLots(admitAll);

  const moveToSent = async (questionIds: readonly number[]): Promise<boolean> =>
    (await withRetries(() => store.move(questionIds, 'sent'))) === questionIds.length;
  /** Which of them count from now on, whatever happens. */
  const markSent = async (_: number, questionIds: readonly number[]): Promise<boolean[]> => {
    if (await moveToSent(questionIds)) return questionIds.map(() => true);
    const marked: boolean[] = [];
    for (const questionId of questionIds) marked.push(await moveToSent([questionId]));
    return marked;
  };
  const markSentTogether = createLots(markSent);

  /** `answerSeconds`: how long its answer may take. */
  return async (asking: Asking & { answerSeconds: number }): Promise<Admission> => {
    const { session, answerSeconds } = asking;
    await inHand.catchUp();
    const place = await admitTogether(session.chatbotId, asking);
    if (place instanceof ServiceError) throw place;
    const { questionId, answerId, before, isFirst } = place;
    inHand.take(questionId, answerSeconds + SETTLING_SECONDS);
    const settle = (answer: FinishedAnswer, isWhole: boolean): Promise<number | undefined> =>
      settleTogether(session.chatbotId, { questionId, answerId, answer, isWhole });
    return {
      ...{ questionId, before, isFirst },
      heard: (words) => withRetries(() => store.updateContent(questionId, words)),
      sent: async () => {
        if (!(await markSentTogether(session.chatbotId, questionId).catch(trueIfPassing))) throw placeLost();
      },
      answered: async (answer) => {
        const id = await settle(answer, true);
        if (id === undefined) throw placeLost();
        inHand.letGo(questionId);
        return id;
      },
      left: (part) => inHand.end(questionId, () => settle(part, false)),
      failed: () => inHand.end(questionId, () => withRetries(() => store.move([questionId, answerId], 'failed'))),
    };
  };
};

export type Admit = ReturnType<typeof createAdmit>;
