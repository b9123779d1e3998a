import { isIP } from 'node:net';
import { PassThrough } from 'node:stream';
import { Client, type FileInfo, FTPError } from 'basic-ftp';
import type { RemoteFileSource } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { type AddressRules, allowedAddresses } from './allowed-addresses.ts';
import type { FetchContext } from './fetch-source.ts';
import type { FolderEntry } from './file-series.ts';
import { connectError, isRefusal, NOT_KNOWN, NOT_THERE, transferError } from './ftp-errors.ts';
import { readSecret } from './read-credentials.ts';
import type { RemoteAddress } from './remote-address.ts';
import type { RemoteFolder } from './remote-folder.ts';

const SILENCE = 60_000;
const UNREACHABLE: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH', 'ETIMEDOUT']);

const login = ({ credentials }: RemoteFileSource, context: FetchContext) => {
  if (credentials === undefined) return {};
  if (credentials.type !== 'basic') {
    throw new FeedFileError(
      `source.credentials of feed ${context.feed} must be basic: FTP knows user and password only`,
    );
  }
  return {
    user: readSecret(credentials.userVariable, context),
    password: readSecret(credentials.passwordVariable, context),
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

/** Connects to the folder of an FTP address; `ftps` asks for TLS before anything is sent, and checks the certificate. */
export const openFtpFolder = async (
  address: RemoteAddress,
  source: RemoteFileSource,
  context: FetchContext,
  rules: AddressRules & { ca?: string },
): Promise<RemoteFolder> => {
  const { shown: what, folder, host, port, protocol } = address;
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
  } catch (error) {
    client.close();
    throw signal.aborted ? signal.reason : connectError(what, error);
  } finally {
    signal.removeEventListener('abort', stop);
  }

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
    describe: (error) => transferError(what, error),
    close: () => client.close(),
  };
};
