import test from 'ava';
import { withHttpServer } from '../helpers/loopback-server.ts';
import { FAST } from '../helpers/picture-source.ts';
import { picture } from '../helpers/sample-files.ts';
import { withManyRows } from '../helpers/with-many-rows.ts';

test(
  'pictures whose time has come are found by their index, each home and its twins by their keys, and what is shown by its file',
  withManyRows(async (t, { feed, port, follows }) => {
    const bytes = await picture('png', 40, 30);
    const answer = (path: string, origin: string): Buffer | string =>
      path.endsWith('.png')
        ? bytes
        : 'ListingKey,ListingId,StandardStatus,PropertyType,ListPrice,Media,PhotosChangeTimestamp\n' +
          `K1,M1,Active,Residential,500000,${origin}/front.png ${origin}/back.png,2026-11-20T08:00:00Z\n`;
    let origin = '';
    await withHttpServer(
      ({ url = '' }, response) => {
        response.end(answer(url, origin));
      },
      async (server) => {
        origin = server.origin;
        const source = { url: `${origin}/homes.csv`, allowPrivateAddresses: true };
        await feed.configure({ mode: 'delta', source, images: 'copy', imageRequests: FAST });
        await feed.importAgain();
        await follows('pictures are copied', () => feed.services.copyPictures(new AbortController().signal), {
          listing: ['PRIMARY', 'uq_listing_source_key', 'uq_listing_source_key*', 'ix_listing_owned*'],
          listing_picture: ['ix_listing_picture_due*', 'ix_listing_picture_due', 'PRIMARY', 'ix_listing_picture_file'],
          listing_picture_set: ['PRIMARY'],
          listing_place: ['ix_listing_place_listing'],
          listing_override: ['PRIMARY'],
          feed_claim: ['ix_feed_claim_feed*', 'ix_feed_claim_feed'],
          file: ['PRIMARY'],
        });
        const [shown = ''] = (await feed.byNumber('M1')).values.Images ?? [];
        t.regex(shown, /^\/files\/\d+$/);
        const show = async () => t.is((await fetch(`http://127.0.0.1:${port}${shown}`)).status, 200);
        await follows('a picture is shown', show, {
          ...{ file: ['PRIMARY'], listing_picture: ['ix_listing_picture_file'] },
          ...{ listing_picture_set: ['PRIMARY'], listing: ['PRIMARY'] },
        });
      },
    );
  }),
);
