import type { PhrasesByKey } from '../language.ts';

/** Homes: their kinds, how they are offered, and where they lie. */
export const englishHomes: PhrasesByKey = {
  'is.noHoa': `
    (no|without|w/o|zero|0|sans|avoid|
      (remove|hide|skip|leave out|take out|filter out) (anything|everything|the ones|those) with|dont want|do not want|hate|
      not paying|free of|minus|non|not|don't want an|
      (don't|dont|do not|won't) want? to? pay|without any) an|any|a|the|more? (hoa|hoas|h.o.a.|hoa fees|hoa fee|hoa dues|
      homeowners association|association fees|monthly fees|condo fees)
    hoa-free; (there's|there is|has|have) no hoa; none|nothing with|w an? hoa; no hoa (whatsoever|please|at all); don't do hoas`,
  'is.twoCars': 'double garage',
  'is.parking': `
    with|and|w|w/? some|a? (parking|parking (spot|space|place|stall)|car park|off-street parking|assigned parking|covered parking|driveway)
    place|room|space|spot|somewhere (for|to park|to put) my|our|a|the? car|truck|van|cars; (somewhere|a place|space) to park`,
  'is.studio': `
    studio(s) apartment|apt|flat|unit|apartments|units|flats?; bedsit(s); bachelor apartment|pad|unit?; efficiency apartment|unit?; efficiencies
    zero bedroom(s)`,
  'is.listed': `
    just|newly|recently|freshly? listed|posted|added|uploaded|released; new; fresh; listing(s); listed since
    just? (came|come|comes|coming|went|gone|popped|put|goes|been put) (up|on|out|in|live|onto|on the market|onto the market); hit(s) (the market)
    what's|anything new; new ones`,
  'when.day':
    "today; today's; yesterday; since yesterday; this morning; overnight; in|within? the? last|past (day|24 hours|24h)",
  'when.week': `
    in|within? (this|the last|the past|this past|last|past) (week|7 days|few days|couple of days|seven days); this week's
    since (last week|the weekend|last weekend|last? (sunday|monday|tuesday|wednesday|thursday|friday|saturday))`,
  'when.month': `
    in|within? (this|the last|the past|this past|last|past) (month|30 days|4 weeks|four weeks|couple of weeks|few weeks); this month's`,
  'is.new': `
    just|newly|recently|freshly|new (listed|posted|added|came? on the market); new (listings|arrivals|to the market|on the market|stuff|ones)
    brand? new listing(s); fresh listings; latest additions; what's new; anything new (on the market); just came up|on|out; hot off the press
    fresh on the market`,
  'is.reduced': `
    any? price(s) reduced|drop|drops|dropped|reduction|reductions|cut|cuts|lowered|slashed|improvement; reduced (in price|homes|listings)?
    (recent|recently|had a|have had a|with a) price? drop|cut|reduction|reduced; marked down; dropped their|its|the price
    lowered|cut|reduced|slashed the|their|its? price; price has|was|had|just been? (reduced|dropped|cut|lowered|came down)`,
  'sale.rent': `
    can|could i|we rent|lease a|an?; for|to|4|2 rent|let|lease; rent; rental(s); rent(ing|ed|er|ers); leas(e|ing|ed); letting(s); sublet
    month to month; tenant(s) wanted; rental home|unit|property|properties|listing|listings; rent out; rent first
    rent for a|one|two|the year|years|while|summer|season|bit|start; long-term (rental|let|lease)(s)`,
  'sale.buy': `
    cash buyer(s); for|4|on sale; to? buy|purchase; to own; buy(ing|er|ers|); purchas(e|ing|es); ownership; (homebuyer|home-buyer|sale)(s)
    first-time home? (buyer|home buyer|homebuyer)(s); fsbo; property ladder; own (my own|our own|a (home|house|place|condo|property|piece))
    homeowner; close on a|something`,
  'sale.either': `
    rent|renting|rental|lease|rentals or|and|/ buy|buying|sale|purchase|own|sales
    buy|buying|sale|purchase|own|sales or|and|/ rent|renting|rental|lease|rentals; for sale or for? rent; for rent or for? sale
    rent|buy doesn't matter`,
  'status.Active': `
    not|aren't|isn't|ain't (pending|under contract|in escrow|sold|contingent|taken) yet|already?; active listing|listings|only?
    only? available homes|listings|ones|units|now; only available
    (not|no|nothing|leave out|exclude|excluding|skip|without) anything|any|those? (pending|under contract|sold|contingent) (or (pending|
      under contract|
      sold|contingent)|and (pending|sold|contingent))? ones|homes|listings?; still (available|for sale|on the market)
    currently (available|for sale|listed|active); on the market right? now; unsold`,
  'status.Taken': `
    (things|stuff|anything|ones|homes|listings)? under|in contract|escrow; pending|contingent (ones|homes|listings|sales|stuff)?; pendings
    sale pending; under offer`,
  'status.PreOnMarket': `
    coming soon; (coming|about to come|come|going) on|onto|to the? market soon?; (pre-|pre)(market|listing|on market)
    not yet? (on the market|listed) yet?; soon to be listed; upcoming listings|homes?`,
  'status.Sold': `
    (that|which|were|was|have been|been|recently|just|already|got)? sold (recently|already|last (month|week|year)|this (year|month|week)|homes|
      listings|comps)?; recent|past sales; recently|just closed; closed sales?; sales comps`,
  'type.house': `
    hous(e|es|ing); single-famil(y|ies) (home|house|residence|detached|)(s); sfh(s); sfr(s); detached (home|house|)(s)
    (standalone|stand alone|family|free standing|freestanding) (home|house)(s); single detached
    actual|real|whole|proper|regular|entire|separate hous(e|es)`,
  'type.apartment': `
    studio (apartment|apt|flat)(s); apart(e)ment(s); (apt|flat|appartment|aptment)(s); apartment (unit|building|complex|home)(s); appt; apts.
    apt.`,
  'type.condominium': 'condo(s|es|); condominium(s); condo (unit|building|complex)(s); condoo(s)',
  'type.townhouse': `
    (town-(house|home)(s)|town(house|home)(s)); townhous(e|es|ing); (row-(house|home)(s)|row(house|home)(s)); th; brownstone(s); terraced house(s)`,
  'type.multiFamily': `
    (multi famil(y|ies)|multifamil(y|ies)) (home|house|property|properties|building|unit|)(s)
    (multi unit|multiunit) (building|property|properties|)(s); ((tri|four|quad|quadru|six|five)-plex(es)|(tri|four|quad|quadru|six|five)plex(es))
    (2-4|2 4|24) unit(s); income propert(y|ies); apartment building(s) for sale
    (two|three|four|2|3|4)-(unit|family) (building|home|house|property|)(s); quad(s)
    building|house|home|property with two|three|four|several|2|3|4 (unit|apartment|flat)s`,
  'type.duplex': 'duplex(es); two-flat(s)',
  'type.manufactured': `
    manufactured|mobile|modular|trailer|prefab (home|house)(s); (mobile|trailer|mobilehome|modular)(s)
    ((double|single)-wide(s)|(double|single)wide(s)); manufactured; mobile home park(s); in a (trailer|mobile home) park`,
  'type.land': `
    raw|vacant|empty|buildable|undeveloped|building|bare (land|lot|plot|parcel|site)(s)
    land (only|for sale|listing|listings|parcel|parcels|plots|to build on)?
    (lot|plot|parcel|acreage)(s) (of land|to build on|for sale|for building); plot|plots|parcel|parcels; piece(s) of land|ground|dirt; acreage
    lots (for sale|available)?; lot to build on?; dirt; somewhere to build`,
  'type.villa': 'villa(s); mansion(s); estate home(s)',
  'type.loft': 'loft(s); loft apartment(s)',
  'type.penthouse': 'penthouse(s)',
  'type.bungalow': 'bungalow(s)',
  'type.cottage': 'cottage(s); cabin(s)',
  'type.farm': 'farm(s); ranch house|home|property|properties; farmhouse(s); horse propert(y|ies)',
  'type.commercial': `
    commercial (property|properties|space|building|buildings|unit|real estate)?; retail space; office space(s); warehouse(s); shop to rent|buy
    storefront(s); retail`,
  'type.cooperative': 'co(-)op(s); cooperative(s)',
  part: `
    (kitchen|kitchenette|livingroom|playroom|sunroom|workshop|hallway|veranda|shed|barn|stable|stall|paddock|pasture|outbuilding|warehouse|
      ceiling)(s); (living|dining|family|utility|laundry|play|media|game|mud|sun|bonus|store|tv)(-) room(s); study; studies; library
    entrance hall; conservatory; conservatories; pantry; pantries; porch(es); offices; frontage`,
  'home.any': `
    (home|place|listing|unit|residence|option)(s); propert(y|ies); somewhere (to live); something; smth; sth; anything; anythin; some-thing
    dwelling; pad; crib; real estate; spot; ones; house hunting; a roof; starter home(s); accommodation; housing; anywhere to live; digs`,
  'home.many': `
    homes; houses; condos; apartments; flats; townhouses; townhomes; properties; places; listings; ones; rentals; units; options; results; lofts
    villas; studios; lots; plots; duplexes; cottages`,
  'region.county': 'county; counties',
  'place.in': `
    in; in the city|town|area|neighborhood|neighbourhood|heart|center|centre|middle of; within the?; inside of?; around the area|neighborhood of; at
    (live|living|move|moving|relocate|relocating|moved|settle|settling|transferred|transferring|stationed|located) (in|to|into|within|back to|
      over to|up to|down to|closer to); anywhere|somewhere|someplace|something|anything|over|out|down|up in; throughout; across; whole of
    all of|over; the whole of`,
  'place.weak':
    'for; from; of; to; say; or maybe; maybe; like; about; what|how about; try; check; via; into; and also; based in',
  'place.near': `
    near to|by?; nearby; close|closer|adjacent|next|convenient|nearer to; close by; nr; next door to; by the?; around; beside
    walking|biking|driving|commuting|commutable|easy|short (distance|walk|drive|commute|bike ride) of|to|from; walkable|walking (to|distance from)
    off of?; not too|so? far away? from; in the vicinity|proximity of
    (within|less than|under|about|max|only|just)? a|an? (few|couple of|short|quick|10|15|20|30) min|mins|minute|minutes|blocks|mile|miles (walk|
      drive|bike ride|bus ride)? (of|from|to|away from); close; along; alongside; across from; overlooking; bordering; in and around; surrounding
    neighboring; vicinity; on the way to; walk to; steps from|to`,
  'place.on': 'on; along; off of; on that; facing',
  'place.from': `
    to? sell|selling up in; student|students|studying|study|teach|teaching|teacher|professor|intern|nurse|doctor at
    ((mov|relocat)(e|ing|ed)|(com|commut|escap)(e|ing)|came|transferr(ing|ed)|flying in|flew in|driving|hail(s|ing|)|immigrat(ed|ing)|
      just|originally|leaving|am|im|we're|i am|we are|visiting|away) here|out|down|up|back|over? from
    tired|sick of; leaving; fleeing
    (i|we|he|she|they|who|i'm|im|i am|we're|currently|now|still|already|son|daughter|mom|mother|dad|sister|brother|parents|folks|family|kids|
      grandkids|friends|husband|wife|boss|office|job|company|lender|bank|school|agent|cousin|aunt|uncle|inlaws|in-laws|mother in
      law) currently|now|still|all|both|also|once|is|are|lives? (live(s|d|)|living|(work|rent|stay)(s|ed|ing|)|based|
      stationed|reside|residing|own|teach(es|ing|)|go(es) to school|stud(y|ies|ying)|located|grew up|raised|born|is|are|was|were|commut(e|es|
      ing)|(have|has|had|'ve got|got) (a|an|our|my)? (house|place|home|condo|job|apartment|
      flat)) over|down|up|out|here|back? in|at|near|to|on|around
    my|our|his|her|new new|current|old? (job|office|work|company|lender|bank|church|doctor|school|commute|practice|clinic|base|campus|
      university) (is|will be|'s)? in|at|near|to
    job|work|office|career|position|gig in|at|with
    (saw|seen|looked at|checked out|visited|toured|viewed) a|one|some|something|places|homes|houses in
    house|place|home|condo|property|apartment back|up|down|over? in our|my; an hour from; (grew up|raised|born|lived|schooled|retired) in
    (like|similar to|unlike|than) (the ones|those)? in; driv(e|ing)|drives|commut(e|es|ing) to; (not in love with|so over|over)
    sold|selling our|my|a house|place|home|condo in; traffic in|to|from; worked|work (in|at|for|out of)
    my agent|realtor|friend|cousin|brother|sister|son|daughter|boss|neighbor|husband|wife
    my|our|his|her|their (aunt|uncle|sister|brother|son|daughter|mom|mother|dad|father|parents|folks|family|friend|friends|cousin|grandkids|
      lease|flat|apartment|house|home|condo|place|rental|landlord|lender|bank|agent|doctor) back|over|up|down? in
    named; called; is|are from; (i am|im|was|were) in|at town from; graduat(e|ed|ing) from`,
  'place.work': 'job; work; works; working; office; hired; clinic',
  'place.gone': `
    lost; lose; quit; quitting; left; leaving; hate; retired; retiring; used to; anymore; any more; no longer; turned; declined`,
  'place.others':
    'realtor(s); agent(s); lender(s); bank(s); brother; sister; son; daughter; friend(s); cousin; mom; dad; mother; father; parents; boss',
  'place.study': 'studies; studying; study; to|at|into school|college|uni|university|med|grad',
  landlord: 'landlord(s); property manager',
  'place.to': `
    mov(e|ing|ed)|relocat(e|ing|ed)|transferr(ing|ed)|com(e|ing)|head(ing|ed)|going out|down|up|back|over? to|into; remain|live|be in
    let's? stay|stick with|to|in; is (a better fit|better|fine|good|ok|great|perfect)
    do you (cover|serve|work in)`,
  'place.there': `
    over|out|up|down|around|near|by? there; that (area|town|neighborhood|neighbourhood|part of town)
    in|around (that|this|the same|the) (area|neighborhood|neighbourhood|city|town|part of town|place|county)
    same area|neighborhood|city|town|street|place; locally; around here; nearby there?; (near|close to|by|around) it
    on|in that very|same? street|road|area|block`,
  'place.anywhere': `
    (anywhere|anyplace|anyarea|any area|any town|any city|any neighborhood|any location) (is (fine|ok|good)|works|at all|in the county|will do|
      you have|that you have)
    area|location|city|town|neighborhood|place|where (does not|doesnt|don't) (matter|really matter); wherever; no matter where
    (dont|do not|doesnt|does not) really? (care|mind|matter) about|in? (where|(what|which) (area|location|city|town|neighborhood|part of town))
    everywhere; all areas|cities|towns|neighborhoods|locations; the whole county|area|region|state
    open to any|all area|areas|location|locations|city|cities; expand (the search) to everywhere|anywhere|all
    other|different (towns|cities|areas|places|neighborhoods|neighbourhoods) (are|would be|work) (ok|okay|fine|good|possible|an option) (too|also|as well)?`,
  'place.noun': '(city|town|area|neighborhood|neighbourhood|location|place|street|zip|county|district|part of town)(s)',
  'place.wider': `
    widen the? area|search|location; expand|broaden the? area|search|location|radius
    (zoom out|look further|cast a wider net|nearby towns|surrounding areas|surrounding area|what about nearby|anything nearby|anywhere nearby|
      close by too)`,
  'place.kind': `
    park; beach; lake; river; bay; (hill|trail|bluff)(s); heights; village; valley; canyon; mesa; ranch; island; point; pier; mall; plaza
    stadium; ballpark; college; university; campus; high|middle school; elementary; school; academy; district; schools; hospital
    medical center; airport; base; station; zoo; museum; center; library; golf course|club; country club; church; square; harbor; marina
    shores; creek; grove; gardens; terrace; estates; county; harbour; cove; camp; fort; depot; cathedral; temple`,
};
