import { type ListingCard, listingCards } from './answer/listing-card.ts';
import type { createAsk, GivenAnswer } from './ask.ts';
import type { AskInput } from './question.ts';
import { answerLanguage } from './words/answer-language.ts';

/** The answer as ClientAsk returns it. */
export type Answer = { messageid: number; content: string; totalToken: number; noAnswer: boolean };
export type AnswerChunk = { content: string } | LastChunk;
type LastChunk = { QuestionID: number; AnswerID: number; Answer: string; TotalToken: number };
/** What a website is told at the end of an answer: the homes that it names, and whether the visitor wants to talk to a person. */
export type VisitorChunk = { content: string } | (LastChunk & { Listings: ListingCard[]; WantsPerson?: true });

const lastChunk = ({ questionId, answerId, content, totalToken }: GivenAnswer): LastChunk => ({
  ...{ QuestionID: questionId, AnswerID: answerId, Answer: content, TotalToken: totalToken },
});

const visitorChunk = (answer: GivenAnswer): VisitorChunk => {
  const { findings, settings, now } = answer.prepared;
  const [{ understanding }] = findings.all;
  const language = answerLanguage(settings.AIResponseLanguage, understanding.Language);
  const listings = answer.shown.flatMap((id) => findings.rows.find((row) => row.id === id) ?? []);
  const Listings = listingCards(listings, { language, timeZone: settings.TimeZone, now });
  return { ...lastChunk(answer), Listings, ...(understanding.Intent === 'human' ? { WantsPerson: true } : {}) };
};

const chunks = async function* <Last>(
  parts: AsyncGenerator<string, GivenAnswer>,
  first: IteratorResult<string, GivenAnswer>,
  lastOf: (answer: GivenAnswer) => Last,
): AsyncGenerator<{ content: string } | Last, void> {
  try {
    let step = first;
    for (; !step.done; step = await parts.next()) yield { content: step.value };
    yield lastOf(step.value);
  } finally {
    await parts.return(undefined as never);
  }
};

/** A question's answer, whole or in parts, for a client and for a website. */
export const createAnswering = (ask: ReturnType<typeof createAsk>) => {
  /** Rejects before the first part for an ordinary failure; a later one is thrown by the iteration. */
  const stream = async <Last>(input: AskInput, lastOf: (answer: GivenAnswer) => Last) => {
    const parts = ask(input, true);
    // A client that goes away may leave the stream unread: then nobody else ends it.
    const stop = (): void => void parts.return(undefined as never).catch(() => {});
    input.signal?.addEventListener('abort', stop, { once: true });
    return chunks(parts, await parts.next(), lastOf);
  };

  return {
    ask: async (input: AskInput): Promise<Answer> => {
      const parts = ask(input, false);
      let step = await parts.next();
      while (!step.done) step = await parts.next();
      const { answerId, content, totalToken, noAnswer } = step.value;
      return { messageid: answerId, content, totalToken, noAnswer };
    },

    askStream: (input: AskInput): Promise<AsyncIterable<AnswerChunk>> => stream(input, lastChunk),

    /** The same for a website, which shows the homes that the answer names. */
    askAsVisitor: (input: AskInput): Promise<AsyncIterable<VisitorChunk>> => stream(input, visitorChunk),
  };
};
