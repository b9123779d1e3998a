import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import { type Outcome, workThrough } from '../../../src/feeds/pictures/copy-lot.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { createServices } from '../../../src/services.ts';
import { FAST, showPictures, storedFiles, withPictures } from '../../helpers/picture-source.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { sample } from '../../helpers/sample-files.ts';

const never = new AbortController().signal;
const MORNING = '2026-11-20T08:00:00Z';
const EVENING = '2026-11-20T20:00:00Z';

const writes = (statements: readonly string[]): string[] =>
  statements.filter((sql) => /^(insert|update|delete)/i.test(sql) && /listing/.test(sql));

test(
  'pictures are fetched once and shown at /files/ID, in their order; Images is empty until all of them are there',
  withPictures(async (t, source) => {
    const { feed } = source;
    const addresses = await showPictures(source, 'front', 'back');
    const { part } = await source.importHomes({ n: 1, pictures: addresses, changed: MORNING }, { n: 2 });
    t.is(part.Created, 2);
    t.is(await source.images(), null);
    t.deepEqual(source.asked, []);

    t.is(await source.copy(), 2);
    const images = (await source.images()) ?? [];
    t.is(images.length, 2);
    for (const [index, name] of ['front', 'back'].entries()) {
      const shown = await source.show(images[index] ?? '');
      t.is(shown.status, 200);
      t.is(shown.type, 'image/png');
      t.deepEqual(shown.bytes, source.answers.get(`/${name}.png`) as Buffer);
    }
    t.is(await source.images(2), null);
    t.is(await source.copy(), 0);
    t.deepEqual(source.asked.toSorted(), ['/back.png', '/front.png']);

    const { id, version } = await feed.byNumber('M1');
    t.is(version, 2);
    const sourceId = await feed.feedId();
    t.like((await feed.history(id))[0], { kind: 'update', sourceId, runId: null, changes: { Images: [null, images] } });
    t.deepEqual(await feed.database('listing_override').select('*'), []);
  }),
);

test(
  'with a public address Images are absolute',
  withPictures(async (t, source) => {
    await source.importHomes({ n: 1, pictures: await showPictures(source, 'front') });
    await source.copy({ publicUrl: 'https://chat.example.com' });
    t.regex((await source.images())?.[0] ?? '', /^https:\/\/chat\.example\.com\/files\/\d+$/);
  }),
);

for (const changed of [MORNING, undefined]) {
  const told = changed === undefined ? 'the addresses without what signs them' : 'PhotosChangeTimestamp';
  test(
    `a signature is no change of a listing: with the same pictures by ${told} nothing is written or fetched again`,
    withPictures(async (t, source) => {
      const addresses = await showPictures(source, 'front', 'back');
      const signed = (signature: string) => ({
        n: 1,
        pictures: addresses.map((address) => `${address}?expires=${signature}&mac=${signature}`),
        ...(changed === undefined ? {} : { changed }),
      });
      await source.importHomes(signed('monday'));
      await source.copy();
      const before = await source.feed.byNumber('M1');
      t.is(before.values.Images?.length, 2);
      const statements = await source.feed.statements(async () => {
        const { part } = await source.importHomes(signed('tuesday'));
        t.like(part, { Unchanged: 1, Updated: 0 });
        t.is(await source.copy(), 0);
      });
      t.deepEqual(writes(statements), []);
      t.deepEqual(await source.feed.byNumber('M1'), before);
      t.is(source.asked.length, 2);

      const { part } = await source.importHomes({ ...signed('wednesday'), price: 400_000 });
      t.is(part.Updated, 1);
      t.deepEqual(await source.images(), before.values.Images, 'a change of the home leaves its pictures');
      t.is(await source.copy(), 0);
    }),
  );
}

test(
  'changed pictures take the place of the old ones when all are there; the files of the old ones go',
  withPictures(async (t, source) => {
    const { feed } = source;
    await source.importHomes({ n: 1, pictures: await showPictures(source, 'front', 'back'), changed: MORNING });
    await source.copy();
    const old = (await source.images()) ?? [];
    const { part } = await source.importHomes({
      n: 1,
      pictures: await showPictures(source, 'front'),
      changed: EVENING,
    });
    t.like(part, { Unchanged: 1, Updated: 0 });
    t.deepEqual(await source.images(), old);
    t.is((await source.show(old[0] ?? '')).status, 200);

    await source.copy();
    const images = (await source.images()) ?? [];
    t.is(images.length, 1);
    t.false(old.includes(images[0] ?? ''));
    t.is((await source.show(images[0] ?? '')).status, 200);
    t.is((await source.show(old[0] ?? '')).status, 404);
    t.is(await feed.services.files.tidy(), 2);
    t.is((await storedFiles(source)).length, 1);

    await source.importHomes({ n: 1, changed: '2026-11-21T00:00:00Z' });
    t.is(await source.images(), null);
    t.is(await feed.services.files.tidy(), 1);
    t.deepEqual(await feed.database('listing_picture').select('*'), []);
  }),
);

