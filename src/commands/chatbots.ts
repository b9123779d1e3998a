import { type CommandContext, withServices } from './with-services.ts';
import { workspaceFor } from './workspaces.ts';

/** `listingd chatbot add`: prints the new serial number. */
export const chatbotAddCommand = (
  context: CommandContext,
  options: { name?: string; timeZone: string; workspace?: string },
): Promise<number> =>
  withServices(context, async (services) => {
    const workspace = await workspaceFor(context, services, options.workspace);
    const chatbot = await services.chatbots.add({
      workspaceId: workspace.id,
      timeZone: options.timeZone,
      ...(options.name === undefined ? {} : { Name: options.name }),
    });
    context.print(chatbot.serialNumber);
    return 0;
  });

/** `listingd chatbot list`: serial number, workspace and name, tab-separated. */
export const chatbotListCommand = (context: CommandContext): Promise<number> =>
  withServices(context, async ({ access, chatbots }) => {
    const names = new Map((await access.listWorkspaces()).map(({ id, name }) => [id, name]));
    for (const { serialNumber, workspaceId, settings } of await chatbots.list()) {
      context.print([serialNumber, names.get(workspaceId), settings.Name].join('\t'));
    }
    return 0;
  });
