import type { Attachment, ChatState, Entry } from './chat-state.ts';
import type { Answered, Message, Question } from './contract.ts';
import { Failure, toFailure } from './failure.ts';
import type { ServiceClient } from './service-client.ts';
import type { Session } from './session.ts';

type Asked = { content: string; kind: Question['chatAskType']; attachments: readonly Attachment[] };

/** Whether the last two messages are this question and a whole answer to it, and newer than what is shown. */
const isAnswered = (messages: readonly Message[], { content }: Asked, shown: readonly Entry[]): boolean => {
  const [question, answer] = messages.slice(-2);
  const isKnown = shown.some(({ key }) => key === String(answer?.MessageID));
  return answer?.Role === 'assistant' && !answer.Partial && question?.Content.trim() === content.trim() && !isKnown;
};

/** Asks one question after the other, and shows how its answer grows, ends or fails. */
export const createQuestions = (options: { client: ServiceClient; session: Session; state: ChatState }) => {
  const { client, session, state } = options;
  let asked: Asked | undefined;
  let stop: AbortController | undefined;

  const send = ({ content, kind, attachments }: Asked, stopping: AbortController): Promise<Answered> =>
    session.within(async (token) => {
      const fileIds: number[] = [];
      for (const { file, name } of attachments) fileIds.push(await client.upload(token, file, name, stopping.signal));
      state.change({ answer: '' });
      return client.ask(token, { content, chatAskType: kind, fileIds }, stopping, (part) =>
        state.change({ answer: (state.get().answer ?? '') + part }),
      );
    });

  const finish = ({ AnswerID, Answer, Listings, WantsPerson }: Answered): void => {
    asked = undefined;
    state.change({ answer: undefined });
    state.say({ key: String(AnswerID), role: 'assistant', content: Answer, listings: Listings ?? [] });
    if (WantsPerson && state.get().settings.TakesContact) state.change({ contact: 'open' });
  };

  /** Shows what was stored of an answer whose connection broke off, if all of it was. */
  const recover = async (question: Asked): Promise<boolean> => {
    const { Messages = [] } = await session.enter().catch(() => ({ Messages: [] }));
    if (!isAnswered(Messages, question, state.get().entries)) return false;
    asked = undefined;
    state.replace(Messages);
    state.change({ answer: undefined, failure: undefined });
    return true;
  };

  const attempt = async (question: Asked): Promise<void> => {
    const stopping = new AbortController();
    stop = stopping;
    state.change({ answer: '', failure: undefined });
    try {
      finish(await send(question, stopping));
    } catch (error) {
      const content = state.get().answer ?? '';
      const isStopped = stopping.signal.aborted && !(error instanceof Failure);
      const failure = isStopped ? undefined : toFailure(error, 'failed');
      if (failure?.kind === 'lost' && (await recover(question))) return;
      if (isStopped) asked = undefined;
      state.change({ answer: undefined, failure });
      // What was read of it stays.
      if (isStopped || content.trim() !== '') state.say({ role: 'assistant', content, isStopped: true });
    }
  };

  return {
    isAsking: (): boolean => asked !== undefined,
    ask: async (content: string, kind: Asked['kind'], attachments: readonly Attachment[]): Promise<void> => {
      if (state.get().answer !== undefined) return;
      asked = { content, kind, attachments };
      const shown = kind === 'Audio' ? { came: 'voice' as const } : { attachments };
      state.say({ role: 'user', content, ...shown });
      await attempt(asked);
    },
    /** Asks once more what failed. */
    again: async (): Promise<void> => {
      if (asked === undefined || state.get().answer !== undefined) return;
      const { failure } = state.get();
      state.change({ answer: '', failure: undefined });
      if (failure?.kind === 'lost' && (await recover(asked))) return;
      await attempt(asked);
    },
    stop: (): void => stop?.abort(),
  };
};
