import type { PhrasesByKey } from '../language.ts';

/** Numbers: how they are compared, what they count, money, and what they are of. */
export const englishQuantities: PhrasesByKey = {
  'after.half': 'and a half',
  'after.since': 'or|and newer|younger|later|after; onward(s)',
  'cmp.most': `
    but no|not more than; but no|not over|above; at? most|max|maximum; and up to; max(imum) of|is|price|budget? is|of?
    (up|go|going|go up|stretch|stretching) to; upto; as much as; no more|higher|larger|bigger|greater than; not more|higher|larger|bigger than
    not (over|above|exceeding|to exceed)
    can't|cannot|won't|don't|shouldn't (want to) go|be|cost|spend|pay|exceed (a penny) (over|above|more than|past|beyond)?; not|never past; ≤
    not (want to) go|cost|spend|pay|exceed (a penny) (over|above|more than|past|beyond)?; not be (over|above|more than|past|beyond); i|we? can|could|will do up to
    not|nor a|one penny|dime|cent|dollar|buck (over|above|more than); nothing (over|above|more than|past|bigger than|larger than)
    (dont|do not) want to? pay|spend|go (over|above|more than); within; top|upper limit is|of?; limit is|of; capped at; cap is|of|at
    the? most i|we (can|could|want to|would|'d) do|pay|spend|afford|swing|go is?; topping|maxing|maxed|tops|maxes out? at|around?
    we're|i'm (pre approved|preapproved|approved|pre qualified|prequalified) (for|up to|at|to) a?
    (pre approved|preapproved|approved|pre qualified|prequalified) (for|up to|at)
    (bank|loan|lender|approval|pre approval|preapproval)? letter is|says? good? (for|up to|thru|through|of)
    can|could|will (go|stretch|do|go up|pay|spend|afford|swing|manage) (as high as|up to|to|as far as)?; ceiling is|of?; <=; under or at
    bump|raise the budget up? to; between now and; till; until; less or equal to; or under; could i|we go to`,
  'cmp.less':
    'under; for (less than|under|below); below; less than|then; fewer|smaller|lower|cheaper than; beneath; <; south|shy of',
  'cmp.before': 'before; prior to; earlier|older than; pre(-); until; no later than',
  'cmp.after': 'after; later|newer than; post; past',
  'cmp.since':
    "since; (nothing|not|no|never|isn't|not anything|nothing built) built? (before|older than|earlier than|prior to); as of; from",
  'cmp.least': `
    ≥; at least; atleast; (at a) min(imum) of|is? is|of?; min.; no less|fewer|smaller|lower|under than; not less|fewer|smaller|under|below than
    nothing (under|below|less than|smaller than); >=; from; starting at|from; upwards of; (must|needs to|should|has to) have|be at least
    minimum size`,
  'cmp.more':
    'more than|then; over; above; bigger|larger|greater|higher than; upward|north of; exceeding; in excess of; >; beyond; past',
  'cmp.exact': `exactly; precisely; just; only; strictly; no more no less; equal to; =`,
  'cmp.about': `
    about; around; approximately; approx; roughly; circa; some; somewhere (around|near|in the neighborhood of|close to)
    in the neighborhood|region|ballpark|range|area|vicinity of; close to; near; give or take; ~; round; about|right around; ballpark; maybe; say
    like; abouts; roundabout`,
  'cmp.newer': `
    newer|younger|less than; under; no|not|nothing older than; no|not more than; up to; built in|within the last|past; in|from the last|past`,
  'cmp.older': 'older|more than; over; at least',
  'after.most': `
    or (less|lower|under|below|cheaper|fewer|smaller|max|at most|tops|newer than that|bust); and under|below|less|lower|down
    max(imum) price|budget?; tops; at the? most|max; top; limit; all in; so? that's|thats my|our|the (max|maximum|limit|budget|cap|ceiling)
    is (really|about|pretty much)? my|our|the? (max|maximum|limit|budget|cap|top|ceiling|absolute max|absolute limit)
    is (all|the most) i|we (can|could|have|'ve got|got) do|spend|afford|pay?; is (as high as|where) i|we (can go|go|max out|stop|top out)
    is (pushing it|tops|max|it); our|my max|limit|budget|cap; budget
    my|our|the? total? budget is|of?; or so max; cap; and no more; not a penny more; absolute max
    to work|play with`,
  'after.least': `
    or (more|better|higher|above|over|bigger|larger|greater|newer|up|later|so and up)
    and up|over|above|more|higher|bigger|larger|newer|later|onwards|onward|upwards; plus; +; min(imum); at the? (least|minimum|very least); upwards
    onward(s); up; minimal; is my|our|the min|minimum`,
  'after.about': `
    or|and so|thereabouts; or something; ish; -ish; give or take; or around there; range; ballpark; or near it|that|there; more or less; roughly
    in that range`,
  'after.exact': 'exactly; only; on the dot|nose; no more; no more no less; sharp; precisely',
  'range.open':
    'anywhere|somewhere? between; btw; betw; anywhere|somewhere|ranging from; b/w; range(s) of|from; in|within the range of',
  'range.to': `
    to; -; through; thru; and (up to|no more than|at most|not more than); up to; till; until; or; /
    but (not over|no more than|not more than|under|less than|at most|below)`,
  'band.low': 'low(er) (to mid); early; the low; lower end of the',
  'band.mid': 'mid(-) (to upper|to high)?; middle; the mid',
  'band.high': 'high(er); upper; late; the high',
  'unit.bed': `
    (bed-roomed|bed room(s|)|bedroom(s|ed|)); (bed|bd|br|bdr|bdrm|bedrm|bedder|beadroom|room)(s); bhk; b r; b; sleeping rooms
    bedrooms or more; bd/; (real|big|good sized|decent|large|spacious|proper|full|separate|guest) bedroom(s); bedroom unit(s)`,
  'unit.bath': `
    full? (bath room(s)|bathroom(s)|bath(s)); (ba|bth|bthrm|restroom|washroom|toilet|bathrom|loo)(s); wc; bathroom(ed)
    full and a half bath(s)`,
  'unit.sqft': `
    sq(.) (ft|feet|foot|footage)(.); sqft(s); sf; square feet|foot|ft|footage; ft2; ft sq; sqfeet; squarefeet; sq/ft; sq f; feet square; ft; sq
    squares; square`,
  'unit.sqm':
    'sq(.) (m|meter|meters|metre|metres)(.); sqm; sqms; m2; square met(er|re)(s); met(er|re)s squared|square; mtrs; m',
  'unit.acre': 'acre(s); ac',
  'unit.hectare': 'hectare(s); ha',
  'unit.car': `
    parking|car (spot|space|place|stall|slot|bay)(s)
    (assigned|reserved|deeded|covered|underground|off street|dedicated|private) parking? (spot|space|stall|place|bay)(s) (for (cars|parking))
    parking; spaces for parking|cars; spots for cars|parking; vehicle(s); car(s); cars worth of parking`,
  'unit.garage': `
    car|vehicle attached|detached? (garage|gar)(s); garage (spot|space|bay|stall)(s); bay garage; car|cars in a|the garage; garage(s)`,
  'unit.day': 'day(s)',
  'unit.week': 'week(s); wk(s)',
  'unit.month': 'month(s); mo; mos; mths',
  'unit.year': '(year|yr|decade)(s)',
  'unit.home': `
    (home|house|condo|apartment|property|listing|place|result|option|townhouse|townhome|flat|apt|rental|match|example|choice|suggestion|lot|plot|
      unit|pick)(s|es|); properties; of them; ones`,
  'unit.distance': `
    (mile|km|block|min|minute|hour|hr)(s); mi; kilomet(er|re)(s); minute (drive|walk|commute|bus ride|ride)(s)
    minutes|miles|blocks|min|mins|hours (away|walk|drive|walking|driving|by car|by bus|by foot|on foot)`,
  'unit.none': `
    people
    (person|adult|kid|roommate|tenant|dog|cat|pet|son|daughter|boy|girl|toddler|teen|teenager|friend|student|guest|bike|floor|level|lb|pound|
      time|star|job|word|sentence|line)(s); child(ren); famil(y|ies); of us; bab(y|ies); generations; grandkids; grandchildren; percent; %
    %|percent down|off; down; stor(y|ies|ey|eys); kg; pm; am; o'clock; points; unit building; inch(es)
    foot|ft ceilings|boat|rv|trailer|motorhome|fence; th floor; thousand miles; star(s) hotel|rating; credit score; fico; score; week(s) old
    days|nights a week; hour(s) a day; years ago; characters; (year|yr)(s) (in|of|at|with|from now|lease)
    month(s) (lease|pregnant|ago|old|from now|rent|free); car family`,
  'per.month':
    'a|per|/|each|every|p|the month|mo|mth|mnth|mo.; monthly; pcm; pm; p/m; permonth; month; mo; m/o; in|for rent (a month)',
  'per.week': 'a|per|/|each|every|p week|wk; weekly; pw; p/w',
  'per.year': 'a|per|/|each|every year|yr|annum; annually; yearly; pa; annum; gross|net|base|salary',
  'per.person': 'each; apiece; per person|head|roommate',
  'per.area':
    'a|per|/|each|every (sq(.) (ft|foot|feet|m|meter|metre)|sqft|square foot|square feet|sf|foot|square met(er|re)|sqm|m2|acre); psf; ppsf',
  'money.$': '$; us$; usd; dollar(s); buck(s); us dollar(s); american dollars',
  'money.€': '€; eur; euro(s)',
  'money.£': '£; gbp; quid; pounds sterling',
  'money.¥': '¥; rmb; cny; yuan; renminbi',
  'money.CHF': 'chf; swiss franc(s); franc(s)',
  'money.R$': 'r$; brl; reais; real',
  'sum.for': 'for the?; at; with; @; i|we only|just? have; (i have|we have|ive|weve|i|we) only|just? got',
  'sum.other': `
    rental income
    (make|makes|making|earn|earns|earning|income|salary|gross|grossing|bring home|brings home|brings in|bring in|take home|taking home|paid|
      paycheck|pension|wage|wages)
    (savings|saved|saved up|put aside|set aside|in cash|down payment|downpayment|put down|putting down|to put down|closing costs|in the bank|equity)
    (owe|owes|owing|debt|loan(s)|car loan|payment(s)|loan of|student loans|mortgage of|mortgage is|car payment)
    currently|now|already pay|paying|paid|spend|spending; (im|i am|we're|we are|been) currently|now? paying|spending
    my|our current? rent|lease|mortgage is; rent|lease (now|today|right now) is
    sold|bought|selling|listed|worth (ours|mine|it|our house|my house|our condo|our place|my condo|my place)? for|at?; appraised at|for
    (seller|closing|closing cost|buyer|lender) (credit|concession|rebate)(s) of; (credit|concession|rebate)(s) of
    credit|fico score of|is?; score|instead of; pay|paid off|back
    (deposit|security deposit|move-in|application fee|pet fee|property tax|property taxes|taxes|tax|insurance|commission|fee|fees|electricity|
      utilities|bonus) (of|is|under|over|below|up to|max|around)?
    rather than`,
  'sum.raises': `
    raise|stretch|increase|bump|push|extend|boost|up (it|this|that|the budget|my budget|our budget|budget|the price|the max|my max|the limit|
      my limit)? up? by; (stretch|add|spend|throw in|go up|go|do) another; to the|my|our budget|price|max|limit`,
  'sum.lowers': `
    lower|reduce|cut|drop|decrease|trim|bring (it|this|that|the budget|my budget|our budget|budget|the price|the max|my max|the limit|
      my limit)? down? by; off the|my|our budget|price|max`,
  'topic.Price': `
    price(s|d|); pric(ing|ey); my|our|the? total? budget is|of?; cost(s); asking price|is; list(ing)|sale|purchase price
    price range|point|tag|cap|limit; spend(ing); pay(ing); afford; my|our limit|max|cap is?; priced at|from|between|under|below|around
    worth spending; go|goes|going|sell|sells for`,
  'topic.Rent': 'rent payment(s)|of|is|at?; rent|rents for; monthly rent; rental price; rents',
  'topic.HOAMonth': `
    hoa|h.o.a.|h.o.a|hoas (fee|due|cost|payment|charge|assessment|)(s) monthly?
    (association|condo|strata|homeowner(s)|home owner(s)|community|maintenance|building|condo association) association? (fee|due|charge|cost)(s)
    homeowner(s) association; home owner(s) association; monthly (fee|due)(s); dues; service charge(s)`,
  'topic.BuildingArea': `
    living|floor|interior|inside|indoor|usable|building area|space|size; floorspace; square|sq|sq. footage; sqft; size; footage
    house|home|unit|apartment|condo size; sized; square feet|meters`,
  'topic.LotArea': `
    (lot|plot|parcel)(s); on|with a lot of; lot|land|plot|parcel|yard|property|site (size|area|square footage|sqft); land; acreage; grounds
    size of the? lot|land|plot|parcel|yard; lot(s) (of|that's|that is|is)`,
  'topic.YearBuilt': `
    (was|were|is|be|been|that was|that were)? built (in|during|back in|around)?; build|built year|date
    got|has|have|had|need|needs|must to? be built; year (built|of construction|build)?; construct(ed|ion) year|in|date?; yr built; vintage
    dat(ing|es|ed) (from|back to); from|in the year; age of the? house|home|building`,
  'topic.DaysOnMarket': `
    time on the? market; dom; on the? market for?; listed (for|in the|within the)?
    (been|has been|have been|'s been) (listed|on the market|for sale|sitting|up|up for sale|out there) for|since?; sitting (for|on the market)?
    came|come|went|gone|hit|put|going|coming on|onto? the? market; added|posted in?; long on the market`,
  'topic.ParkingSpots': `
    parking (spot|space|situation|)(s); garage(s); carport; off-street parking; where|can can|could|to? i|we park; car space(s)`,
  'topic.Bedrooms':
    '(how many|number of|# of|count of|amount of) (bed|bedroom|bd|br)(s); bedroom count|number; bedrooms; beds; min beds|bedrooms',
  'topic.Bathrooms':
    '(how many|number of|# of|count of|amount of) (bath|bathroom|ba)(s); bathroom count|number; bathrooms; baths',
  'topic.ZIP': 'zip (code)(s); zipcode(s); postal code(s); postcode(s)',
  'topic.DepositFee': 'security? deposit(s) fee|amount|required?; move-in (cost|fee)(s)',
  'topic.UnitAreaPrice': 'price|cost per (square foot|sq ft|sqft|sf|square meter|sqm|m2|foot); ppsf; psf',
  'topic.EstimatePrice':
    'estimate(d|s|) (price|value|market value)?; zestimate; market|appraised value; valuation; appraisal',
  'topic.Status': `
    still? (available|for sale|active|listed|on the market); status; pending; under contract; in escrow; sold; off the market; availability
    contingent; taken; already gone; still there; up for grabs`,
  'topic.PropertyType': 'type|kind|sort of home|house|property|building|place|dwelling|unit; property type',
  'topic.SaleType': 'for rent or for? sale; for sale or for? rent; rent or sale|buy; rental or sale; to rent or to buy',
  'topic.Address': 'full|exact|street? address; what|which street; where exactly; exact location; where is it exactly?',
  'topic.City': 'what|which city|town',
  'topic.Location':
    'what|which (neighborhood|neighbourhood|area|part of town); neighborhood is it in; located; location',
  'topic.Url': 'link(s); url; (web-|web)(page|site); listing page; page; send me? the listing; online listing',
  'topic.MLSNumber': 'mls number|#|id|no|no.|num?; listing number|id',
  'topic.Images': `
    (photo|picture|pic|image|photograph)(s); gallery; snaps; what does|do it|they look like; photo gallery`,
  'topic.Tours':
    '3d|virtual|video|matterport (tour|walkthrough)(s); open house(s); walk-through video; video; (floor-plan(s)|floorplan(s))',
  'topic.Description':
    'description; full|more|further|additional description|details|detail|info|information; details; (write-up|writeup); remarks',
  'topic.ListOfficeName': `
    who's|who|which|what is? the? listing|selling? (broker|brokerage|agent|listing agent|office|agency|realtor|firm|company)
    listed|represented|offered|listing by; listing|list office|agent|agency|broker|brokerage|realtor; brokerage
    which office|agency|brokerage has|lists`,
  'topic.PriceHistory': `
    price history|change|changes|drop|drops|cut|cuts|reduction|reductions
    has|have|had|did|was|were the price been? (drop|dropped|change|changed|come down|reduced|cut|lowered|go down|gone down|moved); been reduced
    ever dropped|reduced; come|came|gone|went down (at all|in price)?; drop|dropped|change|changed in price; sale history`,
};
