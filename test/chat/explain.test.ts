import test from 'ava';
import { withChatOverHttp } from '../helpers/chat-over-http.ts';
import { startRecordingProvider } from '../helpers/recording-provider.ts';
import { written } from '../helpers/statements.ts';

const clock = () => new Date('2026-11-21T12:00:00Z');

test(
  'Explain tells what was understood and found, and what would be sent to a model',
  withChatOverHttp(
    async (t, { addListing, session, explain }) => {
      await addListing({ City: 'La Mesa', MLSNumber: 'W1', SalePrice: '550000.00', Bedrooms: 4 });
      await addListing({ City: 'La Mesa', MLSNumber: 'W2', SalePrice: '480000.00', Bedrooms: 3 });
      await addListing({ City: 'El Cajon', MLSNumber: 'W3', SalePrice: '300000.00', Bedrooms: 3 });
      const told = await explain(await session(), 'the cheapest 3 bedroom homes in La Mesa under 600k');
      t.is(told.Intent, 'search');
      t.deepEqual(written(told.Constraints), ['City is La Mesa', 'Bedrooms atLeast 3', 'Price atMost 600000']);
      t.deepEqual(
        told.Constraints.map(({ Means }) => Means),
        ['in La Mesa', 'with at least 3 bedrooms', 'for at most 600,000'],
      );
      for (const { Words } of told.Constraints)
        t.true('the cheapest 3 bedroom homes in La Mesa under 600k'.includes(Words), Words);
      t.deepEqual([told.Order, told.Unexplained, told.Total], ['Price asc', [], 2]);
      t.is(told.Rows[0]?.MLSNumber, 'W2');
      t.deepEqual(
        told.Prompt.map(({ role }) => role),
        ['system', 'user', 'assistant', 'tool'],
      );
      t.deepEqual(told.Call, {
        Name: 'search_listings',
        Arguments: {
          Constraints: [
            { Field: 'City', Operator: 'is', Value: ['La Mesa'] },
            { Field: 'Bedrooms', Operator: 'atLeast', Value: 3 },
            { Field: 'Price', Operator: 'atMost', Value: 600_000 },
          ],
          Order: 'Price asc',
        },
      });
      t.like(told.Prompt[2], {
        tool_calls: [
          { type: 'function', function: { name: 'search_listings', arguments: JSON.stringify(told.Call?.Arguments) } },
        ],
      });
      t.true(told.Prompt[1]?.content.includes('the cheapest 3 bedroom homes in La Mesa under 600k'));
      t.true(told.Tokens > 100);
      for (const name of ['Wishes', 'Refused', 'Fields', 'Tags', 'Reference', 'Aggregate', 'Relaxed'])
        t.false(name in told, name);
    },
    { clock },
  ),
);

test(
  'Turns are understood first, as if they had been asked before: what the built-in answerer shows counts as shown',
  withChatOverHttp(async (t, { addListing, session, explain }) => {
    const ids: number[] = [];
    for (let day = 1; day <= 7; day += 1)
      ids.unshift(await addListing({ City: 'La Mesa', MarketSince: `2026-11-0${day}` }));
    const turns = ['homes in La Mesa'];
    const sessionID = await session();
    t.deepEqual((await explain(sessionID, 'tell me about the second one', turns)).Reference, [ids[1]]);
    const more = await explain(sessionID, 'show me more', turns);
    t.deepEqual(written(more.Constraints), ['City is La Mesa', `Shown not ${ids.slice(0, 5).join(', ')}`]);
    t.deepEqual(
      more.Rows.map(({ ID }) => ID),
      ids.slice(5),
    );
    t.is(more.Prompt.filter(({ content }) => content === 'homes in La Mesa').length, 1);
  }),
);

