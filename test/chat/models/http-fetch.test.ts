import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { type ExecutionContext } from 'ava';
import { bytesOf, httpFetch } from '../../../src/chat/models/http-fetch.ts';

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
