import { foldText, withoutUmlauts } from '../../listings/fold.ts';
import { ASKED_TAGS, SHARED_KINDS, type Tag } from '../../listings/tags/tags.ts';
import { expandPhrases } from './expand-phrases.ts';
import { TAG_WORDS, type TagLanguage } from './tag-languages.ts';
import type { Phrases, PhrasesByTag } from './tag-words.ts';

/**
 * A phrase of a question, folded by foldText, German umlauts in both spellings. `other` (with no tags) contains the name of a
 * feature and means something else; the longest phrase counts. A phrase may name several features: "cats only" is cats wanted and
 * dogs unwanted. One of its `tags` is enough: "laundry" is in the home or shared.
 */
export type TagPhrase =
  | { fold: string; says: 'feature' | 'absence'; tags: readonly [Tag, ...Tag[]] }
  | { fold: string; says: 'other'; tags: null };

const folds = (phrases: Phrases): string[] => [
  ...new Set(
    expandPhrases(phrases)
      .filter((phrase) => !phrase.includes('#'))
      .flatMap((phrase) => [foldText(phrase), foldText(withoutUmlauts(phrase))]),
  ),
];

const byTag = (table: PhrasesByTag, says: 'feature' | 'absence', ofEitherKind: readonly string[] = []): TagPhrase[] =>
  (Object.entries(table) as [Tag, Phrases][])
    .filter(([tag]) => ASKED_TAGS.includes(tag))
    .flatMap(([tag, phrases]) => {
      const shared = SHARED_KINDS.get(tag) ?? tag;
      return folds(phrases).map((fold): TagPhrase => {
        const isEither = shared !== tag && ofEitherKind.includes(fold);
        return { fold, says, tags: isEither ? [tag, shared] : [tag] };
      });
    });

/** How visitors name features in a language. */
export const tagPhrases = (language: TagLanguage): TagPhrase[] => {
  const { features, topics, absences, others, ofEitherKind } = TAG_WORDS[language];
  return [
    ...byTag(features, 'feature', folds(ofEitherKind)),
    ...byTag(topics, 'feature'),
    ...byTag(absences, 'absence'),
    ...folds(others).map((fold): TagPhrase => ({ fold, says: 'other', tags: null })),
  ];
};
