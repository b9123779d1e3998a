import { setImmediate as turn } from 'node:timers/promises';
import { keptTable } from '../../../kept-tables.ts';
import { whenNeeded } from '../../../when-needed.ts';
import { type Lexicon, openLexicon } from '../lexer/lexicon.ts';
import { readLexicon } from '../lexer/read-lexicon.ts';
import type { Language } from '../understanding.ts';
import { english } from './english/english.ts';
import { TABLES } from './tables.ts';

/** One lexicon a language; the others know English nouns too, since people mix them in ("busco casa con pool"). */
const BY_LANGUAGE = new Map(
  TABLES.map((tables) => [
    tables.language,
    whenNeeded((): Lexicon => {
      const read = () => readLexicon(tables, tables === english ? undefined : english);
      return openLexicon(tables, keptTable(`words-${tables.language}`, read));
    }),
  ]),
);

export const lexicons = whenNeeded((): readonly Lexicon[] => [...BY_LANGUAGE.values()].map((lexicon) => lexicon()));

export const lexiconOf = (language: Language): Lexicon => {
  const lexicon = BY_LANGUAGE.get(language);
  if (lexicon === undefined) throw new Error(`There are no tables of ${language}`);
  return lexicon();
};

/** Makes the lexicons, once, and lets what else waits go on between two of them: each takes tenths of a second where none is kept. */
export const readLexicons = whenNeeded(async (): Promise<void> => {
  for (const lexicon of BY_LANGUAGE.values()) {
    await turn();
    lexicon();
  }
});
