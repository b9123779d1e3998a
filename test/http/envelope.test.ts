import { connect } from 'node:net';
import test from 'ava';
import { withHttp } from './with-http.ts';

const PATHS: [path: string, kind: 'secret' | 'session', failureData: unknown][] = [
  ['/chat/Chatbot/Edit', 'secret', 0],
  ['/chat/Chatbot/Add', 'secret', null],
  ['/chat/Chatbot/Get', 'secret', null],
  ['/chat/Chatbot/ModelList', 'secret', null],
  ['/chat/Chatbot/GetSession', 'secret', null],
  ['/chat/Chat/ClientAsk', 'secret', null],
  ['/chat/Chatbot/RealEstateCreate', 'secret', null],
  ['/chat/Chatbot/RealEstateUpdate', 'session', 0],
  ['/chat/Chatbot/RealEstateList', 'session', null],
  ['/chat/Chatbot/RealEstateDelete', 'session', { SuccessCount: 0 }],
  ['/chat/Feed/List', 'secret', null],
  ['/chat/Feed/Import', 'secret', null],
  ['/chat/Feed/RunList', 'secret', null],
  ['/chat/Feed/RunDetail', 'secret', null],
  ['/chat/Feed/Approve', 'secret', null],
  ['/chat/Feed/Cancel', 'secret', null],
];

/** Sends bytes as they are and returns all that comes back until the server closes. */
const talk = (port: number, bytes: string | Buffer): Promise<{ head: string; body: string }> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      resolve({ head, body });
    });
  });

test(
  'A success is the envelope with Data, Version 1.0.0, Success, Code 200 and an empty Message',
  withHttp(async (t, http) => {
    const { status, headers, envelope } = await http.send('/chat/Chatbot/Edit', http.secret, {
      serialNumber: http.chatbot,
    });
    t.is(status, 200);
    t.is(headers['content-type'], 'application/json; charset=utf-8');
    t.is(headers['x-content-type-options'], 'nosniff');
    t.is(headers.server, undefined);
    t.is(headers['x-powered-by'], undefined);
    t.deepEqual(envelope, { Data: 1, Version: '1.0.0', Success: true, Code: 200, Message: '' });
  }),
);

test(
  'On every failure of a path Data keeps its shape, and Code repeats the HTTP status of a transport failure',
  withHttp(async (t, http) => {
    const tooLarge = Buffer.alloc(20 * 1_048_576 + 1, ' ');
    for (const [path, kind, failureData] of PATHS) {
      const keys = http[kind];
      const replies = {
        401: await http.send(path, {}),
        403: await http.send(path, kind === 'secret' ? http.session : http.secret),
        405: await http.send(path, keys, {}, { method: 'DELETE' }),
        400: await http.send(path, keys, {}, { raw: '{"' }),
      };
      for (const [status, { envelope, ...reply }] of Object.entries(replies)) {
        // Either kind of key is right for these three, so a request without fields fails for its fields.
        const either = status === '403' && /RealEstate(Create|Update|Delete)$/.test(path);
        t.is(reply.status, either ? 200 : Number(status), `${path} ${status}`);
        t.deepEqual(envelope.Data, failureData, `${path} ${status}`);
        t.is(envelope.Code, either ? 400 : Number(status), `${path} ${status}`);
        t.false(envelope.Success);
        t.is(envelope.Version, '1.0.0');
        t.not(envelope.Message, '');
      }
    }
    for (const path of ['/chat/Chatbot/Edit', '/chat/Chatbot/RealEstateDelete']) {
      const { status, envelope } = await http.send(path, http.secret, {}, { raw: tooLarge });
      t.is(status, 413);
      t.deepEqual(envelope.Data, PATHS.find(([known]) => known === path)?.[2]);
    }
  }),
);

test(
  'A business failure travels on HTTP 200 with its own Code',
  withHttp(async (t, http) => {
    const wrong = await http.send('/chat/Chatbot/Edit', http.secret, { serialNumber: http.chatbot, Temperature: 101 });
    t.is(wrong.status, 200);
    t.like(wrong.envelope, { Success: false, Code: 400, Data: 0, Message: 'Temperature must be from 0 to 100' });
    const unknown = await http.send('/chat/Chatbot/Edit', http.secret, { serialNumber: 'f'.repeat(32) });
    t.is(unknown.status, 200);
    t.like(unknown.envelope, { Success: false, Code: 404, Data: 0 });
  }),
);

test(
  'Unknown paths are a 404: other case, a slash at the end and broken percent signs included',
  withHttp(async (t, http) => {
    for (const path of [
      '/chat',
      '/chat/chatbot/edit',
      '/chat/Chatbot/Edit/',
      '/%',
      '/%E0%A4%A',
      '//chat',
      '/__proto__',
    ]) {
      const { status, envelope } = await http.send(path, http.secret, {});
      t.is(status, 404, path);
      t.like(envelope, { Data: null, Success: false, Code: 404 }, path);
    }
    const { envelope } = await http.send('/chat/chatbot/edit', http.secret, {});
    t.true(envelope.Message.includes('/chat/Chatbot/Edit'));
    t.is((await http.send('/chat/Chatbot/Edit?x=1', http.secret, { serialNumber: http.chatbot })).status, 200);
  }),
);

test(
  'A wrong method is a 405 with Allow, before any key is looked at',
  withHttp(async (t, http) => {
    for (const method of ['GET', 'PUT', 'OPTIONS', 'PATCH']) {
      const { status, headers, envelope } = await http.send('/chat/Chatbot/Edit', {}, {}, { method });
      t.is(status, 405, method);
      t.is(headers.allow, 'POST');
      t.is(envelope.Code, 405);
    }
    const { headers } = await http.send('/chat/Chatbot/ModelList', {}, {}, { method: 'PUT' });
    t.is(headers.allow, 'POST, GET, HEAD');
    t.is((await http.send('/chat/Chatbot/Edit', {}, {}, { method: 'HEAD' })).status, 405);
  }),
);

