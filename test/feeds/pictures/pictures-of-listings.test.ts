import { join } from 'node:path';
import test from 'ava';
import { createPicturePlacer } from '../../../src/feeds/pictures/archive-pictures.ts';
import { createPictureCopier } from '../../../src/feeds/pictures/copy-pictures.ts';
import { dropStrayPictures } from '../../../src/listings/pictures/listing-pictures.ts';
import { forgetRemoved } from '../../../src/listings/retire-listings.ts';
import { csv, feedConfig, home } from '../../helpers/feed-files.ts';
import { withHttpServer } from '../../helpers/loopback-server.ts';
import { type PictureSource, showPictures, storedFiles, withPictures } from '../../helpers/picture-source.ts';
import { sampleText } from '../../helpers/preset-samples.ts';
import { type LogEntry, recordingLog } from '../../helpers/recording-log.ts';
import { VARIABLES } from '../../helpers/replicate.ts';
import type { ResoSource } from '../../helpers/reso-source.ts';
import { picture } from '../../helpers/sample-files.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';
import { withReplica } from '../../helpers/with-replica.ts';
import { zipOf } from '../../helpers/zip-files.ts';

const MORNING = '2026-11-20T08:00:00Z';
const EVENING = '2026-11-20T20:00:00Z';

const others = [{ n: 8 }, { n: 9 }];

test(
  'a home that leaves the display shows its pictures to nobody, keeps them, and has them when it comes back',
  withPictures(async (t, source) => {
    const { feed } = source;
    const home = { n: 1, pictures: await showPictures(source, 'front'), changed: MORNING };
    await source.importHomes(home, ...others);
    await source.copy();
    const [address = ''] = (await source.images()) ?? [];
    await source.importHomes(...others);
    t.is((await source.show(address)).status, 404);
    t.is(await feed.services.files.tidy(), 0);

    await source.importHomes(home, ...others);
    t.deepEqual(await source.images(), [address]);
    t.is((await source.show(address)).status, 200);
    t.is(await source.copy(), 0);
  }),
);

test(
  'nothing is fetched for a home that has left the display; with the home its pictures are forgotten',
  withPictures(async (t, source) => {
    const { feed } = source;
    const [front, back] = await showPictures(source, 'front', 'back');
    await source.importHomes({ n: 1, pictures: [front ?? ''], changed: MORNING }, ...others);
    await source.copy();
    const { id } = await feed.byNumber('M1');
    await source.importHomes({ n: 1, pictures: [back ?? ''], changed: EVENING }, ...others);
    await source.importHomes(...others);
    await source.copy();
    t.deepEqual(source.asked, ['/front.png']);

    await feed.database('listing').where({ id }).update({ removed_at: '2020-01-01' });
    t.is(await forgetRemoved(feed.database), 1);
    t.is(await feed.services.files.tidy(), 1);
    t.deepEqual(await storedFiles(source), []);
    for (const table of ['listing_picture', 'listing_picture_set', 'file']) {
      t.deepEqual(await feed.database(table).select('*'), [], table);
    }
  }),
);

test(
  'a dry run notes no pictures, and tells of no change of them',
  withPictures(async (t, source) => {
    const { feed } = source;
    const home = { n: 1, pictures: await showPictures(source, 'front'), changed: MORNING };
    await source.importHomes(home, ...others);
    await source.copy();
    const later = { ...home, pictures: await showPictures(source, 'back'), changed: EVENING };
    const sets = () => feed.database('listing_picture_set').select('stamp', 'generation');
    const before = await sets();
    await source.importHomes(later, ...others);
    const after = await sets();
    t.notDeepEqual(after, before);
    await feed.database('listing').update({ feed_hash: null });
    const { part } = await feed.importAgain({ dryRun: true });
    t.like(part, { Updated: 0, Unchanged: 3 });
    t.deepEqual(await sets(), after);
  }),
);

