import type { Mention } from './mentions.ts';
import { TAGS } from './tags.ts';

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
