import test from 'ava';
import { createChatbotService } from '../../src/chatbots/chatbot-service.ts';
import { daySpan, periodOf } from '../../src/conversations/period.ts';
import { storesOn } from '../../src/database/stores.ts';
import { createDailyMails } from '../../src/mail/daily-mails.ts';

import { type MailFixture, withMail } from '../helpers/with-mail.ts';

const HOUR = 3_600_000;

/** A process that looks what day it is. */
const looker = ({ database }: MailFixture, clock: () => Date) =>
  createDailyMails({ stores: storesOn(database), chatbots: createChatbotService({ database }), clock });

test('A day is as long as it is where the chatbot is', (t) => {
  const hours = (day: string, timeZone: string): number => {
    const { from, to } = daySpan(day, timeZone);
    return (to.getTime() - from.getTime()) / HOUR;
  };
  const rows = [
    ['2026-03-08', 'America/Los_Angeles', 23],
    ['2026-11-01', 'America/Los_Angeles', 25],
    ['2026-07-01', 'America/Los_Angeles', 24],
    ['2026-10-25', 'Europe/Berlin', 25],
    // Clocks go forward at midnight: the day has no first hour.
    ['2026-09-06', 'America/Santiago', 23],
    ['2026-04-23', 'Africa/Cairo', 24],
    ['2026-07-01', 'UTC+8', 24],
  ] as const;
  for (const [day, timeZone, length] of rows) {
    t.is(hours(day, timeZone), length, `${day} ${timeZone}`);
    t.deepEqual(periodOf({ From: day, To: day }, timeZone), daySpan(day, timeZone), 'a list of the day has the same');
  }
  t.is(daySpan('2026-07-01', 'UTC+8').from.toISOString(), '2026-06-30T16:00:00.000Z');
});

test(
  'the mails of a day are queued once by however many processes, and due when the day has ended where the chatbot is',
  withMail(async (t, mail) => {
    const { database, set } = mail;
    let now = new Date('2026-11-01T12:00:00Z');
    const processes = [looker(mail, () => now), looker(mail, () => now)];
    const lookAll = async () => {
      for (const look of processes) await Promise.all([look(), look()]);
      return database('delivery').orderBy('due_at').orderBy('delivery_key').select('delivery_key', 'due_at');
    };
    t.deepEqual(await lookAll(), [], 'nobody wants any');
    await set({ TimeZone: 'America/Los_Angeles', EmailForDailyChatLogs: 'chats@brokerage.example' });
    const { id } = mail.chatbot;
    const first = { delivery_key: `dailyChats:${id}:2026-11-01`, due_at: new Date('2026-11-02T08:00:00Z') };
    t.deepEqual(await lookAll(), [first]);
    await set({ EmailForDailyLeads: 'leads@brokerage.example' });
    const second = { ...first, delivery_key: `dailyLeads:${id}:2026-11-01` };
    t.deepEqual(await lookAll(), [first, second]);
    await set({ TimeZone: 'Europe/Athens' });
    const moved = new Date('2026-11-01T22:00:00Z');
    t.deepEqual(
      (await lookAll()).map(({ due_at }) => due_at),
      [moved, moved],
      'the day ends earlier where the chatbot has been moved to',
    );
    await set({ TimeZone: 'America/Los_Angeles' });
    t.deepEqual(await lookAll(), [first, second]);
    now = new Date('2026-11-02T08:00:00Z');
    t.is((await lookAll()).length, 4);
    await set({ EmailForDailyChatLogs: '', EmailForDailyLeads: null });
    now = new Date('2026-11-03T08:00:00Z');
    t.is((await lookAll()).length, 4);
  }),
);

test(
  'what was asked and left on a day is one mail each, with what belongs to the day alone, and none where nothing happened',
  withMail(async (t, mail) => {
    const { database, set, say, leave, process, rows, server } = mail;
    const settings = {
      EmailForDailyChatLogs: 'chats@brokerage.example',
      EmailForDailyLeads: 'leads@brokerage.example',
    };
    await set({ TimeZone: 'America/Los_Angeles', ...settings });
    const days = ['2026-11-01', '2026-11-02'];
    for (const day of days) await looker(mail, () => new Date(`${day}T20:00:00Z`))();
    await say('before', { at: new Date('2026-11-01T06:59:59Z') });
    await say('in the morning', { at: new Date('2026-11-01T07:00:00Z') });
    await say('It is.', { role: 'assistant', at: new Date('2026-11-01T07:00:05Z') });
    await say('at the end', { at: new Date('2026-11-02T07:59:59Z'), sessionId: 77 });
    await leave({
      name: 'Ada',
      email: 'ada@visitor.example',
      message: 'call me',
      at: new Date('2026-11-01T07:00:00Z'),
    });
    const { turn } = process();
    while ((await turn()) > 0);
    t.deepEqual(
      (await rows()).map(({ state, failure }) => [state, failure]),
      [
        ['sent', ''],
        ['sent', ''],
        ['dropped', 'nothing happened on 2026-11-02'],
        ['dropped', 'nothing happened on 2026-11-02'],
      ],
    );
    const [chats, leads] = ['chats', 'leads'].map((name) => server.arrived.find(({ to }) => to[0]?.startsWith(name)));
    t.is(chats?.mail.subject, 'Harbor Homes: conversations of November 1, 2026');
    const said = chats?.mail.text ?? '';
    t.regex(said, /Conversations: 2\nQuestions: 2\nLeads: 1/);
    t.regex(said, /in the morning[\s\S]*It is\.[\s\S]*Conversation 77[\s\S]*at the end/);
    t.notRegex(said, /before/);
    t.is(leads?.mail.subject, 'Harbor Homes: leads of November 1, 2026');
    t.regex(leads?.mail.text ?? '', /Name: Ada\nE-mail: ada@visitor\.example\nMessage: call me/);
    t.is(server.arrived.length, 2);
    t.is((await database('delivery').where({ state: 'waiting' })).length, 0);
  }),
);

