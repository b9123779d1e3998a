import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { bytesOf, httpFetch } from '../../../src/chat/models/http-fetch.ts';
import { createVisibleText, type VisibleTextOptions } from '../../../src/chat/models/visible-text.ts';

const UNKNOWN: VisibleTextOptions = { thinksFirst: undefined, isStreamed: true };

/** What leaves of these pieces: with each, and at the end. */
const pass = (pieces: readonly string[], options = UNKNOWN, isCut = false) => {
  const visible = createVisibleText(options);
  const parts = [...pieces.map((piece) => visible.push(piece)), visible.end(isCut)];
  return { parts, text: parts.join(''), thinksFirst: visible.thinksFirst(), calls: visible.calls() };
};

const cases: readonly (readonly [string, string])[] = [
  ['<think>The user seems poor.</think>There are 27 homes.', 'There are 27 homes.'],
  ['<think></think>There are 27 homes.', 'There are 27 homes.'],
  ['<Thinking>a < b</Thinking>There <think>hm</think>are 27.', 'There are 27.'],
  ['The user seems poor. Push the dear ones.</think>There are 27 homes.', 'There are 27 homes.'],
  ['嗯，用户想要房子。</think>有 27 套。', '有 27 套。'],
  ['<think>never ends', ''],
  ['<|im_start|>assistant\nHello there<|im_end|>', '\nHello there'],
  ['<|start_header_id|>assistant<|end_header_id|>\n\nHello<|eot_id|>', '\n\nHello'],
  ['Hello <|eot_id|>there', 'Hello there'],
  ['Hello there<|im_end|>\n<|im_start|>user\nAnd now?<|im_end|>', 'Hello there\n'],
  ['Hello there<｜end▁of▁sentence｜>', 'Hello there'],
  ['<start_of_turn>model\nHello<end_of_turn>', '\nHello'],
  [
    '<|channel|>analysis<|message|>Push the dear ones.<|end|><|start|>assistant<|channel|>final<|message|>There are 27.',
    'There are 27.',
  ],
  ['Homes for < 500,000 and > 3 beds, a|b, <b>bold</b> <', 'Homes for < 500,000 and > 3 beds, a|b, <b>bold</b> <'],
];
for (const [said, shown] of cases)
  test(`of ${JSON.stringify(said)} a visitor sees ${JSON.stringify(shown)}`, (t) => {
    t.is(pass([said]).text, shown);
    t.is(pass([...said]).text, shown);
    t.is(pass([said], { thinksFirst: undefined, isStreamed: false }).text, shown);
  });

test('property: however a text is cut into pieces, the same of it is visible', (t) => {
  const piece = fc.constantFrom(
    ...[
      '<think>',
      '</think>',
      '<|im_end|>',
      '<|start|>',
      'assistant',
      'analysis',
      '<',
      '|',
      '>',
      '/',
      'think',
      ' word ',
      '<tool_call>',
      '</tool_call>',
      '[TOOL_CALLS]',
      '[',
      '{"name":"search","arguments":{}}',
    ],
  );
  const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, fc.boolean(), (value, isStreamed) => {
      const options = { thinksFirst: true, isStreamed };
      const { text, calls } = pass([value], options);
      t.like(pass([...value], options), { text, calls });
    }),
    { numRuns: 2_000 },
  );
});

test('what is no reasoning leaves as it comes, once three words tell', (t) => {
  t.deepEqual(pass(['There ', 'are ', '27 ', 'homes', '.']).parts, ['', '', 'There are 27 ', 'homes', '.', '']);
  t.deepEqual(pass(['Okay, ', 'so ', 'it ', 'is', '.']).parts, ['', '', '', '', '', 'Okay, so it is.']);
  t.deepEqual(pass(['Okay', '.'], { thinksFirst: false, isStreamed: true }).parts, ['Okay', '.', '']);
});

test('a call that a model only thought of is none', (t) => {
  const thought = 'The user wants homes. <tool_call>{"name":"search","arguments":{}}</tool_call>';
  t.like(pass([`${thought}</think>Hello.`]), { text: 'Hello.', calls: [] });
  t.like(pass([`<think>${thought}</think>Hello.`]), { text: 'Hello.', calls: [] });
  t.like(pass([thought]), { text: 'The user wants homes. ', calls: [{ name: 'search', arguments: '{}' }] });
});

