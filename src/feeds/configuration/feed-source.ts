import { type Static, Type } from '../../fields/type.ts';

const closed = { additionalProperties: false } as const;
const filled = Type.String({ minLength: 1 });

/**
 * Where a secret stands: in an environment variable of this name, or alone in a file. Fields that take either are called `…Variable`: they named
 * variables alone once, and the files of feeds that were written then stay valid.
 */
export type Secret = string | { $file: string };

const variable = (what: string) =>
  Type.Unsafe<Secret>({
    anyOf: [{ type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$' }, Type.Object({ $file: filled }, closed)],
    description: `the name of the environment variable that holds ${what}, or { "$file": "/run/secrets/…" }`,
  });

/** Secrets are named, never written down: what they are stands in the environment or in files. */
const credentials = Type.Union(
  [
    Type.Object(
      { type: Type.Literal('basic'), userVariable: variable('the user'), passwordVariable: variable('the password') },
      closed,
    ),
    Type.Object({ type: Type.Literal('bearer'), tokenVariable: variable('the token') }, closed),
    Type.Object(
      {
        type: Type.Literal('privateKey'),
        userVariable: variable('the user'),
        privateKeyFile: filled,
        passphraseVariable: Type.Optional(variable('the passphrase of the key')),
      },
      closed,
    ),
    Type.Object(
      {
        type: Type.Literal('clientCredentials'),
        tokenUrl: filled,
        clientIdVariable: variable('the client ID'),
        clientSecretVariable: variable('the client secret'),
        scope: Type.Optional(filled),
      },
      closed,
    ),
  ],
  {
    description:
      '{ "type": "basic" }, "bearer", "privateKey" or "clientCredentials", with the fields that belong to it',
  },
);
export type Credentials = Static<typeof credentials>;

const settle = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 86_400, description: 'seconds for which the file must not have changed' }),
);
const allowPrivateAddresses = Type.Optional(
  Type.Boolean({ description: 'whether the host may have a private address, like 10.0.0.7 or localhost' }),
);
const limit = (description: string) => Type.Optional(Type.Number({ exclusiveMinimum: 0, description }));
/** How much may be asked of a service. */
export const requests = Type.Object(
  {
    perSecond: limit('requests a second'),
    perHour: limit('requests an hour'),
    perDay: limit('requests a day'),
    bytesPerHour: limit('bytes an hour'),
  },
  closed,
);

const localFile = Type.Object(
  {
    file: Type.String({ minLength: 1, description: 'path; a relative one starts at the folder that holds config/' }),
    settle,
  },
  closed,
);
const localFiles = Type.Object(
  {
    files: Type.String({
      minLength: 1,
      description:
        'a folder, or a path with * and ? in its last part; each new file is imported once, in the order of names',
    }),
    settle,
  },
  closed,
);
const remoteFile = Type.Object(
  {
    url: Type.String({
      pattern: '^(https?|sftp|ftps?)://',
      description: 'an address by http, https, sftp, ftp or ftps',
    }),
    credentials: Type.Optional(credentials),
    settle,
    hostKey: Type.Optional(
      Type.String({
        pattern: '^SHA256:',
        description: 'the fingerprint of the SFTP server’s key, as ssh-keygen -l shows it: SHA256:…',
      }),
    ),
    allowPrivateAddresses,
  },
  closed,
);
const resoWebApi = Type.Object(
  {
    resoWebApi: Type.String({
      pattern: '^https?://',
      description: 'address of the service, to which /Property is added',
    }),
    credentials,
    filter: Type.Optional(Type.String({ minLength: 1, description: 'OData condition that every request carries' })),
    expand: Type.Optional(Type.String({ minLength: 1, description: 'OData $expand; Media unless told otherwise' })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 5_000, description: 'records a request' })),
    sweep: Type.Optional(Type.Object({ cron: filled, timeZone: filled }, closed)),
    requests: Type.Optional(requests),
    allowPrivateAddresses,
  },
  closed,
);

/** Where a feed's file comes from. */
export const source = Type.Unsafe<
  Static<typeof localFile> | Static<typeof localFiles> | Static<typeof remoteFile> | Static<typeof resoWebApi>
>({
  anyOf: [localFile, localFiles, remoteFile, resoWebApi],
  description: '{ "file" }, { "files" }, { "url" } or { "resoWebApi" }',
});

export type FeedSource = Static<typeof source>;
export type LocalFilesSource = Static<typeof localFiles>;
export type RemoteFileSource = Static<typeof remoteFile>;
export type ResoWebApiSource = Static<typeof resoWebApi>;
