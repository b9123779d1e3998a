import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import test from 'ava';
import pino from 'pino';
import type { AnswerChunk } from '../../src/chat/answering.ts';
import { visible } from '../../src/fields/control-characters.ts';
import { createHttpServer } from '../../src/http/server.ts';
import { describe, gatherRepeatedWarnings } from '../../src/process/logger.ts';
import { openConnection, receive } from '../helpers/loopback-server.ts';
import { send, withHttp } from '../http/with-http.ts';

const ENTRY = { level: 40, time: '', pid: 1, hostname: 'h' };

test('A line for a terminal shows control characters of what somebody else has named, and lets none of them work', (t) => {
  const name = 'a\u001b[2J\u009b2J\u202egpj.exe\nlevel: all is well\u007f';
  const shown = 'a\\u001b[2J\\u009b2J\\u202egpj.exe\\u000alevel: all is well\\u007f';
  t.is(
    describe({ ...ENTRY, msg: `The file ${name} is wrong`, file: name } as never),
    `The file ${shown} is wrong (file ${shown})`,
  );
  const err = { message: name, stack: `Error: ${name}\n    at main.ts:1` };
  t.is(describe({ ...ENTRY, msg: 'it failed', err }), `it failed (${shown})`);
  t.is(
    describe({ ...ENTRY, level: 50, msg: 'it failed', err })
      .split('\n')
      .at(-1),
    '    at main.ts:1',
  );
  t.false(/[\p{Cf}]|[^\P{Cc}\n]/u.test(describe({ ...ENTRY, level: 50, msg: 'it failed', err })));
});

test('A document of JSON says the same with each control and bidirectional character escaped', (t) => {
  const data = { Name: 'a\u009b2J\u202e\u{e0041}é👍', List: ['\n'] };
  const text = visible(JSON.stringify(data, null, 2), '\n');
  t.deepEqual(JSON.parse(text), data);
  t.false(/[\p{Cf}]|[^\P{Cc}\n]/u.test(text));
});

type Line = { level: number; msg: string; count?: number; run?: number; err?: { code?: string; stack?: string } };

/** A log whose minutes end when told. */
const minutedLog = () => {
  const lines: Line[] = [];
  let minutes: (() => void)[] = [];
  const repeated = gatherRepeatedWarnings({ wait: (callback) => void minutes.push(callback) });
  const options = { base: null, hooks: { logMethod: repeated.logMethod } };
  const log = pino(options, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  const endMinute = (): void => {
    const ended = minutes;
    minutes = [];
    for (const end of ended) end();
  };
  return { log, lines, endMinute, tellHeld: repeated.tellHeld };
};

const failure = (code: string): Error => Object.assign(new Error('it is away'), { code });
const counts = (lines: readonly Line[]) => lines.map(({ msg, count }) => [msg, count]);

test('Of warnings about an error the first is written at once, and of those that follow one a minute, with their count', (t) => {
  const { log, lines, endMinute } = minutedLog();
  for (let n = 0; n < 5; n += 1) log.warn({ err: failure('AWAY') }, 'asked in vain');
  t.deepEqual(counts(lines), [['asked in vain', undefined]]);
  endMinute();
  t.deepEqual(counts(lines).slice(1), [['asked in vain', 4]]);
  t.is(lines[1]?.err?.code, 'AWAY');
  log.warn({ err: failure('AWAY') }, 'asked in vain');
  t.is(lines.length, 2);
  endMinute();
  t.deepEqual(counts(lines).slice(2), [['asked in vain', 1]]);
  endMinute();
  t.is(lines.length, 3);
  log.warn({ err: failure('AWAY') }, 'asked in vain');
  t.deepEqual(counts(lines).slice(3), [['asked in vain', undefined]]);
});

test('Another sentence, another error, another run, another level, and what is no error are told by themselves', (t) => {
  const { log, lines } = minutedLog();
  log.warn({ err: failure('AWAY') }, 'asked in vain');
  log.warn({ err: failure('FULL') }, 'asked in vain');
  log.warn({ err: failure('AWAY') }, 'told in vain');
  for (const run of [1, 2]) log.warn({ err: failure('AWAY'), run }, 'asked in vain');
  for (let n = 0; n < 2; n += 1) log.error({ err: failure('AWAY') }, 'asked in vain');
  for (let n = 0; n < 2; n += 1) log.warn({ feed: 'nightly' }, 'stale');
  for (let n = 0; n < 2; n += 1) log.warn('said');
  t.is(lines.length, 11);
});

test('What is held when the log ends is told, each once', (t) => {
  const { log, lines, endMinute, tellHeld } = minutedLog();
  for (let n = 0; n < 3; n += 1) log.warn({ err: failure('AWAY'), run: 7 }, 'asked in vain');
  tellHeld();
  t.deepEqual(counts(lines).slice(1), [['asked in vain', 2]]);
  t.is(lines[1]?.run, 7);
  tellHeld();
  endMinute();
  t.is(lines.length, 2);
});

test('A process, and a thread in it, that end within the minute tell what they held', (t) => {
  const program = join(import.meta.dirname, '../helpers/warning-program.ts');
  const { stderr, status } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  t.is(status, 0, stderr);
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  t.deepEqual(counts(lines), [
    ['service', undefined],
    ['thread', undefined],
    ['thread', 2],
    ['service', 2],
  ]);
});

test(
  'While the database is away, and while strangers cut their connections, requests bring one line each minute',
  withHttp(async (t, http) => {
    const { log, lines, endMinute } = minutedLog();
    const away = () => Promise.reject(failure('ECONNREFUSED'));
    const endless = async function* (): AsyncIterable<AnswerChunk> {
      yield { content: 'Once upon a time' };
      await new Promise(() => {});
    };
    const chat = { ...http.services.chat, askStream: async () => endless() };
    const services = { ...http.services, checkDatabase: away, chat };
    const server = createHttpServer({ config: { host: '127.0.0.1', port: 0 }, log, services });
    const { url, port } = await server.start();
    for (let n = 0; n < 20; n += 1) t.is((await send(`${url}/health`, {}, { method: 'GET' })).status, 503);
    t.deepEqual(counts(lines), [['The database could not be used', undefined]]);
    endMinute();
    t.deepEqual(counts(lines).slice(1), [['The database could not be used', 19]]);

    const body = JSON.stringify({ sessionID: 1, content: 'hi', stream: true });
    const head = `Authorization: ${http.secret.Authorization}\r\nContent-Length: ${body.length}`;
    for (let n = 0; n < 20; n += 1) {
      const stranger = await openConnection(port);
      const ended = once(stranger, 'close');
      stranger.on('error', () => {}).write(`POST /chat/Chat/ClientAsk HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n${body}`);
      await receive(stranger, /Once/);
      stranger.resume().write('what is no request\r\n\r\n');
      await ended;
    }
    t.deepEqual(counts(lines).slice(2), [['An answer could not be sent', undefined]]);
    endMinute();
    t.deepEqual(counts(lines).slice(3), [['An answer could not be sent', 19]]);
    await server.stop();
  }),
);
