import { BUILT_IN_MODEL } from '../config/config-files.ts';
import type { Logger } from '../process/logger.ts';
import { answerWithModel, fallsBack } from './answer-with-model.ts';
import { type Attached, noteOf } from './attachments/attached.ts';
import type { Attachments } from './attachments/attachments.ts';
import type { Admit } from './limits/admit.ts';
import type { Models } from './models/models.ts';
import { createMeter } from './models/usage.ts';
import { outcomeOf } from './outcome.ts';
import type { Prepare, Prepared } from './prepare.ts';
import type { AskInput } from './question.ts';
import type { SessionService } from './sessions/session-service.ts';
import type { ListingTools } from './tools/listing-tools.ts';
import { type Answered, createTurn } from './turn.ts';

export type NewMessage = {
  chatbotId: number;
  sessionId: number;
  questionId: number;
  content: string;
  fileIds: readonly number[];
};

/** Who hears what visitors leave and want before they are answered; what it throws ends the message. */
export type People = {
  /** The address or number by which the message says that its visitor can be reached; blank where it says none. */
  noteMessage(message: NewMessage): Promise<string>;
  /** That which the visitor has said in any message. */
  wantsPerson(session: { chatbotId: number; sessionId: number }): Promise<string>;
};

type AskSteps = {
  sessions: SessionService;
  admit: Admit;
  prepare: Prepare;
  models: Models;
  tools: ListingTools;
  attachments: Attachments;
  people: People;
  disclaimerOf: (sourceId: number) => string | undefined;
  log: Logger;
};

/** An answer that was given, and what it was written from. */
export type GivenAnswer = Answered & { prepared: Prepared };

/** It is awaited later: until then its failure is nobody's. */
const later = <Result>(promise: Promise<Result>): Promise<Result> => {
  promise.catch(() => undefined);
  return promise;
};

/**
 * Yields the parts and stores the answer. Nobody who reads along waits for the database: what no model writes is there at once, and stored
 * while it leaves; that a part has left is stored while the first one does. Nothing ends before that, nor does a second part of a model leave.
 */
const deliver = async function* (
  parts: AsyncGenerator<string>,
  turn: ReturnType<typeof createTurn>,
  { isAtOnce, isStreamed }: { isAtOnce: boolean; isStreamed: boolean },
): AsyncGenerator<string, Answered> {
  if (isAtOnce) {
    const written = await Array.fromAsync(parts);
    const finishing = later(turn.finish(isStreamed));
    try {
      yield* written;
    } finally {
      await finishing.catch(() => undefined);
    }
    return finishing;
  }
  let sending: Promise<void> | undefined;
  for await (const part of parts) {
    await sending;
    if (isStreamed) sending ??= later(turn.sending());
    yield part;
  }
  await sending;
  return turn.finish(isStreamed);
};

/**
 * How a message is answered, step by step. Yields the answer's parts, returns what was stored. Throws before the first part
 * for what stands against the message (404, 409, 429) and where no answer came (502, 504).
 */
export const createAsk = (steps: AskSteps) => {
  const { sessions, admit, prepare, models, tools, attachments, people, disclaimerOf, log } = steps;
  return async function* ask(question: AskInput, isStreamed: boolean): AsyncGenerator<string, GivenAnswer> {
    const session = await sessions.open(question.workspaceId, question.sessionID);
    const files = await attachments.find(question);
    const { chatbotId, settings } = session;
    const wanted = models.choose(settings.Model);
    await attachments.check(files, settings, wanted);
    const remembered = (seen = ''): string => [question.content, noteOf(files, seen)].filter(Boolean).join(' ');
    const { answerSeconds } = wanted;
    const admission = await admit({ session, content: remembered(), answerSeconds });
    const { before, isFirst, questionId } = admission;
    const { content, fileIds } = question;
    const asking = { chatbotId, sessionId: session.id, questionId, content, fileIds };
    const turn = createTurn({ admission, signal: question.signal, seconds: answerSeconds, log });
    const { draft, signal, clientSignal } = turn;
    let attached: Attached | undefined;
    try {
      let reachedBy = await people.noteMessage(asking);
      // Where the prompt is written; what fails before that is told first.
      const turns = wanted.provider && (isFirst ? [] : later(sessions.turns(session)));
      let asked = settings;
      attached = await attachments.read(files, wanted, signal).catch((error: unknown) => {
        if (!fallsBack(wanted, error)) throw error;
        asked = { ...settings, Model: BUILT_IN_MODEL.Key };
        return attachments.read(files, models.choose(asked.Model), clientSignal);
      });
      const { said = '', seen = '' } = attached ?? {};
      if (said !== '' || seen !== '') await admission.heard([remembered(seen), said].filter(Boolean).join('\n'));
      if (said !== '') reachedBy = (await people.noteMessage({ ...asking, content: said, fileIds: [] })) || reachedBy;
      const read = await prepare({
        chatbotId,
        settings: asked,
        before,
        turns,
        question: question.content,
        ...(attached === undefined ? {} : { attached }),
      });
      const { Intent } = read.findings.all[0].understanding;
      if (Intent === 'human') reachedBy = await people.wantsPerson(asking);
      const prepared = { ...read, reachedBy };
      const { model, price } = prepared.chosen;
      const meter = createMeter();
      for (const usage of attached?.usages ?? []) meter.add(usage);
      turn.expect(outcomeOf(prepared, before, draft, meter));
      const readsMarkdown = question.readsMarkdown === true;
      const writing = { draft, isStreamed, readsMarkdown, disclaimerOf };
      const answering = { ...writing, chatbotId, before, tools, meter, signal, clientSignal };
      const isAtOnce = prepared.chosen.provider === undefined;
      const answered = yield* deliver(answerWithModel(prepared, answering), turn, { isAtOnce, isStreamed });
      const { totalToken: tokens, noAnswer } = answered;
      const { checked, isInstead } = draft;
      const cost = meter.cost(price);
      const lookups = prepared.findings.all.length - 1;
      const facts = { chatbotId, questionId, model, tokens, cost, noAnswer, lookups, checked, isBuiltIn: isInstead };
      log.info(facts, 'A message was answered');
      return { ...answered, prepared };
    } catch (error) {
      throw await turn.fail(error);
    } finally {
      attached?.release();
      await turn.close();
    }
  };
};
