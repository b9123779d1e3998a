import { createHash } from 'node:crypto';
import { storesOn } from '../../../database/stores.ts';
import {
  type FeedConfig,
  feedLimits,
  type ResoWebApiSource,
  withRoomForPages,
} from '../../configuration/feed-config.ts';
import { sourceKeyColumn } from '../../configuration/feed-rules.ts';
import { FeedFileError } from '../../feed-file-error.ts';
import type { FetchContext, Fetched } from '../fetched-file.ts';
import { createHttpClient } from '../http-client.ts';
import { createLineFile, type LineFile } from '../landing.ts';
import { shownUrl } from '../network-errors.ts';
import { createAccessTokens } from './access-token.ts';
import { propertyUrl } from './property-query.ts';
import { type Reading, readRecords, sweep } from './read-records.ts';
import { type ReplicationState, readFrom, readState, sweepIsDue } from './replication-state.ts';
import { budgetName, createRequestBudget, REQUEST_LIMITS } from './request-budget.ts';
import { createPageRequests } from './reso-page.ts';

const digest = (...parts: Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();

/** The pages of a service, asked for within its budget; `close` ends its connections. */
const requestsTo = (source: ResoWebApiSource, keyField: string, context: FetchContext) => {
  const url = propertyUrl(source);
  const client = createHttpClient({ allowPrivateAddresses: source.allowPrivateAddresses ?? false });
  const tokens = createAccessTokens(source.credentials, { ...context, client });
  const limits = { ...REQUEST_LIMITS, ...source.requests };
  const name = budgetName(url, tokens.holder);
  const budget = createRequestBudget({ ...context, name, service: shownUrl(url), limits });
  const request = createPageRequests({ ...context, source, client, tokens, budget, keyField });
  return { request, close: client.close };
};

type Swept = { keys: LineFile | null; back: number; note: string | null };

/** A sweep that breaks off is none: what has changed counts all the same, and the run says that it did. */
const trySweep = async (
  reading: Reading,
  state: ReplicationState,
  keys: LineFile,
  { feed, database, log }: FetchContext,
): Promise<Swept> => {
  const { fields, wholeAt } = state;
  try {
    const differing = await storesOn(database).rereads.mayDiffer(feed, new Date(wholeAt ?? 0));
    const from = readFrom(state) ?? new Date(0).toISOString();
    const back = await sweep(reading, { keys, fields, readFrom: from, differing: new Set(differing) });
    const note = `homes that were removed or restored here and have not changed at the source: ${back}; the next run reads all records`;
    return { keys, back, note: back === 0 ? null : note };
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    log.warn({ feed, reason: error.message }, 'a sweep broke off');
    return { keys: null, back: 0, note: `what was removed could not be looked for: ${error.message}` };
  }
};

/**
 * Brings what has changed in a RESO Web API since the last run, or everything, as JSON lines into the run's folder; and, when
 * it is time, the keys of all that there is. Nothing of it counts before the run has ended well: its state is stored then.
 */
export const fetchResoWebApi = async (
  source: ResoWebApiSource,
  config: FeedConfig,
  context: FetchContext,
): Promise<Fetched> => {
  const now = context.clock();
  const { rereads: reread } = storesOn(context.database);
  const lastUndo = await reread.lastUndo(context.feed);
  const before = readState(context.lastState, source, { config, chatbotIds: context.chatbotIds ?? [], lastUndo });
  const service = shownUrl(propertyUrl(source));
  const keyField = sourceKeyColumn(config);
  const { maxSize } = feedLimits(withRoomForPages(config));
  const isWhole = before.cursor === null;
  const requests = requestsTo(source, keyField, context);
  const inFolder = { folder: context.folder, what: service, maxSize };
  const spool = await createLineFile({ ...inFolder, fileName: 'records.jsonl' });
  const keys = await createLineFile({ ...inFolder, fileName: 'keys' });
  const reading: Reading = { source, service, keyField, request: requests.request };
  let state = before;
  let swept: Swept = { keys: isWhole ? keys : null, back: 0, note: null };
  try {
    const begun = await reread.now();
    state = await readRecords(reading, before, { spool, keys: isWhole ? keys : null, now });
    if (isWhole) state = { ...state, wholeAt: begun.toISOString() };
    else if (sweepIsDue(before, source, config, now)) swept = await trySweep(reading, before, keys, context);
  } finally {
    requests.close();
    await spool.close();
    await keys.close();
  }
  if (swept.keys !== null) state = { ...state, sweptAt: now.toISOString() };
  if (swept.back > 0) state = { ...state, cursor: null };
  if (spool.lines() === 0 && swept.keys === null) {
    const nothing = `nothing has changed since ${before.cursor}`;
    return { kind: 'nothing', message: [nothing, swept.note ?? []].flat().join('; '), sourceState: state };
  }
  return {
    kind: 'file',
    file: {
      path: spool.path,
      size: spool.size(),
      // The same records lead to something else under other rules.
      sha256: digest(Buffer.from(state.rules), spool.sha256(), ...(swept.keys === null ? [] : [keys.sha256()])),
      modifiedAt: now,
      ageUnknown: true,
      name: service,
      parts: [{ path: spool.path, name: 'Property' }],
      sourceState: state,
      more: false,
      keysPath: swept.keys?.path ?? null,
      ...(swept.note === null ? {} : { note: swept.note }),
    },
  };
};
