import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import type { FeedConfig, RemoteFileSource } from '../../../src/feeds/configuration/feed-config.ts';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import type { SourceState } from '../../../src/feeds/fetch/fetched-file.ts';
import { fetchFtpOrSftp, type ServerOptions } from '../../../src/feeds/fetch/ftp-and-sftp/fetch-ftp-or-sftp.ts';
import { type FtpServer, withFtpServer } from '../../helpers/ftp-server.ts';
import { makeCertificate, type RemoteFiles, remoteFiles } from '../../helpers/loopback-server.ts';
import { makeKey, type SftpServer, withSftpServer } from '../../helpers/sftp-server.ts';
import { contentsOf, type FetchFixture, feedOf, fileOf, remote, withFetch } from '../../helpers/with-fetch.ts';

const CSV = `ListingKey,City\n${Array.from({ length: 40_000 }, (_, index) => `${index},Bern\n`).join('')}`;
const OLD = new Date('2026-11-20T03:00:00Z');
const BASIC = { type: 'basic', userVariable: 'FEED_USER', passwordVariable: 'FEED_PASSWORD' } as const;

type Options = {
  source?: Partial<RemoteFileSource>;
  config?: Partial<FeedConfig>;
  tools?: ServerOptions;
} & Parameters<FetchFixture['context']>[0];

const fetchFrom = (fetch: FetchFixture, url: string, { source, config, tools, ...changes }: Options = {}) => {
  const described = remote(url, { credentials: BASIC, ...source });
  return fetchFtpOrSftp(described, feedOf(described, config), fetch.context(changes), {
    wait: fetch.wait,
    random: () => 0,
    ...tools,
  });
};

type Kind = {
  name: string;
  /** Serves files, breaking the nth connection or download after so many bytes. */
  serve: (
    files: RemoteFiles,
    use: (url: (path: string) => string, server: SftpServer | FtpServer) => Promise<void>,
    breaks?: number[],
  ) => Promise<void>;
};
const TLS = makeCertificate();
const KINDS: Kind[] = [
  {
    name: 'SFTP',
    serve: (files, use, breaks = []) =>
      withSftpServer({ files, breaks }, (server) => use((path) => `sftp://127.0.0.1:${server.port}/${path}`, server)),
  },
  {
    name: 'FTP',
    serve: (files, use, breaks = []) =>
      withFtpServer({ files, breaks }, (server) => use((path) => `ftp://127.0.0.1:${server.port}/${path}`, server)),
  },
  {
    name: 'FTP without MLSD',
    serve: (files, use, breaks = []) =>
      withFtpServer({ files, breaks, mlsd: false }, (server) =>
        use((path) => `ftp://127.0.0.1:${server.port}/${path}`, server),
      ),
  },
];

/** One test for every kind of server. */
const each = (title: string, body: (t: ExecutionContext, fetch: FetchFixture, kind: Kind) => Promise<void>): void => {
  for (const kind of KINDS)
    test(
      `${kind.name}: ${title}`,
      withFetch((t, fetch) => body(t, fetch, kind)),
    );
};

each('a file lands in the folder of the run with its size, hash, time and name', async (t, fetch, { serve }) => {
  await serve(remoteFiles({ '/in/night.csv': CSV }, OLD), async (url) => {
    const file = fileOf(await fetchFrom(fetch, url('in/night.csv')));
    t.deepEqual(await contentsOf(file), [['night.csv', CSV]]);
    t.true(file.path.startsWith(fetch.folder));
    t.deepEqual([file.size, file.sha256], [CSV.length, createHash('sha256').update(CSV).digest()]);
    t.deepEqual(file.modifiedAt, OLD);
    t.is(file.name, url('in/night.csv'));
    t.deepEqual(fetch.pauses, []);
  });
});

