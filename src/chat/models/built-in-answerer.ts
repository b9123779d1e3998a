import { NO_ANSWER_MARK } from '../prompt/rules.ts';
import type { Answerer, AnswererRequest } from './answerer.ts';
import { listingLines, moreWords, searchWords, wantedWords } from './built-in-words.ts';

const ABILITIES =
  'I can look up homes by city, price, bedrooms, sale or rent, MLS number, address or link. What are you looking for?';
const CANNOT = `I do not know that. ${ABILITIES}`;
const HUMAN = 'I will let our team know that you would like to talk to a person.';

const talkWords = ({ understanding, settings }: AnswererRequest): string | undefined => {
  if (understanding.Intent === 'human') return settings.TalkToHumanResponseMessage.trim() || HUMAN;
  if (understanding.Talk === 'greeting') return settings.WelcomeMessage.trim() || `Hello! ${ABILITIES}`;
  return understanding.Talk === 'thanks' ? 'You are welcome! Just ask if there is anything else.' : undefined;
};

const focusWords = ({ found, understanding }: AnswererRequest): string => {
  if (understanding.Talk !== 'shown') return `${NO_ANSWER_MARK} ${CANNOT}`;
  const gone = found.gone > 0 ? 'A home that I showed you before is no longer available.' : '';
  const [only] = found.listings;
  if (only === undefined) return gone === '' ? `${NO_ANSWER_MARK} ${CANNOT}` : `${NO_ANSWER_MARK} ${gone}`;
  const more = found.listings.length === 1 ? moreWords(only) : '';
  return [gone, 'This is what I know:', listingLines(found.listings), more].filter(Boolean).join('\n');
};

const lookupWords = ({ found, understanding }: AnswererRequest): string => {
  const [only] = found.listings;
  if (only === undefined) return `${NO_ANSWER_MARK} I have no ${wantedWords(understanding.Constraints, 1)}.`;
  const more = found.listings.length === 1 ? moreWords(only) : '';
  return [listingLines(found.listings), more].filter(Boolean).join('\n');
};

const resultWords = ({ found, understanding }: AnswererRequest): string => {
  const unexplained = understanding.Unexplained.slice(0, 8).join(', ');
  const passedOver = unexplained === '' ? [] : [`I could not take this into account: ${unexplained}.`];
  const isCount = understanding.Aggregate === 'count';
  const mark = found.total === 0 && !isCount ? [NO_ANSWER_MARK] : [];
  return [...mark, searchWords(found, understanding.Constraints), ...passedOver].join('\n');
};

const answerWords = (request: AnswererRequest): string => {
  const talk = talkWords(request);
  if (talk !== undefined) return talk;
  if (request.found.kind === 'search') return resultWords(request);
  return request.found.kind === 'lookup' ? lookupWords(request) : focusWords(request);
};

const isEnglish = (language: string): boolean => /^\s*(?:english\b.*|en(?:[-_]\w+)?)?\s*$/i.test(language);

/**
 * Answers from what was found, in plain text, without a network and at no cost. It writes English only, and says so where the
 * chatbot is set to another language.
 */
export const createBuiltInAnswerer = (): Answerer => ({
  answer: async function* (request) {
    const words = answerWords(request);
    const language = isEnglish(request.settings.AIResponseLanguage) ? '' : '\n(I can answer in English only for now.)';
    for (const line of `${words}${language}`.split(/(?<=\n)/)) {
      request.signal.throwIfAborted();
      yield { text: line };
    }
    yield { tokens: 0 };
  },
});
