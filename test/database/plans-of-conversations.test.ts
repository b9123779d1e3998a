import test from 'ava';
import { createPeople } from '../../src/conversations/people.ts';
import { withManyRows } from '../helpers/with-many-rows.ts';

test(
  'what visitors asked and left is listed and removed by indexes',
  withManyRows(async (_, { feed, post, follows }) => {
    const { database, chatbotId, serialNumber } = feed;
    const said = ['ix_chat_message_session', 'ix_chat_message_session*'];
    const period = { serialNumber, From: '2026-01-01', PageSize: 20 };
    const sessions = () => post('/chat/Chat/SessionList', period);
    await follows('sessions of a chatbot', sessions, {
      chat_session: ['ix_chat_session_chatbot*', 'ix_chat_session_chatbot'],
      chat_message: said,
      chat_lead: ['uq_chat_lead_session*', 'uq_chat_lead_session'],
    });
    const messages = () => post('/chat/Chat/MessageList', { sessionID: 1_021 });
    await follows('messages of a session', messages, {
      ...{ chat_session: ['PRIMARY'], chat_message: said, file: ['ix_file_session'] },
    });
    const leads = () => post('/chat/Chat/LeadList', period);
    await follows('leads of a chatbot', leads, {
      chat_lead: ['ix_chat_lead_chatbot', 'ix_chat_lead_chatbot*'],
      chat_lead_detail: ['PRIMARY'],
    });

    const people = createPeople({ database, notify: async () => {} });
    const { id: sessionId } = await database('chat_session').where({ chatbot_id: chatbotId }).first('id');
    const message = { chatbotId, sessionId, questionId: 1_000_001, content: 'ann@example.com', fileIds: [1, 2] };
    await follows('a lead that is kept', () => people.noteMessage(message), {
      ...{
        chat_session: ['PRIMARY', 'PRIMARY*'],
        file: ['PRIMARY'],
        delivery: ['uq_delivery_key*', 'uq_delivery_key'],
      },
    });
    const gone = {
      chat_session: ['PRIMARY', 'PRIMARY*'],
      chat_message: said,
      chat_lead: ['uq_chat_lead_session', 'uq_chat_lead_session*'],
      chat_lead_detail: ['PRIMARY', 'PRIMARY*', 'ix_chat_lead_detail', 'ix_chat_lead_detail*'],
      delivery: ['ix_delivery_session'],
      visitor: ['PRIMARY'],
      file: ['ix_file_session', 'ix_file_session*', 'PRIMARY'],
    };
    await follows('what is erased by an address', () => post('/chat/Chat/Erase', { Email: '20@example.com' }), gone);
    await follows('what is erased by a session', () => post('/chat/Chat/Erase', { sessionID: 1_041 }), gone);
  }),
);
