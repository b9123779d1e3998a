import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net';
import type { Logger } from '../process/logger.ts';
import { whenNeeded } from '../process/when-needed.ts';
import { isNear } from './own-address.ts';

/** What one client may choose an address from: of IPv6 the first four groups, 64 bits. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [before = '', after = ''] = address.split('::');
  const groups = before.split(':');
  const missing = 8 - groups.length - after.split(':').length;
  return [...groups, ...Array(Math.max(missing, 0)).fill('0'), ...after.split(':')].slice(0, 4).join(':');
};

const UNTRUSTED =
  'Requests come by a proxy that trustedProxies in config/listingd.json does not name: all visitors behind it count as one address';

const IPV4_MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** As some proxies name a client: "203.0.113.1:41000", "[2001:db8::1]:41000". */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/;

/** An address as it is written once for all; undefined for what is none. */
const plainAddress = (text: string): string | undefined => {
  const { v4, v6 } = WITH_PORT.exec(text.trim())?.groups ?? {};
  const address = (v6 ?? v4 ?? text).trim().replace(IPV4_MAPPED, '').replace(/%.*$/, '');
  if (isIP(address) === 0) return undefined;
  return isIPv6(address) ? SocketAddress.parse(`[${address}]:0`)?.address : address;
};

/** Proxies that are believed whom they name as the client: addresses and networks like `10.0.0.0/8`. */
const listOf = (proxies: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
};

const LOOPBACK = listOf(['127.0.0.0/8', '::1']);
const checks = (list: BlockList, address: string): boolean => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
/** By these a proxy says that it asks for somebody else. */
const OF_PROXIES = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/**
 * Tells whether a program of this machine asks for itself, by an address of this machine. A proxy of this machine may look like one, where it
 * sends no header of its own: nobody is taken for one where `publicUrl` says that clients come by a proxy and none is trusted to name them.
 */
export const createLocalCheck = (publicUrl: string | undefined, trustedProxies: readonly string[]) => {
  const isToldApart =
    publicUrl === undefined || trustedProxies.length > 0 || LOCAL_HOST.test(publicUrl.split('/')[2] ?? '');
  return ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (!isToldApart || address === undefined || !checks(LOOPBACK, address)) return false;
    return LOCAL_HOST.test(headers.host ?? '') && OF_PROXIES.every((name) => headers[name] === undefined);
  };
};

/**
 * Tells the address from which a request comes: that of the connection, or behind trusted proxies the last address of X-Forwarded-For
 * that is none of theirs. What is before that anybody may have made up.
 */
export const createClientAddress = (trustedProxies: readonly string[], log: Pick<Logger, 'warn'>) => {
  const trusted = listOf(trustedProxies);
  const isTrusted = (address: string): boolean => checks(trusted, address);
  const warnOnce = whenNeeded(() => log.warn(UNTRUSTED));
  return ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string => {
    let client = plainAddress(socket.remoteAddress ?? '') ?? '';
    const named = String(headers['x-forwarded-for'] ?? '').split(',');
    if (named[0] !== '' && !isTrusted(client) && isNear(client)) warnOnce();
    while (client !== '' && isTrusted(client)) {
      const next = plainAddress(named.pop() ?? '');
      if (next === undefined) break;
      client = next;
    }
    return client;
  };
};
