import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { isDatabaseAway } from '../database/database-failure.ts';
import { isDatabaseServed } from '../database/open-database.ts';
import { SetupError } from '../errors.ts';
import { feedConfigProblems, wrongInProposal } from '../feeds/configuration/check-feed-config.ts';
import type { FeedSource, RemoteFileSource } from '../feeds/configuration/feed-config.ts';
import { scheduleWords, usualSchedule } from '../feeds/configuration/schedule.ts';
import {
  configText,
  feedFile,
  openPlaces,
  refuseExisting,
  sourcePath,
  writeFeedFile,
} from '../feeds/configuration/write-feed-file.ts';
import { FeedFileError } from '../feeds/feed-file-error.ts';
import { fetchRemoteFile } from '../feeds/fetch/fetch-file.ts';
import { findMissing } from '../feeds/inspect/find-missing.ts';
import { type Inspection, inspectFile } from '../feeds/inspect/inspect-file.ts';
import type { ProposedConfig } from '../feeds/inspect/propose-config.ts';
import { isoDate } from '../listings/days-on-market.ts';
import { describeInspection } from './inspection/describe-inspection.ts';
import { printable, section, wrap } from './lay-out.ts';
import { type CommandContext, withServices } from './with-services.ts';

/** How a server is asked: what a feed's source says, with the names of the variables that hold its secrets. */
type ServerOptions = {
  userVariable?: string;
  passwordVariable?: string;
  tokenVariable?: string;
  keyFile?: string;
  passphraseVariable?: string;
  hostKey?: string;
  allowPrivateAddresses?: boolean;
};

