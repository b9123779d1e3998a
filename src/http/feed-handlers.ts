import * as operation from './feed-operations.ts';
import { data, file } from './reply.ts';
import { pageOf } from './request-fields.ts';
import type { FindFileLimit, Handler } from './route.ts';
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

  const undo: Handler<typeof operation.undoRun.request> = async ({ workspaceId, fields }) =>
    data(await feeds.undo(workspaceId, { RunID: fields.RunID }));

  const approve: Handler<typeof operation.approveRun.request> = async ({ workspaceId, fields }) =>
    data(await feeds.approve(workspaceId, fields.RunID));

  const cancel: Handler<typeof operation.cancelRun.request> = async ({ workspaceId, fields }) =>
    data(await feeds.cancel(workspaceId, fields.RunID));

  const upload: Handler<typeof operation.uploadFile.request> = async ({ workspaceId, fields }) =>
    data(await feeds.upload(workspaceId, { Feed: fields.Feed, DryRun: fields.DryRun ?? false }, fields.file));

  const uploadLimit: FindFileLimit = (workspaceId, { Feed }) =>
    feeds.uploadLimit(workspaceId, typeof Feed === 'string' && Feed !== '' ? Feed : undefined);

  const rejects: Handler<typeof operation.listRejects.request> = async ({ workspaceId, fields }) => {
    const { name, parts } = await feeds.rejects(workspaceId, fields.RunID);
    return file(name, operation.listRejects.answersFile, parts);
  };

  return { upload, uploadLimit, rejects, list, importFeed, runList, runDetail, undo, approve, cancel };
};
