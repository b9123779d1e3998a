import { foldText, withoutUmlauts } from '../fold.ts';
import { expandPhrases } from './expand-phrases.ts';
import { TAG_WORDS, type TagLanguage } from './tag-languages.ts';
import type { Phrases, PhrasesByTag } from './tag-words.ts';
import type { Tag } from './tags.ts';

/**
 * A phrase of a question, folded by foldText, German umlauts in both spellings. `other` (with no tag) contains the name of a feature and means something else;
 * the longest phrase counts. A phrase may name several features: "cats only" is cats wanted and dogs unwanted.
 */
export type TagPhrase =
  | { fold: string; says: 'feature' | 'absence'; tag: Tag }
  | { fold: string; says: 'other'; tag: null };

const folds = (phrases: Phrases): string[] => [
  ...new Set(
    expandPhrases(phrases)
      .filter((phrase) => !phrase.includes('#'))
      .flatMap((phrase) => [foldText(phrase), foldText(withoutUmlauts(phrase))]),
  ),
];

const byTag = (table: PhrasesByTag, says: 'feature' | 'absence'): TagPhrase[] =>
  (Object.entries(table) as [Tag, Phrases][])
    .filter(([tag]) => tag !== 'hoa')
    .flatMap(([tag, phrases]) => folds(phrases).map((fold) => ({ fold, says, tag })));

/** How visitors name features in a language. */
export const tagPhrases = (language: TagLanguage): TagPhrase[] => {
  const { features, topics, absences, others } = TAG_WORDS[language];
  return [
    ...byTag(features, 'feature'),
    ...byTag(topics, 'feature'),
    ...byTag(absences, 'absence'),
    ...folds(others).map((fold): TagPhrase => ({ fold, says: 'other', tag: null })),
  ];
};
