import { CHINESE_WORDING } from './chinese.ts';
import { ENGLISH_WORDING } from './english.ts';
import { FRENCH_WORDING } from './french.ts';
import { GERMAN_WORDING } from './german.ts';
import { PORTUGUESE_WORDING } from './portuguese.ts';
import { SPANISH_WORDING } from './spanish.ts';
import type { Wording } from './wording.ts';

export const WORDINGS: readonly (Wording & { language: string })[] = [
  { language: 'en', ...ENGLISH_WORDING },
  { language: 'es', ...SPANISH_WORDING },
  { language: 'fr', ...FRENCH_WORDING },
  { language: 'de', ...GERMAN_WORDING },
  { language: 'pt', ...PORTUGUESE_WORDING },
  { language: 'zh', ...CHINESE_WORDING },
];
