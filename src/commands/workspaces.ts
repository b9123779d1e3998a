import type { Workspace } from '../access/access-store.ts';
import type { Services } from '../services.ts';
import { minute, plain, table } from './lay-out.ts';
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
    context.answer({ Name: kept });
    context.print(`Workspace ${kept} is made`);
    context.say(`It has no keys yet: npx listingd key create secret --workspace ${quotedForShell(kept)} makes one`);
    return 0;
  });

/** `listingd workspace list`: oldest first. */
export const workspaceListCommand = (context: CommandContext): Promise<number> =>
  withServices(context, async ({ access }) => {
    const workspaces = await access.listWorkspaces();
    context.answer(workspaces.map(({ name, createdAt }) => ({ Name: name, CreatedAt: createdAt })));
    const rows = workspaces.map(({ name, createdAt }) => [plain(name), minute(createdAt)]);
    for (const line of table(rows, ['Workspace', 'Made (UTC)'], context.terminal.width)) context.print(line);
    return 0;
  });
