import { createHash } from 'node:crypto';
import { withoutSignature } from '../changes.ts';

/** The pictures of a home as its source tells them, the first one foremost. `stamp`, in hex, changes when they do. */
export type SentPictures = { addresses: string[]; stamp: string };

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

/**
 * What of the addresses tells pictures apart: not the query string, which may be signed anew each night in ways that nobody
 * knows; only where nothing else differs (`photo.php?id=7`), and then without the signatures that are known.
 */
const lasting = (addresses: readonly string[]): string[] => {
  const paths = addresses.map(withoutQuery);
  return new Set(paths).size === paths.length ? paths : addresses.map(withoutSignature);
};

/** Pictures by their addresses, and by what the source says of their last change, where it does. */
export const sentPictures = (addresses: readonly string[], changed: string | null): SentPictures => {
  const told = JSON.stringify([addresses.length, changed ?? lasting(addresses)]);
  return { addresses: [...addresses], stamp: createHash('sha256').update(told).digest('hex') };
};
