import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import test from 'ava';
import { createMultipartReader, type MultipartBody } from '../../../src/http/multipart/read-multipart.ts';

const MEGABYTE = 1_048_576;
const MOST = { bytes: 1_000 * MEGABYTE, tooLarge: 'too large' };

function* largeForm(megabytes: number): Generator<Buffer> {
  const chunk = Buffer.alloc(MEGABYTE, 'a line of a file\r\n');
  yield Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="large.csv"\r\n\r\n');
  for (let count = 0; count < megabytes; count += 1) yield chunk;
  yield Buffer.from('\r\n--b--\r\n');
}

test('A file of any size is written to the disk as it comes, and never held in memory', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-multipart-'));
  const bodies: Promise<MultipartBody>[] = [];
  let most = 0;
  const server = createServer((incoming, response) => {
    incoming.on('close', () => clearInterval(timer));
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    }, 5);
    const { signal } = new AbortController();
    const limit = async () => MOST;
    const reader = createMultipartReader(incoming, {
      boundary: 'b',
      folder,
      fileField: 'file',
      most: MOST,
      limit,
      signal,
    });
    bodies.push(reader.read().finally(() => response.end()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const call = request({ port, host: '127.0.0.1', method: 'POST', agent: false });
    const answered = once(call, 'response');
    const before = process.memoryUsage().arrayBuffers;
    await pipeline(Readable.from(largeForm(400)), call);
    await answered;
    const body = await bodies[0];
    t.is(body?.file?.size, 400 * MEGABYTE);
    t.is((await stat(body?.file?.path ?? '')).size, 400 * MEGABYTE);
    t.true(most > 0 && most - before < 200 * MEGABYTE, `${most - before} bytes`);
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
});
