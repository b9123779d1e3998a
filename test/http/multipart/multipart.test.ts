import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import test from 'ava';
import { createMultipartReader, type MultipartBody } from '../../../src/http/multipart/read-multipart.ts';
import fc from 'fast-check';
import { splitParts, type PartHead } from '../../../src/http/multipart/split-parts.ts';

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

type Part = PartHead & { bytes: string };

async function* cut(body: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let start = 0, index = 0; start < body.length; index += 1) {
    const end = start + (sizes[index % Math.max(1, sizes.length)] ?? body.length);
    yield body.subarray(start, end);
    start = end;
  }
}

const read = async (body: Buffer, sizes: readonly number[] = [], boundary = 'b'): Promise<Part[]> => {
  const parts: Part[] = [];
  for await (const piece of splitParts(cut(body, sizes), boundary)) {
    const part = parts.at(-1);
    if (!Buffer.isBuffer(piece)) parts.push({ ...piece, bytes: '' });
    else if (part !== undefined) part.bytes += piece.toString('latin1');
  }
  return parts;
};

const head = (disposition: string): string => `Content-Disposition: form-data; ${disposition}\r\n\r\n`;
const body = (...parts: string[]): Buffer =>
  Buffer.from(`${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`);

/** Bytes that look like delimiters as often as can be, and hold none. */
const awkward = fc
  .array(fc.constantFrom('\r\n', '\r', '\n', '-', '--', '\r\n-', '\r\n--', 'b', 'x', '\r\n--a'), { maxLength: 30 })
  .map((pieces) => pieces.join(''))
  .filter((text) => !`\r\n${text}\r\n`.includes('\r\n--b'));

test('However a form is cut into chunks, its parts come out byte for byte', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(awkward, { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      async (texts, sizes) => {
        const whole = body(...texts.map((text, index) => head(`name="n${index}"`) + text));
        const expected = texts.map((bytes, index) => ({ name: `n${index}`, fileName: null, bytes }));
        t.deepEqual(await read(whole, sizes), expected);
      },
    ),
    { numRuns: 300 },
  );
});

test('A form that ends before its last boundary is refused, wherever it ends', async (t) => {
  const whole = body(`${head('name="a"')}one`, `${head('name="file"; filename="x.csv"')}two`);
  for (let length = 0; length < whole.length - '\r\n'.length; length += 1) {
    await t.throwsAsync(read(whole.subarray(0, length)), { message: /not whole/ }, `${length} bytes`);
  }
  t.is((await read(whole.subarray(0, -2))).length, 2);
});

test('A form whose boundary is another one than the Content-Type names is refused', async (t) => {
  await t.throwsAsync(read(body(`${head('name="a"')}one`), [], 'other'), { message: /boundary is not the one/ });
  await t.throwsAsync(read(Buffer.alloc(200_000, 'x'), [4_096]), { message: /not whole/ });
});

test('A line of a file that begins like the boundary never ends the file unnoticed', async (t) => {
  const half = body(`${head('name="file"; filename="x.csv"')}one\r\n--bx,two\r\nthree`);
  for (const size of [1, 7, half.length]) await t.throwsAsync(read(half, [size]), { message: /not whole/ });
});

test('Text before the first part and behind the last is passed over, and blanks behind a boundary', async (t) => {
  const parts = await read(Buffer.from(`hello\r\n--b \t\r\n${head('name="a"')}one\r\n--b--\r\ngood bye`), [3]);
  t.deepEqual(parts, [{ name: 'a', fileName: null, bytes: 'one' }]);
});

test('Names are read as browsers, curl and others write them', async (t) => {
  const nameOf = async (disposition: string) => (await read(body(head(disposition))))[0];
  const names: [disposition: string, fileName: string | null][] = [
    ['name="file"', null],
    ['name=file; filename=plain.csv', 'plain.csv'],
    ['name="file"; filename=""', ''],
    ['name="file"; filename="a \\"b\\".csv"', 'a "b".csv'],
    ['name="file"; filename="a %22b%22; c.csv"', 'a "b"; c.csv'],
    ['name="file"; filename="C:\\homes\\north.csv"', 'C:\\homes\\north.csv'],
    ['name="file"; filename="été.csv"', 'été.csv'],
    ['name="file"; filename="ete.csv"; filename*=UTF-8\'\'%C3%A9t%C3%A9.csv', 'été.csv'],
  ];
  for (const [disposition, fileName] of names) {
    t.deepEqual(await nameOf(disposition), { name: 'file', fileName, bytes: '' }, disposition);
  }
  await t.throwsAsync(nameOf('filename="x.csv"'), { message: /has no name/ });
  await t.throwsAsync(read(body('Content-Type: text/csv\r\n\r\none')), { message: /has no name/ });
  await t.throwsAsync(read(body(`Content-Transfer-Encoding: base64\r\n${head('name="file"')}`)), {
    message: /must be binary/,
  });
});

test('Forms with very many parts, or with very long headers, are refused', async (t) => {
  await t.throwsAsync(read(body(...Array<string>(1_001).fill(head('name="a"')))), { message: /more than 1000 parts/ });
  await t.throwsAsync(read(body(head(`name="${'a'.repeat(20_000)}"`)), [1_000]), { message: /headers of a part/ });
});
