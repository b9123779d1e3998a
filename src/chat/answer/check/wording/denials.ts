import { CHECK_WORDS } from '../languages/all.ts';
import type { CheckWords } from '../languages/check-words.ts';
import { smallWords } from '../languages/small/all.ts';
import { WORDINGS } from '../languages/wording/all.ts';
import type { Wording } from '../languages/wording/wording.ts';
import type { RowFacts } from '../row-facts.ts';
import { clauseAfter, clauseBefore } from '../topics.ts';
import { anywhere, isIn, oneOf } from '../word-patterns.ts';

/** What a listing states as a number, and an answer may deny in words. */
const DENIABLE = ['hoa', 'parking', 'deposit'] as const;
type Deniable = (typeof DENIABLE)[number];
export type Denial = { start: number; end: number; field: Deniable };

const HAN = /\p{sc=Han}/u;
const ENDS_NO = oneOf(smallWords(({ endsNo }) => endsNo));
const BETWEEN = String.raw`(?:[\s-]+(?!${ENDS_NO}[\s-])[\p{L}']+){0,2}?[\s-]+`;
const AFTER_APOSTROPHE = "(?<=')";
const HAN_BETWEEN = `(?:${oneOf(smallWords(({ behindNo }) => behindNo))}|[ ])*`;
const NEVER = oneOf(smallWords(({ never }) => never));
const VERB = String.raw`(?:[\s-]+(?!${NEVER}[\s-])[\p{L}'\ufffc]+){0,4}?[\s:=*_-]+`;
const HAN_VERB = `(?:${oneOf(smallWords(({ beforeZero }) => beforeZero))}|：|:|[ ])*`;

const nounsOf = (field: Deniable, { topics, units }: CheckWords, wording: Wording): readonly string[] =>
  field === 'parking' ? [...(units.parking ?? []), ...wording.parking] : (topics[field] ?? []);

const patternOf = (field: Deniable, table: CheckWords, wording: Wording): RegExp => {
  const isHan = wording.no.some((word) => HAN.test(word));
  const noun = anywhere(nounsOf(field, table, wording)).source;
  const no = anywhere(wording.no).source;
  const zero = anywhere(field === 'parking' ? wording.zero : [...wording.zero, ...wording.free]).source;
  const patterns = [
    `(?:${no})${isHan ? HAN_BETWEEN : `(?:${BETWEEN}|${AFTER_APOSTROPHE})`}(?:${noun})`,
    `(?:${noun})${isHan ? HAN_VERB : VERB}(?:${zero})`,
    ...(field === 'hoa' && wording.hoaFree.length > 0 ? [anywhere(wording.hoaFree).source] : []),
  ];
  return new RegExp(patterns.join('|'), 'gu');
};

const READERS = CHECK_WORDS.flatMap((table) => {
  const wording = WORDINGS.find(({ language }) => language === table.language);
  if (wording === undefined) return [];
  return DENIABLE.map((field) => ({
    field,
    pattern: patternOf(field, table, wording),
    elsewise: anywhere([...wording.elsewise, ...table.not.filter((word) => HAN.test(word) && word.length > 1)]),
    wished: anywhere(wording.wished),
    fee: anywhere(wording.fee),
  }));
});

/** What is denied: every denial has one of these. */
export const DENIABLE_NOUNS: readonly string[] = CHECK_WORDS.flatMap((table) =>
  WORDINGS.filter(({ language }) => language === table.language).flatMap((wording) => [
    ...DENIABLE.flatMap((field) => nounsOf(field, table, wording)),
    ...wording.hoaFree,
  ]),
);
const NOUNS = anywhere(DENIABLE_NOUNS);

/** Where a folded text says that a home has no fee, or no place to park; not where it says that nothing is stated of them. */
export const findDenials = (fold: string): Denial[] =>
  (isIn(NOUNS, fold) ? READERS : []).flatMap(({ field, pattern, elsewise, wished, fee }) =>
    [...fold.matchAll(pattern)].flatMap(({ 0: found, index }): Denial[] => {
      const end = index + found.length;
      const [before, after] = [clauseBefore(fold, 0, index), clauseAfter(fold, end, fold.length)];
      const isAsked = /^\s*[?？]/u.test(fold.slice(end + after.length));
      const isElse = isAsked || isIn(elsewise, `${found} ${after}`) || isIn(elsewise, before.slice(-30));
      const isOfFee = field === 'parking' && isIn(fee, `${found}${after.slice(0, 12)}`);
      return isElse || isOfFee || isIn(wished, before) ? [] : [{ start: index, end, field }];
    }),
  );

const valuesOf = ({ fields }: RowFacts, field: Deniable): number[] =>
  fields
    .filter(({ kind, topic }) => (field === 'parking' ? kind === 'parking' : kind === 'money' && topic === field))
    .map(({ value }) => value);

/** Whether a listing says so itself: by a 0, or in its texts where it has no such field. */
export const holdsDenial = (row: RowFacts, field: Deniable): boolean => {
  const values = valuesOf(row, field);
  if (values.length > 0) return values.every((value) => value === 0);
  return findDenials(row.text).some((denial) => denial.field === field);
};
