import test from 'ava';
import { forgetRemoved } from '../../../src/listings/retire-listings.ts';
import { type PictureSource, showPictures, withPictures } from '../../helpers/picture-source.ts';
import { picture } from '../../helpers/sample-files.ts';

const MORNING = '2026-11-20T08:00:00Z';
const EVENING = '2026-11-20T20:00:00Z';
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
