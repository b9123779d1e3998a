import type { PhrasesByTag } from '../tag-words.ts';

const outside: PhrasesByTag = {
  pool: `pool and|/|& spa,
    pool|pools,
    swimming|lap|solar-heated|plunge|heated|infinity|saltwater|private|sparkling|in-ground|inground|above-ground|pebble-tec pool|pools,
    salt water pool, poolside, swim laps`,
  'community pool': `
    community|communal|shared|association|complex|building|neighborhood|hoa|condo|clubhouse|resident|residents swimming? pool|pools,
    residents' swimming? pool|pools, community heated|sparkling|saltwater|resort-style pool|pools,
    pool and clubhouse, clubhouse and|with pool`,
  'hot tub': `
    hot tub|tubs, hottub, jacuzzi, jacuzzis, whirlpool|whirlpools, pool and|/ spa, pool & spa, spa|spas, swim spa`,
  sauna: `sauna|saunas, steam room|cabin|bath`,
  garage: `
    garage|garages, studio|apartment|unit over|above the garage, attached|detached|oversized|tandem|finished|deep|private|secure|underground garage, car garage,
    garage parking|space|spaces|spot|spots|stall|stalls, garaged parking`,
  carport: `carport|carports, car port|ports, covered carport`,
  'ev charging': `
    ev charging|charger|chargers|outlet|station|stations|hookup|plug|ready|port|ports,
    ev car charger|charging, plug in the|your tesla|ev|electric, charge the|your tesla|ev|electric|car,
    no more gas stations, never visit|see a gas station again?, skip the gas station|pump, electric car|vehicle charging|charger|chargers|outlet|station|stations|hookup|plug,
    car charger|charging, tesla charger|charging|wall, charging station|stations, charge point|points, chargepoint,
    level 2 charger|charging, nema 14-50, charger|charging|outlet for ev|evs|electric`,
  'rv parking': `
    rv parking|access|pad|hookup|hookups|garage|space|spot|storage|gate|carport,
    rv|boat|rv/boat|boat/rv parking|storage,
    park|parking|room|space|storage for|your an?|your? rv|motorhome|camper|boat, motorhome parking|pad,
    rv or|and|/ boat parking|storage, park your rv|motorhome|camper|boat,
    your rv|motorhome|camper|airstream|winnebago|trailer, possible? rv parking`,
  balcony: `balcony|balconies, juliet balcony, private balcony, lanai`,
  patio: `
    patio|patios, terrace|terraces, covered|back|brick|paver|private|front patio, veranda, verandah, courtyard,
    loggia`,
  deck: `deck|decks, decking, rooftop|roof|back|sun|wraparound|composite|redwood|trex deck, sundeck`,
  yard: `
    yard, backyard|backyards, back|front|side|rear|large|big|private|huge|grassy|spacious|landscaped yard|yards,
    sideyard, frontyard, lawn|lawns, grassy area`,
  'fenced yard': `
    fenced yard|backyard|lot|grounds|garden|lawn|patio, fenced in? back|front|side|private yard|backyard,
    fenced-in yard|backyard|lot, fully|completely|partially|newly fenced, fully fenced yard|backyard|lot|back,
    fence around the? yard|backyard|property, yard|backyard with privacy|a? fence,
    yard|backyard is fully|completely|all? fenced, walled garden|yard, gated yard|backyard,
    fence|fenced for dogs|pets, privacy fence|fencing,
    enclosed|enclose|encloses|enclosing the? back? yard|backyard, yard|backyard is? fully|completely? enclosed`,
  garden: `walled|fenced|gated|private|lush garden, 
    garden|gardens, gardening, vegetable|herb|flower|rose|raised garden|beds, raised beds, garden beds,
    fruit trees, orchard, greenhouse,
    tomatoes|vegetables|veggies|herbs|roses|sunflowers|flowers|lemons grow|grows|bloom|thrive`,
  waterfront: `
    waterfront, oceanfront, ocean|water|lake|bay|river|beach|harbor|canal|sound|sea front|frontage,
    beachfront|bayfront|lakefront|riverfront|lakeside|oceanside-front|canalfront|harborfront,
    on the water|ocean|sand|bay|beach|lake|river|sea, right|directly on the sand|water|beach|bay|lake|ocean,
    private|own|boat dock|dock|slip, water's edge, feet of shoreline,
    kayak|canoe|paddleboard slips|slides|launches in|from|right`,
  'beach access': `
    beach access|rights, access to the|a|private|sandy? beach, direct|private|deeded|easy beach access,
    private beach, path|stairs|steps|walkway|gate|trail to the? beach|sand,
    step|steps from|to|onto the? beach|sand, walk out|right|straight|directly? to|onto the? sand|beach,
    toes in the sand,
    path|trail|stairs leads|lead|leading down? to the beach|sand, barefoot to the beach|sand|ocean,
    sand|beach is? at the end of the|your street|block|road|lane`,
  'ocean view': `
    ocean view|views|vista|vistas|panorama, sea view|views|vista|vistas, pacific views|view,
    view|views|vista|vistas|panorama of|over|to the? ocean|sea|pacific|atlantic,
    ocean|whitewater|white-water|coastal|coastline views|view|vistas,
    see|watch|overlooking|overlooks|overlook|facing|faces the? ocean|sea|pacific|surf|waves,
    ocean and|/|& mountain|city|bay view|views, sit-down ocean view|views,
    sun sets|setting over|into the ocean|sea|pacific, sunset|sunsets over the ocean|sea|pacific,
    peek|peeks|glimpse|glimpses of the ocean|sea|pacific, watch the? whales|dolphins|surfers`,
  'water view': `
    water|lake|bay|river|harbor|marina|lagoon|canal|sound view|views|vista|vistas,
    view|views|vista|vistas of|over|to the? water|lake|bay|river|harbor|marina|lagoon|canal|sound,
    overlooking|overlooks|overlook|facing|faces the? water|lake|bay|river|harbor|marina|lagoon|canal|creek,
    look|looks|looking|gaze out? over|onto the water|bay|lake|harbor|river|lagoon, watch the? boats|sailboats|ships,
    water|bay|lake|river|harbor and|& city|mountain|skyline view|views`,
  'mountain view': `
    mountain|mountains|hill|hills|canyon|mt|alpine|foothill|foothills|valley view|views|vista|vistas,
    view|views|vista|vistas of|over|to the? mountain|mountains|alps|hills|foothills|peaks|sierra|sierras|cascades|rockies|olympics|canyon,
    overlooking|overlooks|facing|faces the? mountain|mountains|hills|alps|canyon, mt rainier views|view,
    peaks turn|glow|rise|outside|beyond, snow-capped peaks|mountains, ocean|water|bay|lake|city and|& mountain|mountains view|views, see the? mountains|peaks`,
  'city view': `
    city|skyline|downtown|cityscape|city-light|city-lights|urban view|views|vista|vistas,
    city light|lights view|views, view|views|vista|vistas of|over|to the? city|skyline|downtown, view|views of the? bay bridge,
    skyline|city|downtown glitters|sparkles|glows|twinkles|lights-up, city at your feet, ocean|water|bay|lake|mountain and|& city|skyline view|views,
    overlooking|overlooks the? city|skyline|downtown`,
  view: `
    views, vista|vistas,
    a|the|great|amazing|stunning|gorgeous|beautiful|breathtaking|panoramic|incredible|spectacular|nice|lovely|sweeping|unobstructed|open|peek|peekaboo|wide|partial|killer|million-dollar|garden|park|territorial|greenbelt|golf view,
    view of|over|from|to, with view, view lot|property|home|condo|unit, overlooks|overlooking, panorama`,
};

