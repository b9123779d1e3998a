import type { Mention } from './mentions.ts';
import { TAGS } from './tags.ts';

const PETS: readonly number[] = [TAGS.indexOf('pets'), TAGS.indexOf('dogs'), TAGS.indexOf('cats')];

const isWelcome = ({ item, denied, isElsewhere, isAffirmed }: Mention): boolean => {
  const named = [...(item.entry?.features ?? []), ...(isAffirmed ? (item.entry?.topics ?? []) : [])];
  return denied === null && !isElsewhere && named.some((tag) => PETS.includes(tag));
};

/** Where a sentence welcomes one kind of pet, it welcomes those that it names beside it: "Pets are fine, dogs and cats alike." */
export const affirmPets = (mentions: readonly Mention[]): Mention[] => {
  if (!mentions.some(isWelcome)) return [...mentions];
  return mentions.map((mention) =>
    mention.denied === null && mention.item.entry?.topics.some((tag) => PETS.includes(tag))
      ? { ...mention, isAffirmed: true }
      : mention,
  );
};
