import test from 'ava';
import fc from 'fast-check';
import type { PromptMessage, Provider, ToolCall } from '../../../src/chat/models/answerer.ts';
import { createModels } from '../../../src/chat/models/models.ts';
import { createOpenAiProvider } from '../../../src/chat/models/openai-provider.ts';
import type { Model } from '../../../src/config/config-files.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import {
  ANSWERED,
  bodies,
  breaksOffAfter,
  call,
  calling,
  callsIn,
  FIRST,
  failsWith,
  GET,
  result,
  roles,
  type Script,
  SEARCH,
  SYSTEM,
  says,
  startRecordingProvider,
  textIn,
  withProvider,
} from '../../helpers/recording-provider.ts';

const ends =
  (...lines: string[]): Script =>
  async ({ raw, response }) => {
    for (const line of lines) await raw(line);
    response.end();
  };
const line = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const DONE = 'data: [DONE]\n\n';
/** A stream of these deltas. */
const deltas = (reason: string, ...all: object[]): Script =>
  ends(...all.map((delta) => line(delta)), line({}, reason), DONE);
const pieces = (...all: object[]): Script => deltas('tool_calls', ...all.map((piece) => ({ tool_calls: [piece] })));
const piece = (
  index: number | undefined,
  id: string | undefined,
  name: string | undefined,
  args?: unknown,
): object => ({
  ...(index === undefined ? {} : { index }),
  ...(id === undefined ? {} : { id }),
  ...{ type: 'function', function: { ...(name === undefined ? {} : { name }), arguments: args } },
});
const WHOLE = '{"city":"Seattle"}';

test('a model takes tools unless its entry in the list says that its server takes none', (t) => {
  const entry = (Key: string, more = {}): Model => ({ Key, Value: `model-${Key}`, Status: true, ...more });
  const models = [entry('2'), entry('3', { tools: false })];
  const { choose } = createModels({ models, provider: {} as Provider });
  t.deepEqual(
    ['2', '3', 'model-3', 'another'].map((key) => choose(key).takesTools),
    [true, false, false, true],
  );
});

test('tools go out as functions, and the model may call them where nothing else is said', async (t) => {
  await withProvider(t, [says(['Hi.'])], async (ask, server) => {
    t.is(textIn(await ask()), 'Hi.');
    await ask({ mayCall: false });
    await ask({ tools: [] });
    const tools = [SEARCH, GET].map((tool) => ({ type: 'function', function: tool }));
    t.deepEqual(
      bodies(server).map((body) => [body.tools, body.tool_choice, 'parallel_tool_calls' in body]),
      [
        [tools, undefined, false],
        [tools, 'none', false],
        [undefined, undefined, false],
      ],
    );
    t.deepEqual(bodies(server)[0]?.messages.slice(2), [
      {
        ...{ role: 'assistant', content: '' },
        tool_calls: [{ id: 'abcdef123', type: 'function', function: { name: SEARCH.name, arguments: WHOLE } }],
      },
      { role: 'tool', content: '#1 14 Oak St', tool_call_id: 'abcdef123' },
    ]);
  });
});

test('several calls of one round go out one behind the other, each with its result and none without', async (t) => {
  await withProvider(t, [says(['Hi.'])], async (ask, server) => {
    const several: PromptMessage = { ...calling(call('a'), call('b', '{"b":2}'), call('lost')), content: 'I look.' };
    await ask({
      messages: [SYSTEM, FIRST, several, result('b', 'two'), result('a', 'one'), result('nobody', 'three')],
    });
    const sent = bodies(server)[0]?.messages.slice(2) ?? [];
    const ids = sent.map(({ tool_calls, tool_call_id }) => tool_call_id ?? (tool_calls as { id: string }[])[0]?.id);
    t.deepEqual(ids, ['a', 'a', 'b', 'b']);
    t.deepEqual(
      sent.map(({ content }) => content),
      ['I look.', 'one', '', 'two'],
    );
    t.true(sent.every(({ tool_calls = [] }) => (tool_calls as object[]).length <= 1));
  });
});

