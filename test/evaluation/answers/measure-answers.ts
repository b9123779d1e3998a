import { LANGUAGES, type Language } from '../../../src/chat/understand/understanding.ts';
import { checkAnswer, foundListings, NOW } from '../../helpers/answer-check.ts';
import { understood } from '../../helpers/understandings.ts';
import { HOME_SETS, RENTAL_SETS, SOLD_SETS } from './homes.ts';
import { CHINESE_SENTENCES } from './sentences/chinese.ts';
import { ENGLISH_SENTENCES } from './sentences/english.ts';
import { FRENCH_SENTENCES } from './sentences/french.ts';
import { GERMAN_SENTENCES } from './sentences/german.ts';
import { PORTUGUESE_SENTENCES } from './sentences/portuguese.ts';
import { RENTAL_SENTENCES } from './sentences/rentals.ts';
import { SOLD_SENTENCES } from './sentences/sold.ts';
import { SPANISH_SENTENCES } from './sentences/spanish.ts';
import { writeSentence } from './write-slot.ts';

const SENTENCES: Readonly<Record<Language, { good: readonly string[]; wrong: readonly string[] }>> = {
  en: ENGLISH_SENTENCES,
  es: SPANISH_SENTENCES,
  fr: FRENCH_SENTENCES,
  de: GERMAN_SENTENCES,
  pt: PORTUGUESE_SENTENCES,
  zh: CHINESE_SENTENCES,
};
const TOTAL = 41;
/** Shorter ones may stand in an address or in another number. */
const SHORTEST = 3;

/** `isChanged`: whether the check did anything; `keeps`: whether a number made up for the sentence is still there. */
export type AnswerCase = { language: Language; said: string; became: string; isChanged: boolean; keeps: boolean };
export type AnswerRates = {
  /** Good sentences that the check changed. */
  altered: { cases: AnswerCase[]; n: number };
  /** Sentences with a wrong fact that it left as they were. */
  letThrough: { cases: AnswerCase[]; n: number };
};

const checked = (template: string, language: Language, sets = HOME_SETS, total = TOTAL): AnswerCase[] =>
  sets.map((homes) => {
    const said = writeSentence(template, homes, language, NOW);
    const found = foundListings([...homes], { total });
    const { text, checked: report } = checkAnswer([said], { found, understanding: understood({ Language: language }) });
    const madeUp = (template.match(/\{\d\.wrong\w+\}/g) ?? []).map((slot) => writeSentence(slot, homes, language, NOW));
    const isChanged = report.corrected + report.withheld + report.removed > 0;
    return {
      language,
      said,
      became: text,
      isChanged,
      keeps: madeUp.some((wrong) => wrong.length >= SHORTEST && text.includes(wrong)),
    };
  });

/** Runs good sentences and wrong ones about homes through the check of answers. */
export const measureAnswers = (): AnswerRates => {
  const of = (kind: 'good' | 'wrong') =>
    LANGUAGES.flatMap((language) => [
      ...SENTENCES[language][kind].flatMap((template) => checked(template, language)),
      ...RENTAL_SENTENCES[language][kind].flatMap((template) => checked(template, language, RENTAL_SETS)),
      ...SOLD_SENTENCES[language][kind].flatMap((template) => checked(template, language, SOLD_SETS, 0)),
    ]);
  const [good, wrong] = [of('good'), of('wrong')];
  return {
    altered: { cases: good.filter(({ isChanged }) => isChanged), n: good.length },
    letThrough: { cases: wrong.filter(({ isChanged, keeps }) => !isChanged || keeps), n: wrong.length },
  };
};
