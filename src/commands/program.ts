import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { COMMANDS, GROUPS } from './commands.ts';
import { wrap } from './lay-out.ts';
import type { CommandContext, CommandEntry } from './with-services.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const DEFAULT_WIDTH = 80;

const EXIT_CODES: readonly (readonly [code: number, meaning: string])[] = [
  [0, 'it is done; of status and doctor: all is well'],
  [1, 'it failed, was refused or not understood; of status and doctor: something is wrong'],
  [2, 'a person is waited for: an import is held, or a dry run would be; of status: a feed waits for you'],
];

const examplesOf = ({ examples }: CommandEntry, width: number): string =>
  [
    '',
    examples.length === 1 ? 'Example:' : 'Examples:',
    ...examples.flatMap(([line, what]) => [`  npx listingd ${line}`, ...wrap(what, width, 6)]),
    '',
    'listingd --help tells the exit codes.',
  ].join('\n');

const addCommand = (parent: Command, entry: CommandEntry, width: number): Command => {
  const command = parent.command(
    entry.words
      .split(' ')
      .slice(parent.parent === null ? 0 : 1)
      .join(' '),
  );
  command.description(entry.description).addHelpText('after', examplesOf(entry, width));
  for (const [flags, description, byDefault] of entry.options) command.option(flags, description, byDefault);
  return command;
};

/** The first word of a command of two words. */
const groupOf = ({ words }: CommandEntry): string | undefined => {
  const [first = ''] = words.split(' ');
  return Object.hasOwn(GROUPS, first) ? first : undefined;
};

/** The command line as commander reads it. `does` makes of an entry what is done when its command is called. */
export const createProgram = (
  { print, say, terminal }: Pick<CommandContext, 'print' | 'say'> & { terminal?: { width: number } },
  does: (entry: CommandEntry) => (...given: unknown[]) => Promise<void>,
): Command => {
  const width = Math.min(terminal?.width ?? DEFAULT_WIDTH, DEFAULT_WIDTH);
  const program = new Command('listingd')
    .description('Keeps chatbots’ real estate listings in step with MLS feeds, and answers questions about them')
    .version(version)
    .option('--json', 'answer with one JSON document on standard output')
    .configureHelp({ showGlobalOptions: true, helpWidth: width })
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: (text) => say(text.trimEnd()) })
    .exitOverride()
    .showHelpAfterError('(listingd --help lists the commands)');
  program.addHelpText(
    'after',
    [
      '',
      'First look:',
      ...wrap(
        'npx listingd status tells how things stand, npx listingd doctor what is wrong and what to do about it.',
        width,
        2,
      ),
      '',
      'Exit codes:',
      ...EXIT_CODES.flatMap(([code, meaning]) => wrap(meaning, width, 5, `  ${code}`)),
    ].join('\n'),
  );
  const groups = new Map<string, Command>();
  for (const entry of COMMANDS) {
    const name = groupOf(entry);
    const group =
      name === undefined ? program : (groups.get(name) ?? program.command(name).description(GROUPS[name] ?? ''));
    if (name !== undefined) groups.set(name, group);
    addCommand(group, entry, width).action(does(entry));
  }
  return program;
};
