import type { Phrases } from '../language-tables.ts';

export const englishUnits: Phrases = {
  'unit.bedroom': `doubles; (double|dbl|single|twin|king|queen|king size|queen size) (bed|bedroom|room|bed room)(s|); bhk(s|); bedder(s|); bed(-| )room(s|) (apartment|flat|house)s; bedroom(s|ed|); bed(s|); bd(s|); br(s|); bdr(s|); bdrm(s|); bedrm(s|); bed room(s|); b r; sleeping room(s|); bdroom(s|); rooms to sleep; bedder; bedrooom(s|)`,
  'unit.bathroom': `bathroom(s|); bath(s|); ba(s|); bth(s|); bthrm(s|); bath room(s|); restroom(s|); washroom(s|); toilet(s|); wc; (full|) bath(s|)`,
  'unit.bedOrBath': 'b; bs',
  'unit.studio': `studio(s|); bedsit(s|); bedsitter(s|); bed-sit(s|); bachelor (apartment|unit|apt)(s|); efficiency (apartment|unit|); efficiencies`,
  'unit.squareFeet': `sq ft; sq. ft; sq ft.; sq. ft.; sqft; sf; square (feet|foot|ft|footage); sq (feet|foot|footage); ft2; sqf; sq f; sqft.; s f; ft; feet; sq/ft; squarefeet; sqfeet; squares feet`,
  'unit.squareMeters': `sq m; sq. m; sqm; sq. m.; m2; square (meter|metre)(s|); sq (meter|metre)(s|); meters squared; sqms; mts2; mt2`,
  'unit.acre': `acre(s|); ac`,
  'unit.hectare': `hectare(s|); ha`,
  'unit.car': `(assigned|allocated|reserved|dedicated|private|secure|secured|underground|off(-|)street|off(-|)road|deeded) (parking|garage) (spot|space|place|stall|bay|)(s|); (car|) park(ing|) bay(s|); car park(s|); garage(s|); car(s|) (garage|carport|parking|spots|spaces); car(s|); parking (spot|space|place|stall|slot)(s|); car (spot|space)(s|); spaces for parking; parking; (garage|carport) (spot|space|stall)(s|); covered parking (spot|space|)(s|); (spot|space|stall)(s|) (for parking|for cars|for my cars|for our cars|for vehicles)`,
  'unit.hour': 'hour(s|); hr(s|); h',
  'unit.day': 'day(s|); day(s|) old',
  'unit.week': 'week(s|); wk(s|)',
  'unit.month': 'month(s|); mo; mos',
  'unit.year': 'year(s|); yr(s|)',
  'unit.yearOld': '(year|yr)(s|) old; yo; (year|yr)(s|) of age',
  'unit.home': `(home|house|condo|apartment|property|listing|place|result|option|townhouse|townhome|flat|apt|rental|match|example|choice|suggestion)(s|); properties; matches; of them; condominiums`,
  'unit.none': `
    people; person(s|); adult(s|); kid(s|); child; children; roommate(s|); tenant(s|); family; families; of us; us; guys; dog(s|); cat(s|); pet(s|); son(s|); daughter(s|); baby; babies; boys; girls; toddler(s|); teen(s|); teenager(s|); friends; students; occupants; guests
    mile(s|); mi; km; kilometer(s|); kilometre(s|); block(s|); min; mins; minute(s|); minutes away; minute (drive|walk|commute); seconds; second
    percent; %; percent down; % down; down; downpayment; down payment; % off
    stor(y|ies|ey|eys); floor(s|); level(s|); lbs; pounds; pound; kg; months free; units; unit (building|complex); unit property; times; pm; am; o'clock; oclock; score; stars; star; bucks less
    a piece; point(s|); unit apartment building; foot ceilings; ft ceilings; inch(es|)`,
  'distance.any':
    'mile(s|); mi; km; kilometer(s|); kilometre(s|); block(s|); min; mins; minute(s|); minutes away; minute (drive|walk|commute)',
  'per.month': `(a|per|/|each|every|p) (month|mo|mth|mnth|mo.|m); monthly; pcm; p/m; pm rent; month; mo; permonth; /mo; /month; a months; pm; p.m.; a mth`,
  'per.area':
    '(a|per|/|each|every) (sq ft|sq|sqft|square foot|square feet|sf|foot|square meter|sqm|m2|sq m|acre); psf; ppsf; p/sf',
  'per.other': `(a|per|/|each|every) (year|yr|annum|week|wk|night|day|hour|person); annually; yearly; nightly; weekly; a yr; annum; pa; (income|salary|savings|cash|down|in savings|saved|saved up|(put|set|tucked|stashed|laid|squirrelled|squirreled) (aside|away|by)|in the kitty|in the bank|for a down payment|for down payment|in cash|deposit|down payment|equity|loan|pre approval|in income|gross income)`,
  'currency.$': `$; us$; usd; dollar(s|); buck(s|); us dollar(s|)`,
  'currency.€': '€; eur; euro(s|); eu',
  'currency.£': '£; gbp; quid; pounds sterling; pounds',
  'currency.¥': '¥; rmb; cny; yuan; renminbi; jpy; yen',
  'currency.CHF': 'chf; swiss franc(s|); franc(s|)',
  'currency.R$': 'r$; brl; reais',
  'money.for': 'for',
  'potential.before': '(room|space) for (a|an|your|)',
  'topic.price': `my budget is; (i|we) (only|just) (have|got|'ve got|have got); pre(-|)approved (for|up to|at|) (a|); pre(-| )qualified (for|up to|); approved (for|up to); price(s|d|); pricing; budget; cost(s|); asking (price|); list(ing|) price; sale price; sticker; price (range|point|tag|cap); (my|our|the) (budget|price range|limit|max|cap); spend(ing|); pay(ing|); afford; value; valued; purchase price; going for; price limit; $$; money; worth`,
  'topic.rent': 'rent; rent payment(s|); monthly rent; rental price; rents',
  'topic.hoa': `(max|maximum|top) (hoa|hoas|hoa fee|hoa fees|hoa dues); (hoa|h.o.a.|h.o.a|hoas) (fee(s|)|due(s|)|cost(s|)|payment(s|)|monthly|assessment(s|)|charge(s|)|); (association|condo|strata|homeowner(s|)|home owner(s|)|community|maintenance) (association|) (fee|due)(s|); homeowners association; home owners association; maintenance fee(s|); monthly fee(s|); monthly due(s|); dues; hoa's`,
  'topic.area': `(living|building|floor|interior|inside|indoor|usable|heated) (area|space|size); floor(|-)space; square footage; sqft; size; sq footage; footage; living area; house size; home size; sized`,
  'topic.lot': `lots (of|with|that are) (at least|a minimum of|no less than|over|more than|under|less than|up to|at most|around|about); (bigger|larger|more) (lot|yard|land|lots|yards) than; lot(s|); (lot|land|plot|parcel|yard|property|site) (size|area|); land; plot(s|); parcel(s|); acreage; grounds; lot sqft; size of (the|) (lot|land|plot|parcel); lotsize; lot square (feet|footage)`,
  'topic.built': `(has|have|had|got|gotta|needs|need|must|should|ought|) (to|) be built; built (in|during|back in|year|date|); build (year|date); year (built|of construction|build); construction year; constructed (in|); yr built; year; house from the; home from the; from the (year|); (that was|that were|was|were) built; vintage; made in; dating from; dates from; construction date; building year`,
  'topic.days': `(days|time) on (the|) market; dom; days old; on (the|) (market|mls) (for|); listed (for|in the|within the|); been (listed|on the market) (for|); has been (listed|on the market) (for|); been sitting (for|); sitting (for|on the market|); came on (the|) market; hit the market; added (in|); posted (in|); put on the market; just listed; went on the market; on market`,
  'topic.parking': `parking; garage; carport; parking (spot|space)(s|)`,
  'topic.bedrooms':
    'bedrooms; beds; bedroom count; number of bedrooms; # of bedrooms; bed count; min beds; min bedrooms; br',
  'topic.bathrooms': 'bathrooms; baths; bathroom count; number of bathrooms; bath count; min baths; min bathrooms; ba',
  'topic.zip': 'zip (code|); zipcode(s|); postal code; postcode; area code; zip codes; zips',
  'topic.noPrice': `
    (go|bump|raise|stretch|increase|move) (it|the budget|my budget|the price|) (up|) by; (stretch|add|spend) another;
    (he|she|they|sister|brother|friend|neighbor|neighbors|neighbour|neighbours|parents|son|daughter|cousin|coworker|boss|uncle|aunt|mom|dad) (just|) (bought|sold|got|paid) (hers|his|theirs|it|one|(a|their|her|his|the) (house|condo|place|home|apartment)|) (last year|recently|) (for|at); (it|they) (was|were|used to be|had been) (listed at|listed for|priced at|at|only|like|); (last year|years ago|back then|before covid|pre-covid|in the past) (homes|houses|condos|they|it|prices|rents|places) (were|was|went for|sold for|cost); (homes|houses|condos|prices|rents|places) (used to be|used to cost);
    (closest|nearest) to;
    (a|) (family|party|household|group) of; (my|our|the|a|with|house|mortgage|) payment(s|) (of|is|to be|around|about|); (income|salary|salaries|wage|wages|paycheck) (is|of|around|about|); (household|annual|combined|yearly|monthly|gross|net|joint) (income|salary); earn(s|ing|); (i|we|she|he|husband|wife) (make|makes|earn|earns); making; makes; make; savings (of|); saved (up|); saving; (down payment|downpayment|deposit) (of|is|); put(ting|) down; credit score (of|is|); fico (score|) (of|is|); loan (of|); mortgage (of|payment|payments|); tax(es|) (of|); property tax(es|); closing costs; (security|) deposit (of|); in the bank; equity; commute; age; aged; insurance; utilities; walk score; inheritance; have saved; cash (of|); interest rate; rate of; apr; phone; tel; call me at; my number is; percent down; down payment; (case|reference|ref|account|employee|order|ticket|file|badge|customer|client|loan) (number|no|no.|nr|id|#) (is|:|); (my|our) (id|number|code) is; % of; percent of; (i|we|they|he|she) paid; sold (it|mine|ours|ours|my house|our house) for; monthly payment(s|) (of|around|about|)`,
  'state.noHoa': `(no|without|without any|without an|not any|not in an|non|free of|zero|minus|avoid|avoiding|no more|don't want|dont want|don't want an|do not want an|don't want a|dont want an|don't want any|hate|outside of an|not part of an|hoa free|hoa-free|with no|with zero|w/o|w/out|nothing with|nothing with an|skip the) (an|any|) (hoa|h.o.a.|hoas|hoa fee|hoa fees|hoa dues|homeowners association|homeowners association fees|homeowner association|association fees|association dues|condo fees|monthly dues|dues); hoa(-|) free; hoaless; non(-|) hoa; $ 0 hoa; 0 hoa; hoa (none|0|no)`,
  'state.parking': `(with|and|) (parking|a parking space|off-street parking) included; (with|has|have|having|includes|including|plus|some|own|offers|and|w/|need|want) (a|some|off(|-)street|dedicated|private|assigned|reserved|its own|own|onsite|on-site|included|covered|secure|underground|free|) (parking|parking spot|parking space|parking place|place to park|spot to park|spot for my car|space for my car); (off(|-)street|dedicated|private|assigned|reserved|onsite|on-site|secure|secured|underground|covered|allocated|off(-|)road) parking (spot|space|bay|); car park(ing|) (space|spot|bay|)(s|); parking bay(s|); parking (included|spot|space|spots|spaces); parking; somewhere to park; (place|spot) to park`,
  'state.twoCars': '(double|dbl|twin|tandem) (car|) garage(s|)',
  'state.listedToday': `(listed|posted|added|new|came on the market|hit the market|went up|put up|on the market|came out|came in) (today|since yesterday|this morning); (new|newest|latest|fresh) (listings|homes|properties|places|ones|arrivals) (from|since|as of|) (today|yesterday|this morning); today's (new|) (listings|homes); new today; (anything|whats|what's|what is) new (today|since yesterday|from yesterday); (listed|new|added|posted) (in|within) the last (24 hours|day); (new|listed) (since|) yesterday; brand new listing(s|); just (listed|hit the market) today; just came on the market today`,
  'state.listedThisWeek': `(listed|posted|added|new|new listings|came on the market|hit the market|went up|put up|came up|available|on the market) (this|in the last|in the past|the past|the last|since last|within the last|within the past|during the last) week; this week's (new|) (listings|homes); new this week; (what's|whats|what is|anything|any thing) new (this week|lately|recently|); (recently|newly|just|freshly) (listed|added|posted); new listing(s|); new(est|) on the market; new to (the|) market; fresh listings; just (listed|hit the market|came on the market|came on market); recent listing(s|); hot off the press`,
  'state.listedThisMonth': `(listed|posted|added|new|new listings|came on the market|hit the market|went up) (this|in the last|in the past|the past|the last|since last|within the last) month; this month's (new|) (listings|homes)`,
};
