import { mentionedFolds } from '../understand/city.ts';
import { identifierCandidates } from '../understand/identifiers.ts';
import { readQuestion } from '../understand/reading.ts';
import type { Vocabulary } from '../understand/understand.ts';
import type { SearchStore } from './search-store.ts';

/** What the chatbot's own listings know of the words of a question. */
export const readVocabulary = async (store: SearchStore, chatbotId: number, question: string): Promise<Vocabulary> => {
  const mentioned = mentionedFolds(readQuestion(question).text, await store.cityFolds(chatbotId));
  return {
    cities: await store.cityNames(chatbotId, mentioned),
    known: await store.knownIdentifiers(chatbotId, identifierCandidates(question)),
  };
};