test(
  'Images that the API sets stay until the pictures of the source change',
  withPictures(async (t, source) => {
    const { feed } = source;
    const [front, back] = await showPictures(source, 'front', 'back');
    const own = ['https://own.example/1.jpg'];
    await source.importHomes({ n: 1, pictures: [front ?? ''], changed: MORNING });
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { Images: own });
    await source.copy();
    t.deepEqual(await source.images(), own, 'set before the first pictures are there');
    await source.importHomes({ n: 1, pictures: [front ?? ''], changed: MORNING, price: 400_000 });
    t.deepEqual(await source.images(), own);
    await source.importHomes({ n: 1, pictures: [back ?? ''], changed: EVENING });
    await source.copy();
    const images = (await source.images()) ?? [];
    t.regex(images[0] ?? '', /^\/files\/\d+$/);

    await feed.apiUpdate(id, { Images: [] });
    await source.importHomes({ n: 1, pictures: [back ?? ''], changed: EVENING, price: 300_000 });
    await source.copy();
    t.is(await source.images(), null);
    await source.importHomes({ n: 1, pictures: [front ?? ''], changed: MORNING, price: 300_000 });
    await source.copy();
    t.is((await source.images())?.length, 1);
    t.deepEqual(await feed.database('listing_override').where({ field: 'Images' }), []);
  }),
);

test(
  'links are taken away when a feed is set to copy, and copies when it is set to link again',
  withPictures(async (t, source) => {
    const { feed } = source;
    const url = { source: { url: `${source.origin}/homes.csv`, allowPrivateAddresses: true } };
    const addresses = await showPictures(source, 'front');
    await feed.configure(url);
    await source.importHomes({ n: 1, pictures: addresses });
    t.deepEqual(await source.images(), addresses);
    t.is(await source.copy(), 0);

    await feed.configure({ ...url, images: 'copy' });
    t.like((await feed.importAgain()).part, { Updated: 1 });
    t.is(await source.images(), null);
    await source.copy();
    const copied = (await source.images()) ?? [];
    t.regex(copied[0] ?? '', /^\/files\/\d+$/);

    await feed.configure(url);
    t.like((await feed.importAgain()).part, { Updated: 1 });
    t.deepEqual(await source.images(), addresses);
    t.is((await source.show(copied[0] ?? '')).status, 404);
    t.is(await feed.services.files.tidy(), 1);
  }),
);

test(
  'an undo of the run that brought a home takes its pictures off the display, and a redo brings them back',
  withPictures(async (t, source) => {
    const { feed } = source;
    await source.importHomes(...others);
    const { run } = await source.importHomes({ n: 1, pictures: await showPictures(source, 'front') }, ...others);
    await source.copy();
    const images = (await source.images()) ?? [];
    const undo = await feed.undo(run.RunID);
    t.is((await source.show(images[0] ?? '')).status, 404);
    await feed.undo(undo.run.RunID);
    t.deepEqual(await source.images(), images);
    t.is((await source.show(images[0] ?? '')).status, 200);
  }),
);

test(
  'a home that goes over to a feed that links shows its links, and the copies are let go',
  withPictures(async (t, source) => {
    const { feed } = source;
    await source.importHomes({ n: 1, pictures: await showPictures(source, 'front') }, ...others);
    await source.copy();
    const link = 'https://photos.example/1.jpg';
    await feed.configure({}, 'second');
    await feed.importFile(
      `ListingKey,ListingId,StandardStatus,PropertyType,ListPrice,ListingURL,Media\nK1,M1,Active,Residential,500000,https://homes.example/1,${link}\n`,
      { feed: 'second' },
    );
    await source.importHomes(...others);
    t.deepEqual(await source.images(), [link]);
    t.is(await dropStrayPictures(feed.database), 1);
    t.is(await dropStrayPictures(feed.database), 0);
    t.is(await feed.services.files.tidy(), 1);
  }),
);

const SERIAL_NUMBERS = [1, 2].map((number) => String(number).padStart(32, 'a'));
const CHATBOTS = { chatbots: SERIAL_NUMBERS.map((serialNumber) => ({ serialNumber })) };

