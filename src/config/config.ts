import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { DatabaseTarget } from '../database/connection.ts';
import { databaseTargetFromUrl } from '../database/database-url.ts';
import { SetupError } from '../errors.ts';
import { nearName } from '../fields/near-name.ts';
import {
  type Landmark,
  type Model,
  readLandmarks,
  readModels,
  readServiceSettings,
  type ServiceSettings,
} from './config-files.ts';
import { readNamedSecret } from './secret-file.ts';

export type { Model, ServiceSettings } from './config-files.ts';

/** A server that takes mails. `secure`: TLS from the first byte; else STARTTLS where it is offered. */
export type SmtpServer = { host: string; port: number; secure: boolean; user?: string; password?: string };

/** Everything that is set from outside: the environment and the files of the configuration folder, checked and frozen. */
export type Config = {
  host: string;
  /** 0 is any free port. */
  port: number;
  /** Of DATABASE_URL. Missing: the embedded database. */
  database?: DatabaseTarget;
  /** Absolute paths. */
  configFolder: string;
  dataFolder: string;
  demo: boolean;
  secretKey?: string;
  sessionKey?: string;
  openAi: { apiKey?: string; baseUrl?: string };
  /** Of SMTP_URL. Missing: mails are kept, and not sent. */
  smtp?: SmtpServer;
  logLevel: string;
  models: readonly Model[];
  landmarks: readonly Landmark[];
  service: ServiceSettings;
  /** Where each setting that is no default comes from, by its name: `environment`, or a file. */
  origins: Readonly<Record<string, string>>;
  /** The value of a variable that a feed names for its credentials; undefined where it is blank or not set. */
  readVariable: (name: string) => string | undefined;
};

/** What is wrong with a setting, in a sentence that names it; `name` is that of the setting, or of its file. */
export type WrongSetting = { name: string; sentence: string };
type ReadConfig = { config: Config; wrong: WrongSetting[] };

/** Where defaults come from; for tests and for the start itself. */
type ConfigOptions = { root?: boolean; home?: string; project?: string };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const ENV_FILE = 'LISTINGD_ENV_FILE';
const OWN_NAMES = [
  ...['LISTINGD_CONFIG', 'LISTINGD_DATA', 'LISTINGD_DEMO'],
  ...['LISTINGD_SECRET_KEY', 'LISTINGD_SESSION_KEY', ENV_FILE],
];
/** Set by this project's tests for themselves. */
const TEST_PREFIX = 'LISTINGD_TEST_';
/** What nobody guesses, also where it is no word of random letters. */
const SHORTEST_KEY = 24;
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

type Reading = { name: string; value: string; wrong: (expected: string) => undefined };

const readPort = ({ value, wrong }: Reading): number | undefined =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535
    ? Number(value)
    : wrong('a port number from 0 to 65535 (0 is any free port)');

const readHost = ({ value, wrong }: Reading): string | undefined => {
  const host = value.replace(/^\[(.*)\]$/, '$1');
  const valid = isIP(host) !== 0 || (HOST_NAME.test(host) && !/^[\d.]+$/.test(host));
  return valid ? host : wrong('an address or host name without a port, like 127.0.0.1 or 0.0.0.0');
};

const readDemo = ({ value, wrong }: Reading): boolean | undefined => {
  const word = value.toLowerCase();
  return word === 'on' || word === 'off' ? word === 'on' : wrong('on or off');
};

const readKey = ({ value, wrong }: Reading): string | undefined =>
  /^[\x21-\x7e]+$/.test(value) && value.length >= SHORTEST_KEY && value.length <= 255
    ? value
    : wrong(
        `${SHORTEST_KEY} to 255 characters of ASCII without blanks: take what "openssl rand -hex 24" says, or leave it out and have a key made`,
      );

const readText = ({ value, wrong }: Reading): string | undefined =>
  /^[\x21-\x7e]+$/.test(value) ? value : wrong('ASCII without blanks');

const readBaseUrl = ({ value, wrong }: Reading): string | undefined => {
  const protocol = URL.canParse(value) ? new URL(value).protocol : undefined;
  return protocol === 'http:' || protocol === 'https:'
    ? value
    : wrong('an http or https address like https://api.openai.com/v1');
};

