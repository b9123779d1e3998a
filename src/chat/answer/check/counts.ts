import { says } from './cues.ts';
import type { Figure } from './figure.ts';
import type { Around } from './judge.ts';
import { NONE_WORDS } from './languages/none/all.ts';
import type { SharedFacts } from './shared-facts.ts';
import { anywhere, ofAll } from './word-patterns.ts';

/** Words that leave a count of homes one of all that match: "3 homes for you". */
const PLAIN = anywhere([
  ...NONE_WORDS.flatMap(({ homes, found, around, regrets }) => [...homes, ...found, ...around, ...regrets]),
  ...ofAll(({ counted, matched, units }) => [...counted, ...matched, ...(units.homes ?? [])]),
]);
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/** "3 homes with a lift", "2 of these": a count of some of those that match. */
const isOfSome = ({ start }: Figure, { fold, after }: Around, { asked = [] }: SharedFacts): boolean => {
  const rest = asked.length === 0 ? after : after.replace(anywhere(asked), ' ');
  return says('aggregate', fold.slice(0, start)) || SAYS_SOMETHING.test(rest.replace(PLAIN, ' '));
};

const isMatched = ({ before, after }: Around): boolean => says('matched', before) || says('matched', after);

/** Whether a count of homes is the total, or one of those that are shown and said so. */
export const holdsCount = (figure: Figure, text: Around, shared: SharedFacts): boolean => {
  const { totals, total = 0, shown } = shared;
  const [said] = figure.readings.map(({ value }) => value);
  const isTotal = figure.readings.some(({ value }) => totals.has(value));
  const isOfShown = said !== undefined && said <= shown;
  const isCounted = isMatched(text) || (total > shown && says('counted', text.before));
  // That there are 0 is read with its clause.
  if (said === 0 || total === 0 || !isCounted) return isTotal || isOfShown;
  if (isTotal && (total <= shown || said !== shown)) return true;
  return isOfShown && ((said === shown && says('here', text.fold)) || isOfSome(figure, text, shared));
};

/** What is to be said in the place of a count of homes that does not hold. */
export const totalInstead = (figure: Figure, text: Around, shared: SharedFacts): number | undefined => {
  const isCounted = isMatched(text) || says('counted', text.before) || says('counted', text.after);
  return isCounted && !isOfSome(figure, text, shared) ? shared.total : undefined;
};
