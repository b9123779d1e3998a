import { createInterface } from 'node:readline';
import { SetupError } from '../errors.ts';

/** Asks on the terminal; Ctrl-C, Ctrl-D and anything but yes mean no. */
const ask = (question: string): Promise<boolean> =>
  new Promise((resolve) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    terminal.once('close', () => resolve(false));
    terminal.question(`${question} [y/N] `, (answer) => {
      resolve(/^\s*y(es)?\s*$/i.test(answer));
      terminal.close();
    });
  });

/** Whether somebody says yes, by `--yes` or when asked. SetupError where there is no terminal to ask on. */
export const isConfirmed = async (question: string, { yes = false }: { yes?: boolean }): Promise<boolean> => {
  if (yes) return true;
  if (process.stdin.isTTY !== true) throw new SetupError(`${question} Say --yes, since there is no terminal to ask on`);
  return ask(question);
};