const SMTP_EXPECTED =
  'smtp://USER:PASSWORD@HOST:587, or smtps:// for TLS from the first byte, with / : @ of user and password percent-encoded';

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** `smtp://USER:PASSWORD@HOST:PORT` and `smtps://…`; undefined where it is neither, or says more. */
const smtpServerFromUrl = (text: string): SmtpServer | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const ownPort = PORTS[protocol];
  const says = `${pathname.replace(/^\/$/, '')}${search}${hash}`;
  if (ownPort === undefined || hostname === '' || says !== '' || (username === '') !== (password === ''))
    return undefined;
  try {
    const credentials =
      username === '' ? {} : { user: decodeURIComponent(username), password: decodeURIComponent(password) };
    const host = decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1');
    return { host, port: port === '' ? ownPort : Number(port), secure: protocol === 'smtps:', ...credentials };
  } catch {
    return undefined;
  }
};

const readSmtpUrl = ({ value, wrong }: Reading): SmtpServer | undefined =>
  smtpServerFromUrl(value) ?? wrong(SMTP_EXPECTED);

const readLogLevel = ({ value, wrong }: Reading): string | undefined => {
  const level = value.toLowerCase();
  return LOG_LEVELS.includes(level) ? level : wrong(`one of ${LOG_LEVELS.join(', ')}`);
};

const readFolder = ({ value, wrong }: Reading): string | undefined =>
  statSync(value, { throwIfNoEntry: false })?.isDirectory() ? resolve(value) : wrong('a folder that exists');

/** What is set in one place and is no use without another. */
const missingForSending = ({ smtp, service, configFolder, readVariable }: Config): WrongSetting[] => {
  const file = join(configFolder, 'listingd.json');
  const sentence = `SMTP_URL is set, but ${file} does not say by mailFrom what address mails come from`;
  const noSecrets = service.notify.flatMap(({ secretVariable }, index) => {
    const secret = readNamedSecret(secretVariable, readVariable);
    return 'problem' in secret
      ? [{ name: 'notify', sentence: `${file}: notify[${index}].secretVariable ${secret.problem}` }]
      : [];
  });
  return smtp !== undefined && service.mailFrom === undefined
    ? [{ name: 'mailFrom', sentence }, ...noSecrets]
    : noSecrets;
};

const freeze = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
};

/** What the file of variables holds that LISTINGD_ENV_FILE names; nothing where none is named. Throws the system's error. */
const readEnvFile = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const path = env[ENV_FILE]?.trim() ?? '';
  return path === '' ? {} : (parseEnv(readFileSync(path, 'utf8').replace(/^\ufeff/, '')) as NodeJS.ProcessEnv);
};

/** The environment with what the file of variables adds to it, if that can be read: a variable that is set counts before one of the file. */
const withEnvFile = (env: NodeJS.ProcessEnv): { env: NodeJS.ProcessEnv; wrong: WrongSetting[] } => {
  try {
    const set = Object.entries(env).filter(([, value]) => (value?.trim() ?? '') !== '');
    return { env: { ...readEnvFile(env), ...Object.fromEntries(set) }, wrong: [] };
  } catch (error) {
    const { code = 'error' } = error as NodeJS.ErrnoException;
    const expected = `must be a file of lines NAME=VALUE: it cannot be read (${code})`;
    return {
      env,
      wrong: [{ name: ENV_FILE, sentence: `${ENV_FILE} is ${JSON.stringify(env[ENV_FILE])}, but ${expected}` }],
    };
  }
};

/**
 * Reads the variables that a feed names for its credentials: undefined where one is blank or not set. A thread has a copy of the
 * environment as it was when the thread was started; the file of variables is read anew each time, so that it can be changed.
 */
export const variableReader =
  (env: NodeJS.ProcessEnv = process.env): Config['readVariable'] =>
  (name) => {
    const value = env[name]?.trim();
    if (value) return value;
    try {
      return readEnvFile(env)[name]?.trim() || undefined;
    } catch {
      return undefined;
    }
  };

/** Variables that are named like settings and are none. */
const unknownNames = (env: NodeJS.ProcessEnv): WrongSetting[] =>
  Object.keys(env)
    .filter((name) => name.startsWith('LISTINGD_') && !name.startsWith(TEST_PREFIX) && !OWN_NAMES.includes(name))
    .map((name) => {
      const near = nearName(name, OWN_NAMES);
      const meant = near ? `did you mean ${near}?` : `there are ${OWN_NAMES.join(', ')}`;
      return { name, sentence: `${name} is no setting: ${meant}` };
    });

