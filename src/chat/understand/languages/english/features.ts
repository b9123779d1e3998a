import type { LanguageTables, Phrases } from '../language-tables.ts';

/** Wishes that no field or feature can express: everyday words that are told as not understood. */
export const englishFeatureWords: Phrases = {
  // Kinds of homes that are no type of the listings: their texts may say so.
  'plain.wish': `foreclosure(s|) (in|); foreclosed; (bank|lender)(-| )owned; reo(s|); short sale(s|); auction(s|); off(-| )market; pocket listing(s|); (rent|lease)(-| )to(-| )own; lease option(s|); (low|lower|lowest|no|reasonable|cheap) (property|) tax(es|); (no|low) mello(-| )roos; mello(-| )roos; (available|listed|free) (in|by|from|since|from the first of) (january|february|march|april|may|june|july|august|september|october|november|december); (with|w) (a|an|) (3d|3-d|virtual|video|matterport|360) tour(s|); tiny (house|home)(s|) (on wheels|); yurt(s|); house(-| |)boat(s|); floating home(s|); barndominium(s|); saltbox(es|); earthship(s|); geodesic (dome|home)(s|); (dome|container|straw bale|adobe|log|kit) (house|home)(s|); shipping container (house|home)(s|); a(-)frame(s|); cape cod (style|) (house|home|)(s|); (horse|cattle|) ranch(es|); ranchette(s|); craftsman; craftsmans; victorian(s|); tudor(s|); colonial(s|); condotel(s|); timeshare(s|); park model(s|); shotgun (house|home)(s|); carriage (house|home)(s|); (senior|assisted|independent) living; (student|senior) (housing|apartments); zero lot line (house|home|)(s|); (natural|morning|afternoon) (light|sun); art deco`,
  'plain.common':
    'pied(-| )à(-| )terre; pieds(-| )à(-| )terre; ice(-| )maker(s|); (on|) (the|) (1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th) (floor|level|storey); (on|) the (first|second|third|fourth|fifth) (floor|level|storey); (smaller|lower|less|bigger|higher|cheaper) (deposit|security deposit|application fee|move in fee); energy(-| )(efficient|efficiency|saving|star); efficient; low maintenance; walk-in (pantry|shower|tub); horse propert(y|ies); corner unit; gas (stove|range|oven); street parking; on street parking; ground floor; first floor; top floor; second floor; third floor; upper floor; public (transport|transportation|transit); family room; dining room; living room; game room; laundry room; master (bedroom|bath|suite|bathroom)(s|); great room; breakfast nook; guest room; media room; play room; mud room; sun room; bonus room; rec room; utility room; spare room; tv room; good school(s|); safe (area|neighborhood|street); 55 +; 55+; 55 plus; 55 and (over|older|up|above); over 55; 55 or (older|over|better); senior (living|community|housing|citizens|apartments); 62+; retirement community; (near|close to|by|next to|not far from|walking distance to) (my|our|his|her) (office|work|job|workplace|school|gym); trolley; trolley (stop|station|line)(s|); (navy|naval|marine|army|military|air force) base; navy; (hiking|biking|walking|bike|riding) (trail|path|lane)s; hiking; (dog|skate) park(s|); farmers market; (coffee shop|restaurant|brewerie|bar|store|shop|cafe)s; flat (lot|yard|parcel|driveway|backyard|roof|land|acre|acreage|usable land); house hack(ing|); short sale(s|); foreclosure(s|); bank(-| )owned; reo',
};

const ELECTRIC =
  '(car|cars|vehicle|vehicles|ev|evs|electric car|electric cars|electric vehicle|tesla|rivian|leaf|bolt|ioniq|lucid|polestar|hybrid|chevy bolt|nissan leaf|model 3|model y|phev)';
const TOWED =
  '(boat|boats|rv|rvs|trailer|trailers|(travel|utility|horse|cargo|boat|camping|work|enclosed) trailer|camper|campers|airstream|motorhome|motor home|jet ski|jet skis|toy hauler|fifth wheel|caravan)';

