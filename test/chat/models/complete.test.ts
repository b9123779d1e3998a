import test, { type ExecutionContext } from 'ava';
import { createOpenAiProvider } from '../../../src/chat/models/openai-provider.ts';
import { createLogger } from '../../../src/logger.ts';
import {
  failsWith,
  hangs,
  type RecordingProvider,
  type Script,
  startRecordingProvider,
} from '../../helpers/recording-provider.ts';

const completes =
  (content: string, usage?: object): Script =>
  ({ status }) =>
    status(200, { choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }], usage });
const refuses = (param: string): Script => failsWith(400, { error: { message: `Unsupported: ${param}`, param } });

const withProvider = async (
  t: ExecutionContext,
  scripts: readonly Script[],
  body: (complete: (signal?: AbortSignal) => Promise<unknown>, server: RecordingProvider) => Promise<void>,
): Promise<void> => {
  const server = await startRecordingProvider(...scripts);
  try {
    const provider = createOpenAiProvider({ apiKey: 'sk-1', baseUrl: server.baseUrl, log: createLogger('silent') });
    const schema = { name: 'conditions', schema: { type: 'object' } };
    const messages = [{ role: 'user' as const, content: 'hi' }];
    await body(
      (signal = new AbortController().signal) => provider.complete({ model: 'm', messages, schema, signal }),
      server,
    );
  } finally {
    await server.close();
  }
  t.pass();
};
const bodies = ({ requests }: RecordingProvider) => requests.map(({ body }) => JSON.parse(body));

test('a completion is one call at temperature 0 that is held to a JSON schema, not a stream', async (t) => {
  const usage = { total_tokens: 12, prompt_tokens: 10, completion_tokens: 2 };
  await withProvider(t, [completes('{"a":1}', usage)], async (complete, server) => {
    t.deepEqual(await complete(), { text: '{"a":1}', usage: { tokens: 12, input: 10, output: 2 } });
    t.deepEqual(bodies(server), [
      {
        model: 'm',
        messages: [{ role: 'user', content: 'hi' }],
        temperature: 0,
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'conditions', schema: { type: 'object' }, strict: true },
        },
      },
    ]);
  });
});

test('a model that takes no temperature is asked again without', async (t) => {
  await withProvider(t, [refuses('temperature'), completes('{}')], async (complete, server) => {
    t.deepEqual(await complete(), { text: '{}', usage: undefined });
    await complete();
    t.deepEqual(
      bodies(server).map((body) => 'temperature' in body),
      [true, false, false],
    );
  });
});

test('a model that takes no JSON schema is not asked a second time', async (t) => {
  await withProvider(t, [refuses('response_format')], async (complete, server) => {
    await t.throwsAsync(complete(), { message: /The model provider failed/ });
    t.is(await complete(), undefined);
    t.is(server.requests.length, 1);
  });
});

test('a model whose server refuses one text, and says nothing of schemas, is asked the next time', async (t) => {
  const filtered = failsWith(400, { error: { message: 'Blocked by the content policy', code: 'content_filter' } });
  await withProvider(t, [filtered, failsWith(413), failsWith(422), completes('{}')], async (complete) => {
    for (let time = 0; time < 3; time += 1) await t.throwsAsync(complete(), { message: /The model provider failed/ });
    t.deepEqual(await complete(), { text: '{}', usage: undefined });
  });
});

for (const [where, error] of [
  ['code', { message: 'no', code: 'unsupported_JSON_Schema' }],
  ['words', { message: 'Invalid schema for this model' }],
  ['parameter', { message: 'no', param: 'response_format.type' }],
] as const) {
  test(`a refusal tells by its ${where} that a model takes no JSON schema`, async (t) => {
    await withProvider(t, [failsWith(400, { error })], async (complete, server) => {
      await t.throwsAsync(complete());
      t.is(await complete(), undefined);
      t.is(server.requests.length, 1);
    });
  });
}

test('a completion is tried once, and fails without the words of the provider', async (t) => {
  await withProvider(t, [failsWith(500, { error: { message: 'sk-secret' } })], async (complete, server) => {
    const error = await t.throwsAsync(complete());
    t.false(error.message.includes('sk-secret'));
    t.is(server.requests.length, 1);
  });
});

test('a completion ends with its signal', async (t) => {
  await withProvider(t, [hangs], async (complete) => {
    const controller = new AbortController();
    const pending = complete(controller.signal);
    controller.abort(new Error('too late'));
    await t.throwsAsync(pending, { message: 'too late' });
  });
});
