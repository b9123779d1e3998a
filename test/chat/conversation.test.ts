import test from 'ava';
import { type ChatOverHttp, withChatOverHttp } from '../helpers/chat-over-http.ts';
import { written } from '../helpers/statements.ts';

const places = async ({ session, explain, ask }: ChatOverHttp, first: string, then: string): Promise<string[]> => {
  const sessionID = await session();
  await ask(sessionID, first);
  return written((await explain(sessionID, then)).Constraints);
};

const withTowns = (body: Parameters<typeof withChatOverHttp>[0]) =>
  withChatOverHttp(async (t, chat) => {
    await chat.addListing({ City: 'La Mesa', ZIP: '91941', Location: 'Mount Helix', Address: '1 Main St' });
    await chat.addListing({ City: 'San Diego', ZIP: '92109', Location: 'Pacific Beach', Address: '2 Garnet Ave' });
    await chat.addListing({ City: 'San Diego', ZIP: '92104', Location: 'North Park', Address: '3 Main St' });
    await body(t, chat);
  });

test(
  'a ZIP code, a neighbourhood or a street that does not lie in the town of before leaves that town',
  withTowns(async (t, chat) => {
    t.deepEqual(await places(chat, '2 bedrooms in La Mesa', 'what about 92109?'), [
      'ZIP is 92109',
      'Bedrooms atLeast 2',
    ]);
    t.deepEqual(await places(chat, 'homes in La Mesa', 'and in Pacific Beach?'), ['Near is Pacific Beach']);
    t.deepEqual(await places(chat, 'homes in La Mesa', 'only on Garnet Ave'), ['Street is Garnet Ave']);
  }),
);

test(
  'one that lies in the town of before, or that no listing knows, goes on in that town',
  withTowns(async (t, chat) => {
    t.deepEqual(await places(chat, 'homes in San Diego', 'what about 92109?'), ['City is San Diego', 'ZIP is 92109']);
    t.deepEqual(await places(chat, 'homes in La Mesa', 'only on Main St'), ['City is La Mesa', 'Street is Main St']);
    t.deepEqual(await places(chat, 'homes in La Mesa', 'near Balboa Park'), ['City is La Mesa', 'Near is Balboa Park']);
  }),
);

test(
  'asking after one home leaves the search where it was, wherever that home lies',
  withTowns(async (t, chat) => {
    const sessionID = await chat.session();
    await chat.ask(sessionID, '2 bedrooms in La Mesa');
    await chat.ask(sessionID, 'is 2 Garnet Ave, 92109 available?');
    t.deepEqual(written((await chat.explain(sessionID, 'at least 3 bedrooms')).Constraints), [
      'City is La Mesa',
      'Bedrooms atLeast 3',
    ]);
  }),
);

test(
  'who names the town with the place means that town, whether a home lies there or not',
  withTowns(async (t, chat) => {
    t.deepEqual(await places(chat, 'homes in San Diego', 'in La Mesa, 92109'), ['City is La Mesa', 'ZIP is 92109']);
  }),
);

/** Which of the homes an answer names, in its order. */
const namedIn = (content: string): string[] => [...content.matchAll(/\d+ Test Ave/g)].map(([address]) => address);

/** Homes in La Mesa, the last one the freshest: `1 Test Ave` costs 310,000, `2 Test Ave` 320,000 … */
const addHomes = async ({ addListing }: ChatOverHttp, count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const id = await addListing({
      Address: `${number} Test Ave`,
      City: 'La Mesa',
      SalePrice: `${300_000 + number * 10_000}.00`,
      MarketSince: `2026-11-${String(number).padStart(2, '0')}`,
    });
    ids.push(id);
  }
  return ids;
};

const addresses = (...numbers: number[]): string[] => numbers.map((number) => `${number} Test Ave`);

test(
  'who asks for more gets others each time, until all have been shown',
  withChatOverHttp(async (t, chat) => {
    await addHomes(chat, 12);
    const sessionID = await chat.session();
    const say = async (content: string) => [...new Set(namedIn((await chat.ask(sessionID, content)).content))];
    t.deepEqual(await say('homes in La Mesa'), addresses(12, 11, 10, 9, 8));
    t.deepEqual(await say('show me more'), addresses(7, 6, 5, 4, 3));
    t.deepEqual(await say('more please'), addresses(2, 1));
    const { Total, Rows } = await chat.explain(sessionID, 'show me more');
    t.deepEqual([Total, Rows], [0, []]);
  }),
);

test(
  'another town has shown nothing yet',
  withChatOverHttp(async (t, chat) => {
    await addHomes(chat, 2);
    await chat.addListing({ City: 'El Cajon' });
    const sessionID = await chat.session();
    await chat.ask(sessionID, 'homes in La Mesa');
    await chat.ask(sessionID, 'what about El Cajon?');
    await chat.ask(sessionID, 'what about La Mesa?');
    const told = await chat.explain(sessionID, 'show me more');
    t.deepEqual([told.Total, written(told.Constraints)[0]], [0, 'City is La Mesa']);
  }),
);

