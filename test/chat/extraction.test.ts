import test from 'ava';
import { type ChatFixture, withChat } from '../helpers/chat-fixture.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { type Script, says } from '../helpers/recording-provider.ts';
import { insertListing } from '../helpers/sample-listings.ts';

const extracts =
  (constraints: readonly object[], total = 70): Script =>
  ({ status }) =>
    status(200, {
      choices: [
        { index: 0, message: { role: 'assistant', content: JSON.stringify({ constraints }) }, finish_reason: 'stop' },
      ],
      usage: { total_tokens: total, prompt_tokens: total - 10, completion_tokens: 10 },
    });
const pool = { Field: 'Tag', Operator: 'is', Value: ['pool'], Words: 'swim', IsWish: false };
const QUESTION = 'homes in Seattle where I can swim';

const hangsForExtraction: Script = (exchange) =>
  exchange.request.body.includes('response_format') ? exchange.closed : says(['Here.'], 200)(exchange);

const kinds = ({ provider }: ChatFixture): string[] =>
  provider.requests.map(({ body }) => ('response_format' in JSON.parse(body) ? 'extraction' : 'answer'));

test(
  'words that the parser can not explain are put to the model once, and what it takes counts in totalToken and the log',
  withChat([extracts([pool]), says(['Here.'], 200)], async (t, fixture) => {
    const { database, chatbotId, question, provider, service } = fixture;
    await insertListing(database, chatbotId, { Description: 'With a pool.', Address: '1 Wet St' });
    await insertListing(database, chatbotId, { Description: 'Dry.', Address: '2 Dry St' });
    const { log, entries } = recordingLog();
    const models = [{ Key: '2', Value: 'model-two', Status: true, price: { input: 1, output: 2 } }];
    const chat = service({ extraction: true, log, models });
    const { totalToken } = await chat.ask(question(await chat.createSession(chatbotId), QUESTION));
    t.deepEqual(kinds(fixture), ['extraction', 'answer']);
    t.is(totalToken, 270);
    const prompt = provider.messages(1).at(-1)?.content ?? '';
    t.true(prompt.includes('1 Wet St') && !prompt.includes('2 Dry St'), prompt);
    t.like(
      entries.find(({ msg }) => msg === 'A question was extracted'),
      { model: 'model-two', tokens: 70, taken: 1 },
    );
    t.like(
      entries.find(({ msg }) => msg === 'A message was answered'),
      {
        ...{ chatbotId, model: 'model-two', tokens: 270 },
        // 60 and 0 tokens in, 10 and 200 out.
        cost: (60 * 1 + 210 * 2) / 1_000_000,
      },
    );
  }),
);

test(
  'the answer goes on without, where the model takes too long',
  withChat([hangsForExtraction], async (t, fixture) => {
    const { chatbotId, question, service } = fixture;
    const { log, told } = recordingLog();
    const chat = service({ extraction: true, log, timing: { extraction: 50 } });
    const { content, totalToken } = await chat.ask(question(await chat.createSession(chatbotId), QUESTION));
    t.deepEqual([content, totalToken], ['Here.', 200]);
    t.deepEqual(told('warn'), ['A question was not extracted; the answer goes on without']);
  }),
);

test(
  'no model is asked where extraction is switched off, the built-in answerer serves, or all is explained',
  withChat([says(['Here.'], 200)], async (t, fixture) => {
    const { chatbotId, question, service, settings } = fixture;
    const ask = async (chat: ReturnType<typeof service>, content: string) =>
      chat.ask(question(await chat.createSession(chatbotId), content));
    await ask(service({ extraction: false }), QUESTION);
    await ask(service({ extraction: true }), 'homes in Seattle');
    t.deepEqual(kinds(fixture), ['answer', 'answer']);
    settings.Model = '1';
    await ask(service({ extraction: true }), QUESTION);
    t.is(fixture.provider.requests.length, 2);
  }),
);
