// A server of your own between your pages and ClientAsk: the secret key and the sessions stay here, answers are passed on part by part.
//
//   LISTINGD_URL=http://127.0.0.1:8080 LISTINGD_SECRET_KEY=lsk_… SERIAL_NUMBER=… PORT=8090 node ask-proxy.mjs
//
// A page sends POST /ask with {"content":"…"} and reads the stream as it would read listingd's. Who may ask is yours to decide, at the mark.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const COOKIE = 'ask';
const LONGEST_BODY = 20_000;
const MOST_SESSIONS = 10_000;

const readJson = async (request) => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > LONGEST_BODY) throw new Error('The message is too long');
  }
  return JSON.parse(text);
};

const answerJson = (response, status, body) => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

/** The server, not yet listening. `url`: where listingd is, without a slash at its end. */
export const createAskProxy = ({ url, secretKey, serialNumber }) => {
  /** Which session a browser has, by a cookie that nobody can guess; the oldest is forgotten first. */
  const sessions = new Map();

  const call = (path, body, signal) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { Authorization: secretKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });

  const openSession = async (signal) => {
    const answer = await (await call('/chat/Chatbot/GetSession', { serialNumber }, signal)).json();
    if (!answer.Success) throw new Error(answer.Message);
    if (sessions.size >= MOST_SESSIONS) sessions.delete(sessions.keys().next().value);
    const cookie = randomUUID();
    sessions.set(cookie, answer.Data.SessionID);
    return cookie;
  };

  const ask = async (request, response, signal) => {
    const { content } = await readJson(request);
    const given = new RegExp(`(?:^|; )${COOKIE}=([0-9a-f-]{36})`).exec(request.headers.cookie ?? '')?.[1] ?? '';
    const cookie = sessions.has(given) ? given : await openSession(signal);
    response.setHeader('Set-Cookie', `${COOKIE}=${cookie}; HttpOnly; SameSite=Strict; Path=/`);
    const question = { sessionID: sessions.get(cookie), content: String(content), stream: true };
    const answer = await call('/chat/Chat/ClientAsk', question, signal);
    const type = answer.headers.get('content-type') ?? '';
    // What fails before the first word is JSON and no stream.
    if (!type.startsWith('text/event-stream')) return answerJson(response, answer.status, await answer.text());
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    await pipeline(Readable.fromWeb(answer.body), response);
  };

  return createServer(async (request, response) => {
    // Here you decide who may ask: a login, a limit of an address, the Origin of your own pages.
    if (request.method !== 'POST' || request.url !== '/ask') return answerJson(response, 404, { Message: 'POST /ask' });
    // A visitor who goes away ends the model's call.
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      await ask(request, response, gone.signal);
    } catch (error) {
      if (response.headersSent || gone.signal.aborted) response.destroy();
      else answerJson(response, 502, { Message: 'It could not be answered: try again' });
      // What failed may tell of the key or of addresses within, which are nobody's outside.
      process.stderr.write(`${error}\n`);
    }
  });
};

if (import.meta.filename === process.argv[1]) {
  const { LISTINGD_URL: url, LISTINGD_SECRET_KEY: secretKey, SERIAL_NUMBER: serialNumber, PORT = '8090' } = process.env;
  createAskProxy({ url, secretKey, serialNumber }).listen(Number(PORT), '127.0.0.1');
}
