import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';

/** What lies on a test server: contents and times by absolute path. Folders are there where files are. */
export type RemoteFiles = Map<string, { contents: Buffer; modifiedAt: Date }>;

export const remoteFiles = (files: Readonly<Record<string, string>>, modifiedAt: Date): RemoteFiles =>
  new Map(Object.entries(files).map(([path, text]) => [path, { contents: Buffer.from(text), modifiedAt }]));

/** The names in a folder, or null where there is no such folder. */
export const namesIn = (files: RemoteFiles, folder: string): string[] | null => {
  const start = folder.endsWith('/') ? folder : `${folder}/`;
  const below = [...files.keys()].filter((path) => path.startsWith(start));
  if (below.length === 0 && folder !== '/') return null;
  return below.map((path) => path.slice(start.length)).filter((name) => !name.includes('/'));
};

/** One value of a certificate, as ASN.1 DER writes it: its kind, its length, its contents. */
const der = (kind: number, ...contents: Buffer[]): Buffer => {
  const body = Buffer.concat(contents);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([kind, ...length]), body]);
};
const sequence = (...contents: Buffer[]): Buffer => der(0x30, ...contents);
const objectId = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const time = (text: string): Buffer => der(0x18, Buffer.from(text));

const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';
const SUBJECT_ALTERNATIVE_NAME = '551d11';

/** A key, and a certificate that it signed for itself: of localhost and 127.0.0.1, valid until 2099. PEM. */
export const makeCertificate = (): { key: string; cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId(ECDSA_WITH_SHA256));
  const name = sequence(der(0x31, sequence(objectId(COMMON_NAME), der(0x0c, Buffer.from('localhost')))));
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
  const extension = sequence(objectId(SUBJECT_ALTERNATIVE_NAME), der(0x04, names));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time('20200101000000Z'), time('20991231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = sequence(content, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
};

/** A connection on which a test writes requests byte by byte. */
export const openConnection = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** What arrives until it ends with the text, or the connection does. */
export const receive = async (socket: Socket, until: RegExp): Promise<string> => {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (until.test(text)) break;
  }
  return text;
};

type LoopbackServer = {
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
