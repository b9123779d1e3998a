import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { loadConfig } from '../config/config.ts';
import { isDatabaseAway } from '../database/database-failure.ts';
import { ServiceError, SetupError } from '../errors.ts';
import { CLEAR_LINE, createLogger } from '../process/logger.ts';
import { keepHeapSmall } from '../process/memory.ts';
import type { CommandContext } from './with-services.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** A pipe whose reader has left (`… | head`), or a closed terminal, ends nothing that is in hand. */
const goOnUnread = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
};

// Each command reads its own part of the program when it is called for: reading all of it takes longer than most commands take.
const chatbots = () => import('./chatbots.ts');
const database = () => import('./database.ts');
const feeds = () => import('./feed.ts');
const inspection = () => import('./feed-inspect.ts');
const imports = () => import('./import.ts');
const keys = () => import('./keys.ts');
const listings = () => import('./listings.ts');
const runs = () => import('./run.ts');
const service = () => import('./start.ts');
const workspaces = () => import('./workspaces.ts');

/** What a command line is set by, and where it says what. `onRead`: called when what the command needs is read. */
type Surroundings = Pick<CommandContext, 'print' | 'say'> & { environment?: NodeJS.ProcessEnv; onRead?: () => void };

const createContext = (
  { environment, print, say }: Surroundings,
  { isService }: { isService: boolean },
): CommandContext => {
  const config = loadConfig(environment);
  // A command says itself how it ended.
  const level = isService || config.logLevel !== 'info' ? config.logLevel : 'warn';
  return { config, log: createLogger(level), print, say };
};

type Run = (context: CommandContext, ...given: never[]) => Promise<number>;

/** What a command of the line does: reads the module and calls the function in it, which tells by its exit code how it ended. */
type Does = <Name extends string>(
  read: () => Promise<Readonly<Record<NoInfer<Name>, Run>>>,
  name: Name,
) => (...given: unknown[]) => Promise<void>;

const addFeedCommands = (feed: Command, does: Does): void => {
  feed
    .command('check')
    .description('check the files of config/feeds, and tell when they import')
    .action(does(feeds, 'feedCheckCommand'));
  feed
    .command('list')
    .description('list the feeds with their states, and what there is to be done')
    .action(does(feeds, 'feedListCommand'));
  feed
    .command('inspect <file>')
    .description('look at any file and propose how to import it')
    .option('--write <name>', 'write the proposal to config/feeds/NAME.json')
    .option('--chatbot <serialNumber>', 'the chatbot that the feed is to fill')
    .option(
      '--record <name>',
      'the XML element, or the path of the JSON array, that holds the records; several by commas',
    )
    .option('--header-line <number>', 'the line of a table that has the names of its columns')
    .option('--user-variable <name>', 'the environment variable that holds the user of an address')
    .option('--password-variable <name>', '… that holds its password')
    .option('--token-variable <name>', '… that holds its token')
    .option('--key-file <file>', 'the private key of an sftp address')
    .option('--passphrase-variable <name>', 'the environment variable that holds the passphrase of the key')
    .option('--host-key <fingerprint>', 'the fingerprint of the SFTP server’s key: SHA256:…')
    .option('--allow-private-addresses', 'the address may be this machine or its network')
    .action(does(inspection, 'feedInspectCommand'));
  feed
    .command('rename <old> <new>')
    .description('keep what a feed shows under the new name of its file')
    .action(does(feeds, 'feedRenameCommand'));
  feed
    .command('remove <name>')
    .description('take what a feed without a file shows off the display')
    .option('--yes', 'do not ask')
    .action(does(feeds, 'feedRemoveCommand'));
};

const addRunCommands = (run: Command, does: Does): void => {
  run
    .command('list')
    .description('list the last runs')
    .option('--feed <name>', 'of one feed only')
    .action(does(runs, 'runListCommand'));
  run
    .command('show <id>')
    .description('show a run, what it would do, and its first problems')
    .action(does(runs, 'runShowCommand'));
  run
    .command('approve <id>')
    .description('apply what a run held back, after showing it')
    .option('--yes', 'do not ask')
    .action(does(runs, 'runApproveCommand'));
  run.command('cancel <id>').description('end a run; what it has written stays').action(does(runs, 'runCancelCommand'));
  run
    .command('undo <id>')
    .description('take back what a run did')
    .option('--yes', 'do not ask')
    .action(does(runs, 'runUndoCommand'));
  run
    .command('rejects <id>')
    .description('show the rejected rows of a run as CSV')
    .option('--output <file>', 'the file to write them to; else standard output')
    .action(does(runs, 'runRejectsCommand'));
};

