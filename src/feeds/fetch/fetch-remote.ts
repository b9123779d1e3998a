import type { FeedConfig, RemoteFileSource } from '../configuration/feed-config.ts';
import { feedLimits } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { AddressRules } from './allowed-addresses.ts';
import type { FetchContext } from './fetch-source.ts';
import type { Fetched, FetchedFile } from './fetched-file.ts';
import { withMarks } from './file-names.ts';
import { type FolderEntry, nextInSeries, stampOf } from './file-series.ts';
import { createLanding, tooLarge } from './landing.ts';
import { TransientSourceError } from './network-errors.ts';
import { type RemoteAddress, remoteAddress } from './remote-address.ts';
import { createRemoteSession, type RemoteFolder } from './remote-folder.ts';
import { PROGRESS_BYTES, type RetryOptions, retrying, waitAbortably } from './retry.ts';
import { SETTLE_SECONDS, waitUntilSettled } from './settle.ts';
import { unpackParts } from './unpack-parts.ts';

export type RemoteTools = RetryOptions & {
  /** In place of those of the source. */
  addresses?: AddressRules & { ca?: string };
};

type Choice = Pick<FetchedFile, 'sourceState' | 'series' | 'more' | 'note'> & { entry: FolderEntry };

/** The clients are read when a feed first needs one: most services have no use for them. */
const opener = async ({ protocol }: RemoteAddress) =>
  protocol === 'sftp'
    ? (await import('./sftp-folder.ts')).openSftpFolder
    : (await import('./ftp-folder.ts')).openFtpFolder;

/** A file, or the next one of a pattern, by SFTP, FTP or FTPS. FeedFileError: it is not there, or cannot be had after some tries. */
export const fetchRemote = async (
  source: RemoteFileSource,
  config: FeedConfig,
  context: FetchContext,
  tools: RemoteTools = {},
): Promise<Fetched> => {
  const address = remoteAddress(source.url);
  if (address === null) throw new FeedFileError(`source.url of feed ${context.feed} names no file on a server`);
  const { name, shown } = address;
  const { signal, log, clock, folder } = context;
  const { maxSize } = feedLimits(config);
  const settle = source.settle ?? SETTLE_SECONDS;
  const rules = tools.addresses ?? { allowPrivateAddresses: source.allowPrivateAddresses ?? false };
  const retry = { signal, log, ...tools };
  const open = await opener(address);
  const session = createRemoteSession(() => open(address, source, context, rules), signal);

  const ask = <Answer>(question: (remote: RemoteFolder) => Promise<Answer>): Promise<Answer> =>
    retrying(() => session.use(question), retry);

  const lookAt = async (file: string): Promise<FolderEntry> => {
    const entry = await ask((remote) => remote.look(file));
    if (entry === null)
      throw new FeedFileError(`${shown} is not there: check the path, and that the file was delivered`);
    return entry;
  };

  const chooseOne = async (file: string): Promise<Choice | null> => {
    const known = context.lastState;
    const entry = await lookAt(file);
    if (context.conditional && known?.url === source.url && known.stamp === stampOf(entry)) return null;
    await waitUntilSettled({
      seconds: settle,
      what: shown,
      look: async () => {
        const now = await lookAt(file);
        return { stamp: stampOf(now), modifiedAt: now.modifiedAt };
      },
      isMarked: async () => (await ask((remote) => remote.look(`${file}.done`))) !== null,
      now: () => clock().getTime(),
      wait: tools.wait ?? waitAbortably,
      signal,
    });
    const settled = await lookAt(file);
    // Without a time of its own a file of the same size may be another one.
    const stamp = settled.modifiedAt === null ? null : stampOf(settled);
    return { entry: settled, sourceState: { url: source.url, stamp }, more: false };
  };

  const chooseNext = async (): Promise<Choice | { nothing: string; sourceState: FetchedFile['sourceState'] }> => {
    const entries = await ask((remote) => remote.list(withMarks(address.isMeant)));
    const next = nextInSeries(entries, context.lastState, {
      mode: config.mode,
      settle,
      now: clock(),
      heldRunId: context.heldRunId ?? null,
    });
    if (next.kind === 'nothing') return { nothing: next.message, sourceState: next.state };
    const { entry, state, series, more, note } = next;
    return { entry, sourceState: state, series, more, ...(note !== undefined && { note }) };
  };

  const bring = async ({ entry, ...choice }: Choice): Promise<FetchedFile> => {
    const what = `${shown.slice(0, shown.lastIndexOf('/'))}/${entry.name}`;
    if (entry.size === 0) throw new FeedFileError(`${what} is empty: nothing was imported`);
    if (entry.size > maxSize) throw tooLarge(what, maxSize);
    const landing = await createLanding({ folder, what, maxSize, signal });
    let progress = 0;
    try {
      await retrying(
        () =>
          session.use(async (remote) => {
            const start = landing.size();
            progress = 0;
            if (start < entry.size) {
              await landing
                .append(remote.read(entry.name, start))
                .finally(() => {
                  progress = landing.size() - start;
                })
                .catch(async (error: unknown) => {
                  if (progress === 0 && remote.isOffsetRefused(error)) await landing.restart();
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
          }),
        { ...retry, counts: () => progress < PROGRESS_BYTES },
      );
      return {
        path: landing.path,
        size: landing.size(),
        sha256: landing.sha256(),
        // A time to come, of a clock that goes wrong, would make every later file older.
        modifiedAt: new Date(Math.min(entry.modifiedAt?.getTime() ?? Number.POSITIVE_INFINITY, clock().getTime())),
        ...((entry.modifiedAt === null || choice.series !== undefined) && { ageUnknown: true }),
        name: what,
        parts: await unpackParts(landing.path, { name: what, folder, maxSize, signal }),
        keysPath: null,
        ...choice,
      };
    } finally {
      await landing.close();
    }
  };

  try {
    const choice = name === null ? await chooseNext() : await chooseOne(name);
    if (choice === null) return { kind: 'nothing', message: `${shown} is the same as last time`, sourceState: null };
    if ('nothing' in choice) return { kind: 'nothing', message: choice.nothing, sourceState: choice.sourceState };
    return { kind: 'file', file: await bring(choice) };
  } finally {
    session.close();
  }
};
