import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { loadConfig } from '../config/config.ts';
import { isDatabaseAway } from '../database/database-failure.ts';
import { ServiceError, SetupError } from '../errors.ts';
import { CLEAR_LINE, createLogger } from '../process/logger.ts';
import { chatbotAddCommand, chatbotListCommand } from './chatbots.ts';
import { backupCommand, migrateCommand, restoreCommand } from './database.ts';
import { feedCheckCommand, feedListCommand, feedRemoveCommand, feedRenameCommand } from './feed.ts';
import { importCommand } from './import.ts';
import { keyCreateCommand, keyListCommand, keyRevokeCommand } from './keys.ts';
import { listingRestoreCommand } from './listings.ts';
import {
  runApproveCommand,
  runCancelCommand,
  runListCommand,
  runRejectsCommand,
  runShowCommand,
  runUndoCommand,
} from './run.ts';
import { startCommand } from './start.ts';
import type { CommandContext } from './with-services.ts';
import { workspaceAddCommand, workspaceListCommand } from './workspaces.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** A pipe whose reader has left (`… | head`), or a closed terminal, ends nothing that is in hand. */
const goOnUnread = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
};

const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const sayLine = (line: string): void => {
  process.stderr.write(`${process.stderr.isTTY ? CLEAR_LINE : ''}${line}\n`);
};

const createContext = ({ isService = false } = {}): CommandContext => {
  const config = loadConfig();
  // A command says itself how it ended.
  const level = isService || config.logLevel !== 'info' ? config.logLevel : 'warn';
  return { config, log: createLogger(level), print: printLine, say: sayLine };
};

/** Tells how a command ends, by its exit code. */
type Finish = (code: Promise<number>) => Promise<void>;

const addFeedCommands = (feed: Command, finish: Finish): void => {
  feed
    .command('check')
    .description('check the files of config/feeds, and tell when they import')
    .action(() => finish(feedCheckCommand(createContext())));
  feed
    .command('list')
    .description('list the feeds with their states, and what there is to be done')
    .action(() => finish(feedListCommand(createContext())));
  feed
    .command('inspect <file>')
    .description('look at any file and propose how to import it')
    .option('--write <name>', 'write the proposal to config/feeds/NAME.json')
    .option('--chatbot <serialNumber>', 'the chatbot that the feed is to fill')
    .option(
      '--record <name>',
      'the XML element, or the path of the JSON array, that holds the records; several by commas',
    )
    .option('--user-variable <name>', 'the environment variable that holds the user of an address')
    .option('--password-variable <name>', '… that holds its password')
    .option('--token-variable <name>', '… that holds its token')
    .option('--key-file <file>', 'the private key of an sftp address')
    .option('--passphrase-variable <name>', 'the environment variable that holds the passphrase of the key')
    .option('--host-key <fingerprint>', 'the fingerprint of the SFTP server’s key: SHA256:…')
    .option('--allow-private-addresses', 'the address may be this machine or its network')
    .action(async (file, options) => {
      // It reads the most of all commands, and the service never needs it.
      const { feedInspectCommand } = await import('./feed-inspect.ts');
      await finish(feedInspectCommand(createContext(), file, options));
    });
  feed
    .command('rename <old> <new>')
    .description('keep what a feed shows under the new name of its file')
    .action((from, to) => finish(feedRenameCommand(createContext(), from, to)));
  feed
    .command('remove <name>')
    .description('take what a feed without a file shows off the display')
    .option('--yes', 'do not ask')
    .action((name, options) => finish(feedRemoveCommand(createContext(), name, options)));
};

const addRunCommands = (run: Command, finish: Finish): void => {
  run
    .command('list')
    .description('list the last runs')
    .option('--feed <name>', 'of one feed only')
    .action((options) => finish(runListCommand(createContext(), options)));
  run
    .command('show <id>')
    .description('show a run, what it would do, and its first problems')
    .action((id) => finish(runShowCommand(createContext(), id)));
  run
    .command('approve <id>')
    .description('apply what a run held back, after showing it')
    .option('--yes', 'do not ask')
    .action((id, options) => finish(runApproveCommand(createContext(), id, options)));
  run
    .command('cancel <id>')
    .description('end a run; what it has written stays')
    .action((id) => finish(runCancelCommand(createContext(), id)));
  run
    .command('undo <id>')
    .description('take back what a run did')
    .option('--yes', 'do not ask')
    .action((id, options) => finish(runUndoCommand(createContext(), id, options)));
  run
    .command('rejects <id>')
    .description('show the rejected rows of a run as CSV')
    .option('--output <file>', 'the file to write them to; else standard output')
    .action((id, options) => finish(runRejectsCommand(createContext(), id, options)));
};

