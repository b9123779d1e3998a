import type { LanguageTables } from '../language-tables.ts';
import { englishAsides } from './asides.ts';
import { englishAsking } from './asking.ts';
import { englishComparisons } from './comparisons.ts';
import { englishFeatureWords, englishTags } from './features.ts';
import { englishFollowing } from './following.ts';
import { englishNouns } from './nouns.ts';
import { englishNumberedStreets } from './numbered-streets.ts';
import { englishDecades, englishNumbers, englishScales, englishShorthand } from './numbers.ts';
import { englishPlainWords } from './plain-words.ts';
import { englishPolarity } from './polarity.ts';
import { englishPriceRanges } from './price-ranges.ts';
import { englishProtected } from './protected.ts';
import { englishTalking } from './talking.ts';
import { englishTownTales } from './town-tales.ts';
import { englishUnits } from './units.ts';
import { englishUntoldSums } from './untold-sums.ts';
import { englishWhichHasMost } from './which-has-most.ts';

export const english: LanguageTables = {
  language: 'en',
  townTales: englishTownTales,
  complaints: 'too',
  pastDays: 'today; yesterday; weekend; this week; this month; this year; recently; lately',
  onMarket: 'available; up for grabs; still to be had',
  pastLeads: 'in; the; this; last; past; within',
  partsOfTown: 'neighborhood neighbourhood neighborhoods part parts of exactly',
  offers: 'offer bid',
  months:
    `january february march april may june july august september october november december jan feb mar apr jun jul aug sep
    sept oct nov dec`.replace(/\s+/g, ' '),
  beforeDays: `by; on; from; before; after; until; till; til; since; starting; starts; start; begin; begins; beginning; due; up; date;
    move in; moving in; moving; move out; arriving; ends; expires; ending; town; available from; available on; available by`,
  relatives: 'that which who having',
  stairs: 'stairs steps staircase stair staircases',
  buts: 'but',
  negators: 'no not nothing never none dont cant cannot wont shouldnt couldnt wouldnt',
  percent: 'percent',
  alwaysCapital: 'i; im; id; ive; ill',
  determiners: 'this; that; these; those',
  median: 'median',
  rents: 'rent; rents; rental; rentals',
  accepting:
    'allow; accept; take; taking; ok; fine; friendly; welcom; permit; permis; restriction; limit; tolerat; bring; can i; can we; could; may i; where; let me; lets',
  notAsked: 'vista',
  cities: `vista poway santee coronado fallbrook bonsall jamul temecula murrieta menifee hemet irvine anaheim bakersfield fresno sacramento
    oxnard pasadena tijuana tecate seattle miami tucson albuquerque solana_beach del_mar san_marcos lemon_grove national_city
    imperial_beach spring_valley valley_center rancho_bernardo rancho_penasquitos san_ysidro borrego_springs san_clemente
    laguna_beach newport_beach huntington_beach long_beach los_angeles santa_ana santa_monica santa_barbara san_francisco
    san_jose rancho_santa_fe rancho_san_diego del_cerro serra_mesa kearny_mesa mission_valley mission_hills mission_beach
    scripps_ranch bankers_hill palm_springs palm_desert las_vegas`,
  loans: 'cul de sac; pied a terre; pieds a terre; barrio logan; air con; car gar',
  borrowed: 'con appartement appartements hola gracias aloha cul de sac casita casitas mio euro euros',
  numbers: englishNumbers,
  scales: englishScales,
  decades: englishDecades,
  saysHundreds: true,
  shortensMillions: 'words',
  shorthand: englishShorthand,
  pronouns: 'it this',
  decimalPoint: 'point',
  streets: {
    endings: `street st avenue ave av boulevard blvd drive dr lane ln road rd court ct place pl terrace ter circle cir parkway
      pkwy highway hwy square sq trail trl way loop alley aly plaza plz row path crescent cres cove cv`,
    beginnings: '',
    suffixes: '',
    units: 'unit apt apartment suite ste no number',
    afterNames: 'in at is has have still available for near with on and or cost',
    directions: 'north south east west northeast northwest southeast southwest n s e w ne nw se sw',
    figures: englishNumberedStreets,
  },
  phrases: [
    englishWhichHasMost,
    englishPriceRanges,
    englishComparisons,
    englishUnits,
    englishUntoldSums,
    englishNouns,
    englishPolarity,
    englishAsking,
    englishFollowing,
    englishTalking,
    englishAsides,
    englishProtected,
    {
      'identifier.mls':
        'mls; mls (number|id|no|no.|num); listing (number|id|no|num); ml (number|id); mls #; mls listing',
    },
    englishPlainWords,
    englishFeatureWords,
  ],
  tags: englishTags,
};