/**
 * Reads all settings, and tells what is wrong: of each its name, its value unless it is a secret, and what is expected. In place of a wrong one
 * stands its default. A blank setting counts as not set.
 */
export const readConfig = (given: NodeJS.ProcessEnv = process.env, options: ConfigOptions = {}): ReadConfig => {
  const { env, wrong } = withEnvFile(given);
  const project = options.project ?? resolve(import.meta.dirname, '../..');
  const origins: Record<string, string> = {};

  const read = <Value>(name: string, reader: (reading: Reading) => Value | undefined, secret = false) => {
    const value = env[name]?.trim();
    if (value === undefined || value === '') return undefined;
    const isWrong = (expected: string): undefined => {
      wrong.push({ name, sentence: `${name} ${secret ? '' : `is ${JSON.stringify(value)}, but `}must be ${expected}` });
    };
    const found = reader({ name, value, wrong: isWrong });
    if (found !== undefined) origins[name] = given[name]?.trim() ? 'environment' : (given[ENV_FILE]?.trim() ?? '');
    return found;
  };

  const readDatabase = ({ name, value }: Reading): DatabaseTarget | undefined => {
    try {
      const database = databaseTargetFromUrl(value);
      if (database.database !== undefined) return database;
      wrong.push({ name, sentence: `${name} must name a database: mysql://USER:PASSWORD@HOST:3306/NAME` });
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      wrong.push({ name, sentence: `${name} is wrong. ${error.message}` });
    }
    return undefined;
  };

  wrong.push(...unknownNames(env));
  const configFolder = read('LISTINGD_CONFIG', readFolder) ?? join(project, 'config');
  const models = readModels(configFolder);
  const landmarks = readLandmarks(configFolder);
  const service = readServiceSettings(configFolder);
  for (const name of service.given) origins[name] = join(configFolder, 'listingd.json');
  const secretKey = read('LISTINGD_SECRET_KEY', readKey, true);
  const sessionKey = read('LISTINGD_SESSION_KEY', readKey, true);
  if (secretKey !== undefined && secretKey === sessionKey) {
    wrong.push({ name: 'LISTINGD_SESSION_KEY', sentence: 'LISTINGD_SECRET_KEY and LISTINGD_SESSION_KEY must differ' });
  }
  const apiKey = read('OPENAI_API_KEY', readText, true);
  const baseUrl = read('OPENAI_BASE_URL', readBaseUrl);
  const smtp = read('SMTP_URL', readSmtpUrl, true);
  const database = read('DATABASE_URL', readDatabase);
  const config: Config = {
    host: read('HOST', readHost) ?? '127.0.0.1',
    port: read('PORT', readPort) ?? 8080,
    configFolder,
    dataFolder: read('LISTINGD_DATA', ({ value }) => resolve(value)) ?? defaultDataFolder(options),
    demo: read('LISTINGD_DEMO', readDemo) ?? true,
    ...(secretKey === undefined ? {} : { secretKey }),
    ...(sessionKey === undefined ? {} : { sessionKey }),
    openAi: { ...(apiKey === undefined ? {} : { apiKey }), ...(baseUrl === undefined ? {} : { baseUrl }) },
    logLevel: read('LOG_LEVEL', readLogLevel) ?? 'info',
    models: models.value,
    landmarks: landmarks.value,
    ...{ service: service.value, origins },
    readVariable: variableReader(given),
    ...(smtp ? { smtp } : {}),
    ...(database ? { database } : {}),
  };
  for (const [name, { problems }] of Object.entries({ models, landmarks, 'listingd.json': service }))
    wrong.push(...problems.map((sentence) => ({ name, sentence })));
  if (service.problems.length === 0) wrong.push(...missingForSending(config));
  return { config: freeze(config), wrong };
};

/** All settings where they are right; else a SetupError with a sentence for each wrong one. */
export const loadConfig = (...given: Parameters<typeof readConfig>): Config => {
  const { config, wrong } = readConfig(...given);
  if (wrong.length > 0) throw new SetupError(wrong.map(({ sentence }) => sentence).join('\n'));
  return config;
};

const defaultDataFolder = ({ root = process.getuid?.() === 0, home = homedir() }: ConfigOptions): string =>
  root ? '/var/lib/listingd' : join(home, '.local', 'share', 'listingd');