test(
  'an answer that came after midnight is in the mail of the new day',
  withMail(async (t, mail) => {
    const { set, say, process, server } = mail;
    await set({ TimeZone: 'America/Los_Angeles', EmailForDailyChatLogs: 'chats@brokerage.example' });
    for (const day of ['2026-11-01', '2026-11-02']) await looker(mail, () => new Date(`${day}T20:00:00Z`))();
    await say('asked late', { at: new Date('2026-11-02T07:59:59Z') });
    await say('answered later', { role: 'assistant', at: new Date('2026-11-02T08:00:01Z') });
    const { turn } = process();
    while ((await turn()) > 0);
    const said = server.arrived.map(({ mail: { text = '' } }) => text);
    t.deepEqual(
      ['asked late', 'answered later'].map((words) => said.filter((text) => text.includes(words)).length),
      [1, 1],
    );
    t.regex(said.find((text) => text.includes('answered later')) ?? '', /Conversations: 1\nQuestions: 0/);
  }),
);

test(
  'a lead is in the mail of each day on which a detail of it was left',
  withMail(async (t, mail) => {
    const { database, set, leave, process, rows, server, sessionId } = mail;
    await set({ TimeZone: 'America/Los_Angeles', EmailForDailyLeads: 'leads@brokerage.example' });
    for (const day of ['2026-11-01', '2026-11-02', '2026-11-03'])
      await looker(mail, () => new Date(`${day}T20:00:00Z`))();
    await leave({ email: 'ada@visitor.example', phone: '619 555 0123', at: new Date('2026-11-01T20:00:00Z') });
    const details = [
      ['ada@visitor.example', '2026-11-01T20:00:00Z'],
      ['6195550123', '2026-11-03T20:00:00Z'],
    ] as const;
    for (const [detail, time] of details)
      await database('chat_lead_detail').insert({ session_id: sessionId, detail, given_at: new Date(time) });
    const { turn } = process();
    while ((await turn()) > 0);
    t.deepEqual(
      (await rows()).map(({ state }) => state),
      ['sent', 'dropped', 'sent'],
    );
    for (const { mail: arrived } of server.arrived)
      t.regex(arrived.text ?? '', /E-mail: ada@visitor\.example\nPhone: 619 555 0123/);
  }),
);

test(
  'of very many conversations the first ones are in the mail, and how many more there are',
  withMail(async (t, mail) => {
    const { set, say, process, server } = mail;
    await set({ TimeZone: 'UTC', EmailForDailyChatLogs: 'chats@brokerage.example' });
    await looker(mail, () => new Date('2026-11-01T20:00:00Z'))();
    for (let index = 1; index <= 53; index += 1)
      await say(`question ${index}.`, { at: new Date(Date.UTC(2026, 10, 1, 8, index)), sessionId: 1_000 + index });
    for (let index = 1; index <= 40; index += 1)
      await say(`more ${index}.`, { at: new Date(Date.UTC(2026, 10, 1, 12, index)), sessionId: 1_001 });
    await process().turn();
    const text = server.arrived[0]?.mail.text ?? '';
    t.regex(text, /Conversations: 53\nQuestions: 93/);
    t.regex(text, /question 50\.[\s\S]*And 3 more: the API has all of them\./);
    t.notRegex(text, /question 51\./);
    t.regex(text, /more 29\.[\s\S]*What was said after that is left out here/);
    t.notRegex(text, /more 30\./);
  }),
);

test(
  'a day of long conversations is a mail that a mail server takes',
  withMail(async (t, mail) => {
    const { set, say, process, server } = mail;
    await set({ TimeZone: 'UTC', EmailForDailyChatLogs: 'chats@brokerage.example' });
    await looker(mail, () => new Date('2026-11-01T20:00:00Z'))();
    for (let sessionId = 1_001; sessionId <= 1_020; sessionId += 1)
      for (let index = 1; index <= 15; index += 1)
        await say('想'.repeat(4_000), { at: new Date(Date.UTC(2026, 10, 1, 8, index)), sessionId });
    await process().turn();
    const text = server.arrived[0]?.mail.text ?? '';
    t.true(text.length < 500_000 && text.length > 300_000);
    t.regex(text, /And 13 more: the API has all of them\./);
  }),
);

test(
  'a day that has not ended where the chatbot has been moved to waits until it has',
  withMail(async (t, mail) => {
    const { set, say, process, rows, server, database } = mail;
    const now = new Date();
    const today = now.toISOString().slice(0, 10);
    await set({ TimeZone: 'UTC', EmailForDailyChatLogs: 'chats@brokerage.example' });
    await looker(mail, () => now)();
    await say('hello');
    await mail.makeDue();
    await process().turn();
    t.is(server.arrived.length, 0);
    t.is((await rows())[0]?.state, 'waiting');
    const [{ due_at }] = await database('delivery').select('due_at');
    const midnight = Date.parse(`${today}T00:00:00Z`) + 24 * HOUR;
    t.true(Math.abs(due_at.getTime() - midnight) < 60_000);
  }),
);
