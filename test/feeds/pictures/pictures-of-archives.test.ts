import test from 'ava';
import { createPicturePlacer } from '../../../src/feeds/pictures/archive-pictures.ts';
import { csv, feedConfig, home } from '../../helpers/feed-files.ts';
import { sampleText } from '../../helpers/preset-samples.ts';
import { picture } from '../../helpers/sample-files.ts';
import { withFeed } from '../../helpers/with-feed.ts';
import { zipOf } from '../../helpers/zip-files.ts';

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
  t.is(placed('cdn.example/1.jpg'), 'cdn.example/1.jpg');
  t.is(createPicturePlacer({ path: 'x', others }, ['Media'], feedConfig()), null);
});
