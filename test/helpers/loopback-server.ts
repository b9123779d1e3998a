import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';

export type LoopbackServer = {
  port: number;
  /** Without a slash at its end. */
  origin: string;
  /** The requests that came, oldest first. */
  requests: IncomingMessage[];
};

/** Listens on a free port of `host`; the release ends every connection. */
export const listen = async (server: Server, host = '127.0.0.1') => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, close };
};

/** Calls `use` with an HTTP server on loopback; an HTTPS one where a key and a certificate are given. */
export const withHttpServer = async <Result>(
  answer: RequestListener,
  use: (server: LoopbackServer) => Promise<Result>,
  options: { host?: string; tls?: { key: string; cert: string } } = {},
): Promise<Result> => {
  const { host = '127.0.0.1', tls } = options;
  const requests: IncomingMessage[] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(request);
    answer(request, response);
  };
  const { port, close } = await listen(tls ? createTlsServer(tls, listener) : createServer(listener), host);
  try {
    return await use({ port, origin: `${tls ? 'https' : 'http'}://${host}:${port}`, requests });
  } finally {
    await close();
  }
};
