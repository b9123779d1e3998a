import { isIP } from 'node:net';
import { PassThrough } from 'node:stream';
import { Client, type FileInfo, FTPError } from 'basic-ftp';
import type { RemoteFileSource } from '../../configuration/feed-config.ts';
import { FeedFileError } from '../../feed-file-error.ts';
import { type AddressRules, allowedAddresses } from '../allowed-addresses.ts';
import type { RemoteContext } from '../fetched-file.ts';
import type { FolderEntry } from '../file-series.ts';
import { networkError, TransientSourceError } from '../network-errors.ts';
import { readSecret } from '../read-credentials.ts';
import type { RemoteAddress, RemoteFolder } from './remote-folder.ts';

const LOGIN_REFUSED = 530;
/** Codes of a file or folder that is not there, and of commands that a server does not know. */
const NOT_THERE: ReadonlySet<number> = new Set([450, 550, 553]);
const NOT_KNOWN: ReadonlySet<number> = new Set([500, 501, 502, 504]);

const isRefusal = (error: unknown, codes: ReadonlySet<number>): boolean =>
  error instanceof FTPError && codes.has(error.code);

const refusal = (what: string, { code }: FTPError): FeedFileError => {
  if (code === LOGIN_REFUSED) {
    return new FeedFileError(
      `${what} refuses the login: check source.credentials, and the variables or files that they name`,
    );
  }
  if (NOT_THERE.has(code)) {
    return new FeedFileError(
      `${what} is not there, or may not be read by this user: check the path, and that the file was delivered`,
    );
  }
  return code >= 500
    ? new FeedFileError(`${what} could not be read: the server refused it (${code})`)
    : new TransientSourceError(`${what} could not be read: the server broke it off (${code})`);
};

/** What an error of the FTP client means while the connection is made. */
const connectError = (what: string, error: unknown): unknown => {
  if (error instanceof FTPError) return refusal(what, error);
  const known = networkError(what, error);
  if (known !== error || error instanceof FeedFileError) return known;
  if (!(error instanceof Error) || error instanceof TypeError || 'code' in error) return error;
  return new TransientSourceError(`${what} could not be reached: the connection broke`);
};

/**
 * What it means after the login. A server process that dies says so by a 500 in plain text, in the middle of TLS too: all
 * but a file that is not there is tried again.
 */
const transferError = (what: string, error: unknown): unknown => {
  if (isRefusal(error, NOT_THERE)) return connectError(what, error);
  if (error instanceof FeedFileError || !(error instanceof Error) || error instanceof TypeError) return error;
  if (error.message.includes('PASV returned another host')) {
    return new FeedFileError(`${what} wants to send its data from another host: that is not followed`);
  }
  const isBlocked = /data connection|transfer strategies/.test(error.message);
  const reason = isBlocked
    ? 'no data connection could be opened (passive mode): is a firewall in between?'
    : 'the connection broke';
  return new TransientSourceError(`${what} could not be read: ${reason}`);
};

const SILENCE = 60_000;
const UNREACHABLE: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH', 'ETIMEDOUT']);

const login = ({ credentials }: RemoteFileSource, context: RemoteContext) => {
  if (credentials === undefined) return {};
  if (credentials.type !== 'basic') {
    throw new FeedFileError(
      `source.credentials of feed ${context.feed} must be basic: FTP knows user and password only`,
    );
  }
  return {
    user: readSecret(credentials, 'userVariable', context),
    password: readSecret(credentials, 'passwordVariable', context),
  };
};

/** A host may have addresses that no way leads to from here. */
const firstToAnswer = async (
  addresses: readonly { address: string }[],
  access: (address: string) => Promise<unknown>,
): Promise<void> => {
  for (const [index, { address }] of addresses.entries()) {
    try {
      await access(address);
      return;
    } catch (error) {
      const isLast = index === addresses.length - 1;
      if (isLast || !UNREACHABLE.has((error as { code?: unknown }).code)) throw error;
    }
  }
};

/** Logs in; `ftps` asks for TLS before anything is sent, and checks the certificate. */
const connectClient = async (
  { shown, folder, host, port, protocol }: RemoteAddress,
  source: RemoteFileSource,
  context: RemoteContext,
  rules: AddressRules & { ca?: string },
): Promise<Client> => {
  const { signal } = context;
  const identity = login(source, context);
  const client = new Client(SILENCE, { allowSeparateTransferHost: false });
  const stop = (): void => client.close();
  signal.addEventListener('abort', stop);
  try {
    const secureOptions = {
      host,
      ...(isIP(host) === 0 && { servername: host }),
      ...(rules.ca !== undefined && { ca: rules.ca }),
    };
    const options = { port, ...identity, ...(protocol === 'ftps' && { secure: true, secureOptions }) };
    await firstToAnswer(await allowedAddresses(host, rules), (checked) => client.access({ ...options, host: checked }));
    if (folder !== '') await client.cd(folder);
    return client;
  } catch (error) {
    client.close();
    throw signal.aborted ? signal.reason : connectError(shown, error);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};

/** Connects to the folder of an FTP address. */
export const openFtpFolder = async (
  address: RemoteAddress,
  source: RemoteFileSource,
  context: RemoteContext,
  rules: AddressRules & { ca?: string },
): Promise<RemoteFolder> => {
  const client = await connectClient(address, source, context, rules);

  const modifiedAt = (name: string): Promise<Date | null> =>
    client.lastMod(name).catch((error: unknown) => {
      if (error instanceof FTPError) return null;
      throw error;
    });

  const look = async (name: string): Promise<FolderEntry | null> => {
    try {
      return { name, size: await client.size(name), modifiedAt: await modifiedAt(name) };
    } catch (error) {
      if (isRefusal(error, NOT_THERE)) return null;
      if (!isRefusal(error, NOT_KNOWN)) throw error;
      const found = (await client.list()).find((file) => file.name === name && file.isFile);
      return found === undefined ? null : { name, size: found.size, modifiedAt: await modifiedAt(name) };
    }
  };

  /** Times of a listing for people are in no known time zone: the server is asked for each. */
  const entryOf = async (file: FileInfo): Promise<FolderEntry | null> => {
    if (!file.isFile) return look(file.name);
    return { name: file.name, size: file.size, modifiedAt: file.modifiedAt ?? (await modifiedAt(file.name)) };
  };

  const bytes = async function* (name: string, from: number): AsyncGenerator<Buffer> {
    const passing = new PassThrough({ highWaterMark: 1 << 18 });
    const transfer = client.downloadTo(passing, name, from);
    // The client ends the stream then: what has come is read before the error is told below.
    transfer.catch(() => undefined);
    yield* passing as AsyncIterable<Buffer>;
    // The data connection may end before the server says whether that was all.
    await transfer;
  };

  return {
    list: async (isWanted) => {
      const entries: FolderEntry[] = [];
      for (const file of await client.list()) {
        const entry = isWanted(file.name) && !file.isDirectory ? await entryOf(file) : null;
        if (entry !== null) entries.push(entry);
      }
      return entries;
    },
    look,
    read: bytes,
    isOffsetRefused: (error) => isRefusal(error, NOT_KNOWN),
    describe: (error) => transferError(address.shown, error),
    close: () => client.close(),
  };
};
