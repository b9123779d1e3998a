import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Landmark, Model } from '../config/config-files.ts';
import type { Database } from '../database/connection.ts';
import { createMediaReader, type MediaOptions } from '../files/media-reader.ts';
import { LANGUAGE_CODES } from '../language/language.ts';
import { LEXICONS } from '../language/languages.ts';
import type { Logger } from '../process/logger.ts';
import { emptyDraft } from './answer/write-answer.ts';
import { answerBuiltIn } from './answer-with-model.ts';
import { createAnswering } from './answering.ts';
import { createAsk, type People } from './ask.ts';
import { type AttachmentOptions, type AttachmentTiming, createAttachments } from './attachments/attachments.ts';
import type { ChatbotReader, ChatSettings } from './chat-settings.ts';
import { type Explanation, explanationOf } from './explanation.ts';
import { createAdmit } from './limits/admit.ts';
import { RENEWAL, type Renewal } from './limits/questions-in-hand.ts';
import { createModels, type ModelListItem } from './models/models.ts';
import { createOpenAiProvider, RETRY_PAUSES, type RetryPauses } from './models/openai-provider.ts';
import { createMeter } from './models/usage.ts';
import { outcomeOf } from './outcome.ts';
import { createPrepare, type Prepare } from './prepare.ts';
import type { EarlierTurn } from './prompt/prompt.ts';
import { createRetrieve } from './retrieve/retrieve.ts';
import { createLandmarks } from './retrieve/stores/place-store.ts';
import { createReadRows } from './retrieve/stores/read-rows-store.ts';
import { createReadVocabulary } from './retrieve/vocabulary.ts';
import { createLeaveTowns } from './sessions/left-towns.ts';
import { createReadMessages } from './sessions/said-messages.ts';
import { createSessionService, type SessionService } from './sessions/session-service.ts';
import { EMPTY_STATE, type SessionState } from './sessions/session-state.ts';
import { createSessionStore } from './sessions/session-store.ts';
import { createReadShown } from './sessions/shown-listings.ts';
import { createListingTools } from './tools/listing-tools.ts';
import { identifierCandidates } from './understand/identifiers/identifiers.ts';
import { createUnderstandMessage } from './understand-message.ts';

type ExplainInput = {
  workspaceId: number;
  sessionID: number;
  content: string;
  /** Messages that are understood first, as if they had been asked before. */
  turns: readonly string[];
  /** Aborted when the client has gone away. */
  signal: AbortSignal;
};

type ExplainSteps = {
  sessions: SessionService;
  prepare: Prepare;
  disclaimerOf: (sourceId: number) => string | undefined;
};

/** A talk as far as it has come. */
type Talk = { before: SessionState; turns: readonly EarlierTurn[] };

/** The same of a message that nothing was said before, of which no session is needed. */
export const createExplainFirst =
  (prepare: Prepare) =>
  async ({ chatbotId, settings, content }: { chatbotId: number; settings: ChatSettings; content: string }) =>
    explanationOf(await prepare({ chatbotId, settings, before: EMPTY_STATE, turns: [], question: content }));

/**
 * Tells how a message would be understood and what would be found and sent to a model. Calls no model and stores nothing;
 * earlier messages that are only supposed are answered by the built-in answerer.
 */
export const createExplain =
  ({ sessions, prepare, disclaimerOf }: ExplainSteps) =>
  async (input: ExplainInput): Promise<Explanation> => {
    const { signal } = input;
    const session = await sessions.open(input.workspaceId, input.sessionID);
    const { chatbotId, settings } = session;

    const suppose = async ({ before, turns }: Talk, question: string): Promise<Talk> => {
      const prepared = await prepare({ chatbotId, settings, before, turns, question });
      const draft = emptyDraft();
      const options = { draft, isStreamed: false, readsMarkdown: false, disclaimerOf };
      for await (const _ of answerBuiltIn(prepared, options)) signal.throwIfAborted();
      return {
        before: outcomeOf(prepared, before, draft, createMeter()).state(),
        turns: [...turns, { question, answer: draft.content }],
      };
    };

    let talk: Talk = { before: await sessions.state(session), turns: await sessions.turns(session) };
    for (const question of input.turns) talk = await suppose(talk, question);
    return explanationOf(await prepare({ chatbotId, settings, ...talk, question: input.content }));
  };

