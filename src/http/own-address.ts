import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6, type Socket } from 'node:net';
import { FILES_PATH, isFilePath } from '../files/file-address.ts';

const HOST = /^(?:\[[\da-f:.]+\]|[a-z\d](?:[\w.-]*[a-z\d.])?)(?::\d{1,5})?$/i;

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** From where a client can only come that is on this machine or its network. What feeds may not be fetched from is far more. */
const NEAR = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEAR.addSubnet(network, prefix, family(network));

/** An IPv4 address that is written as IPv6 is one, too. */
export const isNear = (address: string): boolean => {
  const plain = address.replace(/%.*$/, '');
  return isIP(plain) !== 0 && NEAR.check(plain, family(plain));
};

/** Address and port at which a connection arrived, as a header Host names them. */
const arrivalOf = ({ localAddress = '', localPort }: Pick<Socket, 'localAddress' | 'localPort'>): string => {
  const address = localAddress.replace(/^::ffff:/i, '');
  return new URL(`http://${isIPv6(address) ? `[${address}]` : address}:${localPort}`).host;
};

/**
 * Where the client of a request reached the service: "https://listings.example.com". Who connects from this machine or its network is
 * believed what the headers Host and X-Forwarded-Proto say, being a proxy of ours or somebody near. From anywhere else a Host may be
 * made up to lead to a stranger, unless it is the address at which the connection arrived. Undefined where nothing can be said.
 */
export const ownAddressOf = ({
  headers,
  socket,
}: {
  headers: IncomingMessage['headers'];
  socket: Pick<Socket, 'remoteAddress' | 'localAddress' | 'localPort'>;
}): string | undefined => {
  const { host = '' } = headers;
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  if (!isNear(socket.remoteAddress ?? ''))
    return new URL(`http://${host}`).host === arrivalOf(socket) ? `http://${host}` : undefined;
  const isSecure = /^https\b/i.test(String(headers['x-forwarded-proto'] ?? ''));
  return `${isSecure ? 'https' : 'http'}://${host}`;
};

/** The whole address of a picture that the service shows itself; any other address as it is. */
const wholeAddress = (address: string, ownAddress: () => string | undefined): string =>
  isFilePath(address) ? `${ownAddress() ?? ''}${address}` : address;

/** An item of RealEstateList with whole addresses in its Images. */
export const withWholeImages = <Item extends { Images: string }>(
  item: Item,
  ownAddress: () => string | undefined,
): Item => {
  // Few listings have any, and JSON is slow.
  if (!item.Images.includes(`"${FILES_PATH}`)) return item;
  const addresses = JSON.parse(item.Images) as string[];
  return { ...item, Images: JSON.stringify(addresses.map((address) => wholeAddress(address, ownAddress))) };
};
