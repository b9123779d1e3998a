import { foldText, withoutUmlauts } from '../../listings/fold.ts';
import { ASKED_TAGS, SHARED_KINDS, type Tag } from '../../listings/tags/tags.ts';
import { chineseFeatures } from '../chinese/features.ts';
import { englishFeatures } from '../english/features.ts';
import { frenchFeatures } from '../french/features.ts';
import { germanFeatures } from '../german/features.ts';
import type { LanguageCode } from '../language.ts';
import { portugueseFeatures } from '../portuguese/features.ts';
import { spanishFeatures } from '../spanish/features.ts';
import { expandPhrases, isPlain, type Phrases } from '../text/phrase-notation.ts';
import type { PhrasesByTag, TagWords } from './tag-words.ts';

/** The words of each language. */
export const TAG_WORDS: Readonly<Record<LanguageCode, TagWords>> = {
  en: englishFeatures,
  es: spanishFeatures,
  fr: frenchFeatures,
  de: germanFeatures,
  pt: portugueseFeatures,
  zh: chineseFeatures,
};

/**
 * A phrase of a question, folded by foldText, German umlauts in both spellings. `other` (with no tags) contains the name of a
 * feature and means something else; the longest phrase counts. A phrase may name several features: "cats only" is cats wanted and
 * dogs unwanted. One of its `tags` is enough: "laundry" is in the home or shared.
 */
type TagPhrase =
  | { fold: string; says: 'feature' | 'absence'; tags: readonly [Tag, ...Tag[]] }
  | { fold: string; says: 'other'; tags: null };

const folds = (phrases: Phrases): string[] => [
  ...new Set(
    expandPhrases(phrases)
      .filter((phrase) => !phrase.includes('#'))
      .flatMap((phrase) => (isPlain(phrase) ? [phrase] : [foldText(phrase), foldText(withoutUmlauts(phrase))])),
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
export const tagPhrases = (language: LanguageCode): TagPhrase[] => {
  const { features, topics, absences, others, ofEitherKind } = TAG_WORDS[language];
  return [
    ...byTag(features, 'feature', folds(ofEitherKind)),
    ...byTag(topics, 'feature'),
    ...byTag(absences, 'absence'),
    ...folds(others).map((fold): TagPhrase => ({ fold, says: 'other', tags: null })),
  ];
};
