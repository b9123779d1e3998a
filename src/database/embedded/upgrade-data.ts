import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeServer, type ServerProgram } from './find-server.ts';
import { type RunAs, runProgram } from './run-program.ts';
import { copyData, readRecord, type ServerFolders, writeRecord } from './server-data.ts';
import type { ServerProcess } from './server-process.ts';

/**
 * Before a newer server opens the data, they are copied: a server never goes back to older data. True where an upgrade
 * is to be finished. An upgrade that was cut short is finished without another copy: the first one is the good one.
 */
export async function prepareUpgrade(
  program: ServerProgram,
  folders: ServerFolders,
  log: (message: string) => void,
): Promise<boolean> {
  const record = await readRecord(folders);
  if (!record || record.version === program.version) return false;
  if (record.upgradingTo === undefined) {
    const copy = await copyData(folders, record.version);
    log(`The data of ${describeServer(record)} were copied to ${copy} before ${describeServer(program)} upgrades them`);
    await writeRecord(folders, { ...record, upgradingTo: program.version });
  }
  return true;
}

/** MySQL upgrades its own tables as it starts; MariaDB has a program for it. */
export async function finishUpgrade(
  program: ServerProgram,
  folders: ServerFolders,
  server: ServerProcess,
  runAs: RunAs | undefined,
  log: (message: string) => void,
): Promise<void> {
  if (program.engine === 'mysql') return;
  const folder = dirname(program.program);
  const places = [folder, join(folder, '../bin'), '/usr/bin', '/usr/local/bin'].map((place) =>
    join(place, 'mariadb-upgrade'),
  );
  for (const place of places) {
    if (
      !(await access(place).then(
        () => true,
        () => false,
      ))
    )
      continue;
    const args = ['--no-defaults', `--socket=${server.socketPath}`, '--user=root', '--silent', '--force'];
    const env = { ...program.env, PATH: `${dirname(place)}:${program.env.PATH}` };
    const { code, output } = await runProgram(place, args, { runAs, cwd: folders.data, env });
    if (code !== 0) log(`mariadb-upgrade reported: ${output.trim().slice(-500)}`);
    return;
  }
  log('mariadb-upgrade is not installed here: the data were opened by the newer server without it');
}
