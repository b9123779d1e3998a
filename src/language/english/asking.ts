import type { PhrasesByKey } from '../language.ts';

const HOMES =
  '(homes|houses|condos|apartments|places|listings|ones|properties|rentals|townhouses|townhomes|flats|units|options)';
const OF_THEM =
  'of? (those|these|them|em|(those|these|the) (two|three|four)|the (above|results|list|ones (above|shown|you showed me)|homes (above|you showed me|shown))|this list|your list)';

const AREA = '(square foot|sq ft|sqft|sf|square meter|sqm|m2|foot)';

/** What is asked of homes, how they are ordered and counted, and how those that were shown are pointed at. */
export const englishAsking: PhrasesByKey = {
  'ask.Price': `
    how|hows much is|are|does|do|would|was|'s it|this|that|they|the|these|those? (cost|go for|run|rent for|sell for|)(exactly)
    how much money? for|is?; what does|do|would it|this|that|they (cost|go for|run|rent for|sell for)
    (whats|what is|what are) the|its|their|it asking? price|cost|rent of|for|on?; how expensive is|are; what are they asking; asking price
    price of|on; how much rent is?`,
  'ask.YearBuilt': `
    how old is|are|'s|was? (it|this|that|the (house|home|building|place|property)|they)?
    when was|were|is|did (it|this|that|the (house|home|building|place|property|condo)|they)? get? built|constructed|build|finished
    what year was|is|were (it|this|that|the (house|home|building))? built|from?; what|which year; when|year built; age of`,
  'ask.BuildingArea': `
    how (big|large|spacious|small|many (square|sq) (feet|ft|meters)|many sqft|many sf|many m2) is|are|'s|does? (it|this|that|the (house|home|
      apartment|place|condo|unit|interior)|they)? have?
    (whats|what is) the (size|square footage|sqft|living area|floor area) of|on?; square footage; how much space`,
  'ask.Status': `
    is|are|'s (it|this|that|they|this one|that one|there)? still (available|for sale|on the market|active|up for grabs|listed|open|free)
    is|are|'s (it|this|that|they|this one|that one) (available|for sale|on the market|active|up for grabs|listed|open|free)
    has|have|did (it|this|that|they|this one|that one) been|already? sold|sell|gone|closed
    is it (sold|pending|taken|gone|off the market|under contract); still (available|for sale|on the market|there|active|up for grabs)
    available still`,
  'ask.Address': `
    (where is|wheres|where) (it|this|that|this one|that one|the place|the house) located|exactly?; (what is|whats) the|its address
    where would it|that be; address of|for|please|pls?`,
  'ask.Images': `
    show|send|see|have|got|any|more me|us? some|the|more|any? photos|pics|pictures|images of?; what does it look like; pics; photos; pictures
    photos of|for|please`,
  'ask.unlisted': `
    how long does it take to get to|from|there
    (would|will|could|can|does|do) the? (owner|owners|seller|landlord) (come down (on|a bit|a little|in price)|negotiate|take less|accept less)
    (why|how come|why is|why are|why's) (it|its|it's|this|that|these|they|the price)? so|this|that? cheap|inexpensive|low|expensive|pricey|high
    what|which floor is|'s|are; (mortgage|loan) payment(s); rent roll; available|free when|from when; when is|'s it|this|that available|free
    when can i|we move in; how far away?; resale value
    how many stories|storeys|levels
    negotiable; room to negotiate; lowball; take|accept|consider an|a|lower|any|other? offer|offers
    how long is|'s the lease; what|what's|whats is|are? the lease term|terms|length; is there a minimum lease|stay
    what|(how much) rent do|does|are the? tenant|tenants pay|paying; can|could|may i|we|you rent it|them|this|that out; rent it|them|this|that out
    is|are it|they|this|that rented out; rental income|yield|potential; income property|properties; make|makes|making|brings|bring rental|in? income
    tenant-occupied; rent roll`,
  'sum.offer': `
    would|will|could|do|might they|sellers|owners take|accept|consider; would|will|does the seller|owner|landlord take|accept|consider
    they|seller|sellers|owner|owners|landlord would|will|might? take|accept|consider; can|could|should|may i|we offer|bid
    what? if i|we (were to)? offer|offered|bid; what|how about offering`,
  'ask.home': `
    tell me (more|a bit more|all|everything|something)? about
    more|any|further|full? info|information|details|detail|specs on|about|for|of|please|pls?; what|what's (do you know|can you tell me)? about
    know more|anything about
    give|flick|send|show me|us? the|all|some|more? details|info|information|rundown|lowdown|scoop|specifics|specs on|of|for|about?
    what is (this|it|that one|this one); describe; (run me through|talk me through|fill me in on); learn more about?; interested in
    curious|how about; and what|how about
    lowdown|elaborate on; lets hear more? about; what's the deal with; pull|bring|look up; i like|love; go on about
    hear more about; open`,
  'ask.has': `
    does|do|did|would|will|has|have|is|are|can|could|may (it|this|that|they|this one|that one|these|those|the (house|home|place|condo|apartment|
      property|unit|building|listing|complex)|there|we|i|he|she|dogs|pets|cats) (come with|have|include|allow|take|offer|got|be|a|an|any|there|
      feature|accept|permit|need|keep|bring|including)? a|an|any|the?; is|are there some?; does; is parking|laundry|heating|electricity|gas|internet
    any; what kind|type|sort of; which|what; how many|much; are|is utilities|bills|water`,
  'ask.any': `
    are|is there any|anything|something|some
    do|have|got|would you|u|ya|they|y'all (happen to|guys)? (have|got|offer|list|know of) any|anything|something|some|a|an?
    any|anything|something; got|have any|anything|something; you got
    (whats|what is|what do you have|what have you got|what else|what can i (get|find|buy|rent)) (available|out there|for sale|for rent|there)?`,
  'ask.open': `
    what; which; how; when; where; why; who; whose; do; does; did; is; are; was; were; can; could; would; will; should; may; might; has; have; whats
    hows; wheres; whos; isnt; arent; doesnt`,
  'ask.change': `
    since (it was|it's been|it got|it has been)? listed; drop(ped|s|); chang(e|ed|es); gone|go|goes|going|went|come|came down|up
    been|was cut|reduced|lowered|raised; rise; risen; fallen`,
  question: 'what; which; how; when; where; why; who; whats; hows',
  'order.Price.asc': `
    cheapest; lowest|least|smallest|best|bottom (priced|price|cost|expensive|rent|rents|prices|asking price|monthly rent|pricey)
    most (affordable|economical|inexpensive|budget friendly); (least|most in)expensive; best (bargain|deal|value|buy)(s)
    cheapest|lowest to (highest|most expensive|dearest)
    price|rent|cost|cheap (low|lowest|asc|ascending|low to high|lowest first|to expensive) (to high|first)?
    cheaper (ones|homes|houses|places)? first
    low|lowest|cheap|cheapest to high|highest|expensive|dearest|dear; cheap; cheap(o|ie); inexpensive; affordable`,
  'order.Price.desc': `
    most expensive|costly|luxurious; highest|biggest|top priced|price|prices|rent|cost; priciest; dearest; costliest
    (high|highest|expensive|most expensive) to low|lowest|cheap|cheapest
    price|rent (high|highest|desc|descending|high to low|highest first) (to low|first)?; fanciest; top of the line|market`,
  'order.BuildingArea.asc': `
    smallest; tiniest; most compact; (size|sqft|square footage) (ascending|small to large|low to high); least (space|square feet|sqft)`,
  'order.BuildingArea.desc': `
    biggest|largest|roomiest|hugest (floor area|living area|square footage|sqft|living space|interior)?
    most (spacious|room|space|square feet|square footage|sqft|sq ft|living space|square meters)
    (size|sqft|square footage|area) (descending|large to small|high to low)`,
  'order.LotArea.asc': 'smallest lot|yard|land|plot|parcel',
  'order.LotArea.desc': `
    biggest|largest|most|widest|huge|hugest lot|land|yard|plot|parcel|acreage|lots|plots|backyard|yards|acres|grounds size?
    lot size (descending|large to small)`,
  'order.YearBuilt.asc': `
    oldest built|building|construction?; most historic; built longest|earliest; year built (ascending|old to new|oldest first); oldest to newest`,
  'order.YearBuilt.desc': `
    (newest|most recent|most recently|latest|youngest|most modern) built|constructed|build|builds|construction|buildings
    built|constructed (most recently|last); newest year; youngest; year built (descending|new to old|newest first); most modern`,
  'order.DaysOnMarket.asc': `
    (newest|latest|freshest|most recent|most recently) (listed|added|posted|on the market|to the market)?
    came|come|hit|went|listed|added|posted on? (the market) most recently; shortest|least|fewest time|days on the? market
    (date|days on market|listing date) (newest first|newest|descending|desc)`,
  'order.DaysOnMarket.desc': `
    longest|most time|days? on the? market; been? (listed|sitting|on the market|there|for sale|up|available) (the|for the)? longest
    oldest|longest|stalest listing|listed; longest`,
  'order.Bedrooms.desc': 'most bedrooms|beds|rooms; highest|largest|greatest number of bedrooms|beds|rooms',
  'order.Bathrooms.desc': 'most bathrooms|baths; highest|largest|greatest number of bathrooms|baths',
  'order.HOAMonth.asc': `
    lowest|cheapest|smallest|least|lower|smaller|cheaper (hoa|hoas|hoa fee|hoa fees|hoa dues|dues|association fee|association dues|monthly fee|
      monthly dues|fees); hoa (ascending|low to high)`,
  'order.HOAMonth.desc': 'highest|biggest|largest|higher (hoa|hoas|hoa fee|hoa fees|hoa dues|dues)',
  'order.PricePerArea.asc': `
    best|lowest|cheapest|least price|cost|value? per ${AREA}
    price|cost per ${AREA} (lowest first|low to high|ascending|asc|cheapest first|lowest to highest)
    most (space|square feet|square footage|house|bang) for the|my|your|our money|buck|dollar; (psf|price per sf) (ascending|asc|low to high)
    by price|cost per (square foot|sq ft|sqft|sf|square meter)`,
  'order.PricePerArea.desc': `
    (highest|most expensive|dearest) price|cost? per (square foot|sq ft|sqft|square meter|m2)
    price|cost per ${AREA} (desc|descending|high to low|highest first)`,
  'sort.by': `
    cheap; cheap(o|ie); inexpensive; affordable; low to high; high to low; cheaper (ones|homes|houses|places)? first
    price|rent|cost (per ${AREA}) (low|lowest|asc|ascending|low to high|lowest first|high to low|
      descending) (to high|to low|first)?; ascending|descending
    sort|order|rank|arrange|list|organize|organise (them|these|those|it|by|em|the (list|results|homes))? (by|from|according to|on|in order of)?
    sorted by|from?; order(ed)|ranked by; in? order of; starting with|from the?; (with the) (first|at the top|on top|up top)
    show the? newest|cheapest|biggest|lowest; by; at the top please?`,
  'sort.asc': 'low|lowest|least (first|to (high|highest|most)|at the top|on top); ascending; asc; increasing; going up',
  'sort.desc':
    'high|highest|most (first|to (low|lowest|least)|at the top|on top); descending; desc; decreasing; going down',
  'figure.count': 'how many; number|total|# of; count of|the?; the total number of',
  'figure.average':
    'average; avg; mean|typical price|rent|cost; median; on average; go for on average; averages; the going rate',
  'figure.lowest': `
    (lowest|cheapest|least|whats the least) (price|rent|hoa|hoa fee|hoa dues|cost); the lowest; how low; starting|entry price
    prices|rents start at|from; the least i|we can|could pay|spend`,
  'figure.highest': 'highest|biggest (price|rent|hoa|hoa fee|hoa dues|cost); the highest; how high',
  'point.it': `
    it; this one|home|house|place|property|apartment|condo|listing|unit|flat|townhouse?
    that one|home|house|place|property|apartment|condo|listing|unit|flat|townhouse
    the home|house|place|property|apartment|condo|listing|unit|flat|townhouse|building|one; said home|house|property; its; hers`,
  'point.these': `
    these; those; they; them; em; these|those (two|three|four|${HOMES}); both (of (them|these|those)); all (three|four|five|of (them|these|those))
    the two|three|four|pair of them; their; the list; each (one|of them)`,
  'point.described': 'the one(s); one; ones',
  'point.the': 'the; that; the one',
  'point.both': 'two; both; couple; pair',
  'point.mine': 'my; our; current',
  'point.one':
    'one; the one(s); ones; home; house; place; listing; property; option; condo; apartment; result; flat; townhouse; unit',
  'point.number': 'number|no|nr|#|num|option|listing|house|home|item|result|property|unit|place number|#|no?',
  'point.among': `
    which has|have|had|comes|allows|takes|includes|offers; which is the?
    (which|what|any|do any|does any|are any|is any|either|some) (one|ones|homes|of the homes)? ${OF_THEM}; none|all ${OF_THEM}
    (of|among|out of|amongst) those|these|them; do any|they|these|those (have|allow|take|come with|include|accept|offer)
    are any (of (them|those|these))
    which|what ones; which|what one|ones (has|have|is|are|of|allow|allows|take|takes|do|come|comes|comes with|come with|include|includes|would)
    from (those|these|that list|this list); which|what one? has|have the; filter|narrow (those|these|them|the list) down? to|by`,
  'point.more': `
    besides|except that|this one; (other than|apart from|aside from) that|this one
    none of these|those|them really? (work|works|will do|suit|fit|appeal|does it|are (good|right|it|for us|for me))
    not|isn't|aren't|none really|quite|exactly? what (im|i am|were|i|we) (looking for|after|want|need|had in mind)
    (show|give|see|send|list|find|get|have|got|any|are there|is there|do you have|let me see) me|us? (some|any|a few)? (more|others|other ones|
      other ${HOMES}|another one|different ones|other options|alternatives|different options|additional ones|a few others)
    more; more (please|pls|options|results|like (these|this|that)|of (them|these|those)); some (others|more|other ones|alternatives)
    (what|anything|something|who|where|anywhere|somewhere|some place|someplace) else|different
    any|some? alternative(s) homes|places|residences|apartments|options?; keep|go going|on; next page|ones|five|batch|results|few|one?; others
    others please; another one|five|batch|few|option|please?; continue|proceed; the? rest|remaining (of (them|those|the list)|ones)?
    not those|these|them (others|something else)?; i've|already? seen (those|these|them|all of? (those|these|them)) already?; else
    different (house|home|place|apartment|one)s`,
  'point.alike': `
    more|something|anything|others|ones|homes|houses like; similar to
    similar (to (it|this|that|this one|that one)|one|${HOMES}|home|house|place|condo)?
    (something|anything|others|any|more|another one|some|any other|other ones|${HOMES}) (similar|comparable|(just|much)? like (it|this|that|
      this one|that one|the (first|second|third) one|the first|the second))
    comparables; comps; like (it|this one|that one)`,
  'point.alikeNear': `
    similar ${HOMES}? (nearby|close by|around there|in the same? (area|neighborhood)|near by)
    something|anything|others (similar|comparable|like it|like this) (nearby|close by|in the same area|around there|in the same? neighborhood)`,
  'point.same':
    '(and|what about|how about|also|and for|or|and what about|and how about); (same|the same) thing|question? for|about|with',
  'nth.1': 'first; 1st; top; firs',
  'nth.2': 'second; 2nd; 2d',
  'nth.3': 'third; 3rd; 3d',
  'nth.4': 'fourth; 4th',
  'nth.5': 'fifth; 5th',
  'nth.6': 'sixth; 6th',
  'nth.7': 'seventh; 7th',
  'nth.8': 'eighth; 8th',
  'nth.9': 'ninth; 9th',
  'nth.10': 'tenth; 10th',
  'nth.11': 'eleventh; 11th',
  'nth.12': 'twelfth; 12th',
  'nth.middle': 'the? one in the middle; middle one|home|house|listing',
  'nth.-1': 'last; final; bottom',
  'nth.-2': 'second|next to last; second last; penultimate',
  'less.Price': `
    cheaper than; cheaper (${HOMES}|than (that|this|those|these|it))?; less|lower expensive|pricey|costly|priced|price|prices|rent|money
    more (affordable|reasonable|economical|reasonably priced|budget friendly|within reach)
    (too|bit|little|way too|so|kinda|pretty|a bit) (expensive|pricey|dear|steep|rich|much|costly|much money|high|rich for my blood|over budget)
    (out of|over|above|beyond) my|our|the (budget|price range|range|league); lower the? price
    (can't|cannot|can not) afford (that|those|these|them|it|any of those); for less; for? less (money|than that|than those|than this)
    that's (a lot|too much); bring the? price down; lower end`,
  'more.Price': `
    more expensive ones?; pricier|dearer; higher-(end|priced|price|budget|quality); more (upscale|luxurious|luxury|high end); fancier; nicer ones?
    a bit (nicer|fancier|more upscale)`,
  'less.BuildingArea': `
    smaller (ones|than (that|this|those|these|it))?; less (space|square footage|room); (too|a bit too|way too) big|large|roomy; more compact
    a bit smaller; tinier`,
  'more.BuildingArea': `
    bigger|larger|roomier (ones|than (that|this|those|these|it))?
    more (space|room|spacious|square footage|sqft|square feet|living space|elbow room)
    (too|a bit too|way too|so|kinda|pretty) small|tiny|cramped|little|tight; (are|is|those are|they're) (shoeboxes|shoe boxes|tiny|cramped)`,
  'less.LotArea': 'smaller|less lot|yard|land|plot|parcel',
  'more.LotArea': 'bigger|larger|more (lot|yard|land|plot|parcel|acreage|outdoor space|lots|plots|yards|backyard)',
  'less.Bedrooms': 'fewer|less bedrooms|beds|rooms',
  'more.Bedrooms':
    'more|additional|extra bedrooms|beds|rooms; (an extra|another|one more|an additional) bedroom|bed|room',
  'less.Bathrooms': 'fewer|less bathrooms|baths',
  'more.Bathrooms': 'more|additional|extra bathrooms|baths; (an extra|another|one more|an additional) bathroom|bath',
  'less.YearBuilt':
    'older (ones|homes|houses|than (that|this|those|these|it))?; (too|a bit too) new|modern; more historic|character|charm',
  'more.YearBuilt': `
    (newer|more modern|more recent|more recently built) (ones|homes|houses|than (that|this|those|these|it))?
    (too|a bit too|so|kinda|pretty) old|dated|outdated`,
  compare: `
    compar(e|es|ing|ison) between|of?; difference|differences between|of|in?; side by side; next to each other; versus; vs; against; v
    stack up against?; how do|does|would (they|these|those|it|the (two|three)) (compare|differ|stack up|measure up) to|with|against?
    which one? is the? better deal|value|buy?; head to head; better deal|value|buy; pros and cons`,
  'again.said': `
    write|draft me|us? a|an short|quick|polite? email|e-mail|message|text|summary|note
    translate (that|it|this|the (last|previous) (answer|message))?; (say|repeat|tell me|list|show me|show) that|it|them|those|these again
    repeat that|it; once|one more time; in a? table form|format?; as a table|list; shorter|briefer|simpler please|pls|version|answer?
    (summarize|summarise|sum up|recap|rephrase) that|it|this|them?
    make|put|write|give (it|that|them|this|me that) (shorter|in a table|in bullet points|simpler|longer|as a list|again|into a table|in points)
    explain that|it|this (again|more simply|better|in simple words)?; what (did you|do you) just? say|mean; come again; pardon; bullet points
    in bullets; tl; dr; tldr`,
  'again.manner': `
    in (english|spanish|french|german|portuguese|chinese|mandarin|plain english|simple words|simple terms|short|brief|detail|
      more detail) please|pls?; more briefly|simply|slowly; short version; plain english`,
};
