import { isUtf8 } from 'node:buffer';
import { gzipSync } from 'node:zlib';
import test from 'ava';
import fc from 'fast-check';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { decodeFile, detectEncoding } from '../../../src/feeds/read/decode.ts';
import { createUtf8Counter } from '../../../src/feeds/read/detect-encoding.ts';
import { encode } from '../../helpers/encode.ts';
import { feedConfig, withFile } from '../../helpers/feed-files.ts';

const decode = (bytes: Uint8Array | string, config = feedConfig(), chunkSize = 1 << 16): Promise<string> =>
  withFile(bytes, async (path) => {
    let text = '';
    for await (const piece of decodeFile(path, config, { name: 'feed.csv', chunkSize })) text += piece;
    return text;
  });

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();
const TEXT = 'Key,City\n1,Zürich\n2,München – “Straße”\n3,東京 🏠\n';
const WESTERN = 'Key,City\n1,Zürich\n2,café – “naïve” €\n';
const western = (text: string): Buffer => {
  const codes: Record<string, number> = { '–': 0x96, '“': 0x93, '”': 0x94, '€': 0x80 };
  return Buffer.from([...text].map((character) => codes[character] ?? character.codePointAt(0) ?? 0));
};

const ENCODED: Record<string, [Buffer, string]> = {
  'UTF-8': [Buffer.from(TEXT), TEXT],
  'UTF-8 with its mark': [Buffer.from(`\ufeff${TEXT}`), TEXT],
  'UTF-16LE with its mark': [Buffer.from(`\ufeff${TEXT}`, 'utf16le'), TEXT],
  'UTF-16BE with its mark': [swapped(Buffer.from(`\ufeff${TEXT}`, 'utf16le')), TEXT],
  'UTF-16LE without a mark': [Buffer.from(TEXT, 'utf16le'), TEXT],
  'UTF-16BE without a mark': [swapped(Buffer.from(TEXT, 'utf16le')), TEXT],
  'Windows-1252': [western(WESTERN), WESTERN],
};

for (const [name, [bytes, text]] of Object.entries(ENCODED)) {
  test(`${name} is decoded by itself, packed or not, wherever its bytes are cut`, async (t) => {
    for (const chunkSize of [1, 2, 3, 7, 4096]) {
      t.is(await decode(bytes, feedConfig(), chunkSize), text);
      t.is(await decode(gzipSync(bytes), feedConfig(), chunkSize), text);
    }
  });
}

test('a file that turns out not to be UTF-8 after megabytes of ASCII is decoded as if that had been known', async (t) => {
  const start = 'Key,City\n'.padEnd(3 << 20, '1,Bern\n');
  const text = await decode(Buffer.concat([Buffer.from(start), western('2,Zürich\n')]));
  t.true(text.endsWith('2,Zürich\n'));
  t.is(text.length, start.length + '2,Zürich\n'.length);
});

test('a UTF-8 file with a broken character stays UTF-8', async (t) => {
  const bytes = Buffer.concat([
    Buffer.from('Key,City\n1,Zürich\n2,Genève\n3,'),
    Buffer.from([0xc3]),
    Buffer.from('\n'),
  ]);
  t.is(await decode(bytes), 'Key,City\n1,Zürich\n2,Genève\n3,\ufffd\n');
});

test('an encoding that the feed names is taken', async (t) => {
  const bytes = Buffer.from('Key,City\n1,Ã¼\n', 'latin1');
  t.is(await decode(bytes), 'Key,City\n1,ü\n');
  t.is(await decode(bytes, feedConfig({ format: { encoding: 'windows-1252' } })), 'Key,City\n1,Ã¼\n');
});

test('what is no UTF-8 and Japanese is read so; Chinese and Korean have to be told, and are no Western letters', async (t) => {
  const japanese = 'Key,住所,説明\n1,横浜市青葉区,駅から歩いて五分のマンションです。\n';
  t.is(await decode(encode('shift_jis', japanese)), japanese);
  const others: ['gb18030' | 'big5' | 'euc-kr', string][] = [
    ['gb18030', 'Key,地址\n1,上海市浦东新区世纪大道八号\n'],
    ['big5', 'Key,地址\n1,臺北市大安區和平東路二段\n'],
    ['euc-kr', 'Key,주소\n1,서울특별시 강남구 테헤란로\n'],
  ];
  for (const [encoding, text] of others) {
    const bytes = encode(encoding, text);
    const error = await t.throwsAsync(decode(bytes), { instanceOf: FeedFileError });
    t.regex(
      error?.message ?? '',
      new RegExp(`format.encoding has to say which it is \\(likeliest ${encoding}, .*feed inspect`),
    );
    t.is(await decode(bytes, feedConfig({ format: { encoding } })), text);
  }
  const cyrillic = 'Key,City\n1,Москва, улица Ленина\n';
  t.is((await decode(encode('windows-1251', cyrillic))).length, cyrillic.length);
  t.is(await decode(Buffer.from('1,Montréal\n'.repeat(90), 'latin1')), '1,Montréal\n'.repeat(90));
});