test(
  '"the second one" is the second of the list, also after another of it was talked about',
  withChatOverHttp(async (t, chat) => {
    const ids = await addHomes(chat, 6);
    const sessionID = await chat.session();
    await chat.ask(sessionID, 'homes in La Mesa');
    const first = await chat.ask(sessionID, 'tell me more about the first one');
    t.deepEqual([...new Set(namedIn(first.content))], addresses(6));
    const second = await chat.explain(sessionID, 'and the second one?');
    t.deepEqual([second.Intent, second.Reference], ['lookup', [ids[4]]]);
    t.deepEqual(written(second.Constraints), []);
    const last = await chat.explain(sessionID, 'how big is the last one?');
    t.deepEqual([last.Reference, last.Fields], [[ids[1]], ['BuildingArea']]);
  }),
);

test(
  'a home that was shown and has gone is said to have gone, never shown as free',
  withChatOverHttp(async (t, chat) => {
    const ids = await addHomes(chat, 3);
    const sessionID = await chat.session();
    await chat.ask(sessionID, 'homes in La Mesa');
    const { http } = chat;
    const removal = { SerialNumber: http.chatbot, Keys: [String(ids[1])], KeyType: 'InternalID' };
    t.true((await http.send('/chat/Chatbot/RealEstateDelete', http.secret, removal)).envelope.Success);
    const { Reference, Rows } = await chat.explain(sessionID, 'tell me about the second one');
    t.deepEqual([Reference, Rows], [[ids[1]], []]);
    const { content } = await chat.ask(sessionID, 'tell me about the second one');
    t.regex(content, /no longer|not .*available|off the market/i);
    t.is((await chat.ask(sessionID, 'does it have a pool?')).content.split('\n')[0], content.split('\n')[0]);
    t.deepEqual(namedIn((await chat.ask(sessionID, 'tell me about the last one')).content), addresses(1));
  }),
);

test(
  'after the cheapest was shown, "which of these" looks through the row, or through all where there was none',
  withChatOverHttp(async (t, chat) => {
    await addHomes(chat, 7);
    await chat.addListing({
      Address: '8 Test Ave',
      City: 'La Mesa',
      SalePrice: '900000.00',
      MarketSince: '2026-11-20',
    });
    const sessionID = await chat.session();
    await chat.ask(sessionID, 'homes for sale in La Mesa');
    t.deepEqual(namedIn((await chat.ask(sessionID, "what's the cheapest?")).content), addresses(1));
    t.is((await chat.explain(sessionID, 'which of these cost less than 345k?')).Total, 2);
    t.is((await chat.explain(sessionID, 'anything cheaper?')).Total, 0);
    t.is((await chat.explain(sessionID, 'how big is it?')).Rows[0]?.ID, 1);
    const other = await chat.session();
    await chat.ask(other, 'the cheapest home for sale in La Mesa');
    t.is((await chat.explain(other, 'which of these cost less than 345k?')).Total, 4);
  }),
);

test(
  'where nothing matched, who asks for the newest of all means one of those that came closest and were shown',
  withChatOverHttp(async (t, chat) => {
    await addHomes(chat, 7);
    const sessionID = await chat.session();
    const say = async (content: string) => [...new Set(namedIn((await chat.ask(sessionID, content)).content))];
    t.deepEqual(await say('homes in La Mesa under 200k'), addresses(1, 2, 3, 4, 5));
    for (const newest of ['which of them is the newest?', 'the newest one?']) {
      t.deepEqual(await say(newest), addresses(5), newest);
      await say('tell me about the second one');
    }
    // The limit holds on for whoever looks on.
    t.true(written((await chat.explain(sessionID, 'with a pool')).Constraints).includes('Price atMost 200000'));
    await say('homes in La Mesa under 400k');
    t.deepEqual(await say('the newest one?'), addresses(7));
  }),
);

test(
  '"cheaper" and "bigger" are relative to what was shown, and the search goes on',
  withChatOverHttp(async (t, chat) => {
    await addHomes(chat, 7);
    const sessionID = await chat.session();
    await chat.ask(sessionID, 'homes in La Mesa under 600k');
    const cheaper = await chat.explain(sessionID, 'anything cheaper?');
    t.deepEqual(written(cheaper.Constraints), ['City is La Mesa', 'Price atMost 329999']);
    t.is(cheaper.Total, 2);
    const second = await chat.explain(sessionID, 'something cheaper than the second one');
    t.deepEqual(written(second.Constraints), ['City is La Mesa', 'Price atMost 359999']);
    const bigger = await chat.explain(sessionID, 'something bigger');
    t.true(written(bigger.Constraints).includes('BuildingArea atLeast 1501'));
  }),
);

test(
  '"yes please" takes what was offered, once',
  withChatOverHttp(async (t, chat) => {
    await addHomes(chat, 3);
    const sessionID = await chat.session();
    t.true((await chat.ask(sessionID, 'homes in La Mesa under 200k')).noAnswer);
    const yes = await chat.explain(sessionID, 'yes please');
    t.deepEqual([yes.Intent, written(yes.Constraints), yes.Total], ['search', ['City is La Mesa'], 3]);
    await chat.ask(sessionID, 'yes please');
    t.is((await chat.explain(sessionID, 'yes please')).Intent, 'none');
    t.is((await chat.explain(sessionID, 'no thanks')).Intent, 'none');
  }),
);

