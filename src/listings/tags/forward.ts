import { type Item, isMention } from './items.ts';
import { has, isBreak } from './mentions.ts';
import { CUE } from './tag-lexicon.ts';

/** What the words of a sentence that went by say of what follows. */
type Forward = {
  /** The word of the cue, and how many words since then said nothing. */
  negator: { isWithout: boolean; gap: number; isUsed: boolean } | null;
  elsewhere: { gap: number } | null;
  affirmer: { gap: number } | null;
  /** What follows is shared by all homes: to the end of the sentence, or only what comes next. */
  shared: 'all' | 'next' | null;
};

export const blankForward = (): Forward => ({ negator: null, elsewhere: null, affirmer: null, shared: null });

/** How many words that say nothing may stand between a cue and its feature. */
const NEGATOR_REACH = 4;
const USED_NEGATOR_REACH = 0;
const ELSEWHERE_REACH = 9;
const AFFIRMER_REACH = 4;
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
  const next = items.slice(at + 1).find((item) => !has(item, CUE.articles));
  return next !== undefined && isMention(next);
};

const passSharedNext = (forward: Forward): void => {
  if (forward.shared === 'next') forward.shared = null;
};

export const passBreak = (forward: Forward): void => {
  passSharedNext(forward);
  forward.negator = null;
  forward.elsewhere = null;
  forward.affirmer = null;
};

/** A verb right after a cue belongs to it: "does not have", "nearby is". */
export const passTurn = (forward: Forward): void => {
  const { negator, elsewhere } = forward;
  if (negator !== null && (negator.gap > 0 || negator.isUsed)) forward.negator = null;
  if (elsewhere !== null && elsewhere.gap > 0) forward.elsewhere = null;
  forward.affirmer = null;
  passSharedNext(forward);
};

export const passWord = (forward: Forward): void => {
  const { negator, elsewhere, affirmer } = forward;
  if (negator !== null) {
    negator.gap += 1;
    if (negator.gap > (negator.isUsed ? USED_NEGATOR_REACH : NEGATOR_REACH)) forward.negator = null;
  }
  if (elsewhere !== null) {
    elsewhere.gap += 1;
    if (elsewhere.gap > ELSEWHERE_REACH) forward.elsewhere = null;
  }
  if (affirmer !== null) {
    affirmer.gap += 1;
    if (affirmer.gap > AFFIRMER_REACH) forward.affirmer = null;
  }
};

export const passComma = (forward: Forward, items: readonly Item[], at: number): void => {
  if (forward.negator !== null && !listGoesOn(items, at, CUE.or)) forward.negator = null;
  // "No neighbors behind, mountain views": right before the comma a cue speaks of what went before.
  const before = items[at - 1];
  const isOfBefore = before !== undefined && has(before, CUE.nears | CUE.maybes);
  if (forward.elsewhere !== null && (isOfBefore || !listGoesOn(items, at, CUE.and | CUE.or))) forward.elsewhere = null;
  forward.affirmer = null;
  passSharedNext(forward);
};

export const passConjunction = (forward: Forward, items: readonly Item[], at: number): void => {
  const { negator } = forward;
  if (negator !== null && !(negator.isWithout && isDirectlyBefore(items, at))) forward.negator = null;
};

/** What a phrase says of whose it is that follows. */
export const passSharing = (forward: Forward, item: Item): void => {
  if (has(item, CUE.own)) forward.shared = null;
  if (has(item, CUE.sharedNext)) forward.shared ??= 'next';
  if (has(item, CUE.shared)) forward.shared = 'all';
};

/** What a phrase says of what follows it. */
export const passCue = (forward: Forward, item: Item): void => {
  passSharing(forward, item);
  if (has(item, CUE.nears | CUE.maybes)) forward.elsewhere = { gap: 0 };
  if (has(item, CUE.affirmers)) forward.affirmer = { gap: 0 };
  if (has(item, CUE.withouts | CUE.negators)) {
    forward.negator = { isWithout: has(item, CUE.withouts), gap: 0, isUsed: false };
  }
};
