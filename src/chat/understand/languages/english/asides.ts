import type { Phrases } from '../language-tables.ts';

/** How letters begin and end, and what is said beside the homes: none of it asks for anything. */
export const englishAsides: Phrases = {
  'talk.farewell': `
    (kind|kindest|best|warm|warmest) regards; regards; best wishes; yours (sincerely|faithfully|truly); sincerely yours; respectfully;
    all the best; (have|enjoy) (a|your) (great|good|nice|lovely|wonderful|) (weekend|week|evening|day) (ahead|everyone|all|);
    sent from my (iphone|phone|ipad|android|samsung)`,
  'talk.thanks': `
    (i|we|) (really|would|'d|'ll|will) (really|) appreciate (your|any|the) (help|time|assistance|patience|reply|advice);
    thank(s|) (you|) (so much|very much|) for (your|the) (help|time|patience|assistance|reply|consideration|understanding|effort|support|response|quick reply|quick response);
    thank(s|) (you|) in advance; grateful for (any|your|the) (help|advice|assistance)`,
  'plain.stop': `
    if you (don't|do not|dont|wouldn't) mind; if (it's|it is|that's|that is) (not|no) (too much|) (trouble|a bother|bother|problem|a problem);
    (can|could) (you|someone|anyone) (please|) help (me|us|) (out|with that|with this|); (i'm|im|we're|we are|i am) in no (rush|hurry);
    (whenever|when) you (can|get a chance|have time|have a moment|have a minute); (i|we|) hope (this|that|it) (makes sense|helps|is clear|is ok|isn't too much);
    sorry (to bother|for bothering|for the bother|for the late reply|for all the questions) (you|); (i'm|im|we're|i am) (kind of|pretty|very|still|brand|) new (to|at) (this|all this|all of this|the area|the process);
    let me know (what you think|if that works|please|); (i|we) know (it's|that's|it is) a lot (to ask|); long story short;
    (my|our) (agent|realtor|broker) (is|was|isn't|said|told|says|thinks|suggested|recommended|has|had|retired|quit|never|doesn't|didn't|left)`,
  'own.before': `
    (we've|i've|we have|i have) been (renting|leasing); (we|i|we're|i'm|we are|i am) (currently|still|already) (rent|renting|lease|leasing); (we|i) (rent|lease) (now|right now|currently|at the moment); (our|my) lease (ends|is up|expires|runs out|is ending|is over|is almost up|is about to end)`,
  'confirms.it': `
    right; ok; okay; correct; yeah; (does|do) (that|this|something like that|such a thing|those) (even|) exist; is (that|this|it) (even|) (possible|realistic|doable|ok|okay|asking too much); what do you think; any (ideas|thoughts|suggestions); (or|) am i dreaming; is there such a thing; (is|are) there any such; would that work; does that work`,
};
