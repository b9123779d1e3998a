import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, readFile, readlink } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';

/** The server's own command-line client. */
export type CommandLineClient = {
  program: string;
  /** Runs statements on a database and gives what they print, tab-separated. Rejects with what the client complains about. */
  run: (database: string, statements: string) => Promise<string>;
};

type Server = { pid: number; socketPath: string; user: string };

const NAMES = ['mariadb', 'mysql'];

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Beside the server program, in the folder `bin` beside that one, or installed. */
const findProgram = async (serverProgram: string, path: string): Promise<string> => {
  const beside = dirname(serverProgram);
  const folders = [beside, join(beside, '../bin'), ...path.split(delimiter).filter((folder) => folder !== '')];
  for (const folder of folders) {
    for (const name of NAMES) if (await isProgram(join(folder, name))) return join(folder, name);
  }
  throw new Error(
    `No command-line client of the database found beside ${serverProgram} or in PATH: install mariadb-client or mysql-client`,
  );
};

/** What the server needed to find its libraries, its client needs too. */
const libraryPath = async (pid: number): Promise<Record<string, string>> => {
  const variables = (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0');
  const found = variables.find((variable) => variable.startsWith('LD_LIBRARY_PATH='));
  return found === undefined ? {} : { LD_LIBRARY_PATH: found.slice(found.indexOf('=') + 1) };
};

const runToEnd = (program: string, args: readonly string[], env: Record<string, string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, complaints] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaints += text;
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${program} ended with ${code}: ${complaints.trim()}`)),
    );
  });

/** The client of a running server of this machine. Needs Linux: the server's program is looked up in /proc. */
export const findCommandLineClient = async ({ pid, socketPath, user }: Server): Promise<CommandLineClient> => {
  const path = process.env.PATH ?? '';
  const program = await findProgram(await readlink(`/proc/${pid}/exe`), path);
  const env = { PATH: path, ...(await libraryPath(pid)) };
  const connection = ['--no-defaults', `--socket=${socketPath}`, `--user=${user}`, '--local-infile=1'];
  return {
    program,
    run: (database, statements) =>
      runToEnd(program, [...connection, '--batch', '--skip-column-names', database, '-e', statements], env),
  };
};
