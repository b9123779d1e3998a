import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import test from 'ava';
import type { AnswerChunk } from '../../src/chat/answering.ts';
import type { AskInput } from '../../src/chat/question.ts';
import { businessError } from '../../src/errors.ts';
import type { Envelope } from '../../src/http/reply.ts';
import type { ChatForHttp } from '../../src/http/services.ts';
import { type HttpFixture, withHttp } from './with-http.ts';

const PATH = '/chat/Chat/ClientAsk';
const LAST = { QuestionID: 1, AnswerID: 2, Answer: 'Hello there', TotalToken: 7 };

/** A chat that answers what a test gives it and keeps the questions. */
const chatOf = (
  parts: (question: AskInput) => AsyncIterable<AnswerChunk>,
  questions: AskInput[] = [],
): ChatForHttp => ({
  createSession: async () => 123_456,
  ask: async (question) => {
    questions.push(question);
    return { messageid: 2, content: 'Hello there', totalToken: 7, noAnswer: false };
  },
  askStream: async (question) => {
    questions.push(question);
    return parts(question);
  },
  explain: () => Promise.reject(new Error('unused')),
  models: async () => [],
  warmUp: async () => {},
});

async function* saying(...parts: AnswerChunk[]): AsyncIterable<AnswerChunk> {
  yield* parts;
}

/** Opens a stream and gives back its response as soon as the head is there. */
const openStream = async (http: HttpFixture): Promise<{ call: ClientRequest; response: IncomingMessage }> => {
  const call = request(`${http.url}${PATH}`, { method: 'POST', headers: { ...http.secret }, agent: false });
  call.on('error', () => {});
  call.end(JSON.stringify({ sessionID: 1, content: 'hi', stream: true }));
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.setEncoding('utf8');
  response.on('error', () => {});
  return { call, response };
};

const questions: AskInput[] = [];

test(
  'ClientAsk answers messageid, content, totalToken and noAnswer, and Text is the kind when none is given',
  withHttp(
    async (t, http) => {
      for (const more of [{}, { chatAskType: null, stream: false, fileIds: [] }, { chatAskType: '', stream: '' }]) {
        const { envelope } = await http.send(PATH, http.secret, { sessionID: 5, content: ' hi ', ...more });
        t.deepEqual(envelope.Data, { messageid: 2, content: 'Hello there', totalToken: 7, noAnswer: false });
        const question = questions.pop();
        t.like(question, { workspaceId: http.workspaceId, sessionID: 5, content: ' hi ', chatAskType: 'Text' });
        t.deepEqual(question?.fileIds, []);
      }
    },
    { chat: chatOf(() => saying(), questions) },
  ),
);

test(
  'content must not be blank for Text; for Image, Audio and Video it may be empty, null or left out',
  withHttp(
    async (t, http) => {
      for (const content of ['', '  \n', null, undefined]) {
        const { envelope } = await http.send(PATH, http.secret, { sessionID: 1, content });
        t.is(envelope.Message, 'content must not be blank when chatAskType is Text');
        for (const chatAskType of ['Image', 'Audio', 'Video']) {
          const other = await http.send(PATH, http.secret, { sessionID: 1, content, chatAskType, fileIds: [1] });
          t.true(other.envelope.Success, `${chatAskType} ${other.envelope.Message}`);
        }
      }
    },
    { chat: chatOf(() => saying()) },
  ),
);

test(
  'fileIds with Text is an error; Image needs one or more, Audio and Video exactly one',
  withHttp(
    async (t, http) => {
      const ask = async (chatAskType: string, fileIds: unknown) =>
        (await http.send(PATH, http.secret, { sessionID: 1, content: 'x', chatAskType, fileIds })).envelope;
      t.regex((await ask('Text', [1])).Message, /^fileIds is valid only/);
      t.true((await ask('Text', [])).Success);
      t.regex((await ask('Image', [])).Message, /^fileIds must hold one or more/);
      t.true((await ask('Image', [1, 2])).Success);
      for (const type of ['Audio', 'Video']) {
        t.regex((await ask(type, null)).Message, /^fileIds must hold exactly one/);
        t.regex((await ask(type, [1, 2])).Message, /^fileIds must hold exactly one/);
        t.true((await ask(type, [1])).Success);
      }
      t.is((await ask('Image', ['1'])).Message, 'fileIds[0] must be a whole number');
      const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
      t.true((await ask('Image', many(20))).Success);
      t.regex((await ask('Image', many(21))).Message, /^fileIds must .*20/);
      const { envelope } = await http.send(PATH, http.secret, { sessionID: 'x', chatAskType: 'text', stream: 'yes' });
      t.is(
        envelope.Message,
        'sessionID must be a whole number; chatAskType must be one of Text, Audio, Image, Video; stream must be true or false',
      );
    },
    { chat: chatOf(() => saying()) },
  ),
);

test(
  'A stream has the header exactly text/event-stream and one data line and a blank line for each chunk, nothing else',
  withHttp(
    async (t, http) => {
      const body = { sessionID: 1, content: 'hi', stream: true };
      const { status, headers, text } = await http.send(PATH, http.secret, body);
      t.is(status, 200);
      t.is(headers['content-type'], 'text/event-stream');
      t.is(headers['cache-control'], 'no-store');
      t.is(
        text,
        'data: {"content":"Hel"}\n\ndata: {"content":"lo\\n\\nthere 😀"}\n\n' +
          'data: {"QuestionID":1,"AnswerID":2,"Answer":"Hello there","TotalToken":7}\n\n',
      );
    },
    { chat: chatOf(() => saying({ content: 'Hel' }, { content: 'lo\n\nthere 😀' }, LAST)) },
  ),
);