const addWorkspaceCommands = (workspace: Command, finish: Finish): void => {
  workspace
    .command('add <name>')
    .description('make a workspace')
    .action((name) => finish(workspaceAddCommand(createContext(), name)));
  workspace
    .command('list')
    .description('list the workspaces')
    .action(() => finish(workspaceListCommand(createContext())));
};

const addKeyCommands = (key: Command, finish: Finish): void => {
  key
    .command('create <kind>')
    .description('make a secret or session key and show it once')
    .option('--name <name>', 'what the key is for')
    .option('--workspace <name>', 'the workspace; the first one unless given')
    .action((kind, options) => finish(keyCreateCommand(createContext(), kind, options)));
  key
    .command('list')
    .description('list the keys, without their values')
    .action(() => finish(keyListCommand(createContext())));
  key
    .command('revoke <id>')
    .description('revoke a key')
    .action((id) => finish(keyRevokeCommand(createContext(), id)));
};

const addChatbotCommands = (chatbot: Command, finish: Finish): void => {
  chatbot
    .command('add')
    .description('make a chatbot and show its serial number')
    .option('--name <name>', 'its name')
    .option('--time-zone <zone>', 'its IANA time zone', 'UTC')
    .option('--workspace <name>', 'the workspace; the first one unless given')
    .action((options) => finish(chatbotAddCommand(createContext(), options)));
  chatbot
    .command('list')
    .description('list the chatbots')
    .action(() => finish(chatbotListCommand(createContext())));
};

const addListingCommands = (listing: Command, finish: Finish): void => {
  listing
    .command('restore <serialNumber> <key>')
    .description('show a removed listing again')
    .option('--key-type <type>', 'InternalID, MLSNumber or URL', 'MLSNumber')
    .action((serialNumber, key, options) => finish(listingRestoreCommand(createContext(), serialNumber, key, options)));
};

const addDatabaseCommands = (program: Command, finish: Finish): void => {
  program
    .command('migrate')
    .description('bring the database’s tables up to date')
    .action(() => finish(migrateCommand(createContext())));
  program
    .command('backup <file>')
    .description('write the whole database to a file')
    .action((file) => finish(backupCommand(createContext(), file)));
  program
    .command('restore <file>')
    .description('load a backup into an empty database')
    .action((file) => finish(restoreCommand(createContext(), file)));
};

const createProgram = (finish: Finish): Command => {
  const program = new Command('listingd')
    .description('Keeps chatbots’ real estate listings in step with MLS feeds, and answers questions about them')
    .version(version)
    .exitOverride()
    .showHelpAfterError('(listingd --help lists the commands)');
  program
    .command('start')
    .description('serve the API and import feeds by their schedules')
    .action(() => finish(startCommand(createContext({ isService: true }))));
  program
    .command('import <name>')
    .description('import a feed now')
    .option('--file <file>', 'a file to import in place of the feed’s own')
    .option('--dry-run', 'read, compare and judge, and write nothing')
    .action((name, options) => finish(importCommand(createContext(), name, options)));
  const group = (name: string, description: string): Command => program.command(name).description(description);
  addFeedCommands(group('feed', 'feeds'), finish);
  addRunCommands(group('run', 'runs of feeds'), finish);
  addWorkspaceCommands(group('workspace', 'workspaces: each has chatbots, feeds and keys of its own'), finish);
  addKeyCommands(group('key', 'the keys that clients use'), finish);
  addChatbotCommands(group('chatbot', 'chatbots'), finish);
  addListingCommands(group('listing', 'listings'), finish);
  addDatabaseCommands(program, finish);
  return program;
};

/** Errors that a person has to mend are sentences; only our own faults show a stack. */
const report = (error: unknown): number => {
  if (error instanceof CommanderError) return error.exitCode;
  if (error instanceof SetupError || error instanceof ServiceError) sayLine(`listingd: ${error.message}`);
  else if (isDatabaseAway(error)) {
    sayLine(`listingd: The database went away (${(error as Error).message}): try again when it is back`);
  } else sayLine(`listingd: ${error instanceof Error ? error.stack : String(error)}`);
  return 1;
};

/** Carries out the command that the arguments name. Returns the exit code: 0 where it did what was asked. */
export const runCommandLine = async (args: readonly string[]): Promise<number> => {
  process.stdout.on('error', goOnUnread);
  process.stderr.on('error', goOnUnread);
  let exitCode = 0;
  const program = createProgram(async (code) => {
    exitCode = await code;
  });
  try {
    await program.parseAsync(args);
    return exitCode;
  } catch (error) {
    return report(error);
  }
};
