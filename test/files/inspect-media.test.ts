import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import test from 'ava';
import fc from 'fast-check';
import sharp, { type JpegOptions } from 'sharp';
import { ServiceError } from '../../src/errors.ts';
import { createFfmpeg } from '../../src/files/ffmpeg.ts';
import {
  FORMAT_BYTES,
  formatNamed,
  type PictureFormat,
  type PictureFormatName,
  tellFormat,
} from '../../src/files/file-format.ts';
import { inspectMedia } from '../../src/files/inspect-media.ts';
import { inspectPicture } from '../../src/files/inspect-picture.ts';
import { withoutMetadata } from '../../src/files/without-metadata/without-metadata.ts';
import { withHttpServer } from '../helpers/loopback-server.ts';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';
import {
  jpegOfSize,
  movingPicture,
  picture,
  type PictureFormat as SampleFormat,
  sample,
} from '../helpers/sample-files.ts';
import { jpegSegment, PNG_BEGIN, pngChunk, SECRETS, tellingPicture } from '../helpers/telling-pictures.ts';

test('a file that the disk does not give is no broken file: it may be sent again', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-inspect-'));
  t.teardown(() => rm(folder, { recursive: true }));
  for (const [path, code] of [
    [join(folder, 'nothing'), 'ENOENT'],
    // It can be opened, but not be read.
    [folder, 'EISDIR'],
  ] as const) {
    const error = await t.throwsAsync(inspectMedia(path, formatNamed('MP4')), { instanceOf: ServiceError });
    t.is(error.status, 503);
    t.truthy(error.headers['Retry-After']);
    t.is((error.cause as NodeJS.ErrnoException).code, code);
  }
});

test('a file without what its kind has is refused, whatever is in it', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-inspect-'));
  t.teardown(() => rm(folder, { recursive: true }));
  const path = join(folder, 'file');
  for (const [bytes, format, message] of [
    [sample('sound.wav'), 'MP4', /there is no video in it/],
    [sample('video.mp4').subarray(0, 400), 'MP4', /there is no video in it|breaks off/],
    [Buffer.from('RIFF\0\0\0\0WAVE'), 'WAV', /there is no sound in it/],
    [Buffer.alloc(0), 'WAV', /there is no sound in it/],
  ] as const) {
    await writeFile(path, bytes);
    await t.throwsAsync(inspectMedia(path, formatNamed(format)), { code: 415 as never, message });
  }
});

/** A Matroska file of nothing but chapters, over each of which the library takes longer than over the one before. */
const chaptersOnly = (count: number): Buffer => {
  const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
  const chapters = hex('45b982b680'.repeat(count));
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE((1n << 56n) + BigInt(chapters.length));
  return Buffer.concat([
    hex('1a45dfa3 8b 4282 88 6d6174726f736b61'),
    hex('18538067 01ffffffffffffff 1043a770'),
    length,
    chapters,
  ]);
};

test('a file that is made to be looked through for ever is given up, and holds nothing else up meanwhile', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-inspect-'));
  t.teardown(() => rm(folder, { recursive: true }));
  const [endless, short] = [join(folder, 'endless.mkv'), join(folder, 'short.mkv')];
  await writeFile(endless, chaptersOnly(200_000));
  await writeFile(short, chaptersOnly(10));
  const mkv = formatNamed('MKV');
  let isOver = false;
  const given = inspectMedia(endless, mkv, 2_000).finally(() => {
    isOver = true;
  });
  const refused = t.throwsAsync(given, { code: 415 as never, message: /takes too long to look through/ });
  await t.throwsAsync(inspectMedia(short, mkv), { code: 415 as never, message: /there is no video in it/ });
  t.false(isOver);
  await refused;
});

const never = new AbortController().signal;
const COPIED = ['-map', '0:a:0', '-c', 'copy', '-f', 'wav'];

test('whatever a file names, nothing is opened but what lies on the disk', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-ffmpeg-'));
  t.teardown(() => rm(folder, { recursive: true }));
  const sound = sample('sound.wav');
  await writeFile(join(folder, 'sound.wav'), sound);
  const ffmpeg = createFfmpeg();
  const list = join(folder, 'list');
  const opened = async (address: string): Promise<number> => {
    await writeFile(list, `ffconcat version 1.0\nfile '${address}'\n`);
    return (await ffmpeg.run(['-f', 'concat', '-safe', '0', '-i', list], COPIED, never)).output.length;
  };
  await withHttpServer(
    (_, response) => void response.end(sound),
    async ({ origin, requests }) => {
      t.true((await opened(join(folder, 'sound.wav'))) > 1_000);
      t.is(await opened(`${origin}/sound.wav`), 0);
      t.is(await opened(`data:audio/wav;base64,${sound.toString('base64')}`), 0);
      t.is(requests.length, 0);
    },
  );
});

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

