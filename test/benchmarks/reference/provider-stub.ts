import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { timeWord } from './time-word.ts';

/**
 * `node provider-stub.ts`: speaks OpenAI's chat completions as a stream. Model `stub` says a whole sentence and the next one's first
 * words at once, since an answer is passed on by sentences, and the rest later. Model `COUNTxRATE` says so many sentences, RATE a second,
 * each with a word that tells when it was sent. Says its port, and ends when its input does.
 */
const FIRST = ['Here is what may suit you.', ' Tell', ' me', ' if'];
const SECOND = ' you would like to know more.';
/** A sentence is passed on once the words after it tell that it has ended. */
const FILLER = 'So it goes on with ';
const PAUSE_MILLISECONDS = 50;

const send = (response: ServerResponse, fields: object): void => {
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'stub', ...fields };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
};

const say = (response: ServerResponse, content: string): void =>
  send(response, { choices: [{ index: 0, delta: { content }, finish_reason: null }] });

const saySentences = async (response: ServerResponse): Promise<void> => {
  for (const piece of FIRST) say(response, piece);
  await pause(PAUSE_MILLISECONDS);
  say(response, SECOND);
};

const sayTimes = async (response: ServerResponse, count: number, perSecond: number): Promise<void> => {
  const begun = performance.now();
  for (let index = 0; index < count && !response.destroyed; index += 1) {
    const early = begun + (index * 1_000) / perSecond - performance.now();
    if (early > 0) await pause(early);
    say(response, `${timeWord(Date.now())}. ${FILLER}`);
  }
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { model } = JSON.parse(await bodyOf(request)) as { model: string };
  const [, count, perSecond] = /^(\d+)x(\d+)$/.exec(model) ?? [];
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  if (count === undefined) await saySentences(response);
  else await sayTimes(response, Number(count), Number(perSecond));
  send(response, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  response.end('data: [DONE]\n\n');
};

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => response.destroy(error));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`serves on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.stdin.resume().once('end', () => process.exit(0));
