import type { ReadToken } from './dictionary.ts';
import { type Item, isMention } from './items.ts';
import type { CueName } from './lexicon.ts';
import { isName } from './names.ts';

/** What a sentence says of the features that one phrase of it names. */
export type Mention = {
  item: Item;
  /** Denied, nearby, or only possible; shared by all homes of the building; whether a topic is affirmed. */
  denied: 'near' | 'direct' | null;
  isElsewhere: boolean;
  isShared: boolean;
  isAffirmed: boolean;
};

type Forward = {
  /** The word of the cue, and how many words since then said nothing. */
  negator: { isWithout: boolean; gap: number; isUsed: boolean } | null;
  elsewhere: { gap: number } | null;
  affirmer: { gap: number } | null;
  isShared: boolean;
};

/** How many words that say nothing may stand between a cue and its feature. */
const NEGATOR_REACH = 4;
const USED_NEGATOR_REACH = 0;
const ELSEWHERE_REACH = 9;
const AFFIRMER_REACH = 4;
const BACK_REACH = 4;
/** In lists: the longest item, and the longest list. */
const LIST_WORDS = 4;
const LIST_ITEMS = 40;

const has = (item: Item | undefined, cue: CueName): boolean => item?.entry?.cues.has(cue) ?? false;
const BREAKS: ReadonlySet<Item['kind']> = new Set(['comma', 'colon', 'open', 'close', 'dash', 'end']);
const isBreak = (item: Item | undefined): boolean => item === undefined || BREAKS.has(item.kind);

/** Whether what was said before the comma at `at` goes on behind it: "no pool, spa or garage". */
const listGoesOn = (items: readonly Item[], at: number, closers: readonly CueName[]): boolean => {
  let words = 0;
  for (let index = at + 1; index < items.length && index < at + LIST_ITEMS; index += 1) {
    const item = items[index] as Item;
    if (closers.some((closer) => has(item, closer))) return true;
    if (item.kind === 'comma') words = 0;
    else if (isBreak(item) || has(item, 'turns') || has(item, 'negators') || has(item, 'withouts')) return false;
    else if (item.kind === 'word') words += 1;
    if (words > LIST_WORDS) return false;
  }
  return false;
};

const isDirectlyBefore = (items: readonly Item[], at: number): boolean => {
  const next = items[at + 1];
  return next !== undefined && isMention(next);
};

const backCues = ['refusals', 'maybesAfter', 'nearsAfter', 'sharedAfter', 'affirmersAfter'] as const;

const applyBack = (mention: Mention, cue: (typeof backCues)[number]): void => {
  if (cue === 'refusals') mention.denied = 'direct';
  else if (cue === 'sharedAfter') mention.isShared = true;
  else if (cue === 'affirmersAfter') mention.isAffirmed = true;
  else mention.isElsewhere = true;
};

/** The mentions that a phrase at `at` speaks of when it stands behind them: the nearest, and those joined to it. */
const mentionsBefore = (
  items: readonly Item[],
  at: number,
  mentions: ReadonlyMap<Item, Mention>,
  { reach, joint }: { reach: number; joint: number },
): Mention[] => {
  const found: Mention[] = [];
  let index = at - 1;
  if (['open', 'colon', 'dash'].includes(items[index]?.kind ?? '')) index -= 1;
  let isJoined = true;
  let hasConjunction = false;
  for (let gap = 0; index >= 0; index -= 1) {
    const item = items[index] as Item;
    const mention = mentions.get(item);
    if (mention !== undefined) {
      if (!isJoined) break;
      found.push(mention);
      isJoined = false;
      gap = 0;
    } else if (has(item, 'and') || has(item, 'or') || item.kind === 'slash' || item.kind === 'symbol') {
      if (found.length > 0) {
        isJoined = true;
        hasConjunction = true;
      }
    } else if (item.kind === 'comma') {
      if (found.length === 0 || !hasConjunction) break;
      isJoined = true;
    } else if (isBreak(item) || has(item, 'negators') || has(item, 'withouts')) break;
    else {
      gap += 1;
      if (gap > (found.length === 0 ? reach : joint)) break;
    }
  }
  return found;
};

/** "(pool)" behind the word for pool billiards says which pool is meant. */
const explains = (items: readonly Item[], at: number): boolean =>
  items[at - 1]?.kind === 'open' && (items[at - 2]?.entry?.isOther ?? false) && items[at + 1]?.kind === 'close';

