import { LANGUAGES } from '../../../src/chat/understand/understanding.ts';
import type { AnswerRates } from '../answers/measure-answers.ts';
import { layOut, sayTally } from './table.ts';

/** How many good sentences the check of answers changed, and how many wrong ones it left. */
export const answerCheckTable = ({ altered, letThrough }: AnswerRates): string =>
  layOut([
    ['', 'altered good sentences', 'wrong facts let through'],
    ['all', ...[altered, letThrough].map(({ cases, n }) => sayTally({ hits: cases.length, of: n }))],
    ...LANGUAGES.map((language) => [
      language,
      ...[altered, letThrough].map(({ cases }) => String(cases.filter((one) => one.language === language).length)),
    ]),
  ]);