each('a file that looks as it did is not fetched again, unless something is open', async (t, fetch, { serve }) => {
  const files = remoteFiles({ '/in/night.csv': CSV }, OLD);
  await serve(files, async (url) => {
    const { sourceState: lastState } = fileOf(await fetchFrom(fetch, url('in/night.csv')));
    t.is((await fetchFrom(fetch, url('in/night.csv'), { lastState })).kind, 'nothing');
    t.is((await fetchFrom(fetch, url('in/night.csv'), { lastState, conditional: false })).kind, 'file');
    files.set('/in/night.csv', { contents: Buffer.from(CSV), modifiedAt: new Date(OLD.getTime() + 1_000) });
    t.is((await fetchFrom(fetch, url('in/night.csv'), { lastState })).kind, 'file');
  });
});

each('a broken connection is gone on with where it broke', async (t, fetch, { serve, name }) => {
  await serve(
    remoteFiles({ '/in/night.csv': CSV }, OLD),
    async (url, server) => {
      const file = fileOf(await fetchFrom(fetch, url('in/night.csv')));
      t.is((await contentsOf(file))[0]?.[1], CSV);
      t.deepEqual(file.sha256, createHash('sha256').update(CSV).digest());
      if ('commands' in server) {
        const offsets = server.commands.flatMap((command) => (command.startsWith('REST ') ? [+command.slice(5)] : []));
        t.true(offsets.length > 0 && offsets.every((offset) => offset > 0 && offset <= 200_000), `${offsets}`);
        t.is(server.commands.filter((command) => command.startsWith('RETR')).length, 3);
      } else {
        t.is(server.connections(), 3, name);
        // Nothing that had come was read again.
        t.is(server.reads.filter((offset) => offset === 0).length, 1);
      }
    },
    // SFTP comes in blocks: the second connection breaks before a block is whole.
    name === 'SFTP' ? [300_000, 1] : [100_000, 100_000],
  );
});

each('a connection that always breaks is given up with a sentence', async (t, fetch, { serve }) => {
  await serve(
    remoteFiles({ '/in/night.csv': CSV }, OLD),
    async (url) => {
      await t.throwsAsync(fetchFrom(fetch, url('in/night.csv')), {
        instanceOf: FeedFileError,
        message: `${url('in/night.csv')} could not be read: the connection broke`,
      });
    },
    Array.from({ length: 20 }, () => 1),
  );
});

each(
  'a file that is still being written is waited for; a .done file beside it ends the wait',
  async (t, fetch, { serve }) => {
    const files = remoteFiles({ '/in/night.csv': CSV }, new Date(fetch.now().getTime() - 20_000));
    await serve(files, async (url) => {
      await fetchFrom(fetch, url('in/night.csv'));
      t.deepEqual(fetch.pauses, [40_000]);
      files.set('/in/night.csv', { contents: Buffer.from(CSV), modifiedAt: fetch.now() });
      files.set('/in/night.csv.done', { contents: Buffer.from(''), modifiedAt: fetch.now() });
      await fetchFrom(fetch, url('in/night.csv'));
      t.is(fetch.pauses.length, 1);
    });
  },
);

each(
  'a file that does not stand still is given up, also by a server whose clock is ahead',
  async (t, fetch, { serve }) => {
    const ahead = new Date('2026-11-21T18:00:00Z');
    const files = remoteFiles({ '/in/night.csv': CSV }, ahead);
    await serve(files, async (url) => {
      t.is((await fetchFrom(fetch, url('in/night.csv'))).kind, 'file');
      t.deepEqual(fetch.pauses, [60_000]);
      let grown = CSV;
      const wait: FetchFixture['wait'] = async (milliseconds, signal) => {
        grown += 'x';
        files.set('/in/night.csv', { contents: Buffer.from(grown), modifiedAt: ahead });
        await fetch.wait(milliseconds, signal);
      };
      await t.throwsAsync(fetchFrom(fetch, url('in/night.csv'), { tools: { wait } }), {
        instanceOf: FeedFileError,
        message: /is still being written: try again when it is complete/,
      });
    });
  },
);

