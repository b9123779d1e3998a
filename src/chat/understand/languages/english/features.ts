import type { LanguageTables, Phrases } from '../language-tables.ts';

/** Wishes that no field or feature can express: everyday words that are told as not understood. */
export const englishFeatureWords: Phrases = {
  'plain.common':
    'energy(-| )(efficient|efficiency|saving|star); efficient; low maintenance; walk-in (pantry|shower|tub); horse propert(y|ies); corner unit; gas (stove|range|oven); street parking; on street parking; ground floor; first floor; top floor; second floor; third floor; upper floor; public (transport|transportation|transit); family room; dining room; living room; game room; laundry room; master (bedroom|bath|suite|bathroom); great room; breakfast nook; guest room; media room; play room; mud room; sun room; bonus room; rec room; utility room; spare room; tv room; good school(s|); safe (area|neighborhood|street); 55 +; 55+; 55 plus; 55 and (over|older|up|above); over 55; 55 or (older|over|better); senior (living|community|housing|citizens|apartments); 62+; retirement community',
};

/** What visitors say, beside what listings say of themselves. */
export const englishTags: NonNullable<LanguageTables['tags']> = {
  'price reduced':
    'price(s|) (reduced|drop|drops|dropped|cut|cuts|reduction|reductions|lowered|slashed); reduced (price|prices|homes|listings); (recently|just) reduced; marked down; (with|had) (a|) price (cut|drop|reduction)',
  renovated: 'move(-| )in ready; turn(-| )key; updated; remodeled; remodelled; newly renovated; upgraded',
  'fixer-upper': 'needs work; needs tlc; fixer; fixers; project house; handyman special; rehab; needing work',
  'new construction':
    'new(-| )build(s|); newly built; brand new (home|house|homes|houses|construction|condo|condos); new construction(s|); never lived in; new home construction; just built; newly constructed; new homes only',
  'ocean view':
    '(a|the|) (view|views) (of|over|onto|on|to) the (ocean|sea|pacific); (see|seeing) the (ocean|sea|pacific); sea view(s|); (ocean|sea)(-|)facing',
  'water view':
    '(a|the|) (view|views) (of|over|onto|on|to) the (lake|river|bay|water|harbor|harbour|marina|reservoir); (lake|river|bay|harbor|harbour|marina) view(s|); (see|seeing) the (lake|river|bay|water)',
  'mountain view': '(a|the|) (view|views) (of|over|onto|on|to) the (mountain|hill|mountain range)(s|)',
  'city view': '(a|the|) (view|views) (of|over|onto|on|to) the (city|skyline|downtown)',
  'beach access':
    '(min|mins|minute|minutes) (walk|drive|) (to|from) (the|) (beach|ocean|sea); (near|close to|by|at|on|next to|steps from|steps to|walking distance to|walk to|walkable to|a block from|blocks from|(with|)in walking distance of|minutes from) the (beach|sea|ocean); near (beach|beaches); beachfront; beach front; beach house(s|); beach access; walk to beach',
  dogs: 'dog(-| )friendly; (allow|allows|allowing|accept|accepts|take|takes) (my |our |) dogs; (with|have|has|got|own) (a|my|our|one|two|three|2|3|1|) dog(s|); (my|our|2|two|three|3|1|one|big|large|small) (big|large|small|little|) dog(s|); dogs (ok|okay|allowed|welcome|permitted); puppy; puppies; golden retriever; labrador; pit(-|)bull; german shepherd; labradoodle; bring my dog',
  cats: 'cat(-| )friendly; (allow|allows|accept|accepts|take|takes) (my |our |) cats; (with|have|has|got|own) (a|my|our|one|two|three|2|3|1|) cat(s|); (my|our|2|two|three|3|1|one|a) cat(s|); cats (ok|okay|allowed|welcome|permitted); kitty; kitten(s|); kitties',
  laundry:
    'washer (and|/|) dryer; in(-| )unit (washer|laundry|w/d) (and|/|) (dryer|); (washer|laundry) (and|/|) dryer (in unit|hookups|hook ups|); w/d (in unit|); washing machine',
  pets: 'pet(-| )friendly; pets (ok|okay|allowed|welcome|permitted); (allow|allows|accept|accepts|take|takes) (my |our |) pets; petfriendly',
};
