import { createHash, generateKeyPairSync, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:net';
import { posix } from 'node:path';
import ssh2, { type AuthContext, type ParsedKey, type SFTPWrapper } from 'ssh2';
import { listen, namesIn, type RemoteFiles } from './loopback-server.ts';

const { Server, utils } = ssh2;
const { STATUS_CODE } = utils.sftp;

export type SftpServer = {
  port: number;
  /** Of the server's key, as ssh-keygen -l shows it. */
  fingerprint: string;
  /** How often somebody connected. */
  connections: () => number;
  /** The offset of every read. */
  reads: number[];
};

type SftpOptions = {
  files: RemoteFiles;
  user?: string;
  password?: string;
  /** With it the user logs in by the key, and not by the password. */
  publicKey?: ParsedKey;
  /** After how many bytes of data the nth connection breaks; later ones don't. */
  breaks?: number[];
  /** Called after each read. */
  onRead?: () => void;
};

/** A key of a user, or of a server: its private half as PEM, and what others know of it. */
export const makeKey = (passphrase?: string): { pem: string; key: ParsedKey } => {
  const secret = passphrase === undefined ? {} : { cipher: 'aes-256-cbc', passphrase };
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'sec1', format: 'pem', ...secret }).toString();
  const key = utils.parseKey(pem, passphrase);
  if (key instanceof Error) throw key;
  return { pem, key };
};

const isEqual = (left: Buffer, right: Buffer): boolean => left.length === right.length && timingSafeEqual(left, right);

const mayLogIn = (context: AuthContext, { user = 'ann', password = 'secret', publicKey }: SftpOptions): boolean => {
  if (context.username !== user) return false;
  if (context.method === 'password') return publicKey === undefined && context.password === password;
  if (context.method !== 'publickey' || publicKey === undefined) return false;
  if (!isEqual(context.key.data, publicKey.getPublicSSH())) return false;
  return context.signature === undefined || publicKey.verify(context.blob as Buffer, context.signature) === true;
};

/** Answers the requests of one SFTP session. */
const serve = (
  sftp: SFTPWrapper,
  { files, onRead }: SftpOptions,
  mayRead: (bytes: number) => boolean,
  reads: number[],
) => {
  const open = new Map<number, { path: string; listed: boolean }>();
  let handles = 0;
  const handleOf = (path: string): Buffer => {
    const handle = Buffer.alloc(4);
    handles += 1;
    handle.writeUInt32BE(handles);
    open.set(handles, { path, listed: false });
    return handle;
  };
  const attributes = (path: string) => {
    const file = files.get(path);
    const time = Math.floor((file?.modifiedAt.getTime() ?? 0) / 1_000);
    const mode = file === undefined ? 0o040755 : 0o100644;
    return { mode, uid: 0, gid: 0, size: file?.contents.length ?? 0, atime: time, mtime: time };
  };
  const stat = (id: number, path: string): void => {
    if (files.has(path) || namesIn(files, path) !== null) sftp.attrs(id, attributes(path));
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  };
  sftp.on('STAT', stat).on('LSTAT', stat);
  sftp.on('REALPATH', (id, path) => {
    const filename = posix.resolve('/', path);
    sftp.name(id, [{ filename, longname: filename, attrs: attributes(filename) }]);
  });
  sftp.on('OPENDIR', (id, path) => {
    if (namesIn(files, path) === null) sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    else sftp.handle(id, handleOf(path));
  });
  sftp.on('READDIR', (id, handle) => {
    const folder = open.get(handle.readUInt32BE());
    if (folder === undefined || folder.listed) return sftp.status(id, STATUS_CODE.EOF);
    folder.listed = true;
    const names = namesIn(files, folder.path) ?? [];
    sftp.name(
      id,
      names.map((filename) => ({
        filename,
        longname: `-rw-r--r-- 1 ann ann 0 Nov 21 00:00 ${filename}`,
        attrs: attributes(posix.join(folder.path, filename)),
      })),
    );
  });
  sftp.on('OPEN', (id, path) => {
    if (files.has(path)) sftp.handle(id, handleOf(path));
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  });
  sftp.on('FSTAT', (id, handle) => stat(id, open.get(handle.readUInt32BE())?.path ?? ''));
  sftp.on('READ', (id, handle, offset, length) => {
    const { contents } = files.get(open.get(handle.readUInt32BE())?.path ?? '') ?? {};
    const data = contents?.subarray(offset, offset + length) ?? Buffer.alloc(0);
    if (data.length > 0) reads.push(offset);
    if (!mayRead(data.length)) return;
    if (data.length === 0) sftp.status(id, STATUS_CODE.EOF);
    else sftp.data(id, data);
    onRead?.();
  });
  sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
};

/** Calls `use` with an SFTP server on loopback whose files are in memory. */
export const withSftpServer = async <Result>(
  options: SftpOptions,
  use: (server: SftpServer) => Promise<Result>,
): Promise<Result> => {
  const hostKey = makeKey();
  const fingerprint = `SHA256:${createHash('sha256').update(hostKey.key.getPublicSSH()).digest('base64').replace(/=+$/, '')}`;
  const reads: number[] = [];
  let connections = 0;
  const server = new Server({ hostKeys: [hostKey.pem] }, (client) => {
    const limit = options.breaks?.[connections] ?? Number.POSITIVE_INFINITY;
    connections += 1;
    let sent = 0;
    client.on('error', () => undefined);
    client.on('authentication', (context) => {
      if (mayLogIn(context, options)) context.accept();
      else context.reject(['password', 'publickey']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        serve(
          acceptSftp(),
          options,
          (bytes) => {
            sent += bytes;
            if (sent > limit) client.end();
            return sent <= limit;
          },
          reads,
        );
      });
    });
  });
  const { port, close } = await listen(createServer((socket) => server.injectSocket(socket)));
  try {
    return await use({ port, fingerprint, connections: () => connections, reads });
  } finally {
    await close();
  }
};
