/** More than "I want to see", which is of a home that somebody wants to visit. */
const SEE =
  "i|we|i'd|we'd? ((want|like|love|able) to|wanna)? (see|watch|look at|look out over|looking at|looking out over)";
const THEN = 'from|while|when|every';

/** What visitors call a feature beside the words of listings, by the feature's name. */
export const englishTags: Readonly<Record<string, string>> = {
  pool: 'backyard|own|private pool(s); swim at home; place|somewhere to swim',
  'hot tub': 'jetted|jet (tub|bath)(s); spa tub',
  fireplace: '(wood|log)-burner(s); log|open|real fire(s); chimney(s); firplace(s)',
  'air conditioning': 'a.c.; (air-con(d)|aircon(d)); ac unit',
  waterfront: 'waterside; seafront',
  garden: `
    vegetable|veg|veggie|rose|herb (garden|patch|plot)(s); to garden; gardening
    grow my|our|some? own? vegetables|veggies|tomatoes|roses|herbs|flowers`,
  gym: 'place|room|space|somewhere to (work out|exercise); fitness center|room|centre|area|facilities; home gym; yoga room',
  furnished: '(with|comes with|come with|has|includes|includ) the|all? furniture|furnishings',
  storage: `
    (lots of|extra|more|plenty of)? storage space|room|unit?; box room; bike storage|room|store
    place|room|space|somewhere to|for store|storing|keep|keeping (my|our|all my|the|some)? stuff|things|bikes|tools|boxes|surfboards|kayak|gear`,
  gated: 'gated community|complex|entrance?; security gate(s)',
  doorman: 'door man; porter; 24 hour security',
  'cul-de-sac': '',
  solar: 'solar panels|power|system|energy?; pv',
  'short-term rental': `
    (airbnb(s)|air bnb(s)); str; short-term rental|rentals|let|lets allowed|permitted|friendly?; rent it? out (short term|on airbnb|by the night)`,
  'wine cellar':
    'wine (cellar|room|fridge cellar|storage); place|somewhere|room (for|to keep|to store) my|our wine collection?',
  yard: `
    back|front|side|big|large|own|private (-)yard(s); yard(s); grass for the|my|our kids|dog|dogs; (some|a bit of|a patch of) grass|lawn
    space for the|my|our? kids|dog|dogs|children to run|play; outdoor space; somewhere for the kids|dog|dogs to play|run`,
  balcony: 'balconey',
  patio: '',
  deck: 'roof|rooftop|wood deck',
  elevator: 'no walk-ups',
  accessible: `
    wheelchair|handicap|disability|disabled|handicapped|ada accessible|access|friendly|accessibility; barrier-free; ramp(s); walker|scooter friendly
    for|fits a|my|her|his? wheelchair`,
  'price reduced': 'price reduced',
  'corner lot': 'corner (lot|property|plot)(s); on a|the corner lot; corner',
  'home office': `
    home|proper|separate|dedicated|private|an|own office; a|own|separate study; room|space|place|somewhere to|for work|working from home
    work from home space|room|setup?; wfh space|room|setup|office; office space`,
  'guest house': `
    (granny|in law|mother-in-law) (flat|unit|suite|apartment|quarters|house)(s); guest (house|cottage|quarters|suite|home)(s)
    accessory|secondary dwelling? unit(s); back house; jadu
    separate|detached (unit|suite|quarters|living space) for my|our (mom|mother|dad|father|parents|in laws|mother in law)`,
  'fenced yard': `
    fully? (fenced-in|fenced-|fencedin|fenced) (back)(-)yard(s); fenced-in; fence(d) (for the dog|lot|garden)?; yard (with|that has) a fence`,
  renovated: `
    newly|recently|freshly|completely|fully|totally|tastefully? renovated|remodeled|remodelled|updated|upgraded|redone|restored|refurbished
    done up recently|already?; (been|thats been) (done up|fixed up|redone); new|updated|remodeled|modern|renovated (kitchen|bath|bathroom)(s)
    (doesn't|dont|not|does not) need (any|a lot of)? work|fixing|renovation`,
  'fixer-upper': `
    (needs|need|needing|that needs|requires|some|in need of) (some|a bit of|a lot of|a little|total)? (work|tlc|updating|renovation|renovating|
      fixing|repair|repairs|rehab|love|elbow grease|remodel|remodeling)
    (to|can|could|we can|i can) (fix up|renovate|do up|remodel|flip|rehab|restore); (flip|rehab|renovation|remodel|fix up|diy) project(s)
    project house; flip(s); tear-down(s); sweat equity; cosmetic fixer
    (do|doing|handle|handling|take on|taking on) any|some|big|major? (renovations|renovation|repairs|remodeling)`,
  'ev charging': `
    ev (charger|charging|outlet|ready|station|hookup)(s); (tesla|electric car|electric vehicle|car|level 2) (charger|charging)(s)
    charg(e|ing|er) station|point? for? my|our|a|the|an (tesla|ev|electric car|electric|car|rivian|leaf|bolt)
    (plug in|charge) my|our|the|a (tesla|ev|electric car|car|electric); 240v|220v|nema outlet|plug`,
  'rv parking': `
    (rv|boat|trailer|camper|motorhome|motor home|toy hauler|caravan) parking|access|storage|pad|space|garage|hookup|hookups|spot
    (park|store|keep|room for|space for|parking for|place for|spot for|storage for|somewhere for) my|our|a|an|the|his (rv|boat|trailer|camper|
      motorhome|motor home|toy hauler|fifth wheel|caravan)`,
  'single story': `
    nothing|not|no with? (more than|over|above) one story|storey|floor|level
    ((single|one) (story|storey|level|floor|stories)|(single|one|1)(story|storey|level|floor|stories)) living?
    all|everything? on (one|a single|the same) floor|level|story; no|without|w/o|avoid|avoiding|zero|minus any? stairs|steps|staircase|upstairs
    (cant|cannot|can not|dont|won't|not) (do|climb|manage|handle|take|want|deal with|use|like|able to climb) any|the? stairs|steps; rancher
    stair-free; stairs are (a problem|out|hard|difficult)`,
  laundry: `
    (in unit|private|inside|indoor|own|in home|in the unit|inside the unit) (laundry|washer|washer and dryer|washer/dryer|w/d|washer & dryer|
      washer dryer)
    (laundry|washer and dryer|washer/dryer|washer dryer|washer|w/d) (in unit|in the unit|inside|in the apartment|in the house|in the home)`,
  'laundry|shared laundry': `
    w/d; (washer(/|and|&|n)dryer|washer(/|and|&|n) dryer|washer ((/|and|&|n)dryer|(/|and|&|n) dryer)) hookup|hookups|included?
    laundry room|area|hookups|facilities?; washer; dryer; washing machine`,
  'shared laundry': '(shared|communal|common|on site|coin op) laundry room|facilities?; laundry room? in the? building',
  pets: `
    pet(s) friendly|ok|okay|allowed|welcome|permitted|accepted|policy?
    (allow|allows|accept|accepts|take|takes|ok with|allowing|welcome|permit|permits|fine with|let me have|let us have) my|our? pet|pets|animals
    animals ok|allowed|welcome?; petfriendly; with|have|has|got|bringing my|our|a|two? pet|pets|animals`,
  dogs: `
    dog(s|gy|gies|gie|) friendly|ok|okay|allowed|welcome|permitted|accepted?; pup(s|py|pies|)
    (allow|allows|accept|accepts|take|takes|ok with|allowing|fine with) my|our|a|large|big? dog|dogs|puppy
    (labrador|retriever|beagle|husky|shepherd|poodle|chihuahua|terrier|dachshund|bulldog|pitbull|pit bull|corgi|great dane|mastiff|doodle|
      goldendoodle|rottweiler|boxer|collie|lab|gsd|mutt|pooch|doxie|spaniel|schnauzer)(s|ies|); no breed restrictions; large breed(s)
    (k9|canine)(s)`,
  cats: 'kitty|kitties|kitten|kittens; (allow|allows|accept|accepts|take|takes|ok with) my|our|a? cat|cats; feline(s)',
  quiet: `
    quiet(er) street|area|neighborhood|neighbourhood|road|location|place|block|spot?
    (no|away from|not on a|not on the|not near a|not near the|far from) (noise|noisy street|traffic noise|busy (street|road)|main (street|road)|
      freeway|highway|freeway noise); calm area|street?`,
  'utilities included': `
    (utilities|bills|all bills|everything|water|electricity|heat|internet|utils) are? included|paid|incl
    include|includes|including|incl all|the? (utilities|bills|water and|electricity); all-inclusive rent?; util included`,
  'new construction': `
    (brand new|new) construction|build|builds|built|development; straight from the builder; pre construction`,
  'ocean view': `
    a|the? view(s) of the ocean|sea|pacific|coast; see the ocean|sea; ${SEE} the ocean|sea|waves ${THEN}; oceanview(s); oceanveiw`,
  'water view': `
    a|the? view(s) of the water|lake|bay|river|harbor|marina|lagoon|tejo|isar; see the water|lake|river|bay
    ${SEE} the water|lake|river|bay|harbor ${THEN}`,
  'mountain view': `
    mountain|hill|canyon|alps view(s); a|the? view(s) of the mountains|hills|canyon|alps; see the mountains|hills|alps
    ${SEE} the mountains|hills|alps ${THEN}`,
  'city view': 'a|the? view(s) of the (city|skyline|downtown|city lights); city|skyline lights',
  view: 'panoramic? view(s); panoramic',
  'open floor plan': 'open (floor plan|plan|concept|layout|floorplan|kitchen)(s)',
  'walk-in closet': 'big closet(s)',
  'hardwood floors': '(hardwood|wood|wooden|oak|hard wood|parquet|bamboo) floor|floors|flooring; no|without carpet',
  'tennis court': 'tennis (court|courts|)(s)',
  'golf course':
    '(on (a|the)) golf course view|views|lot|home|homes|frontage?; on the (fairway|golf course); golf community|views',
  'beach access': `
    beach|ocean access; (walk|walking distance|steps|stroll) to the? beach
    (near|nearby|close to|closer to|by|next to|minutes from|not far from) the beach|ocean|sea|shore`,
  basement: '',
  attic: '',
  garage: 'gar; lockable garage',
  carport: '',
  dishwasher: '',
  heating: 'central heat(ing); underfloor heating; heat included?',
  sauna: '',
  bidet: '',
};
