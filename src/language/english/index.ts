import type { Language } from '../language.ts';
import { englishAsking } from './asking.ts';
import { englishHomes } from './homes.ts';
import { englishNumbers } from './numbers.ts';
import { englishPolarity } from './polarity.ts';
import { englishQuantities } from './quantities.ts';
import { englishTags } from './tags.ts';
import { englishTalk } from './talk.ts';
import { englishWords } from './words.ts';

export const english: Language = {
  code: 'en',
  numbers: englishNumbers,
  phrases: [englishQuantities, englishHomes, englishPolarity, englishAsking, englishTalk, englishWords],
  tags: englishTags,
  shorthand: `with: wth; without: wo; about: abt; for: fr; your: ur; you: u; please: pls plz; because: bc cuz cos; though: tho; through: thru
    people: ppl; near: nr; bedroom: bedrom bedrm`,
  notAsked: 'office; offices; study; vista; vistas',
  areaUnit: 'Square Feet',
};
