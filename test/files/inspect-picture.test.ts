import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import sharp, { type JpegOptions } from 'sharp';
import { ServiceError } from '../../src/errors.ts';
import { FORMAT_BYTES, formatNamed, type PictureFormat, tellFormat } from '../../src/files/file-format.ts';
import { inspectPicture } from '../../src/files/inspect-picture.ts';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';
import { jpegOfSize, movingPicture, picture, sample } from '../helpers/sample-files.ts';
import { jpegSegment, PNG_BEGIN, pngChunk } from '../helpers/telling-pictures.ts';

const END = Buffer.from([0xff, 0xd9]);

/** What is said of a picture that is not taken; undefined of one that is. */
const refusal = async (bytes: Buffer): Promise<string | undefined> => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-picture-'));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, bytes);
    await inspectPicture(path, (await tellFormat(bytes.subarray(0, FORMAT_BYTES))) as PictureFormat);
    return undefined;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 415) return error.message;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
};

test('A picture that the disk does not give is no broken picture: it may be sent again', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-picture-'));
  t.teardown(() => rm(folder, { recursive: true }));
  for (const [path, code] of [
    [join(folder, 'nothing'), 'ENOENT'],
    // It can be opened, but not be read.
    [folder, 'EISDIR'],
  ] as const)
    for (const name of ['PNG', 'JPEG', 'WEBP', 'GIF'] as const) {
      const error = await t.throwsAsync(inspectPicture(path, formatNamed(name)), { instanceOf: ServiceError });
      t.is(error.status, 503, name);
      t.truthy(error.headers['Retry-After']);
      t.is((error.cause as NodeJS.ErrnoException).code, code);
    }
});

const jpeg = async (options: JpegOptions, width = 200, height = 150): Promise<Buffer> =>
  sharp(await picture('png', width, height))
    .jpeg(options)
    .toBuffer();

const KINDS: readonly [name: string, options: JpegOptions][] = [
  ['as most are', {}],
  ['progressive', { progressive: true }],
  ['with all its colours', { chromaSubsampling: '4:4:4' }],
  ['of many small scans', { mozjpeg: true }],
];

for (const [name, options] of KINDS) {
  test(`A JPEG ${name} is refused where its header says another size than its data has`, async (t) => {
    const bytes = await jpeg(options);
    t.is(await refusal(bytes), undefined);
    const sizes = [
      ...[{ height: 190 }, { height: 4_000 }, { width: 232 }, { width: 3_000 }],
      ...[{ height: 100 }, { width: 100 }, { width: 300, height: 50 }, { width: 100, height: 250 }],
    ];
    for (const size of sizes)
      t.regex(
        (await refusal(jpegOfSize(bytes, size))) ?? 'taken',
        /another size than its header/,
        JSON.stringify(size),
      );
  });

  test(`A JPEG ${name} is refused where its data ends too early, with or without its last marker`, async (t) => {
    const bytes = await jpeg(options);
    for (const share of [0.3, 0.5, 0.85]) {
      const half = bytes.subarray(0, bytes.length * share);
      for (const cut of [half, Buffer.concat([half, END])])
        t.regex((await refusal(cut)) ?? 'taken', /breaks off early|another size/);
    }
  });

  test(`A JPEG ${name} is taken as phones and cameras write it, with bytes where none should be`, async (t) => {
    const bytes = await jpeg(options);
    const body = bytes.subarray(0, -END.length);
    const first = 4 + bytes.readUInt16BE(4);
    const inserted = (more: Buffer) => Buffer.concat([bytes.subarray(0, first), more, bytes.subarray(first)]);
    const odd: readonly [string, Buffer][] = [
      ['bytes behind its end', Buffer.concat([bytes, Buffer.alloc(5_000, 7)])],
      ['another picture behind its end', Buffer.concat([bytes, bytes])],
      ['filled up before its end', Buffer.concat([body, Buffer.alloc(4), END])],
      ['bytes between the parts of its header', inserted(Buffer.alloc(3, 1))],
      ['a long segment before it', inserted(jpegSegment(0xe1, 'x'.repeat(60_000)))],
    ];
    for (const [what, one] of odd) t.is(await refusal(one), undefined, what);
  });
}

test('A whole JPEG is taken whatever its size, and however its colours are coded', async (t) => {
  const whole = fc.record({
    width: fc.integer({ min: 1, max: 150 }),
    height: fc.integer({ min: 1, max: 150 }),
    progressive: fc.boolean(),
    chromaSubsampling: fc.constantFrom('4:2:0', '4:4:4'),
    quality: fc.integer({ min: 1, max: 100 }),
    colours: fc.constantFrom('srgb', 'cmyk', 'b-w'),
  });
  await fc.assert(
    fc.asyncProperty(whole, async ({ width, height, colours, ...options }) => {
      const source = sharp(await picture('png', width, height)).toColourspace(colours);
      t.is(await refusal(await source.jpeg(options).toBuffer()), undefined);
    }),
    PROPERTY_RUNS,
  );
});

test('Of many pictures that are looked at together just the broken ones are refused', async (t) => {
  const whole = await jpeg({});
  const cut = Buffer.concat([whole.subarray(0, whole.length / 2), END]);
  const png = await picture('png', 200, 150);
  const pictures = Array.from({ length: 6 }, () => [whole, cut, png, png.subarray(0, png.length / 2)]).flat();
  const refusals = await Promise.all(pictures.map(refusal));
  t.deepEqual(
    refusals.map((one) => one === undefined),
    pictures.map((one) => one === whole || one === png),
  );
});

test('A JPEG with restart markers is taken, and refused with another size in its header', async (t) => {
  const bytes = sample('restart.jpg');
  t.is(await refusal(bytes), undefined);
  for (const size of [{ height: 128 }, { height: 16 }, { width: 160 }])
    t.regex((await refusal(jpegOfSize(bytes, size))) ?? 'taken', /another size than its header/);
});

test('A picture that moves is refused, wherever it says so', async (t) => {
  const png = await picture('png');
  const moves = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  const text = pngChunk('tEXt', Buffer.from(`Comment\0${'long '.repeat(4_000)}`));
  const inserted = (...chunks: Buffer[]) =>
    Buffer.concat([png.subarray(0, PNG_BEGIN), ...chunks, png.subarray(PNG_BEGIN)]);
  t.is(await refusal(inserted(text)), undefined);
  for (const bytes of [inserted(moves), inserted(text, moves)])
    t.is(await refusal(bytes), "The picture can't be used: it is an animated PNG, and only still pictures are taken");
  t.regex((await refusal(await movingPicture('gif'))) ?? 'taken', /animated GIF/);
  t.regex((await refusal(await movingPicture('webp'))) ?? 'taken', /animated WEBP/);
});

test('A PNG without its end is refused, and one with more behind it is taken', async (t) => {
  for (const progressive of [false, true]) {
    const png = await sharp(await picture('png'))
      .png({ progressive })
      .toBuffer();
    t.is(await refusal(Buffer.concat([png, Buffer.alloc(6_000, 1)])), undefined);
    t.regex((await refusal(png.subarray(0, -12))) ?? 'taken', /breaks off early/);
  }
});
