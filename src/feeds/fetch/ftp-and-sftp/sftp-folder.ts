import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { posix } from 'node:path';
import SftpClient from 'ssh2-sftp-client';
import type { RemoteFileSource } from '../../configuration/feed-config.ts';
import { FeedFileError } from '../../feed-file-error.ts';
import { type AddressRules, allowedAddresses } from '../allowed-addresses.ts';
import type { RemoteContext } from '../fetched-file.ts';
import type { FolderEntry } from '../file-series.ts';
import { networkError, TransientSourceError } from '../network-errors.ts';
import { readSecret } from '../read-credentials.ts';
import type { RemoteAddress, RemoteFolder } from './remote-folder.ts';

const CONNECT_TIMEOUT = 30_000;
const KEEPALIVE = 15_000;
/** As much as OpenSSH sends at once: the distance to the server counts once for each. */
const READ_SIZE = 248 * 1024;

/** A key's fingerprint as ssh-keygen -l shows it. */
const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** A connection to an address that has been checked. */
const connectTo = async ({ host, port }: RemoteAddress, rules: AddressRules, signal: AbortSignal): Promise<Socket> => {
  const addresses = await allowedAddresses(host, rules);
  let failure: unknown;
  for (const { address } of addresses) {
    const socket = connect({ host: address, port });
    const timer = setTimeout(() => socket.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })), CONNECT_TIMEOUT);
    const stop = (): void => void socket.destroy(signal.reason);
    signal.addEventListener('abort', stop);
    try {
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('error', reject);
      });
      return socket;
    } catch (error) {
      failure = error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
    signal.throwIfAborted();
  }
  throw failure;
};

const readKey = async (path: string, feed: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new FeedFileError(
      `The key ${path} (source.credentials.privateKeyFile of feed ${feed}) cannot be read (${error.code})`,
    );
  });

const login = async ({ credentials }: RemoteFileSource, context: RemoteContext) => {
  if (credentials?.type === 'privateKey') {
    const { privateKeyFile, passphraseVariable } = credentials;
    return {
      username: readSecret(credentials, 'userVariable', context),
      privateKey: await readKey(privateKeyFile, context.feed),
      ...(passphraseVariable !== undefined && {
        passphrase: readSecret({ passphraseVariable }, 'passphraseVariable', context),
      }),
    };
  }
  if (credentials?.type === 'basic') {
    return {
      username: readSecret(credentials, 'userVariable', context),
      password: readSecret(credentials, 'passwordVariable', context),
    };
  }
  throw new FeedFileError(`source.credentials of feed ${context.feed} must be basic or privateKey: SFTP needs a user`);
};

/** What an error of the SFTP client means. */
const describe = (what: string, error: unknown): unknown => {
  const { message, code } = error as { message: string; code?: unknown };
  if (error instanceof FeedFileError || typeof message !== 'string') return error;
  const known = networkError(what, error);
  if (known !== error) return known;
  if (/authentication methods failed/i.test(message)) {
    return new FeedFileError(
      `${what} refuses the login: check source.credentials, and the variables or files that they name`,
    );
  }
  if (/passphrase|parse privateKey|private key|key format/i.test(message)) {
    return new FeedFileError(
      `The key of source.credentials cannot be used for ${what}: check the file, and its passphrase`,
    );
  }
  if (/permission denied/i.test(message) || code === 3) {
    return new FeedFileError(`${what} may not be read by this user: ask the server's owner for the permission`);
  }
  if (/no such file/i.test(message) || code === 2 || code === 'ENOENT') {
    return new FeedFileError(`${what} is not there: check the path, and that the file was delivered`);
  }
  if (error instanceof TypeError) return error;
  return new TransientSourceError(`${what} could not be read: the connection broke`);
};

const silent = (): void => undefined;

/** Connects and logs in. The server must show the key that the feed names, if it names one. */
const connectClient = async (
  address: RemoteAddress,
  source: RemoteFileSource,
  context: RemoteContext,
  rules: AddressRules,
): Promise<{ client: SftpClient; socket: Socket }> => {
  const { signal, log } = context;
  // Without listeners of ours the client writes to the console.
  const client = new SftpClient('listingd', { error: silent, end: silent, close: silent });
  const identity = await login(source, context);
  let refused: string | null = null;
  const hostVerifier = (key: Buffer): boolean => {
    const fingerprint = fingerprintOf(key);
    if (source.hostKey === undefined) log.info({ host: address.host, fingerprint }, 'the key of an SFTP server');
    else if (!isSame(source.hostKey.replace(/=+$/, ''), fingerprint)) refused = fingerprint;
    return refused === null;
  };
  let socket: Socket | undefined;
  const stop = (): void => void socket?.destroy();
  try {
    socket = await connectTo(address, rules, signal);
    signal.addEventListener('abort', stop);
    await client.connect({
      sock: socket,
      ...identity,
      readyTimeout: CONNECT_TIMEOUT,
      keepaliveInterval: KEEPALIVE,
      keepaliveCountMax: 4,
      hostVerifier,
    });
    return { client, socket };
  } catch (error) {
    stop();
    signal.throwIfAborted();
    if (refused === null) throw describe(address.shown, error);
    throw new FeedFileError(
      `${address.shown} shows the key ${refused}, not that of source.hostKey: ask the server's owner which is right, and connect to no other`,
    );
  } finally {
    signal.removeEventListener('abort', stop);
  }
};

/** Connects to the folder of an SFTP address. */
export const openSftpFolder = async (
  address: RemoteAddress,
  source: RemoteFileSource,
  context: RemoteContext,
  rules: AddressRules,
): Promise<RemoteFolder> => {
  const { shown, folder } = address;
  const { client, socket } = await connectClient(address, source, context, rules);

  const look = async (name: string): Promise<FolderEntry | null> => {
    try {
      const stats = await client.stat(posix.join(folder, name));
      return stats.isFile ? { name, size: stats.size, modifiedAt: new Date(stats.modifyTime) } : null;
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ENOENT') return null;
      throw error;
    }
  };

  return {
    list: async (isWanted) => {
      const entries: FolderEntry[] = [];
      for (const { type, name, size, modifyTime } of await client.list(folder)) {
        if (!isWanted(name) || type === 'd') continue;
        const entry = type === '-' ? { name, size, modifiedAt: new Date(modifyTime) } : await look(name);
        if (entry !== null) entries.push(entry);
      }
      return entries;
    },
    look,
    read: (name, from) =>
      client.createReadStream(posix.join(folder, name), { start: from, highWaterMark: READ_SIZE, autoClose: true }),
    isOffsetRefused: () => false,
    describe: (error) => describe(shown, error),
    close: () => {
      socket.destroy();
      client.end().catch(silent);
    },
  };
};
