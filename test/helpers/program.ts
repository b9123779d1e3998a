import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExecutionContext, ImplementationFn } from 'ava';
import { runCommandLine } from '../../src/commands/command-line.ts';
import type { DatabaseTarget } from '../../src/database/connection.ts';
import { makeGuardedFolder } from './test-server.ts';
import { createTestDatabase } from './with-database.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** What Node has compiled, kept for the next process: it halves the time of a start. */
const COMPILED = join(PROJECT, 'node_modules/.cache/compiled');
const PATIENCE_MILLISECONDS = 60_000;

export const DEMO = '00000000000000000000000000000001';
export const SECRET = 'secret-key-of-all-the-tests';
export const SESSION = 'session-key-of-all-the-tests';

type Said = { code: number | null; output: string; errors: string };
type Ended = Said & { milliseconds: number };
type Settings = Record<string, string>;

/** A process of the program while it runs. */
type Program = {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  /** Resolves when standard output or error matches; rejects with what there is when the process ends before. */
  says: (words: RegExp) => Promise<RegExpExecArray>;
  ended: Promise<Ended>;
  /** Sends a signal and waits for the end. */
  stop: (signal?: NodeJS.Signals) => Promise<Ended>;
};
export type Service = Program & { url: string; post: (path: string, body?: object, key?: string) => Promise<Answer> };
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they assert
export type Answer = { status: number; retryAfter: string | null; envelope: any };

/** Asks again until the answer is as wanted; what is waited for has no other sign. */
export const until = async <Value>(what: string, ask: () => Promise<Value | undefined | false>): Promise<Value> => {
  for (const end = Date.now() + PATIENCE_MILLISECONDS; Date.now() < end; await pause(25)) {
    const value = await ask();
    if (value !== undefined && value !== false) return value;
  }
  throw new Error(`waited in vain for ${what}`);
};

const post = async (url: string, key: string, body: object): Promise<Answer> => {
  const headers = key === SESSION || key.startsWith('lss_') ? { 'chatrobot-sessionkey': key } : { Authorization: key };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    envelope: await response.json(),
  };
};

/** By the loosest rule for the modes of new files: what is to be closed, the program closes itself. */
const LISTINGD = ['/bin/sh', '-c', 'umask 0; exec "$0" "$@"', process.execPath, join(PROJECT, 'src/main.ts')];
const NPM = ['npm', '--prefix', PROJECT];

/** What every process is given beside the settings of its test. */
const environmentOf = (settings: Settings): Settings => ({
  ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NODE_COMPILE_CACHE: COMPILED },
  ...settings,
});

/** npm gets a process group of its own, so that a test can signal all of it, as a terminal does. */
const run = (program: readonly string[], args: readonly string[], env: Settings, cwd: string): Program => {
  const [file = '', ...before] = program;
  const child = spawn(file, [...before, ...args], {
    cwd,
    env: environmentOf(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: program === NPM,
  });
  const begun = performance.now();
  const [said, heard] = [{ output: '', errors: '' }, new Set<() => void>()];
  const tell = (): void => {
    for (const hear of heard) hear();
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.output += text;
    tell();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.errors += text;
    tell();
  });
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    ...said,
    milliseconds: performance.now() - begun,
  }));
  const says = (words: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const match = words.exec(said.output) ?? words.exec(said.errors);
        if (match === null) return;
        heard.delete(look);
        clearTimeout(patience);
        resolve(match);
      };
      const giveUp = (why: string): void => reject(new Error(`${why} ${words}: ${said.output}${said.errors}`));
      const patience = setTimeout(() => giveUp('waited in vain for'), PATIENCE_MILLISECONDS);
      heard.add(look);
      look();
      ended.then(({ code }) => {
        clearTimeout(patience);
        giveUp(`ended with ${code} before`);
      });
    });
  return {
    child,
    output: () => said.output,
    errors: () => said.errors,
    says,
    ended,
    stop: async (signal = 'SIGTERM') => {
      const asked = performance.now();
      child.kill(signal);
      return { ...(await ended), milliseconds: performance.now() - asked };
    },
  };
};

/** What a command of the test's own process is given beside its settings: a terminal, a clock. */
type Around = Pick<Parameters<typeof runCommandLine>[1], 'terminal' | 'clock'>;

const runHere = async (args: readonly string[], settings: Settings, around: Around): Promise<Said> => {
  const said = { output: '', errors: '' };
  const code = await runCommandLine(args, {
    // What it logs would come between the lines of the tests.
    environment: environmentOf({ LOG_LEVEL: 'silent', ...settings }),
    ...around,
    print: (line) => {
      said.output += `${line}\n`;
    },
    say: (line) => {
      said.errors += `${line}\n`;
    },
  });
  return { code, ...said };
};

/** An installation of a test's own: a folder with config/, feeds/ and data/, and the settings that lead there, without the demo. */
export type Installation = {
  folder: string;
  data: string;
  settings: Settings;
  /**
   * Runs a command to its end in the test's own process, which costs a twentieth of a process of its own. One is needed only where it
   * is about processes: exit codes, signals, modes of files, relative paths, several at once; `begin(…).ended` is that.
   */
  command: (args: readonly string[], settings?: Settings, around?: Around) => Promise<Said>;
  /** Makes a chatbot and returns its serial number. */
  addChatbot: () => Promise<string>;
  /** Starts a command in a process of its own and leaves it running. */
  begin: (args: readonly string[], settings?: Settings) => Program;
  /** Starts the service and waits until it serves. */
  start: (settings?: Settings) => Promise<Service>;
  /** The same by `npm start`; `child` is npm. */
  npmStart: () => Promise<Program>;
  writeFeed: (name: string, config: object | string) => Promise<void>;
  /** Writes feeds/NAME and returns its path. */
  writeFile: (name: string, contents: string | Uint8Array) => Promise<string>;
};

