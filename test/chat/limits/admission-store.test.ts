import test from 'ava';
import {
  type AdmissionStore,
  createAdmissionStore,
  type QuestionIds,
} from '../../../src/chat/limits/admission-store.ts';
import type { Database } from '../../../src/database/connection.ts';
import { statementsOf } from '../../../src/database/statements.ts';
import { inStatementTransaction } from '../../../src/database/transaction.ts';
import { withDatabase } from '../../helpers/with-database.ts';

test(
  'Questions and their answers are known by their IDs also where a cluster deals these out in steps',
  withDatabase(async (t, database) => {
    const [chatbotId] = (await database('chatbot').insert({ workspace_id: 1, serial_number: 'a', settings: '{}' })) as [
      number,
    ];
    const sessions: number[] = [];
    for (let index = 0; index < 3; index += 1)
      sessions.push((await database('chat_session').insert({ chatbot_id: chatbotId }))[0] as number);
    const ids = await inStatementTransaction(database, async (statements) => {
      await statements.changeOnce('SET SESSION auto_increment_increment = 3', []);
      const store = createAdmissionStore(statements);
      const { now, idStep } = await store.standing(chatbotId, sessions, []);
      const questions = sessions.map((sessionId) => ({ sessionId, content: `of ${sessionId}` }));
      const inserted = await store.insert({ chatbotId, now, expiresAt: now, idStep }, questions);
      await statements.changeOnce('SET SESSION auto_increment_increment = DEFAULT', []);
      return inserted;
    });
    for (const [index, { questionId, answerId }] of ids.entries()) {
      const session_id = sessions[index];
      t.like(await database('chat_message').where({ id: questionId }).first(), { session_id, role: 'user' });
      t.like(await database('chat_message').where({ id: answerId }).first(), { session_id, role: 'awaited' });
    }
  }),
);

/** A question that has just been inserted, in a session of its own. */
const insertQuestion = async (database: Database) => {
  const store = createAdmissionStore(statementsOf(database));
  const [chatbotId] = await database('chatbot').insert({ workspace_id: 1, serial_number: 'a', settings: '{}' });
  const [sessionId] = await database('chat_session').insert({ chatbot_id: chatbotId });
  const { now, idStep } = await store.standing(chatbotId as number, [sessionId as number], []);
  const expiresAt = new Date(now.getTime() - 1);
  const questions = [{ sessionId: sessionId as number, content: 'hello' }];
  const [ids] = await store.insert({ chatbotId: chatbotId as number, now, expiresAt, idStep }, questions);
  return { store, ids: ids as QuestionIds, rows: () => database('chat_message').orderBy('id').select() };
};
const answer = { content: 'Hi.', isWhole: true, totalToken: 3, noAnswer: false };

test(
  'An answer is stored with what its session remembers, once',
  withDatabase(async (t, database) => {
    const { store, ids, rows } = await insertQuestion(database);
    t.true(await store.settle(ids, answer, '{"version":2}'));
    const stored = await rows();
    t.like(stored[0], { id: ids.questionId, role: 'user', state: 'answered', content: 'hello', expires_at: null });
    t.like(stored[1], { id: ids.answerId, role: 'assistant', state: 'answered', content: 'Hi.', total_token: 3 });
    t.is(stored[1].question_id, ids.questionId);
    const { remembered } = stored[0];
    t.deepEqual(typeof remembered === 'string' ? JSON.parse(remembered) : remembered, { version: 2 });
    t.false(await store.settle(ids, { ...answer, content: 'Later.' }, '{"version":3}'));
    t.deepEqual(await rows(), stored);
  }),
);

const ENDS: Record<string, (store: AdmissionStore, ids: QuestionIds) => Promise<number>> = {
  'that failed': (store, { questionId, answerId }) => store.move([questionId, answerId], 'failed'),
  'that another ended': (store, { questionId }) => store.endLapsed([questionId]),
};
for (const [what, end] of Object.entries(ENDS)) {
  test(
    `Of a question ${what} no answer is stored, whole or in part`,
    withDatabase(async (t, database) => {
      const { store, ids, rows } = await insertQuestion(database);
      t.true((await end(store, ids)) > 0);
      const ended = await rows();
      for (const late of [answer, { ...answer, isWhole: false }, undefined])
        t.false(await store.settle(ids, late, '{"version":2}'));
      t.deepEqual(await rows(), ended);
    }),
  );
}
