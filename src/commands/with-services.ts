import type { Config, WrongSetting } from '../config/config.ts';
import { migrate } from '../database/migrate.ts';
import { type OpenedDatabase, openConfiguredDatabase } from '../database/open-database.ts';
import { createLifecycle } from '../process/lifecycle.ts';
import type { Logger } from '../process/logger.ts';
import { createServices, type Services } from '../services.ts';
import type { Terminal } from './terminal.ts';

export type CommandContext = {
  config: Config;
  /** Of a command that shows settings; all others refuse wrong ones, in place of which `config` has defaults here. */
  wrongSettings: readonly WrongSetting[];
  log: Logger;
  clock: () => Date;
  /** What the command answers a person, a line on standard output; nothing with `--json`. */
  print: (line: string) => void;
  /** The same for a program: the one JSON document of `--json`, once a command; nothing without it. */
  answer: (data: unknown) => void;
  /** Whether that is wanted, for what would be long in coming. */
  isJson: boolean;
  /** What is going on meanwhile, on standard error. */
  say: (line: string) => void;
  terminal: Terminal;
};

/** Opens the database for a command, beside a running service or without one, and closes what it opened. */
export const withDatabase = async <Result>(
  { config, log, say }: Pick<CommandContext, 'config' | 'log' | 'say'>,
  work: (opened: OpenedDatabase) => Promise<Result>,
): Promise<Result> => {
  const lifecycle = createLifecycle(log);
  try {
    return await work(await openConfiguredDatabase({ config, role: 'command', lifecycle, log, say }));
  } finally {
    await lifecycle.stop();
  }
};

/** The same with the tables up to date and every service at hand. */
export const withServices = <Result>(
  context: CommandContext,
  work: (services: Services, opened: OpenedDatabase) => Promise<Result>,
): Promise<Result> =>
  withDatabase(context, async (opened) => {
    await migrate(opened.database, context.say);
    return work(createServices({ ...context, database: opened.database }), opened);
  });

/** A command tells by its exit code how it ended. */
export type Run = (context: CommandContext, ...given: never[]) => Promise<number>;

/** What a command of the line is called, takes and does. */
export type CommandEntry = {
  /** `feed inspect <file>`: its name and arguments, as commander writes them. */
  words: string;
  description: string;
  options: readonly (readonly [flags: string, description: string, byDefault?: string])[];
  /** Command lines without `npx listingd`, and what each is for. */
  examples: readonly (readonly [line: string, what: string])[];
  /** The module, and the function in it. */
  read: () => Promise<Readonly<Record<string, Run>>>;
  name: string;
};
