import { createHash } from 'node:crypto';
import test from 'ava';
import fc from 'fast-check';
import { storesOn } from '../../src/database/stores.ts';
import { foldAddress, foldName, foldText, unitOf } from '../../src/listings/fold.ts';
import { canonicalUrl, feedKeyDigest, mlsKey, urlDigest, urlDigestText } from '../../src/listings/keys.ts';
import { fileOf, houses } from '../helpers/homes.ts';
import { withFeed } from '../helpers/with-feed.ts';

test('An MLS number is compared after trimming, and a blank one is no key', (t) => {
  t.is(mlsKey('  MLS-1 '), 'MLS-1');
  t.is(mlsKey('   '), null);
  t.is(mlsKey(null), null);
});

test('A URL is compared without scheme, www., trailing slash and utm_ parameters, host in lower case', (t) => {
  const expected = 'example.com/Homes/12?b=1';
  for (const url of [
    'https://www.example.com/Homes/12?b=1',
    'http://EXAMPLE.com/Homes/12/?b=1',
    'example.com/Homes/12?utm_source=mail&b=1&utm_medium=x',
    ' HTTPS://Www.Example.Com/Homes/12/?b=1&UTM_campaign=y ',
  ]) {
    t.is(canonicalUrl(url), expected, url);
  }
});

test('The path of a URL keeps its case, other parameters and the fragment their places', (t) => {
  t.not(canonicalUrl('example.com/A'), canonicalUrl('example.com/a'));
  t.not(canonicalUrl('example.com/?a=1'), canonicalUrl('example.com/?a=2'));
  t.not(canonicalUrl('example.com/#a'), canonicalUrl('example.com/#b'));
});

test('A blank URL is no key', (t) => {
  for (const url of ['', '   ', null, undefined]) t.is(urlDigest(url), null);
});

test('The canonical form of a URL is its own canonical form, whatever the URL', (t) => {
  const url = fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(url, (text) => {
      const canonical = canonicalUrl(text);
      if (canonical !== null && !/^(https?:\/\/|www\.|\s)|\s$/i.test(canonical))
        t.is(canonicalUrl(canonical), canonical);
    }),
  );
  t.pass();
});

test('A digest is the first 16 bytes of the SHA-256 of the address as it is compared', (t) => {
  for (const url of ['https://www.A.example/homes/1/', 'a.example/ü?b=1#c']) {
    const whole = createHash('sha256')
      .update(canonicalUrl(url) ?? '')
      .digest();
    t.deepEqual(urlDigest(url), whole.subarray(0, 16));
    t.is(urlDigestText(url), whole.subarray(0, 16).toString('hex'));
  }
  t.is(urlDigestText(' '), null);
});

test('Adding a scheme, www. or a utm_ parameter to any web address leaves its digest as it was', (t) => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: false }), fc.stringMatching(/^[a-z]{1,8}$/), (url, word) => {
      const bare = url.replace(/^https?:\/\/(www\.)?/, '');
      const digest = urlDigest(bare);
      t.deepEqual(urlDigest(`https://www.${bare}`), digest);
      t.deepEqual(urlDigest(`http://${bare}?utm_${word}=${word}`), digest);
    }),
  );
});

test('Names are the same whatever their case, accents and doubled blanks, and keep their punctuation', (t) => {
  t.is(foldName('  La  CAÑADA '), foldName('la cañada'));
  t.is(foldName('Zürich'), foldName('ZURICH'));
  t.is(foldName('Łódź'), foldName('lodz'));
  t.not(foldName('St. Louis'), foldName('St Louis'));
});

test('property: a name of plain letters is folded as it is among accented ones', (t) => {
  const plain = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
  fc.assert(fc.property(plain, (text) => t.is(`e${foldName(`x${text}x`).slice(1, -1)}e`, foldName(`é${text}é`))));
});

test('property: text of plain letters and marks is folded as it is among accented ones', (t) => {
  const plain = fc
    .array(fc.constantFrom('Oak', 'ST', '12', '#4', 'a/b', ' ', '  ', "'", ',', '-', 'x'))
    .map((list) => list.join(''));
  fc.assert(fc.property(plain, (text) => t.is(`e ${foldText(text)}`.trim(), foldText(`é ${text}`))));
});

