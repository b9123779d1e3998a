import type { ExecutionContext } from 'ava';
import { urlDigest } from '../../src/listings/keys.ts';
import { withHttpServer } from '../helpers/loopback-server.ts';
import { FAST } from '../helpers/picture-source.ts';
import { picture } from '../helpers/sample-files.ts';
import type { ManyRows } from '../helpers/with-many-rows.ts';

/** Pictures whose time has come are found by their index, each home and its twins by their keys, and what is shown by its file. */
const copyAndShowPictures = async (t: ExecutionContext, { feed, port, follows }: ManyRows): Promise<void> => {
  const bytes = await picture('png', 40, 30);
  const answer = (path: string, origin: string): Buffer | string =>
    path.endsWith('.png')
      ? bytes
      : 'ListingKey,ListingId,StandardStatus,PropertyType,ListPrice,Media,PhotosChangeTimestamp\n' +
        `P1,P1,Active,Residential,500000,${origin}/front.png ${origin}/back.png,2026-11-20T08:00:00Z\n`;
  let origin = '';
  await withHttpServer(
    ({ url = '' }, response) => {
      response.end(answer(url, origin));
    },
    async (server) => {
      origin = server.origin;
      const source = { url: `${origin}/homes.csv`, allowPrivateAddresses: true };
      await feed.configure({ mode: 'delta', source, images: 'copy', imageRequests: FAST }, 'pictured');
      await feed.importAgain({ feed: 'pictured' });
      await follows('pictures are copied', () => feed.services.copyPictures(new AbortController().signal), {
        listing: ['PRIMARY', 'uq_listing_source_key', 'uq_listing_source_key*', 'ix_listing_owned*'],
        listing_picture: ['ix_listing_picture_due*', 'ix_listing_picture_due', 'PRIMARY', 'ix_listing_picture_file'],
        listing_picture_set: ['PRIMARY'],
        listing_place: ['ix_listing_place_listing'],
        listing_override: ['PRIMARY'],
        feed_claim: ['ix_feed_claim_feed*', 'ix_feed_claim_feed'],
        file: ['PRIMARY'],
      });
      const [shown = ''] = (await feed.byNumber('P1')).values.Images ?? [];
      t.regex(shown, /^\/files\/\d+$/);
      const show = async () => t.is((await fetch(`http://127.0.0.1:${port}${shown}`)).status, 200);
      await follows('a picture is shown', show, {
        ...{ file: ['PRIMARY'], listing_picture: ['ix_listing_picture_file'] },
        ...{ listing_picture_set: ['PRIMARY'], listing: ['PRIMARY'] },
      });
    },
  );
};

/** The API and the copying of pictures read of listings the rows that they answer or change, found by the index of what was asked for. */
export const plansOfListings = async (t: ExecutionContext, rows: ManyRows): Promise<void> => {
  const { feed, post, follows } = rows;
  const { database, serialNumber: SerialNumber } = feed;
  const list = (fields: object) => () => post('/chat/Chatbot/RealEstateList', { SerialNumber, PageSize: 5, ...fields });
  const inOrder = { listing: ['ix_listing_list*', 'PRIMARY'] };
  await follows('the first page, in the order of its index', list({}), inOrder);
  await follows('a far page, in the order of its index', list({ PageNumber: 150 }), inOrder);
  await follows('the page after an ID', list({ AfterID: 1_010_000 }), inOrder);
  const inTown = { listing: ['ix_listing_city*', 'PRIMARY'] };
  await follows('the homes of a town', list({ CityName: 'Town3' }), inTown);
  await follows('what is for rent in a town', list({ CityName: 'Town3', SaleType: 'for_rent' }), inTown);
  // No index has the sale type before the ID: the IDs of one are sorted, and no row is read for that.
  const ofType = { listing: ['ix_listing_city* sorted', 'PRIMARY'] };
  await follows('what is for rent', list({ SaleType: 'for_rent' }), ofType);
  await follows('the home of a number', list({ MLSNumber: 'LM4000' }), { listing: ['uq_listing_mls*', 'PRIMARY'] });

  const found = () => post('/chat/Chatbot/RealEstateFind', { SerialNumber, IDs: [1_004_000, 1_004_020] });
  await follows('the homes of IDs', found, { listing: ['PRIMARY'] });

  const byNumber = ['uq_listing_mls*', 'PRIMARY'];
  const listing_place = ['ix_listing_place_listing'];
  const change = (fields: object) => () =>
    post('/chat/Chatbot/RealEstateUpdate', { SerialNumber, City: 'Town4', Location: 'Lake 3', ...fields });
  const input = { SaleType: 'for_sale', Status: 'Active', MLSNumber: 'NEW1', City: 'Town3' } as const;
  await follows('creation', () => feed.apiCreate(input), { listing: byNumber });
  const byId = change({ Key: '1004000', KeyType: 'InternalID' });
  await follows('an update by ID', byId, { listing: ['PRIMARY'], listing_place });
  // Found and read in one statement.
  const readByNumber = { listing: ['uq_listing_mls', 'PRIMARY'] };
  const readByUrl = { listing: ['uq_listing_url', 'PRIMARY'] };
  const update = change({ Key: 'LM4020', KeyType: 'MLSNumber' });
  await follows('an update by number', update, { ...readByNumber, listing_place });
  await database('listing')
    .where({ id: 1_004_040 })
    .update({ url_digest: urlDigest('https://homes.example/lake') });
  const byUrl = change({ Key: 'https://homes.example/lake', KeyType: 'URL' });
  await follows('an update by URL', byUrl, { ...readByUrl, listing_place });
  const reprice = (fields: object) => () =>
    post('/chat/Chatbot/RealEstateUpdate', { SerialNumber, SalePrice: 123_456, ...fields });
  const repriceById = reprice({ Key: '1004000', KeyType: 'InternalID' });
  await follows('a new price by ID', repriceById, { listing: ['PRIMARY'] });
  await follows('a new price by number', reprice({ Key: 'LM4020', KeyType: 'MLSNumber' }), readByNumber);
  const repriceByUrl = reprice({ Key: 'https://homes.example/lake', KeyType: 'URL' });
  await follows('a new price by URL', repriceByUrl, readByUrl);
  const Keys = ['LM4060', 'LM4080'];
  const remove = () => post('/chat/Chatbot/RealEstateDelete', { SerialNumber, Keys, KeyType: 'MLSNumber' });
  await follows('a removal', remove, { listing: byNumber, listing_place });
  await follows('what takes it back', () => feed.apiRestore(1_004_060), { listing: ['PRIMARY'], listing_place });
  const history = () => post('/chat/Chatbot/RealEstateHistory', { SerialNumber, Key: 'LM4100', KeyType: 'MLSNumber' });
  await follows('the history', history, { listing: byNumber, listing_change: ['ix_listing_change_listing'] });
  await copyAndShowPictures(t, rows);
};