test('of calls that none has a result for, only the words beside them go out', async (t) => {
  await withProvider(t, [says(['Hi.'])], async (ask, server) => {
    await ask({ messages: [SYSTEM, FIRST, { ...calling(call('a')), content: 'I look.' }, calling(call('b'))] });
    t.deepEqual(bodies(server)[0]?.messages.slice(2), [{ role: 'assistant', content: 'I look.' }]);
  });
});

test('a call that two rounds gave the same id goes out with the result of its own round', async (t) => {
  await withProvider(t, [says(['Hi.'])], async (ask, server) => {
    const round = (content: string): PromptMessage[] => [calling(call('call_0')), result('call_0', content)];
    await ask({ messages: [SYSTEM, FIRST, ...round('one'), ...round('two')] });
    t.deepEqual(
      bodies(server)[0]
        ?.messages.slice(2)
        .map(({ content }) => content),
      ['', 'one', '', 'two'],
    );
  });
});

test('arguments that no server could read go out as an empty object; what was wrong stands in the result', async (t) => {
  await withProvider(t, [says(['Hi.'])], async (ask, server) => {
    for (const broken of ['{"city":', '', '[1]', 'null', '"a"'])
      await ask({ messages: [SYSTEM, FIRST, calling(call('a', broken)), result('a', 'The arguments are not JSON.')] });
    for (const { messages } of bodies(server))
      t.like(messages[2], { tool_calls: [{ id: 'a', function: { name: SEARCH.name, arguments: '{}' } }] });
  });
});

