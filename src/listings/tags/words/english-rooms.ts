import type { PhrasesByTag } from '../tag-words.ts';

export const englishRooms: PhrasesByTag = {
  fireplace: `
    fireplace|fireplaces, fire place, wood|gas|pellet burning? fireplace|insert,
    wood|pellet burning? stove, gas burning stove, woodstove,
    wood-burning stove|fireplace, hearth, gas log|logs`,
  'air conditioning': `
    air condition|conditioning|conditioned|conditioner|conditioners, air-con|aircon, airconditioning, a/c, ac,
    central air|a/c|ac|cooling, central heat|heating and|&|/ air|cooling, heat|heating and|& air,
    mini-split|mini-splits|minisplit|minisplits, hvac, ductless, window unit|ac, heating and|& cooling,
    central cooling, cooling system|systems, climate-controlled|climate-control, heat pump|pumps`,
  heating: `
    heating, heater, heat pump|pumps, furnace,
    central|forced|forced-air|gas|radiant|electric|baseboard|wall|floor|zoned|underfloor heat|heating, forced-air,
    forced air, radiator|radiators, heated floor|floors|flooring,
    hvac, central? heat and|& a/c|ac|air`,
  basement: `
    basement|basements, cellar, daylight|finished|walkout|walk-out|full|unfinished basement,
    daylight|finished|walkout|walk-out|full|unfinished lower level, level below ground|grade, below-grade level|space`,
  attic: `attic|attics, loft space`,
  laundry: `
    laundry, washer|washers, washer and|/|& dryer|dryers, washer-dryer, w/d, w & d, washing machine|machines,
    laundry room|area|closet|facilities|facility|hookups|hook-ups,
    in-unit|on-site|onsite|coin|shared|community|common laundry|washer, clothes washer,
    no more trips to the laundromat, no more laundromat|laundromats, skip|forget the laundromat`,
  dishwasher: `
    dishwasher|dishwashers, dish washer, nobody here? does|washes the? dishes by hand,
    no more washing|doing dishes by hand, never wash|do the? dishes by hand again?`,
  furnished: `
    furnished, furnished or|/ unfurnished, available|offered|rented furnished or unfurnished,
    fully|completely|partially|partly|tastefully|beautifully|turnkey furnished, comes with furniture,
    furniture included|stays|conveys|is included, all furniture, bring|pack only? your|a suitcase|suitcases|toothbrush|luggage`,
  'hardwood floors': `
    hardwood|hardwoods, hardwood|wood|wooden|oak|maple|bamboo|parquet|walnut|plank|timber floor|floors|flooring,
    wide-plank floors|flooring|oak, parquet, engineered hardwood|wood, original wood floors`,
  'walk-in closet': `
    walk-in closet|closets|wardrobe|wardrobes, walk-in robe, walkin closet|closets,
    walk-in master|primary|bedroom? closet, dressing room|area, closet you can walk into, room-sized closet`,
  'open floor plan': `
    open floor|floor-|concept|living|layout|kitchen plan?, open floorplan, open-plan, open-concept,
    open and airy|bright layout|floor|floorplan|living? plan?, open great|kitchen room|living, great room,
    kitchen opens|flows|open|opening to|into|onto|up the|a? living|dining|family|great, open layout,
    no wall|walls stands|stand? between|separating`,
  renovated: `
    renovated|remodeled|remodelled|refurbished|modernized|modernised|revamped|reimagined|redone,
    renovation|renovations|remodel|refresh,
    newly|recently|fully|completely|beautifully|tastefully|totally|extensively|freshly|stylishly updated|upgraded|restored|redesigned|rebuilt,
    updated|upgraded|new|brand-new|renovated|remodeled kitchen|kitchens|bath|baths|bathroom|bathrooms|throughout|appliances|cabinets|countertops|interior,
    updated and|& upgraded|modern, taken|down to the studs, move-in ready|condition,
    gut renovated|renovation|rehab|rehabbed, turnkey|turn-key, rehabbed`,
  'new construction': `
    new construction|build|builds|development, newly built|constructed|completed,
    brand-new home|house|construction|townhome|townhouse|condo|building|build|apartment|residence|community|unit,
    brand new home|house|construction|townhome|townhouse|condo|building|build|apartment|residence|community|unit,
    new-construction|new-build, never lived|been lived|occupied in?, never-lived-in,
    just built|completed|finished being? built?, first owner|owners|tenant|resident|residents,
    be the first to live|occupy|turn|own|move, builder just? finished|completed, under construction, builder warranty, to be built, built in 2026|2025`,
  'fixer-upper': `
    fixer|fixers, fixer-upper|fixer-uppers, fixer upper|uppers,
    needs some|a|lots|little|your|major|total|full? of? work|updating|tlc|renovation|repair|repairs|love|remodeling|touch|elbow|vision|rehab,
    in need of some|a|major|full|total? work|updating|tlc|renovation|repair|repairs|love|remodeling|restoration|rehab,
    handyman special|dream|opportunity, handyman's special|dream, tlc,
    as-is|as is condition|sale|where|project|fixer, sold|selling|sale|offered as-is|as is, sweat equity,
    diamond in the rough, good|great bones,
    contractor|investor|contractors|investors special|opportunity|delight|dream,
    bring your contractor|tools|toolbox|hammer|imagination|vision, tear-down|teardown, cosmetic fixer,
    elbow grease, blank canvas, roll up your sleeves, ready for renovation|remodel|remodeling|updating,
    everything|all needs replacing|updating|redoing|replacement,
    original condition, waiting for renovation|your|someone`,
  'single story': `
    single-story|single-level|single-storey|one-story|one-level|one-storey|1-story|1-level,
    single|one|1 story|level|storey|floor living|home|house|layout|plan|floorplan|ranch,
    single|one|1 story|level|storey|stories, all on one|a level|floor|single,
    everything on one|the level|floor|same, no stairs inside|indoors?, no steps inside|indoors,
    no interior|inside|internal|indoor stairs|steps, ranch-style|rambler|bungalow, ranch home|house,
    stair-free|without stairs, not a single stair|step inside|indoors?`,
  'guest house': `
    guest house|houses|cottage|casita|quarters|suite|unit|apartment|home, guesthouse|guesthouses, casita|casitas,
    adu|adus|jadu, granny flat|unit, studio|apartment|unit over|above the garage, in-laws, accessory dwelling unit,
    in-law|mother-in-law|inlaw suite|unit|quarters|apartment|cottage|flat,
    mother in law|law suite|unit|quarters|apartment, carriage house, detached studio|cottage|apartment|unit|guest,
    separate guest|in-law|living cottage|house|quarters|unit|suite|apartment, backyard cottage|studio, pool house,
    second cottage|dwelling`,
  'home office': `
    office|offices, home|dedicated|private|separate|den/|quiet|built-in office|study|workspace|work-space, study,
    den or|/ office|study, office/den, work from|at home, work-from-home, workspace|workspaces, library,
    home-office, office nook|space|area, video|zoom|conference calls|meetings, zoom room`,
};