/** Images of the home as each chatbot has it. */
const imagesOfEach = async ({ feed }: PictureSource): Promise<(string[] | null)[]> => {
  const rows: { images: string | string[] | null }[] = await feed
    .database('listing')
    .where({ mls_number: 'M1' })
    .orderBy('chatbot_id')
    .select('images');
  return rows.map(({ images }) => (typeof images === 'string' ? JSON.parse(images) : images));
};

const count = async ({ feed }: PictureSource): Promise<number> => (await feed.database('file').select('id')).length;

for (const names of [['front'], ['a', 'b', 'c', 'd', 'e', 'f', 'g']]) {
  test(
    `the ${names.length} pictures of a home that two chatbots show are fetched and kept once`,
    withPictures(
      async (t, source) => {
        await source.importHomes({ n: 1, pictures: await showPictures(source, ...names), changed: MORNING });
        await source.copy();
        t.is(source.asked.length, names.length);
        const [one, other] = await imagesOfEach(source);
        t.is(one?.length, names.length);
        t.deepEqual(other, one);
        t.is(await count(source), names.length);
        for (const address of one ?? []) t.is((await source.show(address)).status, 200);
      },
      CHATBOTS,
      { chatbots: 2 },
    ),
  );
}

test(
  'a picture that two chatbots show stays until neither shows it',
  withPictures(
    async (t, source) => {
      const { feed } = source;
      const home = { n: 1, pictures: await showPictures(source, 'front'), changed: MORNING };
      await source.importHomes(home, { n: 2 }, { n: 3 });
      await source.copy();
      const [[address = ''] = []] = (await imagesOfEach(source)) as string[][];
      const [first, second] = await feed.database('listing').where({ mls_number: 'M1' }).orderBy('id').pluck('id');
      await feed.database('listing').where({ id: first }).update({ live: null, removed_at: '2020-01-01' });
      t.is(await forgetRemoved(feed.database), 1);
      t.is(await feed.services.files.tidy(), 0);
      t.is((await source.show(address)).status, 200);
      await feed.database('listing').where({ id: second }).update({ live: null, removed_at: '2020-01-01' });
      t.is(await forgetRemoved(feed.database), 1);
      t.is(await feed.services.files.tidy(), 1);
      t.is(await count(source), 0);
    },
    CHATBOTS,
    { chatbots: 2 },
  ),
);

test(
  'changed pictures are fetched anew, once, also at the same address',
  withPictures(
    async (t, source) => {
      const addresses = await showPictures(source, 'front');
      await source.importHomes({ n: 1, pictures: addresses, changed: MORNING });
      await source.copy();
      const [before] = await imagesOfEach(source);
      source.answers.set('/front.png', await picture('png', 60, 50));
      await source.importHomes({ n: 1, pictures: addresses, changed: EVENING });
      await source.copy();
      t.is(source.asked.length, 2);
      const [one, other] = await imagesOfEach(source);
      t.notDeepEqual(one, before);
      t.deepEqual(other, one);
      const shown = await source.show(one?.[0] ?? '');
      t.deepEqual(shown.bytes, source.answers.get('/front.png') as Buffer);
      t.is(await source.feed.services.files.tidy(), 1);
      t.is(await count(source), 1);
    },
    CHATBOTS,
    { chatbots: 2 },
  ),
);

const HOMES = 3;

type Copy = { copy: () => Promise<number>; origin: string; asked: string[]; log: LogEntry[] };

/** A server of pictures that allows what is signed with the right word, and what fetches from it. */
const withPhotos = (
  feed: FeedFixture,
  allowed: () => string,
  use: (copy: Copy) => Promise<void>,
  readVariable: (name: string) => string | undefined = (name) => VARIABLES[name],
): Promise<void> =>
  picture('jpeg').then((bytes) => {
    const asked: string[] = [];
    return withHttpServer(
      ({ url = '' }, response) => {
        asked.push(url);
        if (url.endsWith(`?token=${allowed()}`)) response.end(bytes);
        else response.writeHead(403).end();
      },
      ({ origin }) => {
        const { log, entries } = recordingLog();
        const copy = createPictureCopier({
          database: feed.database,
          registry: feed.services.registry,
          files: feed.services.files,
          publicUrl: undefined,
          folder: join(feed.config.dataFolder, 'pictures'),
          readVariable,
          clock: feed.now,
          log,
        });
        return use({ copy: () => copy(new AbortController().signal), origin, asked, log: entries });
      },
    );
  });