const FORMATS = ['png', 'jpeg', 'webp', 'gif'] as const;

/** What is shown of a picture that comes cut at these places. */
const shown = (format: SampleFormat, bytes: Buffer, cuts: readonly number[] = []): Promise<Buffer> => {
  const places = [0, ...cuts.map((cut) => cut % bytes.length).toSorted((one, other) => one - other), bytes.length];
  const parts = places.slice(1).map((end, at) => bytes.subarray(places[at], end));
  const content = Readable.from(
    parts.filter(({ length }) => length > 0),
    { objectMode: false },
  );
  return buffer(withoutMetadata(content, formatNamed(format.toUpperCase() as PictureFormatName)));
};

const pixels = (bytes: Buffer): Promise<Buffer> => sharp(bytes, { failOn: 'warning' }).autoOrient().raw().toBuffer();

for (const format of FORMATS) {
  test(`A ${format} is shown without what it tells of its place and its phone, and looks the same`, async (t) => {
    const bytes = await tellingPicture(format);
    for (const secret of format === 'gif' ? ['Mission Bay', 'Secret'] : ['PhoneMaker', 'Secret'])
      t.true(bytes.includes(secret), `the sample must tell ${secret}`);
    const clean = await shown(format, bytes);
    t.is(clean.length, bytes.length);
    for (const secret of SECRETS) t.false(clean.includes(secret), secret);
    t.deepEqual(await pixels(clean), await pixels(bytes));
    const [before, after] = [await sharp(bytes).metadata(), await sharp(clean).metadata()];
    t.deepEqual([after.width, after.height, after.orientation], [before.width, before.height, before.orientation]);
    t.deepEqual(after.icc, before.icc);
    t.is(after.xmp, undefined);
    t.is(after.iptc, undefined);
    t.is(after.comments, undefined);
    // Readers may trust the mark in the header of a WEBP that there is such data.
    if (format === 'webp') t.is((clean[20] as number) & 0x04, 0);
  });

  test(`A ${format} that tells nothing is shown byte for byte`, async (t) => {
    const bytes = await picture(format, 300, 200);
    t.deepEqual(await shown(format, bytes), bytes);
  });

  test(`What is shown of a ${format} does not depend on how its bytes arrive`, async (t) => {
    const bytes = await tellingPicture(format);
    const whole = await shown(format, bytes);
    const cuts = fc.array(fc.nat(), { maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => t.deepEqual(await shown(format, bytes, places), whole)),
      PROPERTY_RUNS,
    );
  });

  test(`A ${format} that is broken anywhere is shown in as many bytes, and ends`, async (t) => {
    const bytes = await tellingPicture(format);
    const spoilt = fc.record({
      end: fc.integer({ min: 1, max: bytes.length }),
      changes: fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(spoilt, async ({ end, changes }) => {
        const broken = Buffer.from(bytes);
        for (const [at, value] of changes) broken[at] = value;
        t.is((await shown(format, broken.subarray(0, end))).length, end);
      }),
      PROPERTY_RUNS,
    );
  });
}

test('A photo that lies on its side is turned as before, whichever way', async (t) => {
  for (const format of ['jpeg', 'png', 'webp'] as const)
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      const clean = await shown(format, await tellingPicture(format, orientation));
      t.is((await sharp(clean).metadata()).orientation, orientation, format);
    }
});

test('Photos are read as cameras write them: progressive, in CMYK, of many scans, with restart markers', async (t) => {
  const source = sharp(await picture('png', 300, 200));
  const photos = [
    await source.clone().jpeg({ progressive: true }).toBuffer(),
    await source.clone().toColourspace('cmyk').jpeg().toBuffer(),
    await source.clone().jpeg({ mozjpeg: true }).toBuffer(),
    sample('restart.jpg'),
  ];
  t.true(photos.at(-1)?.includes(Buffer.from([0xff, 0xd0])), 'the sample must have restart markers');
  for (const bytes of photos) t.deepEqual(await shown('jpeg', bytes), bytes);
});

test('Who gives up what is shown gives up what is read for it, though nothing of it has come', async (t) => {
  const content = new Readable({ read: () => undefined });
  const clean = withoutMetadata(content, formatNamed('JPEG'));
  clean.resume();
  const closed = new Promise((resolve) => content.once('close', resolve));
  clean.destroy();
  await closed;
  t.true(content.destroyed);
});

test('What fails while it is read fails what is shown', async (t) => {
  const content = new Readable({
    read() {
      this.destroy(new Error('the store is away'));
    },
  });
  await t.throwsAsync(buffer(withoutMetadata(content, formatNamed('PNG'))), { message: 'the store is away' });
});
