import { connect, createServer, type Socket } from 'node:net';
import type { DatabaseTarget } from '../../src/database/connection.ts';
import { listen } from './loopback-server.ts';
import { testServer } from './with-database.ts';

/**
 * What lies between a service and its database. `swallow`: what is sent is gone for ever, also for connections that it was sent on once the
 * network is back, as where a host has died. `hold`: it comes when the network is back. `cut`: connections break off, and new ones too.
 * `delay`: each way takes so many milliseconds.
 */
type Network = { kind: 'well' | 'swallow' | 'hold' | 'cut' } | { kind: 'delay'; milliseconds: number };

type Path = { from: Socket; to: Socket; held: Buffer[]; isLost: () => boolean; lose: () => void };

export type DatabaseProxy = {
  target: DatabaseTarget;
  become(network: Network): void;
};

/** Calls `use` with a way to a database of the tests' server that can be cut, delayed, held up and swallowed. */
export const withDatabaseProxy = async (
  target: DatabaseTarget,
  use: (proxy: DatabaseProxy) => Promise<void>,
): Promise<void> => {
  let network: Network = { kind: 'well' };
  const paths = new Set<Path>();
  const clients = new Set<Socket>();
  const { socketPath, host, port } = testServer();

  const forward = (path: Path, data: Buffer): void => {
    if (network.kind === 'swallow') path.lose();
    if (path.isLost()) return;
    if (network.kind === 'hold') path.held.push(data);
    else if (network.kind === 'delay') setTimeout(() => path.to.write(data), network.milliseconds);
    else path.to.write(data);
  };
  const server = createServer((client) => {
    if (network.kind === 'cut') {
      client.resetAndDestroy();
      return;
    }
    const onward = socketPath === undefined ? connect(port ?? 3306, host) : connect(socketPath);
    let lost = false;
    clients.add(client);
    client.once('close', () => clients.delete(client));
    const lose = (): void => {
      lost = true;
    };
    for (const [from, to] of [
      [client, onward],
      [onward, client],
    ] as const) {
      const path: Path = { from, to, held: [], isLost: () => lost, lose };
      paths.add(path);
      from.on('data', (data: Buffer) => forward(path, data));
      from.on('error', () => {});
      from.on('close', () => {
        paths.delete(path);
        if (!lost && network.kind !== 'swallow') to.destroy();
      });
    }
  });
  const proxy = await listen(server);
  const { user, password, database } = target;
  try {
    await use({
      target: { host: '127.0.0.1', port: proxy.port, user, password, database } as DatabaseTarget,
      become: (next) => {
        network = next;
        if (next.kind === 'cut') for (const client of clients) client.resetAndDestroy();
        if (next.kind !== 'well') return;
        for (const { held, to } of paths) for (const data of held.splice(0)) to.write(data);
      },
    });
  } finally {
    for (const { from } of paths) from.destroy();
    await proxy.close();
  }
};
