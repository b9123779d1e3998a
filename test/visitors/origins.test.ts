import test from 'ava';
import fc from 'fast-check';
import { isAllowedOrigin } from '../../src/visitors/origins.ts';

const allows = (origin: string | undefined, Domains: string, CustomDomain = '', own?: string): boolean =>
  isAllowedOrigin(origin, { VerifyDomain: true, Domains, CustomDomain }, own);

const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,8}[a-z0-9])?$/).filter((text) => !text.startsWith('xn--'));
const host = fc.tuple(label, label).map(([name, zone]) => `${name}.${zone}.example`);

test('Where domains are not verified, every page may open the chatbot, also one without an origin', (t) => {
  for (const origin of [undefined, 'null', 'https://anything.example'])
    t.true(isAllowedOrigin(origin, { VerifyDomain: false, Domains: 'broker.example', CustomDomain: '' }, undefined));
});

test('A host of Domains allows its own pages, however it is written, and no host that only looks like it', (t) => {
  fc.assert(
    fc.property(host, label, fc.constantFrom('http', 'https'), (named, other, scheme) => {
      const domains = `first.example, ${named.toUpperCase()}\nlast.example`;
      t.true(allows(`${scheme}://${named}`, domains));
      t.true(allows(`${scheme}://${named}:8443`, domains));
      for (const stranger of [
        `${other}.${named}`,
        `${other}${named}`,
        `${named}.${other}`,
        `${named}@${other}.example`,
      ])
        t.false(allows(`${scheme}://${stranger}`, domains), stranger);
    }),
  );
});

test('*.host allows every host below it, and not the host itself', (t) => {
  fc.assert(
    fc.property(host, fc.array(label, { minLength: 1, maxLength: 3 }), label, (named, below, other) => {
      t.true(allows(`https://${below.join('.')}.${named}`, `*.${named}`));
      t.false(allows(`https://${named}`, `*.${named}`));
      t.false(allows(`https://${other}${named}`, `*.${named}`));
      t.false(allows(`https://${below.join('.')}.${named}.${other}`, `*.${named}`));
    }),
  );
});

const ENTRIES: [entry: string, page: string, isAllowed: boolean][] = [
  ['bücher.example', 'https://xn--bcher-kva.example', true],
  ['xn--bcher-kva.example', 'https://xn--bcher-kva.example', true],
  ['broker.example.', 'https://broker.example', true],
  ['https://broker.example/homes', 'https://broker.example', true],
  ['broker.example:8443', 'https://broker.example:8443', true],
  ['broker.example:8443', 'https://broker.example', false],
  ['broker.example:443', 'https://broker.example', true],
  ['broker.example:443', 'https://broker.example:8443', false],
  ['broker.example:80', 'http://broker.example', true],
  ['*', 'https://broker.example', false],
  ['*.', 'https://broker.example', false],
  ['null', 'null', false],
  ['www.broker.example', 'https://broker.example', false],
];
for (const [entry, page, isAllowed] of ENTRIES)
  test(`${JSON.stringify(entry)} ${isAllowed ? 'allows' : 'does not allow'} ${page}`, (t) => {
    t.is(allows(page, entry), isAllowed);
  });

test('With no Domains only the service itself and CustomDomain are left', (t) => {
  for (const blank of ['', ' ', ', ,\n']) {
    t.false(allows('https://broker.example', blank));
    t.true(allows('https://chat.broker.example', blank, 'chat.broker.example'));
    t.true(allows('https://listings.example', blank, '', 'https://listings.example'));
    t.true(allows('https://listings.example', blank, '', 'http://listings.example'));
    t.false(allows('https://listings.example:8080', blank, '', 'http://listings.example'));
    t.false(allows('http://listings.example', blank, '', 'https://listings.example'));
    t.false(allows(undefined, blank, 'chat.broker.example', 'https://listings.example'));
  }
});