each('the files of a pattern come in the order of their names, each exactly once', async (t, fetch, { serve }) => {
  const files = remoteFiles({ '/in/b1.csv': 'two', '/in/a?.csv': 'x', '/in/b2.csv': 'three', '/in/c.csv': 'x' }, OLD);
  files.set('/in/b0.csv', { contents: Buffer.from('one'), modifiedAt: new Date(OLD.getTime() + 60_000) });
  await serve(files, async (url) => {
    let lastState: SourceState | null = null;
    for (const [index, expected] of ['one', 'two', 'three'].entries()) {
      const file = fileOf(await fetchFrom(fetch, url('in/b?.csv'), { lastState, config: { mode: 'delta' } }));
      t.deepEqual(await contentsOf(file), [[`b${index}.csv`, expected]]);
      t.deepEqual([file.more, file.ageUnknown, file.series], [index < 2, true, { skippedState: null }]);
      lastState = file.sourceState;
    }
    t.like(await fetchFrom(fetch, url('in/b?.csv'), { lastState }), {
      kind: 'nothing',
      message: 'there is no new file',
    });
    files.set('/in/b1.csv', { contents: Buffer.from('TWO'), modifiedAt: new Date(OLD.getTime() + 1_000) });
    t.is(
      fileOf(await fetchFrom(fetch, url('in/*.csv'), { lastState, config: { mode: 'delta' } })).name,
      url('in/a?.csv'),
    );
    t.is(fileOf(await fetchFrom(fetch, url('in/b*'), { lastState })).name, url('in/b1.csv'));
  });
});

each('a missing file, a missing folder and a wrong password are told apart', async (t, fetch, { serve }) => {
  await serve(remoteFiles({ '/in/night.csv': CSV }, OLD), async (url) => {
    for (const path of ['in/none.csv', 'none/night.csv']) {
      await t.throwsAsync(fetchFrom(fetch, url(path)), { instanceOf: FeedFileError, message: /is not there/ }, path);
    }
    await t.throwsAsync(fetchFrom(fetch, url('none/*.csv')), { message: /is not there/ });
    const readVariable = () => 'wrong';
    const error = await t.throwsAsync(fetchFrom(fetch, url('in/night.csv'), { readVariable }), {
      message: /refuses the login: check source\.credentials/,
    });
    t.notRegex(error?.message ?? '', /wrong|secret/);
    await t.throwsAsync(fetchFrom(fetch, url('in/night.csv'), { readVariable: () => undefined }), {
      message:
        /environment variable FEED_USER, which source\.credentials\.userVariable of feed night names, is not set/,
    });
  });
});

each('a file over limits.maxSize, and an empty one, are refused', async (t, fetch, { serve }) => {
  await serve(remoteFiles({ '/in/night.csv': CSV, '/in/empty.csv': '' }, OLD), async (url) => {
    await t.throwsAsync(fetchFrom(fetch, url('in/night.csv'), { config: { limits: { maxSize: 1_000 } } }), {
      message: /is larger than 1000 bytes: raise limits\.maxSize/,
    });
    await t.throwsAsync(fetchFrom(fetch, url('in/empty.csv')), { message: /is empty: nothing was imported/ });
  });
});

each('a private address is refused unless the feed allows it', async (t, fetch, { serve }) => {
  await serve(remoteFiles({ '/in/night.csv': CSV }, OLD), async (url, server) => {
    const source = { allowPrivateAddresses: false };
    await t.throwsAsync(fetchFrom(fetch, url('in/night.csv'), { source }), { message: /^127\.0\.0\.1 has a private/ });
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const named = url('in/night.csv').replace('127.0.0.1', 'feeds.example');
    await t.throwsAsync(fetchFrom(fetch, named, { tools: { addresses: { resolve } } }), {
      message: /^feeds\.example has a private/,
    });
    t.is('commands' in server ? server.commands.length : server.connections(), 0);
  });
});

