import type { PhrasesByKey } from '../language.ts';

const WANT = `(want|wish|like|need to have|have|accept|include|consider|do|live (in|on|near)|stand|deal with|show (me|us)|show|love|care for|want to (live|
  be) (in|on|near|at)|want to (have|see|deal with|pay)|be (in|on|near)|take|fancy|do well with|be around)?`;
const NOT = `(don't|dont|do not|didn't|doesn't|doesnt|wouldn't|would not|does not|did not|shouldn't|can't|cant|cannot|can not|won't|wont|will not|
  don't really|really don't|isn't|isnt|aren't|is not|are not|never|would never|couldn't)`;

/** What is wanted, not wanted, not needed, only nice; what is told of something else. */
export const englishPolarity: PhrasesByKey = {
  'not.without': 'without; w/o; that lacks; lacking',
  'not.before': `
    not the|those ones? with|that; not; (havent|hasnt|have not|has not|hadn't) been? yet?; no; non; without; w / o|out; wo/; sans; lacking; lacks; minus
    none (of|in|with|near|on|by|that (are|have|is))?; nothing (in|with|near|on|by|that has|that's|facing|like)?; nowhere near; no more
    nope|no|allergic to; neither; nor; not looking for; not interested in; no interest in
    not (into|at|by|any|the|too close to|right on|close to|next to|directly on|having); not a fan of; not keen on; not too fond of
    ${NOT} really? ${WANT} a|an|any|the?; hate(s); avoid(ing); skip(ping) the?; stay(ing) away from; steer clear of
    (deal breaker(s)|dealbreaker(s)) (:|are|include|would be); leave out the?; rule(d)|filter|weed out
    free|sick|tired|scared|afraid|terrified of; far away? from; anti; rather not (have|live in|be in)? a|an?; do without; as opposed to
    stop|quit showing|sending|giving|recommending|suggesting|offering me|us? (any more|more|any)?; (dont|do not) send|give|include me|us? any?
    (done|finished|through|fed up) with; enough with|of; exclude; excluding; excl; can't (handle|manage|climb); ${NOT} come with
    it ${NOT} have a|an|any; isn't|aren't|not|ain't in|on|near|a|an; no longer (want|in|looking for); to avoid
    anything that (isn't|is not|doesn't have)
    that|which (don't|doesn't|do not|does not) have; outside of?; away from; keep me (out of|away from); bar`,
  'not.behind': `
    give|gives (me|us|my husband|my wife) the creeps; (would|will)? drive(s)? me|us|him|her|them (nuts|crazy|mad|insane)
    is|are|'s? (way|a bit|just)? too far|expensive|noisy|hot|busy|crowded|touristy (away|out|for us|for me)?
    (is|are|'s|would be) a|an? total|complete|absolute|real|big? (deal breaker|dealbreaker|no go|nogo|turn off|hard no|nightmare|pass|out|
      not for (me|us)|not an option|no good)
    (doesn't|don't|does not|won't) work (for (us|me)); not for me|us; no (way|thanks|thank you|thx|chance|please); excluded
    is|are out of the question; never|not again; ${NOT} want|like it|one|that|them|those; is|are not allowed|ok|okay|acceptable; need not apply
    don't|doesn't|dont|doesnt|won't count; not ok|okay|acceptable|allowed|wanted; better without; i hate it|them|those|that; not my thing`,
  'not.except': `
    except for|in?; other than; besides; apart|aside from; anything but a|an|the?; everything|anywhere|everywhere but|except; all|anybody but
    any city|town|area|place|neighborhood|type (but|except|other than); but not in|on|near|a|an|the?; just not in|on|near|a|an?
    not counting|including; anything (other than|except); save for; with the exception of; only|ideally|preferably not; all except
    as long as (its|it is|it isn't|it is not|its not) not`,
  'not.again': 'never|not again; no more of that|those|these; never ever again',
  'not.both': `
    (dont|do not) care about any of that|those|them|these; (hate|hates|dislike|allergic to|sick of|tired of|can't stand|neither)`,
  'free.before': `
    fine|ok|okay|good|happy|even without; i|we? can|could (do|live|go|manage|get by) without a|an|the?
    ${NOT} really|actually|necessarily|even? (need|require|care (about|for|if|whether)|mind|have to have|matter (if|whether|that)|bothered about|
      bother about|must have|have to be|need to be|need to have|have to) (to|there (is|'s)|it has|it's|it is|we have|i have|in)? a|an|any|the?
    (could|couldn't|could not) care less about|if|whether (it has|there is|there's)? a|an|the?; no need for|of a|an?
    no preference (on|about|for|regarding|as to); indifferent to|about; any number|amount of; regardless of; not fussed|picky|fussy|particular about
    never mind about?; nevermind the?; forget about? the?; not (necessarily|required|a must) a|an?; whether or not it|there has|is a|an?
    even with a|an|the?; open on the?; could take or leave a|an|the?; flexible on|about|with the?; with or without a|an?`,
  'free.needed': 'needed; required; necessary; needed though|thanks|please',
  whichever: 'any; whatever; whichever',
  'free.behind': `
    skip|forget|scratch|scrap|drop|ignore that part|bit; so skip that
    (dont|do not) care about any of that|those|them|these; (couldn't|could not|could|can't) care less; don't care
    is|are|'s|'re|as|and? (not|isn't|isnt|aren't|arent|ain't|aint|wasn't|no longer|hardly) (really|all that|that|absolutely|strictly|
      so)? (necessary|required|needed|important|essential|mandatory|a must|a priority|an issue|a problem|a big deal|a deal breaker|a dealbreaker|
      a requirement|crucial|a factor|a must have|our concern|a concern|relevant) (anymore|any more|either|though|for us|for me)?
    is|are? (optional|unnecessary|negotiable|irrelevant|neither here nor there)
    (does not|doesnt|do not|dont) really? matter (to (me|us)|much|anymore|any more|either|that much)?; no longer matters|matter
    i|we can|could honestly? (live|do|go|get by|manage) without it|one|that|them?; (we can|i can) take or leave it?
    ${NOT} (need|care about|mind) it|one|that|them; whatever; no big deal; (can go|is gone); would be wasted on us|me; or not|no|without
    if it has|doesn't one; ok|fine|okay but|though not needed|necessary|required`,
  'soft.before': `
    ideally with|in|near|on|a|an?; preferabl(y|e) with|in|near|a|an?; prefer(red|ably|ring|) (a|an|to have|something with|with)?
    would|'d|i'd|we'd (prefer|love|really love) (a|an|to have|it if it had|it to have|something with|to see)?; hopefully with|a|an?
    bonus points? if|for (it has|there's|there is|it's)? a|an?
    nice|great|good|cool|sweet|lovely|awesome (to have|if it had|if it has|if there was|if there's) :? a|an?; if possible with|a|an?; wish(ing) for
    dream(ing) of; hoping for a|an?; extra points for; plus if (it has|there is|there's|it's) a|an?; maybe|possibly|perhaps with|even a|an?
    ideal (would be|is); open to a|an?; wouldn't mind a|an|having; would not mind a|an?; kinda want; would appreciate a|an?
    leaning towards|toward a|an?; a plus (would be|is|:) a|an?; love to have`,
  'soft.behind': `
    would|'d|will|is|are|might|could be? really|super|very|so? (a (plus|bonus|dream|nice bonus|big plus|nice touch|nice to have|huge plus|
      definite plus|nice-to-have|nice extra)|nice|great|ideal|lovely|awesome|cool|wonderful|amazing|appreciated|sweet|preferred|perfect|the dream|
      icing on the cake|brilliant|fantastic|good|welcome) (but|though|to have|too)?; a (plus|bonus|big plus|nice bonus|huge plus)
    if (possible|you've got|you got|you have|there are|they have|available); preferred; preferably; nice to have; bonus; ideally
    would be two|my dream; if at all possible; to sweeten the deal; hopefully; welcome
    but|though not (a must|required|a dealbreaker|essential|necessary); would help; not a must; desirable`,
  'fine.before': `
    not (opposed to|against) a|an|the?; (dont|do not) hate a|an|the?; (wouldn't|would not) say no to a|an?
    ok|okay|fine|happy|cool|good|alright|comfortable|open with|to a|an|the?
    (i'm|we're|we are|i am|also|i'd be|we'd be) ok|okay|fine|happy|cool|good|open with|to a|an|the?
    (dont|do not|wouldn't|won't) mind a|an|the|having|paying?; also|would consider
    could also? (do|live with|squeeze into|settle for|make do with); can live with a|an?; willing to (consider|look at|do|take) a|an?
    settle for a|an?`,
  'fine.may': `
    can|could|may|might (also|even|totally)? be (a bit|a little|slightly|somewhat)?; fine|ok|okay if (it's|they're|it is) (a bit|a little)?`,
  'fine.behind': `
    (is|are|'s|'re|would be|will be|works|sounds) also|just|totally|perfectly? (fine|ok|okay|good|acceptable|alright|great|all right|possible|
      an option) (too|also|as well|with (me|us)|by (me|us))?; work|works (too|as well|also|for (me|us)|just as well)
    ok|okay|fine (too|as well|also|with me)?; would do|work (too|as well|also); acceptable; suits us; possible too; also fine|ok; sure`,
  'link.or': 'or; and/or; or maybe|else|even|possibly|perhaps|in|a|an; either; whichever; alternatively; /',
  'link.and': 'and; &; n; plus; as well as; along with; and also|a|an|the; also; w; +',
  'link.but': `
    but; though; although; however; just; yet; only; except that; tho; otherwise; still; but with; at least; instead; rather; mind you; that said`,
  'link.of': 'of; measuring',
  'link.with': `
    with (a|an|the|some|its own|our own|my own|at least)?; w|w/|has|have|having|includ(es|ing|e)|featur(ing|es)|got|plus a|an?
    that (has|have|comes with|offers|takes|allows|includes|come with|take|allow) a|an?
    (must|needs to|has to|should|gotta|got to|need to|have to) (have|be|come with|allow|take|include) a|an?; which has|have a|an?
    need|want|require|needs|wants|requires|needing|wanting (a|an|it to have|to have|something with|one with)?
    comes|somewhere|anything|something|one|ones|along with a|an?; equipped|complete with; it needs a|an?; there (has to|must|should) be a|an?
    offering; allowing; must`,
  'link.so': `
    so; because; since; as; cause; cuz; cos; because of; due to; hence; therefore; which|that is why; that's why; in case; for when; while; when
    whenever; where; until; if; unless; once; after; before; who; whose; whom`,
  instead:
    'instead of a|an|the?; rather than a|an|the?; in place of a|an|the?; swap|switch|trade|exchange|replace out? the?',
  correction: `
    (no|oh|oops|sorry|wait|um|uh|er|hmm|well|hang on|ah)? (no wait|wait no|no sorry|sorry no|i mean|i meant|rather|scratch that|strike that|
      make that|correction|my bad|oops|whoops|actually no|no actually|nope make it|actually make (it|that)|sorry i meant|no i meant|let me rephrase|
      i asked for|typo|wait|
      sorry|or rather|no no|no make it|no make that|that's a typo|i take that back|on second thought|on second thoughts|second thoughts|
      correct that|change that to|i misspoke)`,
  'aside.before': `
    we|i (let go of|got rid of|gave up) the|our|my|a
    our|my house|home|place|apartment|apt|condo|flat|townhouse is|has|was|had
    i|we|she|he|they|already|also|currently|still|who just|already|currently|still|recently|now? (own|owned|had|sold|lost|lived (on|in|with)|
      used to (have|own|live in|rent)|rent|rented|bought|live in|are in|am in|outgrew|grew up (in|with|on)|were renting|are renting|am renting|
      're renting|came from|were in|was in|tried|toured|saw|visited|viewed|looked at|have looked at|have seen|went to see|missed out on|lost out on|
      put an offer on) a|an|our|my|the|one|this|two|in|several|some?
    i've|we've (got|had|been in|been renting|lived in|owned|outgrown|seen) a|an|our|my?; i|we (have|live in|rent|own) right? now
    the current|previous|former home|house|place|apartment|apt|flat|condo|townhouse|unit|landlord
    our|my|his|her|their current|present|old|existing|last|previous|former|own|ex (home|house|place|apartment|apt|flat|condo|townhouse|unit|
      rental|property|studio|duplex|lease|rent|landlord|one|neighbors|city|town|building)?
    (sell|sold|selling|moving out of|(moving|trading) up from|downsizing from|upgrading from|coming from|leaving|
      renting out) our|my|a|an|the current|old? home|house|place|apartment|apt|flat|condo|townhouse|unit|rental|property|studio|duplex? in|on?
    my|our|his|her (landlord|neighbor|neighbors|roommate|parents|sister|brother|friend|friends|boss|cousin|mom|dad|kids|son|daughter|ex|wife|
      husband|grandparents|grandkids|grandchildren|family|folks|in laws|in-laws|mother in law|mother-in-law|aunt|uncle|coworker|dog|cat|realtor|
      agent) just|already|currently|still|recently|now? (has|had|have|owns|own|bought|sold|lives|live|rents|rent|paid|loves|hates|got|told|works|
      work|teaches|goes|is|are|keeps|used to); has|have|had a|an job|interview|offer in|at|near|with; work|works|working at|for|as|nights|from|in`,
  'aside.behind': `
    grad|graduate|college? student(s); undergrad; alum; professor; employee; staff; postdoc; intern
    in|at our|my old|last|previous|current|former house|home|place|apartment|condo|flat|city|one; before; back then|home; in the past; as a kid
    growing up; when i was (a kid|young|little); years ago; last year|month|time; already; at the moment; right|for|until now; for years
    to sell first?`,
  'aside.end': `
    and|so|but? now|then? (i|we|i'm|we're|i am|we are)? now|really|just? ((want|need)(s|ed|)|would (like|love|prefer)|'d (like|love|prefer)|
      look(ing) for|looking|search(ing) for|hop(e|ing) (to|for)|trying to|interested in|hoping|after|gotta|got to|have to|plan(ning) to|ready to|
      thinking of|about); looking to buy|rent|move|find; so now|we|i|something|anything|a?; and now|we|i|am|are; find|show me|us
    want(s)|need(s) to?; hence; therefore; this time; to find; something; anything; in|near|for|to a; wanna; i'd|we'd like; do you have; have you got
    got any; any; i'll|we'll; which is why; that's why; now; but; what (do you|have you|is|are)`,
};
