import { whenNeeded } from '../../../when-needed.ts';
import { createLexicon, type Lexicon } from '../lexer/lexicon.ts';
import type { Language } from '../understanding.ts';
import { english } from './english/english.ts';
import { TABLES } from './tables.ts';

/** One lexicon a language; the others know English nouns too, since people mix them in ("busco casa con pool"). */
export const lexicons = whenNeeded((): readonly Lexicon[] =>
  TABLES.map((tables) => createLexicon(tables, tables === english ? undefined : english)),
);

export const lexiconOf = (language: Language): Lexicon => {
  const lexicon = lexicons().find(({ tables }) => tables.language === language);
  if (lexicon === undefined) throw new Error(`There are no tables of ${language}`);
  return lexicon;
};