test('bytes are judged as UTF-8 as Node judges them, however they are cut', (t) => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 20 }).map((text) => new TextEncoder().encode(text)),
    fc
      .array(fc.constantFrom(0x41, 0x80, 0xbf, 0xc2, 0xe0, 0xa0, 0xed, 0x9f, 0xf0, 0x90, 0xf4, 0x8f), { maxLength: 12 })
      .map((list) => Uint8Array.from(list)),
  );
  t.notThrows(() =>
    fc.assert(
      fc.property(bytes, fc.integer({ min: 1, max: 5 }), (input, size) => {
        const counter = createUtf8Counter();
        for (let at = 0; at < input.length; at += size) counter.add(Buffer.from(input.subarray(at, at + size)));
        const { broken, wellFormed } = counter.end();
        const replaced = new TextDecoder('utf-8', { ignoreBOM: true }).decode(input);
        const own = [...new TextDecoder('utf-8', { ignoreBOM: true }).decode(input.filter((byte) => byte < 0x80))]
          .length;
        if ((broken === 0) !== isUtf8(input)) throw new Error(`${broken} broken`);
        if ([...replaced].length !== own + broken + wellFormed) throw new Error(`${broken} and ${wellFormed}`);
      }),
      { numRuns: 500 },
    ),
  );
});

test('an empty file, packed or not, is an error', async (t) => {
  for (const bytes of [Buffer.alloc(0), gzipSync('')]) {
    await t.throwsAsync(decode(bytes), { instanceOf: FeedFileError, message: /empty/ });
  }
});

test('a gzip file that is cut off anywhere, or damaged, says so', async (t) => {
  const packed = gzipSync(TEXT.repeat(200));
  for (const length of [11, Math.floor(packed.length / 2), packed.length - 8, packed.length - 1]) {
    const error = await t.throwsAsync(decode(packed.subarray(0, length)), { instanceOf: FeedFileError });
    t.regex(error?.message ?? '', /cut off/);
  }
  const damaged = Buffer.from(packed);
  damaged[damaged.length - 6] = (damaged[damaged.length - 6] ?? 0) ^ 0xff;
  await t.throwsAsync(decode(damaged), { instanceOf: FeedFileError, message: /damaged/ });
});

test('UTF-16 that ends in half a character is cut off', async (t) => {
  const bytes = Buffer.from(TEXT, 'utf16le');
  await t.throwsAsync(decode(bytes.subarray(0, bytes.length - 1)), { instanceOf: FeedFileError, message: /cut off/ });
});

test('a file that unpacks to more than limits.maxSize is refused', async (t) => {
  const config = feedConfig({ limits: { maxSize: 10_000 } });
  const bomb = gzipSync(Buffer.alloc(1 << 20, 'a'));
  t.true(bomb.length < 10_000);
  await t.throwsAsync(decode(bomb, config), { instanceOf: FeedFileError, message: /more than 10000 bytes/ });
});

const UNREADABLE: Record<string, Buffer | string> = {
  'a PNG image': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  'a JPEG image': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  'a PDF document': '%PDF-1.7\n1 0 obj\n',
  'a ZIP archive or an Excel workbook': Buffer.from([0x50, 0x4b, 3, 4, 20, 0]),
  'an HTML page': '\n<!DOCTYPE html>\n<html><body>Sign in</body></html>',
  'binary data': Buffer.from(Array.from({ length: 600 }, (_, index) => (index * 37) % 251)),
};
for (const [kind, contents] of Object.entries(UNREADABLE)) {
  test(`${kind} cannot be read, and the error says what it looks like`, async (t) => {
    for (const bytes of [contents, gzipSync(contents)]) {
      const error = await t.throwsAsync(decode(bytes), { instanceOf: FeedFileError });
      t.is(error?.message, `feed.csv cannot be read: it looks like ${kind}`);
    }
  });
}

test('the encoding is found from the whole file', async (t) => {
  await withFile(western(WESTERN), async (path) => t.is(await detectEncoding(path, feedConfig()), 'windows-1252'));
  await withFile('Key\n1\n', async (path) => t.is(await detectEncoding(path, feedConfig()), 'utf-8'));
});
