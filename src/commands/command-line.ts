import { CommanderError } from 'commander';
import { loadConfig, readConfig } from '../config/config.ts';
import { isDatabaseAway } from '../database/database-failure.ts';
import { ServiceError, SetupError } from '../errors.ts';
import { visible } from '../fields/control-characters.ts';
import { CLEAR_LINE, createLogger } from '../process/logger.ts';
import { keepHeapSmall } from '../process/memory.ts';
import { whenNeeded } from '../process/when-needed.ts';
import { createProgram } from './program.ts';
import { NO_TERMINAL, type Terminal, terminalOf } from './terminal.ts';
import type { CommandContext, CommandEntry } from './with-services.ts';

/** What a command line is set by, and where it says what. `onRead`: called when what the command needs is read. */
type Surroundings = Pick<CommandContext, 'print' | 'say'> & {
  environment?: NodeJS.ProcessEnv;
  terminal?: Terminal;
  clock?: () => Date;
  onRead?: () => void;
};

/** A pipe whose reader has left (`… | head`), or a closed terminal, ends nothing that is in hand. */
const goOnUnread = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
};

/** They tell what is wrong with settings, and go on with the others. */
const SHOWING_SETTINGS: ReadonlySet<string> = new Set(['doctor', 'config']);

const createContext = (
  { environment, print, say, terminal = NO_TERMINAL, clock = () => new Date() }: Surroundings,
  { words }: CommandEntry,
  answer: CommandContext['answer'] | undefined,
): CommandContext => {
  // When they are asked for: some commands need none.
  const settings = whenNeeded(() =>
    SHOWING_SETTINGS.has(words) ? readConfig(environment) : { config: loadConfig(environment), wrong: [] },
  );
  const log = whenNeeded(() => {
    const { logLevel } = settings().config;
    // A command says itself how it ended.
    return createLogger(words === 'start' || logLevel !== 'info' ? logLevel : 'warn');
  });
  return {
    get config() {
      return settings().config;
    },
    get wrongSettings() {
      return settings().wrong;
    },
    get log() {
      return log();
    },
    ...{ clock, say, isJson: answer !== undefined },
    ...(answer === undefined
      ? { print, answer: () => {}, terminal }
      : { print: () => {}, answer, terminal: NO_TERMINAL }),
  };
};

/** Errors that a person has to mend are sentences; only our own faults show a stack. */
const sentenceOf = (error: unknown): string => {
  if (error instanceof SetupError || error instanceof ServiceError) return error.message;
  if (isDatabaseAway(error)) return `The database went away (${(error as Error).message}): try again when it is back`;
  return error instanceof Error ? String(error.stack) : String(error);
};

/**
 * Carries out the command that the arguments name. Returns the exit code: 0 where it did what was asked. With `--json` one document is
 * printed, whatever happens: what the command answers, else `{ "Error": … }`.
 */
export const runCommandLine = async (args: readonly string[], surroundings: Surroundings): Promise<number> => {
  const { print, say } = surroundings;
  let exitCode = 0;
  let isAnswered = false;
  const answer = (data: unknown): void => {
    isAnswered = true;
    // A terminal may show it. What it says is the same.
    print(visible(JSON.stringify(data, null, 2), '\n'));
  };
  const program = createProgram(surroundings, (entry) => async (...given) => {
    const isJson = program.opts<{ json?: true }>().json === true;
    const context = createContext(surroundings, entry, isJson ? answer : undefined);
    const module = await entry.read();
    surroundings.onRead?.();
    exitCode = (await module[entry.name]?.(context, ...(given as never[]))) ?? 0;
  });
  const fail = (sentence: string): void => {
    if (program.opts<{ json?: true }>().json === true && !isAnswered) answer({ Error: sentence });
  };
  try {
    await program.parseAsync(args, { from: 'user' });
    if (exitCode !== 0) fail('It was not done: standard error says why');
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) fail(error.message.replace(/^error: /, ''));
      return error.exitCode;
    }
    const sentence = sentenceOf(error);
    say(`listingd: ${sentence}`);
    fail(sentence);
    return 1;
  }
};

/** The same by the arguments and variables of this process, on its outputs. */
export const runProcess = (): Promise<number> => {
  process.stdout.on('error', goOnUnread);
  process.stderr.on('error', goOnUnread);
  return runCommandLine(process.argv.slice(2), {
    print: (line) => void process.stdout.write(`${line}\n`),
    say: (line) => void process.stderr.write(`${process.stderr.isTTY ? CLEAR_LINE : ''}${line}\n`),
    terminal: terminalOf(process.stdout),
    // Not before: collecting what reading leaves behind would take a sixth of the start.
    onRead: keepHeapSmall,
  });
};
