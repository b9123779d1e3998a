import type { CommandEntry, Run } from './with-services.ts';

/** An entry whose function is one of the module. */
const entry = <Name extends string>(
  words: string,
  description: string,
  read: () => Promise<Readonly<Record<NoInfer<Name>, Run>>>,
  name: Name,
  examples: CommandEntry['examples'],
  options: CommandEntry['options'] = [],
): CommandEntry => ({ words, description, options, examples, read: read as CommandEntry['read'], name });

// Each command reads its own part of the program when it is called for: reading all of it takes longer than most commands take.
const asking = () => import('./ask.ts');
const chatbots = () => import('./chatbots.ts');
/** It completes what stands here. */
const completion = async () => ({
  completionCommand: (await import('./completion.ts')).createCompletionCommand({ commands: COMMANDS, groups: GROUPS }),
});
const database = () => import('./database.ts');
const doctor = () => import('./doctor/doctor.ts');
const feeds = () => import('./feed.ts');
const inspection = () => import('./feed-inspect.ts');
const imports = () => import('./import.ts');
const access = () => import('./access.ts');
const listings = () => import('./listings.ts');
const runs = () => import('./run.ts');
const service = () => import('./start.ts');
const settings = () => import('./settings.ts');
const status = () => import('./status.ts');

const YES = ['--yes', 'do not ask'] as const;
const WORKSPACE = ['--workspace <name>', 'the workspace; the first one unless given'] as const;
const CHATBOT = ['--chatbot <serialNumber>', 'the chatbot; needed where there are several'] as const;
const KEY_TYPE = ['--key-type <type>', 'InternalID, MLSNumber or URL', 'MLSNumber'] as const;

const OPERATION: readonly CommandEntry[] = [
  entry('start', 'serve the API and import feeds by their schedules', service, 'startCommand', [
    ['start', 'until Ctrl-C'],
    ['start --json', 'the address, and keys of a first start, for a script'],
  ]),
  entry('status', 'tell at a glance whether the service is up, and which feeds want you', status, 'statusCommand', [
    ['status', 'changes nothing, starts nothing'],
    ['status --json', 'for a script: exit code 0 all is well, 1 something is wrong, 2 a feed waits for you'],
  ]),
  entry('doctor', 'look at everything that can be wrong, and say what to do about it', doctor, 'doctorCommand', [
    ['doctor', 'also beside a running service; it changes nothing and shows no secret'],
  ]),
  entry(
    'config',
    'show the settings in force and where each comes from, without secrets',
    settings,
    'configCommand',
    [
      ['config', 'all settings'],
      ['config --changed', 'only those that are no default'],
    ],
    [['--changed', 'only what is set, not what is a default']],
  ),
  entry(
    'import <feed>',
    'import a feed now',
    imports,
    'importCommand',
    [
      ['import nightly --dry-run', 'what an import would do; nothing is written'],
      ['import nightly', 'do it'],
      ['import nightly --file feeds/monday.csv', 'from this file'],
    ],
    [
      ['--file <file>', 'a file to import in place of the feed’s own'],
      ['--dry-run', 'read, compare and judge, and write nothing'],
    ],
  ),
  entry(
    'ask <question...>',
    'ask a chatbot as a visitor would, and show its answer',
    asking,
    'askCommand',
    [
      ['ask "3 bedrooms under 600k in San Diego?"', 'in a session of its own, which is kept like any visitor’s'],
      ['ask --session 12 and under 500k', 'go on in a session'],
      ['ask --explain "3 bedrooms with a pool"', '… and how the question was understood'],
    ],
    [
      CHATBOT,
      ['--session <id>', 'the session to go on in; a new one unless given'],
      ['--explain', 'tell also how the question was understood, and which homes fit'],
    ],
  ),
];