/** What visitors say, beside what listings say of themselves. */
export const englishTags: NonNullable<LanguageTables['tags']> = {
  accessible: '(disabled|disability|handicap|handicapped) access',
  'price reduced':
    '(the|) (big|huge|biggest|largest|greatest|steepest|deepest|highest|most) (price|asking price|) (drop|cut|reduction|decrease|discount)(s|); drop(s|) in price; price(s|) (reduced|drop|drops|dropped|cut|cuts|reduction|reductions|lowered|slashed); reduced (price|prices|homes|listings); (recently|just) reduced; marked down; (with|had) (a|) price (cut|drop|reduction); (dropped|fell|fallen|came down|come down|went down|gone down) in price; (any|recent|new|) price (reduction|drop|cut)s; (whose|where the|where) (price|prices|asking price) (has|have|was|were|) (recently|just|) (been|) (dropped|fell|fallen|reduced|cut|lowered|went down|gone down|came down|come down); (got|gotten|became|become) cheaper',
  'corner lot': 'corner (lots|house|houses|home|homes|property|properties)',
  'home office': `(space|room|place|spot|somewhere) (for|to put|to set up) (my|our|a|an|her|his) (home|) office`,
  'guest house':
    '(granny|in(-| )law|mother in law) (flat|unit|suite|apartment|quarter)s; granny (flat|unit|suite|pod)(s|); casita(s|); (accessory|secondary) dwelling (unit|)(s|); (second|2nd|back|rear|separate) (unit|house|dwelling|home) (on the (lot|property|land)|on lot|on property|in (the|) back|out back|behind it); (guest|separate in(-| )law|in(-| )law) (quarters|wing|apartment|cottage|unit)(s|)',
  'fenced yard': 'fenced(-| |)(in|) (back|)yards',
  renovated: 'move(-| )in ready; turn(-| )key; updated; remodeled; remodelled; newly renovated; upgraded',
  'ev charging': `(plug|plugging|charge|charging|recharge|juice) (in|up|) (my|our|a|an|the|his|her) ${ELECTRIC}; (charger|chargers|charging|charging point|outlet|plug|hookup) for (my|our|a|an|the|his|her|) ${ELECTRIC}; (electric|ev) (car|vehicle)(s|) (charger|charging|)(s|); (car|rivian|home|level 2|level two) charger(s|); (rivian|nissan leaf|chevy bolt|ioniq)(s|)`,
  'rv parking': `((some|)where to|(place|room|space|spot|area|driveway) to|) (park|parking|parked|store|storing|storage|keep|keeping|spot|room|space|place|hookup|hookups) (for|of|) (my|our|a|an|his|her|) (big|small|little|) ${TOWED} ((and|&|or|/) (a|my|our|the|) ${TOWED}|); boat (and|&|or|/) (a|) trailer; ${TOWED} (parking|storage|hookup|hookups|pad)`,
  'single story': `(can't|cant|cannot|can not|can no longer|could not|couldn't) (do|climb|manage|handle|take|deal with|use|walk up|go up|get up) (any|the|) (stairs|steps) (anymore|any more|any longer|); no more (stairs|steps); (avoid|avoiding|tired of|done with) (any|climbing|) (stairs|steps); (that|which|) (don't|dont|doesn't|doesnt|do not|does not) (have|need|involve|require) (any|) (stairs|steps); stairs are (a problem|out|too much|hard|difficult) (for (me|us|him|her|my (mom|dad|mother|father|wife|husband|knees))|); ranch style (home|house)(s|)`,
  'fixer-upper':
    'flip; flips; flipper; (to|can) flip; house flip(s|); (sweat equity|tear-downs|tear downs); needs work; needs tlc; fixer; fixers; project house; handyman special; rehab; needing work',
  'new construction':
    'new(-| )build(s|); newly built; brand new (home|house|homes|houses|construction|condo|condos); new construction(s|); never lived in; new home construction; just built; newly constructed; new homes only',
  garage: '(double|dbl|twin|tandem) (car|) garage(s|)',
  'ocean view':
    '(a|the|) (view|views) (of|over|onto|on|to) the (ocean|sea|pacific); (see|seeing) the (ocean|sea|pacific); sea view(s|); (ocean|sea)(-|)facing',
  'water view':
    '(a|the|) (view|views) (of|over|onto|on|to) the (lake|river|bay|water|harbor|harbour|marina|reservoir); (lake|river|bay|harbor|harbour|marina) view(s|); (see|seeing) the (lake|river|bay|water)',
  'mountain view': '(a|the|) (view|views) (of|over|onto|on|to) the (mountain|hill|mountain range)(s|)',
  'city view': '(a|the|) (view|views) (of|over|onto|on|to) the (city|skyline|downtown)',
  'beach access':
    '(min|mins|minute|minutes) (walk|drive|) (to|from) (the|) (beach|ocean|sea); (near|close to|by|at|on|next to|steps from|steps to|walking distance to|walk to|walkable to|a block from|blocks from|(with|)in walking distance of|minutes from) the (beach|sea|ocean); near (beach|beaches); beachfront; beach front; beach house(s|); beach access; walk to beach',
  'utilities included':
    '(with|and) (all|) (utilities|bills) (included|paid); (the|) rent (include|includes|including|covers|cover|covering) (all|the|my|any|) (bills|utilities|water|electric|electricity|gas|heating|heat|internet|council tax); (bills|utilities) (all|) (inc|incl|inclusive); (water|heat|heating|gas|electricity|electric|internet) (is|are|) (paid|included); (inc|incl|inclusive of|including|with) (all|) (bills|utilities); (bills|utilities) paid',
  dogs: 'great dane(s|); poodle(s|); chihuahua(s|); bulldog(s|); beagle(s|); husky; huskies; terrier(s|); dachshund(s|); sausage dog(s|); corgi(s|); collie(s|); spaniel(s|); whippet(s|); greyhound(s|); mastiff(s|); rottweiler(s|); doberman(s|); pug(s|); pooch(es|); doggo(s|); pup(s|); cockapoo(s|); goldendoodle(s|); schnauzer(s|); dalmatian(s|); lab mix; shih tzu(s|); pomeranian(s|); dog(-| )friendly; (allow|allows|allowing|accept|accepts|take|takes) (my |our |) dogs; (with|have|has|got|own) (a|my|our|one|two|three|2|3|1|) dog(s|); (my|our|2|two|three|3|1|one|big|large|small) (big|large|small|little|) dog(s|); dogs (ok|okay|allowed|welcome|permitted); puppy; puppies; golden retriever; labrador; pit(-|)bull; german shepherd; labradoodle; bring my dog',
  cats: 'cat(-| )friendly; (allow|allows|accept|accepts|take|takes) (my |our |) cats; (with|have|has|got|own) (a|my|our|one|two|three|2|3|1|) cat(s|); (my|our|2|two|three|3|1|one|a) cat(s|); cats (ok|okay|allowed|welcome|permitted); kitty; kitten(s|); kitties',
  laundry:
    'washer (and|/|) dryer; in(-| )unit (washer|laundry|w/d) (and|/|) (dryer|); (washer|laundry) (and|/|) dryer (in unit|hookups|hook ups|); w/d (in unit|); washing machine',
  dishwasher: 'd/w',
  pets: 'pet(-| )friendly; pets (ok|okay|allowed|welcome|permitted); (allow|allows|accept|accepts|take|takes) (my |our |) pets; petfriendly',
};
