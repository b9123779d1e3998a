import { AsyncLocalStorage } from 'node:async_hooks';
import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import { isatty } from 'node:tty';
import pino, { type LogFn } from 'pino';
import type { PrettyOptions, prettyFactory } from 'pino-pretty';
import { visible } from '../fields/control-characters.ts';

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

const MINUTE = 60_000;
const WARN_LEVEL = 40;

type Warning = [facts: { err: unknown; [fact: string]: unknown }, message: string];
/** `held` is the last one that was not written, of `count`. */
type Kind = { held?: Warning; count: number; write: (warning: Warning) => void };

const isOfAnError = (args: readonly unknown[]): args is Warning => Object.hasOwn(Object(args[0]), 'err');

/** What is told in the same words of the same error, and of the same run or feed, is of one kind. */
const kindOf = ([{ err, ...facts }, message]: Warning): string => {
  const { code, name } = Object(err) as { code?: unknown; name?: unknown };
  return JSON.stringify([message, code ?? name, facts]);
};

const afterAMinute = (callback: () => void): void => void setTimeout(callback, MINUTE).unref();

/**
 * Keeps a log readable while something is away: of warnings about errors, which each request or beat then brings, the first of a kind is
 * written at once, and of those that follow one a minute, with the `count` of them. For pino's `hooks`. `tellHeld` writes what is
 * still held; `onHeld` is called when there first is anything.
 */
export const gatherRepeatedWarnings = ({
  wait = afterAMinute,
  onHeld = () => {},
}: {
  wait?: (callback: () => void) => void;
  onHeld?: () => void;
}) => {
  const kinds = new Map<string, Kind>();
  const tell = (kind: Kind): void => {
    if (kind.held === undefined) return;
    const [facts, message] = kind.held;
    kind.write([{ ...facts, count: kind.count }, message]);
    delete kind.held;
    kind.count = 0;
  };
  const endMinute = (name: string, kind: Kind): void => {
    if (kind.held === undefined) kinds.delete(name);
    else {
      tell(kind);
      wait(() => endMinute(name, kind));
    }
  };
  let hasHeld = false;

  return {
    logMethod(this: Logger, args: Parameters<LogFn>, write: LogFn, level: number): void {
      const name = level === WARN_LEVEL && isOfAnError(args) ? kindOf(args) : undefined;
      const known = name === undefined ? undefined : kinds.get(name);
      if (known === undefined) {
        write.apply(this, args);
        if (name === undefined) return;
        const kind: Kind = { count: 0, write: (warning) => write.apply(this, warning) };
        kinds.set(name, kind);
        wait(() => endMinute(name, kind));
        return;
      }
      known.held = args as Warning;
      known.count += 1;
      if (!hasHeld) onHeld();
      hasHeld = true;
    },
    tellHeld: (): void => {
      for (const kind of kinds.values()) tell(kind);
    },
  };
};