const makeInstallation = async (t: ExecutionContext, given: Settings): Promise<Installation> => {
  const { folder, remove } = await makeGuardedFolder();
  // The embedded server of a root's test runs as another user, who has to get to the data folder.
  await chmod(folder, 0o711);
  await mkdir(join(folder, 'config/feeds'), { recursive: true });
  await mkdir(join(folder, 'feeds'));
  await cp(join(PROJECT, 'config/models.json'), join(folder, 'config/models.json'));
  await cp(join(PROJECT, 'config/feeds/sample.json'), join(folder, 'config/feeds/sample.json'));
  await cp(join(PROJECT, 'feeds/sample-first-night.csv'), join(folder, 'feeds/sample-first-night.csv'));
  const data = join(folder, 'data');
  const settings = {
    LISTINGD_DATA: data,
    LISTINGD_CONFIG: join(folder, 'config'),
    PORT: '0',
    LISTINGD_DEMO: 'off',
    LISTINGD_SECRET_KEY: SECRET,
    LISTINGD_SESSION_KEY: SESSION,
    ...given,
  };
  const programs: Program[] = [];
  t.teardown(async () => {
    for (const { child, ended } of programs) {
      child.kill('SIGKILL');
      await ended;
    }
    await remove();
  });
  const begin = (args: readonly string[], more: Settings = {}): Program => {
    const program = run(LISTINGD, args, { ...settings, ...more }, folder);
    programs.push(program);
    return program;
  };
  const command: Installation['command'] = (args, more = {}, around = {}) =>
    runHere(args, { ...settings, ...more }, around);
  const npmStart = async (): Promise<Program> => {
    const program = run(NPM, ['start'], settings, folder);
    const group = -(program.child.pid ?? Number.NaN);
    t.teardown(() => isThere(group) && process.kill(group, 'SIGKILL'));
    await program.says(/serves on/);
    return program;
  };
  return {
    folder,
    data,
    settings,
    begin,
    npmStart,
    command,
    addChatbot: async () => (await command(['chatbot', 'add'])).output.trim(),
    start: async (more) => {
      const program = begin(['start'], more);
      const [, url = ''] = await program.says(/serves on (http:\S+)/);
      return { ...program, url, post: (path, body = {}, key = SECRET) => post(url + path, key, body) };
    },
    writeFeed: (name, config) =>
      writeFile(
        join(folder, `config/feeds/${name}.json`),
        typeof config === 'string' ? config : JSON.stringify(config),
      ),
    writeFile: async (name, contents) => {
      const path = join(folder, 'feeds', name);
      await writeFile(path, contents);
      return path;
    },
  };
};

/** Whether a process is there or, where `pid` is negative, any of a group. */
const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

type Body = (t: ExecutionContext, program: Installation, target: DatabaseTarget) => Promise<void>;

/** `test('…', withInstallation(async (t, program) => …))`: with an embedded database in its data folder. */
export const withInstallation =
  (
    body: (t: ExecutionContext, program: Installation) => Promise<void>,
    settings: Settings = {},
  ): ImplementationFn<[]> =>
  async (t) =>
    body(t, await makeInstallation(t, settings));

/** The URL of a database of the tests' server. */
export const urlOf = ({ host, port, socketPath, user = '', password, database = '' }: DatabaseTarget): string => {
  const who = `${encodeURIComponent(user)}${password ? `:${encodeURIComponent(password)}` : ''}`;
  return socketPath === undefined
    ? `mysql://${who}@${host}:${port}/${database}`
    : `mysql://${who}@localhost/${database}?socketPath=${encodeURIComponent(socketPath)}`;
};

/**
 * The same with a database of the tests' server by DATABASE_URL, which is quicker to be had: migrated already, which takes the program
 * as long as its whole start, unless told otherwise.
 */
export const withExternalDatabase =
  (body: Body, settings: Settings = {}, options: { migrated: boolean } = { migrated: true }): ImplementationFn<[]> =>
  async (t) => {
    const { target, drop } = await createTestDatabase(options);
    t.teardown(drop);
    await body(t, await makeInstallation(t, { DATABASE_URL: urlOf(target), ...settings }), target);
  };

/** A feed without a schedule for the demo chatbot, from feeds/homes.csv. */
export const HOMES_FEED = {
  chatbots: [{ serialNumber: DEMO }],
  source: { file: 'feeds/homes.csv' },
  preset: 'listing',
  defaults: { CurrencySymbol: '$', AreaUnit: 'Square Feet' },
  key: ['MLSNumber'],
  mode: 'delta',
};

/** A feed's file of so many homes, numbered from `first`. */
export const homes = (count: number, { first = 1, price = 500_000 } = {}): string =>
  [
    'MLSNumber,Status,SaleType,City,SalePrice,Address',
    ...Array.from({ length: count }, (_, index) => {
      const number = first + index;
      return `H${number},Active,for_sale,Fresno,${price + number},${number} Elm Street`;
    }),
    '',
  ].join('\n');

/** A chatbot whose 20 homes come from feeds/homes.csv; returns its serial number. */
export const importHomes = async (program: Installation): Promise<string> => {
  const serialNumber = await program.addChatbot();
  await program.writeFeed('homes', { ...HOMES_FEED, chatbots: [{ serialNumber }], mode: 'snapshot' });
  await program.writeFile('homes.csv', homes(20));
  await program.command(['import', 'homes']);
  return serialNumber;
};
