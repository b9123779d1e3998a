import { Agent, request } from 'node:http';
import { SECRET_KEY, SESSION_KEY } from './service.ts';

type Received = { type: string; text: string };

type Answer = { Success: boolean; Code: number; Message: string; Data: unknown };

/** Beside those of every request, or in place of the key. */
export type Headers = Readonly<Record<string, string>>;

export type HttpClient = {
  /** Posts to a path and gives what the envelope holds. Rejects where that tells of a failure. */
  post: (path: string, body: object, headers?: Headers) => Promise<unknown>;
  /** Posts to a path that answers by events; gives the milliseconds until the first one, once the last one has come. */
  firstPart: (path: string, body: object) => Promise<number>;
  /** The same; `onPiece` is told of the text as it comes. */
  events: (path: string, body: object, onPiece: (piece: string) => void, headers?: Headers) => Promise<void>;
  close: () => void;
};

/** Connections that are kept, so that nothing is measured but requests. `fetch` would cost the client more than some answers cost the server. */
export const openHttpClient = (url: string, connections: number): HttpClient => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname: host, port } = new URL(url);
  /** `onData` is told of each piece of the body as it comes. */
  const send = (
    path: string,
    body: object,
    { own = {}, onData = () => {} }: { own?: Headers | undefined; onData?: (chunk: Buffer) => void } = {},
  ): Promise<Received> =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const headers = {
        ...(path.endsWith('RealEstateList') ? { 'chatrobot-sessionkey': SESSION_KEY } : { Authorization: SECRET_KEY }),
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
        ...own,
      };
      const sent = request({ host, port, path, method: 'POST', agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          onData(chunk);
        });
        response.once('error', reject);
        response.once('end', () =>
          resolve({ type: response.headers['content-type'] ?? '', text: Buffer.concat(chunks).toString() }),
        );
      });
      sent.once('error', reject);
      sent.end(text);
    });

  const post = async (path: string, body: object, own?: Headers): Promise<unknown> => {
    const answer = JSON.parse((await send(path, body, { own })).text) as Answer;
    if (answer.Success) return answer.Data;
    throw new Error(`${path} answered ${answer.Code}: ${answer.Message}`);
  };

  const events = async (path: string, body: object, onPiece: (piece: string) => void, own?: Headers): Promise<void> => {
    const { type, text } = await send(path, body, { own, onData: (chunk) => onPiece(chunk.toString()) });
    if (!type.startsWith('text/event-stream') || /"Success":false/.test(text))
      throw new Error(`${path} answered ${text}`);
  };

  const firstPart = async (path: string, body: object): Promise<number> => {
    const begun = performance.now();
    let first = Number.NaN;
    await events(path, body, () => {
      if (Number.isNaN(first)) first = performance.now() - begun;
    });
    return first;
  };

  return { post, firstPart, events, close: () => agent.destroy() };
};
