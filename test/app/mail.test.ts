import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import test from 'ava';
import { openDatabase } from '../../src/database/connection.ts';
import { storesOn } from '../../src/database/stores.ts';
import { withHttpServer } from '../helpers/loopback-server.ts';
import { startMailServer } from '../helpers/mail-server.ts';
import { SECRET, type Service, until, withExternalDatabase } from '../helpers/program.ts';

test(
  'Mails are kept without a mail server, which the service says, sent with one, and once more as the same by the next process after a kill',
  withExternalDatabase(async (t, program, target) => {
    const database = openDatabase(target);
    t.teardown(() => database.destroy());
    const serialNumber = await program.addChatbot();
    const { id } = await database('chatbot').where({ serial_number: serialNumber }).first('id');
    await storesOn(database).chatbots.updateSettings(id, { TalkToHumanEmail: 'old@brokerage.example' });
    const first = await program.start();
    await first.says(/SMTP_URL is not set: mails to the addresses in settings of chatbots are kept/);
    const edited = await fetch(`${first.url}/chat/Chatbot/Edit`, {
      method: 'POST',
      headers: { Authorization: SECRET },
      body: JSON.stringify({ serialNumber, TalkToHumanEmail: 'agent@brokerage.example' }),
    });
    t.regex(
      edited.headers.get('X-Warning') ?? '',
      /^Nothing is sent by TalkToHumanEmail until the service has SMTP_URL/,
    );
    const wish = { kind: 'person', channel: 'mail', chatbot_id: id, session_id: 1, content: '{}' };
    await database('delivery').insert({ ...wish, delivery_key: 'person:1' });
    await first.stop();
    t.like(await database('delivery').first(), { state: 'waiting', attempts: 0 });

    await writeFile(join(program.folder, 'config/listingd.json'), '{"mailFrom":"listings@listingd.example"}');
    const server = await startMailServer({ isSilent: true });
    t.teardown(server.kill);
    const settings = { SMTP_URL: `smtp://127.0.0.1:${server.port}` };
    const killed = await program.start(settings);
    await until('the mail', async () => server.arrived.length === 1);
    await killed.stop('SIGKILL');
    t.like(await database('delivery').first(), { state: 'waiting', attempts: 1 });
    server.answers.isSilent = false;
    await database('delivery').update({ due_at: database.raw('CURRENT_TIMESTAMP(3)') });
    const next = await program.start(settings);
    await until('the mail', async () => (await database('delivery').first()).state === 'sent');
    t.is((await next.stop()).code, 0);
    t.is(server.arrived.length, 2);
    t.is(new Set(server.arrived.map(({ mail }) => mail.messageId)).size, 1);
  }),
);

const NOTICE_SECRET = 'whsec-0123456789';

/** Whether a notice is signed as its receiver checks it. */
const isSigned = ({ headers, body }: { headers: IncomingHttpHeaders; body: string }): boolean => {
  const [, time, digest] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(headers['listingd-signature'])) ?? [];
  return digest === createHmac('sha256', NOTICE_SECRET).update(`${time}.${body}`).digest('hex');
};

/** A visitor of a page, who asks for a person and sends the form. */
const visit = async ({ url, post }: Service, serialNumber: string, contact: object): Promise<void> => {
  const { Token } = (await post('/chat/Visitor/Open', { serialNumber })).envelope.Data;
  const asked = await fetch(`${url}/chat/Visitor/Ask`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${Token}` },
    body: JSON.stringify({ content: 'I want to talk to a human, my email is ann@example.com' }),
  });
  await asked.text();
  await post('/chat/Visitor/Contact', contact, Token);
};

test(
  'What a visitor asks for and leaves is mailed to the people, and posted, signed, to the programs in the settings; mails of the day are queued',
  withExternalDatabase(async (t, program, target) => {
    const database = openDatabase(target);
    t.teardown(() => database.destroy());
    const serialNumber = await program.addChatbot();
    const server = await startMailServer();
    t.teardown(server.kill);
    const notices: { headers: IncomingHttpHeaders; body: string }[] = [];
    const receive: RequestListener = (request, response) => {
      void text(request).then((body) => {
        notices.push({ headers: request.headers, body });
        response.writeHead(204).end();
      });
    };
    await withHttpServer(receive, async ({ origin }) => {
      const notify = [{ url: `${origin}/hook`, secretVariable: 'NOTICE_SECRET' }];
      const file = { mailFrom: 'listings@listingd.example', notify };
      await writeFile(join(program.folder, 'config/listingd.json'), JSON.stringify(file));
      const settings = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, NOTICE_SECRET };
      const service = await program.start(settings);
      const addresses = {
        TalkToHumanEmail: 'agent@brokerage.example',
        EmailForDailyChatLogs: 'chats@brokerage.example',
        EmailForDailyLeads: 'leads@brokerage.example',
      };
      t.true((await service.post('/chat/Chatbot/Edit', { serialNumber, ...addresses })).envelope.Success);
      const contact = { Name: 'Ann Lee', Email: 'ann@example.com', Message: 'Call me after five' };
      await visit(service, serialNumber, contact);

      await until('the mails', async () => server.arrived.length === 2);
      t.deepEqual(new Set(server.arrived.flatMap(({ to }) => to)), new Set([addresses.TalkToHumanEmail]));
      t.true(server.arrived.some(({ mail }) => mail.text?.includes('Message: Call me after five')));
      await until('the notices', async () => notices.length === 3);
      const told = notices.map(({ body }) => JSON.parse(body));
      t.deepEqual(told.map(({ Event }) => Event).sort(), ['lead', 'lead', 'person']);
      t.like(
        told.find(({ Data }) => Data.Name !== undefined && Data.Name !== ''),
        { Data: { ...contact, SerialNumber: serialNumber } },
      );
      t.true(notices.every(isSigned));

      // They are queued at a start, and every minute.
      await service.stop();
      const next = await program.start(settings);
      const daily = () =>
        database('delivery')
          .whereIn('kind', ['dailyChats', 'dailyLeads'])
          .where('due_at', '>', new Date())
          .pluck('kind');
      await until('the mails of the day', async () => new Set(await daily()).size === 2);
      await next.stop();
    });
  }),
);
