import { createExplain } from '../../../src/chat/explain.ts';
import { createModels } from '../../../src/chat/models/models.ts';
import { createPrepare } from '../../../src/chat/prepare.ts';
import { createLandmarks } from '../../../src/chat/retrieve/landmarks.ts';
import { createRetrieve } from '../../../src/chat/retrieve/retrieve.ts';
import { createReadVocabulary } from '../../../src/chat/retrieve/vocabulary.ts';
import { createLeaveTowns } from '../../../src/chat/sessions/left-towns.ts';
import { createSessionService } from '../../../src/chat/sessions/session-service.ts';
import { createSessionStore } from '../../../src/chat/sessions/session-store.ts';
import { createReadShown } from '../../../src/chat/sessions/shown-listings.ts';
import type { Understanding } from '../../../src/chat/understand/understanding.ts';
import { createUnderstandMessage } from '../../../src/chat/understand-message.ts';
import type { Database } from '../../../src/database/connection.ts';
import { chatSettings } from '../../helpers/chat-fixture.ts';
import type { Question } from '../gold/question.ts';
import { evaluationClock, shippedLandmarks } from '../service/evaluated-service.ts';

/**
 * Milliseconds of each message, earlier turns among them. `parseAmid`: the parser on the way of a message, which reads the
 * database before and after. `parse`: the parser by itself, the same messages once more, one after the other, so that their words
 * are among those that it remembers and the processor has its code at hand.
 */
export type Times = {
  parse: number[];
  parseAmid: number[];
  vocabulary: number[];
  withPlace: number[];
  withoutPlace: number[];
};

type Understand = ReturnType<typeof createUnderstandMessage>;
type Steps = Parameters<typeof createUnderstandMessage>[0];

/** A message with all that the database gave for it. */
type ReadMessage = {
  given: Parameters<Understand>;
  vocabulary?: Awaited<ReturnType<Steps['readVocabulary']>>;
  shown?: Awaited<ReturnType<Steps['readShown']>>;
  left?: Awaited<ReturnType<Steps['leaveTowns']>>;
};

/** Understands messages once more, without the database, and tells how long each took. */
const parseAlone = async (messages: readonly ReadMessage[]): Promise<number[]> => {
  const times: number[] = [];
  for (const { given, vocabulary, shown, left } of messages) {
    if (vocabulary === undefined || shown === undefined || left === undefined) throw new Error('not all was read');
    const understandAgain = createUnderstandMessage({
      readVocabulary: async () => vocabulary,
      readShown: async () => shown,
      leaveTowns: async () => left,
      clock: evaluationClock,
    });
    const start = performance.now();
    await understandAgain(...given);
    times.push(performance.now() - start);
  }
  return times;
};

const PLACES: ReadonlySet<string> = new Set(['City', 'ZIP', 'Street', 'Near', 'MLSNumber', 'Address', 'Url']);

const hasPlace = ({ Constraints, Reference }: Understanding): boolean =>
  Reference !== undefined || Constraints.some(({ Field, Operator }) => PLACES.has(Field) && Operator === 'is');

/** Tells how long each call took. */
const timed =
  <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>, done: (ms: number) => void) =>
  async (...given: Given): Promise<Result> => {
    const start = performance.now();
    const result = await work(...given);
    done(performance.now() - start);
    return result;
  };

/** Explains every question as the service does, and takes the time of the parser and of retrieval apart. */
export const measureTimes = async (
  options: { database: Database; workspaceId: number; chatbotId: number },
  questions: readonly Question[],
): Promise<Times> => {
  const { database, workspaceId, chatbotId } = options;
  const times: Times = { parse: [], parseAmid: [], vocabulary: [], withPlace: [], withoutPlace: [] };
  const messages: ReadMessage[] = [];
  const landmarks = createLandmarks(shippedLandmarks);
  const retrieve = createRetrieve({ database, clock: evaluationClock, landmarks });
  let waited = 0;
  const readVocabulary = timed(createReadVocabulary({ database, landmarks }), (ms) => {
    waited += ms;
    times.vocabulary.push(ms);
  });
  const readShown = timed(createReadShown(retrieve.byIds, evaluationClock), (ms) => {
    waited += ms;
  });
  const leaveTowns = timed(createLeaveTowns(retrieve.hasHomes), (ms) => {
    waited += ms;
  });
  const understand: Understand = async (...given) => {
    const message: ReadMessage = { given };
    messages.push(message);
    waited = 0;
    const start = performance.now();
    const understandMessage = createUnderstandMessage({
      readVocabulary: async (...asked) => (message.vocabulary = await readVocabulary(...asked)),
      readShown: async (...asked) => (message.shown = await readShown(...asked)),
      leaveTowns: async (...asked) => (message.left = await leaveTowns(...asked)),
      clock: evaluationClock,
    });
    const result = await understandMessage(...given);
    times.parseAmid.push(performance.now() - start - waited);
    return result;
  };
  const retrieveTimed: typeof retrieve = Object.assign(
    async (...given: Parameters<typeof retrieve>) => {
      const start = performance.now();
      const found = await retrieve(...given);
      if (found.kind !== 'nothing') {
        (hasPlace(given[1]) ? times.withPlace : times.withoutPlace).push(performance.now() - start);
      }
      return found;
    },
    { byIds: retrieve.byIds, hasHomes: retrieve.hasHomes },
  );
  const models = createModels({ models: [] });
  const steps = { understand, retrieve: retrieveTimed, models, makeMarker: () => 'marker', clock: evaluationClock };
  const sessionStore = createSessionStore(database);
  const sessions = createSessionService({ store: sessionStore });
  const explain = createExplain({
    sessions,
    readSettings: async () => chatSettings,
    prepare: createPrepare(steps),
    disclaimerOf: () => undefined,
  });
  const sessionID = await sessionStore.insert(chatbotId);
  const { signal } = new AbortController();
  for (const { question, turns = [] } of questions) {
    await explain({ workspaceId, sessionID, content: question, turns, signal });
  }
  times.parse = await parseAlone(messages);
  return times;
};