test(
  'Checks come in the order path, method, key, kind of key, size, JSON, fields, existence',
  withHttp(async (t, http) => {
    const large = { raw: Buffer.alloc(20 * 1_048_576 + 1, '[') };
    const edit = '/chat/Chatbot/Edit';
    t.is((await http.send('/nowhere', {}, {}, { method: 'GET' })).status, 404);
    t.is((await http.send(edit, {}, {}, { method: 'GET' })).status, 405);
    t.is((await http.send(edit, { Authorization: 'unknown' }, {}, large)).status, 401);
    t.is((await http.send(edit, http.session, {}, large)).status, 403);
    t.is((await http.send(edit, http.secret, {}, large)).status, 413);
    t.is((await http.send(edit, http.secret, {}, { raw: '[' })).status, 400);
    const fields = await http.send(edit, http.secret, { serialNumber: 'f'.repeat(32), MessageLimit: -2 });
    t.is(fields.envelope.Code, 400);
    t.is((await http.send(edit, http.secret, { serialNumber: 'f'.repeat(32) })).envelope.Code, 404);
  }),
);

test(
  'What is no HTTP gets the envelope too',
  withHttp(async (t, http) => {
    const requests = [
      'nonsense\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`,
      'POST /chat/Chatbot/Get HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n',
    ];
    for (const bytes of requests) {
      const { head, body } = await talk(http.port, bytes);
      t.regex(head, /^HTTP\/1\.1 400 /);
      t.like(JSON.parse(body), { Data: null, Version: '1.0.0', Success: false, Code: 400 });
    }
    const connected = await talk(http.port, 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n');
    t.regex(connected.head, /^HTTP\/1\.1 405 /);
    t.like(JSON.parse(connected.body), { Success: false, Code: 405 });
    const withoutHost = await talk(http.port, 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n');
    t.regex(withoutHost.head, /^HTTP\/1\.1 200 /);
  }),
);

test(
  'Whatever is asked for, and by whatever method and host, the answer is the envelope: a 400 where that is no path',
  withHttp(async (t, http) => {
    const noPaths = [
      'http://[/health',
      'http://a:99999/health',
      'http:///health',
      'ftp://homes.example/health',
      '*',
      'health',
      '%',
    ];
    const noSuchPaths = ['//[', '//a:99999/', '/[', '/%00', '/\\', 'HTTP://x/%zz?#'];
    // Where no CustomDomain is the host, there is nothing to read.
    const roots = ['/#', '/?%', 'http://homes.example'];
    const hosts = ['x', '', '[', 'a b', '@', ':99999', 'x@y:z'];
    for (const [index, target] of [...noPaths, ...noSuchPaths, ...roots].entries()) {
      for (const method of ['GET', 'POST', 'PUT', 'OPTIONS', 'DELETE', 'PROPFIND']) {
        const host = hosts[index % hosts.length];
        const asked = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n`;
        const { head, body } = await talk(
          http.port,
          Buffer.from(`${asked}Access-Control-Request-Method: PUT\r\n\r\n`, 'latin1'),
        );
        const status = noPaths.includes(target) ? 400 : roots.includes(target) && method !== 'GET' ? 405 : 404;
        t.true(head.startsWith(`HTTP/1.1 ${status} `), asked);
        t.regex(head, /^Content-Type: application\/json; charset=utf-8$/m, asked);
        t.like(JSON.parse(body), { Data: null, Version: '1.0.0', Success: false }, asked);
      }
    }
  }),
);

test(
  'A target with scheme and host, as a proxy gets it, is the path behind them, also in what its failure says',
  withHttp(async (t, http) => {
    const address = 'http://listings.example.com';
    const { head } = await talk(
      http.port,
      `GET ${address}/health?a=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    t.regex(head, /^HTTP\/1\.1 200 /);
    const update = `POST ${address}/chat/Chatbot/RealEstateDelete HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    t.like(JSON.parse((await talk(http.port, update)).body), { Data: { SuccessCount: 0 }, Code: 401 });
  }),
);

test(
  "A body that breaks the transfer coding fails with the shape of its path's Data",
  withHttp(async (t, http) => {
    const head = `POST /chat/Chatbot/RealEstateDelete HTTP/1.1\r\nHost: x\r\nAuthorization: ${http.secret.Authorization}\r\n`;
    const { body } = await talk(http.port, `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`);
    t.like(JSON.parse(body), { Data: { SuccessCount: 0 }, Success: false, Code: 400 });
  }),
);

test(
  'A crash is a 500 that shows nothing of its cause',
  withHttp(
    async (t, http) => {
      const { status, envelope } = await http.send('/chat/Chatbot/RealEstateUpdate', http.secret, {
        SerialNumber: http.chatbot,
        Key: '1',
        KeyType: 'InternalID',
      });
      t.is(status, 500);
      t.like(envelope, { Data: 0, Success: false, Code: 500 });
      t.false(envelope.Message.includes('password'));
    },
    { listings: { update: () => Promise.reject(new Error('the password is hunter2')) } },
  ),
);

test(
  'GET and HEAD of /health tell whether the database can be used',
  withHttp(async (t, http) => {
    const { status, envelope } = await http.send('/health', {}, {}, { method: 'GET' });
    t.is(status, 200);
    t.deepEqual(envelope.Data, { Status: 'ok' });
    const head = await http.send('/health', {}, {}, { method: 'HEAD', raw: '' });
    t.is(head.status, 200);
    t.is(head.text, '');
  }),
);
