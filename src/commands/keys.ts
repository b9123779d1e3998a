import { SetupError } from '../errors.ts';
import { type CommandContext, withServices } from './with-services.ts';

const wholeNumber = (value: string, what: string): number => {
  if (!/^\d{1,15}$/.test(value)) throw new SetupError(`${what} must be a number, not ${value}`);
  return Number(value);
};

/** `listingd key create secret|session`: prints the new key, which is shown this once. */
export const keyCreateCommand = (
  context: CommandContext,
  kind: string,
  options: { name?: string; workspace?: string },
): Promise<number> => {
  if (kind !== 'secret' && kind !== 'session') throw new SetupError(`A key is secret or session, not ${kind}`);
  return withServices(context, async ({ access }) => {
    const { workspaceId } = await access.ensureFirstWorkspace();
    const key = await access.createKey({
      workspaceId: options.workspace === undefined ? workspaceId : wholeNumber(options.workspace, '--workspace'),
      kind,
      name: options.name ?? `${kind} key`,
    });
    context.print(key.value);
    context.say(`Key ${key.id} (${kind}) of workspace ${key.workspaceId}. It is not shown again.`);
    return 0;
  });
};

/** `listingd key list`: a line a key, tab-separated, without the keys themselves. */
export const keyListCommand = (context: CommandContext): Promise<number> =>
  withServices(context, async ({ access }) => {
    for (const key of await access.listKeys()) {
      const state = key.revokedAt === null ? 'valid' : `revoked ${key.revokedAt.toISOString()}`;
      context.print([key.id, key.kind, `workspace ${key.workspaceId}`, key.name, state].join('\t'));
    }
    return 0;
  });

/** `listingd key revoke ID`: takes effect within seconds on every process. */
export const keyRevokeCommand = (context: CommandContext, id: string): Promise<number> =>
  withServices(context, async ({ access }) => {
    const revoked = await access.revokeKey(wholeNumber(id, 'The ID of a key'));
    context.print(revoked ? `Key ${id} is revoked` : `There is no valid key ${id}`);
    return revoked ? 0 : 1;
  });
