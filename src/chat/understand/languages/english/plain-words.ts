import type { Phrases } from '../language-tables.ts';

const parted = (words: string): string => words.trim().replace(/\s+/g, ';');

/** `stop`: says nothing by itself. `filler`: may stand inside a stretch. `common`: an everyday word, no name and no typing error. */
export const englishPlainWords: Phrases = {
  'plain.indefinite': 'a; an; any; some; good; great; nice; public; major; local',
  'plain.owned': 'my; our; his; her; their',
  'plain.filler': `${parted(`a an the some any of is are be was were very really quite pretty fairly at for with its it's my our your their his her
    large big huge small tiny spacious nice good great decent beautiful lovely modern cozy cute clean separate full half private own total
    sized size bright sunny affordable cheap inexpensive reasonable reasonably luxury luxurious stylish charming super bigger about
    available located more new max min extra additional good-sized medium average normal standard regular master real actual
    least or minimum maximum only just whole entire each per single attached detached independent covered open indoor outdoor
    like kind type sort have has having want wants need needs be being to in that which there`)}; kind of; type of; sort of; a total of; total of; lots of; a lot of; plenty of; a few; at all; a bit of; good size; nice size; well-maintained; well maintained; move-in ready`,
  'plain.stop': `(i|we|i'm|who) (currently|actually|personally|really|) (don't|dont|do not|haven't got|havent got|ain't got) (have|own|) (any|) (pet|dog|cat|animal)s; (i|we) (have|got|own) no (pet|dog|cat|animal)s; (single|couple|person|family|us|me|professional|professionals|renter|renters|tenant|tenants|adults|student|students|smoker|smokers|kids|children) (with|and|) no (pet|dog|cat)s; (no|nope|nah) (sorry|wait|) (i|we) (meant|mean|said); no make (it|that); (changed|change|made up|make up|making up|changing) (my|our) mind(s|); (rent|renting|lease|leasing) (it|them|that|this|one|half|rooms|a room|the rest|the other (unit|half|side)|part of it) out; to rent out; (using|use|with|have|got|via|through) (a|my|our|the|) (va|fha|usda|conventional|jumbo) (loan|financing|benefits|benefit|approval|preapproval); (va|fha) (eligible|approved|approval|financing|buyer|buyers|ok|okay|friendly|benefits); (stop|quit|tired of|sick of|done|instead of|rather than) (paying (rent|a landlord|my landlord)|throwing away rent|wasting money on rent); stop renting; paying rent; (already|currently|both units|fully|all units|both sides) rented; (u|s)(-| |)bahn (station|stop|); loft conversion(s|); or (have|are|were|did) (they|these|those) (all|) (already|) (been|) (sold|gone|taken|snapped up|let|rented) (already|); (have|are|were) (they|these|those) all (already|) (been|) (sold|gone|taken|snapped up|let|rented) (already|); (letting|lettings|rental|leasing) agent(s|); (letting|lettings) agenc(y|ies); kindly (share|send|revert|provide|suggest|advise|arrange|help|) (me|us|) (with|); hm; hmm; hmmm; mm; mmm; umm; ummm; uhh; er; erm; eh; aha; doubled; tripled; quadrupled; doubling; tripling; as long as; so long as; provided (that|); (another|one other|one more|other) (thing|matter|point|requirement|condition|must); jan; feb; apr; jun; jul; aug; sep; sept; oct; nov; dec; mon; tue; tues; wed; weds; thu; thur; thurs; fri; (because of|due to|of|for|with|tow|park|) (the|our|my|his|her|travel|boat|horse|utility) (travel|boat|horse|utility|) trailer(s|); not more; wa; tx; fl; ny; nj; az; nv; ut; nm; ga; nc; sc; va; md; mi; mn; wi; oh; tn; (is|are|as) (a|an|) (must|must have|musts|important|necessary|needed|required|essential|priority|requirement|crucial|mandatory|big deal|necessity); ${parted(`ca calif california allow allows allowing accept accepts accepting fiance fiancee spouse anymore change changed changing raise raising raised increase increased increasing lower lowering decrease adjust update similar else bump bumping sunday monday tuesday wednesday thursday friday saturday weekend january february march april june july august september october november december spring summer autumn fall winter recently newly recent disabled handicapped allowed permitted included welcome accepted dryer dryers required needed important necessary i me we us you he she they them im ive id ill were weve our ours mine yours u ur ya yall guys am been being do did done doing does
    can could would should shall will may might must get gets got getting give gives given go goes going gone come comes came coming
    let lets make makes made making take takes took taking put see seen saw look looks looked looking find found finding show shows
    want wanted wanting need needed needing like liked love loved hope hoping try tried trying think thinking thought know known knew
    say said tell told ask asked asking mean means meant help helps helped use used using work works worked working
    what which who whom whose when where why how there here this that these those then than so as if because since while until
    also too even still yet already again ever never always often sometimes usually maybe perhaps probably possibly actually basically
    please pls plz plis thanks ok okay well oh um uh hmm hey hello hi yes yeah no not and or but nor for from to in on at by with of off out up
    down over into onto upon about around between among through during before after above below under near within without across along
    one ones thing things stuff way ways lot lots bit little few many much more most less least other others another same different
    all every each both either neither none any anything anybody anyone someone somebody something somewhere anywhere everywhere nothing
    nobody it its itself my myself your yourself his her their himself themselves ourselves
    home homes house houses place places property properties area areas city cities town towns location locations neighborhood
    neighborhoods neighbourhood neighbourhoods listing listings option options result results choice choices search searching
    buy buying rent renting sale move moving moved live living lived stay staying lived relocating relocate
    price prices priced cost costs money budget dollars range bedrooms bathrooms
    now today tomorrow tonight soon later asap right just only really very quite pretty rather almost nearly enough
    good better best great nice perfect ideal awesome cool fine amazing wonderful excellent beautiful decent
    new old first last next second third recent currently
    people person family families wife husband kids children baby babies girlfriend boyfriend partner mom dad mother father parents
    son daughter sister brother friend friends couple roommate roommates son's wife's
    day days week weeks month months year years time times hours morning afternoon evening night
    hood spot spots kinda sorta gonna wanna gotta cuz cause bc btw lol tho though although however anyway plus minus
    etc eg ie vs via per re im-looking max min able possible sure certain certainly definitely absolutely
    interested looking-for available something's anything's thats whats hows wheres whos theres heres dont doesnt didnt isnt arent wasnt
    cant couldnt wont wouldnt shouldnt havent hasnt hadnt
    be has have had having is are was were a an the some
    start starting started begin beginning keep keeping kept set setting add adding added include including included
    offer offers offered offering list listed check checking provide providing send sending
    want-to like-to able-to ready plan plans planning decide decided deciding consider considering wondering wonder curious
    question questions answer answers info information details detail
    total number amount type types kind kinds sort sorts size sizes feature features amenities requirement requirements criteria must-have
    must-haves preference preferences details situated located based nearby close closer far away
    job work school new-job office live-in currently-renting real estate market mls agent agency broker
    thank appreciate glad happy sorry excuse pardon hopefully ideally preferably roughly approximately
    half quarter couple dozen hundred thousand million
    mr mrs ms dr sir madam dear hiya team friend buddy dude man bro mate
    afford affordable cheap cheaper expensive reasonable reasonably inexpensive budget-friendly pricey luxury
    big bigger biggest large larger small smaller spacious roomy cozy modern cute lovely pretty clean bright sunny
    minimum maximum approx exactly specifically particular particularly especially mainly mostly
    back front side top bottom middle inside outside end
    today's tonight's sq deal deals steal bargain bargains
    married single retired retiring young older elderly student students teacher nurse military veteran
    two-of-us both-of-us three-of-us name called email phone text`).replace(
    /-/g,
    ' ',
  )}; (i|we|she|he|they|who) (study|studies|studied|am studying|are studying|'m studying); studying; my (son|daughter|wife|husband|kids|girlfriend|boyfriend) (study|studies); study at; studies (at|in); to study (at|in); (i|we|they|he|she) (just|recently|already|'ve just|'ve|have|have just|) sold (my|our|their|his|her|the|a|an); sold (my|our|his|her|their); (being|getting) sold; sold (by owner|separately); too (few|many|little|close|far|noisy|loud|busy|long|short|high|low|late|early|soon|hot|cold|dark|crowded|bright); i have; i've got; we have; we've got; there is; there are; that's; it's; as well; for me; for us; my budget is; for sale by owner; a couple of; such as; so far; at the moment; right now; these days; for example; at this time; in general; first time; long term; short notice; move in; moving in; each other; one of; family of; i make; by the way; not sure; not a problem; no problem; no worries; no rush; no hurry; i guess; why not; not only; to be; let me; is it possible; a family of; of course; in mind; any ideas; any luck; any suggestions; what about; how about; or something; something like that; anything like that; and stuff; and such; or similar; for now; if any; by chance; in case; we're; they're; you're; i'm; he's; she's; won't; i'd; we'd; you'd; don't; doesn't; can't; not`,
  'plain.common':
    parted(`able accept access account across action activity actual actually address adult advance advice afraid afternoon agree
    air allow alone along amazing amount angle animal annual apart appear apply approve april area argue arrive article artist aside
    aunt august author autumn average award aware awful back bank bar bare base basic basket beach bear beat beauty become bedding before begin behind believe
    bell belong bench beside bike bill bird birth black blank block blood blue board boat body bond book boot border boring born
    boss bottle bottom bought bowl box brain brand brave bread break breakfast breath brick bridge brief bring broad broken brown brush
    build building burn bus bush business busy butter button cabinet cake call calm camera camp campus card care career careful carpet carry case cash
    catch ceiling cell center central century certain chain chair chance change charge charming chart chase cheap check chef chicken chief child choose church circle
    claim class classic clean clear clock close closed closet cloth cloud club coach coast coat code coffee cold collect college color comfort comfortable
    common commute company computer concern condition connect consider contain contact content continue contract control cook cool copy core corner correct cost cotton
    count counter country county courage course court cousin cover cozy craft crazy cream create credit crime crop cross crowd cruise cry cup curious current curtain custom customer
    cut cycle daily damage dance danger dark data date daughter dead deal dear death debt december decide deep degree delay deliver depend deposit describe desert design desk
    destroy dinner direct dirty disappear discount discuss distance district divorce doctor door double doubt draft drain draw dream dress drink drive driveway drop dry due dust
    duty eager early earn earth ease east easy eat edge education effort egg eight elementary else email emergency employ empty end energy engine engineer enjoy enough enter entire entry environment equal
    equipment error escape especially estate evening event every exact example excellent except exchange excited exercise exist exit expect expense explain express extra eye
    face fact factory fail fair fall false fame familiar family famous fancy fantastic farm fast fat father fault favor favorite fear february feed feel fence few field fight figure file fill
    film final finance financing find fine finger finish fire firm fish fit fix fixed flat flight floor flooring flow flower fly fold folks follow food foot force foreign forest forever forget form former
    forward found fountain four frame free freedom freeway fresh friday friend front fruit fuel full fun function fund funny furniture future gallon game gap gas gate gather general generous gentle gift girl glad glass
    goal gold golf good government grade grand grandma grandpa grandparents granite grass great green grocery ground group grow guard guess guest guide hair half hall hand handle handy hang happen happy hard hate head heal health healthy hear heart heat heavy
    height help hidden high highway hill history hobby hold hole holiday honest honor hope horse hospital host hot hotel hour house household huge human hundred hurry husband ice idea identify image
    imagine impact important improve inch income increase indeed indoor industry information inside insurance interest interesting interior internet invest investment investor invite iron island issue item jacket january job join joint
    joke journey july jump june junior keep key kick kid kill kind king kitchen knee knife knock know lack lady lake lamp land landlord language large last late laugh law lawn lawyer layout lazy lead
    leaf learn lease leave left legal lemon lend lesson letter level library license lie life lift light lights limit line link lip list listen live load loan local lock lonely long loose lose loss lost loud love
    low lower luck lucky lunch luxury mail main maintain maintenance major manage manager many map march mark marriage master match material math matter may meal mean measure meat medical meet member memory mention
    menu message metal method middle midnight mile military milk mind mine minute mirror miss mix modern moment monday money mood moon morning mortgage mother motor mountain mouse mouth move movie music narrow
    nation natural nature near neat necessary neck neighbor neighbour neighbors neighbours nephew nervous never news nice night noise noisy noon normal north nose note notice november number nurse object ocean october offer office official oil onion
    open opinion orange order ordinary organic original outdoor outside oven owner pack page pain paint pair palace pantry paper parent park part partner party pass past path patient pattern pause pay peace peaceful
    pen pencil people perfect perhaps period permit person phone photo piano pick picture piece pilot pink pipe pitch pizza plain plan plane plant plastic plate play player playground please plenty plus pocket poem
    poet point police policy polite poor popular porch position possible pot potential potato pound power powerful practice praise prepare present president press pretty prevent price pride print prior private prize probably problem
    process produce product program progress project promise proper protect proud prove provide public pull pump purchase pure purple purpose push quality quarter queen question quick quickly quiet quit quite race radio rail rain raise range
    rare rate rather raw reach react read ready real reason receive recent record red reduce reference refrigerator regard regional regret regular relative relax religion remain remember remote remove repair repeat replace reply report request
    rescue research reserve rest restaurant result retire retired retirement return review reward rice rich ride right ring rise risk river road rock role roof roofing room rooms root rope rough round route row royal rule run rural rush sad safe safety salad
    salary salt same sand saturday sauce save savings say scale scared scene schedule schedule school schools science score sea search season seat second secret section secure security seed select self sell seller send senior sense sentence
    separate september serious serve service set settle several shade shadow shake shape share sharp shelf shell shift shine ship shirt shock shoe shoot shop shopping shore short shoulder shout show shower shut shy side sight
    sign signal silent silk silver similar simple single sink sister site situation skill skin sky sleep slice slide slightly slip slope slow smart smell smile smoke smooth snow soap social soft soil soldier solid solution solve somehow
    son song sorry sort soul sound soup source south space speak special speech speed spell spend spirit split sport sports spread spring square staff stage stair stairs stamp stand star state station status steak steal steam steel step
    stick stock stomach stone stop storage store storm story stove straight strange stranger stream street stress strict strong structure student study style subject suburb suburban suburbs success sudden sugar suggest suit summer sun sunday sunset supply support
    sure surface surprise sweet swim switch system table talent talk tall tank tap task taste tax teach teacher team tear technology teenager telephone television temperature tennis term terms test thick thin thing third thirsty thought thread
    throat throw thursday ticket tie tight tile time tired title today toe toilet tomorrow tone tool tooth topic total touch tough tour tourist toward towel tower track trade traffic trail train training transit transport transportation trash travel treat
    tree trees trend trial trick trip trouble truck true trust truth tuesday tune turn twice twin type ugly umbrella uncle understand unfortunately union unique unit university unless update upgrade upset upstairs urban urgent usual vacant vacation valley value variety various vegetable
    vehicle version vibe vibrant victory video village visa visit visitor voice vote wage wait walk walkable wall war warm wash waste watch water wave weak wealth wear weather web wedding wednesday weekend weight welcome west wet wheel
    white whole wide widow width wife wild win wind window windows wine wing winter wire wise wish woman wonder wood wooden word worker world worry worse worst worth wrap write wrong yard yellow yesterday young youth zone
    downtown uptown midtown rural coastal waterfront historic craftsman colonial victorian spanish mediterranean contemporary ranch tudor foreclosure foreclosures auction bank-owned cash divorce offer offers
    parks trails mall stores shops shopping airport highway freeway bus subway metro train stop university campus hospital beach schools daycare elementary nightlife restaurants bars cafes english french german january
    mountains woods sticks boonies boondocks burbs countryside wilderness outskirts backcountry forest jungle foothills lowlands wetlands tropics cornfields exurbs heartland
    motivated serious urgently room rooms quickly immediately eventually recently newly finally usually honestly literally currently`),
};
