import { createHmac } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import test, { type ExecutionContext } from 'ava';
import { storesOn } from '../../src/database/stores.ts';
import { createChannel } from '../../src/mail/deliver.ts';
import { noticeChannel } from '../../src/mail/delivery-store.ts';
import { createNoticeSender, createNotify } from '../../src/mail/notices.ts';
import { withHttpServer } from '../helpers/loopback-server.ts';
import { addressesIn, startMailServer } from '../helpers/mail-server.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { createTestDatabase } from '../helpers/with-database.ts';
import { AGENT, MAIL_FROM, withMail } from '../helpers/with-mail.ts';

const FULL = { code: 452, text: '4.2.2 the mailbox is full' };
const UNKNOWN = { code: 550, text: '5.1.1 there is no such mailbox' };

test(
  'a wish for a person is one mail to the addresses of the setting, with the conversation and a reply to the visitor',
  withMail(async (t, { process, set, say, leave, wish, rows, server }) => {
    await set({ TalkToHumanEmail: `${AGENT}; second@brokerage.example` });
    await say('Is the house on Fifth still for sale?');
    await say('It is. **[12 Fifth Ave](https://homes.example/12)**', { role: 'assistant' });
    await leave({ name: 'Ada', email: 'ada@visitor.example', phone: '+1 619 555 0100' });
    await wish();
    await wish();
    const { turn } = process();
    t.is(await turn(), 1);
    t.is(await turn(), 0);
    t.is(server.arrived.length, 1);
    const [{ to, mail, raw } = t.fail('no mail')] = server.arrived;
    t.deepEqual(to, [AGENT, 'second@brokerage.example']);
    t.deepEqual(addressesIn(mail.to), to);
    t.deepEqual(addressesIn(mail.from), [MAIL_FROM]);
    t.is(mail.from?.value[0]?.name, 'Harbor Homes');
    t.deepEqual(addressesIn(mail.replyTo), ['ada@visitor.example']);
    t.is(mail.subject, 'Harbor Homes: a visitor would like to talk to someone');
    t.regex(raw, /^Auto-Submitted: auto-generated\r$/m);
    for (const part of [mail.text ?? '', String(mail.html)]) {
      t.regex(part, /Is the house on Fifth still for sale\?/);
      t.regex(part, /12 Fifth Ave \(https:\/\/homes\.example\/12\)/);
      t.regex(part, /\+1 619 555 0100/);
    }
    const [row] = await rows();
    t.like(row, { state: 'sent', attempts: 1 });
    t.is(JSON.stringify(row?.content).replace(/[\\"]/g, ''), '{}', 'what was sent is not kept');
  }),
);

test(
  'what a receiver cannot take now is tried again with a growing pause; what it never takes is given up with a warning',
  withMail(async (t, { process, wish, rows, makeDue, server, recorded, deliveries, chatbot }) => {
    const { turn } = process();
    server.answers.message = () => ({ code: 451, text: 'try again later' });
    await wish();
    await turn();
    t.is(await turn(), 0, 'it is not due yet');
    t.like((await rows())[0], { state: 'waiting', attempts: 1 });
    t.deepEqual(recorded.told('warn'), []);
    await makeDue();
    server.answers.message = () => ({ code: 554, text: 'no such mails here' });
    await turn();
    t.like((await rows())[0], { state: 'given up', attempts: 2 });
    t.regex((await rows())[0]?.failure ?? '', /no such mails here/);
    t.deepEqual(recorded.told('warn'), ['a delivery was given up']);
    delete server.answers.message;
    server.answers.recipient = () => UNKNOWN;
    await deliveries.queue({ key: 'contact:1:a', kind: 'contact', chatbotId: chatbot.id, sessionId: 1, content: {} });
    await turn();
    t.is((await rows())[1]?.state, 'given up');
    t.is(server.arrived.length, 0);
  }),
);

test(
  'of several addresses each gets the mail once, whatever becomes of the others',
  withMail(async (t, { process, set, wish, rows, makeDue, server, recorded }) => {
    await set({ TalkToHumanEmail: 'full@brokerage.example, gone@brokerage.example, well@brokerage.example' });
    let isFull = true;
    server.answers.recipient = (address) => {
      if (address.startsWith('gone')) return UNKNOWN;
      return isFull && address.startsWith('full') ? FULL : undefined;
    };
    await wish();
    const { turn } = process();
    await turn();
    t.deepEqual(
      server.arrived.map(({ to }) => to),
      [['well@brokerage.example']],
    );
    t.is((await rows())[0]?.state, 'waiting');
    t.deepEqual(recorded.told('warn'), ['an address of a mail was refused']);
    isFull = false;
    await makeDue();
    await turn();
    t.deepEqual(
      server.arrived.map(({ to }) => to),
      [['well@brokerage.example'], ['full@brokerage.example']],
    );
    t.is((await rows())[0]?.state, 'sent');
    t.is(new Set(server.arrived.map(({ mail }) => mail.messageId)).size, 1);
  }),
);

test(
  'a server that is killed while it takes a mail gets it again, as the same mail, when it is back',
  withMail(async (t, { process, wish, rows, makeDue, server }) => {
    const taking = Promise.withResolvers<void>();
    server.answers.message = () => {
      taking.resolve();
      return new Promise(() => {});
    };
    await wish();
    const { turn, stop } = process();
    const tried = turn();
    await taking.promise;
    t.like((await rows())[0], { state: 'waiting', attempts: 1 }, 'the attempt is written down before its end is known');
    await server.kill();
    t.is(await tried, 1);
    await makeDue();
    await turn();
    t.like((await rows())[0], { state: 'waiting', attempts: 2 });
    const again = await startMailServer({}, server.port);
    t.teardown(again.kill);
    await makeDue();
    await turn();
    stop();
    t.is(again.arrived.length, 1);
    t.like((await rows())[0], { state: 'sent', attempts: 3 });
  }),
);

test(
  'a process that dies between handing a mail over and writing that down leaves one that is sent again with the same Message-ID',
  withMail(async (t, { process, wish, database, deliveries, server }) => {
    await wish();
    const [claimed = t.fail('nothing was due')] = await deliveries.claim('mail', 1);
    const asItWas = await database('delivery').first();
    const lapsed = { ...asItWas, content: '{}', due_at: database.raw('CURRENT_TIMESTAMP(3)') };
    for (let dead = 0; dead < 2; dead += 1) {
      await database('delivery').update(lapsed);
      await process().turn();
    }
    t.is(server.arrived.length, 2);
    t.is(new Set(server.arrived.map(({ mail }) => mail.messageId)).size, 1);
    t.is(new Set(server.arrived.map(({ mail }) => mail.date?.getTime())).size, 1);
    await deliveries.end(claimed, 'given up', 'a claim that is no more');
    t.is((await database('delivery').first()).state, 'sent');
  }),
);

test(
  'that a mail was taken is written down as soon as the database is back, before another is tried',
  withMail(async (t, { process, wish, rows, deliveries, server }) => {
    const { end } = deliveries;
    deliveries.end = () => Promise.reject(new Error('the database is away'));
    await wish();
    const { turn } = process();
    await t.throwsAsync(turn(), { message: 'the database is away' });
    await turn();
    t.is((await rows())[0]?.state, 'waiting');
    deliveries.end = end;
    t.is(await turn(), 0);
    t.is((await rows())[0]?.state, 'sent');
    t.is(server.arrived.length, 1);
  }),
);

test(
  'several processes at once send each of many mails once',
  withMail(async (t, { process, database, deliveries, chatbot, server }) => {
    const count = 60;
    const sessions = Array.from({ length: count }, (_, index) => index + 100);
    for (const sessionId of sessions)
      await deliveries.queue({
        key: `person:${sessionId}`,
        kind: 'person',
        chatbotId: chatbot.id,
        sessionId,
        content: {},
      });
    const work = async () => {
      const { turn } = process();
      while ((await turn()) > 0);
    };
    await Promise.all([work(), work(), work()]);
    t.is(server.arrived.length, count);
    t.is(new Set(server.arrived.map(({ mail }) => mail.messageId)).size, count);
    t.deepEqual(await database('delivery').distinct('state', 'attempts'), [{ state: 'sent', attempts: 1 }]);
  }),
);

test(
  'while the server is away one mail is tried for all, and all go when it is back',
  withMail(async (t, { process, database, deliveries, chatbot, server, rows, recorded, makeDue }) => {
    for (let sessionId = 1; sessionId <= 20; sessionId += 1)
      await deliveries.queue({
        key: `person:${sessionId}`,
        kind: 'person',
        chatbotId: chatbot.id,
        sessionId,
        content: {},
      });
    await server.kill();
    const { turn } = process();
    await turn();
    t.is(await turn(), 0, 'all of them wait');
    await makeDue();
    t.is(await turn(), 1);
    t.is(await turn(), 0);
    const tried = (await rows()).reduce((sum, { attempts }) => sum + attempts, 0);
    t.true(tried <= 5, `${tried} attempts`);
    t.deepEqual(recorded.told('warn'), ['nothing is delivered for now, since nobody is reached']);
    const again = await startMailServer({}, server.port);
    t.teardown(again.kill);
    await makeDue();
    while ((await turn()) > 0);
    t.is(again.arrived.length, 20);
    t.true(recorded.told('info').includes('deliveries go on'));
    t.deepEqual(await database('delivery').distinct('state'), [{ state: 'sent' }]);
  }),
);

test(
  'what has been tried for two days is given up, also what waited for others to be tried',
  withMail(async (t, { process, database, wish, rows, server, makeDue }) => {
    await wish(1);
    await wish(2);
    await server.kill();
    const { turn } = process();
    await turn();
    await makeDue();
    await database('delivery').update({ tried_since: database.raw('CURRENT_TIMESTAMP(3) - INTERVAL 49 HOUR') });
    while ((await turn()) > 0);
    t.deepEqual(
      (await rows()).map(({ state }) => state),
      ['given up', 'given up'],
    );
  }),
);

test(
  'a login or sender that the server refuses is tried again, since a person has to mend it',
  withMail(async (t, { process, wish, rows, server, recorded }) => {
    server.answers.sender = () => ({ code: 550, text: 'who are you' });
    await wish();
    await process().turn();
    t.like((await rows())[0], { state: 'waiting', attempts: 1 });
    t.is(recorded.told('warn').length, 1);
  }),
);

test(
  'a setting that is blank by then, an erased delivery or a chatbot that is gone sends nothing, and is no warning',
  withMail(async (t, { process, set, wish, rows, database, server, recorded, deliveries }) => {
    await wish(1);
    await set({ TalkToHumanEmail: '' });
    await deliveries.queue({ key: 'person:2', kind: 'person', chatbotId: 999, sessionId: 2, content: {} });
    const { turn } = process();
    await turn();
    t.deepEqual(
      (await rows()).map(({ state, failure }) => [state, failure]),
      [
        ['dropped', 'TalkToHumanEmail is blank'],
        ['dropped', 'its chatbot is gone'],
      ],
    );
    await wish(3);
    const [claimed = t.fail('nothing was due')] = await deliveries.claim('mail', 1);
    await database('delivery').where({ session_id: 3 }).delete();
    await deliveries.end(claimed, 'sent');
    t.is((await rows()).length, 2);
    t.is(server.arrived.length, 0);
    t.deepEqual(recorded.told('warn'), []);
  }),
);

test(
  'ended deliveries, and those that nothing sends, are forgotten after 30 days',
  withMail(async (t, { process, wish, database, deliveries, rows }) => {
    for (const sessionId of [1, 2]) await wish(sessionId);
    await process().turn();
    await wish(3);
    await wish(4);
    const old = database.raw('CURRENT_TIMESTAMP(3) - INTERVAL 31 DAY');
    await database('delivery').whereIn('session_id', [1, 2, 3]).update({ created_at: old });
    await database('delivery').where({ session_id: 1 }).update({ tried_since: old, ended_at: old });
    t.is(await deliveries.forget(), 2);
    t.deepEqual(
      (await rows()).map(({ delivery_key }) => delivery_key),
      ['person:2', 'person:4'],
    );
  }),
);

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
