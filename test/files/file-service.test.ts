import { buffer } from 'node:stream/consumers';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { ServiceError } from '../../src/errors.ts';
import { tidyName } from '../../src/files/file-service.ts';
import type { Storage } from '../../src/files/storage.ts';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';
import { picture, sample } from '../helpers/sample-files.ts';
import { openBucket, STORAGES, type TestStorage, withFileService } from '../helpers/with-file-service.ts';

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
      t.true((await buffer((await files.openShown(pictureId)).content)).equals(png));
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
    `While ${name} is away nothing is taken; what stays of it goes within an hour, and a signed address may be tried again`,
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
      wait(HOUR + 1);
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
  'An address takes nothing from its five minutes on, and goes when nothing can be arriving there any more',
  withFileService(openFolder, async (t, { files, ours, wait, count }) => {
    const { id, signature } = await files.prepare(ours, 'a.png');
    wait(5 * MINUTE - 1);
    await files.expect(id, signature);
    wait(1);
    await t.throwsAsync(files.expect(id, signature), { message: /has expired after 5 minutes/ });
    wait(6 * HOUR);
    t.is(await files.tidy(), 0);
    wait(1);
    t.is(await files.tidy(), 1);
    t.deepEqual(await count(), NOTHING);
  }),
);

test(
  'An upload that began within the five minutes of its address is taken, however long it takes to arrive',
  withFileService(openFolder, async (t, { files, ours, arrived, wait }) => {
    for (const minutes of [6, 60, 360]) {
      const { id, signature } = await files.prepare(ours, 'a.png');
      await files.expect(id, signature);
      wait(minutes * MINUTE);
      t.is(await files.tidy(), 0);
      await files.receive(id, signature, await arrived(await picture('png')));
      t.is((await files.find(ours, [id])).length, 1, `${minutes} minutes`);
    }
  }),
);

/** What may happen to an address; minutes go by before each of it. */
const steps = fc.array(
  fc.record({
    minutes: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 180 })),
    what: fc.constantFrom('begin', 'end', 'end with a text', 'break off', 'tidy'),
  }),
  { maxLength: 12 },
);

test(
  'An address is open for five minutes or until it has one file, whatever is refused, breaks off or arrives late',
  withFileService(openFolder, async (t, { files, ours, arrived, wait }) => {
    const png = await picture('png');
    const run = async (all: { minutes: number; what: string }[]): Promise<void> => {
      const { id, signature } = await files.prepare(ours, 'a.png');
      let age = 0;
      let isTaken = false;
      await files.expect(id, signature);
      /** When the uploads that are arriving began. */
      const begun = [age];
      for (const { minutes, what } of all) {
        wait(minutes * MINUTE);
        age += minutes;
        if (what === 'tidy') await files.tidy();
        else if (what === 'begin') {
          const isOpen = age < 5 && !isTaken;
          if (isOpen) begun.push(age);
          await (isOpen
            ? files.expect(id, signature)
            : t.throwsAsync(files.expect(id, signature), { code: 404 as never }));
        } else {
          const since = begun.shift();
          // Slower ones have been cut off.
          if (since === undefined || what === 'break off' || age - since > 360) continue;
          const file = await arrived(what === 'end' ? png : Buffer.from('a text'));
          const received = files.receive(id, signature, file);
          if (isTaken || what === 'end with a text')
            await t.throwsAsync(received, { code: (isTaken ? 404 : 415) as never });
          else await received;
          isTaken ||= what === 'end';
        }
        t.is(
          await files.find(ours, [id]).then(
            () => true,
            () => false,
          ),
          isTaken,
        );
      }
    };
    await fc.assert(fc.asyncProperty(steps, run), PROPERTY_RUNS);
  }),
);

/** A folder in which something happens while a file is put there. */
const openSlowly =
  (happen: { whilePut: () => Promise<unknown> }) =>
  async (t: ExecutionContext): Promise<TestStorage> => {
    const opened = await openFolder(t);
    const put: Storage['put'] = async (...file) => {
      await happen.whilePut();
      await opened.storage.put(...file);
    };
    return { ...opened, storage: { ...opened.storage, put } };
  };

for (const way of ['in one step', 'to a signed address']) {
  const happen = { whilePut: async (): Promise<unknown> => undefined };
  test(
    `A file that is sent ${way} and takes too long to be stored is given up: nothing is said of addresses, and nothing stays`,
    withFileService(openSlowly(happen), async (t, { files, ours, add, arrived, wait, count }) => {
      const png = await picture('png');
      happen.whilePut = async () => {
        wait(DAY);
        await files.tidy();
      };
      const { id, signature } = await files.prepare(ours, 'a.png');
      const sent = way === 'in one step' ? add(png) : files.receive(id, signature, await arrived(png));
      const error = await t.throwsAsync(sent, { instanceOf: ServiceError });
      t.is(error.status, 503);
      t.regex(error.message, /took too long.*send it again/);
      t.deepEqual(await count(), NOTHING);
    }),
  );
}

test(
  'A file whose process died while it was stored goes after an hour, with what lies in the storage',
  withFileService(openFolder, async (t, { files, add, storage, database, wait, count }) => {
    const id = await add(await picture('png'));
    // As a process leaves it that is killed after it has stored the bytes and before it has said so.
    const row = { state: 'storing', format: null, size: null, seconds: null };
    await database('file')
      .where({ id })
      .update({ ...row, expires_at: new Date('2026-11-21T13:00:00Z') });
    t.is((await storage.keys()).length, 1);
    wait(HOUR);
    t.is(await files.tidy(), 0);
    wait(1);
    t.is(await files.tidy(), 1);
    t.deepEqual(await count(), NOTHING);
  }),
);

test(
  'A stored file of which it is not known what it is fails whoever asks for it, is never an empty one, and goes in its time',
  withFileService(openFolder, async (t, { files, ours, add, database, wait, count }) => {
    for (const lost of [{ size: null }, { seconds: null }, { format: null }, { format: 'TIFF' }]) {
      const id = await add(await picture('png'));
      await database('file').where({ id }).update(lost);
      const message = new RegExp(`row of file ${id} is broken`);
      await t.throwsAsync(files.find(ours, [id]), { message });
      await t.throwsAsync(files.openShown(id), { message });
    }
    wait(31 * DAY);
    t.is(await files.tidy(), 4);
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
