import { type Attachment, createChatState } from './chat-state.ts';
import type { Contact, Question, Settings } from './contract.ts';
import { type FailureKind, toFailure } from './failure.ts';
import type { KeptValues } from './kept-values.ts';
import { createQuestions } from './questions.ts';
import type { ServiceClient } from './service-client.ts';
import { createSession } from './session.ts';

/** What may be over by itself, so that it is worth trying once the browser is online again. */
const PASSING = new Set<FailureKind>(['offline', 'unreachable', 'lost']);

/** A visitor's conversation with a chatbot, as a page shows it. `kept` holds the visitor's token. */
export const createConversation = (options: { client: ServiceClient; kept: KeptValues; settings: Settings }) => {
  const { client, kept, settings } = options;
  const state = createChatState(settings);
  const session = createSession({ client, kept, serialNumber: settings.SerialNumber });
  const questions = createQuestions({ client, session, state });

  /** Shows what was said before, and what was said in another tab since. */
  const open = async (): Promise<void> => {
    const { isOpen } = state.get();
    if (!isOpen) state.change({ isOpening: true, failure: undefined });
    try {
      const { Settings, Messages } = await session.enter();
      state.change({ settings: Settings, isOpen: true });
      // A question that was asked before it was known what was said waits for this, too: it is not among the messages.
      if (!isOpen && questions.isAsking()) return state.precede(Messages);
      // What is here and not stored (a picture, thanks) stays, unless more was said elsewhere.
      const said = state.get().entries.filter(({ isStopped }) => !isStopped).length;
      if (Messages.length > said && !questions.isAsking()) state.replace(Messages);
    } catch (error) {
      if (!isOpen) state.change({ failure: toFailure(error, 'failed') });
    } finally {
      state.change({ isOpening: false });
    }
  };

  return {
    state,
    open,
    ask: (content: string, kind: Question['chatAskType'] = 'Text', attachments: readonly Attachment[] = []) =>
      questions.ask(content, kind, attachments),
    stop: questions.stop,
    /** Does once more what failed. */
    again: (): Promise<void> => (questions.isAsking() ? questions.again() : open()),
    hasPassingFailure: (): boolean => PASSING.has(state.get().failure?.kind ?? 'failed'),
    askForContact: (contact: 'open' | 'closed'): void => state.change({ contact, contactFailure: undefined }),
    /** Leaves how the visitor can be reached; `thanks` is said afterwards. */
    contact: async (contact: Contact, thanks: string): Promise<void> => {
      state.change({ contact: 'sending', contactFailure: undefined });
      try {
        await session.within((token) => client.contact(token, contact));
        state.change({ contact: 'closed' });
        state.say({ role: 'assistant', content: thanks });
      } catch (error) {
        state.change({ contact: 'open', contactFailure: toFailure(error, 'failed') });
      }
    },
  };
};

export type Conversation = ReturnType<typeof createConversation>;
