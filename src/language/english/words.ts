import type { Phrases } from '../language.ts';

/** Words that say nothing by themselves, and everyday words that are no names and no typing errors. */
export const englishWords: Phrases = {
  'filler.it': `
    (keep|leave) (the rest|all else)
    (i|we|) (don't|dont|do not) care which (one|); either (one |)(works|is fine|will do|would do|would work|is ok)
    both (work|would work|are fine|are ok); house hack(ing|er|); cheap(-| |)ish; keep everything (else |) (but|and|except|the same but)
    rent (it|the house|the place|that|them) out; rent out the (house|place|unit|room(s|))
    (no|not) more than (two|2|three|3) (stories|storeys|floors|levels); (flip|flipping) (houses|homes); drop (down |) to; says; said; saying
    telling; tells; since (it was |it's been |it got |) (listed|posted|on the market); (bump|raise|change|set|move) (it|that|this) (up |) to
    make it; (55|62) (+|plus|and over|and older) (community|living|only|); (a |) (bigger|higher|larger) budget; in advance
    too much (work|upkeep|trouble|noise|traffic|maintenance|hassle|driving|cleaning); shes; hes; theyre; theres; youre; a; an; the; some; is; are
    am; be; been; being; was; do; does; did; have; has; had; having; i; we; you; he; she; me; us; my; our; your; his; her; him; who; which; that
    this; these; of; at; as; by; so; if; then; than; can; could; would; should; will; may; might; must; please; pls; plz; kindly; very; really
    quite; pretty; just; also; too; even; again; already; yet; still; here; there; ok; okay; oh; ah; hmm; um; uh; lol; haha; like; kind of; sort of
    type of; a bit; a little; a few; lots of; a lot of; plenty of; one; ones; thing(s|); stuff; good; great; nice; decent; lovely; beautiful; big
    large; huge; small; little; spacious; cozy; cute; clean; bright; sunny; perfect; amazing; super; proper; actual; own; new; ready; get; got
    getting; go; going; gonna; come; comes; make; made; take; takes; let; lets; say; see; know; think; guess; hope; feel; try; use; help; work(s|)
    need; want; look; looking; find; show; give; tell; ask; live; living; move; moving; buy; rent; with; for; to; in; on; up; out; off; back; over
    about; from; and; or; not; no; yes; all; any; every; each; both; other; another; more; most; much; many; less; least; enough; only; now; today
    tomorrow; soon; later; maybe; perhaps; probably; actually; basically; honestly; seriously; currently; preferably; ideally; possibly; definitely
    absolutely; exactly; it's; that's; i'm; i've; i'd; i'll; we're; we've; we'd; we'll; don't; doesn't; didn't; won't; can't; isn't; u; ur; r; n; y
    da; w; abt; bc; tho; thru; gimme; lemme; gotta; btw; fyi; asap; total; lmk; idk; tbh; imo; ngl; rn; anyway; though; such; whole; entire; full
    within; budget; price; it; they; them; their; home; house; place(s|); property; thx; thanks; hi; hey; hello; sir; madam; dear; min(imum|)
    max(imum|); located; under; available; possible; somewhere; something; anything; everything; nothing; someone; anyone; everyone; yours
    faithfully; sincerely; regards; mr; mrs; ms`,
  'common.it': `
    spanish; english
    lend; lends; nosy; jan; feb; mar; jun; jul; aug; sep; sept; oct; nov; dec; database; currencies; currency; canadian; tempting; spreadsheet
    non negotiable; nonnegotiable; must have(s|); account; act; agree; almost; always; angry; april; army; arrive; august; autumn; bag; become
    believe; bill(s|); bird; blue; body; break; breakfast; broke; card; carry; catch; chair; chef; chicken; class; clock; clothes; cloud; cold
    comfy; cook; cooking; crazy; daily; dark; december; decide; deep; dinner; downsize; driver; dry; earth; edge; education; elderly; engineer
    enjoy; enter; especially; event; everyday; excellent; expect; experience; express; eye; face; fact; fair; famous; favorite; february; field
    finish; fly; follow; food; force; forest; fun; future; gentle; glad; glass; golden; grandma; green; gun; guy; handy; health; heavy; height
    hike; hiking; hobby; hole; holiday; hurry; ice; idea; imagine; industry; january; july; june; knee(s|); lady; language; laugh; lawyer; lay
    lead; left; leg; length; lie; liquor; listen; load; lock; luck; lunch; march; mark; marine; married; meal; meat; medium; member; mess; metal
    midnight; military; miss; mistake; mood; moon; motorcycle; mouth; mum; musician; nature; navy; nearly; neat; nephew; news; niece; noon; normal
    november; october; often; oil; opinion; paint; paper; parent(s|); party; peace; period; piano; plane; plant; popular; protect; public; read
    reason; receive; red; relative; remember; remote; reply; retire; retirement; rural; sad; safety; science; season; seat; secure; self; senior
    sense; september; series; serious; serve; shape; share; shift; ship; shops; shore; skill; sleep; slow; smell; smile; smoke; smoker; smoking
    social; soldier; sound; speed; sport; sports; spring; steal; stone; storm; strong; suburb; suburban; sudden; summer; sunlight; sunset; surfer
    test; thick; thin; thirsty; ticket; together; tonight; track; train; transit; travel; trip; true; trust; truth; twice; twins; ugly; understand
    usual; visitor; voice; war; warm; wave; wedding; weekends; west; wet; wild; win; wind; window; windows; winter; woman; wonder; worker; world
    worry; worse; worst; wrong; yellow; zone; charming; daycare; vibe; trendy; hip; quirky; rustic; industrial; contemporary; traditional
    colonial; tudor; victorian; craftsman; midcentury; minimalist; posh; snazzy; swanky; grocery; groceries; honest; grandson; folk; veteran; vet
    deployed; duty; marines; sailor; pilot; plumber; electrician; welder; gardener; barista; bartender; waitress; cashier; accountant; analyst
    developer; programmer; designer; writer; artist; photographer; paramedic; firefighter; cop; attorney; dentist; therapist; counselor; pastor
    priest; rabbi; imam; coach; trainer; freelancer; entrepreneur; self employed; telecommute; hybrid; semester; phd; freshman; sophomore; fiance
    fiancee; boyfriend; girlfriend; roomie; newborn; infant; preschool; kindergarten`,
  'other.it':
    'skate ramp(s|); (just |) closed on (the|our|my|a) (sale|house|place|home|condo) (of (our|my) (old |) (place|house|home|condo)|); (chicken|hen) coop(s|); the last (one|place|house) (we|i) had; (stop|quit) renting; mow(s|ing) the (lawn|grass|yard); (take|stand|bear|handle) the heat; (recording|art|yoga|dance|music|photo|pottery|film) studio(s|); from the sale of; parking police; rent (out |) the other (one|half|unit|side|)',
};
