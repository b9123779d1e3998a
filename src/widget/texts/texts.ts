import type { LanguageCode } from '../../language/language.ts';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

export type { Texts } from './en.ts';

const TEXTS: Readonly<Record<LanguageCode, Texts>> = { en, es, fr, de, pt, zh };

const codeOf = (tag: string): string => tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';

/** The first of some language tags that there are texts for; else English. */
export const textsFor = (tags: readonly string[]): { language: string; texts: Texts } => {
  const language = tags.map(codeOf).find((code): code is LanguageCode => Object.hasOwn(TEXTS, code)) ?? 'en';
  return { language, texts: TEXTS[language] };
};

export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
