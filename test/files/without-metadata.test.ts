import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import test from 'ava';
import fc from 'fast-check';
import sharp from 'sharp';
import { formatNamed, type PictureFormatName } from '../../src/files/file-format.ts';
import { withoutMetadata } from '../../src/files/without-metadata/without-metadata.ts';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';
import { type PictureFormat, picture, sample } from '../helpers/sample-files.ts';
import { SECRETS, tellingPicture } from '../helpers/telling-pictures.ts';

const FORMATS = ['png', 'jpeg', 'webp', 'gif'] as const;

/** What is shown of a picture that comes cut at these places. */
const shown = (format: PictureFormat, bytes: Buffer, cuts: readonly number[] = []): Promise<Buffer> => {
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