test(
  'a home of whose new pictures none can be had keeps its old ones, until there are others',
  withPictures(async (t, source) => {
    const { feed } = source;
    await source.importHomes({ n: 1, pictures: await showPictures(source, 'front', 'back'), changed: MORNING });
    await source.copy();
    const old = (await source.images()) ?? [];
    const { version } = await feed.byNumber('M1');
    const gone = [`${source.origin}/gone.png`, `${source.origin}/lost.png`];
    await source.importHomes({ n: 1, pictures: gone, changed: EVENING });
    t.is(await source.copy(), 2);
    t.deepEqual(await source.images(), old);
    t.is((await feed.byNumber('M1')).version, version, 'nothing of the home has changed');
    for (const address of old) t.is((await source.show(address)).status, 200);
    t.is(await feed.services.files.tidy(), 0);
    await source.importHomes({ n: 1, pictures: gone, changed: EVENING, price: 400_000 });
    t.deepEqual(await source.images(), old);
    t.is(await source.copy(), 0, 'they are not asked for again');

    await source.importHomes({ n: 1, pictures: await showPictures(source, 'side'), changed: '2026-11-21T08:00:00Z' });
    t.deepEqual(await source.images(), old);
    await source.copy();
    t.is((await source.images())?.length, 1);
    t.is(await feed.services.files.tidy(), 2);
    t.is((await source.show((await source.images())?.[0] ?? '')).status, 200);
  }),
);

test(
  'where the first pictures of a home cannot be had it shows what the API has set, until there are others',
  withPictures(async (t, source) => {
    await source.importHomes({ n: 1, pictures: [`${source.origin}/gone.png`], changed: MORNING });
    const { id } = await source.feed.byNumber('M1');
    const images = ['https://homes.example/ours.jpg'];
    await source.feed.apiUpdate(id, { Images: images });
    t.is(await source.copy(), 1);
    t.deepEqual(await source.images(), images);
    await source.importHomes({ n: 1, pictures: await showPictures(source, 'front'), changed: EVENING });
    await source.copy();
    t.regex((await source.images())?.[0] ?? '', /^\/files\/\d+$/);
  }),
);

test(
  'files of listings do not expire as others do',
  withPictures(async (t, source) => {
    await source.importHomes({ n: 1, pictures: await showPictures(source, 'front') });
    await source.copy();
    source.feed.setNow('2031-01-01T00:00:00Z');
    t.is(await source.feed.services.files.tidy(), 0);
    t.is((await source.show((await source.images())?.[0] ?? '')).status, 200);
  }),
);

test(
  'a picture that cannot be had is tried again after growing waits, then given up; the others are shown then',
  withPictures(async (t, source) => {
    const addresses = await showPictures(source, 'front', 'back');
    source.answers.set('/back.png', 503);
    await source.importHomes({ n: 1, pictures: addresses });
    const waits: number[] = [];
    await source.copy();
    for (let pause = 0; pause < 7; pause += 1) {
      t.is(await source.copy(), 0, 'its time has not come');
      t.is(await source.images(), null);
      waits.push(source.log.at(-1)?.wait as number);
      await source.passTime();
      await source.copy();
    }
    t.deepEqual(
      waits,
      waits.toSorted((left, right) => left - right),
    );
    t.true(waits.reduce((sum, wait) => sum + wait, 0) > 48 * 3_600);
    t.is((await source.images())?.length, 1);
    t.like(source.log.at(-1), { level: 'warn', msg: 'a picture of a listing was given up', feed: 'main', picture: 2 });
    await source.passTime();
    t.is(await source.copy(), 0);
    t.is(source.asked.filter((path) => path === '/back.png').length, 8);
  }),
);

