import { buffer } from 'node:stream/consumers';
import test from 'ava';
import fc from 'fast-check';
import { ServiceError } from '../../src/errors.ts';
import { tidyName } from '../../src/files/file-service.ts';
import { picture, sample } from '../helpers/sample-files.ts';
import { openBucket, STORAGES } from '../helpers/storages.ts';
import { withFileService } from '../helpers/with-file-service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOTHING = { rows: 0, stored: 0 };

for (const [name, open] of STORAGES) {
  test(
    `A file that was taken is found, read and shown as it came: ${name}`,
    withFileService(open, async (t, { files, ours, add, shown, count }) => {
      const png = await picture('png');
      const mp4 = sample('video.mp4');
      const [pictureId, videoId] = [await add(png), await add(mp4)];
      const found = await files.find(ours, [videoId, pictureId]);
      t.deepEqual(
        found.map(({ id, size, format }) => [id, size, format.name]),
        [
          [videoId, mp4.length, 'MP4'],
          [pictureId, png.length, 'PNG'],
        ],
      );
      for (const [at, bytes] of [mp4, png].entries())
        t.true((await buffer(await files.read(found[at] as never))).equals(bytes));
      shown.add(pictureId);
      t.true((await buffer((await files.published(pictureId)).content)).equals(png));
      t.deepEqual(await count(), { rows: 2, stored: 2 });
    }),
  );

  test(
    `A file that was prepared for is taken once, and one that can't be used may be sent again: ${name}`,
    withFileService(open, async (t, { files, ours, arrived, count }) => {
      const { id, signature } = await files.prepare(ours, 'a.png');
      await files.expect(id, signature);
      await t.throwsAsync(files.receive(id, signature, await arrived(Buffer.from('a text'))), { message: /format/ });
      t.deepEqual(await count(), { rows: 1, stored: 0 });
      await files.receive(id, signature, await arrived(await picture('jpeg')));
      await t.throwsAsync(files.expect(id, signature), { message: /has taken its file already/ });
      t.is((await files.find(ours, [id])).length, 1);
      t.deepEqual(await count(), { rows: 1, stored: 1 });
    }),
  );

  test(
    `While ${name} is away nothing is taken, and nothing stays behind; a signed address may be tried again`,
    withFileService(open, async (t, { files, ours, add, arrived, storage, database, wait, count }) => {
      const png = await picture('png');
      const { id, signature } = await files.prepare(ours, 'a.png');
      await storage.takeAway();
      for (const sent of [add(png), files.receive(id, signature, await arrived(png))]) {
        const error = await t.throwsAsync(sent, { instanceOf: ServiceError });
        t.is(error.status, 503, error.message);
      }
      t.false((await database('file').pluck('state')).includes('stored'));
      await storage.bringBack();
      await files.receive(id, signature, await arrived(png));
      t.is((await files.find(ours, [id])).length, 1);
      wait(6 * HOUR + 1);
      t.is(await files.tidy(), 1);
      t.deepEqual(await count(), { rows: 1, stored: 1 });
    }),
  );

  test(
    `Files whose time is over go, from the table and from ${name}; those that a chatbot shows stay`,
    withFileService(open, async (t, { files, ours, add, shown, wait, count }) => {
      const [gone, kept] = [await add(await picture('png')), await add(await picture('webp'))];
      shown.add(kept);
      wait(30 * DAY - 1);
      t.is(await files.tidy(), 0);
      t.is((await files.find(ours, [gone, kept])).length, 2);
      wait(2);
      t.is((await files.find(ours, [kept])).length, 1);
      t.is(await files.tidy(), 1);
      await t.throwsAsync(files.find(ours, [gone]), { message: `There is no such file: ${gone}` });
      t.is((await files.find(ours, [kept])).length, 1);
      t.deepEqual(await count(), { rows: 1, stored: 1 });
      shown.delete(kept);
      wait(DAY + 1);
      t.is(await files.tidy(), 1);
      t.deepEqual(await count(), NOTHING);
    }),
  );

  test(
    `Of a file that can't be used nothing is written, neither to the table nor to ${name}`,
    withFileService(open, async (t, { add, count }) => {
      const png = await picture('png');
      const broken = [png.subarray(0, 500), sample('video.mp4').subarray(0, 2_000), sample('sound.mp3')];
      for (const bytes of broken) await t.throwsAsync(add(bytes), { instanceOf: ServiceError });
      t.deepEqual(await count(), NOTHING);
    }),
  );

  test(
    `A file that could not be removed from ${name} is not forgotten, and keeps no other from being removed`,
    withFileService(open, async (t, { files, ours, add, storage, wait, database }) => {
      const id = await add(await picture('png'));
      wait(31 * DAY);
      await storage.takeAway();
      t.is(await files.tidy(), 0);
      t.is((await database('file').select('id')).length, 1);
      await t.throwsAsync(files.find(ours, [id]), { message: `There is no such file: ${id}` });
      await storage.bringBack();
      wait(2 * DAY);
      t.is(await files.tidy(), 1);
    }),
  );

  test(
    `While ${name} is away tidying gives up after three files, and the others wait for the next one`,
    withFileService(open, async (t, { files, add, storage, wait, database }) => {
      for (let at = 0; at < 5; at += 1) await add(await picture('png'));
      wait(31 * DAY);
      await storage.takeAway();
      t.is(await files.tidy(), 0);
      t.is((await database('file').where({ state: 'removing' })).length, 3);
      await storage.bringBack();
      t.is(await files.tidy(), 2);
      wait(2 * DAY);
      t.is(await files.tidy(), 3);
    }),
  );
}