/** Two pictures of each home, in the ways of RESO, signed with `token`. */
const sign = (source: ResoSource, origin: string, token: string): void => {
  for (const [key, record] of source.records) {
    const photo = (order: number) => ({ Order: order, MediaURL: `${origin}/${key}/${order}.jpg?token=${token}` });
    // Not a change of the record: the source signs what it sends.
    source.records.set(key, { ...record, Media: [photo(1), photo(2)], PhotosChangeTimestamp: '2026-11-20T08:00:00Z' });
  }
  // The source reads its records anew.
  source.forget();
};

test(
  'pictures of a RESO Web API count with its other requests, and leave room for them',
  withReplica(HOMES, async (t, { feed, source, configure, run }) => {
    await withPhotos(
      feed,
      () => 'a',
      async ({ copy, origin, asked }) => {
        sign(source, origin, 'a');
        const limits = { perSecond: 1_000, perHour: 5, perDay: 1_000 };
        await configure({ images: 'copy' }, { requests: limits });
        await run();
        t.is((await feed.shown()).length, HOMES);
        await copy();
        const slots = await feed.database('request_slot').pluck('name');
        t.is(slots.length, 1);
        const [used] = await feed.database('request_budget').sum({ total: 'requests' });
        t.is(Number(used?.total), 0.8 * limits.perHour);
        t.is(asked.length, Number(used?.total) - 1);
      },
    );
  }),
);

test(
  'where addresses have run out before their turn, the source is asked for those that it signs now',
  withReplica(HOMES, async (t, { feed, source, configure, run }) => {
    let token = 'monday';
    await withPhotos(
      feed,
      () => token,
      async ({ copy, origin, asked }) => {
        sign(source, origin, 'monday');
        await configure({ images: 'copy' });
        await run();
        token = 'tuesday';
        sign(source, origin, 'tuesday');
        while ((await copy()) > 0);
        for (const { values } of await feed.shown()) t.is(values.Images?.length, 2);
        t.is(asked.filter((url) => url.endsWith('tuesday')).length, 2 * HOMES);
        t.true(asked.length <= 4 * HOMES);
      },
    );
  }),
);

test(
  'a source that signs nothing that is allowed is not asked again and again',
  withReplica(HOMES, async (t, { feed, source, configure, run }) => {
    await withPhotos(
      feed,
      () => 'nothing',
      async ({ copy, origin, asked }) => {
        sign(source, origin, 'monday');
        await configure({ images: 'copy' });
        await run();
        while ((await copy()) > 0);
        t.is(asked.length, 2 * HOMES);
        t.deepEqual(await feed.database('listing_picture').distinct().pluck('tries'), [1]);
      },
    );
  }),
);

test(
  'a feed whose pictures cannot be asked for, since its credentials are missing, is left alone; it is said once in ten minutes',
  withReplica(HOMES, async (t, { feed, source, configure, run }) => {
    await withPhotos(
      feed,
      () => 'a',
      async ({ copy, origin, asked, log }) => {
        sign(source, origin, 'a');
        await configure({ images: 'copy' });
        await run();
        const told = () => log.filter(({ msg }) => msg === 'the pictures of a feed cannot be fetched').length;
        t.deepEqual([await copy(), await copy(), told()], [0, 0, 1]);
        feed.setNow(new Date(feed.now().getTime() + 600_000));
        t.deepEqual([await copy(), told()], [0, 2]);
        t.deepEqual(asked, []);
      },
      () => undefined,
    );
  }),
);

