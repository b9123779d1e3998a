import type { CommandContext } from './with-services.ts';

/** A command tells by its exit code how it ended. */
type Run = (context: CommandContext, ...given: never[]) => Promise<number>;

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

/** An entry whose function is one of the module. */
export const entry = <Name extends string>(
  words: string,
  description: string,
  read: () => Promise<Readonly<Record<NoInfer<Name>, Run>>>,
  name: Name,
  examples: CommandEntry['examples'],
  options: CommandEntry['options'] = [],
): CommandEntry => ({ words, description, options, examples, read: read as CommandEntry['read'], name });
