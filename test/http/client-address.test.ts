import test from 'ava';
import fc from 'fast-check';
import { createClientAddress, networkOf } from '../../src/http/client-address.ts';

const PROXIES = ['10.0.0.0/8', '2001:db8:ffff::/48', '192.0.2.7'];

const addressOf = (
  remoteAddress: string | undefined,
  forwarded?: string,
  proxies: readonly string[] = PROXIES,
): string =>
  createClientAddress(proxies, { warn: () => {} })({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as Parameters<ReturnType<typeof createClientAddress>>[0]);

const CASES: [what: string, socket: string | undefined, forwarded: string | undefined, address: string][] = [
  ['a stranger is who he connects as, whatever he says', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['a proxy is believed whom it names', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['only the last that no proxy is counts', '10.1.2.3', '1.1.1.1, 198.51.100.1, 192.0.2.7', '198.51.100.1'],
  ['a proxy that names nobody is the client', '10.1.2.3', undefined, '10.1.2.3'],
  ['what is no address ends the way', '10.1.2.3', '198.51.100.1, unknown', '10.1.2.3'],
  ['only proxies lead to the first of them', '10.1.2.3', '10.9.9.9, 192.0.2.7', '10.9.9.9'],
  ['IPv4 written as IPv6 is the same', '::ffff:10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
  ['IPv6 is written in one way', '2001:db8:ffff::1', '2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['a port behind an address is left out', '10.1.2.3', '198.51.100.1:41000', '198.51.100.1'],
  ['a port behind IPv6 is left out', '10.1.2.3', '[2001:db8::1]:44', '2001:db8::1'],
  ['a client that has gone has no address', undefined, '198.51.100.1', ''],
];
for (const [what, socket, forwarded, address] of CASES)
  test(`The address of a request: ${what}`, (t) => {
    t.is(addressOf(socket, forwarded), address);
  });

test('What a stranger writes into X-Forwarded-For never changes whom a trusted proxy saw', (t) => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())), (made) => {
      const before = made.map((text) => `${text.replaceAll(',', '')},`).join('');
      t.is(addressOf('10.0.0.1', `${before}198.51.100.1`), '198.51.100.1');
    }),
  );
});

test('All addresses of one IPv6 network of 64 bits count as one, however they are written; others do not', (t) => {
  const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
  const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });
  // 2001: as visitors have it; what begins with zeros is IPv4 written as IPv6, or this machine.
  fc.assert(
    fc.property(groups(3), groups(4), groups(4), groups(3), (network, one, other, elsewhere) => {
      const at = (ofNetwork: number[], rest: number[]): string =>
        networkOf(addressOf(['2001', ...[...ofNetwork, ...rest].map((part) => part.toString(16))].join(':')));
      t.is(at(network, one), at(network, other));
      if (network.join() !== elsewhere.join()) t.not(at(network, one), at(elsewhere, one));
    }),
  );
});