test(
  'A failure before the first byte is an ordinary envelope with application/json',
  withHttp(
    async (t, http) => {
      for (const content of ['at once', 'in the first part']) {
        const { status, headers, envelope } = await http.send(PATH, http.secret, {
          sessionID: 1,
          content,
          stream: true,
        });
        t.is(status, 200);
        t.is(headers['content-type'], 'application/json; charset=utf-8');
        t.like(envelope, { Data: null, Success: false, Code: 429, Message: 'Too many' });
      }
    },
    {
      chat: {
        ...chatOf(() => saying()),
        askStream: async ({ content }) => {
          if (content === 'at once') throw businessError(429, 'Too many');
          // biome-ignore lint/correctness/useYield: a stream that fails before it yields
          return (async function* () {
            throw businessError(429, 'Too many');
          })();
        },
      },
    },
  ),
);

test(
  'A failure after the first byte is one last chunk that is the failure envelope',
  withHttp(
    async (t, http) => {
      const { status, text } = await http.send(PATH, http.secret, { sessionID: 1, content: 'hi', stream: true });
      t.is(status, 200);
      const chunks = text
        .split('\n\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line.slice('data: '.length)));
      t.deepEqual(chunks, [
        { content: 'Hel' },
        { Data: null, Version: '1.0.0', Success: false, Code: 502, Message: 'The provider failed' } satisfies Envelope,
      ]);
    },
    {
      chat: chatOf(async function* () {
        yield { content: 'Hel' };
        throw businessError(502, 'The provider failed');
      }),
    },
  ),
);

test(
  'Each part is sent as soon as it is there',
  (() => {
    const gate = Promise.withResolvers<void>();
    return withHttp(
      async (t, http) => {
        const { response } = await openStream(http);
        const [first] = (await once(response, 'data')) as [string];
        t.is(first, 'data: {"content":"first"}\n\n');
        gate.resolve();
        const [second] = (await once(response, 'data')) as [string];
        t.is(second, `data: ${JSON.stringify(LAST)}\n\n`);
      },
      {
        chat: chatOf(async function* () {
          yield { content: 'first' };
          await gate.promise;
          yield LAST;
        }),
      },
    );
  })(),
);

for (const stream of [true, false]) {
  test(
    `A client that goes away stops the model call (${stream ? 'stream' : 'no stream'})`,
    (() => {
      const asked = Promise.withResolvers<void>();
      const stopped = Promise.withResolvers<void>();
      const hang = async ({ signal }: AskInput): Promise<never> => {
        signal?.addEventListener('abort', () => stopped.resolve());
        asked.resolve();
        return new Promise(() => {});
      };
      return withHttp(
        async (t, http) => {
          const call = request(`${http.url}${PATH}`, { method: 'POST', headers: { ...http.secret }, agent: false });
          call.on('error', () => {});
          call.end(JSON.stringify({ sessionID: 1, content: 'hi', stream }));
          await asked.promise;
          call.destroy();
          await t.notThrowsAsync(stopped.promise);
        },
        {
          chat: {
            ...chatOf(async function* (question) {
              yield { content: 'x' };
              await hang(question);
            }),
            ask: hang,
          },
        },
      );
    })(),
  );
}

test(
  'A client that reads slowly holds the producer back',
  (() => {
    let produced = 0;
    const MOST = 2_000;
    return withHttp(
      async (t, http) => {
        const { call, response } = await openStream(http);
        response.pause();
        let before = -1;
        // Until the producer stands still: the buffers between the two are full.
        while (produced !== before) {
          before = produced;
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
        t.true(produced < MOST, `${produced}`);
        call.destroy();
      },
      {
        chat: chatOf(async function* () {
          for (; produced < MOST; produced += 1) yield { content: 'x'.repeat(64_000) };
        }),
      },
    );
  })(),
);

test(
  'GetSession answers the session of a chatbot of the workspace',
  withHttp(
    async (t, http) => {
      const get = (serialNumber: string) => http.send('/chat/Chatbot/GetSession', http.secret, { serialNumber });
      t.deepEqual((await get(http.chatbot)).envelope.Data, { SessionID: 123_456 });
      t.is((await get(http.other.chatbot)).envelope.Code, 404);
    },
    { chat: chatOf(() => saying()) },
  ),
);

test(
  'Who gets a session finds the chat ready soon: it is warmed up without being waited for, and what fails there stops nobody',
  (() => {
    let begun = 0;
    const warmUp = (): Promise<void> => {
      begun += 1;
      return begun === 1 ? new Promise(() => {}) : Promise.reject(new Error('no word tables'));
    };
    return withHttp(
      async (t, http) => {
        for (const count of [1, 2]) {
          const { envelope } = await http.send('/chat/Chatbot/GetSession', http.secret, { serialNumber: http.chatbot });
          t.deepEqual(envelope.Data, { SessionID: 123_456 });
          t.is(begun, count);
        }
      },
      { chat: { ...chatOf(() => saying()), warmUp } },
    );
  })(),
);
