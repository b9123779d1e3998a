import test from 'ava';
import { dropStrayPictures } from '../../../src/listings/pictures/listing-pictures.ts';
import { forgetRemoved } from '../../../src/listings/retire-listings.ts';
import { type PictureSource, showPictures, storedFiles, withPictures } from '../../helpers/picture-source.ts';
import { picture } from '../../helpers/sample-files.ts';

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