const building: PhrasesByTag = {
  gym: `
    gym|gyms, gymnasium, fitness center|room|studio|facility|centre,
    exercise|workout|work-out|weight room|studio|area, home gym, treadmill|treadmills, free weights`,
  elevator: `elevator|elevators, lift|lifts, elevator building|access`,
  gated: `
    gated, gated community|complex|entry|neighborhood|estate|access, guard-gated, guard|security gate,
    guarded community|entry, controlled access gate, behind the? gates,
    gate|gates to|of the neighborhood|community|complex|estate, guard|guards at the gate|gates|entrance`,
  doorman: `
    doorman, door man, concierge, door attendant, 24-hour|24/7 front? desk|lobby|concierge, lobby attendant,
    front desk, attended lobby, doorperson`,
  'tennis court': `tennis, tennis court|courts, pickleball, tennis/pickleball court|courts,
    bring|grab|pack your racket|racquet|rackets|racquets`,
  'golf course': `
    golf, golf course|courses|club|community, on the fairway|green|golf,
    on the 1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|13th|14th|15th|16th|17th|18th hole|fairway|green, overlooking|overlooks the golf course,
    1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|13th|14th|15th|16th|17th|18th hole|green, fairway|fairways, putting green, golf course lot|frontage|home|view|views`,
  accessible: `
    wheelchair|ada|handicap|handicapped|disability|mobility accessible|friendly|access|compliant, ada,
    wheelchair ramp|ramps, step-free, no steps, no-step entry, zero-step|zero-entry|no-threshold, roll-in shower|showers,
    grab bars, accessible bathroom|bath|entrance|entry|unit|home|shower|parking|building|design|features,
    wide|widened|36-inch doors|doorways|hallways for wheelchair|wheelchairs, chair lift, stair lift|stairlift,
    stairlift, fully accessible, uses|used|using a wheelchair, wheelchair user|users`,
};

export const englishGrounds: PhrasesByTag = { ...outside, ...building };
