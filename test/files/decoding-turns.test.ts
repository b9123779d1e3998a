import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import sharp from 'sharp';
import { picturePart } from '../../src/chat/attachments/read-files.ts';
import { formatNamed } from '../../src/files/file-format.ts';
import { decodeInTurn, inspectPicture } from '../../src/files/inspect-picture.ts';
import { picture } from '../helpers/sample-files.ts';

test('two pictures are decoded at once, those that are checked and those that are made smaller together', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-decoding-'));
  t.teardown(() => rm(folder, { recursive: true }));
  const path = join(folder, 'picture.png');
  const bytes = await picture('png', 2_500, 500);
  await writeFile(path, bytes);
  const places = Promise.withResolvers<void>();
  const held = [1, 2].map(() => decodeInTurn(() => places.promise));
  const done: string[] = [];

  const checked = inspectPicture(path, formatNamed('PNG')).then(() => done.push('checked'));
  const controller = new AbortController();
  const reason = new Error('gone');
  const made = picturePart(bytes, 'image/png', bytes.length, controller.signal);
  // As long as it takes to decode it, more than once.
  for (const _ of [1, 2, 3]) await sharp(bytes).raw().toBuffer();
  controller.abort(reason);
  await t.throwsAsync(made, { is: reason });

  done.push('released');
  places.resolve();
  await Promise.all([...held, checked]);
  t.deepEqual(done, ['released', 'checked']);
  const { part } = await picturePart(bytes, 'image/png', bytes.length, new AbortController().signal);
  t.is(part.type, 'image_url');
});
