import { join } from 'node:path';
import { SetupError } from '../errors.ts';
import type { CommandContext, CommandEntry } from './with-services.ts';

/** The commands, and what the first words of commands of two words stand for. */
type Line = { commands: readonly CommandEntry[]; groups: Readonly<Record<string, string>> };

/** What may follow some words: other words or options, each with what it means, and whether a feed may be named, and whether more words may stand between. */
type Place = {
  after: string;
  next: readonly (readonly [word: string, meaning: string])[];
  namesFeed: boolean;
  takesMore: boolean;
};

const nameOf = (words: string): string => words.replace(/ [<[].*$/, '');

/** Every place of the command line, longest words first. */
const placesOf = ({ commands: all, groups: described }: Line): Place[] => {
  const names = all.map(({ words, description }) => [nameOf(words), description] as const);
  const firsts = new Map(names.map(([name, meaning]) => [name.split(' ')[0] ?? '', meaning] as const));
  for (const [group, meaning] of Object.entries(described)) firsts.set(group, meaning);
  const groups = Object.keys(described).map((group) => ({
    after: group,
    next: names.flatMap(([name, meaning]) =>
      name.startsWith(`${group} `) ? [[name.slice(group.length + 1), meaning] as const] : [],
    ),
    ...{ namesFeed: false, takesMore: false },
  }));
  const commands = all.map(({ words, options }) => ({
    after: nameOf(words),
    next: [
      ...options.map(([flags, meaning]) => [flags.split(' ')[0] ?? '', meaning] as const),
      ['--json', 'answer with one JSON document'] as const,
      ['--help', 'say more'] as const,
      ...(words.includes('<shell>') ? ['bash', 'zsh', 'fish'].map((shell) => [shell, ''] as const) : []),
    ],
    namesFeed:
      words.includes('<feed>') || words.includes('<old>') || options.some(([flags]) => flags.includes('<feed>')),
    takesMore: true,
  }));
  return [...commands, ...groups, { after: '', next: [...firsts], namesFeed: false, takesMore: false }];
};

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The names of the files of feeds, asked for when the key is pressed. Other names than those of feeds might be taken for shell. */
const feedsIn = (folder: string): string =>
  `$(cd ${quoted(folder)} 2>/dev/null && ls | sed -n 's/^\\([A-Za-z0-9_-]*\\)\\.json$/\\1/p')`;

const bashOf = (places: readonly Place[], folder: string): string => {
  const cases = places.map(({ after, next, namesFeed }) => {
    const isOption = ([word]: readonly [string, string]): boolean => word.startsWith('-');
    const names = [
      ...next.filter((each) => !isOption(each)).map(([word]) => word),
      ...(namesFeed ? [feedsIn(folder)] : []),
    ];
    const flags = next.filter(isOption).map(([word]) => word);
    return `    ${after === '' ? "''" : `' ${after}'*`}) listed="${names.join(' ')}" flags="${flags.join(' ')}" ;;`;
  });
  return [
    '_listingd() {',
    `  local typed='' listed='' flags='' each last="\${COMP_WORDS[COMP_CWORD]}"`,
    `  for each in "\${COMP_WORDS[@]:1:$((COMP_CWORD - 1))}"; do`,
    '    case "$each" in -*) ;; *) typed="$typed $each" ;; esac',
    '  done',
    '  case "$typed" in',
    ...cases,
    '  esac',
    '  case "$last" in -*) listed=$flags ;; esac',
    '  COMPREPLY=($(compgen -W "$listed" -- "$last"))',
    '}',
    'complete -o default -F _listingd listingd',
  ].join('\n');
};

const fishOf = (places: readonly Place[], folder: string): string =>
  [
    'function __listingd_typed',
    "  set -l typed (string match -v -- '-*' (commandline -opc)[2..-1])",
    '  echo "$typed "',
    'end',
    ...places.flatMap(({ after, next, namesFeed, takesMore }) => {
      const words = `"${after} ${takesMore ? '*' : ''}"`;
      const at = `complete -c listingd -n ${quoted(`string match -q -- ${words} (__listingd_typed)`)}`;
      return [
        ...next.map(([word, meaning]) =>
          word.startsWith('--')
            ? `${at} -l ${word.slice(2)} -d ${quoted(meaning)}`
            : `${at} -f -a ${word} -d ${quoted(meaning)}`,
        ),
        ...(namesFeed
          ? [`${at} -f -a ${quoted(`(ls ${quoted(folder)} | string replace -rf '\\.json$' '')`)} -d feed`]
          : []),
      ];
    }),
  ].join('\n');

/**
 * `listingd completion bash|zsh|fish`: a script for the shell that completes commands, options and names of feeds. It starts no program
 * when the key is pressed. zsh reads what bash reads.
 */
export const createCompletionCommand =
  (line: Line) =>
  async (context: CommandContext, shell: string): Promise<number> => {
    const places = placesOf(line);
    const folder = join(context.config.configFolder, 'feeds');
    const scripts: Readonly<Record<string, () => string>> = {
      bash: () => bashOf(places, folder),
      zsh: () => ['autoload -U +X bashcompinit && bashcompinit', bashOf(places, folder)].join('\n'),
      fish: () => fishOf(places, folder),
    };
    const script = scripts[shell]?.();
    if (script === undefined) throw new SetupError(`There is completion for bash, zsh and fish, not for ${shell}`);
    context.answer({ Shell: shell, Script: script });
    context.print(script);
    return 0;
  };
