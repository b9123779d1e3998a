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
  const token = readSecret(credentials.tokenVariable, variables);
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new FeedFileError(
      `The environment variable ${credentials.tokenVariable} holds no token: it must be ASCII without blanks`,
    );
  }
  return { authorization: `Bearer ${token}` };
};
