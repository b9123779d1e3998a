import test from 'ava';
import fc from 'fast-check';
import { sentPictures } from '../../../src/listings/pictures/sent-pictures.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';

const name = fc.stringMatching(/^[a-z]{1,6}$/);
const signature = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/);
const names = fc.uniqueArray(name, { maxLength: 8 });
const addressesOf = (list: readonly string[], sign = ''): string[] =>
  list.map((one) => `https://photos.example/${one}.jpg${sign === '' ? '' : `?mac=${sign}&until=${sign}`}`);

test('pictures stay the same however their addresses are signed', (t) => {
  fc.assert(
    fc.property(names, signature, signature, (list, one, other) => {
      t.is(sentPictures(addressesOf(list, one), null).stamp, sentPictures(addressesOf(list, other), null).stamp);
    }),
    PROPERTY_RUNS,
  );
});

test('other pictures, more, fewer or in another order are a change', (t) => {
  fc.assert(
    fc.property(names, names, (list, other) => {
      const isSame = JSON.stringify(list) === JSON.stringify(other);
      const stamps = [list, other].map((one) => sentPictures(addressesOf(one), null).stamp);
      t.is(stamps[0] === stamps[1], isSame);
    }),
    PROPERTY_RUNS,
  );
});

test('where the source says when its pictures changed, that and their number are what counts', (t) => {
  const [morning, evening] = ['2026-11-20T08:00:00Z', '2026-11-20T20:00:00Z'];
  const before = sentPictures(addressesOf(['a', 'b']), morning).stamp;
  t.is(sentPictures(addressesOf(['c', 'd'], 'signed'), morning).stamp, before);
  t.not(sentPictures(addressesOf(['a', 'b']), evening).stamp, before);
  t.not(sentPictures(addressesOf(['a']), morning).stamp, before);
});

test('a query string counts where nothing else tells pictures apart, but not its signatures', (t) => {
  const photos = (ids: number[], sign: string) =>
    sentPictures(
      ids.map((id) => `https://photos.example/show.php?id=${id}&X-Amz-Signature=${sign}`),
      null,
    ).stamp;
  t.is(photos([1, 2], 'one'), photos([1, 2], 'two'));
  t.not(photos([1, 2], 'one'), photos([1, 3], 'one'));
});
