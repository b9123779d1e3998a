import type { Credentials } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';

type Variables = { feed: string; readVariable: (name: string) => string | undefined };

/** The value of a variable that a feed names. FeedFileError, which tells the name only, where it is not set. */
export const readSecret = (name: string, { feed, readVariable }: Variables): string => {
  const value = readVariable(name);
  if (value !== undefined) return value;
  throw new FeedFileError(
    `The environment variable ${name}, which source.credentials of feed ${feed} names, is not set: set it and start the service again`,
  );
};

/** A token that can stand in a header. FeedFileError where the variable holds none. */
export const readToken = (name: string, variables: Variables): string => {
  const token = readSecret(name, variables);
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  throw new FeedFileError(`The environment variable ${name} holds no token: it must be ASCII without blanks`);
};

/** The header by which basic and bearer credentials go with a request; none for others. */
export const authorization = (
  credentials: Credentials | undefined,
  variables: Variables,
): { authorization?: string } => {
  if (credentials?.type === 'basic') {
    const user = readSecret(credentials.userVariable, variables);
    const password = readSecret(credentials.passwordVariable, variables);
    return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
  }
  if (credentials?.type !== 'bearer') return {};
  return { authorization: `Bearer ${readToken(credentials.tokenVariable, variables)}` };
};
