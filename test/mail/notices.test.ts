import { createHmac } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ExecutionContext } from 'ava';
import test from 'ava';
import { storesOn } from '../../src/database/stores.ts';
import { createChannel } from '../../src/mail/deliver.ts';
import { noticeChannel } from '../../src/mail/delivery-store.ts';
import { createNotify } from '../../src/mail/notices.ts';
import { createNoticeSender } from '../../src/mail/send-notice.ts';
import { withHttpServer } from '../helpers/loopback-server.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { createTestDatabase } from '../helpers/with-database.ts';

const SECRET = 'whsec-0123456789';
type Call = { headers: IncomingMessage['headers']; body: string };

/** A receiver that answers with `status`, and a process that tells it of a lead. */
const withReceiver = async (
  t: ExecutionContext,
  answer: RequestListener,
  body: (receiver: {
    calls: Call[];
    turn: () => Promise<number>;
    rows: () => Promise<{ state: string; attempts: number; failure: string }[]>;
    tell: (key: string) => Promise<void>;
    makeDue: () => Promise<void>;
    warnings: () => string[];
  }) => Promise<void>,
): Promise<void> => {
  const { database, drop } = await createTestDatabase();
  t.teardown(drop);
  const { deliveries } = storesOn(database);
  const { log, told } = recordingLog();
  const calls: Call[] = [];
  const listener: RequestListener = (request, response) => {
    void text(request).then((read) => {
      calls.push({ headers: request.headers, body: read });
      answer(request, response);
    });
  };
  await withHttpServer(listener, async ({ origin }) => {
    const url = `${origin}/hook?from=listingd`;
    const clock = () => new Date();
    const receiver = { url, secretVariable: 'NOTICE_SECRET' };
    const readVariable = (name: string) => (name === 'NOTICE_SECRET' ? SECRET : undefined);
    const send = createNoticeSender({ receiver, readVariable, clock, stopping: new AbortController().signal });
    const { turn } = createChannel({ channel: noticeChannel(url), name: 'notices', send, deliveries, log, clock });
    await body({
      ...{ calls, turn, rows: () => database('delivery').orderBy('id'), warnings: () => told('warn') },
      tell: (key) => {
        const data = { SessionID: 7, Name: 'Ada' };
        return createNotify([receiver])(deliveries, { event: 'lead', key, sessionId: 7, data });
      },
      makeDue: async () => {
        await database('delivery')
          .where({ state: 'waiting' })
          .update({ due_at: database.raw('CURRENT_TIMESTAMP(3)') });
      },
    });
  });
};

test('A notice is posted once, signed by the secret over its time and body', (t) =>
  withReceiver(
    t,
    (_, response) => void response.writeHead(204).end(),
    async ({ calls, turn, rows, tell }) => {
      await tell('7');
      await tell('7');
      t.is(await turn(), 1);
      t.is(await turn(), 0);
      const [{ headers, body } = t.fail('no call')] = calls;
      t.is(calls.length, 1);
      const { Event, At, Data } = JSON.parse(body) as Record<string, unknown>;
      t.deepEqual([Event, Data], ['lead', { SessionID: 7, Name: 'Ada' }]);
      t.true(Math.abs(Date.parse(String(At)) - Date.now()) < 60_000);
      const [, time = '', digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['listingd-signature'])) ?? [];
      t.true(Math.abs(Number(time) * 1_000 - Date.now()) < 60_000);
      t.is(digest, createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex'));
      t.is(headers['content-type'], 'application/json');
      t.is((await rows())[0]?.state, 'sent');
    },
  ));

test('An answer that is no success is tried again under the same number, and a redirect is not followed', (t) => {
  const statuses = [500, 404, 302, 200];
  return withReceiver(
    t,
    (_, response) => void response.writeHead(statuses.shift() ?? 200, { Location: '/elsewhere' }).end('no'),
    async ({ calls, turn, rows, tell, makeDue }) => {
      await tell('7');
      for (const status of [500, 404, 302]) {
        await turn();
        t.is(await turn(), 0, 'it waits');
        t.like((await rows())[0], { state: 'waiting', failure: `the receiver answered ${status}` });
        await makeDue();
      }
      await turn();
      t.like((await rows())[0], { state: 'sent', attempts: 4 });
      t.is(calls.length, 4);
      t.is(new Set(calls.map(({ headers }) => headers['listingd-delivery'])).size, 1);
    },
  );
});

test('A receiver that breaks off is tried with one notice for all', (t) =>
  withReceiver(
    t,
    (request) => void request.socket.destroy(),
    async ({ turn, rows, tell, makeDue, warnings }) => {
      for (let number = 0; number < 12; number += 1) await tell(String(number));
      await turn();
      t.is(await turn(), 0);
      await makeDue();
      t.is(await turn(), 1);
      t.is(await turn(), 0);
      t.true((await rows()).every(({ state }) => state === 'waiting'));
      t.is(warnings().length, 1);
    },
  ));
