import test from 'ava';
import fc from 'fast-check';
import { isWebAddress } from '../../../src/feeds/map/check-values.ts';

/** What the platform says of an address, taken as a whole. */
const isAddressAsAWhole = (text: string): boolean => {
  if (/[\s\p{Cc}<>"]/u.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && (url.hostname.includes('.') || url.hostname === 'localhost');
};

test('an address with http or https is one if the platform takes it for one and its host has a dot', (t) => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'www.',
      '.example',
      '.',
      '-',
      '@',
      ':',
      ':80',
      ':99999',
      '/',
      '\\',
      '?',
      '#',
      '%',
      '%41',
      '%2e',
      '[::1]',
      ']',
    ],
    ...[
      '1.2.3.4',
      '256.1.1.1',
      'localhost',
      'xn--',
      'é',
      '。',
      '|',
      '^',
      '`',
      '{',
      ' ',
      '"',
      '\u00ad',
      '\ud800',
      '😀',
      '..',
    ],
  );
  const address = fc
    .tuple(
      fc.constantFrom('http://', 'https://', 'HTTPS://'),
      fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 7 }),
    )
    .map(([scheme, pieces]) => scheme + pieces.join(''));
  t.notThrows(() =>
    fc.assert(
      fc.property(address, (text) => {
        if (isWebAddress(text) !== isAddressAsAWhole(text)) throw new Error(text);
      }),
      { numRuns: 20_000 },
    ),
  );
});
