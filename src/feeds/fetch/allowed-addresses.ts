import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { FeedFileError } from '../feed-file-error.ts';
import { isPrivateAddress } from './private-addresses.ts';

/** Every address that a name has; rejects with the system's error. */
export type ResolveHost = (host: string) => Promise<LookupAddress[]>;

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
  const bare = host.replace(/^\[(.*)\]$/, '$1');
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