type ChatTiming = {
  retryPauses: RetryPauses;
  attachments: Partial<AttachmentTiming>;
  renewal: Renewal;
};
const CHAT_TIMING: ChatTiming = { retryPauses: RETRY_PAUSES, attachments: {}, renewal: RENEWAL };

export type ChatServiceOptions = {
  database: Database;
  chatbots: ChatbotReader;
  models: readonly Model[];
  /** Places that homes are looked for around, beside those that listings name. */
  landmarks?: readonly Landmark[];
  /** Neither set: there is no provider, and the built-in answerer serves. */
  openAi: { apiKey?: string; baseUrl?: string };
  /** Files that come with messages. */
  files: AttachmentOptions['files'];
  /** The provider's model that writes down what is said in recordings; blank where there is none. */
  transcriptionModel?: string;
  /** The program that takes pictures and sound out of videos, and where files lie while it reads them. */
  ffmpeg?: MediaOptions;
  /** How many bytes the files of all messages may take at once. */
  bytesInHand?: number;
  log: Logger;
  /** Who hears what visitors leave and want; nobody where it is left out. */
  people?: People;
  /** What a feed wants said below an answer that shows its listings. */
  disclaimerOf?: (sourceId: number) => string | undefined;
  timing?: Partial<ChatTiming>;
  makeMarker?: () => string;
  clock?: () => Date;
};

/** Reads the word tables, in steps: one language after the other, so that nothing else waits for all of them. */
const readWords = async (): Promise<void> => {
  for (const code of LANGUAGE_CODES) {
    LEXICONS.of(code);
    await setImmediate();
  }
};

const NOBODY: People = { noteMessage: async () => '', wantsPerson: async () => '' };

/** ClientAsk and what belongs to it. */
export const createChatService = (options: ChatServiceOptions) => {
  const { database, openAi, log } = options;
  const timing = { ...CHAT_TIMING, ...options.timing };
  const hasProvider = openAi.apiKey !== undefined || openAi.baseUrl !== undefined;
  const models = createModels({
    models: options.models,
    ...(hasProvider ? { provider: createOpenAiProvider({ ...openAi, retryPauses: timing.retryPauses, log }) } : {}),
  });
  const sessionStore = createSessionStore(database);
  const sessions = createSessionService({ store: sessionStore, chatbots: options.chatbots });
  const clock = options.clock ?? (() => new Date());
  const landmarks = createLandmarks(options.landmarks ?? []);
  const readRows = createReadRows(database);
  const readVocabulary = createReadVocabulary({ database, readRows, landmarks });
  const retrieve = createRetrieve({ database, readRows, clock, currenciesOf: readVocabulary.currencies, landmarks });
  const prepare = createPrepare({
    understand: createUnderstandMessage({
      readVocabulary,
      readShown: createReadShown(retrieve.byIds, clock),
      leaveTowns: createLeaveTowns(retrieve.hasHomes),
      clock,
    }),
    retrieve,
    models,
    makeMarker: options.makeMarker ?? (() => randomBytes(12).toString('hex')),
    clock,
  });
  const nothingAsked = identifierCandidates('');
  const shared = {
    sessions,
    prepare,
    tools: createListingTools({ retrieve, readVocabulary: (chatbotId) => readVocabulary(chatbotId, nothingAsked) }),
    disclaimerOf: options.disclaimerOf ?? (() => undefined),
  };
  const admit = createAdmit({ database, renewal: timing.renewal, log });
  const attachments = createAttachments({
    files: options.files,
    media: createMediaReader(options.ffmpeg),
    transcriptionModel: options.transcriptionModel ?? '',
    log,
    bytesInHand: options.bytesInHand,
    timing: timing.attachments,
  });
  return {
    createSession: (chatbotId: number): Promise<number> => sessionStore.insert(chatbotId),

    ...createAnswering(createAsk({ ...shared, models, attachments, admit, people: options.people ?? NOBODY, log })),

    /** The newest messages of a session, oldest first, with the homes that answers named and that are still on display. */
    messages: createReadMessages({ sessions, byIds: retrieve.byIds, clock }),

    /** How a message would be understood, found for and put to a model. */
    explain: createExplain(shared),
    explainFirst: createExplainFirst(prepare),

    /** Reads the word tables, so that the first question need not wait for them. Takes a second or two, in steps. */
    warmUp: readWords,

    models: (): ModelListItem[] => models.list(),
  };
};

export type ChatService = ReturnType<typeof createChatService>;
