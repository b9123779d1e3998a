import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setImmediate as turn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import test from 'ava';
import fc from 'fast-check';
import type { Context } from 'koa';
import { ServiceError } from '../../src/errors.ts';
import { limitRequestTime } from '../../src/http/broken-requests.ts';
import { createFileWriter } from '../../src/http/file-writer.ts';
import { readBody } from '../../src/http/read-body.ts';
import { createUploadFinder } from '../../src/http/router.ts';
import { createRoutes } from '../../src/http/routes.ts';
import { openConnection, receive } from '../helpers/loopback-server.ts';
import { picture } from '../helpers/sample-files.ts';
import { prepareUpload } from './prepare-upload.ts';
import { BOUNDARY, type FeedHttpFixture, field, file, formOf, withFeedHttp } from './with-feed-http.ts';
import { type HttpFixture, withHttp } from './with-http.ts';

/** The path of an address that takes a file. */
const prepare = async (http: HttpFixture): Promise<string> =>
  (await prepareUpload(http)).PreUploadUrl.replace(http.url, '');

const put = (http: HttpFixture, path: string, raw: Buffer, headers: Record<string, string> = {}) =>
  http.send(path, {}, undefined, { method: 'PUT', raw, headers });

/** Opens a connection and writes the head of a PUT. */
const begin = async (http: HttpFixture, path: string, ...headers: string[]): Promise<Socket> => {
  const socket = await openConnection(http.port);
  socket.write([`PUT ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n'));
  return socket;
};

const inHand = (http: HttpFixture): Promise<string[]> => readdir(join(http.folder, 'uploads')).catch(() => []);

const TOO_LARGE = /"Code":413,"Message":"The file is too large: a video may have 100 MB"/;

test(
  'Bytes that say that they are too many are refused before any of them is stored',
  withHttp(async (t, http) => {
    const path = await prepare(http);
    const socket = await begin(http, path, 'Content-Length: 104857601', 'Expect: 100-continue');
    const answer = await receive(socket, /\}$/);
    t.regex(answer, /^HTTP\/1\.1 200 /);
    t.regex(answer, TOO_LARGE);
    t.regex(answer, /Connection: close/i);
    t.deepEqual(await inHand(http), []);
    socket.destroy();
    t.true((await put(http, path, await picture('png'))).envelope.Success);
  }),
);

test(
  'A client that waits for "100 Continue" is told to go on, and one whose address is wrong that there is none',
  withHttp(async (t, http) => {
    const png = await picture('png');
    const length = `Content-Length: ${png.length}`;
    const socket = await begin(http, await prepare(http), length, 'Expect: 100-continue');
    t.regex(await receive(socket, /\r\n\r\n$/), /^HTTP\/1\.1 100 Continue/);
    socket.write(png);
    t.regex(await receive(socket, /\}$/), /"Success":true/);
    socket.destroy();
    const other = await begin(http, '/files/1?signature=x', length, 'Expect: 100-continue');
    t.regex(await receive(other, /\}$/), /^HTTP\/1\.1 404 [\s\S]*takes no file/);
    other.destroy();
  }),
);

test(
  'Packed bytes are refused: a file is stored as it is sent',
  withHttp(async (t, http) => {
    const path = await prepare(http);
    const packed = await put(http, path, gzipSync(await picture('png')), { 'Content-Encoding': 'gzip' });
    t.is(packed.status, 400);
    t.is(packed.envelope.Message, 'Content-Encoding must be left out: send the bytes as they are');
    t.true((await put(http, path, await picture('png'), { 'Content-Encoding': 'identity' })).envelope.Success);
    t.deepEqual(await inHand(http), []);
  }),
);

test(
  'A body without a byte is no file, and leaves the address as it was',
  withHttp(async (t, http) => {
    const path = await prepare(http);
    const { status, envelope } = await put(http, path, Buffer.alloc(0));
    t.deepEqual([status, envelope.Code, envelope.Message], [200, 400, 'The body must not be empty']);
    t.deepEqual(await inHand(http), []);
    t.true((await put(http, path, await picture('png'))).envelope.Success);
  }),
);

test(
  'Bytes of unknown length are taken as they come, up to what their kind may have',
  withHttp(async (t, http) => {
    const path = await prepare(http);
    const png = await picture('png');
    const chunked = { 'Transfer-Encoding': 'chunked' };
    const large = await put(http, path, Buffer.concat([png, Buffer.alloc(20 * 1_048_576)]), chunked);
    t.is(large.envelope.Message, 'The file is too large: a picture may have 20 MB');
    t.deepEqual(await inHand(http), []);
    t.true((await put(http, path, png, chunked)).envelope.Success);
  }),
);

test(
  'While the store of files is away an upload is a 503 with Retry-After, and its address may be used again',
  withHttp(async (t, http) => {
    await writeFile(join(http.folder, 'files'), 'A file where the folder should be.');
    const path = await prepare(http);
    const { status, headers, envelope } = await put(http, path, await picture('png'));
    t.is(status, 503);
    t.is(headers['retry-after'], '5');
    t.is(envelope.Message, 'The store of files is not available now: try again in a few seconds');
    t.deepEqual(await inHand(http), []);
    t.deepEqual(await http.database('file').pluck('state'), ['awaited']);
  }),
);

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

test(
  'A file may take its time to every path that takes one, also to a signed address',
  withHttp(async (t, http) => {
    const isUpload = createUploadFinder(createRoutes(http.services));
    for (const path of ['/files/7', '/chat/User/UploadFile', '/chat/Feed/Upload']) t.true(isUpload(path), path);
    for (const path of ['/files', '/files/', '/files/7/8', '/chat/Chat/ClientAsk', '/health'])
      t.false(isUpload(path), path);
  }),
);

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

const MOST = { bytes: 1_000_000, tooLarge: 'too large' };
const CHUNK = Buffer.alloc(100_000, 'x');

const withFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-store-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

test('A file is on the disk as it came when its end has been told, readable by the service alone', (t) =>
  withFolder(async (folder) => {
    const path = join(folder, 'a.part');
    const writer = createFileWriter(path, MOST);
    await writer.write(CHUNK);
    await writer.write(Buffer.from('end'));
    await writer.end();
    t.is(writer.size(), 100_003);
    t.deepEqual(await readFile(path), Buffer.concat([CHUNK, Buffer.from('end')]));
    await writer.remove();
    t.deepEqual(await readdir(folder), []);
  }));

test('A full disk is a 503 that says where there is no room', (t) =>
  withFolder(async (folder) => {
    const writer = createFileWriter(join(folder, 'a.part'), MOST, () => createWriteStream('/dev/full'));
    const fill = async (): Promise<void> => {
      for (let count = 0; count < 9; count += 1) await writer.write(CHUNK);
      await writer.end();
    };
    const error = await t.throwsAsync(fill, { instanceOf: ServiceError, message: /no room .* data folder/ });
    t.is(error.status, 503);
    await writer.remove();
  }));

test('A limit that is known later holds for what has been written before', (t) =>
  withFolder(async (folder) => {
    const writer = createFileWriter(join(folder, 'a.part'), MOST);
    await writer.write(CHUNK);
    writer.setLimit({ bytes: 5, tooLarge: 'larger than 5 bytes' });
    await t.throwsAsync(writer.end(), { message: 'larger than 5 bytes' });
    await writer.remove();
    t.deepEqual(await readdir(folder), []);
  }));

/** What is taken as told by the first six bytes: sixteen of those that begin with a digit. */
const byDigits = (asked: string[]) => ({
  ...MOST,
  byBeginning: {
    bytes: 6,
    limitOf: async (beginning: Buffer) => {
      const text = beginning.toString();
      asked.push(text);
      if (!/^\d/.test(text)) throw new Error('no digit');
      return { bytes: 16, tooLarge: 'larger than 16 bytes' };
    },
  },
});

/** Sends a text in chunks of a size; resolves with how much was written, once it has been taken whole. */
const sendInChunks = async (
  writer: ReturnType<typeof createFileWriter>,
  text: string,
  size: number,
): Promise<number> => {
  for (let at = 0; at < text.length; at += size) await writer.write(Buffer.from(text.slice(at, at + size)));
  await writer.end();
  return writer.size();
};

test('The first bytes are asked once what the limit is, however they are cut into chunks', (t) =>
  withFolder(async (folder) => {
    const sizes = fc.integer({ min: 1, max: 30 });
    const digits = fc.stringMatching(/^\d{1,40}$/);
    await fc.assert(
      fc.asyncProperty(digits, sizes, async (text, size) => {
        const asked: string[] = [];
        const path = join(folder, 'a.part');
        const writer = createFileWriter(path, byDigits(asked));
        const sending = sendInChunks(writer, text, size);
        if (text.length > 16) await t.throwsAsync(sending, { message: 'larger than 16 bytes' });
        else {
          t.is(await sending, text.length);
          t.is(await readFile(path, 'utf8'), text);
        }
        t.deepEqual(asked, [text.slice(0, 6)]);
        await writer.remove();
        t.deepEqual(await readdir(folder), []);
      }),
      { numRuns: 60 },
    );
  }));

test('What the first bytes are refused with ends the receiving as soon as they are there', (t) =>
  withFolder(async (folder) => {
    const writer = createFileWriter(join(folder, 'a.part'), byDigits([]));
    await writer.write(Buffer.from('text'));
    await t.throwsAsync(writer.write(Buffer.from(', and more of it')), { message: 'no digit' });
    await writer.remove();
    const short = createFileWriter(join(folder, 'b.part'), byDigits([]));
    await short.write(Buffer.from('text'));
    await t.throwsAsync(short.end(), { message: 'no digit' });
    await short.remove();
    t.deepEqual(await readdir(folder), []);
  }));

test('Of a file without a byte nothing is asked', (t) =>
  withFolder(async (folder) => {
    const asked: string[] = [];
    const writer = createFileWriter(join(folder, 'a.part'), byDigits(asked));
    await writer.end();
    t.deepEqual([writer.size(), asked], [0, []]);
    await writer.remove();
  }));
