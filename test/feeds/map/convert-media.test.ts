import test from 'ava';
import fc from 'fast-check';
import { CONVERSIONS } from '../../../src/feeds/map/conversions.ts';
import { TODAY, valuesOf } from '../../helpers/feed-files.ts';

const media = (list: unknown) =>
  CONVERSIONS.media([typeof list === 'string' ? list : JSON.stringify(list)], {
    areaUnit: 'Square Feet',
    today: TODAY,
  });
const url = (number: number): string => `https://a.example/${number}.jpg`;

test('images stand in their Order, the preferred one first, whatever the order of the entries', (t) => {
  const entries = Array.from({ length: 6 }, (_, Order) => ({
    MediaURL: url(Order),
    Order: Order % 2 === 0 ? Order : String(Order),
    PreferredPhotoYN: Order === 4,
    MediaCategory: 'Photo',
  }));
  t.notThrows(() =>
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: 6 }), (shuffled) => {
        const found = media(shuffled);
        const expected = [4, 0, 1, 2, 3, 5].map(url);
        if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error(JSON.stringify(found));
      }),
    ),
  );
});

test('images without an Order keep their places behind those that have one', (t) => {
  t.deepEqual(media([{ MediaURL: url(1) }, { MediaURL: url(2) }, { MediaURL: url(3), Order: 9 }]), [
    url(3),
    url(1),
    url(2),
  ]);
});

test('what is no image of the home is left out', (t) => {
  const others = [
    { MediaCategory: 'Document' },
    { MediaCategory: 'Video' },
    { MediaCategory: 'Branded Virtual Tour' },
    { MediaCategory: 'UnbrandedVirtualTour' },
    { MediaCategory: 'Agent Photo' },
    { MediaType: 'pdf' },
    { MediaType: 'mp4' },
    { MimeType: 'application/pdf' },
    { MimeType: 'video/mp4' },
    { ResourceName: 'Office' },
    { MediaStatus: 'Deleted' },
  ];
  for (const other of others) {
    t.deepEqual(media([{ ...other, MediaURL: url(1) }, { MediaURL: url(2) }]), [url(2)], JSON.stringify(other));
  }
  for (const image of [
    { MediaCategory: 'Photo' },
    { MediaCategory: 'FloorPlan' },
    { MimeType: 'image/jpeg' },
    { MediaType: 'jpeg' },
    { ResourceName: 'Property' },
  ]) {
    t.deepEqual(media([{ ...image, MediaURL: url(1) }]), [url(1)], JSON.stringify(image));
  }
});

test('what not everybody may see is left out', (t) => {
  for (const Permission of ['Private', ['Private'], ['Public', 'Agent Only'], 'OfficeOnly', 'Firm Only']) {
    t.deepEqual(media([{ Permission, MediaURL: url(1) }]), [], JSON.stringify(Permission));
  }
  t.deepEqual(
    media([
      { PrivateYN: true, MediaURL: url(1) },
      { IsPrivate: 'Y', MediaURL: url(2) },
    ]),
    [],
  );
  for (const Permission of ['Public', ['Public', 'IDX'], [], null, '']) {
    t.deepEqual(media([{ Permission, MediaURL: url(1) }]), [url(1)], JSON.stringify(Permission));
  }
});

test('an image comes once, an entry without a URL yet is passed over, and a list of other things is refused', (t) => {
  t.deepEqual(media([{ MediaURL: url(1) }, { MediaURL: null }, { MediaURL: '' }, { MediaURL: url(1) }]), [url(1)]);
  t.like(media([{ no: 'url' }]), {
    expected: 'a JSON list of URLs, or URLs separated by blanks, commas, semicolons or |',
  });
  t.like(media('[1'), { expected: 'a JSON list of URLs, or URLs separated by blanks, commas, semicolons or |' });
});

test('lists of URLs are read as they are, and XML entries by attribute or text', (t) => {
  t.deepEqual(media([url(2), url(1)]), [url(2), url(1)]);
  t.deepEqual(media(`${url(2)}, ${url(1)}`), [url(2), url(1)]);
  t.deepEqual(media([{ '@url': url(1) }, { '@id': '2', '#text': url(2) }]), [url(1), url(2)]);
});

test('the preset of RESO takes Media as images', async (t) => {
  const Media = JSON.stringify([
    { MediaURL: url(2), Order: 2 },
    { MediaURL: url(9), Order: 1, Permission: ['Private'] },
    { MediaURL: url(1), Order: 1 },
  ]);
  t.deepEqual((await valuesOf({ Media })).Images, [url(1), url(2)]);
});
