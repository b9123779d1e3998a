import { foldText } from '../listings/fold.ts';
import { LANGUAGE_CODES, type LanguageCode } from './language.ts';

/** What a language is called beside its names in all of them. */
const ALSO_CALLED: Readonly<Record<LanguageCode, string>> = {
  en: 'eng 英文',
  es: 'spa castellano castilian 西班牙文',
  fr: 'fra 法文',
  de: 'deu 德文',
  pt: 'por 葡萄牙文',
  zh: 'zho mandarin 汉语 普通话 简体中文',
};

/** The languages by their names in each of them, their codes and what else they are called. */
export const LANGUAGE_OF = new Map(
  LANGUAGE_CODES.flatMap((code) => {
    const names = LANGUAGE_CODES.map((own) => new Intl.DisplayNames(own, { type: 'language' }).of(code) ?? code);
    return [code, ...names.map(foldText), ...ALSO_CALLED[code].split(' ')].map((name) => [name, code] as const);
  }),
);

/** The language that `AIResponseLanguage` names ("Portuguese (Brazil)", "Français", "zh-CN"), if it is one of ours. */
export const namedLanguage = (setting: string): LanguageCode | undefined => {
  // The name may come after what sort of it is meant: "Simplified Chinese", "Brazilian Portuguese".
  const name = foldText(setting)
    .split(' ')
    .find((word) => LANGUAGE_OF.has(word));
  return LANGUAGE_OF.get(name ?? '');
};
