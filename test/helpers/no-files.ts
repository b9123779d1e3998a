import type { ChatServiceOptions } from '../../src/chat/chat-service.ts';

/** For chats to which nobody sends a file. */
export const noFiles: ChatServiceOptions['files'] = {
  find: async (_workspaceId, ids) => {
    if (ids.length > 0) throw new Error('No file was expected');
    return [];
  },
  read: () => {
    throw new Error('No file was expected');
  },
};
