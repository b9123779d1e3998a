import test from 'ava';
import { createAdmissionStore } from '../../../src/chat/limits/admission-store.ts';
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
