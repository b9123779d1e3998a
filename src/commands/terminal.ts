import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { SetupError } from '../errors.ts';

type Style = 'bold' | 'dim' | 'green' | 'red' | 'yellow';

/** Where what a command answers is read. */
export type Terminal = {
  /** Columns; without end where it goes into a file, or to another program. */
  width: number;
  /** A text in a colour, where there are colours. */
  paint: (style: Style, text: string) => string;
  /** Writes at once, without a line end; undefined where nobody watches. */
  write?: (text: string) => void;
};

/** No terminal: a pipe, a file, a test. */
export const NO_TERMINAL: Terminal = { width: Number.POSITIVE_INFINITY, paint: (_, text) => text };

/** What standard output is. Colours follow NO_COLOR and FORCE_COLOR. */
export const terminalOf = (stream: NodeJS.WriteStream): Terminal =>
  stream.isTTY
    ? {
        width: stream.columns || 80,
        paint: (style, text) => styleText(style, text, { stream }),
        write: (text) => void stream.write(text),
      }
    : NO_TERMINAL;

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
