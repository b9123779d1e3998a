import { join } from 'node:path';
import test from 'ava';
import { createPictureCopier } from '../../../src/feeds/pictures/copy-pictures.ts';
import { withHttpServer } from '../../helpers/loopback-server.ts';
import { type LogEntry, recordingLog } from '../../helpers/recording-log.ts';
import { VARIABLES } from '../../helpers/replicate.ts';
import type { ResoSource } from '../../helpers/reso-source.ts';
import { picture } from '../../helpers/sample-files.ts';
import type { FeedFixture } from '../../helpers/with-feed.ts';
import { withReplica } from '../../helpers/with-replica.ts';

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
