import type { Item } from './items.ts';
import { CUE } from './tag-lexicon.ts';
import { TAGS } from './tags.ts';

/** What a sentence says of the features that one phrase of it names. */
export type Mention = {
  item: Item;
  /** Denied, nearby, or only possible; shared by all homes of the building; whether a topic is affirmed. */
  denied: 'near' | 'direct' | null;
  isElsewhere: boolean;
  isShared: boolean;
  isAffirmed: boolean;
};

/** Whether a phrase is one of the cues, bits of CUE. */
export const has = ({ entry }: Item, cues: number): boolean => entry !== undefined && (entry.cues & cues) !== 0;
const BREAKS: ReadonlySet<Item['kind']> = new Set(['comma', 'colon', 'open', 'close', 'dash', 'end']);
export const isBreak = (item: Item | undefined): boolean => item === undefined || BREAKS.has(item.kind);

/** By the places of the items that make them. */
export type Mentions = readonly (Mention | undefined)[];

/** The mentions that a phrase at `at` speaks of when it stands behind them: the nearest, and those joined to it. */
export const mentionsBefore = (
  items: readonly Item[],
  at: number,
  mentions: Mentions,
  { reach, joint }: { reach: number; joint: number },
): Mention[] => {
  const found: Mention[] = [];
  let index = at - 1;
  const kind = items[index]?.kind;
  if (kind === 'open' || kind === 'colon' || kind === 'dash') index -= 1;
  let isJoined = true;
  let hasConjunction = false;
  for (let gap = 0; index >= 0; index -= 1) {
    const item = items[index] as Item;
    const mention = mentions[index];
    if (mention !== undefined) {
      if (!isJoined) break;
      found.push(mention);
      isJoined = false;
      gap = 0;
    } else if (has(item, CUE.and | CUE.or) || item.kind === 'slash' || item.kind === 'symbol') {
      if (found.length > 0) {
        isJoined = true;
        hasConjunction = true;
      }
    } else if (item.kind === 'comma') {
      if (found.length === 0 || !hasConjunction) break;
      isJoined = true;
    } else if (isBreak(item) || has(item, CUE.negators | CUE.withouts)) break;
    else {
      gap += 1;
      if (gap > (found.length === 0 ? reach : joint)) break;
    }
  }
  return found;
};

const PETS: readonly number[] = [TAGS.indexOf('pets'), TAGS.indexOf('dogs'), TAGS.indexOf('cats')];

const isPet = (tag: number): boolean => PETS.includes(tag);

const isWelcome = ({ item, denied, isElsewhere, isAffirmed }: Mention): boolean => {
  if (denied !== null || isElsewhere || item.entry === undefined) return false;
  return item.entry.features.some(isPet) || (isAffirmed && item.entry.topics.some(isPet));
};

/** Where a sentence welcomes one kind of pet, it welcomes those that it names beside it: "Pets are fine, dogs and cats alike." */
export const affirmPets = (mentions: readonly Mention[]): readonly Mention[] => {
  if (!mentions.some(isWelcome)) return mentions;
  return mentions.map((mention) =>
    mention.denied === null && mention.item.entry?.topics.some(isPet) ? { ...mention, isAffirmed: true } : mention,
  );
};
