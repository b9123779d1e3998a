import type { LanguageCode } from '../../language/language.ts';
import { LANGUAGE_OF, namedLanguage } from '../../language/named-language.ts';

const LEAST_LETTERS = 4;
const HAN = /\p{sc=Han}/u;
const NAMES_IN_TEXTS = [...LANGUAGE_OF.keys()].filter((name) => name.length >= LEAST_LETTERS || HAN.test(name));

/** The language that is named in a folded text, or that the whole of it names. */
export const languageIn = (folded: string, isWhole: boolean): LanguageCode | undefined => {
  const name = NAMES_IN_TEXTS.find((one) => (isWhole ? folded === one : folded.includes(one)));
  return name === undefined ? undefined : LANGUAGE_OF.get(name);
};

/** The language of an answer: the chatbot's where `AIResponseLanguage` names one, else the visitor's. */
export const answerLanguage = (setting: string, visitors: LanguageCode): LanguageCode =>
  namedLanguage(setting) ?? visitors;