const FEEDS: readonly CommandEntry[] = [
  entry('feed check', 'check the files of config/feeds, and tell when they import', feeds, 'feedCheckCommand', [
    ['feed check', 'every mistake by file and field; needs no database'],
  ]),
  entry('feed list', 'list the feeds with their states, and what there is to be done', feeds, 'feedListCommand', [
    ['feed list', 'state, last and next run of each'],
  ]),
  entry(
    'feed inspect <file>',
    'look at any file and propose how to import it',
    inspection,
    'feedInspectCommand',
    [
      ['feed inspect my-mls.csv', 'which column is which field, and why'],
      ['feed inspect my-mls.csv --write nightly', '… and write config/feeds/nightly.json'],
      [
        'feed inspect sftp://mls.example/homes.csv --user-variable MLS_USER --password-variable MLS_PASSWORD',
        'on a server',
      ],
    ],
    [
      ['--write <name>', 'write the proposal to config/feeds/NAME.json'],
      ['--chatbot <serialNumber>', 'the chatbot that the feed is to fill'],
      ['--record <name>', 'the XML element, or the path of the JSON array, that holds the records; several by commas'],
      ['--header-line <number>', 'the line of a table that has the names of its columns; 0: it has none'],
      ['--sheet <name>', 'the sheet of a workbook, if not the one with the most rows'],
      ['--user-variable <name>', 'the environment variable that holds the user of an address'],
      ['--password-variable <name>', '… that holds its password'],
      ['--token-variable <name>', '… that holds its token'],
      ['--key-file <file>', 'the private key of an sftp address'],
      ['--passphrase-variable <name>', 'the environment variable that holds the passphrase of the key'],
      ['--host-key <fingerprint>', 'the fingerprint of the SFTP server’s key: SHA256:…'],
      ['--allow-private-addresses', 'the address may be this machine or its network'],
    ],
  ),
  entry(
    'feed rename <old> <new>',
    'keep what a feed shows under the new name of its file',
    feeds,
    'feedRenameCommand',
    [['feed rename nightly valley', 'after config/feeds/nightly.json was renamed to valley.json']],
  ),
  entry(
    'feed remove <feed>',
    'take what a feed without a file shows off the display',
    feeds,
    'feedRemoveCommand',
    [['feed remove nightly', 'after config/feeds/nightly.json was deleted']],
    [YES],
  ),
];

const RUNS: readonly CommandEntry[] = [
  entry(
    'run list',
    'list the last runs',
    runs,
    'runListCommand',
    [
      ['run list', 'the last 20'],
      ['run list --feed nightly', 'of one feed'],
    ],
    [['--feed <feed>', 'of one feed only']],
  ),
  entry('run show <id>', 'show a run, what it would do, and its first problems', runs, 'runShowCommand', [
    ['run show 3', 'run 3'],
  ]),
  entry(
    'run approve <id>',
    'apply what a run held back, after showing it',
    runs,
    'runApproveCommand',
    [
      ['run approve 3', 'shows it, and asks first'],
      ['run approve 3 --yes', 'from a script'],
    ],
    [YES],
  ),
  entry('run cancel <id>', 'end a run; what it has written stays', runs, 'runCancelCommand', [
    ['run cancel 3', 'also one that is held'],
  ]),
  entry(
    'run undo <id>',
    'take back what a run did',
    runs,
    'runUndoCommand',
    [['run undo 3', 'shows it, and asks first']],
    [YES],
  ),
  entry(
    'run rejects <id>',
    'show the rejected rows of a run as CSV',
    runs,
    'runRejectsCommand',
    [['run rejects 3 --output bad.csv', 'a file for the MLS']],
    [['--output <file>', 'the file to write them to; else standard output']],
  ),
];

const ACCESS: readonly CommandEntry[] = [
  entry('workspace add <name>', 'make a workspace', access, 'workspaceAddCommand', [
    ['workspace add "North Shore"', 'it has no keys yet'],
  ]),
  entry('workspace list', 'list the workspaces', access, 'workspaceListCommand', [['workspace list', 'oldest first']]),
  entry(
    'key create <kind>',
    'make a secret or session key and show it once',
    access,
    'keyCreateCommand',
    [['key create secret --name "Our website"', 'for a server']],
    [['--name <name>', 'what the key is for'], WORKSPACE],
  ),
  entry('key list', 'list the keys, without their values', access, 'keyListCommand', [
    ['key list', 'when each was made, used last, revoked'],
  ]),
  entry('key revoke <id>', 'revoke a key', access, 'keyRevokeCommand', [
    ['key revoke 3', 'takes effect within seconds'],
  ]),
];

