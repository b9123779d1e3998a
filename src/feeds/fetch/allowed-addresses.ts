import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';
import { FeedFileError } from '../feed-file-error.ts';

/**
 * Networks that are no part of the public internet, by IANA's special-purpose registries, and those that look public and are answered
 * inside a cloud only: 168.63.129.16 of Azure, 161.26.0.0/16 and 166.8.0.0/14 of IBM. What other clouds tell a machine of itself (AWS,
 * Google, Alibaba, Oracle …) lies in the networks that IANA names.
 */
const PRIVATE_NETWORKS: readonly [address: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['161.26.0.0', 16],
  ['166.8.0.0', 14],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

const blockListOf = (networks: readonly [string, number][]): BlockList => {
  const list = new BlockList();
  for (const [address, prefix] of networks) list.addSubnet(address, prefix, family(address));
  return list;
};

const privateNetworks = blockListOf(PRIVATE_NETWORKS);
/** Where IPv6-only networks reach IPv4 hosts: the last four bytes are the IPv4 address. */
const translated = blockListOf([['64:ff9b::', 96]]);

const embeddedIpv4 = (address: string): string | null => {
  // As a URL writes it, so that the last 32 bits are the last two groups, or one where the first of them is zero.
  const groups = new URL(`http://[${address}]/`).hostname.slice(1, -1).split(':');
  const bits = groups.slice(-2).map((group) => Number.parseInt(group || '0', 16));
  const [high = 0, low = 0] = bits.length === 2 ? bits : [0, ...bits];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
};

/** Whether an IP address, IPv4 or IPv6, names this machine, its own network, or nothing on the public internet. */
export const isPrivateAddress = (address: string): boolean => {
  const plain = address.replace(/%.*$/, '');
  if (privateNetworks.check(plain, family(plain))) return true;
  if (isIPv4(plain) || !translated.check(plain, 'ipv6')) return false;
  const embedded = embeddedIpv4(plain);
  return embedded !== null && isPrivateAddress(embedded);
};

/** A URL's host as sockets take it: an IPv6 address without its brackets. */
export const bareHost = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');

/** Every address that a name has; rejects with the system's error. */
type ResolveHost = (host: string) => Promise<LookupAddress[]>;

/** What a feed may connect to. */
export type AddressRules = {
  /** Whether it may be this machine or its network. */
  allowPrivateAddresses?: boolean;
  /** In place of DNS. */
  resolve?: ResolveHost;
  /** In place of `isPrivateAddress`. */
  isPrivate?: (address: string) => boolean;
};

const refusal = (host: string): FeedFileError =>
  new FeedFileError(
    `${host} has a private address, to which a feed does not connect: check the host, or set source.allowPrivateAddresses to true if it is meant`,
  );

const resolveByDns: ResolveHost = (host) => lookup(host, { all: true });

/**
 * The addresses of a host to which a feed may connect, at least one. A host that is an IP address is its own. Throws
 * FeedFileError when all are private and must not be; else the system's error of the lookup.
 */
export const allowedAddresses = async (host: string, rules: AddressRules): Promise<LookupAddress[]> => {
  const { allowPrivateAddresses = false, resolve = resolveByDns, isPrivate = isPrivateAddress } = rules;
  const bare = bareHost(host);
  const found = isIP(bare) === 0 ? await resolve(bare) : [{ address: bare, family: isIP(bare) }];
  const allowed = allowPrivateAddresses ? found : found.filter(({ address }) => !isPrivate(address));
  if (allowed.length === 0) throw refusal(bare);
  return allowed;
};

/**
 * A `lookup` for a connection: the address that is checked is the one that is connected to, whatever DNS says a moment
 * later. A connection to an IP address asks no lookup: ask `allowedAddresses` for it first.
 */
export const checkedLookup =
  (rules: AddressRules): LookupFunction =>
  (host, options, callback) => {
    allowedAddresses(host, rules).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all === true || first === undefined) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