test(
  'Explain goes on from what the session remembers',
  withChatOverHttp(async (t, { addListing, session, ask, explain }) => {
    await addListing({ City: 'La Mesa' });
    const sessionID = await session();
    await ask(sessionID, 'homes in La Mesa');
    const told = await explain(sessionID, 'with at least 3 bedrooms');
    t.deepEqual(written(told.Constraints), ['City is La Mesa', 'Bedrooms atLeast 3']);
  }),
);

test(
  'A budget that is kept beside something cheaper is told once, by its field, operator, value, words, meaning and rule',
  withChatOverHttp(async (t, { addListing, session, explain }) => {
    for (const SalePrice of ['550000.00', '480000.00']) await addListing({ City: 'La Mesa', SalePrice });
    const told = await explain(await session(), 'cheaper ones please', ['homes in La Mesa under 600k']);
    t.deepEqual(written(told.Constraints), ['City is La Mesa', 'Price atMost 479999']);
    for (const constraint of told.Constraints)
      t.deepEqual(Object.keys({ ...constraint, Rule: '' }).toSorted(), [
        'Field',
        'Means',
        'Operator',
        'Rule',
        'Value',
        'Words',
      ]);
  }),
);

test('Explain stores nothing, takes no place and calls no model', async (t) => {
  const provider = await startRecordingProvider();
  t.teardown(provider.close);
  const openAi = { apiKey: 'sk-test-key', baseUrl: provider.baseUrl };
  const run = withChatOverHttp(
    async (_, { http, addListing, session, explain }) => {
      await addListing();
      await http.send('/chat/Chatbot/Edit', http.secret, { serialNumber: http.chatbot, MessageLimit: 0, Model: '2' });
      const sessionID = await session();
      const rows = () =>
        Promise.all([
          http.database('chat_message').select(),
          http.database('chat_session').select(),
          http.database('chatbot').select('message_count', 'settings'),
        ]);
      const before = await rows();
      await explain(sessionID, 'homes in Seattle with a zebra crossing', ['homes in Seattle', 'show me more']);
      t.deepEqual(await rows(), before);
      t.deepEqual(provider.requests, []);
    },
    { openAi },
  );
  await run(t);
});

test(
  'a session that is unknown, or of another workspace, is a 404; a session key is a 403',
  withChatOverHttp(async (t, { http, session, explainEnvelope }) => {
    const fields = { sessionID: await session(), content: 'hi' };
    t.is((await explainEnvelope({ ...fields, sessionID: fields.sessionID + 1_000 })).Code, 404);
    t.is((await explainEnvelope(fields, http.other.secret)).Code, 404);
    t.is((await explainEnvelope(fields, http.session)).Code, 403);
    t.is((await explainEnvelope(fields)).Code, 200);
  }),
);

test(
  'too many or too long Turns, and blank messages, are errors that name the field',
  withChatOverHttp(async (t, { session, explainEnvelope }) => {
    const sessionID = await session();
    const message = async (fields: object): Promise<string> =>
      (await explainEnvelope({ sessionID, ...fields })).Message;
    const turns = (length: number, text = 'hi'): string[] => Array.from({ length }, () => text);
    t.is(await message({ content: 'hi', Turns: turns(50) }), '');
    t.is(await message({ content: 'hi', Turns: turns(51) }), 'Turns must hold at most 50 entries');
    t.is(await message({ content: 'hi', Turns: [turns(1, 'x'.repeat(4_000))[0]] }), '');
    t.is(
      await message({ content: 'hi', Turns: ['hi', 'x'.repeat(4_001)] }),
      'Turns[1] must be at most 4000 characters long',
    );
    t.is(await message({ content: 'hi', Turns: ['hi', ' '] }), 'Turns[1] must not be blank');
    t.is(await message({ content: 'hi', Turns: 'hi' }), 'Turns must be an array');
    t.is(await message({ content: ' ' }), 'content must not be blank');
    t.is(await message({}), 'content is required');
    t.is(await message({ content: 'hi', Turns: null }), '');
  }),
);
