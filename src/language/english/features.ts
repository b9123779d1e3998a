import type { TagWords } from '../features/tag-words.ts';

const VIEWS = 'view(s)|vista(s)';
const WATERS = 'water|lake|bay|river|harbor|marina|lagoon|canal';
const SEEING = 'overlooking|overlook(s)|facing|faces';
const WORK = 'work|updating|tlc|renovation|repair(s)|remodel(ing)|restoration';
const OK = 'ok|okay|welcome|allowed|permitted|considered|accepted|possible';
const POWER = 'water|gas|electricity|electric|power|heat|trash';
const FAR = 'minute(s)|min(s)|mile(s)|block(s)|steps|feet|yards';
const COUNT = '#|few|couple|one|two|three|five|ten';
const BUILDING = 'community|association|complex|building|neighborhood|resort';
const MAY = 'could|can|may|might';
const NOT = "isn't|aren't|wasn't|doesn't|don't|didn't|hasn't|haven't";

export const englishFeatures: TagWords = {
  smallWords: `the and of with for this that from your you is are has have was be by or not its it at home house to will all our`,
  features: {
    pool: `pool(s); swimming|heated|saltwater|private|in-ground pool(s); pool and|/|& spa; swim laps`,
    'community pool': `${BUILDING}|communal|shared|common|hoa|condo|clubhouse|resident(s)|residents' swimming|heated? pool(s); pool and clubhouse`,
    'hot tub': 'hot tub(s); hottub; (jacuzzi|whirlpool|spa)(s); pool and|/|& spa',
    sauna: `sauna(s); steam room|cabin`,
    garage: `garage(s); attached|detached|private|car garage; studio|apartment over|above the garage; garage space(s)|spot(s)`,
    carport: `carport(s); car port(s)`,
    parking: `parking; driveway(s); off-street|assigned|deeded|reserved|covered|private|secure|secured|gated|underground|on-site parking
      parking space(s)|spot(s)|stall(s)|pad|lot|available; parking available for|at an? extra|additional? charge|cost|fee|rent`,
    'ev charging': `ev|tesla charging|charger(s)|outlet|ready; electric car|vehicle charging|charger(s); level 2 charger|charging
      charging station(s); charger|charging|outlet for an? ev(s)|electric|tesla|car|your; charge|plug in the|your tesla|ev|electric|car`,
    'rv parking': `rv|boat|motorhome|rv/boat parking|access|pad|hookup(s)|garage|storage; rv or|and|/ boat parking|storage
      park|parking|room|space for|your an?|your? rv|motorhome|camper|boat; your rv|motorhome|airstream|trailer`,
    balcony: `balcony; balconies; lanai`,
    patio: `patio(s); terrace(s); private|covered patio|terrace; veranda(h); courtyard; loggia`,
    deck: `deck(s); private|rooftop|roof deck`,
    yard: `yard; backyard(s); private|back|front|side|rear|large|big yard(s); lawn(s)`,
    'fenced yard': `fenced in? private|front|back|side? yard|backyard|lot|garden|patio; fully|completely|partially fenced back?; privacy fence
      fence around the? yard|backyard; yard|backyard is? fully|completely|all? fenced|enclosed; walled|gated garden|yard|backyard
      enclose(s) the yard|backyard`,
    garden: `garden(s); private|walled|vegetable|rose garden; raised|garden beds; fruit trees; orchard; greenhouse`,
    waterfront: `waterfront|oceanfront|beachfront|bayfront|lakefront|riverfront; ocean|water|lake|bay|river|beach front|frontage
      right|directly? on the water|ocean|sand|bay|lake|river; right|directly on the beach; private|boat dock|slip`,
    'beach access': `beach access; access to the|a|private? beach; direct|private|deeded beach access; private beach
      step(s) from|to|onto the? beach|sand; path|stairs|steps leads|leading? down? to the? beach|sand
      walk out|right|straight|directly|barefoot? to|onto the? sand|beach`,
    'ocean view': `ocean|sea|pacific|whitewater|coastal ${VIEWS}; ocean and|/|& mountain|city|bay view(s)
      ${VIEWS} of|over|to the? ocean|sea|pacific; see|watch|${SEEING} the? ocean|sea|pacific|surf|waves|whales; sun sets over the sea|ocean|pacific`,
    'water view': `${WATERS} ${VIEWS}; ${VIEWS} of|over|to the? ${WATERS}; ${SEEING} the? ${WATERS}|creek; look(s)|looking out over the ${WATERS}
      ${WATERS} and|& city|mountain|skyline view(s)`,
    'mountain view': `mountain(s)|mount|peak(s)|hill(s)|canyon|foothill(s)|valley|rainier ${VIEWS}
      ocean|water|bay|lake|city and|& mountain(s) view(s)
      ${VIEWS} of|over|to the? mountain(s)|alps|hills|foothills|peaks|cascades|rockies|canyon; ${SEEING} the? mountains|hills|canyon`,
    'city view': `city|skyline|downtown|urban|city-light(s) ${VIEWS}; ${VIEWS} of|over|to the? city|skyline|downtown
      ocean|water|bay|lake|mountain and|& city|skyline view(s); ${SEEING} the? city|skyline|downtown; skyline glitters`,
    view: `views; vista(s); a|the|great|amazing|stunning|gorgeous|beautiful|breathtaking|panoramic|spectacular|lovely view; with view
      unobstructed|open|peekaboo|partial|garden|park|territorial|golf view; view of|over|from|to|lot|home|unit; overlooks|overlooking`,
    gym: `gym(s); fitness center|room|studio|facility|centre; exercise|workout|weight room|studio|area; treadmill(s)`,
    elevator: `elevator(s); lift(s); elevator building|access`,
    gated: `gated; gated community|complex|entry|neighborhood|access; gated community|complex with|offers|offering|featuring|has
      guard|security gate; behind gates; gates to the neighborhood|community; guard(s) at the gate(s)|entrance`,
    doorman: `doorman; concierge; door|lobby attendant; 24-hour|24/7 front? desk|lobby; front desk`,
    'tennis court': `tennis; pickleball; tennis|pickleball|tennis/pickleball court(s); bring your racket`,
    'golf course': `golf; golf course(s) community|home|view(s)?; fairway(s)`,
    accessible: `wheelchair|ada|handicap accessible|friendly|access|compliant|ramp(s); step-free; no-step|zero-step entry; no steps
      roll-in shower(s); grab bars; uses a wheelchair; stair lift`,
    fireplace: `fireplace(s); wood|gas burning? fireplace|insert; wood|pellet burning? stove; woodstove; hearth; gas log(s)`,
    'air conditioning': `air condition(ed)|conditioning|conditioner(s); a/c; ac; hvac; ductless; mini-split(s); central air|a/c|ac|cooling
      central? heat|heating and|&|/ air|cooling|a/c|ac; heat pump(s); cooling system`,
    heating: `heating; heater; heat pump(s); furnace; central|forced|gas|radiant|electric|baseboard|wall|floor heat; forced air heat|heating?
      radiator(s); heated floor(s); hvac; central? heat and|& air|a/c|ac`,
    basement: `basement(s); cellar; daylight|finished|walkout|walk-out|full|unfinished basement; level below ground|grade`,
    attic: `attic(s); loft space`,
    laundry: `laundry; washer(s); washer and|/|& dryer(s); washer-dryer; w/d; washing machine(s)
      laundry room|area|closet|facilities|facility|hookup(s)|hook-ups; in-unit|in-home|private laundry|washer
      laundry|washer and|/|& dryer? in the|your? unit|home|apartment`,
    dishwasher: `dishwasher(s); dish washer`,
    furnished: `furnished; available|offered? furnished or|/ unfurnished; fully|completely|partially|partly|turnkey furnished; comes with furniture
      furniture included|stays|conveys; bring|pack only|just? your|a suitcase(s)`,
    'hardwood floors': `hardwood(s); hardwood|wood|wooden|oak|maple|bamboo|plank floor(s)|flooring; parquet`,
    'walk-in closet': `walk-in|walkin master|primary|bedroom? closet(s)|wardrobe(s); dressing room|area`,
    'open floor plan': `open floor|concept|living|layout|kitchen plan?; open floorplan; open-plan; great room
      kitchen opens|flows|open to|into the? living|dining|family; no wall stands between`,
    renovated: `renovated|remodeled|refurbished|modernized|redone|rehabbed|renovation(s)|remodel|turnkey|turn-key; move-in ready
      newly|recently|fully|completely|beautifully updated|upgraded|restored
      updated|upgraded|new|renovated|remodeled kitchen(s)|bath(s)|bathroom(s)|throughout|interior; down to the studs`,
    'new construction': `new|brand-new construction|build(s)|development; newly|just built|constructed|completed; to be built
      brand-new home|house|townhome|townhouse|condo|building|apartment; under construction; never been? lived|occupied in?
      be the first to live|turn`,
    'fixer-upper': `fixer(s); fixer-upper(s); tlc; handyman|handyman's special|dream; bring your contractor|tools
      needs some|a|lots|your|major|total|new? of? ${WORK}|love|roof; in need of some|a|major|full? ${WORK}; as-is; good|great bones
      investor(s) special; tear-down|teardown; waiting for ${WORK}; everything needs replacing`,
    'single story': `single|one|1 story|level|storey living|home|house|layout|plan?; single floor living|home; all|everything on one|a level|floor
      rambler|bungalow; ranch home|house; ranch-style; no interior|inside|indoor? stairs|steps inside|indoors?; not a single stair; without stairs`,
    'guest house': `
      guest house(s)|cottage|quarters|suite|unit; (guesthouse|casita|adu)(s); granny flat; in-laws; studio|apartment over|above the garage
      in-law|mother-in-law suite|unit|quarters; carriage house; detached studio|cottage|apartment|unit|guest
      second|separate|backyard cottage|dwelling; separate guest|living quarters|unit|suite`,
    'home office': `office(s); home|dedicated|private office|study|workspace; study; den or|/ office|study; work from|at home; workspace(s); library
      video calls`,
    pets: `pet(s) friendly|${OK}; pets are fine|${OK}; pet policy; allow(s)|accept(s)|welcome(s) pets|animals; furry|four-legged friend(s)`,
    dogs: `dog(s) friendly|${OK}; dogs only; dog run|wash; dogs|cats and|&|/ cats|dogs ${OK}`,
    cats: `cat(s) friendly|${OK}|only; only cats; dogs|cats and|&|/ cats|dogs ${OK}`,
    solar: `solar; solar panel(s)|system|power(ed)|electric|owned; photovoltaic; panels on the|your? roof`,
    storage: `storage; storage unit|room|space|closet|area; shed(s); locker(s); locked|lockable room|cage`,
    'corner lot': `corner lot|property|parcel; on a large|big? corner; set|sits|situated on the corner`,
    'cul-de-sac': `cul-de-sac(s); culdesac; dead-end|no-through street|road; no through traffic|street`,
    'utilities included': `all? utilities are|is? included|paid|covered; including|includes|include|included all? utilities; all bills paid|included
      rent includes|covers all? utilities|${POWER}; ${POWER} is|are included|paid`,
    'short-term rental': `short-term rental(s)|lease(s)|let(s)|stay(s)|rent|friendly|${OK}; airbnb|vrbo; month-to-month; vacation rental(s)|home
      monthly|nightly rental(s)`,
    'wine cellar': `wine cellar|room|storage|vault; temperature-controlled|climate-controlled wine? cellar|room; cellar for # bottles`,
    bidet: `bidet(s); washlet; toto|japanese toilet`,
    quiet: `quiet(est); peaceful; tranquil; serene; no street|road|traffic noise; secluded; soundproof(ed)`,
    hoa: `hoa(s); hoa|dues|fee includes|covers; hoa fee(s)|dues; homeowners|homeowners' association; association|condo fee(s)|dues`,
    'shared laundry': `shared|community|common|coin|coin-op|coin-operated|on-site|onsite|building laundry|washer(s) room|facilities?
      laundry room? on|in every|each|the same? floor|basement|building|lobby; laundry room? down the hall`,
  },
  topics: {
    pets: `pet(s); animal(s)`,
    dogs: '(dog|pup|canine)(s); puppy; bark',
    cats: `cat(s); kitten(s); kitty; meow`,
    view: `view`,
    furnished: `furniture`,
    'utilities included': `utilities; utils included?`,
    'short-term rental': `short-term; lease(s)|rentals|stays under|below twelve|six|three|# months|days`,
    heating: `heat`,
    accessible: `wheelchair(s); accessible`,
    'fenced yard': `fence(d)`,
    waterfront: `on the beach`,
    'beach access': `walk(ing) to|distance the? to? the? beach`,
    'new construction': `brand new`,
    'home office': `den`,
    'air conditioning': `cooling; air`,
    'rv parking': `rv(s); motorhome(s); camper; trailers`,
    'ev charging': `ev; tesla`,
    'golf course': `golf`,
  },
  absences: {
    garage: `converted|former garage; garage conversion; former? garage is now`,
    parking: `street|on-street|off-street parking only; only street parking; street-only parking; parking is street|on-street
      parking is? on the street; parking street|on-street only; no on-site|onsite|off-street parking`,
    furnished: `unfurnished; non-furnished; bring your own furniture`,
    'ocean view': `ocean|sea|pacific cannot|can't be seen`,
    pets: `leave your|the pet(s)|animals with|at|behind; owner|landlord has allergies; pet-free; no-pet(s); no animal(s)`,
    dogs: `cat(s) only; only cats; dog-free; except dogs; but not dogs; no-dogs`,
    cats: `dogs only; only dogs; except cats; cat-free`,
    elevator: `walk-up|walkup building|unit|apartment?; third-floor walk-up; stairs only`,
    renovated: `unrenovated|unremodeled|unupdated; original condition; needs updating|renovation|remodeling
      in need of updating|renovation|remodeling`,
    'single story': `two|2|three|3|multi|split|tri story|stories|level(s); bedroom(s) is|are? upstairs
      bedroom(s) on the|a? second|upper|2nd|third floor|level`,
    'fenced yard': `unfenced; not fenced; open lot`,
    'short-term rental': `long-term only|rental|lease|tenants?; 12-month|one-year|yearly|annual lease|minimum; 12|6|six|twelve month(s) minimum`,
    basement: `slab foundation; crawl-space|crawlspace only?; on a? slab`,
    hoa: `hoa-free; zero hoa`,
    'utilities included': `plus utilities; tenant(s)|renter pays|responsible all|for? utilities; utilities are? not|extra|separate included?`,
    gated: `ungated; non-gated`,
    quiet: `busy street(s)|road(s)|intersection; noisy`,
    laundry: `no laundry on-site|onsite|facilities`,
    'shared laundry': `no laundry on-site|onsite|facilities`,
  },
  ofEitherKind: `laundry; laundry room|facilities|facility|area`,
  others: `solar heated; pool table(s)|hall|room|party; car|motor pool; carpool lane; deck of cards; parking deck; no? yard sale(s)|work|maintenance
    navy|naval yard; yards from|to|away|of; garden style|apartment(s)|tub|window|level|center|grove; botanical|beer|community|public garden(s)
    kindergarten; basement apartment|unit; view the|our|this|all|more|photos|pictures|video|virtual|it|online|in|by; to|must|point|can|and|for view
    point of view; golf cart(s)|clubs|bag|balls; drove|drive(s)|vw|volkswagen a? golf; previous|former|prior owner(s)|tenant(s)|resident(s)
    utilities at|to|on|near|stubbed the|to? street|lot|site|property|road; public|city|underground utilities; allow(s)|permit(s) an|a? adu(s)
    garage sale(s); ac lot|acre(s)|of; # ac; dog|cat|pet park(s)|grooming|store(s)|hospital|beach|deposit|rent
    no? large|aggressive|vicious|restricted dogs|breeds; post|leasing|management|listing|our|sales|rental|law|county|main|medical|agent's office(s)
    office hours|building(s)|park; call|contact|visit|our|their the? office; public|city|local|county library; quiet dishwasher|garage|close|hours
    soft-close; heating bill(s)|costs; spa day|services|like|inspired|style|bath(s)|bathroom(s)|shower
    waterfront park|district|trail|restaurants|dining; ocean breeze(s)|air; gated driveway|garage; ada county|compliant kitchen? sink
    walk-in pantry|shower|tub; guest|visitor(s)|street|on-street|public|metered|permit|bike parking spaces|available|garage|lot?
    no expense|detail|stone|need|doubt|wonder|shortage|matter|limit|problem|better|other was|spared|for|of|to|than?; no more|other than|need
    no longer need|want|wait|looking; not only|just|to mention|far|to miss|to worry; nothing|none compares|like|beats
    can't|cannot be beat(en)|matched|missed|overstated; no one; nobody; can't|couldn't|won't|cannot beat|get|find|ask a|for? better?
    don't|won't miss|want|wait|last|pass|hesitate; do|will not miss|want|wait|last|pass|hesitate; lack(s)|lacking nothing; den of; furnished by|to
    balcony of; attic fan(s)|ladder; crawl space; furniture not|for|shown|in photos; photos|photo|virtually|digitally|staged furnished|furniture`,
  cues: {
    negators: `nor does the? ${BUILDING} have|offer|provide; no; not; never; nor; neither; none; cannot; ${NOT}|won't|can't
      isnt|arent|doesnt|dont|hasnt|wont|cant; lack(s)|lacking; no longer; zero|0; free of|from; instead of; rather than; minus; former|previous`,
    withouts: `without; w/o; excluding; excludes; except`,
    refusals: `is|are? out of service|order; none; not included|available|provided|present|working|usable|conveyed|${OK}
      no longer there|works|available; ${NOT} included|available|there|work|convey|${OK}; prohibited|forbidden|excluded
      converted|turned|made|transformed into|to; filled in; removed; has|have|was|were been? converted|removed|filled|demolished|enclosed|sealed
      has|have|was|were been? taken|torn out|down; decorative only; is|are decorative|gone; sold|rented separately
      at|for extra|additional cost|charge|fee; is|are now|used as? an? office|bedroom|studio|gym|room|apartment|adu`,
    maybes: `room|space|spot|place|area enough? for; room|space enough? to build|add|put|install|create|expand; large|big|deep|wide enough for
      ${MAY} be? add(ed)|build|built|put|install(ed)|become|convert(ed)|fit; ${MAY} allow|permit|support
      potential(ly)|possible|possibly|future|proposed|planned|optional; ready|suited|suitable for|to
      potential|possibility|option(s)|opportunity|plan(s)|permit(s)|approval|approved|plumbed|wired|zoned|pre-wired|prewired for|to|of an?|add?
      perfect|ideal|great|large? spot|place|space? for|to add(ing)|build(ing)|install(ing)|put(ting)
      perfect|ideal|great|spot|place for an? future|new|dream? pool|spa|garage|garden|adu|deck|patio; bring your own; just add
      add(ing)|build(ing)|install(ing)|imagine|dream|create|want(ing)|wish your|an|a|of?; credit toward(s); would
      should|if you|needed|desired|wanted; if; once completed?`,
    maybesAfter: `potential; possible; possibility; optional; planned|proposed; ${MAY} be? added|built|installed|put|go|fit; to come
      to be added|built|installed; coming soon; plans|permit(s); site|pad; if desired|wanted|needed`,
    nears: `across|down|up the street|road with|has; near(by)|nearest; close(st)|closer|convenient|proximity|adjacent|next|opposite to; next door to
      ${FAR}|moments|stroll|walk|drive|ride|distance away? from|to|of; ${COUNT} ${FAR} walk|drive|stroll|ride|away? from|to
      short|easy|quick walk|drive|stroll|ride|access from|to; walk(ing)|bike|biking|driving|commute distance? to; walkable to
      across|down|around the? street|corner? from; neighbor(s)|neighboring|neighbor's; local; area|town|city|park|village offers|features|has|with
      convenient access to; between; surrounded by; within walking|easy? distance|reach|minutes|steps|walk? of|to; behind|beyond; outside of|the
      access to the? local|public|nearby|city`,
    nearsAfter: `nearby; near|close by; next|1|2|two|few doors? door|down; next door; around the corner
      down|up|across|over the street|road|block|way; within walking|easy? distance|reach; ${FAR}|moments away
      short|easy|quick walk|drive|stroll away?; ${COUNT}|half of? ${FAR} away|walk|drive|down|over|north|south|east|west; is|are nearby|close|near
      in the|this area|neighborhood|vicinity|city|town; at the|a nearby|local park|school|club|ymca|center?`,
    shared: `${BUILDING} amenities|facilities include(s)|including|features?; ${BUILDING} include(s)|features|offers|has|with|boasts|provides
      gated community|complex with|offers|offering|featuring|has; nor does the? ${BUILDING} have|offer|provide
      hoa|dues|fee(s)|rent include(s)|cover(s); residents|tenants enjoy|have|share|get|can; clubhouse; common area(s)|amenities; resort-style
      access to; the community|complex|building|association; enjoy the? community|resort`,
    sharedNext: `communal|shared|common|resident(s)|${BUILDING}`,
    sharedAfter: `in|on|at the|our|this complex|building|community|premises|development|clubhouse; on-site|onsite; on the? roof(top)
      in the basement of the building; for|by|with all? residents|tenants|owners; shared by|with|between|among; communal|shared|association
      of the community|complex|building; rooftop`,
    own: `private|own|in-unit; private pool|patio|terrace|deck|garden|yard|laundry; unit|condo|apartment|home has|features|offers|boasts|with|comes`,
    ownAfter: `in-unit; in the|your|each|every? unit|home|apartment|residence|suite`,
    affirmers: `allow(s)|allowed|allowing|accept(s)|welcome(s)|permit(s)|consider(s); ok with; with|includes|including|included|has|have|yes
      friendly to|for`,
    affirmersAfter: `is|are? allowed|ok|okay|welcome(d)|permitted|accepted|considered|friendly|included|fine
      negotiable|yes|possible|paid|accessible; upon|with|subject a|an|to? approval|deposit|restrictions|limit|fee|permit|license`,
    pronouns: `one`,
    turns: `but|with|has|have|is|are|was|were|features|featuring|offers|offering|boasts|boasting|includes|including|however|enjoy|comes|yet|though
      although|just|only|while|which|where|so|because|own|plus|there|then`,
    and: `and; &; +; as well as; plus`,
    or: `or; nor; and/or`,
    articles: `a|an|the|any|its|our`,
  },
};