const [, openFolder] = STORAGES[0] as (typeof STORAGES)[number];

test(
  'A bucket that is not there takes no file, and says so as a store that is away',
  withFileService(
    (t) => openBucket(t, 'another-bucket'),
    async (t, { files, ours, add, database, count }) => {
      const error = await t.throwsAsync(add(await picture('png')), { instanceOf: ServiceError });
      t.is(error.status, 503);
      t.is((await count()).stored, 0);
      const [id] = await database('file').pluck('id');
      await t.throwsAsync(files.find(ours, [id]), { message: /There is no such file/ });
    },
  ),
);

test(
  'A file is gone for its workspace when its time is over, also before it has been tidied away',
  withFileService(openFolder, async (t, { files, ours, add, wait }) => {
    const id = await add(await picture('png'));
    wait(30 * DAY);
    await t.throwsAsync(files.find(ours, [id]), { message: `There is no such file: ${id}` });
  }),
);

test(
  'Files are found by their own workspace only, and all that are missing are named',
  withFileService(openFolder, async (t, { files, ours, theirs, add }) => {
    const mine = await add(await picture('png'));
    const yours = await add(await picture('png'), theirs);
    const { id: awaited } = await files.prepare(ours, 'later.png');
    t.is((await files.find(ours, [mine]))[0]?.workspaceId, ours);
    t.is((await files.find(theirs, [yours]))[0]?.workspaceId, theirs);
    await t.throwsAsync(files.find(theirs, [mine]), { message: `There is no such file: ${mine}` });
    await t.throwsAsync(files.find(ours, [mine, yours, awaited, 99_999]), {
      message: `There is no such file: ${yours}, ${awaited}, 99999`,
    });
    t.deepEqual(await files.find(ours, []), []);
  }),
);

test(
  'An address that was never used goes after its five minutes, and takes nothing from then on',
  withFileService(openFolder, async (t, { files, ours, wait, count }) => {
    const { id, signature } = await files.prepare(ours, 'a.png');
    wait(5 * MINUTE - 1);
    await files.expect(id, signature);
    t.is(await files.tidy(), 0);
    wait(2);
    await t.throwsAsync(files.expect(id, signature), { message: /has expired after 5 minutes/ });
    t.is(await files.tidy(), 1);
    t.deepEqual(await count(), NOTHING);
  }),
);

test(
  'An upload that was given up half-way goes after six hours, with what was stored of it',
  withFileService(openFolder, async (t, { files, add, storage, database, wait, count }) => {
    const id = await add(await picture('png'));
    // As a process leaves it that is killed after it has stored the bytes and before it has said so.
    const row = { state: 'arriving', format: null, size: null, seconds: null };
    await database('file')
      .where({ id })
      .update({ ...row, expires_at: new Date('2026-11-21T18:00:00Z') });
    t.is((await storage.keys()).length, 1);
    wait(6 * HOUR);
    t.is(await files.tidy(), 0);
    wait(1);
    t.is(await files.tidy(), 1);
    t.deepEqual(await count(), NOTHING);
  }),
);

test(
  'However many files are over, all are tidied at once, though some of them are shown',
  withFileService(openFolder, async (t, { files, add, shown, database, wait, count }) => {
    const id = await add(await picture('png'));
    const first = await database('file').where({ id }).first();
    const more = Array.from({ length: 450 }, (_, at) => ({
      ...{ ...first, id: id + 1 + at },
      storage_key: String(at).padStart(32, '0'),
    }));
    await database('file').insert(more);
    for (let at = 0; at < 450; at += 2) shown.add(id + at);
    wait(31 * DAY);
    t.is(await files.tidy(), 451 - 225);
    t.is((await count()).rows, 225);
    t.is(await files.tidy(), 0);
  }),
);

test('The name of a file is the last part of what it was called, and never blank, long or broken', (t) => {
  const cases: [string, string][] = [
    ['house.png', 'house.png'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Ana\\casa grande.jpg', 'casa grande.jpg'],
    ['  a\u0000b\r\n.png ', 'ab.png'],
    ['房子.webp', '房子.webp'],
    ['', 'file'],
    ['folder/', 'file'],
    [' \t', 'file'],
  ];
  for (const [given, name] of cases) t.is(tidyName(given), name);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (given) => {
      const name = tidyName(given);
      t.true(name.length > 0 && name.length <= 255 && name.isWellFormed());
      t.notRegex(name, /[\p{Cc}\\/]/u);
      t.is(tidyName(name), name);
    }),
  );
});
