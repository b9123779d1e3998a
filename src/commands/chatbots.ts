import { type CommandContext, withServices } from './with-services.ts';

/** `listingd chatbot add`: prints the new serial number. */
export const chatbotAddCommand = (
  context: CommandContext,
  options: { name?: string; timeZone: string },
): Promise<number> =>
  withServices(context, async ({ access, chatbots }) => {
    const { workspaceId } = await access.ensureFirstWorkspace();
    const chatbot = await chatbots.add({
      workspaceId,
      timeZone: options.timeZone,
      ...(options.name === undefined ? {} : { Name: options.name }),
    });
    context.print(chatbot.serialNumber);
    return 0;
  });

/** `listingd chatbot list`: serial number, workspace and name, tab-separated. */
export const chatbotListCommand = (context: CommandContext): Promise<number> =>
  withServices(context, async ({ chatbots }) => {
    for (const chatbot of await chatbots.list()) {
      context.print([chatbot.serialNumber, `workspace ${chatbot.workspaceId}`, chatbot.settings.Name].join('\t'));
    }
    return 0;
  });