const ONE = [call('call_1')];
const TWO = [call('call_1'), call('call_2', '{"n":2}', GET.name)];
const MADE = /^[A-Za-z0-9]{9}$/;
/** How servers send calls, and what is read; an id that is missing is made. */
const streamed: Record<string, [Script, readonly ToolCall[]]> = {
  'piece by piece': [
    pieces(
      piece(0, 'call_1', SEARCH.name, ''),
      piece(0, undefined, undefined, '{"city":'),
      piece(0, undefined, undefined, '"Seattle"}'),
    ),
    ONE,
  ],
  'in one chunk': [pieces(piece(0, 'call_1', SEARCH.name, WHOLE)), ONE],
  'without an index': [
    pieces(piece(undefined, 'call_1', SEARCH.name, '{"city":'), piece(undefined, undefined, undefined, '"Seattle"}')),
    ONE,
  ],
  'with the name in each chunk': [
    pieces(
      piece(0, 'call_1', SEARCH.name, '{"city":'),
      piece(0, 'call_1', SEARCH.name, '"Seattle"}'),
      piece(0, undefined, SEARCH.name, ''),
    ),
    ONE,
  ],
  'with the name in each chunk, and no index or id': [
    pieces(
      piece(undefined, undefined, SEARCH.name, '{"city":'),
      piece(undefined, undefined, SEARCH.name, '"Seattle"}'),
    ),
    [call('')],
  ],
  'with an id of its own in each chunk': [
    pieces(
      piece(0, 'call_1', SEARCH.name, ''),
      piece(0, 'call_2', undefined, '{"city":'),
      piece(0, 'call_3', undefined, '"Seattle"}'),
    ),
    ONE,
  ],
  'with an id of its own in each chunk, and no index': [
    pieces(
      piece(undefined, 'call_1', SEARCH.name, ''),
      piece(undefined, 'x', undefined, '{"city":'),
      piece(undefined, 'y', undefined, '"Seattle"}'),
    ),
    ONE,
  ],
  'with an empty id and name behind the first': [
    pieces(piece(0, 'call_1', SEARCH.name, ''), piece(0, '', '', WHOLE), piece(0, '', null as never, null)),
    ONE,
  ],
  'with arguments that are an object': [pieces(piece(0, 'call_1', SEARCH.name, { city: 'Seattle' })), ONE],
  'without an id': [pieces(piece(0, undefined, SEARCH.name, WHOLE)), [call('')]],
  'without arguments': [pieces(piece(0, 'call_1', SEARCH.name)), [call('call_1', '')]],
  'two at once': [
    pieces(
      piece(0, 'call_1', SEARCH.name, ''),
      piece(1, 'call_2', GET.name, ''),
      piece(0, undefined, undefined, WHOLE),
      piece(1, undefined, undefined, '{"n":2}'),
    ),
    TWO,
  ],
  'two in one chunk': [
    deltas('tool_calls', {
      tool_calls: [piece(0, 'call_1', SEARCH.name, WHOLE), piece(1, 'call_2', GET.name, '{"n":2}')],
    }),
    TWO,
  ],
  'two without an index': [
    pieces(
      piece(undefined, 'call_1', SEARCH.name, ''),
      piece(undefined, undefined, undefined, WHOLE),
      piece(undefined, 'call_2', GET.name, '{"n":2}'),
    ),
    TWO,
  ],
  'two with the same index': [
    pieces(piece(0, 'call_1', SEARCH.name, WHOLE), piece(0, 'call_2', GET.name, '{"n":2}')),
    TWO,
  ],
  'two of one name with the same index': [
    pieces(piece(0, 'call_1', SEARCH.name, WHOLE), piece(0, 'call_2', SEARCH.name, '{"n":2}')),
    [call('call_1'), call('call_2', '{"n":2}')],
  ],
  'two with the same index, the first without arguments': [
    pieces(piece(0, 'call_1', SEARCH.name, ''), piece(0, 'call_2', GET.name, '{"n":2}')),
    [call('call_1', ''), call('call_2', '{"n":2}', GET.name)],
  ],
  'two without an id or an index': [
    pieces(piece(undefined, undefined, SEARCH.name, WHOLE), piece(undefined, undefined, GET.name, '{"n":2}')),
    [call(''), call('', '{"n":2}', GET.name)],
  ],
  'two with the same id': [
    pieces(piece(0, 'call_1', SEARCH.name, WHOLE), piece(1, 'call_1', GET.name, '{"n":2}')),
    [call('call_1'), call('', '{"n":2}', GET.name)],
  ],
  'with broken arguments': [pieces(piece(0, 'call_1', SEARCH.name, '{"city":')), [call('call_1', '{"city":')]],
  'by finish_reason stop': [deltas('stop', { tool_calls: [piece(0, 'call_1', SEARCH.name, WHOLE)] }), ONE],
  'by finish_reason function_call': [
    deltas(
      'function_call',
      { function_call: { name: SEARCH.name, arguments: '{"city":' } },
      { function_call: { arguments: '"Seattle"}' } },
    ),
    [call('')],
  ],
  'whole, where a stream was asked for': [
    ({ status }) => {
      const tool_calls = [
        piece(undefined, 'call_1', SEARCH.name, WHOLE),
        piece(undefined, 'call_2', GET.name, { n: 2 }),
      ];
      status(200, { choices: [{ message: { content: null, tool_calls }, finish_reason: 'tool_calls' }] });
    },
    TWO,
  ],
  'whole, with broken arguments and no ids': [
    ({ status }) => {
      const tool_calls = [
        piece(undefined, undefined, SEARCH.name, '{"ci'),
        piece(undefined, undefined, GET.name, '{"n":2}'),
      ];
      status(200, { choices: [{ message: { content: '', tool_calls }, finish_reason: 'tool_calls' }] });
    },
    [call('', '{"ci'), call('', '{"n":2}', GET.name)],
  ],
  'whole, as it was before there were tools': [
    ({ status }) =>
      status(200, {
        choices: [
          { message: { function_call: { name: SEARCH.name, arguments: WHOLE } }, finish_reason: 'function_call' },
        ],
      }),
    [call('')],
  ],
};
for (const [name, [script, expected]] of Object.entries(streamed))
  test(`a call is read that comes ${name}`, async (t) => {
    await withProvider(t, [script], async (ask, server) => {
      const calls = callsIn(await ask());
      t.deepEqual(
        calls.map(({ id, ...rest }, at) => ({ id: expected[at]?.id === '' && MADE.test(id) ? '' : id, ...rest })),
        [...expected],
      );
      t.is(new Set(calls.map(({ id }) => id)).size, calls.length);
      t.is(server.requests.length, 1);
    });
  });

