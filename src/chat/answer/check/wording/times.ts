import { says } from '../cues.ts';
import type { KnownDay } from '../facts.ts';
import { smallWords } from '../languages/small/all.ts';
import { WORDINGS } from '../languages/wording/all.ts';
import type { When } from '../languages/wording/wording.ts';
import type { RowFacts } from '../row-facts.ts';
import { clauseAfter, clauseBefore } from '../topics.ts';
import { anywhere, isIn, ofAll } from '../word-patterns.ts';

/** What is told of a home by a word for a time: that it was built then, or that it came on the market or cheaper. */
export type SaidTime = { start: number; end: number; of: 'built' | 'market'; when: When | 'new' };

const NAMES = Object.keys(WORDINGS[0]?.when ?? {}) as When[];
const TIMES = NAMES.map((when) => ({ when, pattern: anywhere(WORDINGS.flatMap((wording) => wording.when[when])) }));
const WHEN_PHRASES = WORDINGS.flatMap(({ when }) => Object.values(when).flat());
const NEW_PHRASES = WORDINGS.flatMap(({ brandNew }) => brandNew);
/** Every time that is told has one of these. */
export const TIME_PHRASES: readonly string[] = [...WHEN_PHRASES, ...NEW_PHRASES];
const ANY_TIME = anywhere(WHEN_PHRASES);
const BUILT = anywhere(ofAll(({ topics }) => topics.built ?? []));
/** "Was listed this week and built in 1939": the time goes with one of the two. */
const JOINED = anywhere([
  ...ofAll(({ joined }) => joined.filter((word) => word.length > 1)),
  ...smallWords(({ and }) => and),
]);
const NEW = anywhere(NEW_PHRASES);
const HOME_BEHIND = new RegExp(
  `^[\\s*_]*(?:$|(?:${anywhere([...WORDINGS.flatMap(({ homeNouns }) => homeNouns), ...ofAll(({ joined }) => joined)]).source}))`,
  'u',
);
/** Of days ago; today is another day elsewhere. */
const DAYS: Readonly<Record<Exclude<When, 'thisYear' | 'lastYear'>, [number, number]>> = {
  today: [-1, 1],
  yesterday: [0, 2],
  thisWeek: [-1, 7],
  lastWeek: [1, 14],
  thisMonth: [-1, 31],
  lastMonth: [1, 62],
};
const NEW_FOR_YEARS = 2;
const DAY_MILLISECONDS = 86_400_000;

/** Where a folded text tells by a time from today when a home was built, listed or reduced, or calls it new. */
export const findTimes = (fold: string): SaidTime[] => {
  const times = (isIn(ANY_TIME, fold) ? TIMES : []).flatMap(({ when, pattern }) =>
    [...fold.matchAll(pattern)].flatMap(({ 0: found, index }): SaidTime[] => {
      const end = index + found.length;
      const after = clauseAfter(fold, end, fold.length);
      const clause = `${clauseBefore(fold, 0, index).split(JOINED).at(-1)} ${after.split(JOINED)[0]}`;
      const isAsked = /^\s*[?？]/u.test(fold.slice(end + after.length));
      const of = isIn(BUILT, clause)
        ? 'built'
        : says('listed', clause) || says('reduced', clause)
          ? 'market'
          : undefined;
      return of === undefined || isAsked || says('otherMatter', clause) || says('unmet', clause)
        ? []
        : [{ start: index, end, of, when }];
    }),
  );
  const isNew = [...fold.matchAll(NEW)].flatMap(({ 0: found, index }): SaidTime[] => {
    const end = index + found.length;
    const after = clauseAfter(fold, end, fold.length);
    const isAsked = /^\s*[?？]/u.test(fold.slice(end + after.length));
    const isElse = isAsked || !HOME_BEHIND.test(after) || says('unmet', clauseBefore(fold, 0, index));
    return isElse ? [] : [{ start: index, end, of: 'built', when: 'new' }];
  });
  return [...times, ...isNew];
};

const numberOf = ({ year, month, day }: KnownDay): number => Date.UTC(year, month - 1, day) / DAY_MILLISECONDS;
const yearOf = (day: number): number => new Date(day * DAY_MILLISECONDS).getUTCFullYear();

/** Whether a listing's year or days say so; of a year that is not stated nothing is known, of days it is no evidence. */
export const holdsTime = ({ fields, days }: RowFacts, { of, when }: SaidTime, now: KnownDay): boolean => {
  if (of === 'built') {
    const built = fields.find(({ kind }) => kind === 'year')?.value;
    if (built === undefined) return true;
    if (when === 'new') return built >= now.year - NEW_FOR_YEARS;
    return when === 'lastYear' ? built === now.year - 1 : built >= now.year - (when === 'thisYear' ? 0 : 1);
  }
  const today = numberOf(now);
  const listed = fields.filter(({ kind }) => kind === 'days').map(({ value }) => today - value);
  const known = [...days.map(numberOf), ...listed];
  if (when === 'new') return true;
  if (when === 'thisYear' || when === 'lastYear')
    return known.some((day) => yearOf(day) === now.year - (when === 'lastYear' ? 1 : 0));
  const [least, most] = DAYS[when];
  return known.some((day) => today - day >= least && today - day <= most);
};
