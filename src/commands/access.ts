import type { Workspace } from '../access/access-store.ts';
import { SetupError } from '../errors.ts';
import { isoDate } from '../listings/days-on-market.ts';
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

/** `listingd key create secret|session`: prints the new key, which is shown this once. */
export const keyCreateCommand = (
  context: CommandContext,
  kind: string,
  options: { name?: string; workspace?: string },
): Promise<number> => {
  if (kind !== 'secret' && kind !== 'session') throw new SetupError(`A key is secret or session, not ${kind}`);
  return withServices(context, async (services) => {
    const workspace = await workspaceFor(context, services, options.workspace);
    const name = options.name ?? `${kind} key`;
    const key = await services.access.createKey({ workspaceId: workspace.id, kind, name });
    context.answer({ ID: key.id, Kind: kind, Workspace: workspace.name, Key: key.value });
    context.print(key.value);
    context.say(`Key ${key.id} (${kind}) of workspace ${workspace.name}. It is not shown again.`);
    return 0;
  });
};

/** `listingd key list`: without the keys themselves. When a key was used last is known to a minute. */
export const keyListCommand = (context: CommandContext): Promise<number> =>
  withServices(context, async ({ access }) => {
    const names = new Map((await access.listWorkspaces()).map(({ id, name }) => [id, name]));
    const keys = (await access.listKeys()).map(({ id, kind, workspaceId, name, ...times }) => ({
      ...{ ID: id, Kind: kind, Workspace: names.get(workspaceId) ?? '', Name: name },
      ...{ CreatedAt: times.createdAt, LastUsedAt: times.lastUsedAt, RevokedAt: times.revokedAt },
    }));
    context.answer(keys);
    const rows = keys.map(({ ID, Kind, Workspace, Name, CreatedAt, LastUsedAt, RevokedAt }) => [
      ...[String(ID), Kind, RevokedAt === null ? 'valid' : `revoked ${minute(RevokedAt)}`, isoDate(CreatedAt)],
      ...[LastUsedAt === null ? 'never' : minute(LastUsedAt), plain(Workspace), plain(Name)],
    ]);
    const head = ['Key', 'Kind', 'State', 'Made', 'Used (UTC)', 'Workspace', 'Name'];
    for (const line of table(rows, head, context.terminal.width)) context.print(line);
    return 0;
  });

/** `listingd key revoke ID`: takes effect within seconds on every process. */
export const keyRevokeCommand = (context: CommandContext, id: string): Promise<number> =>
  withServices(context, async ({ access }) => {
    if (!/^\d{1,15}$/.test(id)) throw new SetupError(`The ID of a key must be a number, not ${id}`);
    const revoked = await access.revokeKey(Number(id));
    context.answer({ ID: Number(id), Revoked: revoked });
    context.print(revoked ? `Key ${id} is revoked` : `There is no valid key ${id}`);
    return revoked ? 0 : 1;
  });
