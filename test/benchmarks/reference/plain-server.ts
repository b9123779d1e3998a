import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ListQuestion, listByHand, openPool, type PriceUpdate, updateByHand } from './by-hand.ts';

/**
 * `node plain-server.ts SOCKET USER DATABASE CONNECTIONS`: List and Update over node:http with statements by hand, without framework,
 * keys or checks. Says its port, and ends when its input does.
 */
const [socketPath = '', user = '', name = '', connections = '10'] = process.argv.slice(2);
const pool = openPool({ socketPath, user, name }, Number(connections));

const bodyOf = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => resolve(Buffer.concat(chunks).toString()));
    request.once('error', reject);
  });

const update = async (given: PriceUpdate): Promise<number> => {
  const connection = await pool.getConnection();
  try {
    await updateByHand(connection, given);
  } finally {
    connection.release();
  }
  return 1;
};

const answer = async (path: string | undefined, body: string): Promise<unknown> => {
  if (path === '/update') return update(JSON.parse(body) as PriceUpdate);
  const { rows, total } = await listByHand(pool, JSON.parse(body) as ListQuestion);
  return { List: rows, VirtualCount: total };
};

const server = createServer((request, response) => {
  const send = (envelope: object): void => {
    const text = JSON.stringify(envelope);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
    response.end(text);
  };
  bodyOf(request)
    .then((body) => answer(request.url, body))
    .then((data) => send({ Data: data, Success: true, Code: 200, Message: '' }))
    .catch((error: Error) => send({ Data: null, Success: false, Code: 500, Message: error.message }));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`serves on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.stdin.resume().once('end', () => process.exit(0));
