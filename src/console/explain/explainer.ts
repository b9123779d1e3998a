import type { Explanation } from '../../chat/explanation.ts';
import { type Api, Failure } from '../api.ts';

const GONE = 404;
/** How many messages before it Explain takes. */
const MOST_TURNS = 50;

/**
 * Asks how a chatbot understands messages. For that it needs a session, in which nothing is ever said: one a tab and chatbot, and a new one
 * where that has been removed by its age.
 */
export const createExplainer = (api: Api, serialNumber: string) => {
  const name = `listingd:console:session:${serialNumber}`;

  const begin = async (): Promise<number> => {
    const { SessionID } = await api.call<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber });
    window.sessionStorage.setItem(name, String(SessionID));
    return SessionID;
  };

  return async (content: string, before: readonly string[] = []): Promise<Explanation> => {
    const Turns = before.slice(-MOST_TURNS);
    const ask = (sessionID: number) => api.call<Explanation>('/chat/Chat/Explain', { sessionID, content, Turns });
    const kept = Number(window.sessionStorage.getItem(name));
    try {
      return await ask(kept || (await begin()));
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== GONE) throw error;
      return ask(await begin());
    }
  };
};
