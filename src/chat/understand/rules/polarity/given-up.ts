import { foldText } from '../../../../listings/fold.ts';
import type { LanguageTables } from '../../languages/language-tables.ts';
import { hasPhrase, isHan } from '../../languages/says-phrase.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { endsSentence, type Item, type Reading } from '../stretch.ts';
import { isAmongWanted, linkBetween } from './linked-items.ts';
import { goesOnWithNor } from './negated-nouns.ts';
import type { Said } from './polarity.ts';
import { withPreferred } from './preferred.ts';
import { withSwappedTags } from './swapped-tags.ts';

const MOST_BACK = 4;
const MOST_TO_COMPLAINT = 4;

/** "*还是*看联排", "*改成* Escondido": right before what is wanted from now on. */
const isInstead = (lexemes: readonly Lexeme[], from: number): boolean => {
  for (let at = from - 1; at >= Math.max(0, from - MOST_BACK); at -= 1) {
    const lexeme = lexemes[at];
    if (lexeme === undefined || endsSentence(lexeme) || lexeme.text === ',') return false;
    if (
      hasSense(lexeme, 'follow', 'rather') ||
      hasSense(lexeme, 'follow', 'only') ||
      hasSense(lexeme, 'prefers', 'before')
    )
      return true;
  }
  return false;
};

/** "Too expensive", "sprengt unser Budget": says why something else is looked for, where "cheaper" says what. */
export const isComplaint = (words: string, { complaints = '' }: LanguageTables): boolean => {
  const folded = foldText(words);
  return complaints
    .split(' ')
    .filter(Boolean)
    .some((word) => (isHan(word) ? folded.startsWith(word) : hasPhrase(folded, word)));
};

/** "共管公寓管理费*太*高,看联排": a word of complaint in the clause; where others are written without blanks it may say "also". */
const complaintInClause = (lexemes: readonly Lexeme[], from: number, { complaints = '' }: LanguageTables): number => {
  const words = complaints.split(' ').filter(isHan);
  const end = lexemes.findIndex(({ isMark }, at) => at >= from && isMark);
  const clause = lexemes.slice(from, end === -1 ? from : end);
  const isNegated = clause.some((one) => hasSense(one, 'negation') || hasSense(one, 'link', 'or'));
  const complains = (one: Lexeme): boolean =>
    words.includes(one.text) || (hasSense(one, 'topic', 'hoa') && words.some((word) => one.text.includes(word)));
  const at = isNegated ? -1 : clause.findIndex(complains);
  return at === -1 ? -1 : from + at;
};

/** "La Mesa is *too expensive*": what somebody finds amiss in what he names; -1 where he says nothing of the kind. */
const complaintAt = ({ lexemes, tables }: Reading, { to }: Item): number => {
  const next = lexemes.findIndex((lexeme, at) => at >= to && !hasSense(lexeme, 'plain'));
  const isNear = next !== -1 && next - to < MOST_TO_COMPLAINT;
  if (isNear && hasSense(lexemes[next], 'relative') && isComplaint(lexemes[next]?.text ?? '', tables)) return next;
  return complaintInClause(lexemes, to, tables);
};

const isOfKind = ({ kind }: Item): boolean => kind === 'type' || kind === 'place' || kind === 'sale';

/** "La Mesa*先不看了*", "不看 La Mesa *了*". */
const isRefusedAround = ({ lexemes }: Reading, { to }: Item, { at }: Said = { polarity: 'wanted' }): boolean =>
  at !== undefined &&
  ((at >= to && hasSense(lexemes[at], 'negation', 'after')) ||
    (at < to && hasSense(lexemes[at], 'negation', 'not') && hasSense(lexemes[to], 'indifferent', 'anymore')));

/**
 * "*Nem* a varanda *nem* o elevador são essenciais", "*weder* Pool *noch* Garage sind nötig": what is said behind the
 * last is said of all that "nor" joins to it.
 */
const withNeither = (lexemes: readonly Lexeme[], items: readonly Item[], polarities: readonly Said[]): Said[] => {
  const meant = [...polarities];
  for (let index = items.length - 1; index > 0; index -= 1) {
    const [item, previous] = [items[index], items[index - 1]];
    const isJoined = item !== undefined && previous !== undefined && goesOnWithNor(lexemes, previous.to, item.from);
    if (!isJoined || item.kind !== previous.kind || meant[index - 1]?.polarity !== 'negated') continue;
    const isNotNeeded = meant[index]?.polarity === 'negated' && hasSense(lexemes[item.to], 'indifferent', 'needed');
    if (isNotNeeded) meant[index] = { polarity: 'indifferent' };
    if (meant[index]?.polarity === 'indifferent') meant[index - 1] = { polarity: 'indifferent' };
  }
  return meant;
};

/** "*Tira Alfama da lista*", of who wanted no part of the town by name: it is to be left out. */
const isLeftOut = (reading: Reading, item: Item, { polarity }: Said): boolean => {
  const { before, hasShown } = reading;
  const [said] = item.constraints;
  const isExcluded = before.some((one) => one.Field === 'Near' && one.Operator === 'not');
  return polarity === 'dropped' && said?.Field === 'Near' && hasShown && !isExcluded && !isAmongWanted(reading, item);
};

/**
 * "还是看联排好了,*condo* 楼上太吵", "*公寓*就算了,还是独栋吧", "*La Mesa* is too expensive, how about El Cajon": what was wanted
 * before and has another in its place now is only told of.
 */
export const withGivenUp = (reading: Reading, items: readonly Item[], polarities: readonly Said[]): Said[] => {
  const { lexemes } = reading;
  const given = withPreferred(reading, items, withNeither(lexemes, items, polarities));
  const meant = withSwappedTags(reading, items, given);
  const takesPlaceOf = (old: Item, item: Item, index: number): boolean => {
    const [first, second] = old.from < item.from ? [old, item] : [item, old];
    return (
      item !== old &&
      ['wanted', 'soft'].includes(meant[index]?.polarity ?? '') &&
      item.constraints[0]?.Field === old.constraints[0]?.Field &&
      !isAmongWanted(reading, item) &&
      (isInstead(lexemes, item.from) ||
        complaintAt(reading, old) !== -1 ||
        isRefusedAround(reading, old, meant[items.indexOf(old)])) &&
      !['or', 'and'].includes(linkBetween(lexemes, first.to, second.from))
    );
  };
  return meant.map((said, index) => {
    const old = items[index];
    if (old !== undefined && isLeftOut(reading, old, said)) return { ...said, polarity: 'negated' };
    if (old === undefined || !isOfKind(old) || !isAmongWanted(reading, old)) return said;
    if (said.polarity !== 'wanted' && said.polarity !== 'negated') return said;
    if (!items.some((item, at) => takesPlaceOf(old, item, at))) return said;
    const complaint = lexemes[complaintAt(reading, old)];
    if (complaint !== undefined) complaint.isTaken = true;
    return { ...said, polarity: 'dropped' };
  });
};
