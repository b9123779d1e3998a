import type { Language } from '../language.ts';
import type { NumberWords } from '../text/numbers.ts';
import { englishAsking } from './asking.ts';
import { englishHomes } from './homes.ts';
import { englishPolarity } from './polarity.ts';
import { englishQuantities } from './quantities.ts';
import { englishTags } from './tags.ts';
import { englishTalk } from './talk.ts';

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

const englishNumbers: NumberWords = {
  values: {
    ...Object.fromEntries(UNITS.split(' ').map((word, index) => [word, index])),
    ...Object.fromEntries(TENS.split(' ').map((word, index) => [word, 20 + 10 * index])),
    fourty: 40,
    half: 0.5,
    quarter: 0.25,
    tree: 3,
  },
  scales: {
    hundred: 100,
    thousand: 1_000,
    k: 1_000,
    grand: 1_000,
    thou: 1_000,
    million: 1e6,
    lakh: 1e5,
    lakhs: 1e5,
    crore: 1e7,
    mil: 1e6,
    mill: 1e6,
    mio: 1e6,
    mm: 1e6,
    m: 1e6,
    quarters: 0.25,
  },
  decades: {
    twenties: 20,
    thirties: 30,
    forties: 40,
    fifties: 50,
    sixties: 60,
    seventies: 70,
    eighties: 80,
    nineties: 90,
  },
  links: 'and',
  fractionLinks: 'a an of',
  point: 'point',
  parts: { 'and a half': 0.5, 'and a quarter': 0.25 },
  articles: 'a an',
  pairsHundreds: true,
};

export const english: Language = {
  code: 'en',
  numbers: englishNumbers,
  phrases: [englishQuantities, englishHomes, englishPolarity, englishAsking, englishTalk],
  tags: englishTags,
  shorthand: `with: wth; without: wo; about: abt; for: fr; your: ur; you: u; please: pls plz; because: bc cuz cos; though: tho; through: thru
    people: ppl; near: nr; between: btwn btwen bw; front: frnt; round: rnd; bedroom: bedrom bedrm`,
  notAsked: 'office; offices; study; vista; vistas',
  areaUnit: 'Square Feet',
};
