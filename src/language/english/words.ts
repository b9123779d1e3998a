import type { Phrases } from '../language.ts';

/** Words that say nothing by themselves, and everyday words that are no names and no typing errors. */
export const englishWords: Phrases = {
  'filler.it': `
    (i|we|) (don't|dont|do not) care which (one|); either (one |)(works|is fine|will do|would do|would work|is ok)
    both (work|would work|are fine|are ok)
    house hack(ing|er|); cheap(-| |)ish; keep everything (else |) (but|and|except|the same but); rent (it|the house|the place|that|them) out
    rent out the (house|place|unit|room(s|))
    (no|not) more than (two|2|three|3) (stories|storeys|floors|levels); (flip|flipping) (houses|homes); drop (down |) to; says; said; saying
    telling; tells
    since (it was |it's been |it got |) (listed|posted|on the market); (bump|raise|change|set|move) (it|that|this) (up |) to; make it
    (55|62) (+|plus|and over|and older) (community|living|only|)
    (a |) (bigger|higher|larger) budget
    in advance; too much (work|upkeep|trouble|noise|traffic|maintenance|hassle|driving|cleaning); shes; hes; theyre; theres; weve; youre; ive
    a; an; the; some; is; are; am; be; been; being; was; were; do; does; did; have; has; had; having; i; we; you; he; she; me; us
    my; our; your; his; her; him; who; which; that; this; these; of; at; as; by; so; if; then; than; can; could; would; should; will; may; might
    must; please; pls; plz; kindly; very; really; quite; pretty; just; also; too; even; again; already; yet; still; here; there; ok; okay; well
    oh; ah; hmm; um; uh; lol; haha; like; kind of; sort of; type of; a bit; a little; a few; lots of; a lot of; plenty of; one; ones; thing(s|)
    stuff; good; great; nice; decent; lovely; beautiful; big; large; huge; small; little; spacious; cozy; cute; clean; bright; sunny; perfect
    amazing; super; proper; actual; own; new; ready; get; got; getting; go; going; gonna; come; comes; make; made; take; takes; let; lets; say
    see; know; think; guess; hope; feel; try; use; help; work(s|); need; want; look; looking; find; show; give; tell; ask; live; living; move
    moving; buy; rent; with; for; to; in; on; up; out; off; back; over; about; from; and; or; not; no; yes; all; any; every; each; both; other
    another; more; most; much; many; less; least; enough; only; now; today; tomorrow; soon; later; maybe; perhaps; probably; actually; basically
    honestly; seriously; currently; preferably; ideally; possibly; definitely; absolutely; exactly; it's; that's; i'm; im; i've; ive; id; i'd
    i'll; we're; we've; we'd; we'll; don't; dont; doesn't; didn't; won't; can't; isn't; u; ur; r; n; y; da; dont; w; abt; bc; tho; thru; gimme
    lemme; gotta; btw; fyi; asap; max; min; total; lmk; idk; tbh; imo; ngl; rn; anyway; though; such; whole; entire; full; within; budget; price
    it; its; they; them; their; home; house; place; place(s|); property; thx; thanks; hi; hey; hello; sir; madam; dear; min(imum|); max(imum|)
    available; located; under; available; possible; somewhere; something; anything; everything; nothing; someone; anyone; everyone; yours
    faithfully; sincerely; regards; mr; mrs; ms`,
  'common.it': `
    lend; lends; nosy; jan; feb; mar; apr; jun; jul; aug; sep; sept; oct; nov; dec; database; currencies; currency; euros; canadian; mexican
    american; tempting
    email; text; summary; quick; budget; table; spreadsheet;    non negotiable; nonnegotiable; non-negotiable; must have(s|);    able; above
    account; across; act; add; address; adult; afraid; after; afternoon; age; agent; ago; agree; ahead; air; allergic; allow; almost; alone
    along; always; amount; angry; animal; answer; apply; april; area; arm; army; arrive; art; august; aunt; autumn; baby; bad; bag; bank; bar
    bark; base; beagle; beautiful; because; become; bed; before; begin; behind; believe; below; best; better; between; beyond; bike; bill(s|)
    bird; black; blood; blue; boat; body; book; born; boss; bottom; box; boy; brand; break; breakfast; breed; bring; broke; brother; brown; build
    building; bus; business; busy; call; car; card; care; career; carry; case; cash; catch; cause; center; certain; chair; chance; change
    character; charge; charm; cheap; check; chef; chicken; child; children; choice; choose; church; city; class; clean; clear; climb; clock
    close; closer; clothes; cloud; club; coast; coastal; coffee; cold; college; color; comfortable; comfy; common; commute; company; complete
    complex; condition; consider; convenient; cook; cooking; cool; corner; cost; country; county; couple; course; cousin; cover; crazy; credit
    crime; cut; daily; dance; dark; date; daughter; day; days; dead; deal; debt; december; decide; deep; desk; detail; difference; different
    dinner; disabled; distance; doctor; dog; door; down; downsize; downtown; dream; drive; driver; driveway; driving; dry; during; early; earth
    easy; eat; edge; education; eight; either; elderly; electric; email; empty; end; energy; engineer; enjoy; enter; equal; especially; evening
    event; ever; everyday; example; excellent; except; expect; expensive; experience; explain; express; extra; eye; face; fact; fair; fall
    family; famous; fancy; far; farm; fast; father; favorite; february; fed; fee; feet; fence; few; field; fill; final; fine; finish; fire; first
    fit; five; fix; flat; flexible; flight; floor; fly; folks; follow; food; foot; force; foreign; forest; forget; form; forward; four; free
    freeway; fresh; friday; friend; friendly; friends; front; fun; future; game; garden; gas; general; gentle; girl; glad; glass; golden; golf
    grand; grandma; grandkids; grass; green; ground; group; grow; growing; guest; guests; gun; guy; guys; half; hall; hand; handy; hang; happen
    happy; hard; hate; head; health; hear; heart; heat; heavy; height; high; highway; hike; hiking; hill; historic; hit; hobby; hold; hole
    holiday; hospital; hot; hour; however; human; hundred; hurry; husband; ice; idea; imagine; important; income; inch; include; indeed; indoor
    industry; information; inside; instead; interest; investment; investor; island; january; job; join; july; june; keep; key; kid; kids; kind
    kitchen; kitten; knee(s|); labrador(s|); lady; lake; land; landlord; language; last; late; laugh; law; lawyer; lay; lead; learn; lease; leave
    left; leg; lender; length; letter; level; library; lie; life; lift; light; line; liquor; list; listen; listing; live; load; loan; local; lock
    long; lost; loud; love; low; luck; lunch; luxury; main; man; management; march; mark; market; marine; married; master; match; matter; meal
    mean; meat; medical; medium; meet; meeting; member; mess; metal; middle; midnight; mile; military; million; mind; mine; minute; miss; mistake
    mix; modern; mom; moment; monday; money; month; mood; moon; morning; mother; motorcycle; mountain; mouth; mum; museum; music; musician; name
    nature; navy; near; nearly; neat; necessary; neighbor; neighborhood; neighbourhood; neighbors; nephew; never; news; next; niece; night
    nights; nine; noise; noisy; none; noon; normal; north; nose; note; november; number; nurse; object; ocean; october; offer; office; officer
    often; oil; old; older; once; online; open; opinion; option; order; outdoor; outside; owner; page; paid; paint; paper; parent(s|); park; part
    partner; party; pass; past; path; pay; peace; peaceful; pension; people; per; period; person; pet; phone; photo; piano; pick; picture; piece
    place; plan; plane; plant; play; point; police; pool; poor; popular; possible; post; potential; power; practice; prefer; pregnant; present
    private; problem; process; professor; project; proper; protect; public; pull; puppy; push; put; quality; quarter; question; quick; quiet
    race; rain; ranch; range; rate; rather; reach; read; real; reason; reasonable; receive; recent; red; regular; relative; relax; remember
    remote; remodel; rental; repair; reply; report; rest; restaurant(s|); result; retire; retired; retirement; return; rich; ride; right; ring
    river; road; roof; room; rooms; round; rule; run; rural; sad; safe; safety; sale; same; sand; saturday; save; school; schools; science; sea
    search; season; seat; second; secure; security; self; sell; send; senior; sense; sentence; september; series; serious; serve; service; set
    seven; several; shape; share; sharp; shift; ship; shop; shopping; shops; shore; short; show; shower; sick; side; sign; simple; since; single
    sister; sit; site; situation; six; size; skill; sleep; slow; smart; smell; smile; smoke; smoker; smoking; snow; social; sold; soldier; son
    song; sound; south; space; speak; special; speed; spend; sport; sports; spot; spring; square; staff; stage; stair; stand; star; start
    starter; state; station; stay; steal; step; steps; stick; stone; stop; store; storm; story; straight; street; strong; student; study; style
    subject; suburb; suburban; such; sudden; summer; sun; sunday; sunlight; sunset; support; sure; surf; surfer; swim; table; talk; tall; tax
    teach; teacher; team; ten; tenant; terms; test; thick; thin; third; thirsty; thought; thousand; three; thursday; ticket; tight; time; tiny
    tired; today; together; tonight; top; touch; tour; town; toy; track; trade; traffic; train; transfer; transit; travel; tree; trees; trip
    truck; true; trust; truth; tuesday; turn; twelve; twice; twins; two; type; ugly; uncle; understand; unit; university; until; upstairs; usual
    utilities; vacation; value; van; view; village; visit; visitor; voice; wait; walk; walking; wall; war; warm; wash; water; wave; way; weather
    wedding; wednesday; week; weekend; weekends; weight; west; wet; wheel; wheelchair; white; whole; why; wide; wife; wild; win; wind; window
    windows; wine; winter; wish; woman; wonder; wood; wooden; word; worker; world; worry; worse; worst; worth; write; wrong; yard; year; yellow
    yesterday; young; younger; zone; mini; studio; charming; convenient; nearby; daycare; vibe; trendy; hip; quirky; rustic; industrial
    contemporary; traditional; colonial; spanish; tudor; victorian; craftsman; ranch; midcentury; minimal; minimalist; upscale; posh; snazzy
    swanky; turnkey; heading; whether; grocery; groceries; beach; mall; stuff; details; honest; stairs; anymore; whatsoever; thinking; tops; tall
    ceilings; ceiling; grandparents; grandson; cats; dogs; pups; husky; retriever; shepherd; terrier; poodle; bulldog; chihuahua; folk; gym
    teens; veteran; vet; deployed; stationed; duty; marines; sailor; pilot; contractor; plumber; electrician; welder; gardener; barista
    bartender; waitress; cashier; accountant; analyst; developer; programmer; designer; writer; artist; photographer; paramedic; firefighter; cop
    attorney; dentist; therapist; counselor; pastor; priest; rabbi; imam; coach; trainer; intern; freelancer; consultant; entrepreneur
    self employed; telecommute; wfh; hybrid; campus; semester; graduate; grad; phd; postdoc; freshman; sophomore; fiance; fiancee; boyfriend
    girlfriend; roomie; roommates; newborn; toddler; toddlers; infant; preschool; kindergarten; grade; elementary`,
  'other.it':
    '(stop|quit) renting; (recording|art|yoga|dance|music|photo|pottery|film) studio(s|); from the sale of; parking police; rent (out |) the other (one|half|unit|side|)',
};
