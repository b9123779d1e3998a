import type { FileKind } from '../../files/file-service.ts';
import { type ListingCard, listingCards } from '../answer/listing-card.ts';
import { withoutNote } from '../attachments/attached.ts';
import type { FoundListing } from '../retrieve/found.ts';
import { answerLanguage } from '../words/answer-language.ts';
import type { SessionService } from './session-service.ts';

/** What was said in a session, as a page shows it again; `Listings` are the homes that an answer named. */
export type SaidMessage = {
  MessageID: number;
  Role: 'user' | 'assistant';
  Content: string;
  CreatedAt: Date;
  Listings?: ListingCard[];
  /** What came with it. */
  Attached?: FileKind;
  /** Of an answer that broke off, or was stopped. */
  Partial?: true;
};

/** The cards of all messages are read at once: of so many homes, those that were named last. */
const MOST_CARDS = 60;

type Steps = {
  sessions: SessionService;
  byIds: (chatbotId: number, ids: readonly number[]) => Promise<FoundListing[]>;
  clock: () => Date;
};

/** The newest messages of a session, oldest first, with the homes that answers named and that are still on display. */
export const createReadMessages =
  ({ sessions, byIds, clock }: Steps) =>
  async (workspaceId: number, sessionID: number): Promise<SaidMessage[]> => {
    const session = await sessions.open(workspaceId, sessionID);
    const { AIResponseLanguage, TimeZone } = session.settings;
    const exchanges = await sessions.exchanges(session);
    const named = [...new Set(exchanges.toReversed().flatMap((exchange) => exchange.named))].slice(0, MOST_CARDS);
    const listings = new Map((await byIds(session.chatbotId, named)).map((listing) => [listing.id, listing]));
    const now = clock();
    return exchanges.flatMap(({ question, answer, named: ids, language = 'en' }): SaidMessage[] => {
      const asked = withoutNote(question.content);
      const shown = ids.flatMap((id) => listings.get(id) ?? []);
      const options = { language: answerLanguage(AIResponseLanguage, language), timeZone: TimeZone, now };
      return [
        {
          ...{ MessageID: question.id, Role: 'user', Content: asked.content, CreatedAt: question.at },
          ...(asked.kind !== undefined && { Attached: asked.kind }),
        },
        {
          ...{ MessageID: answer.id, Role: 'assistant', Content: answer.content, CreatedAt: answer.at },
          Listings: listingCards(shown, options),
          ...(answer.isPartial && { Partial: true }),
        },
      ];
    });
  };
