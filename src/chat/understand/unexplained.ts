import { type Claim, isClaimed, isCondition } from './claims.ts';
import { type Lexeme, type Message, says, wordsOf } from './message.ts';

const TOLD_LEADS = ['link.with', 'place.near', 'not.before', 'need.it', 'place.on', 'soft.before'];
const SHORTEST_TOLD = 3;

const BRIEF = 3;
const endsWish = (lexeme: Lexeme | undefined): boolean =>
  lexeme === undefined || lexeme.isMark || ['link.so', 'link.but', 'aside.end'].some((one) => says(lexeme, one));
/** Whether a word stands among wishes, or alone: what visitors tell of themselves ("my back is wrecked") is no wish. */
const isOfWishes = ({ lexemes }: Message, claims: readonly Claim[], at: number): boolean => {
  let [from, to] = [at, at];
  while (from > 0 && !endsWish(lexemes[from - 1])) from -= 1;
  while (to < lexemes.length && !endsWish(lexemes[to])) to += 1;
  return (
    to - from <= BRIEF ||
    claims.some((claim) => isCondition(claim) && claim.from < to && claim.to > from) ||
    lexemes.slice(Math.max(0, from - 1), at).some((one) => [...TOLD_LEADS, 'ask.any'].some((lead) => says(one, lead)))
  );
};

/** What nothing claimed and what says something: words that nobody knows, and everyday ones where a wish leads to them. */
export const unexplainedOf = (message: Message, claims: readonly Claim[]): { words: string[]; unsought: string[] } => {
  const { lexemes, lexicon } = message;
  const found: { from: number; to: number }[] = [];
  const isFree = (at: number): boolean => {
    const lexeme = lexemes[at];
    return (
      lexeme !== undefined &&
      !lexeme.isMark &&
      lexeme.amount === undefined &&
      lexeme.identifier === undefined &&
      !isClaimed(claims, at)
    );
  };
  const isUnknown = (at: number): boolean => {
    const lexeme = lexemes[at] as Lexeme;
    return (
      isFree(at) && lexeme.says.length === 0 && lexeme.text.length >= SHORTEST_TOLD && !lexicon.hasWord(lexeme.text)
    );
  };
  const isCommon = (at: number): boolean =>
    isFree(at) &&
    !says(lexemes[at], 'filler.it') &&
    (lexemes[at]?.says ?? []).every((one) => /^(?:common|place\.kind|unit|home)/.test(one));
  for (let at = 0; at < lexemes.length; at += 1) {
    const isLed =
      TOLD_LEADS.some((one) => says(lexemes[at - 1], one)) ||
      (says(lexemes[at - 1], 'filler.it') && TOLD_LEADS.some((one) => says(lexemes[at - 2], one)));
    if (!isUnknown(at) && !(isLed && isCommon(at))) continue;
    if (!isLed && !isOfWishes(message, claims, at)) continue;
    let to = at + 1;
    while (to < lexemes.length && (isUnknown(to) || isCommon(to))) to += 1;
    let from = at;
    while (from > 0 && isCommon(from - 1)) from -= 1;
    if (
      lexemes.slice(from, to).some((_, index) => isUnknown(from + index)) ||
      lexemes.slice(from, to).some((one) => one.text.length >= SHORTEST_TOLD)
    )
      found.push({ from, to });
    at = to;
  }
  const told = claims.filter(({ means }) => means.kind === 'told');
  const words = [
    ...told.map(({ from, to }) => wordsOf(message, from, to)),
    ...found.map(({ from, to }) => wordsOf(message, from, to)),
  ];
  const unsought = found
    .filter(({ from }) => says(lexemes[from - 1], 'not.before') || says(lexemes[from - 1], 'free.before'))
    .map(({ from, to }) => wordsOf(message, from, to));
  return { words, unsought };
};
