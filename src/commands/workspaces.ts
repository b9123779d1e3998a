import type { Workspace } from '../access/access-store.ts';
import type { Services } from '../services.ts';
import { type CommandContext, withServices } from './with-services.ts';

/**
 * The workspace that a command is for: the named one, or the first. That is made where no start has made it yet; keys that
 * are made up for it are told, since nobody else will.
 */
export const workspaceFor = async (
  { config, say }: CommandContext,
  { access }: Services,
  name?: string,
): Promise<Workspace> => {
  const first = await access.ensureFirstWorkspace(config);
  for (const key of first.keys)
    say(`The ${key.kind} key of the first workspace, which is shown this once: ${key.value}`);
  if (name !== undefined) return access.findWorkspace(name);
  const [workspace] = await access.listWorkspaces();
  if (workspace === undefined) throw new Error('the first workspace was not made');
  return workspace;
};

/** A value as a shell takes it for one word. */
const quotedForShell = (value: string): string =>
  /^\w[\w.-]*$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;

/** `listingd workspace add NAME`. */
export const workspaceAddCommand = (context: CommandContext, name: string): Promise<number> =>
  withServices(context, async (services) => {
    // An added one must not become the first, which the keys of the settings open.
    await workspaceFor(context, services);
    await services.access.createWorkspace(name);
    const kept = name.trim();
    context.print(`Workspace ${kept} is made`);
    context.say(`It has no keys yet: listingd key create secret --workspace ${quotedForShell(kept)} makes one`);
    return 0;
  });

/** `listingd workspace list`: name and when it was made, tab-separated, oldest first. */
export const workspaceListCommand = (context: CommandContext): Promise<number> =>
  withServices(context, async ({ access }) => {
    for (const { name, createdAt } of await access.listWorkspaces()) {
      context.print([name, `made ${createdAt.toISOString()}`].join('\t'));
    }
    return 0;
  });
