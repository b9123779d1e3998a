import { type Item, isMention } from './items.ts';
import { CUE } from './lexicon.ts';
import { has, isBreak, type Mention, mentionsBefore } from './mentions.ts';
import { isName } from './names.ts';
import type { Token } from './tokenize.ts';

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

/** Whether what was said before the comma at `at` goes on behind it: "no pool, spa or garage". */
const listGoesOn = (items: readonly Item[], at: number, closers: number): boolean => {
  let words = 0;
  for (let index = at + 1; index < items.length && index < at + LIST_ITEMS; index += 1) {
    const item = items[index] as Item;
    if (has(item, closers)) return true;
    if (item.kind === 'comma') words = 0;
    else if (isBreak(item) || has(item, CUE.turns | CUE.negators | CUE.withouts)) return false;
    else if (item.kind === 'word') words += 1;
    if (words > LIST_WORDS) return false;
  }
  return false;
};

const isDirectlyBefore = (items: readonly Item[], at: number): boolean => {
  const next = items[at + 1];
  return next !== undefined && isMention(next);
};

const BACK_CUES = [CUE.refusals, CUE.maybesAfter, CUE.nearsAfter, CUE.sharedAfter, CUE.affirmersAfter] as const;
const ANY_BACK_CUE = BACK_CUES.reduce((all, cue) => all | cue, 0);
const DENIAL = [CUE.refusals] as const;

const applyBack = (mention: Mention, cue: (typeof BACK_CUES)[number]): void => {
  if (cue === CUE.refusals) mention.denied = 'direct';
  else if (cue === CUE.sharedAfter) mention.isShared = true;
  else if (cue === CUE.affirmersAfter) mention.isAffirmed = true;
  else mention.isElsewhere = true;
};

/** "(pool)" behind the word for pool billiards says which pool is meant. */
const explains = (items: readonly Item[], at: number): boolean =>
  items[at - 1]?.kind === 'open' && (items[at - 2]?.entry?.isOther ?? false) && items[at + 1]?.kind === 'close';

/** Reads what one sentence says of the features that it names. */
export const readSentence = (tokens: readonly Token[], items: readonly Item[]): Mention[] => {
  if (!items.some(isMention)) return [];
  const mentions: (Mention | undefined)[] = new Array(items.length).fill(undefined);
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
    if (state.negator !== null && !listGoesOn(items, at, CUE.or)) state.negator = null;
    if (state.elsewhere !== null && !listGoesOn(items, at, CUE.and | CUE.or)) state.elsewhere = null;
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
    const isDenial = has(item, CUE.negators) && isBreak(items[at + 1]) && at > 0;
    if (!isDenial && !has(item, ANY_BACK_CUE)) return false;
    for (const cue of isDenial ? DENIAL : BACK_CUES) {
      if (!isDenial && !has(item, cue)) continue;
      const reach = cue === CUE.sharedAfter && has(item, CUE.shared) ? 0 : BACK_REACH;
      const joint = cue === CUE.refusals || cue === CUE.affirmersAfter ? 1 : 0;
      for (const mention of mentionsBefore(items, at, mentions, { reach, joint })) {
        applyBack(mention, cue);
        isUsed = true;
      }
    }
    return isUsed;
  };

  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item;
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
      mentions[at] = {
        item,
        denied: state.negator === null ? null : state.negator.gap <= 1 ? 'direct' : 'near',
        isElsewhere: state.elsewhere !== null,
        isShared: state.isShared,
        isAffirmed: state.affirmer !== null,
      };
      if (state.negator !== null) Object.assign(state.negator, { gap: 0, isUsed: true });
      if (has(item, CUE.shared)) state.isShared = true;
    } else {
      const isUsed = lookBack(at);
      if (has(item, CUE.turns) && !isUsed) turn();
      if (has(item, CUE.and)) passConjunction(at);
      if (isUsed) continue;
      if (has(item, CUE.shared)) state.isShared = true;
      if (has(item, CUE.nears | CUE.maybes)) state.elsewhere = { gap: 0 };
      if (has(item, CUE.affirmers)) state.affirmer = { gap: 0 };
      if (has(item, CUE.withouts)) state.negator = { isWithout: true, gap: 0, isUsed: false };
      else if (has(item, CUE.negators)) state.negator = { isWithout: false, gap: 0, isUsed: false };
    }
  }
  return mentions.filter((mention) => mention !== undefined);
};
