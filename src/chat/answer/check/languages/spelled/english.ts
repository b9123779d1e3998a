import { counted, type SpelledWords } from './spelled-words.ts';

export const ENGLISH_SPELLED: SpelledWords = {
  language: 'en',
  parts: {
    ...counted('one two three four five six seven eight nine ten eleven twelve', 1, 1),
    ...counted('thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 13, 1),
    ...counted('twenty thirty forty|fourty fifty sixty seventy eighty ninety', 20, 10),
  },
  times: { hundred: 100, thousand: 1e3, grand: 1e3, million: 1e6, billion: 1e9 },
  ones: ['a', 'an'],
  links: ['and'],
  fractions: {
    'half a': 0.5,
    'half of a': 0.5,
    half: 0.5,
    'a quarter of a': 0.25,
    'a quarter': 0.25,
    quarter: 0.25,
    'three quarters of a': 0.75,
    'three quarter': 0.75,
  },
  andHalf: ['and a half', 'and half', 'and one half'],
  andHalfOfDigits: ['and a half'],
  point: ['point'],
};