test(
  'what is not there, no picture, or broken is given up at once, and leaves no file',
  withPictures(async (t, source) => {
    const addresses = await showPictures(source, 'front', 'text', 'film', 'half', 'huge', 'gone');
    const whole = source.answers.get('/half.png') as Buffer;
    source.answers.set('/text.png', Buffer.from('<html>Not for you</html>'));
    source.answers.set('/film.png', sample('video.mp4'));
    source.answers.set('/half.png', whole.subarray(0, whole.length / 2));
    source.answers.set('/huge.png', Buffer.alloc(21 * 1_048_576));
    source.answers.delete('/gone.png');
    await source.importHomes({ n: 1, pictures: addresses });
    await source.copy();
    t.is((await source.images())?.length, 1);
    t.is(source.log.filter(({ msg }) => msg === 'a picture of a listing was given up').length, 5);
    t.is((await storedFiles(source)).length, 1);
    t.is((await source.feed.database('file').select('id')).length, 1);
    t.deepEqual(await readdir(join(source.feed.config.dataFolder, 'pictures')), []);
  }),
);

test(
  'a signature that has run out is waited for: the next run brings another one, and the picture is fetched at once',
  withPictures(async (t, source) => {
    const [address] = await showPictures(source, 'front');
    const bytes = source.answers.get('/front.png') as Buffer;
    source.answers.set('/front.png', (response) =>
      source.asked.at(-1)?.endsWith('new') ? void response.end(bytes) : void response.writeHead(403).end(),
    );
    await source.importHomes({ n: 1, pictures: [`${address}?sig=old`] });
    await source.copy();
    t.is(await source.images(), null);
    const { part } = await source.importHomes({ n: 1, pictures: [`${address}?sig=new`] });
    t.is(part.Unchanged, 1);
    await source.copy();
    t.is((await source.images())?.length, 1);
  }),
);

test(
  'a service that is stopped in the middle goes on where it was: nothing that is there is fetched again',
  withPictures(async (t, source) => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    await source.importHomes({ n: 1, pictures: await showPictures(source, ...names) });
    const stop = new AbortController();
    const bytes = source.answers.get('/f.png') as Buffer;
    source.answers.set('/f.png', () => stop.abort(new Error('the service is stopping')));
    await t.throwsAsync(source.copy({}, stop.signal), { message: 'the service is stopping' });
    t.is(await source.images(), null);
    const stored = await source.feed.database('listing_picture').where({ state: 'stored' }).pluck('address');

    source.answers.set('/f.png', bytes);
    source.asked.length = 0;
    const { config, database, now } = source.feed;
    const next = createServices({ config, database, log: createLogger('silent'), clock: now });
    t.is(await next.copyPictures(new AbortController().signal), names.length - stored.length);
    t.is(source.asked.length, names.length - stored.length);
    t.is((await source.images())?.length, names.length);
    for (const [index, name] of names.entries()) {
      const { bytes: shown } = await source.show((await source.images())?.[index] ?? '');
      t.deepEqual(shown, source.answers.get(`/${name}.png`) as Buffer);
    }
    t.deepEqual(await readdir(join(config.dataFolder, 'pictures')), []);
  }),
);

test(
  'a picture that its feed replaces while it is fetched leaves no file',
  withPictures(async (t, source) => {
    const { feed } = source;
    const [front = '', back = ''] = await showPictures(source, 'front', 'back');
    const bytes = source.answers.get('/front.png') as Buffer;
    await source.importHomes({ n: 1, pictures: [front], changed: MORNING });
    source.answers.set('/front.png', (response) => {
      void source.importHomes({ n: 1, pictures: [back], changed: EVENING }).then(() => response.end(bytes));
    });
    await source.copy();
    t.is(await source.images(), null);
    t.is((await storedFiles(source)).length, 1);
    feed.setNow('2026-11-21T12:00:01Z');
    t.is(await feed.services.files.tidy(), 1);
    t.deepEqual(await storedFiles(source), []);
    await source.copy();
    t.is((await source.images())?.length, 1);
  }),
);

test(
  'an address within the private network is not asked unless the source says that it is meant',
  withPictures(async (t, source) => {
    const { feed } = source;
    await feed.configure({ images: 'copy' });
    const Media = (await showPictures(source, 'front'))[0];
    await feed.importFile(
      `ListingKey,ListingId,StandardStatus,PropertyType,ListPrice,ListingURL,Media\nK1,M1,Active,Residential,1,,${Media}\n`,
    );
    await source.copy();
    t.deepEqual(source.asked, []);
    t.regex(String(source.log.at(-1)?.reason), /private address/);
  }),
);

