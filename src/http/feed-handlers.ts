import type * as operation from './feed-operations.ts';
import { data } from './reply.ts';
import { pageOf } from './request-fields.ts';
import type { Handler } from './route.ts';
import type { HttpServices } from './services.ts';

export const createFeedHandlers = ({ feeds }: Pick<HttpServices, 'feeds'>) => {
  const list: Handler<typeof operation.listFeeds.request> = async ({ workspaceId }) =>
    data(await feeds.list(workspaceId));

  const importFeed: Handler<typeof operation.importFeed.request> = async ({ workspaceId, fields }) =>
    data(await feeds.importFeed(workspaceId, { Feed: fields.Feed, DryRun: fields.DryRun ?? false }));

  const runList: Handler<typeof operation.listRuns.request> = async ({ workspaceId, fields }) => {
    const feed = fields.Feed ? { Feed: fields.Feed } : {};
    return data(await feeds.runList(workspaceId, { ...feed, ...pageOf(fields) }));
  };

  const runDetail: Handler<typeof operation.runDetail.request> = async ({ workspaceId, fields }) =>
    data(await feeds.runDetail(workspaceId, { RunID: fields.RunID, ...pageOf(fields) }));

  const approve: Handler<typeof operation.approveRun.request> = async ({ workspaceId, fields }) =>
    data(await feeds.approve(workspaceId, fields.RunID));

  const cancel: Handler<typeof operation.cancelRun.request> = async ({ workspaceId, fields }) =>
    data(await feeds.cancel(workspaceId, fields.RunID));

  return { list, importFeed, runList, runDetail, approve, cancel };
};
