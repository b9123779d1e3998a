import { words } from '../check-words.ts';
import type { SmallWords } from './small-words.ts';

export const ENGLISH_SMALL: SmallWords = {
  and: ['and'],
  links: [],
  goesOn: words('but|and|so|yet'),
  with: ['with'],
  endsNo: words('and|but|with'),
  behindNo: [],
  beforeZero: [],
  never: words("not|never|n't|no"),
  is: words('is|are|of|is of'),
  beforeLeft: words('are|is|of them|of these'),
  aboutBehind: [],
  to: ['to'],
  rowEndings: words("s|'s"),
  beforeRow: [],
  ofElse: words('a|an|the|of'),
  of: [],
  elided: {},
  dayEndings: words('st|nd|rd|th'),
  beforeMonth: ['of'],
  beforeYear: [],
  clock: words('am|pm|a.m.|p.m.'),
  clockAfterMinutes: [],
  roads: words('sr|hwy|highway|route|interstate'),
  otherCurrencies: words(
    'peso|pesos|rupee|rupees|yen|yens|ruble|rubles|roubles|francs|lira|liras|dirham|dirhams|zloty|zlotys|rand|shekel|shekels|kronor',
  ),
  abbreviations: words(
    'sq|ft|approx|st|ave|no|blvd|dr|rd|ln|ct|apt|e.g|i.e|vs|mr|mrs|ms|m|p.m|a.m|min|max|incl|bldg|hwy|pl|etc|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec',
  ),
  colon: ': ',
};
