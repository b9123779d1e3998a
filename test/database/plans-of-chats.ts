import { createHash } from 'node:crypto';
import type { ExecutionContext } from 'ava';
import { createPeople } from '../../src/conversations/people.ts';
import { createVisitorStore, tidyVisitors } from '../../src/visitors/visitor-store.ts';
import type { ManyRows } from '../helpers/with-many-rows.ts';

/** What each question goes to besides its search: its session, the turns before it, what the limits count. */
const TURN = {
  chat_session: ['PRIMARY'],
  chat_message: ['PRIMARY', 'ix_chat_message_session', 'ix_chat_message_limit'],
};
/** What is read to understand a question: the chatbot's own words, and which of those asked for it knows. */
const WORDS = [
  // Kinds of homes are counted in one pass, and the counts are sorted.
  ...['ix_listing_city*', 'ix_listing_search* sorted', 'ix_listing_list*', 'ix_listing_fresh*', 'uq_listing_mls'],
  ...['ix_listing_number*', 'ix_listing_address', 'ix_listing_street*', 'ix_listing_zip*', 'PRIMARY'],
];
const CHANGES = ['ix_listing_change_former*', 'ix_listing_change_number', 'ix_listing_change_listing'];
const KNOWN = { ...TURN, listing_place: ['PRIMARY*', 'PRIMARY'], listing_change: CHANGES };

/** What visitors asked and left is listed and removed. */
const manageConversations = async ({ feed, post, follows }: ManyRows): Promise<void> => {
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
};

/** Conversations are listed and removed by indexes; a chat reads its own session, and of homes indexes alone but for the rows that it shows. */
export const plansOfChats = async (t: ExecutionContext, rows: ManyRows): Promise<void> => {
  await manageConversations(rows);
  const { feed, post, follows } = rows;
  const serialNumber = feed.serialNumber;
  await post('/chat/Chatbot/Edit', { serialNumber, RateLimitCount: 1_000, RateLimitTime: 3_600 });
  const open = async (): Promise<number> =>
    ((await post('/chat/Chatbot/GetSession', { serialNumber })) as { SessionID: number }).SessionID;
  const ask = (content: string) => async () => {
    const answer = (await post('/chat/Chat/ClientAsk', { sessionID: await open(), content })) as { content: string };
    t.truthy(answer.content);
  };
  const listing = [...WORDS, 'ix_listing_search_by_id', 'ix_listing_list'];
  await follows('a town, a price and rooms', ask('3 bedrooms under 600k in Town3?'), { ...KNOWN, listing });
  await follows('the freshest of all homes', ask('What is new?'), { ...KNOWN, listing });
  await follows('a number', ask('Tell me about LM4120'), { ...KNOWN, listing });
  await follows('a number that a home had before', ask('Is MLS OLD1020 still for sale?'), { ...KNOWN, listing });
  await follows('an address', ask('How many bedrooms has 208 Cedar St?'), { ...KNOWN, listing });
  await follows('a street and a ZIP', ask('homes on Oak St in 98003'), { ...KNOWN, listing });
  const near = [...listing, 'ix_listing_near*', 'ix_listing_near'];
  await follows('a place', ask('homes near Mission Bay'), { ...KNOWN, listing: near });
  await follows('what lies around a place', ask('near Mission Bay but not in Mission Bay'), {
    ...KNOWN,
    listing: near,
  });
  await follows('an order', ask('the cheapest house in Town3'), { ...KNOWN, listing });
  // The towns of what would match are told by their names, which stand in the rows.
  const towns = [...listing, 'ix_listing_search many'];
  await follows('nothing that matches', ask('houses with 6 bedrooms under $1000 in Town3'), {
    ...KNOWN,
    listing: towns,
  });
  await follows('a reduced price', ask('homes with a reduced price'), {
    ...KNOWN,
    listing: [...listing, 'ix_listing_dearer*'],
    listing_change: [...CHANGES, 'ix_listing_change_price'],
    feed_run: ['ix_feed_run_undo'],
  });
  await follows('words of descriptions', ask('homes in Town3 with a boathouse'), {
    ...KNOWN,
    listing,
  });
  const token = createHash('sha256').update('5').digest();
  const visitors = createVisitorStore(feed.database);
  const visitor = { visitor: ['uq_visitor_token'], chat_session: ['PRIMARY'], chatbot: ['PRIMARY'] };
  await follows('a visitor, by his token', () => visitors.find(token, null), visitor);
  const limit = { most: 20, seconds: 60 };
  await follows('what an address did', () => visitors.secondsSince('10.0.0.1', 'open', limit), {
    visitor_act: ['ix_visitor_act_limit*', 'ix_visitor_act_limit'],
  });
  await follows('visitors who went', () => tidyVisitors(feed.database), {
    ...{ visitor: ['ix_visitor_use many'], visitor_act: ['ix_visitor_act_age many'] },
  });
  await follows('an average', ask('What is the average price of houses in Town3?'), { ...KNOWN, listing });
};
