import { says } from './cues.ts';
import type { Figure } from './figure.ts';
import type { Around } from './judge.ts';
import { NONE_WORDS } from './languages/none/all.ts';
import type { SharedFacts } from './shared-facts.ts';
import { clauseAfter } from './topics.ts';
import { withoutBounds } from './without-bounds.ts';
import { anywhere, isIn, ofAll } from './word-patterns.ts';

/** Words that leave a count of homes one of all that match: "3 homes for you". */
const PLAIN = anywhere([
  ...NONE_WORDS.flatMap(({ homes, found, around, regrets }) => [...homes, ...found, ...around, ...regrets]),
  ...ofAll(({ counted, matched, units }) => [...counted, ...matched, ...(units.homes ?? [])]),
]);
const BOUNDS = anywhere(ofAll(({ atMost, atLeast, orMore, budget }) => [...atMost, ...atLeast, ...orMore, ...budget]));
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
/** "I found 7.", "we have just 7": homes are counted, though nothing names them. */
const COUNTED_BEFORE = new RegExp(
  `(?:${anywhere(ofAll(({ counted, matched }) => [...counted, ...matched])).source})(?: \\p{L}+)?[ ]?$`,
  'u',
);

/** With blanks in the place of the bounds behind a count: its clause goes on there. */
const withoutBoundsIn = (figure: Figure, text: Around, { bounds }: SharedFacts): Around => {
  const own = withoutBounds(text.fold, text.figures, bounds);
  if (own === text.fold) return text;
  return { ...text, after: clauseAfter(own, figure.end, own.length).replace(BOUNDS, ' ') };
};

/** "3 homes with a lift", "2 of these": a count of some of those that match. */
const isOfSome = (figure: Figure, { fold, after }: Around, { counted }: SharedFacts): boolean => {
  const rest = counted.length === 0 ? after : after.replace(anywhere(counted), ' ');
  return says('aggregate', fold.slice(0, figure.start)) || SAYS_SOMETHING.test(rest.replace(PLAIN, ' '));
};

const isMatched = ({ before, after }: Around): boolean => says('matched', before) || says('matched', after);

/** Whether a bare number counts the homes that were found. */
export const countsHomes = (figure: Figure, text: Around, shared: SharedFacts): boolean =>
  figure.kind === 'plain' &&
  shared.total !== undefined &&
  COUNTED_BEFORE.test(text.before) &&
  !says('here', text.fold) &&
  !isOfSome(figure, withoutBoundsIn(figure, text, shared), shared);

const namesGivenUp = (text: string, { givenUp }: SharedFacts): boolean =>
  givenUp !== undefined && givenUp.words.length > 0 && isIn(anywhere(givenUp.words), text);

/** Nothing matches: homes that were found are others, and said to be so. */
const isOfOthers = (figure: Figure, text: Around, shared: SharedFacts, isOfShown: boolean): boolean => {
  const { givenUp } = shared;
  if (says('unmet', text.fold) || says('elsewhere', text.fold)) return isOfShown || isOfAllOthers(figure, shared);
  const isOfLess = givenUp !== undefined && !namesGivenUp(`${text.before} ${text.after}`, shared);
  return isOfLess && isOfAllOthers(figure, shared) && SAYS_SOMETHING.test(text.after.replace(PLAIN, ' '));
};

const isOfAllOthers = ({ readings }: Figure, { givenUp }: SharedFacts): boolean =>
  readings.some(({ value }) => value === givenUp?.total);

/** Whether a count of homes is the total, or one of those that are shown and said so. */
export const holdsCount = (figure: Figure, said: Around, shared: SharedFacts): boolean => {
  const text = withoutBoundsIn(figure, said, shared);
  const { totals, total, shown } = shared;
  const [value] = figure.readings.map((reading) => reading.value);
  const isTotal = figure.readings.some((reading) => totals.has(reading.value));
  const isOfShown = value !== undefined && value <= shown;
  const isCounted = isMatched(text) || says('counted', text.before);
  // That there are 0 is read with its clause.
  if (value === 0 || total === undefined || !isCounted) return isTotal || isOfShown;
  if (total === 0) return isOfOthers(figure, text, shared, isOfShown);
  if (isTotal && (total <= shown || value !== shown)) return true;
  return isOfShown && ((value === shown && says('here', text.fold)) || isOfSome(figure, text, shared));
};

/** What is to be said in the place of a count of homes that does not hold. */
export const totalInstead = (figure: Figure, said: Around, shared: SharedFacts): number | undefined => {
  const text = withoutBoundsIn(figure, said, shared);
  const isCounted = isMatched(text) || says('counted', text.before) || says('counted', text.after);
  if (!isCounted || isOfSome(figure, text, shared)) return undefined;
  // Of what was not given up some may match: there are 0 of all, or of what was.
  const isOfAll = shared.givenUp === undefined || namesGivenUp(text.after, shared);
  return shared.total !== 0 || isOfAll || !SAYS_SOMETHING.test(text.after.replace(PLAIN, ' '))
    ? shared.total
    : undefined;
};