test('a model that has thought first waits for its </think> from then on, and any other does not', (t) => {
  t.true(pass(['It seems poor.</think>Hello.']).thinksFirst);
  t.false(pass(['There are 27 homes.']).thinksFirst);
  t.false(pass(['<think>a</think>There are 27 homes.']).thinksFirst);
  const known = { thinksFirst: true, isStreamed: true };
  t.deepEqual(pass(['It seems poor', '</think>', 'Hello.', ' Bye.'], known).parts, ['', '', 'Hello.', ' Bye.', '']);
  t.like(pass(['Hello ', 'there.'], known), {
    parts: ['', '', 'Hello there.'],
    text: 'Hello there.',
    thinksFirst: true,
  });
});

test('of reasoning that was cut off nothing is visible', (t) => {
  const known = { thinksFirst: true, isStreamed: false };
  t.is(pass(['It seems that the'], known, true).text, '');
  t.is(pass(['The user seems poor, so I'], UNKNOWN, true).text, '');
  t.is(
    pass(['There are 27 homes, and'], { thinksFirst: undefined, isStreamed: false }, true).text,
    'There are 27 homes, and',
  );
});

/** Works with the address of a server that answers so. */
const withServer =
  (answer: RequestListener, work: (t: ExecutionContext, url: string) => Promise<void>) =>
  async (t: ExecutionContext): Promise<void> => {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await work(t, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"a":"ü"}' };

test(
  'a call is sent as it is, and asks for nothing packed; status, headers and text are those of the server',
  withServer(
    (request, response) => {
      const { method, headers } = request;
      response.writeHead(429, { 'Retry-After': '3', 'Set-Cookie': ['a=1', 'b=2'] });
      response.write(JSON.stringify([method, headers['content-type'], headers['accept-encoding'], request.url]));
      request.on('data', (body: Buffer) => response.end(body));
    },
    async (t, url) => {
      const response = await httpFetch(`${url}/v1/x?y=1`, post);
      t.is(response.status, 429);
      t.false(response.ok);
      t.is(response.headers.get('retry-after'), '3');
      t.deepEqual(response.headers.getSetCookie(), ['a=1', 'b=2']);
      t.is(await response.text(), '["POST","application/json","identity","/v1/x?y=1"]{"a":"ü"}');
    },
  ),
);

test(
  'each piece is given when it comes, and whoever stops reading ends the call',
  withServer(
    (_, response) => response.writeHead(200).write('one'),
    async (t, url) => {
      const bytes = bytesOf(await httpFetch(url, post)) ?? [];
      for await (const piece of bytes) {
        t.is(Buffer.from(piece).toString(), 'one');
        break;
      }
    },
  ),
);

test(
  'an answer that breaks off and a call that is aborted are errors',
  withServer(
    (request, response) => {
      response.writeHead(200, { 'Content-Length': '10' }).write('one');
      if (request.url === '/breaks') response.write('two', () => response.destroy());
    },
    async (t, url) => {
      const broken = await httpFetch(`${url}/breaks`, post);
      await t.throwsAsync(Array.fromAsync(bytesOf(broken) ?? []), { code: 'ECONNRESET' });
      const controller = new AbortController();
      const aborted = await httpFetch(url, { ...post, signal: controller.signal });
      controller.abort();
      await t.throwsAsync(Array.fromAsync(bytesOf(aborted) ?? []));
      await t.throwsAsync(httpFetch(url, { ...post, signal: controller.signal }));
    },
  ),
);

test(
  'a redirection is followed with what was sent',
  withServer(
    (request, response) => {
      if (request.url === '/old') response.writeHead(307, { Location: '/new' }).end();
      else request.pipe(response.writeHead(200));
    },
    async (t, url) => {
      const response = await httpFetch(`${url}/old`, post);
      t.is(response.url, `${url}/new`);
      t.is(await response.text(), post.body);
    },
  ),
);

test(
  'an answer without a body has none, and a body that is no text is sent as well',
  withServer(
    (request, response) => {
      if (request.url === '/none') response.writeHead(204).end();
      else response.end(request.headers['content-type']);
    },
    async (t, url) => {
      t.is(bytesOf(await httpFetch(`${url}/none`, post)), null);
      const body = new FormData();
      body.set('model', 'm');
      const response = await httpFetch(url, { method: 'POST', body });
      t.regex(await response.text(), /^multipart\/form-data; boundary=/);
    },
  ),
);

test('who is not there is an error', async (t) => {
  await t.throwsAsync(httpFetch('http://127.0.0.1:9/', post), { code: 'ECONNREFUSED' });
});
