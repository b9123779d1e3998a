import { createHash } from 'node:crypto';
import test from 'ava';
import fc from 'fast-check';
import { canonicalUrl, mlsKey, urlDigest, urlDigestText } from '../../src/listings/keys.ts';

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