const AT_ONCE = { tool_calls: [piece(0, 'call_1', SEARCH.name, WHOLE)] };
/** A call behind these pieces of text. */
const afterText = (...texts: string[]): Script =>
  deltas('tool_calls', ...texts.map((content) => ({ content })), AT_ONCE);
const HEAD = JSON.stringify({ choices: [{ delta: { tool_calls: [piece(0, 'call_1', SEARCH.name, '{"city":')] } }] });
const TAIL = JSON.stringify({ choices: [{ delta: { tool_calls: [piece(0, undefined, undefined, '"Seattle"}')] } }] });
const STOP = JSON.stringify({ choices: [{ delta: {}, finish_reason: 'tool_calls' }] });
/** Servers that differ from OpenAI's, as in odd-providers.test.ts, where the model calls. */
const odd: Record<string, Script> = {
  'reasoning in tags': afterText('<think>Poor.</think>'),
  'reasoning that only its end is told of': afterText('The user ', 'seems poor.', '</th', 'ink>'),
  'tokens of a template': afterText('<|im_sta', 'rt|>assistant\n', '<|im', '_end|>'),
  'reasoning in a field': deltas(
    'tool_calls',
    { reasoning: 'Poor.' },
    { reasoning_content: 'Rich.', content: null },
    AT_ONCE,
  ),
  'reasoning in parts of a content': deltas('tool_calls', { content: [{ type: 'thinking', thinking: [] }] }, AT_ONCE),
  'a role and no content in each chunk': deltas(
    'tool_calls',
    { role: 'assistant', content: null },
    {
      ...{ role: 'assistant', content: null },
      ...AT_ONCE,
    },
  ),
  'a line that can not be read': ends(
    `data: ${HEAD}\n\n`,
    'data: {"choices":[{"del\n\n',
    `data: ${TAIL}\n\ndata: ${STOP}\n\n`,
  ),
  'events parted by a single line end': ends(`data: ${HEAD}\ndata: ${TAIL}\n`, `data: ${STOP}\ndata: [DONE]`),
  'a chunk over several lines': ends(
    `data: ${HEAD}\r\n\r\ndata: {"choices":[\r\ndata: ${TAIL.slice(12)}\r\n\r\ndata:${STOP}\r\n\r\n`,
  ),
  'an end that is told by no line end': ends(`data:${HEAD}\n\ndata:${TAIL}\n\ndata:${STOP}`),
  'no end but [DONE]': ends(`data: ${HEAD}\n\ndata: ${TAIL}\n\n${DONE}`),
  'a blank reason in each chunk': ends(line({ tool_calls: [piece(0, 'call_1', SEARCH.name, WHOLE)] }, ''), DONE),
  'comments and a chunk without choices': ends(
    ': waiting\n\n',
    'data: {"choices":[]}\n\n',
    `data: ${HEAD}\n\ndata: ${TAIL}\n\n${DONE}`,
  ),
};
for (const [name, script] of Object.entries(odd))
  test(`a call is read, and nothing else, of a server with ${name}; then its answer`, async (t) => {
    await withProvider(t, [script, says(['There is a fine home.'])], async (ask, server) => {
      const first = await ask();
      t.is(textIn(first).trim(), '');
      t.deepEqual(callsIn(first), ONE);
      const next = await ask({ messages: [...ANSWERED, calling(...ONE), result('call_1')], mayCall: false });
      t.is(textIn(next), 'There is a fine home.');
      t.is(roles(bodies(server)[1]), 'system user assistant tool assistant tool');
    });
  });

