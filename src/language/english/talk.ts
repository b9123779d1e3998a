import type { PhrasesByKey } from '../language.ts';

const PERSON = `(human|person|people|agent|someone|somebody|realtor|broker|representative|rep|staff|manager|operator|advisor|consultant|human being|supervisor|
  salesperson|specialist|live agent|real estate agent|real person|actual person|one of (you|your (agents|people|team|
      guys))|team|owner|landlord|seller|anyone|
  colleague|customer service|support)(s)`;
const HOME = '(home|house|place|apartment|condo|property|townhouse|flat|unit|lot|land|duplex|rental)';
const MY = "(my|our|my mom's|my mother's|my parents|my dad's|my late (mother|father)'s|the family) (current|old|own)?";
const SEE = `(viewing|showing|tour|visit|appointment|call|meeting|walk-through|walk through|walkthrough|consultation|private (showing|tour|viewing)|
  inspection|appt|time to (see|view|visit)|visits|showings|viewings|tours|phone call)`;

/** Going on from before, wishes for a person, small talk, and words that say nothing by themselves. */
export const englishTalk: PhrasesByKey = {
  'drop.before': `
    (forget|drop|ditch|skip|lose|scrap|scratch|remove|delete|cancel|eliminate|take (off|out|away|back)|get rid of|lift|relax|never mind|nevermind|
      nvm|nix|give up|leave out|leave off|undo|ignore|hide|filter out|weed out|forget about) about? the|that|my|our|any? (requirement (for|of)|
      condition (for|of)|filter (for|of|on))?
    (no longer|dont|do not) (need|want|care about|require) the|that (anymore|any more)?; no longer need|require a|an?; without|minus|take the
    what if we|i skip|drop|lose|forget the?`,
  'drop.Price': `
    any|whatever|whichever price|budget
    price|budget|money|cost (is no|is not an|isn't an|no|is not|isn't|not an|does not|doesnt) (object|issue|problem|concern|a concern|matter|limit)
    no budget|price limit|max|cap|constraint|constraints; no limit on price|budget; sky's the limit; unlimited budget|funds
    (forget|drop|remove|ignore|lift|lose|take off|nvm|never mind) about? the|my|our? (price|budget|price limit|
      price range|max price); regardless of price|cost
    (don't|dont|do not|no need to) (worry|stress) about the|my|our? price|budget|cost|money`,
  'drop.Bedrooms': `
    any|whatever (number of (bedrooms|beds|rooms)|bedrooms|size); (number of) bedrooms|beds|rooms (don't|doesn't|do not|does not) matter
    forget|drop|remove|ignore about? the? (number of) (bedrooms|beds|bedroom count); however many bedrooms|beds`,
  'drop.Bathrooms': `
    any number of bathrooms|baths; bathrooms|baths (don't|doesn't|do not) matter
    forget|drop|remove|ignore about? the? (bathrooms|baths|bathroom count)`,
  'drop.PropertyType': `
    any (kind|type|sort|type of home|property type|style|house or condo)(of (home|place|property|house))
    (does not|doesnt|needn't|need not) (have to|need to)? be a|an (house|condo|townhouse|apartment|flat|townhome|single family|single family home)
    (type|kind|property type|home type|style) (does not|doesnt|don't) matter; whatever type|kind; all (types|kinds|property types)
    not just|only houses|condos|townhouses|apartments; any type of property|house|place; open to any|all type|types|kind|kinds`,
  'drop.YearBuilt': `
    (doesn't|doesnt|does not|don't|dont) (have|need) to be (that|so|as|very|too) new|recent|modern
    (year|age|year built) (does not|doesnt) matter; any year|age; how old (it is) doesn't matter
    forget|drop|remove|ignore about? the? (year|age|year built)`,
  'go.reset': `
    start|starting|begin (over|again|fresh|anew|from scratch); new search|question
    forget|scrap|cancel|clear|erase|disregard about? all? (that|it|this|everything|of that|all|all that|the above|all of that|what i said|
      everything i said) (so far|before|above)?; reset; restart; clean slate; let's start over|again|fresh; from scratch
    something|totally|completely (else entirely|completely different|totally different|different now); change of plan|plans|heart
    (on another|different) note|topic|subject; clear (everything|all|the search|filters|all filters); moving|move on; nvm all that
    scratch all that|this|it`,
  'go.also': `
    also; too; as well; in addition; additionally; and|or also|maybe|even|possibly|perhaps; add; include; including; you can add
    on top of that|it; both; as well as; besides that; along with; expand|extend (it|the search)? to
    (id|i would|we'd|we would) also? (consider|be ok with|be open to|take); would also; is|are fine|ok|okay|good too`,
  'go.only': `
    only; just; nothing but; solely; exclusively; limit(ed) it|that|this? to; narrow it|that|this? down? to; restrict(ed) it? to; no other than
    must be; has to be; stick|switch to; purely; specifically; and nothing else; preferably only; it must be; make it; change it|that to
    let's (do|say|try|go with)`,
  'go.then': 'then; fine then; ok then',
  'go.with': `
    and; with; plus; it (should|must|has to|needs to) (have|be|come with|allow)
    (should|must|has to|needs to|gotta|have to) (have|be|come with|allow); i|we also? need|want|require; and it|i|we need|needs|want; oh and
    needs`,
  'reply.yes': `
    yes please|pls|sure|absolutely|definitely|do|yes?; yeah; yep; yup; sure thing?; of course; absolutely; definitely; please do; go (ahead|for it)
    sounds good|great|perfect; do it|that; why not; i'd like|love that; that (would be|works|sounds) great|good|fine|perfect|lovely; ya; yea; aye
    indeed; by all means; exactly; correct; right; affirmative; let's do it|that; that's right`,
  'reply.weak':
    'ok; okay; k; please; alright; all right; fine; cool; great; perfect; good; got it; nice; awesome; i see; mhm; uh huh; kk',
  'reply.no': `
    no (thanks|thank you|thx|way|no)?; nope; nah; not really|now|yet|today|interested; never mind; nevermind; nvm; don't; i'm good|ok|fine thanks?
    that's ok|okay|all|it; forget it; negative`,
  compare: '',
  'human.want': `
    (talk|speak|chat|connect|help from|get in touch|get in contact|put me|put us|transfer me|connect me|hook me up|hook us up|meet|sit down|
      reach|get hold|
      get a hold|in touch|pass me|hand me over|
      get me) (on the phone) through? to|with|w|of? a|an|the|your|some|any? real|live|actual|local|listing|human|sales|leasing? ${PERSON}
    call|phone|telephone|ring|text|email|e-mail|contact|message|dial me|us back|up|asap|today|tomorrow|at|on|when|please|about?
    give|get|find|send me|us a|an|the|your? real|live|actual? ${PERSON}; give|gimme me|us a call|ring|buzz|shout
    have|get|ask|can|could|would|will|let|want (a|an|the|your|one of your|one of you)? ${PERSON} please|to? (call|contact|reach|phone|email|text|
      help|get in touch|get back|ring|reach out|show me|show us|meet|visit|come|walk me|take me); (call-back|callback)
    want|need|like|prefer (to (talk|speak) to) a|an? real|live|actual? (human|agent|realtor|person|representative|real person|real estate agent)
    a|another viewing; viewing|showing please|tomorrow|today
    viewing|showing on|this|next monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week
    is there a|an|any human|agent|person|someone (i can|i could|there|to|available|around|here)
    (book|schedule|arrange|set up|setup|organize|organise|request|plan|make|fix|reserve|have|
      get) me|us? a|an|another|the? private|quick|second? ${SEE}
    (your|the|an agent's|agent|agents|listing agent|office|a) (phone|phone number|telephone|telephone number|contact|contact details|contact info|
      contact number|cell|email|email address|e-mail) of|for|please?; (your|an agent's|agent's|the) number (please|pls|for (the|an) (agent|office))
    (get|give|send|have|need|what's|whats|what is) me|us? the|your|their|a|an? agent's|owner's|landlord's? (phone|phone number|telephone number|
      contact|contact details|contact info|contact information|email address|number to call|contact number)
    how|who can|do|should|could|would i|we (contact|reach|call|speak to|talk to|get in touch with|email|get hold of) (you|someone|an agent|
      the agent|the owner|the landlord|the seller|about)?; i|we can|could talk|speak to
    book|pencil|put|sign me in|down|up for (the? (open house|viewing|showing))?; get back to me|us
    facetime|video|zoom|virtual call|tour|showing|walkthrough|viewing
    schedule it|that|this for|on|at?; see it (live|in person)
    (file a complaint|make a complaint|not happy with|disappointed with|unsubscribe|stop (calling|emailing|texting))
    (make|put in|submit|place|write up) an|a|my|our? offer|bid|application on|for?; (fill out|submit|send) an|the|my application
    (nobody|no one|noone) has? (called|answered|contacted|emailed|got back|gotten back); (you|someone|somebody|an agent) call|called me
    take this offline; talk it|this over (with|on the phone); over the phone; negotiate; speak with`,
  'human.matter': `
    (appointment|appt|showing|viewing|walkthrough|walk-through)(s); reschedul(e|ed|ing); (agent|realtor|broker)(s); appl(y|ying|ied|ication|ications)
    (make|put in|submit|send|write|want to|we want to|i want to|like to) an? offer; my|our offer; i|we offer|offered; unacceptable; complain(t|ing|)
    resume; internship(s); apprenticeship; property manage(r|rs|ment); sign the? lease|contract|papers|paperwork; voicemail; refund; lock it down
    nobody|no one|never (called|calls|answered|answers|replied|showed up|gets back|got back); never? heard back; next step(s); get in to see
    disclosures`,
  'human.tenancy': `
    keys; key fob; locked out; deposit back; (get|got|return|returned|refund) my|our security? deposit
    (renew|break|breaking|copy of|sublet) my|our|the lease; my|our lease; leak(s|ing|ed|y|); flooded; clogged; broken
    stopped|isnt|isn't|not working; maintenance request|issue|team|guy`,
  'human.person': `real|live|actual|human? (human|human being|person|agent|realtor|broker|representative|rep|operator|advisor)
    real estate agent; customer service|support|care; contact an|your agent|broker|realtor`,
  'human.visit': `
    (can|could|may|when can|when could|when may|is it possible|would like|i'd like|we'd like|i want|we want|love|possible|id like|wanna|how (can|
      do)|able|like|want|hoping) (i|we|to|for (me|us) to|my (wife|husband) and i)? to? come|go? (see|view|visit|tour|check out|look at|stop by|
      swing by|walk through|drop by|take a look at|get a look at) inside?; tour; visit; come|swing|drop|stop by to|and see|look
    free|available for a viewing|showing|tour`,
  'human.sell': `
    sell|selling|list|listing|put ${MY} ${HOME} (up for sale|on the market|with you)?; to? rent|let|lease out ${MY} ${HOME}
    (want|like|need|looking|thinking|planning|hoping|thinking about|help|ready|go|going|how (do|can) (i|we)) to|of|about|me|us? sell|selling (a|my|
      our|the|it|mine|ours|${HOME})
    renting|letting|leasing out ${MY} ${HOME}
    ((what|how much)'s|(what|how much)s|(what|how much) is|(what|how much) are|(what|how much) would|(what|how much) could|what|
      how much) ${MY} ${HOME} (worth|valued at|sell for|go for|rent for|be worth|is worth|get|fetch)
    (what|how much) could|can|would|might|should i|we get|ask|sell|list|charge for? ${MY}
    (value|valuation|appraisal|home valuation|free valuation|market analysis|cma|estimate) of|for|on ${MY} ${HOME}; home valuation
    (thinking (about|of)|ready to|want to|wants to|decided on|going to be) selling|sell|list|listing her|his|their|the|mom's|dad's old? ${HOME}
    find|get me|us? a? (tenant|renter)(s); what could|can|would|might i|we get for it; want|need someone|somebody to
    putting|put|list|listing (it|the house|the place|the home) (up for sale|on the market)
    what would (it|the house|the place) (bring|fetch|go for); (what|how much) (it|its|that's|this is) is? worth
    sell|list|selling|listing mine|ours too?; (whats|what is|how much is) ${MY} ${HOME} in|at|on
    (manage|management of|property management for) ${MY}; worth|value of ${MY}; ${MY} ${HOME} (is|would be|could be) worth
    (are you|you|y'all|are you guys|you guys|do you have any|any) (hiring|job openings|openings|vacancies|positions|open positions)
    job|position|career|internship|vacancy with|at|for|in|on (you|your (company|team|office|agency|brokerage))
    (to|can i|could i) work with|at|for (you|your (company|team|office|agency)); send|submit you? my|a resume|cv
    work|job as a|an agent|realtor|assistant|broker with|for|at you|your; do you guys? hire; needs (selling|to be sold)
    what could|can|would|might|should i|we sell|list|get it|that for?; what could|might|would|will it (fetch|bring|sell for|go for)
    join your team|brokerage; my tenants; i am an|a|the owner|landlord
    (what|how much) would|could|can|will|might ${MY} ${HOME}; (take|pull|withdraw) ${MY} ${HOME} off`,
  need: `
    i|we 'm|'re|am|are? really|just|also|only? looking|searching|hunting|shopping for?
    (im|were|i am|we are) (looking|searching|hunting|after|interested in|in the market) for|to?
    i|we really|just|also|only? (need|want|require|would like|'d like|'d love|would love|wanna|wish|desire|must have|am after|are after)
    (we'd|id|i would|we would) like|love|prefer; looking for|to?; searching for; need(s|ing|)|want(s|ing|ed|) to?; wanna
    must|should|gotta have|be; has|needs to have|be; require(s|d|); in search of; help me find; interested in; thinking of|about
    hoping (for|to find); trying to find; find me|us?`,
  search:
    'search(ing); find(ing); look(ing)|hunt(ing) for?; browse; list; available; availability; display; pull up; filter',
  show: `
    why don't you|we (show|list|give|find|see|look at) me|us?; show me|us?; give|send|get me|us; list; gimme; lemme see; let me|us see; see
    can i|you (see|show me|find|get); bring up`,
  'talk.greeting': `
    hi there|all|guys|everyone|team?; hello there|again?; hey there|guys|you?; hiya; good morning|afternoon|evening|day; howdy; greetings; yo; sup
    hola; what's up; how are you doing|today?; how's it going; evening; morning; dear (sir|madam|team|sir or madam|all|agent); hii; hiii; heya
    nice|pleased to meet you; how do you do; anyone there; are you there`,
  'talk.thanks': `
    thank(s) (you|u|ya|a lot|so much|a bunch|a million|very much|again|for (your|the|all) (help|info|information|time))? (so much|very much|anyway)?
    thx; ty; tysm; cheers; much appreciated; appreciate (it|that|your help); many thanks; ta
    (you're|you are) (great|awesome|the best|a star|very helpful|so helpful|amazing); (that's|that was|that is) very|really|so? helpful; great help
    you've been (ever so|so|very)? kind|helpful; good bot; well done; love it; super helpful`,
  'talk.farewell': `
    (good)bye (bye|now|for now)?; see you|ya later|soon|around|tomorrow?; later; take care
    have a good|great|nice|lovely|wonderful (day|one|evening|weekend|night|afternoon|rest of your day); good night
    talk (soon|later|to you (later|soon)); so long; ciao; that's all (for now|folks)?; that will be all; i'm done; gotta go; cya`,
  'talk.agency': `
    who|what are you; are|r you|u a|an? (bot|robot|human|ai|real|real person|machine|person|chatbot|computer|chat gpt|chatgpt)
    (what's|what is) your name; what can you|u do; how can|do|could you help; your|the office|opening|business|working hours
    opening|business|office hours; what time do|are you open|close|closed|opening
    are|r you open|closed on|today|now|tomorrow|this|sundays|saturdays?; where is|are your|you|the (office|offices|located|based|agency)(located)
    (how long|since when) have you been|worked
    your|the? commission|fee (to sell|for selling) a|an|my|our|the ${HOME}
    your (fee|fees|commission|commissions|rate|rates|company|agency|brokerage|team|website|privacy policy|reviews|services|address)
    (what|how much) do|is|are you|your|the charge|commission|fees|fee
    do (you|you guys|y'all) (speak|work with|cover|offer|charge|help|handle|do|have an office|have a website|deal with|take|manage|
      offer mortgages|sell|accept crypto); what languages|areas|services do you
    tell me about (your company|yourself|your agency|your brokerage|you); who made|built|created|owns|runs (you|this|the company)
    are you (licensed|certified|insured|an agent|a realtor|free); how many agents; about your company|agency; what company is this; what is this`,
  'talk.knowledge': `
    (what is|what's|how is|how's) (it|life) (like (living|to live)?|living|to live); is it|life|living nice|good|safe to? live|living?
    mean; means; meaning of; fixed|adjustable|variable (rate|interest)(s); versus|vs|or adjustable
    mortgage(s) rate|rates|calculator|broker|payment|pre-approval|insurance|work|points?; interest rate(s); interest on a|an|the; closing cost(s); escrow
    earnest money; (down-payment(s)|downpayment(s)); (pre-approv|preapprov)(al|ed letter); credit (score|history|report|check)(s)
    home inspection(s); title|homeowners|home insurance; the? property tax(es); (buyer|seller)'s|s market
    capital gains; refinanc(e|ing); fha loan? loan|s|requirements|limit?
    va loan(s); conventional loan; loan (officer|type|term|limit|amount|)(s); amortization; contingenc(y|ies); appraisal gap
    i|we need|put|have down (on|for)?; good time to buy|sell|rent; (housing|real estate) market
    (will|are|do you think) the? (prices|rates|house prices|home prices) going? to? go? up|down|rise|fall|drop|crash
    market trends|forecast|outlook|crash; rent or buy; buy or rent; renting vs buying
    first-time home? buyer program|programs|grant|grants|tips|assistance|loan|loans
    how|what does|do|is|are a|an? (hoa|hoas|escrow|contingency|short sale|appraisal|closing|mortgage|lease option|condo association|pre-approval|
      mello roos|title|deed|1031 exchange|reit|adjustable rate|earnest money|pmi|security deposit|duplex|townhouse|condo|buying process|
      process) work|mean|cover|normally|typically|for|usually|take?
    pmi; apr; arm; debt to income; dti; buyers agent fee|commission?; eviction|evict (process|notice|law|me|a tenant); tenant rights
    lease agreement|terms mean|work|explained
    how|what much|many do|should|can|could|would|will i|we|you need|have? to? (save|put down|afford|borrow|qualify|budget|earn|make|offer|
      pay in taxes)
    how to (buy|bid|negotiate|get pre|qualify|apply|make an offer|choose|finance|find an agent|save|get a mortgage|sell|rent|stage)
    (how long|how fast) does|do|will (it|closing|escrow|a closing|an inspection) take|last; what documents|paperwork|papers do|are|will
    steps to|of|in buying|renting|selling
    (explain|what is|whats|define|what does) a|an? (contingency|escrow|hoa|mortgage|closing|title|deed|lien|easement|equity|mello roos|
      short sale|foreclosure|reo|1031 exchange|zoning|adu|townhouse|condo|co-op|duplex|security deposit|difference between a)
    1031|exchange exchange|rules; zoning laws|rules|regulations?; rent control; difference between a|an condo|house|townhouse|lease|apartment
    is it (better|smart|worth it|wise|cheaper) to buy|rent|lease|wait|own; pros and cons of buying|renting|owning|living; return on investment
    pay? (it|that|for it)? (in|by) installments; (payment|installment) plan(s); section 8 (voucher(s)); housing voucher(s)
    cap rate; investment strategy; what should i look|watch|ask for|out?
    (how much|what) do|would|will i|we pay|repay back? (each|every|a|per) month; monthly? payment(s) be on?
    do|does|would i|we|you|one need a|an? (real estate)? attorney|lawyer|notary; can|may|could a|an? foreign(er|ers|) (buyers|citizens|nationals)? buy|own`,
  'talk.offTopic': `
    weather; winters; humid; rain|raining|snow|snowing|sunny|temperature|forecast (tomorrow|today|this weekend|in)?; (recipe|joke|poem|song)(s)
    movie(s) (to watch|recommendation)?; football; soccer; baseball; basketball; nba; nfl; padres game|score?
    who|what (won|is the president|is the mayor|is the capital|wins); president; election; homework; essay
    write me? a|an|some|my (poem|story|song|essay|letter|code|cover letter|email|python|script|program|joke)
    code in|for python|javascript|java; python; javascript; stock(s) (market|price|tip)(s); bitcoin; crypto; capital of
    translate (this|the following|hello|to|into)
    (restaurant|restaurants|bars|coffee shop|pizza|tacos|sushi) (recommendation|recommendations|near|in|to eat|open)
    book|find me? a? (flight|hotel|uber|taxi|table|car rental)(s); flight(s) to; hotel(s) in; sing; tell me a joke|story; meaning of life
    love you; marry me; your|system|hidden|secret|previous (instructions|prompt|system prompt)
    ignore all|everything|your|the|any? (previous|prior|above|earlier|you were told|instructions|rules); 2|two plus|+ 2|two
    what day is it|today; what time is it; horoscope; lottery; dating; diet; workout plan; medical advice; is|are it|they safe|crime
    how tall|old is trump|biden`,
  'talk.general': `
    normally; usually; typically; in general; generally; on average in|for; what is a; what's a; what are; how does|do; why is|are|do|does; explain
    what does it mean; can you explain; difference between`,
  'protected.group': `
    (white|black|brown|asian|chinese|indian|hispanic|latino|arab|jewish|muslim|christian|mexican|gay|straight|foreign|colored|african|
      african american|russian|catholic|mormon|hindu|immigrant|disabled|american|korean|japanese|lgbt|lgbtq|old|young|poor|english-speaking|
      english speaking|non-white|non white) (people|folks|families|persons|neighbors|neighbours|residents|tenants|population|community|communities|
      neighborhood|neighbourhood|area|areas|neighborhoods|neighbourhoods|only|professionals|couples|kids|men|women); immigrants; foreigners
    refugees; muslims; jews; christians; catholics; hindus; mormons; mexicans; hispanics; latinos; asians; blacks; whites; arabs; indians; gypsies
    africans; african americans; minorities; caucasians; ethnic group|groups|people|majority|minorities|mix|makeup; ethnicity; race
    racial makeup|mix|diversity; religion; demographic(s); people of color; same race|religion|faith|ethnicity as me|us
    (no|without|without any) kids|children around|nearby?; illegals; section 8 people|tenants|families|renters|neighbors; homosexuals; lesbians
    gays; handicapped|ghetto people; welfare people|families|recipients; single moms|mothers; women|men|females|males|whites|christians only
    women|men tenants; people with disabilities|kids|children|accents; only adults|christians|whites|women|men|asians (as neighbors|live|living)?
    families|neighbors|tenants with|w kids|children (aren't allowed|are not allowed|can't live)?
    (noisy|screaming|loud|lots of|a lot of|no) kids|children (around|next door|nearby|living|in the (building|area|street))
    adults only building|community?
    (no|without|free of) kids|children|families (around|nearby|in the (building|neighborhood|area|street)|living|as neighbors|next door|please|
      allowed)`,
  'protected.kind': `
    white; black; asian; chinese; indian; hispanic; latino; arab; jewish; muslim; christian; mexican; gay; foreign; catholic; hindu; russian; korean
    ethnic; religious; child(-)free; childless; conservative; god-fearing; caucasian; all-white`,
  'protected.people': `
    people; folks; families; (neighbor|neighbour)(s|hood|hoods|); area(s); communit(y|ies); residents; population; majority; part of town
    street; block; tenants; kids; children; seniors; students`,
  'protected.wish': `
    where mostly|only? white|black|asian|chinese|hispanic|christian|muslim|jewish people|families|folks live
    keep the? (riff raff|riff-raff|undesirables|those people|certain people) out; my own kind; people like us only?`,
  'protected.self': `
    (i'm|im|i am|we're|we are|as|being|my (wife|husband|family|partner|mother|father|roommate) is|both|two|single|have|got|has|our|expecting|
      raising) a|an|both|small|young|no?; i|we (have|got|'ve got); me and my; for my|our`,
  filler: `
    keep|leave (the rest|all else); i|we? (dont|do not) care which one?; either one? (works|is fine|will do|would do|would work|is ok)
    both (work|would work|are fine|are ok); house hack(ing|er|); (cheap-ish|cheapish); keep everything else? (but|and|except|the same but)
    rent (it|the house|the place|that|them) out; rent out the house|place|unit|room(s); flip|flipping houses|homes; drop down? to
    says; said; after all
    (parked|standing|sitting|waiting|right|i am|i'm|im|we're|were) (just|right)? outside (of)?
    saying; telling; tells; since (it was|it's been|it got)? (listed|posted|on the market); bump|raise|change|set|move it|that|this up? to
    make it; 55|62 (+|plus|and over|and older) community|living|only?; a? bigger|higher|larger budget; in advance
    too much work|upkeep|trouble|noise|traffic|maintenance|hassle|driving|cleaning; shes; hes; theyre; theres; youre; a; an; the; some; is
    are; am; be; been; being; was; do; does; did; have; has; had; having; i; we; you; he; she; me; us; my; our; your; his; her; him; who
    which; that; this; these; of; at; as; by; so; if; then; than; can; could; would; should; will; may; might; must; please; pls; plz; kindly
    very; really; quite; pretty; just; also; too; even; again; already; yet; still; here; there; ok; okay; oh; ah; hmm; um; uh; lol; haha
    like; kind|sort|type|lots|plenty of; a bit|little|few; a lot of; one; ones; (thing|work|place)(s); stuff; good; great; nice; decent
    lovely; beautiful; big; large; huge; small; little; spacious; cozy; cute; clean; bright; sunny; perfect; amazing; super; proper; actual
    own; new; ready; get; got; getting; go; going; gonna; come; comes; make; made; take; takes; let; lets; say; see; know; think; guess; hope
    feel; try; use; help; need; want; look; looking; find; show; give; tell; ask; live; living; move; moving; buy; rent; with; for; to; in; on
    up; out; off; back; over; about; from; and; or; not; no; yes; all; any; every; each; both; other; another; more; most; much; many; less
    least; enough; only; now; today; tomorrow; soon; later; maybe; perhaps; probably; actually; basically; honestly; seriously; currently
    preferably; ideally; possibly; definitely; absolutely; exactly; it's; that's; i'm; i've; i'd; i'll; we're; we've; we'd; we'll; don't
    doesn't; didn't; won't; can't; isn't; u; ur; r; n; y; da; w; abt; bc; tho; thru; gimme; lemme; gotta; btw; fyi; asap; total; lmk; idk; tbh
    imo; ngl; rn; anyway; though; such; whole; entire; full; within; budget; price; it; they; them; their; home; house; property; thx; thanks
    hi; hey; hello; sir; madam; dear; min(imum); max(imum); located; under; available; possible; somewhere; something; anything; everything
    nothing; someone; anyone; everyone; yours; faithfully; sincerely; regards; mr; mrs; ms`,
  common: `
    (mon|tues|wednes|thurs|fri|satur|sun)day(s); spanish; english; lend; lends; nosy; jan; feb; mar; jun; jul; aug; sep; sept; oct; nov; dec
    database; currencies; currency; canadian
    tempting; spreadsheet; non negotiable; nonnegotiable; must have(s); account; act; agree; almost; always; angry; april; army; arrive
    august; autumn; bag; become; believe; (bill|knee|parent)(s); bird; blue; body; break; breakfast; broke; card; carry; catch; chair; chef
    chicken; class; clock; clothes; cloud; cold; comfy; cook; cooking; crazy; daily; dark; december; decide; deep; dinner; downsize; driver
    dry; earth; edge; education; elderly; engineer; enjoy; enter; especially; event; everyday; excellent; expect; experience; express; eye
    face; fact; fair; famous; favorite; february; field; finish; fly; follow; food; force; forest; fun; future; gentle; glad; glass; golden
    grandma; green; gun; guy; handy; health; heavy; height; hike; hiking; hobby; hole; holiday; hurry; ice; idea; imagine; industry; january
    july; june; lady; language; laugh; lawyer; lay; lead; left; leg; length; lie; liquor; listen; load; lock; luck; lunch; march; mark; marine
    married; meal; meat; medium; member; mess; metal; midnight; military; miss; mistake; mood; moon; motorcycle; mouth; mum; musician; nature
    navy; nearly; neat; nephew; news; niece; noon; normal; november; october; often; oil; opinion; paint; paper; party; peace; period; piano
    plane; plant; popular; protect; public; read; reason; receive; red; relative; remember; remote; reply; retire; retirement; rural; sad
    safety; science; season; seat; secure; self; senior; sense; september; series; serious; serve; shape; share; shift; ship; shops; shore
    skill; sleep; slow; smell; smile; smoke; smoker; smoking; social; soldier; sound; speed; sport; sports; spring; steal; stone; storm
    strong; suburb; suburban; sudden; summer; sunlight; sunset; surfer; test; thick; thin; thirsty; ticket; together; tonight; track; train
    transit; travel; trip; true; trust; truth; twice; twins; ugly; understand; usual; visitor; voice; war; warm; wave; wedding; weekends; west
    wet; wild; win; wind; window; windows; winter; woman; wonder; worker; world; worry; worse; worst; wrong; yellow; zone; charming; daycare
    vibe; trendy; hip; quirky; rustic; industrial; contemporary; traditional; colonial; tudor; victorian; craftsman; midcentury; minimalist
    posh; snazzy; swanky; grocery; groceries; honest; grandson; folk; veteran; vet; deployed; duty; marines; sailor; pilot; plumber
    electrician; welder; gardener; barista; bartender; waitress; cashier; accountant; analyst; developer; programmer; designer; writer; artist
    photographer; paramedic; firefighter; cop; attorney; dentist; therapist; counselor; pastor; priest; rabbi; imam; coach; trainer
    freelancer; entrepreneur; self employed; telecommute; hybrid; semester; phd; freshman; sophomore; fiance; fiancee; boyfriend; girlfriend
    roomie; newborn; infant; preschool; kindergarten`,
  other: `
    skate ramp(s); just? closed on the|our|my|a sale|house|place|home|condo (of (our|my) old? (place|house|home|condo)); chicken|hen coop(s)
    the last one|place|house we|i had; stop|quit renting; mow(s|ing) the lawn|grass|yard; take|stand|bear|handle the heat
    recording|art|yoga|dance|music|photo|pottery|film studio(s); from the sale of; parking police; rent out? the other one|half|unit|side?
    my|our|his|her? (mother|father|brother|sister|son|daughter|parents) in law(s); rented|leased already; already rented|leased out
    (both|all|fully) rented|leased out? already?; tenant occupied; tenants in place`,
};
