import { readFileSync } from 'node:fs';
import { SetupError } from '../errors.ts';
import type { DatabaseTarget } from './connection.ts';

const OPTIONS = ['socketPath', 'ssl-mode', 'ssl-ca', 'ssl-cert', 'ssl-key'] as const;
const SSL_MODES = ['disabled', 'required', 'verify-ca', 'verify-identity'] as const;
type Option = (typeof OPTIONS)[number];
type SslMode = (typeof SSL_MODES)[number];
type SslOptions = Exclude<DatabaseTarget['ssl'], string | undefined>;

/**
 * Where a database is, from `mysql://USER:PASSWORD@HOST:PORT/NAME?OPTIONS` (also `mariadb://`). The port is 3306 unless
 * given; without a NAME the target has no `database`. User, password and name are percent-decoded.
 *
 * Options: `socketPath=FILE` (instead of host and port); `ssl-mode` `disabled` (the default), `required` (encrypted, the
 * server's certificate not looked at), `verify-ca` (the default once `ssl-ca` is given), `verify-identity` (the host
 * name too); `ssl-ca`, `ssl-cert`, `ssl-key`: PEM files. MySQL's `preferred` is left out: what falls back to plain text
 * in silence protects nobody.
 *
 * Throws SetupError; its message never holds the password.
 */
export const databaseTargetFromUrl = (text: string): DatabaseTarget => {
  const url = parseUrl(text);
  const options = readOptions(url);
  const ssl = sslOptions(options);
  const target: DatabaseTarget = options.socketPath
    ? { socketPath: options.socketPath }
    : { host: url.hostname.replace(/^\[|\]$/g, '') || '127.0.0.1', port: url.port === '' ? 3306 : Number(url.port) };
  const user = decode(url.username, 'The user');
  const password = decode(url.password, 'The password');
  const database = decode(url.pathname.replace(/^\//, ''), 'The database name');
  if (database.includes('/')) throw new SetupError('The database name must not contain a "/"');
  return {
    ...target,
    ...(user === '' ? {} : { user }),
    ...(password === '' ? {} : { password }),
    ...(database === '' ? {} : { database }),
    ...(ssl ? { ssl } : {}),
  };
};

const parseUrl = (text: string): URL => {
  if (!URL.canParse(text)) {
    throw new SetupError(
      'A database URL looks like mysql://USER:PASSWORD@HOST:3306/NAME; write signs like @ : / ? # % in the password as %40 %3A %2F %3F %23 %25',
    );
  }
  const url = new URL(text);
  if (url.protocol !== 'mysql:' && url.protocol !== 'mariadb:') {
    throw new SetupError(`A database URL begins with mysql:// or mariadb://, not with ${url.protocol}//`);
  }
  if (url.hash !== '') throw new SetupError('A "#" in a database URL must be written as %23');
  return url;
};

const decode = (text: string, what: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new SetupError(
      `${what} in the database URL has a "%" that is not followed by two hex digits: write it as %25`,
    );
  }
};

const readOptions = (url: URL): Partial<Record<Option, string>> => {
  const given = [...url.searchParams.keys()];
  const unknown = given.filter((name) => !OPTIONS.includes(name as Option));
  if (unknown.length > 0) {
    throw new SetupError(
      `The database URL has an unknown option ${unknown.join(', ')}; there are ${OPTIONS.join(', ')}`,
    );
  }
  const repeated = given.find((name, index) => given.indexOf(name) !== index);
  if (repeated !== undefined) throw new SetupError(`The database URL gives ${repeated} twice`);
  return Object.fromEntries(url.searchParams);
};

const sslOptions = (options: Partial<Record<Option, string>>): SslOptions | undefined => {
  const { 'ssl-ca': ca, 'ssl-cert': cert, 'ssl-key': key } = options;
  const mode = (options['ssl-mode'] ?? (ca ? 'verify-ca' : cert || key ? 'required' : 'disabled')) as SslMode;
  if (!SSL_MODES.includes(mode)) throw new SetupError(`ssl-mode must be one of ${SSL_MODES.join(', ')}, not ${mode}`);
  if (mode === 'disabled') {
    if (ca || cert || key) throw new SetupError('ssl-mode=disabled contradicts ssl-ca, ssl-cert and ssl-key');
    return undefined;
  }
  if (Boolean(cert) !== Boolean(key)) throw new SetupError('ssl-cert and ssl-key go together: give both or neither');
  return {
    rejectUnauthorized: mode !== 'required',
    verifyIdentity: mode === 'verify-identity',
    ...(ca ? { ca: readPem('ssl-ca', ca) } : {}),
    ...(cert ? { cert: readPem('ssl-cert', cert) } : {}),
    ...(key ? { key: readPem('ssl-key', key) } : {}),
  };
};

const readPem = (option: Option, file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SetupError(`The file ${file} of ${option} can't be read: ${(error as Error).message}`);
  }
};
