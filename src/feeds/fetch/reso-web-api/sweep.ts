import { FeedFileError } from '../../feed-file-error.ts';
import type { LineFile } from './line-file.ts';
import { pageSizeOf, queryUrl } from './property-query.ts';
import { readPages } from './read-pages.ts';
import { keysOf, type Reading } from './read-records.ts';
import type { ResoRecord } from './reso-page.ts';

export type SweepOptions = {
  keys: LineFile;
  /** Names of fields that records have had. */
  fields: readonly string[];
  /** Records that changed at this time or later are read anyway. */
  readFrom: string;
  /** Keys of homes that may stand here otherwise than at the source, though it has not changed them. */
  differing: ReadonlySet<string>;
};

/**
 * Reads the keys of all records that may be shown into `keys`. Returns how many of the differing homes are there and have
 * not changed, so that no reading of changes would bring them. FeedFileError when it does not come to its end: then it
 * tells nothing.
 */
export const sweep = async (
  { source, service, keyField, request }: Reading,
  { keys, fields: known, readFrom, differing }: SweepOptions,
): Promise<number> => {
  const fields = [keyField, 'ModificationTimestamp', ...(known.includes('MlgCanView') ? ['MlgCanView'] : [])];
  const query = (asked: { from: string | null; skip?: number }) => queryUrl(source, { ...asked, fields });
  const isBack = ({ key, canView, timestamp }: ResoRecord): boolean =>
    canView && differing.has(key) && Date.parse(timestamp ?? '') < Date.parse(readFrom);
  let back = 0;
  for await (const records of readPages({ query, pageSize: pageSizeOf(source), request }, null)) {
    if (records.some(({ key }) => key === '')) throw new FeedFileError(`${service} has records without a ${keyField}`);
    await keys.add(keysOf(records));
    back += records.filter(isBack).length;
  }
  if (keys.lines() === 0) throw new FeedFileError(`${service} names no record that may be shown`);
  return back;
};