test('An address is the same in its short and long forms, with and without its town', (t) => {
  const place = { City: 'Seattle', State: 'WA', ZIP: '98122' };
  const expected = '2710 e yesler way #b';
  for (const address of [
    '2710 E Yesler Way Unit B',
    '2710 East Yesler Way #B',
    '2710 east yesler way, apt. b',
    '2710 E. Yesler Way, # B, Seattle, WA 98122',
    '2710 E Yesler Way Unit B Seattle WA, 98122',
  ]) {
    t.is(foldAddress(address, place), expected, address);
  }
});

test('Neighbours, units and streets of another kind stay apart', (t) => {
  const folds = ['12 Oak St', '14 Oak St', '12 Oak Ave', '12 Oak St #1', '12 Oak St #2', '12 N Oak St'].map((address) =>
    foldAddress(address),
  );
  t.is(new Set(folds).size, folds.length);
});

test('A street that is called like the town is not taken for the town', (t) => {
  t.is(foldAddress('12 Seattle St', { City: 'Seattle' }), '12 seattle st');
  t.is(foldAddress('Seattle', { City: 'Seattle' }), 'seattle');
});

test('The unit of an address is known by its mark', (t) => {
  t.is(unitOf(foldAddress('5 Elm Rd Apt 4C')), '#4c');
  t.is(unitOf(foldAddress('5 Elm Rd')), '');
});

test('A German address is the same in its short and long forms, and its unit is known only by a number', (t) => {
  for (const address of ['Hauptstraße 3a Whg. 2', 'Hauptstr. 3a Wohnung 2', 'hauptstrasse 3a, whg 2'])
    t.is(foldAddress(address), 'hauptstr 3a #2', address);
  t.is(foldAddress('Lange Straße 8'), foldAddress('lange str. 8'));
  t.is(foldAddress('helle Wohnung Hauptstraße'), 'helle wohnung hauptstr');
});

test('Folding twice is folding once, for any text', (t) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      t.is(foldText(foldText(text)), foldText(text));
      t.is(foldName(foldName(text)), foldName(text));
    }),
  );
});

test('A Chinese address is the same with and without blanks, in simplified and traditional numbers', (t) => {
  const folds = ['世纪大道12号 301室', '世纪大道12号301室', '世纪大道 12 号 301 室', '世纪大道12號301室'].map(
    (address) => foldAddress(address),
  );
  t.deepEqual([...new Set(folds)], ['世纪大道12号 301室']);
  t.not(foldAddress('世纪大道12号301室'), foldAddress('世纪大道12号302室'));
});

/** From so many values on, servers go by statistics alone. */
const DIVE_LIMIT = 200;
const many = Array.from({ length: 1_000 }, (_, index) => `M${index}`);

test(
  'however many keys are looked up, no statement asks for so many that the server stops looking them up one by one',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 300)));
    const feedKeys = many.flatMap((number) => feedKeyDigest('MLSNumber', number) ?? []);
    const keys = { ids: [], sourceKeys: many, mlsKeys: many, urlKeys: [], feedKeys };
    const sourceId = await feed.feedId();
    const { candidates, listings } = storesOn(feed.database);
    const lists: number[] = [];
    const countKeys = ({ sql, bindings }: { sql: string; bindings: readonly unknown[] }): void => {
      for (const binding of bindings) if (Array.isArray(binding)) lists.push(binding.length);
      lists.push(sql.split('?').length - 1);
    };
    feed.database.on('query', countKeys);
    try {
      const found = await candidates.find(feed.chatbotId, sourceId, keys);
      t.is(found.length, 300);
      const byNumber = await listings.findIdsByKeys(feed.chatbotId, 'MLSNumber', many);
      t.is(byNumber.size, 300);
    } finally {
      feed.database.removeListener('query', countKeys);
    }
    t.true(lists.length > 10);
    t.true(lists.every((length) => length < DIVE_LIMIT));
  }),
);