for (const param of ['stream', 'stream_options', 'temperature'])
  test(`a server that refuses ${param} gets the tools all the same`, async (t) => {
    const whole: Script = ({ status }) => status(200, { choices: [{ message: AT_ONCE, finish_reason: 'stop' }] });
    await withProvider(
      t,
      [failsWith(400, { error: { message: 'Unsupported', param } }), whole],
      async (ask, server) => {
        t.deepEqual(callsIn(await ask()), ONE);
        t.deepEqual(
          bodies(server).map((sent) => [param in sent, 'tools' in sent]),
          [
            [true, true],
            [false, true],
          ],
        );
      },
    );
  });

test('an error within a stream, and an empty answer, are failures that are tried again', async (t) => {
  const fault = ends('data: {"error":{"message":"tools are not supported"}}\n\n');
  for (const script of [fault, says([])])
    await withProvider(t, [script, pieces(piece(0, 'call_1', SEARCH.name, WHOLE))], async (ask, server) => {
      t.deepEqual(callsIn(await ask()), ONE);
      t.true(bodies(server).every((sent) => 'tools' in sent));
    });
});

test('property: however a stream is cut into pieces, the same text and the same calls are read', async (t) => {
  const bytes = Buffer.from(
    [
      line({ content: 'Ich schaue nach Häusern für 500 000 €.' }),
      line({ tool_calls: [piece(0, 'call_1', SEARCH.name, '')] }),
      line({ tool_calls: [piece(0, undefined, undefined, '{"city":"Köl')] }),
      line({ tool_calls: [piece(1, 'call_2', GET.name, '{"n":2}')] }),
      line({ tool_calls: [piece(0, undefined, undefined, 'n"}')] }),
      line({}, 'tool_calls'),
      `data: ${JSON.stringify({ choices: [], usage: { total_tokens: 9 } })}\n\n`,
      DONE,
    ].join(''),
  );
  const at = fc.uniqueArray(fc.integer({ min: 1, max: bytes.length - 1 }), { maxLength: 12 });
  const cutAt =
    (cuts: readonly number[]): Script =>
    async ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      let from = 0;
      for (const cut of [...cuts, bytes.length]) {
        await new Promise<void>((resolve) => response.write(bytes.subarray(from, cut), () => resolve()));
        await new Promise((resolve) => setImmediate(resolve));
        from = cut;
      }
      response.end();
    };
  await withProvider(t, [], async (ask, server) => {
    const check = async (cuts: readonly number[]): Promise<void> => {
      server.script(cutAt(cuts));
      const parts = await ask();
      t.is(textIn(parts), 'Ich schaue nach Häusern für 500 000 €.');
      t.deepEqual(callsIn(parts), [call('call_1', '{"city":"Köln"}'), call('call_2', '{"n":2}', GET.name)]);
      t.deepEqual(parts.slice(-2), [{ tokens: 9 }, { calls: callsIn(parts) }]);
    };
    for (let cut = 1; cut < bytes.length; cut += 1) await check([cut]);
    await check(Array.from({ length: bytes.length - 1 }, (_, index) => index + 1));
    await fc.assert(
      fc.asyncProperty(at, (cuts) => check([...cuts].sort((one, other) => one - other))),
      PROPERTY_RUNS,
    );
  });
});

test('text beside calls passes as it comes, and the calls come behind it', async (t) => {
  const { promise: waits, resolve: goOn } = Promise.withResolvers<void>();
  const script: Script = async (exchange) => {
    await exchange.part('I am looking for it. ');
    await waits;
    await exchange.calls(piece(0, 'call_1', SEARCH.name, WHOLE));
    await exchange.done();
  };
  const server = await startRecordingProvider(script);
  try {
    const provider = createOpenAiProvider({ baseUrl: server.baseUrl, log: createLogger('silent') });
    const request = {
      model: 'm',
      temperature: 0,
      messages: ANSWERED,
      tools: [SEARCH],
      isStreamed: true,
      silenceSeconds: 60,
    };
    const parts = provider.answer({ ...request, signal: new AbortController().signal });
    const reader = parts[Symbol.asyncIterator]();
    t.deepEqual((await reader.next()).value, { text: 'I am looking for it. ' });
    goOn();
    t.deepEqual((await reader.next()).value, { calls: ONE });
    t.true((await reader.next()).done);
  } finally {
    await server.close();
  }
});

