import test from 'ava';
import { createHttpServer } from '../../src/http/server.ts';
import { createWrongKeyBrake } from '../../src/http/wrong-keys.ts';
import { createLogger } from '../../src/process/logger.ts';
import { send, withHttp } from './with-http.ts';

/** A brake whose clock and waits end when told. */
const heldBrake = () => {
  let now = 0;
  let waits: (() => void)[] = [];
  const wait = (_milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      waits.push(resolve);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  return {
    slow: createWrongKeyBrake({ clock: () => now, wait }),
    waiting: () => waits.length,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    release: () => {
      for (const resolve of waits) resolve();
      waits = [];
    },
  };
};

const { signal } = new AbortController();

test('Twenty wrong keys of an address are refused at once, each further one a second later, until ten minutes went by without one', async (t) => {
  const brake = heldBrake();
  for (let count = 0; count < 20; count += 1) await brake.slow('192.0.2.7', signal);
  const late = brake.slow('192.0.2.7', signal);
  t.is(brake.waiting(), 1);
  await brake.slow('192.0.2.8', signal);
  brake.release();
  await late;
  brake.pass(599_000);
  const later = brake.slow('192.0.2.7', signal);
  t.is(brake.waiting(), 1);
  brake.release();
  await later;
  brake.pass(600_000);
  await brake.slow('192.0.2.7', signal);
  t.is(brake.waiting(), 0);
});

test('Addresses of IPv6 count by their network, and those of IPv4 that are written so by themselves', async (t) => {
  const brake = heldBrake();
  const wrong = ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::', '2001:db8:1:2::9:8'];
  for (let count = 0; count < 20; count += 1) await brake.slow(wrong[count % wrong.length] ?? '', signal);
  void brake.slow('2001:db8:1:2::77', signal);
  t.is(brake.waiting(), 1);
  for (const other of ['2001:db8:1:3::1', '2001:db8::1:2', '::1']) await brake.slow(other, signal);
  for (let count = 1; count <= 30; count += 1) await brake.slow(`::ffff:192.0.2.${count}`, signal);
  t.is(brake.waiting(), 1);
});

const TOO_MANY = { status: 429, code: 429, headers: { 'Retry-After': '5', Connection: 'close' } };

test('At most five refusals of an address wait; further ones are a 429 at once; and who goes away waits no more', async (t) => {
  const brake = heldBrake();
  const gone = new AbortController();
  for (const address of ['2001:db8:1:2::7', '192.0.2.8'])
    for (let count = 0; count < 20; count += 1) await brake.slow(address, signal);
  const held = Array.from({ length: 5 }, (_, count) => brake.slow(`2001:db8:1:2::${count}`, gone.signal));
  t.like(await t.throwsAsync(brake.slow('2001:db8:1:2::7', signal)), TOO_MANY);
  const other = brake.slow('192.0.2.8', signal);
  t.is(brake.waiting(), 6);
  gone.abort(new Error('the client went away'));
  for (const refusal of held) await t.throwsAsync(refusal, { message: 'the client went away' });
  const next = Array.from({ length: 5 }, () => brake.slow('2001:db8:1:2::7', signal));
  brake.release();
  for (const refusal of [other, ...next]) await t.notThrowsAsync(refusal);
});

test('At most fifty refusals of all addresses wait, and a mistake of one that made few is still refused at once', async (t) => {
  const brake = heldBrake();
  const addresses = Array.from({ length: 11 }, (_, count) => `192.0.2.${count}`);
  for (const address of addresses) for (let count = 0; count < 20; count += 1) await brake.slow(address, signal);
  const held = addresses.slice(0, 10).flatMap((one) => Array.from({ length: 5 }, () => brake.slow(one, signal)));
  t.like(await t.throwsAsync(brake.slow('192.0.2.10', signal)), TOO_MANY);
  await brake.slow('192.0.2.99', signal);
  brake.release();
  await t.notThrowsAsync(Promise.all(held));
});

test('No more than ten thousand addresses are remembered, the latest', async (t) => {
  const brake = heldBrake();
  for (let count = 0; count < 20; count += 1) await brake.slow('192.0.2.7', signal);
  for (let count = 0; count < 10_000; count += 1) await brake.slow(`10.0.${count >> 8}.${count & 255}`, signal);
  await brake.slow('192.0.2.7', signal);
  t.is(brake.waiting(), 0);
});

test(
  'While wrong keys of its address wait, and are too many, a valid key is answered at once; no key at all is no wrong one',
  withHttp(async (t, http) => {
    const brake = heldBrake();
    const options = { config: { host: '127.0.0.1', port: 0 }, log: createLogger('silent'), services: http.services };
    const server = createHttpServer({ ...options, slowWrongKey: brake.slow });
    const { url } = await server.start();
    const edit = (keys: Record<string, string>) =>
      send(`${url}/chat/Chatbot/Edit`, keys, { raw: JSON.stringify({ serialNumber: http.chatbot }) });
    for (let count = 0; count < 30; count += 1) t.is((await edit({})).status, 401);
    const tryMany = (length: number) => Array.from({ length }, (_, count) => edit({ Authorization: `wrong-${count}` }));
    const first = tryMany(25);
    t.is((await Promise.race(first)).status, 401);
    while (brake.waiting() < 5) t.is((await edit(http.secret)).status, 200);
    for (const { status, headers } of await Promise.all(tryMany(5))) {
      t.is(status, 429);
      t.is(headers['retry-after'], '5');
      t.is(headers.connection, 'close');
    }
    t.is((await edit(http.secret)).status, 200);
    brake.release();
    for (const { status } of await Promise.all(first)) t.is(status, 401);
    await server.stop();
  }),
);
