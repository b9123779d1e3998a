import type * as operation from './chat-operations.ts';
import { data, events } from './reply.ts';
import type { Handler } from './route.ts';
import type { HttpServices } from './services.ts';

export const createChatHandlers = ({ chatbots, chat }: Pick<HttpServices, 'chatbots' | 'chat'>) => {
  const createSession: Handler<typeof operation.createSession.request> = async ({ workspaceId, fields }) => {
    const SessionID = await chat.createSession(await chatbots.idOf(workspaceId, fields.serialNumber));
    // Who opens a chat asks soon. What fails here fails there again, and is told there.
    chat.warmUp().catch(() => undefined);
    return data({ SessionID });
  };

  const ask: Handler<typeof operation.clientAsk.request> = async ({ workspaceId, fields, signal }) => {
    const question = {
      workspaceId,
      sessionID: fields.sessionID,
      content: fields.content ?? '',
      chatAskType: fields.chatAskType ?? 'Text',
      fileIds: fields.fileIds ?? [],
      signal,
    };
    return fields.stream ? events(await chat.askStream(question)) : data(await chat.ask(question));
  };

  const explain: Handler<typeof operation.explain.request> = async ({ workspaceId, fields, signal }) => {
    const { sessionID, content, Turns } = fields;
    return data(await chat.explain({ workspaceId, sessionID, content, turns: Turns ?? [], signal }));
  };

  return { createSession, ask, explain };
};
