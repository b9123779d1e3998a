/** The English tables of the recognisers, written against folded text. Patterns are sources, joined by the recognisers. */

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

export const AT_MOST_WORDS =
  "(?:under|below|less than|lower than|up to|at most|no more than|not more than|not over|cheaper than|within|budget(?: is| of|:)?|max(?:imum)?(?: price)?(?: of| is|:)?|can't (?:spend|pay) (?:more than|over)|<=?|≤)";
export const AT_LEAST_WORDS =
  '(?:over|above|more than|higher than|at least|no less than|not less than|not under|starting (?:at|from)|min(?:imum)?(?: price)?(?: of| is|:)?|from|>=?|≥)';
export const ABOUT_WORDS = '(?:around|about|approximately|approx\\.?|roughly|circa|~)';

/** What follows a number that is no price. */
export const NO_PRICE_AFTER =
  /^\s*\+?\s*-?\s*(?:bed|br\b|bd|bath|ba\b|sq|square|m2|m²|ft\b|feet|acre|years?\b|yrs?\b|months?\b|days?\b|weeks?\b|hours?\b|miles?\b|mi\b|km\b|min|%|percent|people|persons?\b|kids?\b|children|dogs?\b|cats?\b|pets?\b|units?\b|cars?\b|garages?\b|parking|stor(?:y|ies|eys?)\b|floors?\b|homes?\b|houses?\b|condos?\b|apartments?\b|listings?\b|results?\b|options?\b|salary|income|down\b|(?:a|per) year)/;
/** What stands before a number that is no price. */
export const NO_PRICE_BEFORE =
  /(?:\b(?:built|constructed|since|year|income|salary|earn(?:s|ing)?|make|makes|making|savings?|saved|deposit|down ?payment|mls|zip(?: code)?|hoa|dues|fees?|tax(?:es)?)\b|#)(?:[^\p{L}\p{N}]+\p{L}+){0,2}[^\p{L}\p{N}]*$/u;
export const MONTHLY = '(?:\\s*(?:(?:\\/|per|a|each)\\s*(?:mo|month)\\b\\.?|monthly\\b|pcm\\b))';

export const RENT_WORDS = '(?:(?:for|to) (?:rent|let|lease)|rent(?:als?|ing|ed|s)?|leas(?:e|es|ing)|tenant)';
export const SALE_WORDS = '(?:for sale|(?:to )?(?:buy|purchase)|buying|purchasing|on sale|sales?)';
export const NEGATION =
  "(?:not|no|never|without|except(?: for)?|excluding|other than|don't want|do not want|anything but)";

export const STREET_ENDINGS =
  '(?:street|st|avenue|ave|av|boulevard|blvd|drive|dr|lane|ln|road|rd|court|ct|place|pl|terrace|ter|circle|cir|parkway|pkwy|highway|hwy|square|sq|trail|trl|way|loop|alley|aly|plaza|row|path|crescent|cres)';
export const DIRECTIONS = '(?:north|south|east|west|northeast|northwest|southeast|southwest|n|s|e|w|ne|nw|se|sw)';

export const HUMAN_PATTERNS: readonly RegExp[] = [
  /\b(?:speak|talk|chat|connect(?: me)?|put me through|contact|reach|call|message)\s+(?:to|with)?\s*(?:an?|the|your|some)?\s*(?:real\s+|live\s+|human\s+|sales\s+|listing\s+)*(?:human|person|people|agent|someone|somebody|realtor|broker|representative|rep|staff|manager)\b/,
  /\b(?:real|live|human)\s+(?:person|human|agent|being)\b/,
  /\b(?:call|phone|ring|email|contact)\s+me\b/,
  /\b(?:schedule|book|arrange|set up|plan|request)\b.{0,20}\b(?:viewing|showing|tour|visit|appointment|call|meeting)\b/,
  /\b(?:can|could|may)\s+(?:i|we)\s+(?:see|view|visit|tour)\s+(?:it|this|that|the)\b/,
  /\b(?:complain|complaint|complaints)\b/,
];
export const GREETING =
  /^[^\p{L}]*(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))(?:\s+(?:there|again|all|everyone))?[^\p{L}\p{N}]*(?:how are you(?: doing)?(?: today)?[^\p{L}]*)?$/u;