each('stopping ends a fetch with the reason of the stop', async (t, fetch, { serve }) => {
  await serve(remoteFiles({ '/in/night.csv': CSV }, fetch.now()), async (url) => {
    const stop = new AbortController();
    const reason = new Error('the service is stopping');
    const wait: FetchFixture['wait'] = async (_, signal) => {
      stop.abort(reason);
      signal?.throwIfAborted();
    };
    t.is(await t.throwsAsync(fetchFrom(fetch, url('in/night.csv'), { signal: stop.signal, tools: { wait } })), reason);
  });
});

test(
  'SFTP: a file that changes while it is read is refused',
  withFetch(async (t, fetch) => {
    const files = remoteFiles({ '/in/night.csv': CSV }, OLD);
    const onRead = (): void => {
      files.set('/in/night.csv', { contents: Buffer.from(CSV), modifiedAt: new Date(OLD.getTime() + 5_000) });
    };
    await withSftpServer({ files, onRead }, async ({ port }) => {
      await t.throwsAsync(fetchFrom(fetch, `sftp://127.0.0.1:${port}/in/night.csv`), {
        instanceOf: FeedFileError,
        message: /changed while it was read: try again when it is complete/,
      });
    });
  }),
);

test(
  'SFTP: the server must show the key that the feed names',
  withFetch(async (t, fetch) => {
    await withSftpServer({ files: remoteFiles({ '/in/night.csv': CSV }, OLD) }, async ({ port, fingerprint }) => {
      const url = `sftp://127.0.0.1:${port}/in/night.csv`;
      t.is((await fetchFrom(fetch, url, { source: { hostKey: fingerprint } })).kind, 'file');
      const hostKey = `SHA256:${'A'.repeat(43)}`;
      await t.throwsAsync(fetchFrom(fetch, url, { source: { hostKey } }), {
        instanceOf: FeedFileError,
        message: new RegExp(`shows the key ${fingerprint.replace(/[+/]/g, '.')}, not that of source\\.hostKey`),
      });
    });
  }),
);

test(
  'SFTP: a private key logs in, with its passphrase where it has one',
  withFetch(async (t, fetch) => {
    const key = makeKey('open sesame');
    const files = remoteFiles({ '/in/night.csv': CSV }, OLD);
    const privateKeyFile = join(dirname(fetch.folder), 'id_ecdsa');
    await mkdir(dirname(privateKeyFile), { recursive: true });
    await writeFile(privateKeyFile, key.pem);
    await withSftpServer({ files, publicKey: key.key }, async ({ port }) => {
      const url = `sftp://127.0.0.1:${port}/in/night.csv`;
      const credentials = { type: 'privateKey', userVariable: 'FEED_USER', privateKeyFile } as const;
      const readVariable = (name: string) => ({ FEED_USER: 'ann', PHRASE: 'open sesame', WRONG: 'x' })[name];
      const log = (changes: object) =>
        fetchFrom(fetch, url, { readVariable, source: { credentials: { ...credentials, ...changes } } });
      t.is((await log({ passphraseVariable: 'PHRASE' })).kind, 'file');
      await t.throwsAsync(log({ passphraseVariable: 'WRONG' }), { message: /cannot be used .* its passphrase/ });
      await t.throwsAsync(log({ privateKeyFile: '/nonexistent/key' }), { message: /cannot be read \(ENOENT\)/ });
    });
  }),
);

test(
  'FTP: a data connection does not lead to another host',
  withFetch(async (t, fetch) => {
    const files = remoteFiles({ '/in/night.csv': CSV }, OLD);
    await withFtpServer({ files, passiveHost: '10.0.0.7' }, async ({ port }) => {
      await t.throwsAsync(fetchFrom(fetch, `ftp://127.0.0.1:${port}/in/night.csv`), {
        instanceOf: FeedFileError,
        message: /wants to send its data from another host: that is not followed/,
      });
    });
  }),
);

