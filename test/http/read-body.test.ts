import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import test from 'ava';
import type { Context } from 'koa';
import { readBody } from '../../src/http/read-body.ts';

test('Reading a body whose client has left ends, also where all of it has arrived', async (t) => {
  const { promise: reading, resolve } = Promise.withResolvers<unknown>();
  const server = createServer(async (req, res) => {
    await once(res, 'close');
    await nextTurn();
    resolve(readBody({ req, res } as unknown as Context).catch((error: Error) => error.message));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}', () => client.resetAndDestroy());
  client.on('error', () => undefined);
  const ended = await reading;
  server.close();
  t.is(typeof ended, 'string');
});