export const englishAbsences: PhrasesByTag = {
  garage: `
    converted|former garage, garage conversion, street parking only, off-street? parking only, garage is now,
    no parking on|at the|this property|premises|site, no on-site|onsite|off-street parking,
    street-only parking, only street parking, parking is street|on-street only?`,
  furnished: `unfurnished, un-furnished, non-furnished, empty of furniture, bring your own furniture`,
  'fixer-upper': `
    leave your|the toolbox|tools|hammer at home, put your|the toolbox|tools away, no work needed|required|necessary`,
  'ocean view': `ocean|sea|pacific cannot|can't be seen, ocean|sea|pacific isn't|not visible, no glimpse of the ocean|sea`,
  pets: `leave your|the pets|pet|animals with|at|behind, owner|landlord has allergies, owner|landlord is allergic, pet-free, pets free, pet-free building, no-pet, no-pets, no animals|animal`,
  dogs: `cats only, cat only, only cats, dog-free, except dogs, but not dogs, no-dogs`,
  cats: `dogs only, only dogs, except cats, cat-free`,
  elevator: `
    walk-up|walkup, stairs only, walk up building|unit|apartment, walk-up building|unit|apartment,
    third-floor walk-up`,
  renovated: `
    unrenovated|un-renovated|unremodeled|unupdated, original condition, needs updating|renovation|remodeling,
    in need of renovation|updating|remodeling|restoration, waiting for renovation, ready for renovation|remodel,
    untouched since`,
  'single story': `
    two-story|2-story|two-level|three-story|3-story|multi-level|split-level|tri-level|two-storey,
    two|2|three|3 story|stories|levels|storey|storeys, split level,
    bedroom|bedrooms is|are? upstairs, upstairs bedroom|bedrooms|primary|master|loft,
    bedroom|bedrooms on the|a? second|upper|2nd|third floor|level, stairs|staircase to the? bedroom|bedrooms|second|upper`,
  'fenced yard': `unfenced, not fenced, open lot`,
  'short-term rental': `
    long-term only|rental|lease|tenants, long term only|rental|lease,
    12-month|one-year|yearly|annual lease|minimum, 12|6|six|twelve month|months minimum, minimum lease`,
  basement: `slab foundation, crawl-space|crawlspace only?, on a? slab`,
  hoa: `hoa-free, hoa free, zero hoa, no-hoa`,
  'utilities included': `
    plus utilities, tenant|tenants|renter pays|responsible all|for? utilities, utilities are? not|extra|separate included?, utilities not included,
    utilities extra|separate, excluding utilities`,
  'open floor plan': `closed|separate kitchen, traditional floor plan`,
  gated: `ungated, non-gated`,
  quiet: `busy street|road|intersection, noisy`,
};
