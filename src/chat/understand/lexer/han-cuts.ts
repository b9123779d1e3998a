import type { Lexicon, Sense } from './lexicon.ts';
import type { Match } from './phrase-table.ts';
import type { Token } from './read-text.ts';

/** Characters at a phrase's end that may begin the word behind it. */
const MOST_SHARED = 2;
const WORD = 2;
/** A number in one character, and what it counts. */
const COUNT = 2;
/** What says that something more is wanted, and may end as the next word begins. */
const LEADING: readonly string[] = ['indifferent', 'link', 'follow', 'human'];
/** What is no feature itself and may end as the name of one begins: "个小区", "大家", "独栋房". */
const BESIDE_FEATURE: ReadonlySet<string> = new Set(['unit', 'type', 'state', 'plain']);
const ASKING: ReadonlySet<string> = new Set(['ask', 'topic']);

const hasGroup = (match: Match<Sense> | undefined, group: string): boolean =>
  match?.senses.some((sense) => sense.group === group) === true;

const hasSenseOf = (match: Match<Sense>, group: string, values: readonly string[]): boolean =>
  match.senses.some((sense) => sense.group === group && values.includes(sense.value));

/** "附近有|没有" asks whether, "300以下|的吗" for homes of a kind. */
const asksBehind = (first: Match<Sense>, rest: Match<Sense>, phrase: Match<Sense>): boolean => {
  const isSame = first.senses.some(({ group, value }) => hasSenseOf(phrase, group, [value]));
  // "旁边有|没有带阳台的", "其中有|没有带阳台的".
  const isOfPlace = (hasGroup(phrase, 'place') || hasSenseOf(phrase, 'follow', ['among'])) && hasGroup(rest, 'search');
  const isWhether = (hasSenseOf(rest, 'ask', ['has']) && !hasGroup(phrase, 'ask')) || isOfPlace;
  // "最新的房源" is no question.
  return isWhether || (isSame && hasSenseOf(rest, 'ask', ['ofKind']) && hasGroup(rest, 'search'));
};

const WISHED: readonly string[] = ['tag', 'type'];

/** "带院子的|不要带泳池的" begins what is not wanted, "没电梯的不要" ends it. */
const refusesAhead = (rest: Match<Sense>, phrase: Match<Sense>, next: Match<Sense> | undefined): boolean =>
  hasSenseOf(phrase, 'negation', ['after']) &&
  hasSenseOf(rest, 'negation', ['not']) &&
  WISHED.some((group) => hasGroup(next, group));

/** "三套" counts homes; "三间" alone would count rooms. */
const countsAt = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  (tokens[at]?.kind === 'number' || hasGroup(lexicon.match(tokens.slice(0, at + 1), at), 'number')) &&
  hasGroup(lexicon.match(tokens, at + 1), 'unit');

/** What a phrase may say beside the rent or the sale that it ends with. */
const UNSOLD: readonly string[] = ['unit', 'absence'];

const ENDS = /^[了吧啊的呀]$/u;

/** Whether a negation has taken in the rent or the sale that it speaks of: at the end of a clause nothing else is there. */
const endsInSale = (phrase: Match<Sense>, lexicon: Lexicon, tokens: readonly Token[], from: number): boolean => {
  const [last, next] = [from + phrase.length - 1, tokens[from + phrase.length]];
  const isEnd = next === undefined || next.kind === 'mark' || ENDS.test(next.key);
  return (
    isEnd && hasSenseOf(phrase, 'negation', ['not']) && hasGroup(lexicon.match(tokens.slice(0, last + 1), last), 'sale')
  );
};

/** Where somebody parts two words by a blank: "带泳池的 有没有车库无所谓"; 0 where none does. */
const blankWithin = (tokens: readonly Token[], from: number, length: number): number => {
  const behind = tokens
    .slice(from + 1, from + length)
    .findIndex(({ start, kind }, at) => kind === 'han' && start > (tokens[from + at]?.end ?? start));
  return behind + 1;
};

/** The phrase that a blank ends, where two words or more begin behind it. */
const endedByBlank = (
  { length }: Match<Sense>,
  lexicon: Lexicon,
  tokens: readonly Token[],
  from: number,
): Match<Sense> | undefined => {
  const blank = blankWithin(tokens, from, length);
  const first = blank === 0 ? undefined : lexicon.match(tokens.slice(0, from + blank), from);
  const rest = first?.length === blank ? lexicon.match(tokens, from + blank) : undefined;
  // "La Jolla不要| 带泳池": a refusal that is written to what it refuses.
  const isGlued = tokens[from - 1]?.end === tokens[from]?.start && tokens[from - 1]?.kind !== 'mark';
  const isRefusal = isGlued && rest !== undefined && first !== undefined && hasSenseOf(first, 'negation', ['not']);
  return isRefusal || (rest?.length ?? 0) > 1 ? first : undefined;
};