test(
  'FTP: a server that tells neither sizes nor times of single files serves all the same',
  withFetch(async (t, fetch) => {
    const files = remoteFiles({ '/in/night.csv': CSV }, OLD);
    await withFtpServer({ files, mlsd: false, unknown: ['SIZE', 'MDTM', 'EPSV'] }, async ({ port }) => {
      const url = `ftp://127.0.0.1:${port}/in/night.csv`;
      const file = fileOf(await fetchFrom(fetch, url));
      t.is((await contentsOf(file))[0]?.[1], CSV);
      t.is(file.ageUnknown, true);
      // It may have changed without a sign: it is looked at for a minute, and fetched each time.
      t.deepEqual(fetch.pauses, [60_000]);
      t.is((await fetchFrom(fetch, url, { lastState: file.sourceState })).kind, 'file');
    });
  }),
);

test(
  'FTPS: nothing is sent before TLS stands, and the data goes through TLS too, also after a connection broke',
  withFetch(async (t, fetch) => {
    const files = remoteFiles({ '/in/night.csv': CSV }, OLD);
    await withFtpServer({ files, tls: TLS, breaks: [100_000] }, async ({ port, commands }) => {
      const addresses = { allowPrivateAddresses: true, ca: TLS.cert };
      for (const host of ['127.0.0.1', 'localhost']) {
        const file = fileOf(await fetchFrom(fetch, `ftps://${host}:${port}/in/night.csv`, { tools: { addresses } }));
        t.is((await contentsOf(file))[0]?.[1], CSV);
      }
      t.is(commands[0], 'AUTH TLS');
      t.true(commands.includes('PROT P'));
      t.is(commands.filter((command) => command.startsWith('RETR')).length, 3);
    });
  }),
);

test(
  'FTPS: a certificate that is not trusted, and a server without TLS, get no password',
  withFetch(async (t, fetch) => {
    const files = remoteFiles({ '/in/night.csv': CSV }, OLD);
    for (const [tls, message] of [
      [TLS, /its certificate is not trusted \(it signed itself\)/],
      [undefined, /the server refused it \(502\)/],
    ] as const) {
      await withFtpServer({ files, ...(tls && { tls }) }, async ({ port, commands }) => {
        await t.throwsAsync(fetchFrom(fetch, `ftps://127.0.0.1:${port}/in/night.csv`), {
          instanceOf: FeedFileError,
          message,
        });
        t.false(commands.some((command) => /^(USER|PASS)/.test(command)));
      });
    }
  }),
);

test(
  'FTP: a server process that dies with a 500 is no refusal: it is tried again, in TLS too',
  withFetch(async (t, fetch) => {
    const files = remoteFiles({ '/in/night.csv': CSV }, OLD);
    const dying = { files, breaks: [100_000], lastWords: '500 OOPS: child died\r\n' };
    await withFtpServer(dying, async ({ port }) => {
      const file = fileOf(await fetchFrom(fetch, `ftp://127.0.0.1:${port}/in/night.csv`));
      t.is((await contentsOf(file))[0]?.[1], CSV);
    });
    await withFtpServer({ ...dying, tls: TLS }, async ({ port }) => {
      const addresses = { allowPrivateAddresses: true, ca: TLS.cert };
      const file = fileOf(await fetchFrom(fetch, `ftps://127.0.0.1:${port}/in/night.csv`, { tools: { addresses } }));
      t.is((await contentsOf(file))[0]?.[1], CSV);
    });
  }),
);

test(
  'FTP: a server that cannot go on where a download broke is asked from the start',
  withFetch(async (t, fetch) => {
    const files = remoteFiles({ '/in/night.csv': CSV }, OLD);
    await withFtpServer({ files, breaks: [100_000], unknown: ['REST'] }, async ({ port, commands }) => {
      const file = fileOf(await fetchFrom(fetch, `ftp://127.0.0.1:${port}/in/night.csv`));
      t.is((await contentsOf(file))[0]?.[1], CSV);
      t.is(commands.filter((command) => command.startsWith('RETR')).length, 2);
    });
  }),
);
