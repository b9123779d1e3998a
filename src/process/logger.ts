import { AsyncLocalStorage } from 'node:async_hooks';
import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import { isatty } from 'node:tty';
import pino from 'pino';
import type { PrettyOptions, prettyFactory } from 'pino-pretty';
import { visible } from '../fields/control-characters.ts';
import { gatherRepeatedWarnings } from './repeated-warnings.ts';

/** Goes to the line's start and clears it: what is written next takes the place of a progress bar that may stand there. */
export const CLEAR_LINE = '\r\u001b[K';

export type Logger = pino.Logger;

const STANDARD_ERROR = 2;
const ERROR_LEVEL = 50;

/** What stands in every line that is written while something is done, however many calls deep: the ID of a request. */
export const logContext = new AsyncLocalStorage<{ requestId: string }>();
export const contextOfLine = (): object => logContext.getStore() ?? {};

type Entry = {
  level: number;
  time: string;
  msg: string;
  pid: number;
  hostname: string;
  err?: { message: string; stack: string };
};

/**
 * A sentence with its facts in parentheses: `a run has ended (run 1, feed sample, state Succeeded)`. They name what others have named, whose
 * control characters are shown and not obeyed.
 */
export const describe = ({ level, time, msg, err, pid: _pid, hostname: _hostname, ...facts }: Entry): string => {
  const told = Object.entries(facts).filter(([, value]) => value !== null && value !== '');
  const words = told.map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  // The stack of a warning helps nobody who sits at a terminal.
  if (err !== undefined && err.message !== msg && level < ERROR_LEVEL) words.push(err.message);
  const stack = err !== undefined && level >= ERROR_LEVEL ? `\n${err.stack}` : '';
  return visible(`${msg}${words.length > 0 ? ` (${words.join(', ')})` : ''}`) + visible(stack, '\n');
};

const FOR_PEOPLE: PrettyOptions = {
  colorize: true,
  translateTime: 'SYS:HH:MM:ss',
  hideObject: true,
  messageFormat: (entry) => describe(entry as Entry),
};

/**
 * Logs to standard error, a JSON object a line with host and process, or readable lines on a terminal; from any thread. Standard output is for what a
 * command answers. A warning about an error that is told again and again is written once a minute.
 */
export const createLogger = (level: string, terminal = isatty(STANDARD_ERROR)): Logger => {
  const repeated = gatherRepeatedWarnings({ onHeld: () => process.once('exit', repeated.tellHeld) });
  const hooks = { logMethod: repeated.logMethod };
  const options = {
    ...{ level, hooks, timestamp: pino.stdTimeFunctions.isoTime },
    // Several processes may write into one collection of logs.
    base: { pid: process.pid, hostname: hostname() },
    mixin: contextOfLine,
  };
  if (!terminal) return pino(options, pino.destination({ dest: STANDARD_ERROR, sync: true }));
  // Nobody reads along with a service, so it does without.
  const pretty = createRequire(import.meta.url)('pino-pretty') as { prettyFactory: typeof prettyFactory };
  const format = pretty.prettyFactory(FOR_PEOPLE);
  return pino(options, {
    write: (line: string): void => {
      writeSync(STANDARD_ERROR, CLEAR_LINE + format(line));
    },
  });
};
