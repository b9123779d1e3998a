import { randomBytes } from 'node:crypto';
import test from 'ava';
import fc from 'fast-check';
import sharp from 'sharp';
import type { AttachedPart } from '../../../src/chat/attachments/attached.ts';
import { mostOfEachPicture } from '../../../src/chat/attachments/model-limits.ts';
import { picturePart } from '../../../src/chat/attachments/read-files.ts';

const MEGABYTE = 1_048_576;
const never = new AbortController().signal;

const bytesOf = ({ part }: AttachedPart): Buffer =>
  Buffer.from(part.type === 'image_url' ? part.image_url.url.replace(/^[^,]*,/, '') : '', 'base64');

/** Nothing can make much less of it without making it smaller. */
const noise = (width: number, height: number): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

test('the more pictures a message has the less is sent of each, and of all never more than 20 MB', (t) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), (count) => {
      t.true(mostOfEachPicture(count) * count <= 20 * MEGABYTE);
      t.true(mostOfEachPicture(count) >= mostOfEachPicture(count + 1));
      t.true(mostOfEachPicture(count) >= MEGABYTE);
    }),
  );
});

test('a picture that has more bytes than are sent of it is made smaller until it has not, and others stay as they are', async (t) => {
  const small = await noise(900, 700);
  t.deepEqual(bytesOf(await picturePart(small, 'image/png', mostOfEachPicture(1), never)), small);
  for (const [width, height, count] of [
    [900, 700, 20],
    [2_040, 1_600, 20],
    [2_040, 1_600, 1],
  ] as const) {
    const sent = bytesOf(await picturePart(await noise(width, height), 'image/png', mostOfEachPicture(count), never));
    t.true(sent.length <= mostOfEachPicture(count), String(sent.length));
    const shape = await sharp(sent).metadata();
    t.is(shape.format, 'jpeg');
    t.true(Math.abs(shape.width / shape.height - width / height) < 0.01);
  }
});
