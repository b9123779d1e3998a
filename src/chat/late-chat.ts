import { whenNeeded } from '../process/when-needed.ts';
import type { ChatService, ChatServiceOptions } from './chat-service.ts';
import { createSessionStore } from './sessions/session-store.ts';

/**
 * ClientAsk and what belongs to it, read when a visitor first comes: it takes a hundred megabytes and seconds of the
 * processor, and most commands, and a service at night, never need them.
 */
export const createLateChat = (options: ChatServiceOptions) => {
  // The store: the service of sessions would read the check of what they remember at every start.
  const sessions = createSessionStore(options.database);
  const load = whenNeeded(async (): Promise<ChatService> => {
    const { createChatService } = await import('./chat-service.ts');
    return createChatService(options);
  });
  return {
    createSession: (chatbotId: number): Promise<number> => sessions.insert(chatbotId),
    ask: async (...[input]: Parameters<ChatService['ask']>) => (await load()).ask(input),
    askStream: async (...[input]: Parameters<ChatService['askStream']>) => (await load()).askStream(input),
    explain: async (...[input]: Parameters<ChatService['explain']>) => (await load()).explain(input),
    models: async () => (await load()).models(),

    /** Reads it all before the first question comes, in steps between which what else waits goes on. */
    warmUp: async (): Promise<void> => (await load()).warmUp(),
  };
};

export type LateChat = ReturnType<typeof createLateChat>;
