import type { Explanation } from '../chat/explanation.ts';
import { SetupError } from '../errors.ts';
import type { Services } from '../services.ts';
import { chatbotFor } from './chatbots.ts';
import { describeExplanation, describeReasons } from './describe-explanation.ts';
import { createFlow } from './lay-out.ts';
import { type CommandContext, withServices } from './with-services.ts';

type AskOptions = { chatbot?: string; session?: string; explain?: true };

type VisitorStream = Awaited<ReturnType<Services['chat']['askAsVisitor']>>;
type Last = Extract<VisitorStream extends AsyncIterable<infer Chunk> ? Chunk : never, { Answer: string }>;

const sessionOf = async (
  { chat }: Services,
  { chatbotId, session }: { chatbotId: number; session: string | undefined },
): Promise<number> => {
  if (session === undefined) return chat.createSession(chatbotId);
  if (!/^[1-9]\d{0,14}$/.test(session)) throw new SetupError(`--session must be the ID of a session, not ${session}`);
  return Number(session);
};

/** Writes an answer to a terminal as it comes, else whole at its end. Returns how it ended. */
const tell = async (stream: VisitorStream, { print, terminal }: CommandContext): Promise<Last> => {
  const flow = terminal.write && createFlow(terminal.write, terminal.width);
  for await (const chunk of stream) {
    if (!('Answer' in chunk)) {
      flow?.push(chunk.content);
      continue;
    }
    if (flow === undefined) print(chunk.Answer);
    else flow.end();
    return chunk;
  }
  throw new Error('the answer has no end');
};

/**
 * `listingd ask QUESTION`: one answer as a visitor would get it, in a session that is kept like a visitor's. `--explain` tells also what
 * Explain tells.
 */
export const askCommand = (
  context: CommandContext,
  question: readonly string[],
  options: AskOptions,
): Promise<number> =>
  withServices(context, async (services) => {
    const { answer, print, say, terminal } = context;
    const content = question.join(' ');
    if (content.trim() === '') throw new SetupError('The question is blank: ask something');
    const { id: chatbotId, workspaceId, settings } = await chatbotFor(services, options.chatbot);
    await services.readFeeds();
    const sessionID = await sessionOf(services, { chatbotId, session: options.session });
    const stop = new AbortController();
    const interrupt = (): void => stop.abort(new Error('interrupted'));
    process.once('SIGINT', interrupt);
    try {
      const { signal } = stop;
      let explanation: Explanation | undefined;
      if (options.explain === true) {
        explanation =
          options.session === undefined
            ? await services.chat.explainFirst({ chatbotId, settings, content })
            : await services.chat.explain({ workspaceId, sessionID, content, turns: [], signal });
      }
      const asked = { workspaceId, sessionID, content, chatAskType: 'Text', fileIds: [], signal } as const;
      const last = await tell(await services.chat.askAsVisitor(asked), context);
      answer({ SessionID: sessionID, ...last, ...(explanation === undefined ? {} : { Explanation: explanation }) });
      if (explanation !== undefined) {
        for (const line of ['', ...describeExplanation(explanation, terminal)]) print(line);
        for (const line of describeReasons(explanation, terminal.width)) print(line);
        print(`${terminal.paint('bold', 'Prompt')}      ${explanation.Tokens} tokens, in Explanation.Prompt of --json`);
      }
      say(`Session ${sessionID}: npx listingd ask --session ${sessionID} … goes on`);
      return 0;
    } finally {
      process.off('SIGINT', interrupt);
    }
  });