const COPIES = { feed: { images: 'copy' } };
const never = new AbortController().signal;
/** A delivery of homes that name their pictures, and the pictures by their sides in pixels. */
const delivery = async (homes: Record<string, string>, pictures: Record<string, number>): Promise<Buffer> => {
  const rows = Object.entries(homes).map(([n, Media]) => home({ ListingKey: `K${n}`, ListingId: `M${n}`, Media }));
  const members: [string, Uint8Array][] = [];
  for (const [name, size] of Object.entries(pictures)) members.push([name, await picture('png', size, 30)]);
  return zipOf([['homes.csv', csv(...rows)], ...members]);
};

test(
  'pictures that rows name are taken from the archive, once, and again only where another lies under the name',
  withFeed(async (t, feed) => {
    const images = async (n: number) => (await feed.byNumber(`M${n}`)).values.Images;
    const first = await delivery({ 1: 'a.png,in/B.png', 2: 'a.png' }, { 'in/a.png': 40, 'in/b.png': 41, 'c.png': 42 });
    const { run, part } = await feed.importFile(first);
    t.is(run.State, 'Succeeded', run.Message);
    t.is(part.Created, 2);
    const before = (await images(1)) ?? [];
    t.is(before.length, 2);
    t.true(before.every((address) => /^\/files\/\d+$/.test(address)));
    t.is((await images(2))?.length, 1);
    const shown = await feed.services.files.openShown(Number(before[0]?.split('/').at(-1)));
    shown.content.destroy();
    t.is(shown.file.name, 'a.png');
    t.is(await feed.services.copyPictures(never), 0);

    const again = await delivery({ 1: 'a.png,in/B.png', 2: 'a.png' }, { 'in/a.png': 40, 'in/b.png': 41, 'd.png': 9 });
    t.like((await feed.importFile(again)).part, { Unchanged: 2 });
    t.deepEqual(await images(1), before);
    await feed.importFile(await delivery({ 1: 'a.png,in/B.png', 2: 'a.png' }, { 'a.png': 50, 'in/b.png': 41 }));
    const after = (await images(1)) ?? [];
    t.is(after.length, 2);
    t.notDeepEqual(after, before);
  }, COPIES),
);

/** Of each layout a home of its sample, and its pictures in their order. */
const LAYOUTS: [preset: 'blm' | 'openimmo', file: string, number: string, pictures: string[]][] = [
  ['blm', 'homes.blm', '44_102', ['102_00.jpg']],
  ['openimmo', 'openimmo.xml', 'L-7B', ['front.jpg', 'garten.jpg', 'kueche.jpg']],
];
for (const [preset, file, number, names] of LAYOUTS) {
  test(
    `pictures that lie beside a file of ${preset} are those of the homes that name them`,
    withFeed(async (t, feed) => {
      await feed.configure({ preset, key: ['ListingKey'], images: 'copy' });
      const sample = (await sampleText(file)).replaceAll('https://bilder.example/7b/', '');
      const pictures = names
        .toReversed()
        .map(async (name, index) => [name, await picture('jpeg', 40 + index, 30)] as const);
      await feed.importFile(
        await zipOf([[file, sample], ...(await Promise.all(pictures)), ['plan.png', await picture('png')]]),
      );
      const shown = (await feed.byNumber(number)).values.Images ?? [];
      const files = shown.map(async (address) => {
        const { content, file } = await feed.services.files.openShown(Number(address.split('/').at(-1)));
        content.destroy();
        return file.name;
      });
      t.deepEqual(await Promise.all(files), names);
    }),
  );
}

test(
  'a picture that the archive lacks or that is none leaves the others',
  withFeed(async (t, feed) => {
    const zip = await zipOf([
      ['homes.csv', csv(home({ Media: 'a.png|gone.png|bad.png' }))],
      ['a.png', await picture('png', 40, 30)],
      ['bad.png', 'no picture'],
    ]);
    const { run } = await feed.importFile(zip);
    t.is(run.State, 'Succeeded', run.Message);
    t.is((await feed.byNumber('M1')).values.Images?.length, 1);
  }, COPIES),
);

