import type { Phrases } from '../language-tables.ts';

export const englishComparisons: Phrases = {
  'compare.atMost': `(the |my |our |)(bank|lender|credit union|mortgage broker) (will|would|can|could) only (give|lend|approve|offer|loan) (me|us) (for |up to |); (and|or|but) up to; (the|my|our|) (bank|lender|loan officer|mortgage broker|mortgage guy|mortgage lady|credit union) (has|have|only|just|will|would|) (came back with|come back with|comes back with|approved (us|me) for|approved (us|me) up to|approves (us|me) for|gave (us|me)|gives (us|me)|give (us|me)|offered (us|me)|lends (us|me)|lend (us|me)|said); (max|maximum|top) (hoa|hoas|hoa fee|hoa fees|hoa dues); lots (of|with|that are) (up to|at most);
    (up to|upto|at most|at the most|not (over|above|exceeding|higher than)|no (higher|pricier|bigger|larger) than|nothing (over|above|more than|higher than|bigger than|larger than))
    (no|not) more (than|then); not to exceed; not exceed(ing|); (don't|dont|can't|cannot|won't|do not|can not|shouldn't) (want to|) (exceed|go over|go above|go beyond|spend over|pay over)
    (don't|dont|can't|cannot|won't|do not|can not|couldn't|shouldn't|wouldn't|not) (want to|wanna|) (spend|pay|go|afford|) (a|one|) (penny|cent|dime|dollar|buck|) (more than|over|above|beyond|past)
    can't (do|swing|manage) (more than|over); not (a|one) (penny|cent|dime|dollar|buck) more than; tops out around; (can|could|might|would) (also|even|just|maybe|possibly|probably|) (push to|go as far as|be pushed to); won't go (past|higher than); without (going over|exceeding|going above); at the outside;
    (don't|dont|do not|not|never|won't|will not|wouldn't|would not) (wish|intend|plan|mean|care|aim|expect|hope|like) to (spend|pay|go|part with|shell out|fork out) (more than|over|above|beyond|past)
    (not|never|won't be|can't be|hardly) (prepared|willing|able|ready|looking|planning|going|aiming|hoping|expecting|keen|inclined|in a position) to (spend|pay|go|part with|shell out|fork out) (more than|over|above|beyond|past)
    (not|won't be|wouldn't be|never) (planning on|thinking of|thinking about|looking at|up for|) (spending|paying|going|parting with|shelling out|forking out) (more than|over|above|beyond|past)
    no way (i|we) (would|will|could|can|am|are|'d|'ll|) (go|going|pay|paying|spend|spending) (more than|over|above|beyond|past); unwilling to (spend|pay|go) (more than|over|above|beyond)
    no (pricier|dearer) than
    (max|maximum|max.|capped|cap|limit) (price|budget|rent|payment|) (of|is|at|:|=|about|around|)
    (keep|keeping|stay|staying|staying|kept) (it|) (under|below|within|to); (spend|spending|pay|paying|go|going) (up to|as high as|as much as)
    as (much|high|many) as; within; topping out at; tops out at; ceiling of; less than or equal to; <=; =<; ≤; nothing past; (stretch|stretching|stretched) (it|things|my budget|our budget|the budget|myself|ourselves|) (up|) to; max out at; maxed at; (i|we) (can|could) swing; (can|could|able to) (go|do) (up|) to; at or (under|below); (max|maximum|max.) (number of |)(bed|bedroom|bath|bathroom)(s|); (max|maximum|max.) (square footage|sq footage|sqft|living area|living space|floor area); (max|maximum|max.) (lot|land|plot|parcel) (size|area); (a|one) lot (of|with) (up to|at most)`,
  'compare.lessThan': `(anything|something|any|ones|) (cheaper|smaller|lower|less expensive|less costly) (than|then); lots (of|with|that are) (under|less than); (less|fewer|lower|cheaper|smaller) (than|then); under; underneath; below; beneath; <; south of; priced (under|below|less than|lower than); costing (less than|under); that (cost|costs) (less than|under); (is|are) (under|below|less than); shy of; sub; (a|one) lot (of|with) (under|less than)`,
  'compare.atLeast': `
    lots (of|with|that are) (at least|a minimum of|no less than); at least; atleast; (no|not) (less|fewer|smaller|lower) (than|then); not (under|below); (starting|beginning) (at|from); (min|minimum|min.) (price|) (of|is|at|:|=|)
    from; upwards of; upward of; >=; =>; ≥; as (few|little) as; a minimum of; no smaller than; at a minimum; minimally; has to be at least; at or (over|above); (min|minimum|min.) (hoa|hoas|hoa fee|hoa fees|hoa dues); (a|one) lot (of|with) (at least|a minimum of|no less than)`,
  'compare.moreThan': `(see|view|show me) (any|) more than; (anything|something|any|ones|) (bigger|larger|higher|pricier|costlier|dearer|more expensive|more costly) (than|then); lots (of|with|that are) (over|more than); (bigger|larger|more) (lot|yard|land|lots|yards) than; (more|greater|higher|bigger|larger) (than|then); over; above; exceeding; north of; >; in excess of; beyond; priced (over|above|more than|higher than); costing (more than|over); (is|are) (over|above|more than); upwards of; upper of; (a|one) lot (of|with) (over|more than)`,
  'compare.exactly': `exactly; precisely; only; just; strictly; no more no less; =; equal to`,
  'compare.about': `lots (of|with|that are) (around|about); (around|round|round about|about|approximately|approx|approx.|roughly|circa|~|nearly|close to|near|more or less|somewhere (around|about|near)|in the (neighborhood|neighbourhood|region|ballpark|range|area|vicinity) of|ballpark|give or take|right around|or so|plus minus) (about|); (a|one) lot (of|with) (around|about|roughly|approximately|approx)`,
  'compare.before': `before; prior to; earlier than; pre; no (later|newer) than; not (later|newer) than; (built|constructed) (before|prior to|earlier than)`,
  'compare.after': `after; later than; post; (built|constructed) (after|later than)`,
  'compare.since': `since; from; (built|constructed) (since|from|in or after); no earlier than; not earlier than; in or after; as (new|recent) as`,
  'compare.newerThan': `(anything|something|any|ones) (newer|younger) (than|then); newer (than|then); younger than; more recent than; no older than; not older than`,
  'compare.olderThan': `(anything|something|any|ones) older (than|then); older (than|then)`,
  'compare.within': `in the (last|past); within the (last|past); (over|during) the (last|past); the (last|past); past; last; within; in under; in less than`,
  'after.atMost': `is (what|all) (i|we) (can|could|will) (do|afford|spend|swing|manage|pay|get); is as (high|far|much) as (i|we) (can|could|will|want to|'d) (go|spend|pay|do|stretch|); or (less|fewer|under|below|cheaper|smaller|lower|so max); and (under|below|less|fewer|lower); (max|maximum|max.|tops|at most|at the most|at max|top|at the max|absolute max); max budget; budget; is (my|our|the) (max|maximum|limit|budget|ceiling|top); (is|would be) (the|my|our|) (absolute|) (max|maximum|limit|most) (i can do|we can do|i can spend|we can spend|i can afford|); limit`,
  'after.atLeast': `(+|plus); or (more|over|above|higher|bigger|larger|better|greater|up); and (up|above|over|more|higher|upwards|bigger|larger); (min|minimum|min.|at least|at minimum); upwards; up`,
  'after.about': `or so; ish; or thereabouts; give or take; more or less; (-|) ish; or around there; range; or close to it`,
  'after.exactly': `exactly; only; on the dot; no more no less; no more and no less`,
  'after.half': 'and a half; and half; and 1/2',
  'after.newer': 'and up; (or|and) (newer|later|after|more recent|onwards); onwards; or more recent; and newer',
  'after.older': '(or|and) (older|earlier|before)',
  'range.open': `(anywhere|somewhere|ranging|range|priced|price|prices|) (between|from|in between|btw|btwn|betwen|b/w)`,
  'range.to': `to; -; ~; through; thru; until; till; up to; or; to around; to about; to maybe; →`,
  'range.slash': '/; x',
  'range.and': `and; &`,
  'band.low': `(the|) (low|lower|lo|early) (end of the|)`,
  'band.mid': `(the|) (mid|middle|mid to late) (of the|)`,
  'band.high': `(the|) (high|higher|upper|hi|late) (end of the|)`,
};
