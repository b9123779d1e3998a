import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { openDatabase } from '../../src/database/connection.ts';
import { startMailServer } from '../helpers/mail-server.ts';
import { DEMO, SECRET, until, withExternalDatabase } from '../helpers/program.ts';

test(
  'Mails are kept without a mail server, which the service says, sent with one, and once more as the same by the next process after a kill',
  withExternalDatabase(async (t, program, target) => {
    const database = openDatabase(target);
    t.teardown(() => database.destroy());
    const first = await program.start();
    const edited = await fetch(`${first.url}/chat/Chatbot/Edit`, {
      method: 'POST',
      headers: { Authorization: SECRET },
      body: JSON.stringify({ serialNumber: DEMO, TalkToHumanEmail: 'agent@brokerage.example' }),
    });
    t.regex(
      edited.headers.get('X-Warning') ?? '',
      /^Nothing is sent by TalkToHumanEmail until the service has SMTP_URL/,
    );
    const { id } = await database('chatbot').where({ serial_number: DEMO }).first('id');
    const wish = { kind: 'person', channel: 'mail', chatbot_id: id, session_id: 1, content: '{}' };
    await database('delivery').insert({ ...wish, delivery_key: 'person:1' });
    await first.stop();
    const second = await program.start();
    await second.says(/SMTP_URL is not set: mails to the addresses in settings of chatbots are kept/);
    await second.stop();
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