test(
  'what was not kept when a run was stopped is kept by the next run on the same file',
  withFeed(async (t, feed) => {
    const zip = await delivery({ 1: 'a.png' }, { 'a.png': 40 });
    await feed.deliver(zip);
    const runId = await feed.queue();
    const run = await feed.services.runs.claim('another process', feed.services.host, { runId });
    // A file lies where its files would be kept.
    if (run !== undefined)
      await feed.executor({ keptFiles: { ...feed.config.service, dataFolder: `${feed.fileOf()}/none` } })(run, never);
    t.is((await feed.result(runId)).run.State, 'Succeeded');
    t.is((await feed.byNumber('M1')).values.Images, null);
    // What fetches pictures by their addresses leaves it alone.
    await feed.services.copyPictures(never);
    await feed.importAgain();
    t.is((await feed.byNumber('M1')).values.Images?.length, 1);
    t.is((await feed.importAgain()).run.Message, 'the file is the same as last time');
  }, COPIES),
);

test(
  'a feed that links to pictures is told that there are some in the archive',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile(await delivery({ 1: '' }, { 'a.png': 40 }));
    t.regex(run.Message, /passed over: a\.png in the archive \("images": "copy" shows pictures of it\)/);
  }),
);

test(
  'pictures that a later archive does not bring again stay',
  withFeed(async (t, feed) => {
    const images = async () => (await feed.byNumber('M1')).values.Images;
    await feed.importFile(await delivery({ 1: 'a.png,b.png' }, { 'a.png': 40, 'b.png': 41 }));
    const before = await images();
    await feed.importFile(await delivery({ 1: 'a.png,b.png,c.png' }, { 'c.png': 42 }));
    t.deepEqual((await images())?.slice(0, 2), before);
    t.is((await images())?.length, 3);
    await feed.importFile(csv(home({ Media: 'a.png,b.png' })));
    t.deepEqual(await images(), before);
  }, COPIES),
);

test('names of pictures are found in lists and in JSON, and addresses are left as they are', (t) => {
  const others = [{ fileName: 'in/My a.JPG', checksum: 0xab, size: 7 }];
  const place = createPicturePlacer({ path: 'x', others }, ['Media'], feedConfig({ images: 'copy' }));
  const placed = (text: string) => place?.({ line: 1, values: [text] }).values[0];
  const address = 'https://archive.invalid/ab-7/My%20a.JPG';
  t.is(placed('My a.jpg'), address);
  t.is(placed('https://a.example/1.jpg;./in/my a.jpg'), `https://a.example/1.jpg;${address}`);
  t.is(
    placed('[{"daten":{"pfad":"My a.jpg"}},"b.png"]'),
    `[{"daten":{"pfad":"${address}"}},"https://archive.invalid/lacking/b.png"]`,
  );
  t.is(placed('file:///in/my a.jpg,C:\\export\\in\\my a.jpg'), `${address},${address}`);
  // Another home's may be called alike.
  for (const other of ['images/my a.jpg', 'ftp://a.example/in/my a.jpg', 'www.a.example/in/my a.jpg'])
    t.is(placed(other), other);
  t.is(placed('https://a.example/my a.jpg'), 'https://a.example/my a.jpg');
  t.is(placed('cdn.example/1.jpg'), 'cdn.example/1.jpg');
  t.is(createPicturePlacer({ path: 'x', others }, ['Media'], feedConfig()), null);
  const header = ['images.img@url', 'images.img@file', 'objects.floorplan@file'];
  const placeReaxml = createPicturePlacer(
    { path: 'x', others },
    header,
    feedConfig({ preset: 'reaxml', images: 'copy' }),
  );
  const values = ['https://a.example/1.jpg', 'My a.jpg', 'plan.png'];
  t.deepEqual(placeReaxml?.({ line: 1, values }).values, ['https://a.example/1.jpg', address, 'plan.png']);
});