test(
  'who wants what was said once more, or otherwise, gets those homes, and the conversation stays where it was',
  withChatOverHttp(async (t, chat) => {
    const ids = await addHomes(chat, 6);
    const sessionID = await chat.session();
    await chat.ask(sessionID, 'homes in La Mesa under 200k');
    await chat.ask(sessionID, 'tell me about the second one');
    const spanish = await chat.ask(sessionID, 'translate that to Spanish');
    t.deepEqual([[...new Set(namedIn(spanish.content))], spanish.noAnswer], [addresses(2), false]);
    t.regex(spanish.content, /habitaciones|dormitorios|baños/);
    const other = await chat.session();
    t.true((await chat.ask(other, 'homes in La Mesa under 200k')).noAnswer);
    const table = await chat.ask(other, 'put them in a table with price, sqft and HOA');
    t.deepEqual([[...new Set(namedIn(table.content))], table.noAnswer], [addresses(1, 2, 3, 4, 5), false]);
    t.deepEqual((await chat.explain(other, 'how big is the last one?')).Reference, [ids[4]]);
    // What was offered before is still what "yes" takes.
    t.is((await chat.explain(other, 'yes please')).Total, 6);
  }),
);

test(
  'who starts over has said nothing before, and who talks of something else goes on afterwards',
  withChatOverHttp(async (t, chat) => {
    await addHomes(chat, 3);
    const sessionID = await chat.session();
    await chat.ask(sessionID, 'homes in La Mesa with 3 bedrooms');
    await chat.ask(sessionID, 'thanks!');
    t.deepEqual(written((await chat.explain(sessionID, 'under 600k')).Constraints), [
      ...['City is La Mesa', 'Bedrooms atLeast 3', 'Price atMost 600000'],
    ]);
    await chat.ask(sessionID, 'start over');
    t.deepEqual(written((await chat.explain(sessionID, 'homes to buy')).Constraints), ['SaleType is for_sale']);
  }),
);

test(
  'what an earlier version of the program remembered is forgotten, and a state expires',
  withChatOverHttp(async (t, chat) => {
    await addHomes(chat, 3);
    const sessionID = await chat.session();
    const constraintsOf = async () => written((await chat.explain(sessionID, 'with 3 bedrooms')).Constraints);
    await chat.ask(sessionID, 'hello');
    const remember = (state: unknown, minutesAgo: number) =>
      chat.http
        .database('chat_message')
        .where({ session_id: sessionID, role: 'user' })
        .update({
          remembered: JSON.stringify(state),
          created_at: chat.http.database.raw(`CURRENT_TIMESTAMP(3) - INTERVAL ${minutesAgo} MINUTE`),
        });
    const constraints = [{ Field: 'City', Operator: 'is', Value: ['La Mesa'], Words: 'La Mesa' }];
    await remember({ version: 1, constraints, shown: [], focus: [] }, 60);
    t.deepEqual(await constraintsOf(), ['Bedrooms atLeast 3']);
    const present = { version: 2, constraints, wishes: [], shown: [], lastShown: [], focus: [] };
    await remember(present, 60);
    t.deepEqual(await constraintsOf(), ['City is La Mesa', 'Bedrooms atLeast 3']);
    await remember(present, 24 * 60);
    t.deepEqual(await constraintsOf(), ['Bedrooms atLeast 3']);
  }),
);

test(
  'a home that lacks what is not wanted is said to lack it, in its own words',
  withChatOverHttp(async (t, chat) => {
    await chat.addListing({ City: 'La Mesa', Description: 'Bright. No pool.' });
    const sessionID = await chat.session();
    t.true((await chat.ask(sessionID, 'homes in La Mesa without a pool')).content.includes('pool: no (“No pool'));
    const { Rows, Prompt } = await chat.explain(sessionID, 'homes in La Mesa without a pool');
    t.like(Rows[0]?.Reasons[0], { Field: 'Tag', Value: 'pool', Says: 'no' });
    t.true(Prompt.at(-1)?.content.includes('no pool ("No pool'));
  }),
);

test(
  'a home that says nothing of what is not wanted is shown with just that, and not as one that lacks it',
  withChatOverHttp(async (t, chat) => {
    await chat.addListing({ City: 'La Mesa', Description: 'Bright.' });
    const sessionID = await chat.session();
    t.true((await chat.ask(sessionID, 'homes in La Mesa without a pool')).content.includes('pool: not stated'));
    const { Prompt } = await chat.explain(sessionID, 'homes in La Mesa without a pool');
    t.regex(Prompt.at(-1)?.content ?? '', /pool: not stated/);
  }),
);

test(
  'who wants to see a home that was sold is told so before anything else',
  withChatOverHttp(async (t, chat) => {
    await chat.addListing({ City: 'La Mesa', Address: '20 Test Ave', MLSNumber: 'T20', Status: 'Sold' });
    const { content } = await chat.ask(await chat.session(), 'can I view MLS T20 tomorrow?');
    t.regex(content, /sold/i);
  }),
);
