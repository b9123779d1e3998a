import { basename, join } from 'node:path';
import type { Config, SmtpServer } from '../config/config.ts';
import type { DatabaseTarget } from '../database/connection.ts';
import { plain, table, wrap } from './lay-out.ts';
import type { CommandContext } from './with-services.ts';

/** A setting, its value without secrets, and where that comes from: `default`, `environment` or a file. */
type Setting = { Name: string; Value: unknown; From: string; Problem?: string };

const MASK = '•••';
const secret = (value: string | undefined): string | null => (value === undefined ? null : MASK);

const shownDatabase = (target: DatabaseTarget | undefined): string | null => {
  if (target === undefined) return null;
  const { host, port, socketPath, user = '', password, database } = target;
  const place = socketPath === undefined ? `${host}:${port}` : 'localhost';
  const socket = socketPath === undefined ? '' : `?socketPath=${socketPath}`;
  return `mysql://${user}${password === undefined ? '' : `:${MASK}`}@${place}/${database}${socket}`;
};

const shownSmtp = (server: SmtpServer | undefined): string | null =>
  server === undefined
    ? null
    : `${server.secure ? 'smtps' : 'smtp'}://${server.user === undefined ? '' : `${server.user}:${MASK}@`}${server.host}:${server.port}`;

/** An address without what may be a secret in it: user, password, path and query. */
const shownOrigin = (address: string): string => {
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname === '/' && search === '' ? '' : `/${MASK}`}`;
};

const withoutUser = (address: string | undefined): string | null => {
  if (address === undefined) return null;
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.search === '' ? url.href : `${url.origin}${url.pathname}?${MASK}`;
};

/** The variables of the environment, in the order of the project's README. */
const variablesOf = ({ openAi, ...config }: Config): Readonly<Record<string, unknown>> => ({
  PORT: config.port,
  HOST: config.host,
  DATABASE_URL: shownDatabase(config.database),
  LISTINGD_DATA: config.dataFolder,
  LISTINGD_CONFIG: config.configFolder,
  LISTINGD_DEMO: config.demo ? 'on' : 'off',
  LISTINGD_SECRET_KEY: secret(config.secretKey),
  LISTINGD_SESSION_KEY: secret(config.sessionKey),
  OPENAI_API_KEY: secret(openAi.apiKey),
  OPENAI_BASE_URL: withoutUser(openAi.baseUrl),
  SMTP_URL: shownSmtp(config.smtp),
  LOG_LEVEL: config.logLevel,
});

const settingsOf = (config: Config): Setting[] => {
  const { service, models, landmarks, origins, configFolder } = config;
  const { notify, mailFrom = null, publicUrl = null, fileStorage = null, ...others } = service;
  const shown = notify.map(({ url, ...receiver }) => ({ url: shownOrigin(url), ...receiver }));
  const inFile = { ...others, mailFrom, publicUrl, fileStorage, notify: shown };
  const named = Object.entries({ ...variablesOf(config), ...inFile });
  const file = (name: string, isThere: boolean): string => (isThere ? join(configFolder, name) : 'default');
  return [
    ...named.map(([Name, Value]) => ({ Name, Value, From: origins[Name] ?? 'default' })),
    { Name: 'models', Value: models.map(({ Value }) => Value), From: file('models.json', models.length > 1) },
    { Name: 'landmarks', Value: landmarks.length, From: file('landmarks.json', landmarks.length > 0) },
  ];
};

const textOf = (value: unknown): string => {
  if (value === null || (Array.isArray(value) && value.length === 0)) return '–';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return plain(value.join(', '));
  return plain(typeof value === 'object' ? JSON.stringify(value) : value);
};

/** With what is wrong: of a setting that there is beside its default, which is in force, else by itself. */
const withProblems = (settings: readonly Setting[], wrong: CommandContext['wrongSettings']): Setting[] => {
  const problemsOf = (name: string) => wrong.filter((one) => one.name === name).map(({ sentence }) => sentence);
  const others = new Set(wrong.map(({ name }) => name).filter((name) => settings.every(({ Name }) => Name !== name)));
  return [...settings, ...[...others].map((Name): Setting => ({ Name, Value: null, From: 'default' }))].map(
    (setting) => {
      const problems = problemsOf(setting.Name);
      return problems.length === 0 ? setting : { ...setting, Problem: problems.join('\n') };
    },
  );
};

/**
 * `listingd config [--changed]`: the settings in force and where each comes from, without secrets, and what is wrong. Exit code 1 where
 * something is.
 */
export const configCommand = async (context: CommandContext, options: { changed?: true }): Promise<number> => {
  const { config, wrongSettings, answer, print, terminal } = context;
  const all = withProblems(settingsOf(config), wrongSettings);
  const isShown = ({ From, Problem }: Setting): boolean => From !== 'default' || Problem !== undefined;
  const shown = options.changed === true ? all.filter(isShown) : all;
  answer(shown);
  const rows = shown.map(({ Name, Value, From }) => [Name, basename(From), textOf(Value)]);
  if (rows.length === 0) print('Everything is as it is by default');
  else for (const line of table(rows, ['Setting', 'From', 'Value'], terminal.width)) print(line);
  for (const { sentence } of wrongSettings)
    for (const line of wrap(plain(sentence), terminal.width, 2, `${terminal.paint('red', '✗')} `)) print(line);
  return wrongSettings.length > 0 ? 1 : 0;
};
