import test from 'ava';
import fc from 'fast-check';
import { type PartHead, splitParts } from '../../../src/http/multipart/split-parts.ts';

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
