import { createServer, type Server, type Socket } from 'node:net';
import { posix } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
import { listen, namesIn, type RemoteFiles } from './loopback-server.ts';

export type FtpServer = {
  port: number;
  /** Every command that came, passwords too, of all connections. */
  commands: string[];
};

type FtpOptions = {
  files: RemoteFiles;
  user?: string;
  password?: string;
  /** Whether the server lists for programs (MLSD); else for people (LIST). */
  mlsd?: boolean;
  /** Commands that the server does not know. */
  unknown?: readonly string[];
  /** After how many bytes the nth download breaks; later ones don't. */
  breaks?: number[];
  /** What the server's process writes in place of an answer before it dies where a download breaks. */
  lastWords?: string;
  /** What a passive data connection is said to lead to. */
  passiveHost?: string;
  /** Key and certificate of AUTH TLS; without them it is refused. */
  tls?: { key: string; cert: string };
};

const stamp = (date: Date): string => date.toISOString().replace(/\D/g, '').slice(0, 14);

/** Serves one control connection. */
const serve = (control: Socket, options: FtpOptions, state: { commands: string[]; downloads: number }): void => {
  const { files, user = 'ann', password = 'secret', mlsd = true, unknown = [], breaks = [], tls } = options;
  const context = tls === undefined ? undefined : createSecureContext(tls);
  let connection: Socket = control;
  let named = '';
  let folder = '/';
  let restart = 0;
  let passive: Server | undefined;
  let arrived: Promise<Socket> | undefined;
  const reply = (text: string): boolean => connection.write(`${text}\r\n`);

  const openPassive = async (): Promise<number> => {
    passive?.close();
    const server = createServer({ pauseOnConnect: context !== undefined });
    passive = server;
    arrived = new Promise((resolve) => {
      server.once('connection', (socket) => {
        const isPrivate = connection instanceof TLSSocket;
        const data = isPrivate && context ? new TLSSocket(socket, { isServer: true, secureContext: context }) : socket;
        data.on('error', () => undefined);
        data.resume();
        resolve(data);
      });
    });
    const { port } = await listen(server);
    return port;
  };
  const send = async (data: Buffer | string, limit = Number.POSITIVE_INFINITY): Promise<void> => {
    reply('150 here it comes');
    const socket = await arrived;
    const bytes = Buffer.from(data);
    if (bytes.length <= limit) {
      socket?.end(bytes, () => reply('226 that was all'));
      return;
    }
    socket?.write(bytes.subarray(0, limit), () => {
      socket.destroy();
      if (options.lastWords === undefined) connection.destroy();
      else control.end(options.lastWords);
    });
  };
  const list = (): string =>
    (namesIn(files, folder) ?? [])
      .map((name) => {
        const { contents, modifiedAt } = files.get(posix.join(folder, name)) ?? {
          contents: '',
          modifiedAt: new Date(),
        };
        return mlsd
          ? `type=file;size=${contents.length};modify=${stamp(modifiedAt)}; ${name}\r\n`
          : `-rw-r--r--   1 ann      ann      ${contents.length} Nov 20 03:00 ${name}\r\n`;
      })
      .join('');
  const found = (name: string) => files.get(posix.resolve(folder, name));

  const answers: Record<string, (argument: string) => unknown> = {
    USER: (name) => {
      named = name;
      reply('331 and the password?');
    },
    PASS: (word) => reply(named === user && word === password ? '230 welcome' : '530 no'),
    FEAT: () => reply(`211-Features:\r\n${mlsd ? ' MLST type*;size*;modify*;\r\n' : ''} SIZE\r\n211 end`),
    TYPE: () => reply('200 yes'),
    PWD: () => reply(`257 "${folder}" is it`),
    CWD: (path) => {
      const target = posix.resolve(folder, path);
      if (namesIn(files, target) === null) return reply('550 no such folder');
      folder = target;
      return reply('250 yes');
    },
    SIZE: (name) => reply(found(name) ? `213 ${found(name)?.contents.length}` : '550 no such file'),
    MDTM: (name) => reply(found(name) ? `213 ${stamp(found(name)?.modifiedAt ?? new Date())}` : '550 no such file'),
    EPSV: async () => reply(options.passiveHost ? '500 what?' : `229 come (|||${await openPassive()}|)`),
    PASV: async () => {
      const port = await openPassive();
      const host = (options.passiveHost ?? '127.0.0.1').replaceAll('.', ',');
      reply(`227 come (${host},${port >> 8},${port & 255})`);
    },
    REST: (offset) => {
      restart = Number(offset);
      reply('350 from there');
    },
    RETR: async (name) => {
      const file = found(name);
      if (file === undefined) return reply('550 no such file');
      const start = restart;
      restart = 0;
      const limit = breaks[state.downloads];
      state.downloads += 1;
      return send(file.contents.subarray(start), limit);
    },
    LIST: () => send(list()),
    MLSD: () => send(list()),
    AUTH: () => {
      if (context === undefined) return reply('502 no');
      reply('234 now');
      control.removeAllListeners('data');
      connection = new TLSSocket(control, { isServer: true, secureContext: context });
      connection.on('data', receive).on('error', () => undefined);
      return true;
    },
    PBSZ: () => reply('200 yes'),
    PROT: () => reply('200 yes'),
    QUIT: () => connection.end('221 bye\r\n'),
  };
  let pending = '';
  const receive = (data: Buffer): void => {
    pending += data.toString();
    for (let end = pending.indexOf('\r\n'); end !== -1; end = pending.indexOf('\r\n')) {
      const line = pending.slice(0, end);
      pending = pending.slice(end + 2);
      state.commands.push(line);
      const [, name = '', argument = ''] = /^(\S+) ?(.*)$/.exec(line) ?? [];
      const answer = unknown.includes(name) ? undefined : answers[name.toUpperCase()];
      if (answer === undefined) reply('502 what?');
      else answer(argument);
    }
  };
  control.on('data', receive).on('error', () => undefined);
  control.on('close', () => passive?.close());
  reply('220 hello');
};

/** Calls `use` with an FTP server on loopback whose files are in memory. Where a login leads is `/`. */
export const withFtpServer = async <Result>(
  options: FtpOptions,
  use: (server: FtpServer) => Promise<Result>,
): Promise<Result> => {
  const state = { commands: [] as string[], downloads: 0 };
  const { port, close } = await listen(createServer((socket) => serve(socket, options, state)));
  try {
    return await use({ port, commands: state.commands });
  } finally {
    await close();
  }
};
