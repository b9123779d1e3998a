import { type FeedConfig, feedLimits, type RemoteFileSource } from '../../configuration/feed-config.ts';
import { FeedFileError } from '../../feed-file-error.ts';
import type { AddressRules } from '../allowed-addresses.ts';
import type { Fetched, FetchedFile, RemoteContext } from '../fetched-file.ts';
import { withMarks } from '../file-names.ts';
import { type FolderEntry, nextInSeries, seriesRules, stampOf } from '../file-series.ts';
import { createLanding, type Landing, retryingToFill, tooLarge } from '../landing.ts';
import { TransientSourceError } from '../network-errors.ts';
import { type RetryOptions, retrying, waitAbortably } from '../retry.ts';
import { landedFile } from '../unpack.ts';
import { waitUntilUnchanged } from '../wait-until-unchanged.ts';
import { createRemoteSession, type RemoteAddress, type RemoteFolder, remoteAddress } from './remote-folder.ts';

export type ServerOptions = RetryOptions & {
  /** In place of those of the source. */
  addresses?: AddressRules & { ca?: string };
};

/** A feed's server while a file is fetched from it. */
type Server = {
  address: RemoteAddress;
  source: RemoteFileSource;
  config: Pick<FeedConfig, 'mode' | 'limits'>;
  context: RemoteContext;
  session: ReturnType<typeof createRemoteSession>;
  retry: RetryOptions;
};

/** The file that is to be fetched, and what is known of it; or why there is none. */
type Choice = ({ kind: 'file'; entry: FolderEntry } & Partial<FetchedFile>) | Extract<Fetched, { kind: 'nothing' }>;

/** The clients are read when a feed first needs one: most services have no use for them. */
const opener = async ({ protocol }: RemoteAddress) =>
  protocol === 'sftp'
    ? (await import('./sftp-folder.ts')).openSftpFolder
    : (await import('./ftp-folder.ts')).openFtpFolder;

const ask = <Answer>(
  { session, retry }: Server,
  question: (remote: RemoteFolder) => Promise<Answer>,
): Promise<Answer> => retrying(() => session.use(question), retry);

const lookAt = async (server: Server, file: string): Promise<FolderEntry> => {
  const entry = await ask(server, (remote) => remote.look(file));
  if (entry !== null) return entry;
  throw new FeedFileError(`${server.address.shown} is not there: check the path, and that the file was delivered`);
};

const chooseOne = async (file: string, server: Server): Promise<Choice> => {
  const { source, context, retry } = server;
  const { shown } = server.address;
  const { url } = source;
  const { lastState, conditional, clock, signal } = context;
  const look = async () => {
    const entry = await lookAt(server, file);
    return { stamp: stampOf(entry), modifiedAt: entry.modifiedAt };
  };
  if (conditional && lastState?.url === url && lastState.stamp === (await look()).stamp) {
    return { kind: 'nothing', message: `${shown} is the same as last time`, sourceState: null };
  }
  await waitUntilUnchanged({
    seconds: seriesRules(server.config, source.settle, context).settle,
    what: shown,
    look,
    isMarked: async () => (await ask(server, (remote) => remote.look(`${file}.done`))) !== null,
    now: () => clock().getTime(),
    wait: retry.wait ?? waitAbortably,
    signal,
  });
  const entry = await lookAt(server, file);
  // Without a time of its own a file of the same size may be another one.
  const stamp = entry.modifiedAt === null ? null : stampOf(entry);
  return { kind: 'file', entry, sourceState: { url, stamp } };
};

const chooseNext = async (server: Server): Promise<Choice> => {
  const { address, source, config, context } = server;
  const entries = await ask(server, (remote) => remote.list(withMarks(address.isMeant)));
  return nextInSeries(entries, context.lastState, seriesRules(config, source.settle, context));
};

/** Brings what is still to come of a file, and looks whether it is the same as when it was chosen. */
const bringRest = async (remote: RemoteFolder, entry: FolderEntry, landing: Landing, what: string): Promise<void> => {
  const before = landing.received();
  if (landing.size() < entry.size) {
    await landing.append(remote.read(entry.name, landing.size())).catch(async (error: unknown) => {
      if (landing.received() === before && remote.isOffsetRefused(error)) await landing.restart();
      throw error;
    });
  }
  const now = await remote.look(entry.name);
  if (now === null || stampOf(now) !== stampOf(entry) || landing.size() > entry.size) {
    throw new FeedFileError(`${what} changed while it was read: try again when it is complete`);
  }
  if (landing.size() < entry.size) {
    throw new TransientSourceError(`${what} came in part: ${landing.size()} of ${entry.size} bytes`);
  }
};

const bring = async (
  entry: FolderEntry,
  { address, config, context, session, retry }: Server,
): Promise<FetchedFile> => {
  const { shown } = address;
  const what = `${shown.slice(0, shown.lastIndexOf('/'))}/${entry.name}`;
  const { maxSize } = feedLimits(config);
  if (entry.size === 0) throw new FeedFileError(`${what} is empty: nothing was imported`);
  if (entry.size > maxSize) throw tooLarge(what, maxSize);
  const landing = await createLanding({ folder: context.folder, what, maxSize, signal: context.signal });
  try {
    await retryingToFill(landing, () => session.use((remote) => bringRest(remote, entry, landing, what)), retry);
    return await landedFile(landing, { ...context, name: what, maxSize, modifiedAt: entry.modifiedAt });
  } finally {
    await landing.close();
  }
};

const openServer = async (
  source: RemoteFileSource,
  config: Server['config'],
  context: RemoteContext,
  options: ServerOptions,
): Promise<Server> => {
  const address = remoteAddress(source.url);
  if (address === null) throw new FeedFileError(`source.url of feed ${context.feed} names no file on a server`);
  const { signal, log } = context;
  const rules = options.addresses ?? { allowPrivateAddresses: source.allowPrivateAddresses ?? false };
  const open = await opener(address);
  const session = createRemoteSession(() => open(address, source, context, rules), signal);
  return { address, source, config, context, session, retry: { signal, log, ...options } };
};

/** Logs in once, and tells the files that a source names. FeedFileError: no login, or no such file or folder. */
export const lookAtFtpOrSftp = async (source: RemoteFileSource, context: RemoteContext): Promise<FolderEntry[]> => {
  const server = await openServer(source, { mode: 'snapshot' }, context, { retries: 0 });
  const { address } = server;
  try {
    if (address.name !== null) return [await lookAt(server, address.name)];
    return await ask(server, (remote) => remote.list(address.isMeant));
  } finally {
    server.session.close();
  }
};

/** A file, or the next one of a pattern, by SFTP, FTP or FTPS. FeedFileError: it is not there, or cannot be had after some tries. */
export const fetchFtpOrSftp = async (
  source: RemoteFileSource,
  config: Pick<FeedConfig, 'mode' | 'limits'>,
  context: RemoteContext,
  options: ServerOptions = {},
): Promise<Fetched> => {
  const server = await openServer(source, config, context, options);
  const { address, session } = server;
  try {
    const choice = address.name === null ? await chooseNext(server) : await chooseOne(address.name, server);
    if (choice.kind === 'nothing') return choice;
    const { kind, entry, ...known } = choice;
    return { kind, file: { ...(await bring(entry, server)), ...known } };
  } finally {
    session.close();
  }
};
