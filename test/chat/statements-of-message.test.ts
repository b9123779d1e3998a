import test from 'ava';
import type { Database } from '../../src/database/connection.ts';
import { type ChatFixture, collect, withChat } from '../helpers/chat-fixture.ts';
import { says } from '../helpers/recording-provider.ts';
import { insertListing } from '../helpers/sample-listings.ts';

/** Of a chatbot with more homes the words are kept. */
const FEW_HOMES = 1_000;

const insertMany = async (database: Database, chatbotId: number): Promise<void> => {
  const first = await insertListing(database, chatbotId, { City: 'La Mesa', Url: null, MLSNumber: null });
  const columns = `chatbot_id, source_id, sale_type, status, property_type, bedrooms, sale_price, currency_symbol, market_since,
    city, city_fold`;
  for (let rows = 1; rows <= FEW_HOMES; rows *= 2) {
    await database.raw(`INSERT INTO listing (${columns}) SELECT ${columns} FROM listing WHERE id >= ?`, [first]);
  }
  await insertListing(database, chatbotId, { City: 'La Mesa', MLSNumber: 'NWM2000001', Address: '14 Oak St' });
};

/** Asks, and gives how many statements that took. */
const countOf = async (database: Database, ask: () => Promise<unknown>): Promise<number> => {
  let count = 0;
  const onQuery = (): void => {
    count += 1;
  };
  database.on('query', onQuery);
  await ask();
  database.off('query', onQuery);
  return count;
};

/** A session of a chatbot that has both limits. */
const opened = async ({ builtIn, settings, chatbotId, question }: ChatFixture) => {
  Object.assign(settings, { RateLimitCount: 1_000, MessageLimit: 1_000 });
  const session = await builtIn.createSession(chatbotId);
  const ask = (content: string) => builtIn.ask(question(session, content));
  return { ask, stream: async (content: string) => collect(await builtIn.askStream(question(session, content))) };
};

test(
  'A message to the built-in answerer takes at most ten statements, whether it searches, goes on, names a home or is streamed',
  withChat([], async (t, fixture) => {
    const { database } = fixture;
    await insertMany(database, fixture.chatbotId);
    const { ask } = await opened(fixture);
    const counts: [string, number][] = [];
    const note = async (content: string, how: (content: string) => Promise<unknown> = ask): Promise<void> =>
      void counts.push([content, await countOf(database, () => how(content))]);
    t.is(await countOf(database, () => ask('hello')), 8, 'with the words, which are read once');
    t.is(await countOf(database, () => ask('thanks')), 7);
    for (const content of [
      '3 bedrooms under 900k in La Mesa?',
      'show me more',
      'only under 700k',
      'the cheapest of them?',
      'What is the cheapest house in La Mesa?',
    ])
      await note(content);
    for (const content of ['Tell me about NWM2000001', 'how many bedrooms has 14 Oak St?']) await note(content);
    await note('homes in La Mesa', (await opened(fixture)).stream);
    t.deepEqual(
      counts.filter(([, count]) => count > 10),
      [],
    );
    // What comes closest is looked for by two more.
    const { content } = await ask('houses with 9 bedrooms in La Mesa');
    t.regex(content, /no houses/);
    t.true((await countOf(database, () => ask('houses with 9 bedrooms in La Mesa'))) <= 12);
  }),
);

test(
  'Of a chatbot with few homes one more is taken, which reads its words anew',
  withChat([], async (t, fixture) => {
    const { database, chatbotId } = fixture;
    await insertListing(database, chatbotId, { City: 'La Mesa' });
    const { ask } = await opened(fixture);
    await ask('hello');
    t.is(await countOf(database, () => ask('thanks')), 8);
    t.true((await countOf(database, () => ask('homes in La Mesa'))) <= 11);
  }),
);

test(
  'What was said before is read where something was',
  withChat([], async (t, { database, chat, provider, chatbotId, question }) => {
    provider.script(says(['Hello.'], 3), says(['Hello again.'], 3));
    const session = await chat.createSession(chatbotId);
    const sent: string[] = [];
    const onQuery = ({ sql }: { sql: string }): void => void sent.push(sql);
    database.on('query', onQuery);
    const isRead = (): boolean => sent.some((sql) => sql.includes('q.content AS question'));
    await chat.ask(question(session, 'hi'));
    t.false(isRead());
    await chat.ask(question(session, 'hi again'));
    t.true(isRead());
    database.off('query', onQuery);
  }),
);

/** Loops over all words for each two of them took 5 to 26 s here; what is left of it takes a tenth or less. */
const LONGEST_SECONDS = 3;

/** What this thread has had of the processor, which is the same however busy the machine is. */
const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000_000;
};

for (const word of ['2 ', 'Bay ', 'near ', 'house ', 'condo ', 'or 2 ', 'hate pools and ']) {
  test(
    `A message that says "${word.trim()}" over and over holds up nobody else`,
    withChat([], async (t, { builtIn, chatbotId, question }) => {
      const session = await builtIn.createSession(chatbotId);
      await builtIn.ask(question(session, 'hello'));
      const message = word.repeat(4_000 / word.length);
      t.true((await secondsOf(() => builtIn.ask(question(session, message)))) < LONGEST_SECONDS);
    }),
  );
}

test(
  'An answer of blank lines holds up nobody else when its visitor goes on',
  withChat([], async (t, { chat, provider, chatbotId, question }) => {
    provider.script(says(['Here you are.', '\n'.repeat(60_000)], 3), says(['Hello.'], 3));
    const session = await chat.createSession(chatbotId);
    await chat.ask(question(session, 'hi'));
    t.true((await secondsOf(() => chat.ask(question(session, 'hello again')))) < LONGEST_SECONDS);
  }),
);
