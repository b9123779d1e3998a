import type { TownTales } from '../town-tales.ts';

const MY = '(my|our|his|her|their|the)';

export const englishTownTales: TownTales = {
  past: `
    (my|our) (bank|lender|lawyer|attorney|accountant|broker|realtor|agent|dentist|doctor|notary|storage unit|mortgage broker|lawyers office|credit union) (is|are|was|sits|works) (based |located |over |down |up |) (in|at) @;
    (was|were|am|im) (born|raised|born and raised) in @; from @ (originally|by birth); originally from @;
    (friend|colleague|coworker|buddy|cousin|neighbor|client) (of mine|) (from|in|who lives in|living in) @ (recommended you|mentioned you|told (me|us) about you|(referred|sent) (me|us) (to you|here))`,
  left: `
    (my|our|his|her) (old |) (@ (flat|house|condo|home|apartment|place|townhouse)|(flat|house|condo|home|apartment|place|townhouse) in @) (is|was|has been|has|just|) (just |already |finally |) (sold|under contract); sold (my|our) … @; (i|we|ive|weve) (have |just |finally |recently |) sold (the|a) … @`,
  ended: `
    (the|) (old |) (flat|house|condo|home|apartment|place|townhouse) in @ (is|was|has been|just|) (just |already |finally |) (sold|under contract); (my|our|the) (@ (lease|tenancy)|(lease|tenancy) in @) (is up|ends|ended|ran out|expires|expired)`,
  far: '(within |up to |) (an|one|two|three|1|2|3|1.5|half an|1/2) hour(s|) (and a half |) (drive |ride |away |or so |north |south |east |west |inland |) (drive |) (of|from|to|outside|outside of) @',
  beside: `
    (so|totally|really|very|completely|) over @ (traffic|prices|rents|crowds|noise|winters|weather); (tired|sick|done|bored|fed up) (and tired |) (of|with) … @; had (enough|it) (of|with) … @; cant stand … @; @ (is|was|got|gets|has become|has gotten|feels) (just |way |far |really |simply |getting |) (too|so|crazy|insanely|ridiculously) (expensive|pricey|crowded|noisy|loud|busy|hot|cold|big|far|much|dear|congested); @ (traffic|prices|rents) (is|are) (too|killing|crazy|insane);
    ${MY} (office|job|work|workplace|company|employer|school|campus|hospital|gym|church|boss) (is|are) (still |) (in|at|over in|down in) @; (works|work|working) (remotely |remote |from home |) for (a|an|the) (@ (company|firm|startup)|(company|firm|startup) (in|from|based in) @);
    (graduated|graduate|alumnus|alumna|degree) (of|from|in|at) (uc |university of |the university of |) @; (friend|colleague|coworker|buddy|cousin|neighbor|client) (of mine|) (from|in|who lives in|living in) @ (told|recommended|sent|referred|said|mentioned|gave)`,
  visits: `
    (i|we) … (fly|flew|travel|drive|go|commute|been going) (out |over |down |up |) to @ (once|twice|a lot|often|every|for work|on business|regularly|several times|a few times|two|three); business trip(s|) to @; (vacationed|holidayed|honeymooned|got married) in @`,
  arrives: `
    (starts|start|starting|begins|begin|going to|goes to|got into|will attend|will be attending|attending|enrolled|accepted|will study|to study|studying|will work|will be working|got a job|found a job|took a job|landed a job|job offer|new job|transferred|being transferred|relocated|stationed|posted|hired)`,
  stays: `(work|works|working|study|studies|studying|teach|teaches|intern) (full time|part time|nights|days|) (in|at|over in|down in) @`,
  was: `(originally|initially|at first|first|used to|previously) … (wanted|thought|looked|looking|thinking|planned|planning|considered) … @; (wanted|thought of|looked at|looked in|planned on|considered) @ (at first|first|initially|originally|before); (had|was|were) (set on|thinking of|looking at|looking in) @`,
  joins: `
    (in|to) the same (town|city|place|area|neighborhood); (join|joining|follow|following) (him|her|them|my|our); (move|moving|go|going|relocate|relocating) (there|over there|down there|up there|out there|too|with (him|her|them)); (close|closer|near|nearer|next) to (him|her|them); live with (him|her|them)`,
  wishes: `
    (i|we|id|wed|and|now|but|still|) (want|wants|wanna|need|needs|would like|would love|d like|love to|hoping|hope) (to|a|an|something|the|some|); (looking|look|searching|hunting|shopping) (for|at|in); (find|show|get) me; (to|) (buy|purchase) (a|an|in|something|her|him); (to|) rent (a|an|in|something)`,
  turns: 'so; but; now; next stop; instead; rather; therefore; hence; and (now|want|need|so|we|i|im|were)',
};