test('what a model calls although it may not is passed on', async (t) => {
  await withProvider(t, [pieces(piece(0, 'call_1', SEARCH.name, WHOLE))], async (ask) => {
    t.deepEqual(callsIn(await ask({ mayCall: false })), ONE);
  });
});

test('of more than eight calls, and of arguments over 64 KB, the rest is cut off and not waited for', async (t) => {
  await withProvider(t, [], async (ask, server) => {
    server.script(async (exchange) => {
      for (let at = 0; at < 12; at += 1) await exchange.calls(piece(at, `call_${at}`, SEARCH.name, WHOLE));
      await exchange.closed;
    });
    t.is(callsIn(await ask()).length, 8);
    server.script(async (exchange) => {
      let isClosed = false;
      void exchange.closed.then(() => {
        isClosed = true;
      });
      await exchange.calls(piece(0, 'call_1', SEARCH.name, '{"city":"'));
      while (!isClosed) await exchange.calls(piece(0, undefined, undefined, 'x'.repeat(4_000)));
    });
    t.is(callsIn(await ask())[0]?.arguments.length, 65_536);
  });
});

test('a call written as text that does not end ends the answer', async (t) => {
  await withProvider(t, [], async (ask, server) => {
    let isClosed = false;
    server.script(async (exchange) => {
      void exchange.closed.then(() => {
        isClosed = true;
      });
      await exchange.part('<tool_call>');
      while (!isClosed) await exchange.part('{"a":'.repeat(2_000));
    });
    await t.throwsAsync(ask(), { code: 502 as never });
    t.is(server.requests.length, 1);
  });
});

test('a call without a name is none', async (t) => {
  await withProvider(t, [pieces(piece(0, 'call_1', undefined, WHOLE))], async (ask) => {
    await t.throwsAsync(ask(), { code: 502 as never });
  });
});

test('an answer that is cut off amid its calls gives them as they are, and is not said to be cut', async (t) => {
  await withProvider(t, [deltas('length', { tool_calls: [piece(0, 'call_1', SEARCH.name, '{"ci')] })], async (ask) => {
    t.deepEqual(await ask(), [{ calls: [call('call_1', '{"ci')] }]);
  });
});

const written: Record<string, [string, string, readonly ToolCall[]]> = {
  'as Hermes and Qwen write it': [
    `I look.\n<tool_call>\n{"name": "search_listings", "arguments": ${WHOLE}}\n</tool_call>\nOne moment.`,
    ...(['I look.\n\nOne moment.', [call('')]] as const),
  ],
  twice: [
    `<tool_call>{"name":"search_listings","arguments":${WHOLE}}</tool_call><tool_call>{"name":"get_listing","parameters":{"n":2}}</tool_call>`,
    ...(['', [call(''), call('', '{"n":2}', GET.name)]] as const),
  ],
  'and does not end': [`<tool_call>{"name":"search_listings","arguments":${WHOLE}}`, '', [call('')]],
  'as Phi and Granite write it': [
    `<|tool_call|>[{"name":"search_listings","arguments":${WHOLE}}]<|/tool_call|>`,
    ...(['', [call('')]] as const),
  ],
  'as Mistral writes it': [`[TOOL_CALLS] [{"name": "search_listings", "arguments": ${WHOLE}}]`, '', [call('')]],
  'as Mistral writes it now': [`[TOOL_CALLS]search_listings[ARGS]${WHOLE}`, '', [call('')]],
  'as Llama writes it': [`<|python_tag|>{"name":"search_listings","parameters":${WHOLE}}<|eom_id|>`, '', [call('')]],
  'as DeepSeek writes it': [
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>search_listings\n\`\`\`json\n${WHOLE}\n\`\`\`<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
    ...(['', [call('')]] as const),
  ],
  'bare, as the whole answer': [`{"name": "search_listings", "parameters": ${WHOLE}}`, '', [call('')]],
  'bare and fenced': [`\`\`\`json\n{"name":"search_listings","arguments":${WHOLE}}\n\`\`\``, '', [call('')]],
  'that nobody can read': ['I look. <tool_call><function=search><parameter=a>b</tool_call>', 'I look. ', []],
  'that is broken': ['I look. [TOOL_CALLS] [{"name": "search_listings", "argu', 'I look. ', []],
};
for (const [name, [text, shown, calls]] of Object.entries(written))
  test(`a call written as text ${name} never reaches a visitor`, async (t) => {
    await withProvider(t, [], async (ask, server) => {
      for (const isStreamed of [true, false])
        for (const parts of [[text], [...text]]) {
          server.script(says(parts));
          const answer = await ask({ isStreamed });
          t.is(textIn(answer).trimEnd(), shown.trimEnd());
          t.deepEqual(
            callsIn(answer).map(({ id, ...rest }) => ({ id: MADE.test(id) ? '' : id, ...rest })),
            [...calls],
          );
        }
    });
  });