/** Reads what one sentence says of the features that it names. */
export const readSentence = (tokens: readonly ReadToken[], items: readonly Item[]): Mention[] => {
  const mentions = new Map<Item, Mention>();
  let state: Forward = { negator: null, elsewhere: null, affirmer: null, isShared: false };
  const clear = (): void => {
    state = { negator: null, elsewhere: null, affirmer: null, isShared: state.isShared };
  };
  /** A verb right after a cue belongs to it: "does not have", "nearby is". */
  const turn = (): void => {
    const { negator, elsewhere, isShared } = state;
    state = {
      negator: negator !== null && negator.gap === 0 && !negator.isUsed ? negator : null,
      elsewhere: elsewhere !== null && elsewhere.gap === 0 ? elsewhere : null,
      affirmer: null,
      isShared,
    };
  };
  const passWord = (): void => {
    const { negator, elsewhere, affirmer } = state;
    if (negator !== null) {
      negator.gap += 1;
      if (negator.gap > (negator.isUsed ? USED_NEGATOR_REACH : NEGATOR_REACH)) state.negator = null;
    }
    if (elsewhere !== null) {
      elsewhere.gap += 1;
      if (elsewhere.gap > ELSEWHERE_REACH) state.elsewhere = null;
    }
    if (affirmer !== null) {
      affirmer.gap += 1;
      if (affirmer.gap > AFFIRMER_REACH) state.affirmer = null;
    }
  };
  const passComma = (at: number): void => {
    if (state.negator !== null && !listGoesOn(items, at, ['or'])) state.negator = null;
    if (state.elsewhere !== null && !listGoesOn(items, at, ['and', 'or'])) state.elsewhere = null;
    state.affirmer = null;
  };
  const passConjunction = (at: number): void => {
    const { negator } = state;
    if (negator !== null && !(negator.isWithout && isDirectlyBefore(items, at))) state.negator = null;
  };
  /** Whether the phrase speaks of what stands before it; if so it is used up. */
  const lookBack = (at: number): boolean => {
    const item = items[at] as Item;
    let isUsed = false;
    // "Pool: no", "dogs are not."
    const isDenial = has(item, 'negators') && isBreak(items[at + 1]) && at > 0;
    for (const cue of isDenial ? (['refusals'] as const) : backCues) {
      if (!isDenial && !has(item, cue)) continue;
      const reach = cue === 'sharedAfter' && has(item, 'shared') ? 0 : BACK_REACH;
      const joint = cue === 'refusals' || cue === 'affirmersAfter' ? 1 : 0;
      for (const mention of mentionsBefore(items, at, mentions, { reach, joint })) {
        applyBack(mention, cue);
        isUsed = true;
      }
    }
    return isUsed;
  };

  for (const [at, item] of items.entries()) {
    if (item.kind === 'comma') passComma(at);
    else if (item.kind === 'slash' || item.kind === 'symbol') continue;
    else if (isBreak(item)) clear();
    else if (explains(items, at)) continue;
    else if (item.entry === undefined || item.entry.isOther) passWord();
    else if (isMention(item)) {
      if (isName(tokens, item)) {
        passWord();
        continue;
      }
      mentions.set(item, {
        item,
        denied: state.negator === null ? null : state.negator.gap <= 1 ? 'direct' : 'near',
        isElsewhere: state.elsewhere !== null,
        isShared: state.isShared,
        isAffirmed: state.affirmer !== null,
      });
      if (state.negator !== null) Object.assign(state.negator, { gap: 0, isUsed: true });
      if (has(item, 'shared')) state.isShared = true;
    } else {
      const isUsed = lookBack(at);
      if (has(item, 'turns') && !isUsed) turn();
      if (has(item, 'and')) passConjunction(at);
      if (isUsed) continue;
      if (has(item, 'shared')) state.isShared = true;
      if (has(item, 'nears') || has(item, 'maybes')) state.elsewhere = { gap: 0 };
      if (has(item, 'affirmers')) state.affirmer = { gap: 0 };
      if (has(item, 'withouts')) state.negator = { isWithout: true, gap: 0, isUsed: false };
      else if (has(item, 'negators')) state.negator = { isWithout: false, gap: 0, isUsed: false };
    }
  }
  return [...mentions.values()];
};
