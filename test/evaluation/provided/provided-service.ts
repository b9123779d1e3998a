import { type Answer, createChatService } from '../../../src/chat/chat-service.ts';
import { createLogger } from '../../../src/logger.ts';
import { chatSettings, testModels } from '../../helpers/chat-fixture.ts';
import { noFiles } from '../../helpers/no-files.ts';
import { type Script, says, startRecordingProvider } from '../../helpers/recording-provider.ts';
import { type EvaluatedService, evaluationClock, shippedLandmarks } from '../service/evaluated-service.ts';
import type { Line } from './line.ts';
import { MANNER_LINES, type Manner } from './manners.ts';
import { type ReadPrompt, readPrompt } from './read-prompt.ts';

/** An answer as it was sent, beside what the model said for it and what it had been told. */
export type Provided = { answer: Answer; lines: Line[]; prompt: ReadPrompt };
/** Asks messages one after the other, of a model of that manner; gives what came of the last. */
export type AskProvided = (messages: readonly string[], manner: Manner) => Promise<Provided>;

const PIECE = 9;
const silent = createLogger('silent');
const neverAborted = new AbortController().signal;

/** Runs `work` with the service's own ClientAsk in front of a model provider on loopback. */
export const withProvidedService = async <Result>(
  { database, workspaceId, chatbotId }: EvaluatedService,
  work: (ask: AskProvided) => Promise<Result>,
): Promise<Result> => {
  let manner: Manner = 'good';
  let said: Omit<Provided, 'answer'> = { lines: [], prompt: { language: 'en', total: undefined, rows: [] } };
  const script: Script = async (exchange) => {
    const { messages } = JSON.parse(exchange.request.body) as { messages: { content: string }[] };
    const prompt = readPrompt(messages.at(-1)?.content ?? '');
    const lines = MANNER_LINES[manner]({ ...prompt, rules: messages[0]?.content ?? '' });
    said = { lines, prompt };
    // A model that has nothing to say of homes says something all the same: an empty answer is a failure.
    const text = lines.map((line) => line.text).join('\n') || '…';
    const pieces = Array.from({ length: Math.ceil(text.length / PIECE) }, (_, index) =>
      text.slice(index * PIECE, (index + 1) * PIECE),
    );
    await says(pieces, 1)(exchange);
  };
  const provider = await startRecordingProvider(script);
  const chat = createChatService({
    database,
    chatbots: { findById: async () => ({ settings: chatSettings }) },
    models: testModels,
    landmarks: shippedLandmarks,
    openAi: { apiKey: 'sk-evaluation', baseUrl: provider.baseUrl },
    extraction: false,
    files: noFiles,
    log: silent,
    clock: evaluationClock,
  });
  try {
    return await work(async (messages, wanted) => {
      manner = wanted;
      const sessionID = await chat.createSession(chatbotId);
      let answer: Answer | undefined;
      for (const content of messages) {
        const asked = { workspaceId, sessionID, content, chatAskType: 'Text' as const, fileIds: [] };
        answer = await chat.ask({ ...asked, signal: neverAborted });
      }
      if (answer === undefined) throw new Error('Nothing was asked');
      return { answer, ...said };
    });
  } finally {
    await provider.close();
  }
};
