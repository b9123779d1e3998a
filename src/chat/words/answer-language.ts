import { LANGUAGES } from '../../language/languages.ts';
import { foldText } from '../../listings/fold.ts';
import type { Language } from '../understand/understanding.ts';

/** The languages by their names in each of the six, their codes and what else they are called. */
const LANGUAGE_OF = new Map(
  LANGUAGES.flatMap(({ code, alsoCalled }) => {
    const names = LANGUAGES.map((own) => new Intl.DisplayNames(own.code, { type: 'language' }).of(code) ?? code);
    return [code, ...names.map(foldText), ...alsoCalled.split(' ')].map((name) => [name, code] as const);
  }),
);

/** The language that `AIResponseLanguage` names ("Portuguese (Brazil)", "Français", "zh-CN"), if it is one of the six. */
export const namedLanguage = (setting: string): Language | undefined => {
  // The name may come after what sort of it is meant: "Simplified Chinese", "Brazilian Portuguese".
  const name = foldText(setting)
    .split(' ')
    .find((word) => LANGUAGE_OF.has(word));
  return LANGUAGE_OF.get(name ?? '');
};

const LEAST_LETTERS = 4;
const HAN = /\p{sc=Han}/u;
const NAMES_IN_TEXTS = [...LANGUAGE_OF.keys()].filter((name) => name.length >= LEAST_LETTERS || HAN.test(name));

/** The language, one of the six, that is named in a folded text, or that the whole of it names. */
export const languageIn = (folded: string, isWhole: boolean): Language | undefined => {
  const name = NAMES_IN_TEXTS.find((one) => (isWhole ? folded === one : folded.includes(one)));
  return name === undefined ? undefined : LANGUAGE_OF.get(name);
};

/** The language of an answer: the chatbot's where `AIResponseLanguage` names one of the six, else the visitor's. */
export const answerLanguage = (setting: string, visitors: Language): Language => namedLanguage(setting) ?? visitors;