/** A file that lies here to be looked at, what it is called, and where a feed would have it from. */
type InspectedFile = { path: string; name: string; source: FeedSource };

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
const withInspectedFile = async <Result>(
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

type InspectOptions = ServerOptions & {
  /** The name of the feed that is to be written. */
  write?: string;
  /** The serial number of its chatbot. */
  chatbot?: string;
  /** The XML element or the JSON path that holds the records. */
  record?: string;
  /** The line of a table that has the names of its columns. */
  headerLine?: string;
  /** The sheet of a workbook. */
  sheet?: string;
  /** Characters a line. */
  width?: number;
};

const PIPED_WIDTH = 120;
const WIDEST = 160;

const inspect = async (
  { path, name }: InspectedFile,
  { record, headerLine, sheet }: Pick<InspectOptions, 'record' | 'headerLine' | 'sheet'>,
): Promise<Inspection> => {
  const line = headerLine === undefined ? undefined : Number(headerLine);
  if (line !== undefined && !(Number.isInteger(line) && line >= 0)) {
    throw new SetupError(`--header-line must be the number of a line, and not "${headerLine}"`);
  }
  try {
    return await inspectFile(path, { today: isoDate(new Date()), record, headerLine: line, sheet, called: name });
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    const asked = /\bformat\.(record) must\b|\bset format\.(headerLine)\b/.exec(error.message);
    const remedy =
      asked === null ? '' : asked[1] ? '. Look at one of them with --record NAME' : ': --header-line NUMBER';
    throw new SetupError(error.message + remedy);
  }
};

/** The chatbot of a feed: null where it can't be told, for which `reason` says why. `timeZone` null: it is not known here. */
type FoundChatbot = { serialNumber: string | null; reason: string; timeZone: string | null };

/** The chatbot that was told, else the only one there is. Opens the database where it has to, or where that is there already. */
const findChatbot = async (context: CommandContext, told: string | undefined): Promise<FoundChatbot> => {
  try {
    if (told !== undefined && !(await isDatabaseServed(context.config))) {
      return { serialNumber: told, reason: 'as told', timeZone: null };
    }
    return await withServices(context, async ({ chatbots }) => {
      const all = await chatbots.list();
      const fitting = told === undefined ? all : all.filter(({ serialNumber }) => serialNumber === told);
      const [first] = fitting;
      const timeZone = first?.settings.TimeZone ?? null;
      if (told !== undefined) return { serialNumber: told, reason: 'as told', timeZone };
      return fitting.length === 1 && first !== undefined
        ? { serialNumber: first.serialNumber, reason: 'the only chatbot there is', timeZone }
        : { serialNumber: null, reason: `there are ${all.length} chatbots`, timeZone: null };
    });
  } catch (error) {
    if (!(error instanceof SetupError) && !isDatabaseAway(error)) throw error;
    const reason = told === undefined ? 'the database cannot be opened to look for one' : 'as told';
    return { serialNumber: told ?? null, reason, timeZone: null };
  }
};

/** Writes the feed's file, and says what is to be filled in and what comes next. */
const writeFeed = async (
  context: CommandContext,
  inspection: Inspection,
  target: { name: string; path: string; source: FeedSource; chatbot: string | undefined; width: number },
): Promise<ProposedConfig> => {
  const { name, path, source, width } = target;
  const { serialNumber, reason, timeZone } = await findChatbot(context, target.chatbot);
  const schedule = usualSchedule(timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { config } = inspection.configure({ serialNumber, file: source, schedule });
  await writeFeedFile(path, configText(config));
  const shown = `${basename(dirname(dirname(path)))}/feeds/${name}.json`;
  const lines = [
    `${shown} was written.`,
    serialNumber === null
      ? `Its chatbot has to be filled in: ${reason}. npx listingd chatbot list shows the serial numbers.`
      : `It fills the chatbot ${serialNumber} (${reason}).`,
    `It imports ${scheduleWords(schedule, new Date())} (the time zone of ${timeZone === null ? 'this machine' : 'the chatbot'}), but not ` +
      'before you have asked for a dry run or an import. Twice a day, since IDX rules ask for a refresh every 12 hours: change "schedule" to ' +
      'the hours at which new files come, or leave it out to import by hand.',
  ];
  const open = openPlaces(config).map(({ line, field, asked }) => `${shown}:${line}: ${field}: ${asked}`);
  const wrong = wrongInProposal(config);
  const ready = open.length === 0 && wrong.length === 0;
  const paragraphs = (texts: string[]): string[] => texts.flatMap((text) => wrap(text, width, 4, '  '));
  const next = ['  npx listingd feed check', `  npx listingd import ${name} --dry-run`];
  const all = [
    ...section('Written', paragraphs(lines)),
    ...section('To be filled in', paragraphs([...open, ...wrong])),
    ...section(ready ? 'Next' : 'Next, once that is done', next),
  ];
  for (const line of all) context.print(printable(line));
  return config;
};

/**
 * `listingd feed inspect FILE [--write NAME] [--chatbot SERIAL]`: what a file, or what an address names, is and how a feed would read it. The
 * database is needed only where a feed is to be written and no chatbot is named. Exit code 0: the feed was written, or is ready to be; 1:
 * nothing was to be written, and something needed is missing.
 */
export const feedInspectCommand = async (
  context: CommandContext,
  file: string,
  options: InspectOptions,
): Promise<number> => {
  const { write, chatbot, width = context.terminal.width } = options;
  const path = write === undefined ? null : feedFile(write, join(context.config.configFolder, 'feeds'));
  if (path !== null) await refuseExisting(path);
  const { inspection, source } = await withInspectedFile(context, file, options, async (inspected) => ({
    inspection: await inspect(inspected, options),
    source: inspected.source,
  })).catch((error: unknown) => {
    throw error instanceof FeedFileError ? new SetupError(error.message) : error;
  });
  const columns = Number.isFinite(width) ? Math.min(WIDEST, width) : PIPED_WIDTH;
  for (const line of describeInspection(inspection, columns)) context.print(line);
  const { needed } = findMissing(inspection);
  if (write !== undefined && path !== null) {
    const config = await writeFeed(context, inspection, { name: write, path, source, chatbot, width: columns });
    context.answer({ File: path, Needed: needed, Config: config });
    return 0;
  }
  const { config } = inspection.configure({ serialNumber: chatbot ?? null, file: source });
  const heading = 'A configuration to begin with (--write NAME makes it a file of config/feeds/)';
  for (const line of section(heading, configText(config).trimEnd().split('\n'))) context.print(line);
  context.answer({ File: null, Needed: needed, Config: config });
  return needed.length === 0 ? 0 : 1;
};
