import { createRetrieve } from '../../../src/chat/retrieve/retrieve.ts';
import { createLandmarks } from '../../../src/chat/retrieve/stores/place-store.ts';
import { createReadVocabulary } from '../../../src/chat/retrieve/vocabulary.ts';
import { createLeaveTowns } from '../../../src/chat/sessions/left-towns.ts';
import { createSessionStore } from '../../../src/chat/sessions/session-store.ts';
import { createReadShown } from '../../../src/chat/sessions/shown-listings.ts';
import type { Understanding } from '../../../src/chat/understand/understanding.ts';
import type { Database } from '../../../src/database/connection.ts';
import type { Question } from '../gold/question.ts';
import { evaluationClock, explainWith, shippedLandmarks } from '../service/evaluated-service.ts';
import { type Reading, recordReadings, understandAgain } from '../understanding/readings.ts';

const MOST_ROUNDS = 3;

const shortest = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((milliseconds, index) => Math.min(milliseconds, other[index] ?? milliseconds));

/**
 * Takes the times of the same messages again, three times at most, until they are good enough, and keeps the shortest of each
 * message: what other programs on the machine took is none of its own.
 */
export const measureCalmly = async (
  measure: () => Promise<Times>,
  isEnough: (times: Times) => boolean,
): Promise<Times> => {
  let times = await measure();
  for (let round = 1; round < MOST_ROUNDS && !isEnough(times); round += 1) {
    const again = await measure();
    times = {
      parse: shortest(times.parse, again.parse),
      parseAmid: shortest(times.parseAmid, again.parseAmid),
      vocabulary: shortest(times.vocabulary, again.vocabulary),
      withPlace: shortest(times.withPlace, again.withPlace),
      withoutPlace: shortest(times.withoutPlace, again.withoutPlace),
    };
  }
  return times;
};

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
  const readings: Reading[] = [];
  const landmarks = createLandmarks(shippedLandmarks);
  const retrieve = createRetrieve({ database, clock: evaluationClock, landmarks });
  let waited = 0;
  const wait = (ms: number): void => {
    waited += ms;
  };
  const understandMessage = recordReadings(
    {
      readVocabulary: timed(createReadVocabulary({ database, landmarks }), (ms) => {
        wait(ms);
        times.vocabulary.push(ms);
      }),
      readShown: timed(createReadShown(retrieve.byIds, evaluationClock), wait),
      leaveTowns: timed(createLeaveTowns(retrieve.hasHomes), wait),
      clock: evaluationClock,
    },
    (reading) => readings.push(reading),
  );
  const understand: typeof understandMessage = async (...given) => {
    waited = 0;
    const start = performance.now();
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
  const explain = explainWith(database, { understand, retrieve: retrieveTimed });
  const sessionID = await createSessionStore(database).insert(chatbotId);
  const { signal } = new AbortController();
  for (const { question, turns = [] } of questions) {
    await explain({ workspaceId, sessionID, content: question, turns, signal });
  }
  times.parse = readings.map((reading) => {
    const start = performance.now();
    understandAgain(reading);
    return performance.now() - start;
  });
  return times;
};
