import test from 'ava';
import { createChatbotService, DEMO_SERIAL_NUMBER } from '../../src/chatbots/chatbot-service.ts';
import { openDatabase } from '../../src/database/connection.ts';
import { ServiceError } from '../../src/errors.ts';
import { createTestDatabase, withDatabase } from '../helpers/with-database.ts';

const DEMO = '00000000000000000000000000000001';

test(
  'A chatbot can be added with a serial number of its own, once',
  withDatabase(async (t, database) => {
    const chatbots = createChatbotService({ database });
    const { id, serialNumber } = await chatbots.add({
      workspaceId: 1,
      timeZone: 'UTC',
      Name: 'Demo',
      serialNumber: DEMO,
    });
    t.is(serialNumber, DEMO);
    t.like(await chatbots.findBySerialNumber(DEMO), {
      id,
      workspaceId: 1,
      settings: { Name: 'Demo', TimeZone: 'UTC' },
    });
    t.like(await chatbots.findById(id), { serialNumber: DEMO });
    const again = { workspaceId: 1, timeZone: 'UTC', serialNumber: DEMO };
    t.like(await t.throwsAsync(chatbots.add(again), { instanceOf: ServiceError }), { code: 409 });
    for (const wrong of [
      { timeZone: 'Nowhere', serialNumber: 'f'.repeat(32) },
      { timeZone: 'UTC', serialNumber: 'F'.repeat(32) },
    ]) {
      t.like(await t.throwsAsync(chatbots.add({ workspaceId: 1, ...wrong }), { instanceOf: ServiceError }), {
        code: 400,
      });
    }
    t.deepEqual(
      (await chatbots.list(1)).map((chatbot) => chatbot.serialNumber),
      [DEMO],
    );
    t.deepEqual(await chatbots.list(2), []);
  }),
);

test(
  'Of those who make sure of the demo chatbot at once, one makes it, and it is no fault for the others',
  withDatabase(async (t, database) => {
    const chatbots = createChatbotService({ database });
    await t.notThrowsAsync(Promise.all(Array.from({ length: 8 }, () => chatbots.ensureDemo(1))));
    t.deepEqual(
      (await chatbots.list()).map(({ serialNumber }) => serialNumber),
      [DEMO_SERIAL_NUMBER],
    );
  }),
);

test(
  'What is no serial number is not found, whatever it holds',
  withDatabase(async (t, database) => {
    const chatbots = createChatbotService({ database });
    await chatbots.add({ workspaceId: 1, timeZone: 'UTC', serialNumber: 'a'.repeat(32) });
    for (const wrong of ['', 'A'.repeat(32), `${'a'.repeat(32)} `, '😀', "' OR 1=1 --", '\u0000']) {
      t.like(await t.throwsAsync(chatbots.find(1, wrong), { instanceOf: ServiceError }), { status: 200, code: 404 });
    }
  }),
);

test('Edits of different fields over several processes all survive', async (t) => {
  const { target, drop } = await createTestDatabase();
  const pools = [openDatabase(target), openDatabase(target)];
  try {
    const services = pools.map((database) => createChatbotService({ database }));
    await services[0]?.add({ workspaceId: 1, timeZone: 'UTC', serialNumber: DEMO });
    const names = ['Name', 'Model', 'WelcomeMessage', 'SystemMessage', 'AnswerSuffix', 'ChatIcon'];
    await Promise.all(names.map((name, index) => services[index % 2]?.edit(1, DEMO, { [name]: name })));
    t.like((await services[0]?.find(1, DEMO))?.settings, Object.fromEntries(names.map((name) => [name, name])));
  } finally {
    await Promise.all(pools.map((pool) => pool.destroy()));
    await drop();
  }
});
