import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SetupError } from '../errors.ts';
import { feedConfigProblems } from '../feeds/configuration/check-feed-config.ts';
import type { FeedSource, RemoteFileSource } from '../feeds/configuration/feed-config.ts';
import { sourcePath } from '../feeds/configuration/write-feed-file.ts';
import { fetchRemoteFile } from '../feeds/fetch/fetch-file.ts';
import type { CommandContext } from './with-services.ts';

/** How a server is asked: what a feed's source says, with the names of the variables that hold its secrets. */
export type ServerOptions = {
  userVariable?: string;
  passwordVariable?: string;
  tokenVariable?: string;
  keyFile?: string;
  passphraseVariable?: string;
  hostKey?: string;
  allowPrivateAddresses?: boolean;
};

/** A file that lies here to be looked at, what it is called, and where a feed would have it from. */
export type InspectedFile = { path: string; name: string; source: FeedSource };

const credentialsOf = (options: ServerOptions): unknown => {
  const { userVariable, passwordVariable, tokenVariable, keyFile, passphraseVariable } = options;
  if (tokenVariable !== undefined) return { type: 'bearer', tokenVariable };
  if (keyFile !== undefined) {
    const passphrase = passphraseVariable === undefined ? {} : { passphraseVariable };
    return { type: 'privateKey', userVariable, privateKeyFile: resolve(keyFile), ...passphrase };
  }
  return userVariable === undefined && passwordVariable === undefined
    ? undefined
    : { type: 'basic', userVariable, passwordVariable };
};

/** A feed's source for an address. SetupError that says what is wrong with it, by the rules of feeds. */
const remoteSource = (url: string, options: ServerOptions): RemoteFileSource => {
  const { hostKey, allowPrivateAddresses } = options;
  const credentials = credentialsOf(options);
  const source = {
    url,
    ...(credentials === undefined ? {} : { credentials }),
    ...(hostKey === undefined ? {} : { hostKey }),
    ...(allowPrivateAddresses === true ? { allowPrivateAddresses } : {}),
  };
  const around = { chatbots: [{ serialNumber: 'any' }], preset: 'listing', key: ['MLSNumber'], mode: 'snapshot' };
  // As a file has it: what was not given is missing, and not undefined.
  const problems = feedConfigProblems(JSON.parse(JSON.stringify({ ...around, source })));
  if (problems.length === 0) return source as RemoteFileSource;
  throw new SetupError(
    `${url.replace(/\/\/[^/@]*@/, '//')} cannot be asked: ${problems.join('; ')}. ` +
      'A login is told by the names of variables: --user-variable with --password-variable or --key-file, or --token-variable',
  );
};

/** Whether what is to be looked at lies on a server. */
const isAddress = (file: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(file);

/**
 * Calls `work` with the file of a path, or with what an address names, fetched as a feed fetches it and removed afterwards. SetupError for
 * an address that no feed could have; FeedFileError where the file cannot be had.
 */
export const withInspectedFile = async <Result>(
  { config, log, say }: Pick<CommandContext, 'config' | 'log' | 'say'>,
  file: string,
  options: ServerOptions,
  work: (inspected: InspectedFile) => Promise<Result>,
): Promise<Result> => {
  if (!isAddress(file)) {
    return work({ path: file, name: file, source: { file: sourcePath(file, config.configFolder) } });
  }
  const source = remoteSource(file, options);
  const folder = await mkdtemp(join(tmpdir(), 'listingd-inspect-'));
  try {
    say(`Fetching ${file}`);
    const fetched = await fetchRemoteFile(
      /^https?:/i.test(file) ? source : { ...source, settle: 0 },
      { mode: 'snapshot' },
      {
        ...{ feed: '(new)', folder, lastState: null, conditional: false, log },
        ...{ readVariable: config.readVariable, clock: () => new Date(), signal: new AbortController().signal },
      },
    );
    if (fetched.kind === 'nothing') throw new SetupError(fetched.message);
    return await work({ path: fetched.file.path, name: fetched.file.name, source });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
