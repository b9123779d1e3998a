import test from 'ava';
import { type ChatOverHttp, withChatOverHttp } from '../../helpers/chat-over-http.ts';
import { written } from '../../helpers/statements.ts';

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
