import test from 'ava';
import { FAST, showPictures, withPictures } from '../../helpers/picture-source.ts';

const never = new AbortController().signal;

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