/** "1800尺以上|两个车位": behind a number or what it counts, the first word bounds it, whatever "以上两个" may point at. */
const boundOf = (
  phrase: Match<Sense>,
  lexicon: Lexicon,
  tokens: readonly Token[],
  from: number,
): Match<Sense> | undefined => {
  const last = lexicon.match(tokens.slice(0, from), from - 1);
  const isCounted = tokens[from - 1]?.kind === 'number' || hasGroup(last, 'unit') || hasGroup(last, 'scale');
  const first = hasGroup(phrase, 'point') ? lexicon.match(tokens.slice(0, from + WORD), from) : undefined;
  return isCounted && hasGroup(first, 'after') ? first : undefined;
};

/** "Je tiens *à deux* salles de bains": of everyday words the last is a number that counts what stands behind it. */
const countsBehind = (
  { length, senses }: Match<Sense>,
  lexicon: Lexicon,
  tokens: readonly Token[],
  from: number,
): boolean => {
  if (length < 2 || !senses.every(({ group }) => group === 'plain')) return false;
  const isNumber = lexicon.match(tokens, from + length - 1)?.senses.some(({ group }) => group === 'number');
  const counted = lexicon.match(tokens, from + length)?.senses ?? [];
  return isNumber === true && counted.some(({ group, value }) => group === 'unit' && /room$/.test(value));
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
  if (phrase !== undefined && countsBehind(phrase, lexicon, tokens, from))
    return lexicon.match(tokens.slice(0, from + phrase.length - 1), from);
  if (phrase === undefined || phrase.length < 2 || tokens[from]?.kind !== 'han') return phrase;
  const ended = endedByBlank(phrase, lexicon, tokens, from) ?? boundOf(phrase, lexicon, tokens, from);
  if (ended !== undefined) return ended;
  // "我要买不是|租".
  const negation = endsInSale(phrase, lexicon, tokens, from)
    ? lexicon.match(tokens.slice(0, from + phrase.length - 1), from)
    : undefined;
  if (negation !== undefined && hasSenseOf(negation, 'negation', ['not'])) return negation;
  // "套房|出租" is a studio and says what is done with it, "空房|出租" is unfurnished.
  const units = hasGroup(phrase, 'sale') ? phrase.senses.filter(({ group }) => UNSOLD.includes(group)) : [];
  if (units.length > 0) return { length: phrase.length - WORD, senses: units };
  // "再来|三套": how many is read by itself.
  const isCounting = hasSenseOf(phrase, 'follow', ['more']) && countsAt(tokens, from + phrase.length - COUNT, lexicon);
  if (isCounting) return { ...phrase, length: phrase.length - COUNT };
  const isPointing = hasGroup(phrase, 'point');
  const isOtherNoun = isCounted && !hasGroup(phrase, 'unit');
  for (let shared = 1; shared <= Math.min(MOST_SHARED, phrase.length - 1); shared += 1) {
    const length = phrase.length - shared;
    const rest = lexicon.match(tokens, from + length);
    const first = rest === undefined ? undefined : lexicon.match(tokens.slice(0, from + length), from);
    if (rest === undefined || first === undefined) continue;
    // "带泳池的|也|不要带地下室的": what stands between is read by itself.
    if (refusesAhead(rest, phrase, lexicon.match(tokens, from + length + rest.length))) return first;
    if (first.length !== length) continue;
    const isLonger = rest.length > shared;
    // "第三套的|房东电话".
    if (isLonger && length === 1 && tokens[from]?.key === '的' && !hasGroup(phrase, 'negation')) return first;
    // "不要太|阳能".
    if (isLonger && hasGroup(rest, 'tag') && hasSenseOf(first, 'negation', ['not'])) return first;
    // "可以养猫也|可以养狗", "还要|看得到海".
    if (isLonger && hasGroup(rest, 'tag') && LEADING.some((group) => hasGroup(phrase, group))) return first;
    // "带个|小区泳池", "大|家具".
    if (isLonger && hasGroup(rest, 'tag') && phrase.senses.every(({ group }) => BESIDE_FEATURE.has(group)))
      return first;
    if (isLonger && shared === 1 && asksBehind(first, rest, phrase)) return first;
    if (isPointing && isLonger && hasGroup(first, 'point') && rest.senses.some(({ group }) => ASKING.has(group)))
      return first;
    const isRent = hasSenseOf(phrase, 'topic', ['rent']);
    if (isOtherNoun && hasGroup(first, 'unit') && (isLonger || isRent)) return first;
  }
  return phrase;
};