const CHATBOTS: readonly CommandEntry[] = [
  entry(
    'chatbot add',
    'make a chatbot and show its serial number',
    chatbots,
    'chatbotAddCommand',
    [['chatbot add --name "Our homes" --time-zone America/Los_Angeles', 'the only things it needs at first']],
    [['--name <name>', 'its name'], ['--time-zone <zone>', 'its IANA time zone', 'UTC'], WORKSPACE],
  ),
  entry('chatbot list', 'list the chatbots', chatbots, 'chatbotListCommand', [['chatbot list', 'oldest first']]),
  entry(
    'chatbot edit <serialNumber> [settings...]',
    'change settings of a chatbot, or show them',
    chatbots,
    'chatbotEditCommand',
    [
      ['chatbot edit SERIAL_NUMBER', 'all settings and what they mean'],
      ['chatbot edit SERIAL_NUMBER Name="Our homes" MessageLimit=5000', 'change two'],
      ['chatbot edit SERIAL_NUMBER SystemMessage=@prompt.txt', 'from a file'],
      ['chatbot edit SERIAL_NUMBER WelcomeMessage=', 'back to the default'],
    ],
  ),
  entry(
    'listing find [question...]',
    'find homes by a question as the chat understands it, or by filters',
    listings,
    'listingFindCommand',
    [
      ['listing find "3 bedrooms under 600k near Mission Bay"', 'what the chat would find, and why'],
      ['listing find --city "San Diego" --sale-type for_sale', 'by ID, 20 a page'],
    ],
    [
      CHATBOT,
      ['--city <name>', 'the whole name of a city'],
      ['--sale-type <type>', 'for_sale or for_rent'],
      ['--mls-number <number>', 'an MLS number'],
      ['--page <number>', 'which page', '1'],
    ],
  ),
  entry(
    'listing show <key>',
    'show a home with all it says, and how it changed',
    listings,
    'listingShowCommand',
    [
      ['listing show SD2200123', 'by its MLS number, also one that left the display'],
      ['listing show 4711 --key-type InternalID', 'by its ID'],
    ],
    [CHATBOT, KEY_TYPE],
  ),
  entry(
    'listing restore <serialNumber> <key>',
    'show a removed listing again',
    listings,
    'listingRestoreCommand',
    [['listing restore SERIAL_NUMBER SD2200123', 'that somebody took off the display']],
    [KEY_TYPE],
  ),
];

const DATABASE: readonly CommandEntry[] = [
  entry('migrate', 'bring the database’s tables up to date', database, 'migrateCommand', [
    ['migrate', 'a start does it too'],
  ]),
  entry('backup <file>', 'write the whole database to a file', database, 'backupCommand', [
    ['backup /srv/backups/monday.gz', 'also beside a running service'],
  ]),
  entry('restore <file>', 'load a backup into an empty database', database, 'restoreCommand', [
    ['restore /srv/backups/monday.gz', 'of either kind of database'],
  ]),
  entry(
    'completion <shell>',
    'print what completes these commands in bash, zsh or fish',
    completion,
    'completionCommand',
    [
      [
        'completion bash > ~/.listingd-completion',
        'then in ~/.bashrc: alias listingd="npx listingd"; . ~/.listingd-completion',
      ],
      ['completion fish > ~/.config/fish/completions/listingd.fish', 'for fish'],
    ],
  ),
];

/** All commands, in the order in which `--help` shows them. */
export const COMMANDS: readonly CommandEntry[] = [...OPERATION, ...FEEDS, ...RUNS, ...CHATBOTS, ...ACCESS, ...DATABASE];

/** What the first words of commands of two words stand for. */
export const GROUPS: Readonly<Record<string, string>> = {
  feed: 'feeds: check, list, propose, rename, remove',
  run: 'runs of feeds: list, show, approve, cancel, undo',
  chatbot: 'chatbots: add, list, edit',
  listing: 'listings: find, show, restore',
  workspace: 'workspaces: each has chatbots, feeds and keys of its own',
  key: 'the keys that clients use',
};
