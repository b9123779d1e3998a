import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExecutionContext, ImplementationFn } from 'ava';
import { createHttpServer, type HttpServer } from '../../src/http/server.ts';
import { createLogger } from '../../src/process/logger.ts';
import { type FeedFixture, type FixtureOptions, withFeed } from '../helpers/with-feed.ts';
import { type Reply, type RequestOptions, send } from './with-http.ts';

export const BOUNDARY = 'XXboundaryXX';

type FormPart = { name: string; text: string | Buffer; fileName?: string };

/** The bytes of a form, as curl -F would send them. */
export const formOf = (parts: readonly FormPart[], boundary = BOUNDARY): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, text, fileName }) => {
      const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: text/csv`;
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
      return [Buffer.from(head), Buffer.from(text), Buffer.from('\r\n')];
    }),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

export const field = (name: string, text: string): FormPart => ({ name, text });
export const file = (text: string | Buffer, fileName = 'homes.csv'): FormPart => ({ name: 'file', text, fileName });

export type FeedHttpFixture = {
  feed: FeedFixture;
  server: HttpServer;
  port: number;
  secret: { Authorization: string };
  /** A key of another workspace. */
  otherSecret: { Authorization: string };
  /** Any request to the API. */
  send: (path: string, headers: Record<string, string>, options: RequestOptions) => Promise<Reply>;
  /** POST of a form, to /chat/Feed/Upload unless told otherwise. */
  upload: (parts: readonly FormPart[] | Buffer, headers?: Record<string, string>, path?: string) => Promise<Reply>;
  /** The names of the files that wait or are being received. */
  uploads: () => Promise<string[]>;
};

/** `test('…', withFeedHttp(async (t, http) => …))`: the API over the feed `main` of withFeed; no worker takes the runs. */
export const withFeedHttp = (
  body: (t: ExecutionContext, http: FeedHttpFixture) => Promise<void>,
  options: FixtureOptions = {},
): ImplementationFn<[]> =>
  withFeed(async (t, feed) => {
    const { services } = feed;
    const keyOf = async (workspaceId: number): Promise<{ Authorization: string }> => {
      const { value } = await services.access.createKey({ workspaceId, kind: 'secret', name: 'test' });
      return { Authorization: `Bearer ${value}` };
    };
    const secret = await keyOf(feed.workspaceId);
    const otherSecret = await keyOf(await services.access.createWorkspace('theirs'));
    const server = createHttpServer({ config: { host: '127.0.0.1', port: 0 }, log: createLogger('silent'), services });
    try {
      const { url, port } = await server.start();
      const fixture: FeedHttpFixture = {
        feed,
        server,
        port,
        secret,
        otherSecret,
        send: (path, headers, request) => send(url + path, headers, request),
        upload: (parts, headers = {}, path = '/chat/Feed/Upload') =>
          fixture.send(
            path,
            { ...secret, 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
            { raw: Buffer.isBuffer(parts) ? parts : formOf(parts) },
          ),
        uploads: () => readdir(join(feed.config.dataFolder, 'uploads')).catch(() => []),
      };
      await body(t, fixture);
    } finally {
      await server.stop({ deadlineMs: 0 });
    }
  }, options);
