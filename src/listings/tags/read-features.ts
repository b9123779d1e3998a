import { TAG_WORDS } from '../../language/features/tag-phrases.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../language/language.ts';
import { readTokens } from './dictionary.ts';
import { toItems } from './items.ts';
import { languageOf } from './language-of.ts';
import { affirmPets, type Mention } from './mentions.ts';
import { readSentence } from './read-sentence.ts';
import { type Finding, SHARED_KINDS, TAGS, type Tag } from './tags.ts';
import type { Token } from './tokenize.ts';

/** By the places in TAGS: what a feature is where it is shared, null for none. */
export const SHARED_AS: ReadonlyMap<number, number | null> = new Map(
  [...SHARED_KINDS].map(([own, shared]) => [TAGS.indexOf(own), shared === null ? null : TAGS.indexOf(shared)]),
);
const SHARED: ReadonlySet<number | null> = new Set(SHARED_AS.values());

/** What features of a language's words stand for besides, as places in TAGS. */
const ALSO_MEANT: ReadonlyMap<LanguageCode, ReadonlyMap<number, number>> = new Map(
  LANGUAGE_CODES.map((language) => {
    const pairs = Object.entries(TAG_WORDS[language].alsoMeant ?? {}) as [Tag, Tag][];
    return [language, new Map(pairs.map(([tag, other]) => [TAGS.indexOf(tag), TAGS.indexOf(other)]))];
  }),
);

export const CERTAINTY = { word: 2, phrase: 3, looseDenial: 2, denial: 4, pair: 5 } as const;

/** Adds what a mention says of the features that its phrase names. */
const addFindings = (findings: Finding[], mention: Mention, words: string, language: LanguageCode): void => {
  const { item, denied, isElsewhere, isShared, isAffirmed } = mention;
  if (item.entry === undefined) return;
  const { features, topics, absences } = item.entry;
  if (isElsewhere && !features.some((tag) => SHARED.has(tag))) return;
  const add = (tags: readonly number[], polarity: Finding['polarity'], certainty: number): void => {
    for (const own of tags) {
      const tag = isShared ? SHARED_AS.get(own) : own;
      if (tag !== null) findings.push({ tag: tag ?? own, polarity, certainty, words });
    }
  };
  const denial = denied === 'near' ? CERTAINTY.looseDenial : CERTAINTY.denial;
  if (denied !== null) {
    add(features, 'no', denial);
    add(topics, 'no', denial);
    return;
  }
  const claim = item.to - item.from > 1 ? CERTAINTY.phrase : CERTAINTY.word;
  add(features, 'yes', claim);
  const meant = ALSO_MEANT.get(language);
  if (meant !== undefined && meant.size > 0)
    add(
      features.flatMap((tag) => meant.get(tag) ?? []),
      'yes',
      claim,
    );
  if (isAffirmed) add(topics, 'yes', claim);
  add(absences, 'no', denial);
};

/** Characters that are quoted of a sentence, with what says that it goes on. */
const LONGEST_WORDS = 60;
const WORDS_BEFORE = 20;
/** A sentence's own words about a feature, short enough to be shown whole: where it is longer, those around the feature. */
const wordsAround = (text: string, from: number, to: number, at: number): string => {
  if (to - from <= LONGEST_WORDS) return text.slice(from, to).trim();
  const isBegin = at - from <= WORDS_BEFORE;
  const ahead = isBegin ? text.slice(from, at) : text.slice(at - WORDS_BEFORE, at).replace(/^\S{0,15}\s/u, '');
  const room = LONGEST_WORDS - ahead.length - 4;
  const rest = text.slice(at, to);
  const behind = rest.length <= room ? rest : rest.slice(0, room + 1).replace(/\s\S{0,30}$|.$/su, '');
  return `${isBegin ? '' : '… '}${ahead}${behind}${rest.length <= room ? '' : ' …'}`.toWellFormed().trim();
};

type Reading = { findings: Finding[]; language: LanguageCode };

/**
 * Reads what a text says about features, sentence by sentence, each in its language; `shown` has the words to quote from, `tokens`
 * are those of the text.
 */
export const readFeatures = (
  text: string,
  otherwise: LanguageCode,
  shown = text,
  tokens: readonly Token[] = readTokens(text),
): Reading => {
  const language = languageOf(tokens, 0, tokens.length, otherwise);
  const findings: Finding[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from;
    while (to < tokens.length && (tokens[to] as Token).kind !== 'end') to += 1;
    if (to > from) {
      const spoken = languageOf(tokens, from, to, language);
      const [start, end] = [(tokens[from] as Token).start, (tokens[to - 1] as Token).end];
      for (const mention of affirmPets(readSentence(tokens, toItems(tokens, from, to, spoken)))) {
        const at = (tokens[mention.item.from] as Token).start;
        addFindings(findings, mention, wordsAround(shown, start, end, at), spoken);
      }
    }
    from = to + 1;
  }
  return { findings, language };
};