export const THANKS =
  /^[^\p{L}]*(?:(?:ok|okay|great|perfect|cool|nice|awesome)[^\p{L}]+)?(?:thanks?|thank you|thx|cheers|much appreciated)(?:[^\p{L}]+(?:you|so much|very much|a lot|again|for (?:your|the) help|for that))*[^\p{L}]*(?:bye|goodbye)?[^\p{L}]*$|^[^\p{L}]*(?:bye|goodbye|see you)[^\p{L}]*$/u;
export const RESET =
  /\b(?:start (?:over|again|afresh|from scratch)|(?:reset|clear)(?: (?:everything|all|the search|my search|it))?|new search|forget (?:that|it|about it|everything|all(?: of)? that))\b/gu;
export const ADDING = /^\s*(?:and also|also|and|or|plus|as well as)\b|\b(?:too|as well)\s*[.?!]*\s*$/;
export const HOW_MANY = /\b(?:how many|number of|count of|total number)\b/gu;
export const SEARCH_WORDS =
  /\b(?:homes?|houses?|condos?|condominiums?|apartments?|flats?|townho(?:uses?|mes?)|villas?|studios?|lofts?|duplex(?:es)?|cottages?|propert(?:y|ies)|listings?|rentals?|real estate|place to (?:live|rent|buy)|places|available|on the market|show me|looking for|find me|anything|something|options)\b/;
export const FOCUS_WORDS =
  /\b(?:it|its|it's|this one|that one|(?:this|that|the) (?:house|home|apartment|condo|flat|listing|property|place))\b/;
/** What one asks of a home that one sees before oneself. */
export const FACT_WORDS =
  /\b(?:price|cost|hoa|dues|fees?|tax(?:es)?|mortgage|payment|deposit|bed(?:room)?s?|bath(?:room)?s?|built|year|old|size|area|big|lot|yard|garden|parking|garage|pool|heating|cooling|school|address|where|located|status|available|free|sold|photos?|pictures?|agent|listed|link|description|details|more)\b/;
/** "Any city": the field that no longer matters. */
export const ANY_FIELD: readonly {
  pattern: RegExp;
  field: 'City' | 'Price' | 'Bedrooms' | 'Bathrooms' | 'SaleType';
}[] = [
  { pattern: /\b(?:any (?:city|town|area|place|location)|anywhere|all (?:cities|towns|areas))\b/gu, field: 'City' },
  {
    pattern:
      /\b(?:any (?:price|budget)|(?:price|budget|money) (?:doesn't|does not|is not|isn't)(?: really)? (?:matter|important|an issue)|whatever the price)\b/gu,
    field: 'Price',
  },
  { pattern: /\bany (?:number of )?bed(?:room)?s?\b/gu, field: 'Bedrooms' },
  { pattern: /\bany (?:number of )?bath(?:room)?s?\b/gu, field: 'Bathrooms' },
  {
    pattern: /\b(?:rent(?:ing)? or (?:buy(?:ing)?|sale)|(?:buy(?:ing)?|sale) or rent(?:ing)?|rented or bought)\b/gu,
    field: 'SaleType',
  },
];

/** Words that carry no condition of their own. Also: a town of such a name needs a preposition or a capital letter. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `a able about above add after again all also am an and another any anybody anyone anything apartment apartments are area areas
  around as ask at available back be because been before being best better between both budget but buy buyer buying by can
  cheap choose city cities click come condo condominium condos consider could currently days deal did do does doing don done
  dont down each either else even ever every everything family find first flat flats for found from further get getting give
  go going good got great had has have having hello help her here hey hi him his home homes house houses how i id if ill im in
  including instead interested into is it its ive just know lease least less let lets like list listed listing listings live
  location look looking lot lots love made make many market max maybe me mean might min mine more most move moving much must my
  name near nearby need needs new next nice no not now number of off offer offering ok okay on once one ones only open option
  options or other others our out over own people perfect place places please possible preferably prefer price priced prices
  properties property purchase quite range ready real really rent rental rentals renting result results right same search
  searching see seeking sell send several she should show showing since so sold some someone something somewhere soon sorry
  spend start starting still such sure take tell than thank thanks that thats the their them then there these they thing things
  think this those thx till to today together too total town townhome townhomes townhouse townhouses trying two under until up
  us very want wanted wants was way we well were what whats when where which while who why will wish with within work would
  yeah year years yes yet you your estate sale sales studio mls address bed beds bedroom bedrooms bath baths bathroom bathrooms
  br ba bd month monthly per price dollars usd minimum maximum exactly`
    .split(/\s+/)
    .filter(Boolean),
);
