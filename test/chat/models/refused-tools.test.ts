import test from 'ava';
import type { PromptMessage } from '../../../src/chat/models/answerer.ts';
import {
  ANSWERED,
  bodies,
  call,
  calling,
  FIRST,
  failsWith,
  result,
  roles,
  SYSTEM,
  says,
  textIn,
  withProvider,
} from '../../helpers/recording-provider.ts';

/** What servers say that take no tools; each as it was told of. */
const refusals: readonly (readonly [string, number, unknown])[] = [
  [
    'vLLM without a parser for calls',
    400,
    {
      object: 'error',
      message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
  ],
  [
    'llama.cpp without its templates',
    500,
    { error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' } },
  ],
  [
    'llama.cpp before it had tools',
    500,
    { error: { code: 500, message: 'Unsupported param: tools', type: 'server_error' } },
  ],
  [
    'llama.cpp when tools could not stream',
    500,
    { error: { code: 500, message: 'Cannot use tools with stream', type: 'server_error' } },
  ],
  [
    'a template within llama.cpp',
    500,
    {
      error: {
        code: 500,
        message: 'Conversation roles must alternate user/assistant/user/assistant/... at row 9, column 27:',
        type: 'server_error',
      },
    },
  ],
  [
    'Ollama',
    400,
    {
      error: {
        message: 'registry.ollama.ai/library/gemma3:4b does not support tools',
        type: 'api_error',
        param: null,
        code: null,
      },
    },
  ],
  ["Ollama's own API", 400, { error: 'registry.ollama.ai/library/llama2:13b does not support tools' }],
  [
    'OpenRouter',
    404,
    {
      error: {
        message:
          'No endpoints found that support tool use. To learn more about provider routing, visit: https://openrouter.ai/docs',
        code: 404,
      },
    },
  ],
  [
    'a server behind OpenRouter',
    400,
    {
      error: {
        message: 'Provider returned error',
        code: 400,
        metadata: { raw: '{"object":"error","message":"Unexpected role \'tool\' after role \'user\'","code":"3230"}' },
      },
    },
  ],
  ['Groq', 400, { error: { message: '`tools` is not supported with this model', type: 'invalid_request_error' } }],
  [
    'DeepSeek',
    400,
    {
      error: {
        message: 'deepseek-reasoner does not support Function Calling',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_request_error',
      },
    },
  ],
  [
    'DeepInfra',
    405,
    {
      error: {
        message: 'deepinfra error: Tool calling is not supported for model: mistralai/Mistral-Small-24B-Instruct-2501',
        type: 'APIError',
        code: '405',
      },
    },
  ],
  [
    'Azure',
    400,
    { error: { code: 400, message: 'Functions are not supported for this API version or this model version.' } },
  ],
  [
    'OpenAI',
    400,
    {
      error: {
        message:
          'tools is not supported in this model. For a list of supported models, refer to https://platform.openai.com/docs',
        param: null,
      },
    },
  ],
  [
    'xAI',
    400,
    {
      code: 'Client specified an invalid argument',
      error:
        'Invalid request content: The model does not support tool use or function calling but tools or tool_choice have been specified on the request.',
    },
  ],
  [
    'LiteLLM',
    400,
    {
      error: {
        message:
          "litellm.UnsupportedParamsError: together_ai does not support parameters: {'tools': [{'type': 'function'}]}, for model=m.",
        code: '400',
      },
    },
  ],
  [
    'LiteLLM before it knew a server',
    500,
    { error: { message: 'Function calling is not supported by together_ai.', code: '500' } },
  ],
  [
    'Mistral, as FastAPI tells it',
    422,
    {
      object: 'Error',
      detail: [{ type: 'extra_forbidden', loc: ['body', 'tools'], msg: 'Extra inputs are not permitted', input: [] }],
    },
  ],
  [
    'Mistral of an id',
    400,
    {
      object: 'error',
      message: 'Tool call id was call_search but must be a-z, A-Z, 0-9, with a length of 9.',
      type: 'invalid_request_error',
    },
  ],
  [
    'Mistral of a role',
    400,
    {
      object: 'error',
      message: 'Unexpected role RoleEnum.tool',
      type: 'invalid_request_error',
      param: null,
      code: null,
    },
  ],
  [
    'a template of Mistral',
    400,
    {
      object: 'error',
      message: 'After the optional system message, conversation roles must alternate user/assistant/user/assistant/...',
      type: 'BadRequestError',
    },
  ],
  ['an older template of Mistral', 400, { error: { message: 'Only user and assistant roles are supported!' } }],
  [
    'Gemini',
    400,
    [
      {
        error: {
          code: 400,
          message:
            'Function call is missing a thought_signature in functionCall parts. This is required for tools to work correctly.',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
  ],
  ['a server that knows no such path', 501, { error: 'tool calling is not implemented' }],
];
const REWRITTEN = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: '#1 14 Oak St\n\nhomes in Seattle' },
];
for (const [server, status, body] of refusals)
  test(`a refusal of tools is told by what ${server} says: asked again without, and from then on`, async (t) => {
    await withProvider(t, [failsWith(status, body), says(['Hi.'])], async (ask, provider) => {
      t.is(textIn(await ask()), 'Hi.');
      await ask({ mayCall: false });
      t.deepEqual(
        bodies(provider).map((sent) => ['tools' in sent, 'tool_choice' in sent]),
        [
          [true, false],
          [false, false],
          [false, false],
        ],
      );
      t.true(bodies(provider).every((sent) => sent.stream === true && 'temperature' in sent));
      t.deepEqual(bodies(provider)[1]?.messages, REWRITTEN);
      t.deepEqual(bodies(provider)[2]?.messages, REWRITTEN);
    });
  });

for (const [name, status, body] of [
  ['a fault that passes', 500, { error: { message: 'Internal server error' } }],
  ['a fault of a tool server', 500, { error: { message: 'The tool server is busy' } }],
  ['an overload', 503, { error: { message: 'tools are not supported while overloaded' } }],
  ['a limit', 429, { error: { message: 'Too many tool calls' } }],
] as const)
  test(`${name} is no refusal of tools`, async (t) => {
    await withProvider(t, [failsWith(status, body), says(['Hi.'])], async (ask, server) => {
      await ask();
      t.deepEqual(
        bodies(server).map((sent) => 'tools' in sent),
        [true, true],
      );
    });
  });

test('a model that is not there is not asked for again, whatever its name', async (t) => {
  const error = { message: 'The model `stream-1-temperature` does not exist', code: 'model_not_found' };
  await withProvider(t, [failsWith(404, { error })], async (ask, server) => {
    await t.throwsAsync(ask(), { code: 502 as never });
    t.is(server.requests.length, 1);
  });
});

test('tool_choice that is refused alone goes alone', async (t) => {
  const message = "No endpoints found that support the provided 'tool_choice' value.";
  await withProvider(t, [failsWith(404, { error: { message, code: 404 } }), says(['Hi.'])], async (ask, server) => {
    await ask({ mayCall: false });
    await ask({ mayCall: false });
    t.deepEqual(
      bodies(server).map((sent) => ['tools' in sent, 'tool_choice' in sent]),
      [
        [true, true],
        [true, false],
        [true, false],
      ],
    );
    t.is(roles(bodies(server)[2]), 'system user assistant tool');
  });
});

test('a call that the server could not read is of that answer alone: tools go out the next time', async (t) => {
  const error = { message: "Failed to call a function. See 'failed_generation'.", code: 'tool_use_failed' };
  await withProvider(t, [failsWith(400, { error }), says(['Hi.'])], async (ask, server) => {
    t.is(textIn(await ask()), 'Hi.');
    await ask();
    t.deepEqual(
      bodies(server).map((sent) => 'tools' in sent),
      [true, false, true],
    );
  });
});

test('roles that must alternate are those of tools first, and that of the system next', async (t) => {
  const refuses = failsWith(400, { error: { message: 'Conversation roles must alternate user/assistant/...' } });
  await withProvider(t, [refuses, refuses, says(['Hi.'])], async (ask, server) => {
    await ask();
    t.deepEqual(bodies(server).map(roles), ['system user assistant tool', 'system user', 'user']);
    t.is(bodies(server)[2]?.messages[0]?.content, 'Be brief.\n\n#1 14 Oak St\n\nhomes in Seattle');
  });
});

for (const message of ['System role not supported', "'messages[0].role' does not support 'system' with this model."])
  test(`a refusal of the system's role leaves the tools: ${message}`, async (t) => {
    await withProvider(t, [failsWith(400, { error: { message } }), says(['Hi.'])], async (ask, server) => {
      await ask();
      t.is(roles(bodies(server)[1]), 'user assistant tool');
      t.true('tools' in (bodies(server)[1] ?? {}));
    });
  });

test('without tools, what they gave comes before the words that they were called for, files and all', async (t) => {
  await withProvider(t, [says(['Hi.'])], async (ask, server) => {
    const part = { type: 'image_url', image_url: { url: 'data:,' } };
    const second: PromptMessage = { role: 'user', content: 'and that one?', parts: [{ part, tokens: 1 } as never] };
    const spoken: PromptMessage = { role: 'assistant', content: 'Here.' };
    const rounds = [
      { ...calling(call('b')), content: 'I look.' },
      result('b', 'two'),
      calling(call('c')),
      result('c', 'three'),
    ];
    await ask({ messages: [...ANSWERED, spoken, second, ...rounds], tools: [] });
    t.deepEqual(bodies(server)[0]?.messages, [
      ...REWRITTEN,
      { role: 'assistant', content: 'Here.' },
      { role: 'user', content: [{ type: 'text', text: 'two\n\nthree\n\nand that one?' }, part] },
    ]);
  });
});

test('what a request without tools teaches of its model says nothing of tools', async (t) => {
  const temperature = failsWith(400, { error: { message: 'Unsupported', param: 'temperature' } });
  await withProvider(t, [temperature, says(['Hi.'])], async (ask, server) => {
    await ask({ tools: [] });
    await ask();
    t.deepEqual(
      bodies(server).map((sent) => ['temperature' in sent, 'tools' in sent]),
      [
        [true, false],
        [false, false],
        [false, true],
      ],
    );
  });
});

test('a prompt that is too long is no refusal of tools, and keeps what they gave', async (t) => {
  const message =
    'maximum context length is 8192 tokens. You requested 9000 (8900 in the messages, 100 in the functions).';
  const turn: PromptMessage[] = [FIRST, { role: 'assistant', content: 'Here.' }];
  await withProvider(t, [failsWith(400, { error: { message } }), says(['Hi.'])], async (ask, server) => {
    await ask({ messages: [SYSTEM, ...turn, ...ANSWERED.slice(1)] });
    t.is(roles(bodies(server)[1]), 'system user assistant tool');
    t.true('tools' in (bodies(server)[1] ?? {}));
    server.script(failsWith(400, { error: { message } }));
    await t.throwsAsync(ask(), { code: 502 as never });
    t.is(server.requests.length, 3);
  });
});
