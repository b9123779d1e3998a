import { once } from 'node:events';
import { createServer } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import test from 'ava';
import { limitRequestTime } from '../../src/http/broken-requests.ts';
import { openConnection, receive } from '../helpers/loopback-server.ts';
import { BOUNDARY, type FeedHttpFixture, field, file, formOf, withFeedHttp } from './with-feed-http.ts';

const FORM = formOf([field('Feed', 'main'), file('x'.repeat(500_000))]);

const headOf = ({ secret }: FeedHttpFixture, ...headers: string[]): string =>
  [
    'POST /chat/Feed/Upload HTTP/1.1',
    'Host: localhost',
    `Authorization: ${secret.Authorization}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    ...headers,
    '',
    '',
  ].join('\r\n');

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await turn();
};

test(
  'Of a client that goes away half-way nothing is left',
  withFeedHttp(async (t, http) => {
    const socket = await openConnection(http.port);
    socket.write(headOf(http, `Content-Length: ${FORM.length}`));
    socket.write(FORM.subarray(0, 300_000));
    await until(async () => (await http.uploads()).length === 1);
    socket.resetAndDestroy();
    await until(async () => (await http.uploads()).length === 0);
    t.is(await http.feed.services.runs.latest(await http.feed.feedId(), ['Queued']), undefined);
  }),
);

test(
  'A stop of the service ends an upload that still comes, and nothing is left of it',
  withFeedHttp(async (t, http) => {
    const socket = await openConnection(http.port);
    socket.write(headOf(http, `Content-Length: ${FORM.length}`));
    socket.write(FORM.subarray(0, 300_000));
    await until(async () => (await http.uploads()).length === 1);
    const [answer] = await Promise.all([receive(socket, /\}$/), http.server.stop({ deadlineMs: 0 })]);
    t.regex(answer, /^HTTP\/1\.1 503 /);
    t.regex(answer, /shutting down/);
    t.deepEqual(await http.uploads(), []);
  }),
);

test(
  'A client that waits for "100 Continue" is told to go on, or at once that its file is too large',
  withFeedHttp(
    async (t, http) => {
      const socket = await openConnection(http.port);
      socket.write(headOf(http, `Content-Length: ${FORM.length}`, 'Expect: 100-continue'));
      t.regex(await receive(socket, /\r\n\r\n$/), /^HTTP\/1\.1 100 Continue/);
      socket.write(FORM);
      t.regex(await receive(socket, /\}$/), /"RunID":\d+/);
      socket.destroy();

      const other = await openConnection(http.port);
      other.write(headOf(http, 'Content-Length: 9000000', 'Expect: 100-continue'));
      const answer = await receive(other, /\}$/);
      t.regex(answer, /^HTTP\/1\.1 200 [\s\S]*"Code":413/);
      t.regex(answer, /Connection: close/i);
      other.destroy();
    },
    { feed: { limits: { maxSize: 1_000_000 } } },
  ),
);

test('A request that takes too long to arrive is ended, but not an upload', async (t) => {
  const server = createServer(() => {});
  limitRequestTime(server, (path) => path === '/upload', 50);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const ended: string[] = [];
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    ended.push(error.code ?? '');
    socket.destroy();
  });
  const upload = await openConnection(port);
  const other = await openConnection(port);
  try {
    upload.write('POST /upload?a=1 HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab');
    await once(server, 'request');
    other.write('POST /other HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab');
    await once(other, 'close');
    t.deepEqual(ended, ['ERR_HTTP_REQUEST_TIMEOUT']);
    t.false(upload.destroyed);
    t.true(server.requestTimeout > 3_600_000);
  } finally {
    upload.destroy();
    server.close();
    await once(server, 'close');
  }
});
