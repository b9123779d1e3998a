import type { Lexicon, Sense } from './lexicon.ts';
import type { Match } from './phrase-graph.ts';
import type { Token } from './read-text.ts';

/** Characters at a phrase's end that may begin the word behind it. */
const MOST_SHARED = 2;
const ASKING: ReadonlySet<string> = new Set(['ask', 'topic']);

const hasGroup = (match: Match<Sense> | undefined, group: string): boolean =>
  match?.senses.some((sense) => sense.group === group) === true;

const hasSenseOf = (match: Match<Sense>, group: string, values: readonly string[]): boolean =>
  match.senses.some((sense) => sense.group === group && values.includes(sense.value));

/** "附近有|没有" asks whether, "300以下|的吗" for homes of a kind. */
const asksBehind = (first: Match<Sense>, rest: Match<Sense>, phrase: Match<Sense>): boolean => {
  const isSame = first.senses.some(({ group, value }) => hasSenseOf(phrase, group, [value]));
  const isWhether = hasSenseOf(rest, 'ask', ['has']) && !hasGroup(phrase, 'ask');
  // "最新的房源" is no question.
  return isWhether || (isSame && hasSenseOf(rest, 'ask', ['ofKind']) && hasGroup(rest, 'search'));
};

/**
 * Chinese has no blanks, so that the longest phrase may take what begins the next: "两房|租金" counts rooms, "那套|物业费" points.
 * `isCounted`: a number stands right before.
 */
export const cutPhrase = (
  phrase: Match<Sense> | undefined,
  {
    lexicon,
    tokens,
    from,
    isCounted,
  }: { lexicon: Lexicon; tokens: readonly Token[]; from: number; isCounted: boolean },
): Match<Sense> | undefined => {
  if (phrase === undefined || phrase.length < 2 || tokens[from]?.kind !== 'han') return phrase;
  const isPointing = hasGroup(phrase, 'point');
  const isOtherNoun = isCounted && !hasGroup(phrase, 'unit');
  for (let shared = 1; shared <= Math.min(MOST_SHARED, phrase.length - 1); shared += 1) {
    const length = phrase.length - shared;
    const rest = lexicon.match(tokens, from + length);
    const first = rest === undefined ? undefined : lexicon.match(tokens.slice(0, from + length), from);
    if (rest === undefined || first?.length !== length) continue;
    const isLonger = rest.length > shared;
    if (isLonger && shared === 1 && asksBehind(first, rest, phrase)) return first;
    if (isPointing && isLonger && hasGroup(first, 'point') && rest.senses.some(({ group }) => ASKING.has(group)))
      return first;
    const isRent = hasSenseOf(phrase, 'topic', ['rent']);
    if (isOtherNoun && hasGroup(first, 'unit') && (isLonger || isRent)) return first;
  }
  return phrase;
};