test('what only looks like a call written as text is shown', async (t) => {
  const shown = [
    '[#1] is fine. [TOO',
    '{"name":"Ann"}',
    '{ "a": 1 } is JSON.',
    'Use <tool> or [TOOLS] or {"name": "x"}.',
  ];
  await withProvider(t, [], async (ask, server) => {
    for (const text of shown) {
      server.script(says([...text]));
      t.deepEqual([textIn(await ask()), callsIn(await ask())], [text, []]);
    }
  });
});

test('a model that has begun a call is not asked again when the connection is lost', async (t) => {
  await withProvider(t, [], async (ask, server) => {
    server.script(async (exchange) => {
      await exchange.calls(piece(0, 'call_1', SEARCH.name, '{"ci'));
      exchange.breakOff();
    });
    await t.throwsAsync(ask(), { code: 502 as never, message: /model provider failed/ });
    t.is(server.requests.length, 1);
    server.script(ends(line({ tool_calls: [piece(0, 'call_1', SEARCH.name, WHOLE)] })));
    await t.throwsAsync(ask(), { code: 502 as never });
    t.is(server.requests.length, 2);
    server.script(breaksOffAfter([]), pieces(piece(0, 'call_1', SEARCH.name, WHOLE)));
    t.deepEqual(callsIn(await ask()), ONE);
  });
});

test('the connection may be lost once the end of a call is told', async (t) => {
  await withProvider(t, [], async (ask, server) => {
    server.script(async (exchange) => {
      await exchange.raw(line({ tool_calls: [piece(0, 'call_1', SEARCH.name, WHOLE)] }));
      await exchange.raw(line({}, 'tool_calls'));
      exchange.breakOff();
    });
    t.deepEqual(callsIn(await ask()), ONE);
  });
});

test('pieces of arguments are a sign of life, and silence amid them is a 504', async (t) => {
  await withProvider(t, [], async (ask, server) => {
    server.script(async (exchange) => {
      await exchange.calls(piece(0, 'call_1', SEARCH.name, '{"city":"'));
      const begun = performance.now();
      while (performance.now() - begun < 2_000) {
        await exchange.calls(piece(0, undefined, undefined, 'x'));
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      await exchange.calls(piece(0, undefined, undefined, '"}'));
      await exchange.done();
    });
    t.regex(callsIn(await ask({ silenceSeconds: 1.5 }))[0]?.arguments ?? '', /^{"city":"x+"}$/);
    server.script(async (exchange) => {
      await exchange.calls(piece(0, 'call_1', SEARCH.name, '{"city":"'));
      await exchange.closed;
    });
    await t.throwsAsync(ask({ silenceSeconds: 0.05 }), { code: 504 as never });
    const ends = AbortSignal.timeout(50);
    await t.throwsAsync(ask({ signal: ends }), { name: 'TimeoutError' });
  });
});
