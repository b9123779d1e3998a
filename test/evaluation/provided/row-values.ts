import type { Language } from '../../../src/chat/understand/understanding.ts';
import { PHRASES } from './phrases/all.ts';
import type { PromptRow } from './read-prompt.ts';

/** A row's values as numbers, each only where the prompt states it. */
export type RowValues = {
  price?: number;
  currency: string;
  beds?: number;
  baths?: number;
  area?: number;
  isMetric: boolean;
  year?: number;
  isFree: boolean;
};
export type Slot = 'price' | 'beds' | 'baths' | 'area' | 'year';

const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-MX',
  fr: 'fr-FR',
  de: 'de-DE',
  pt: 'pt-BR',
  zh: 'zh-CN',
};

const numberIn = (text: string | undefined): number | undefined => {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

const known = <Name extends string>(name: Name, value: number | undefined): { [Key in Name]?: number } =>
  (value === undefined || value === 0 ? {} : { [name]: value }) as { [Key in Name]?: number };

export const valuesOf = ({ facts }: PromptRow): RowValues => {
  const price = facts.get('Price');
  const area = facts.get('Building area');
  return {
    ...known('price', numberIn(price)),
    currency: /^[^\d]*/.exec(price ?? '')?.[0].trim() ?? '',
    ...known('beds', numberIn(facts.get('Beds'))),
    ...known('baths', numberIn(facts.get('Baths'))),
    ...known('area', numberIn(area)),
    isMetric: area?.includes('sq m') ?? false,
    ...known('year', numberIn(facts.get('Year built'))),
    isFree: facts.get('Status') === 'active',
  };
};

/** A value as a language writes it. */
export const writeValue = (
  slot: Slot,
  value: number,
  { currency, isMetric }: RowValues,
  language: Language,
): string => {
  const number = new Intl.NumberFormat(LOCALES[language]).format(value);
  const { feet, meters } = PHRASES[language];
  if (slot === 'year') return String(value);
  if (slot === 'area') return `${number}${language === 'zh' ? '' : ' '}${isMetric ? meters : feet}`;
  if (slot !== 'price') return number;
  const isBehind = language === 'es' || language === 'fr' || language === 'de';
  if (isBehind && !/\p{L}/u.test(currency)) return `${number} ${currency}`;
  return `${currency}${/\p{L}$/u.test(currency) ? ' ' : ''}${number}`;
};
