import { foldText } from '../../listings/fold.ts';
import type { Language } from '../understand/understanding.ts';

/** Names of the languages, in English, in the language itself and as codes; folded. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['english', 'en', 'eng', 'ingles', 'englisch', 'anglais', '英语', '英文'],
  es: [
    'spanish',
    'es',
    'spa',
    'espanol',
    'castellano',
    'castilian',
    'spanisch',
    'espagnol',
    'espanhol',
    '西班牙语',
    '西班牙文',
  ],
  fr: ['french', 'fr', 'fra', 'francais', 'frances', 'franzosisch', '法语', '法文'],
  de: ['german', 'de', 'deu', 'deutsch', 'aleman', 'allemand', 'alemao', '德语', '德文'],
  pt: ['portuguese', 'pt', 'por', 'portugues', 'portugiesisch', 'portugais', '葡萄牙语', '葡萄牙文'],
  zh: [
    'chinese',
    'zh',
    'zho',
    'chino',
    'chinois',
    'chinesisch',
    'chines',
    'mandarin',
    '中文',
    '汉语',
    '普通话',
    '简体中文',
  ],
};
const LANGUAGE_OF = new Map(
  Object.entries(NAMES).flatMap(([language, names]) => names.map((name) => [name, language as Language] as const)),
);

/** The language that `AIResponseLanguage` names ("Portuguese (Brazil)", "Français", "zh-CN"), if it is one of the six. */
export const namedLanguage = (setting: string): Language | undefined => {
  const words = foldText(setting).split(' ');
  // The name may come after what sort of it is meant: "Simplified Chinese", "Brazilian Portuguese".
  for (const word of words) {
    const language = LANGUAGE_OF.get(word);
    if (language !== undefined) return language;
  }
  return undefined;
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
