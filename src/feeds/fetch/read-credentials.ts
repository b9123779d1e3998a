import { readSecretFile } from '../../config/secret-file.ts';
import type { Credentials, Secret } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';

type Variables = { feed: string; readVariable: (name: string) => string | undefined };

/**
 * The secret that a field of a feed's credentials names: the value of an environment variable, or what a file holds, but for blanks around
 * it. FeedFileError, which tells the name only, where there is none.
 */
export const readSecret = <Field extends string>(
  credentials: Readonly<Record<Field, Secret>>,
  field: Field,
  { feed, readVariable }: Variables,
): string => {
  const secret = credentials[field];
  if (typeof secret === 'object') {
    const read = readSecretFile(secret.$file);
    if ('value' in read) return read.value;
    throw new FeedFileError(
      `The file ${secret.$file}, which source.credentials.${field} of feed ${feed} names, ${read.problem}`,
    );
  }
  const value = readVariable(secret);
  if (value !== undefined) return value;
  throw new FeedFileError(
    `The environment variable ${secret}, which source.credentials.${field} of feed ${feed} names, is not set: ` +
      'set it and start the service again, or put it into the file that LISTINGD_ENV_FILE names',
  );
};

/** A phrase for each secret that the credentials name and that is not to be had here. */
export const missingSecrets = (
  credentials: Credentials | undefined,
  readVariable: (name: string) => string | undefined,
): string[] => {
  const missing: string[] = [];
  for (const [field, secret] of Object.entries(credentials ?? {}) as [string, Secret][]) {
    if (!field.endsWith('Variable')) continue;
    if (typeof secret === 'object') {
      const read = readSecretFile(secret.$file);
      if ('problem' in read) missing.push(`the file ${secret.$file} (source.credentials.${field}) ${read.problem}`);
    } else if (readVariable(secret) === undefined) {
      missing.push(`the environment variable ${secret} (source.credentials.${field}) is not set here`);
    }
  }
  return missing;
};

/** What a field of the credentials names, as it is called in messages. */
export const shownSecret = (secret: Secret): string => (typeof secret === 'object' ? secret.$file : secret);

/** A token that can stand in a header. FeedFileError where there is none. */
export const readToken = (credentials: { tokenVariable: Secret }, variables: Variables): string => {
  const token = readSecret(credentials, 'tokenVariable', variables);
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  const { tokenVariable } = credentials;
  const what = typeof tokenVariable === 'object' ? 'file' : 'environment variable';
  throw new FeedFileError(`The ${what} ${shownSecret(tokenVariable)} holds no token: it must be ASCII without blanks`);
};

/** The header by which basic and bearer credentials go with a request; none for others. */
export const authorization = (
  credentials: Credentials | undefined,
  variables: Variables,
): { authorization?: string } => {
  if (credentials?.type === 'basic') {
    const user = readSecret(credentials, 'userVariable', variables);
    const password = readSecret(credentials, 'passwordVariable', variables);
    return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
  }
  return credentials?.type === 'bearer' ? { authorization: `Bearer ${readToken(credentials, variables)}` } : {};
};