test(
  'pictures are asked for within the rate of the feed, also by the next process',
  withPictures(
    async (t, source) => {
      await source.importHomes({ n: 1, pictures: await showPictures(source, 'a', 'b', 'c') });
      const turns: number[] = [];
      const wait = async (milliseconds: number): Promise<void> => void turns.push(Date.now() + milliseconds);
      await source.copy({ wait });
      await source.importHomes({ n: 1, pictures: await showPictures(source, 'd') });
      await source.copy({ wait });
      t.is(source.asked.length, 4);
      t.is(turns.length, 3);
      const ordered = turns.toSorted((left, right) => left - right);
      // Ten seconds lie between two turns, less what it takes to be told of one.
      for (const [index, turn] of ordered.slice(1).entries())
        t.true(turn > (ordered[index] ?? 0) + 5_000, String(turns));
    },
    { imageRequests: { perSecond: 0.1 } },
  ),
);

test(
  'a feed whose requests are used up is left alone for ten minutes, which is said once; its pictures are not given up',
  withPictures(
    async (t, source) => {
      await source.importHomes({ n: 1, pictures: await showPictures(source, ...'abcdefgh') });
      const copy = source.newCopier();
      const told = () => source.log.filter(({ msg }) => msg === 'the pictures of a feed wait').length;
      t.is(await copy(never), 2);
      t.is(await copy(never), 0);
      t.is(told(), 1);
      source.feed.setNow('2026-11-21T12:09:59Z');
      t.is(await copy(never), 0);
      t.is(told(), 1);
      source.feed.setNow('2026-11-21T12:10:00Z');
      t.is(await copy(never), 0);
      t.is(told(), 2);
      t.is(source.asked.length, 2);
      t.is(await source.images(), null);
      t.is((await source.feed.database('listing_picture').where({ state: 'waiting' })).length, 6);
    },
    { imageRequests: { perSecond: 1_000, perDay: 2 } },
  ),
);

test(
  'a feed whose pictures are not to be copied any more is looked at again after ten minutes',
  withPictures(async (t, source) => {
    const { feed } = source;
    const settings = { source: { url: `${source.origin}/homes.csv`, allowPrivateAddresses: true } };
    await source.importHomes({ n: 1, pictures: await showPictures(source, 'front') });
    const copy = source.newCopier();
    await feed.configure(settings);
    t.is(await copy(never), 0);
    await feed.configure({ ...settings, images: 'copy', imageRequests: FAST });
    t.is(await copy(never), 0);
    feed.setNow('2026-11-21T12:10:00Z');
    t.is(await copy(never), 1);
    t.is((await source.images())?.length, 1);
  }),
);

const anyOutcome = fc.constantFrom<Outcome | 'failure'>('tried', 'tried', 'passed', 'stop', 'failure');

test('so many are worked on at once, in order, and after a stop or a failure none is begun', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyOutcome, { maxLength: 20 }),
      fc.integer({ min: 1, max: 5 }),
      async (scheduler, outcomes, atOnce) => {
        const begun: number[] = [];
        const ended: (Outcome | 'failure')[] = [];
        const work = async (item: number): Promise<Outcome> => {
          t.false(ended.includes('stop') || ended.includes('failure'));
          begun.push(item);
          t.true(begun.length - ended.length <= atOnce);
          const outcome = outcomes[item] as Outcome | 'failure';
          await scheduler.schedule(Promise.resolve());
          ended.push(outcome);
          if (outcome === 'failure') throw new Error(`failure ${item}`);
          return outcome;
        };
        const end = workThrough([...outcomes.keys()], { atOnce, signal: never }, work).catch(({ message }) => message);
        const result = await scheduler.waitFor(end);
        t.is(ended.length, begun.length, 'what was begun has ended');
        t.deepEqual(begun, [...begun.keys()]);
        const isCut = ended.includes('stop') || ended.includes('failure');
        if (!isCut) t.is(begun.length, outcomes.length);
        if (ended.includes('failure')) t.regex(String(result), /^failure \d+$/);
        else t.is(result, ended.filter((outcome) => outcome === 'tried').length);
      },
    ),
    PROPERTY_RUNS,
  );
});

test('where the signal is aborted, what is under way ends and nothing more is begun', async (t) => {
  const controller = new AbortController();
  const begun: string[] = [];
  const work = async (item: string): Promise<Outcome> => {
    begun.push(item);
    if (item === 'b') controller.abort();
    return 'tried';
  };
  t.is(await workThrough(['a', 'b', 'c', 'd'], { atOnce: 1, signal: controller.signal }, work), 2);
  t.deepEqual(begun, ['a', 'b']);
});
