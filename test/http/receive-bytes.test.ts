import { readdir, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import test from 'ava';
import { openConnection, receive } from '../helpers/loopback-server.ts';
import { picture } from '../helpers/sample-files.ts';
import { prepareUpload } from './prepare-upload.ts';
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
