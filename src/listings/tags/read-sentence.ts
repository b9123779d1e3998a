import {
  blankForward,
  passBreak,
  passComma,
  passConjunction,
  passCue,
  passSharing,
  passTurn,
  passWord,
} from './forward.ts';
import { type Item, isMention } from './items.ts';
import { has, isBreak, type Mention, type Mentions, mentionsBefore } from './mentions.ts';
import { isName } from './names.ts';
import { CUE } from './tag-lexicon.ts';
import type { Token } from './tokenize.ts';

const BACK_REACH = 4;

const { refusals, maybesAfter, nearsAfter, sharedAfter, ownAfter, affirmersAfter } = CUE;
const BACK_CUES = [refusals, maybesAfter, nearsAfter, sharedAfter, ownAfter, affirmersAfter] as const;
const ANY_BACK_CUE = BACK_CUES.reduce((all, cue) => all | cue, 0);
const DENIAL = [refusals] as const;

const applyBack = (mention: Mention, cue: (typeof BACK_CUES)[number]): void => {
  if (cue === refusals) mention.denied = 'direct';
  else if (cue === sharedAfter) mention.isShared = true;
  else if (cue === ownAfter) mention.isShared = false;
  else if (cue === affirmersAfter) mention.isAffirmed = true;
  else mention.isElsewhere = true;
};

/** "(pool)" behind the word for pool billiards says which pool is meant. */
const explains = (items: readonly Item[], at: number): boolean =>
  items[at - 1]?.kind === 'open' && (items[at - 2]?.entry?.isOther ?? false) && items[at + 1]?.kind === 'close';

/** Whether the phrase at `at` speaks of what stands before it; if so it is used up. */
const lookBack = (items: readonly Item[], at: number, mentions: Mentions): boolean => {
  const item = items[at] as Item;
  let isUsed = false;
  // "Pool: no", "dogs are not."
  const isDenial = has(item, CUE.negators) && isBreak(items[at + 1]) && at > 0;
  if (!isDenial && !has(item, ANY_BACK_CUE)) return false;
  for (const cue of isDenial ? DENIAL : BACK_CUES) {
    if (!isDenial && !has(item, cue)) continue;
    const reach = cue === sharedAfter && has(item, CUE.shared | CUE.sharedNext) ? 0 : BACK_REACH;
    const joint = cue === refusals || cue === affirmersAfter ? 1 : 0;
    for (const mention of mentionsBefore(items, at, mentions, { reach, joint })) {
      applyBack(mention, cue);
      isUsed = true;
    }
  }
  return isUsed;
};

/** Reads what one sentence says of the features that it names. */
export const readSentence = (tokens: readonly Token[], items: readonly Item[]): Mention[] => {
  if (!items.some(isMention)) return [];
  const mentions: (Mention | undefined)[] = new Array(items.length).fill(undefined);
  const forward = blankForward();
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item;
    if (item.kind === 'comma') passComma(forward, items, at);
    else if (item.kind === 'slash' || item.kind === 'symbol') continue;
    else if (isBreak(item)) passBreak(forward);
    else if (explains(items, at)) continue;
    else if (item.entry === undefined || item.entry.isOther) passWord(forward);
    else if (isMention(item)) {
      if (isName(tokens, item)) {
        passWord(forward);
        continue;
      }
      const { negator } = forward;
      mentions[at] = {
        item,
        denied: negator === null ? null : negator.gap <= 1 ? 'direct' : 'near',
        isElsewhere: forward.elsewhere !== null,
        isShared: forward.shared !== null && !has(item, CUE.own),
        isAffirmed: forward.affirmer !== null,
      };
      if (negator !== null) Object.assign(negator, { gap: 0, isUsed: true });
      passSharing(forward, item);
    } else {
      const isUsed = lookBack(items, at, mentions);
      if (has(item, CUE.turns) && !isUsed) passTurn(forward);
      if (has(item, CUE.and)) passConjunction(forward, items, at);
      if (!isUsed) passCue(forward, item);
    }
  }
  return mentions.filter((mention) => mention !== undefined);
};