const addWorkspaceCommands = (workspace: Command, does: Does): void => {
  workspace.command('add <name>').description('make a workspace').action(does(workspaces, 'workspaceAddCommand'));
  workspace.command('list').description('list the workspaces').action(does(workspaces, 'workspaceListCommand'));
};

const addKeyCommands = (key: Command, does: Does): void => {
  key
    .command('create <kind>')
    .description('make a secret or session key and show it once')
    .option('--name <name>', 'what the key is for')
    .option('--workspace <name>', 'the workspace; the first one unless given')
    .action(does(keys, 'keyCreateCommand'));
  key.command('list').description('list the keys, without their values').action(does(keys, 'keyListCommand'));
  key.command('revoke <id>').description('revoke a key').action(does(keys, 'keyRevokeCommand'));
};

const addChatbotCommands = (chatbot: Command, does: Does): void => {
  chatbot
    .command('add')
    .description('make a chatbot and show its serial number')
    .option('--name <name>', 'its name')
    .option('--time-zone <zone>', 'its IANA time zone', 'UTC')
    .option('--workspace <name>', 'the workspace; the first one unless given')
    .action(does(chatbots, 'chatbotAddCommand'));
  chatbot.command('list').description('list the chatbots').action(does(chatbots, 'chatbotListCommand'));
};

const addListingCommands = (listing: Command, does: Does): void => {
  listing
    .command('restore <serialNumber> <key>')
    .description('show a removed listing again')
    .option('--key-type <type>', 'InternalID, MLSNumber or URL', 'MLSNumber')
    .action(does(listings, 'listingRestoreCommand'));
};

const addDatabaseCommands = (program: Command, does: Does): void => {
  program
    .command('migrate')
    .description('bring the database’s tables up to date')
    .action(does(database, 'migrateCommand'));
  program
    .command('backup <file>')
    .description('write the whole database to a file')
    .action(does(database, 'backupCommand'));
  program
    .command('restore <file>')
    .description('load a backup into an empty database')
    .action(does(database, 'restoreCommand'));
};

const createProgram = ({ print, say }: Surroundings, does: Does): Command => {
  const program = new Command('listingd')
    .description('Keeps chatbots’ real estate listings in step with MLS feeds, and answers questions about them')
    .version(version)
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: (text) => say(text.trimEnd()) })
    .exitOverride()
    .showHelpAfterError('(listingd --help lists the commands)');
  program
    .command('start')
    .description('serve the API and import feeds by their schedules')
    .action(does(service, 'startCommand'));
  program
    .command('import <name>')
    .description('import a feed now')
    .option('--file <file>', 'a file to import in place of the feed’s own')
    .option('--dry-run', 'read, compare and judge, and write nothing')
    .action(does(imports, 'importCommand'));
  const group = (name: string, description: string): Command => program.command(name).description(description);
  addFeedCommands(group('feed', 'feeds'), does);
  addRunCommands(group('run', 'runs of feeds'), does);
  addWorkspaceCommands(group('workspace', 'workspaces: each has chatbots, feeds and keys of its own'), does);
  addKeyCommands(group('key', 'the keys that clients use'), does);
  addChatbotCommands(group('chatbot', 'chatbots'), does);
  addListingCommands(group('listing', 'listings'), does);
  addDatabaseCommands(program, does);
  return program;
};

/** Errors that a person has to mend are sentences; only our own faults show a stack. */
const report = (error: unknown, say: (line: string) => void): number => {
  if (error instanceof CommanderError) return error.exitCode;
  if (error instanceof SetupError || error instanceof ServiceError) say(`listingd: ${error.message}`);
  else if (isDatabaseAway(error)) {
    say(`listingd: The database went away (${(error as Error).message}): try again when it is back`);
  } else say(`listingd: ${error instanceof Error ? error.stack : String(error)}`);
  return 1;
};

/** Carries out the command that the arguments name. Returns the exit code: 0 where it did what was asked. */
export const runCommandLine = async (args: readonly string[], surroundings: Surroundings): Promise<number> => {
  let exitCode = 0;
  const program = createProgram(surroundings, (read, name) => async (...given) => {
    const context = createContext(surroundings, { isService: read === service });
    const module = await read();
    surroundings.onRead?.();
    exitCode = await module[name](context, ...(given as never[]));
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    return report(error, surroundings.say);
  }
};

/** The same by the arguments and variables of this process, on its outputs. */
export const runProcess = (): Promise<number> => {
  process.stdout.on('error', goOnUnread);
  process.stderr.on('error', goOnUnread);
  return runCommandLine(process.argv.slice(2), {
    print: (line) => void process.stdout.write(`${line}\n`),
    say: (line) => void process.stderr.write(`${process.stderr.isTTY ? CLEAR_LINE : ''}${line}\n`),
    // Not before: collecting what reading leaves behind would take a sixth of the start.
    onRead: keepHeapSmall,
  });
};
