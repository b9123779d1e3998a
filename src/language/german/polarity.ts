import type { PhrasesByKey } from '../language.ts';

const VERY = '(doch|also|übrigens|echt|nun|wirklich|unbedingt|eigentlich|auch|ja|jetzt|so|gar|aber|zwingend)?';
const NEED = '(brauche|brauchen|brauch|benötige|benötigen|bräuchte|bräuchten|brauchts|braucht)';
const SELF = '(ich|wir|man|es)?';
const EVEN =
  '(egal|wurst|wurscht|gleich|gleichgültig|unwichtig|nebensächlich|zweitrangig|optional|verzichtbar|überflüssig|schnuppe)';
const WEIGHTY =
  '(wichtig|nötig|notwendig|erforderlich|zwingend|muss|thema|entscheidend|relevant|kriterium|pflicht|priorität|voraussetzung)';
const NICE = `(schön|toll|super|klasse|prima|nett|gut|ideal|optimal|perfekt|cool|nice|fein|genial|praktisch|mega|geil|von vorteil|wünschenswert|willkommen|
  nicht schlecht|ein (traum|plus|bonus|vorteil))`;
const OURS = `(vermieter|nachbar|nachbarn|eltern|schwester|bruder|freund|freunde|freundin|chef|cousin|mutter|vater|mama|papa|oma|opa|kinder|sohn|tochter|ex|
  mann|frau|großeltern|enkel|schwiegereltern|tante|onkel|kollege|kollegin)`;
const OLD = '(jetzig|aktuell|alt|derzeitig|momentan|bisherig|früher|ehemalig|vorig)';
const OF_OURS = '(unser|unsere|unserer|unserem|unseren|mein|meine|meiner|meinem|meinen|die|das|der|dem)';
const WANT = `(suche|suchen|such|sucht|brauche|brauchen|brauch|bräuchte|bräuchten|möchte|möchten|will|wollen|benötigen|hätte gern|hätten gern|hätte gerne|
  hätten gerne|würde gern|würden gern|soll|solls|sollte)`;
const WE = '(ich|wir)?';
const ONE = '(ein|eine|einen)?';
const AN = '(ein|eine|einen|einem|einer)?';
const US = '(mir|uns)?';
const COULD = '(kann|können|könnte|könnten)';
const WOULD = '(wäre|wär|wären|wärn|wärs|wäre es|fände|fänd|fänden)';
const SHALL = '(solls|darfs|soll|sollte|sollten|darf|dürfte|dürfen|kann)';
const HAVE = '(habe|haben|hab|hatte|hatten|besitze|besitzen)';
const LIVE = '(wohne|wohnen|wohn|lebe|leben|wohnten|wohnte)';
const DO_WITHOUT = '(verzichten|sparen|abschminken|ohne auskommen)';
const TOO =
  '(zu (teuer|laut|weit|voll|heiß|touristisch|überlaufen|abgelegen|gefährlich|langweilig|weit weg)|ein graus|schlecht|blöd|doof|ungünstig)';
const PAY = '(ausgeben|zahlen|bezahlen|stemmen|leisten|kosten)';
const IDEALLY =
  '(idealerweise|vorzugsweise|bevorzugt|möglichst|bestenfalls|im idealfall|nach möglichkeit|vielleicht|eventuell|evtl)';
const ONE_MORE = '(ein|eine|einen|noch ein|noch eine|mit)?';

/** What is wanted, not wanted, not needed, only nice; what is told of something else. */
export const germanPolarity: PhrasesByKey = {
  'not.without': 'ohne',
  'not.before': `
    besser nicht in|im|am?; kein(e|en|er|em|es|s|erlei|); keinesfalls; ohne ein|eine|einen|jegliche?; nicht; nix
    nichts in|mit|an|am|im|bei|auf|aus|von|neben|nahe; niemals; nie; weder; nirgends
    nicht (in|an|am|im|bei|beim|mit|auf|neben|nahe|direkt an|direkt am|zu nah an|zu nah am|aus|zur|zum) der|dem|den|einer|einem?
    (bloß|nur|bitte|lieber|ja|auf keinen fall|möglichst) nicht|nichts|kein|keine|keinen|nix|net in|mit|an|am|im|bei|auf?
    auf gar? keinen fall in|mit|an|am|im|bei|auf|nach|ein|eine|einen?; verzichte|verzichten ${WE} gern|gerne? auf
    hasse|hassen|vermeide|vermeiden|meide; allergisch|allergie gegen; weit weg|entfernt? von|vom; weg|fern von|vom; abseits von|der|des|vom
    angst vor; mag|mögen|will|wollen|möchte|möchten ${WE} kein|keine|keinen|nicht; nie wieder|mehr in|mit|an|am|im?; nicht mehr in|mit|an|am|im?
    noch kein(e|en|); ausgenommen; (genug|nase voll|frei) von; weg mit; minus; bitte ohne; hab was gegen
    was wir|ich nicht wollen|will|möchten|möchte|mögen|mag :|ist|sind?; no-gos :|sind?`,
  'not.behind': `
    ${SHALL} es|das|sie? aber|auch? nicht kosten|sein|werden|liegen|überschreiten|übersteigen|haben
    will|wollen|möchte|möchten|mag|mögen|brauch|brauchts ${WE} (gar|auf keinen fall)? nicht|net|keine|keinen|keins|ned haben|mehr?
    nehm|nehme|nehmen ich|wir? nix|nichts; geht|gehen gar|überhaupt? net; kommt|kommen (für (uns|mich)) nicht|net (in frage|infrage)
    ist|sind|wäre|is (für (uns|mich)) ein? (no go|nogo|tabu|ausschlusskriterium|horror|nichts für (uns|mich)); lieber|bitte nicht
    nicht|net erwünscht|gewünscht|gewollt|erlaubt|gestattet|gefragt|willkommen; scheidet|scheiden|fällt|fallen aus|weg|raus|flach
    interessiert|interessieren mich|uns nicht
    zählt|zählen nicht; raus; ausgeschlossen; ist|sind|is|wäre|wären ${US} ${TOO}; nie wieder; auf gar? keinen fall; no-go
    muss weg; bitte? weglassen|ausschließen; nicht unser|mein fall|ding; stört|stören mich|uns
    kann|können|könnten|will|wollen|möchte|möchten|darf ich|wir|es|das|man? nicht|net|nimmer ${PAY}
    geht|gehen (bei (mir|uns)|für (mich|uns)|aber|leider)? gar|überhaupt? nicht|nix|nichts|garnix|garnicht; wird|wirds|werden (nix|nichts|eh nix)
    ein? (k.-o.-kriterium|k.o.-kriterium|k.o. kriterium|ko kriterium|killerkriterium|ausschlusskriterium)
    macht|machen mir|uns? (nur|bloß|zu viel|viel zu viel) arbeit|dreck|ärger|lärm|krach; nicht; net; nein; gibt|geben ja|da? nix|nichts her`,
  'not.except': `
    außer in|im|am|an|bei|den|dem|der?; ausgenommen in|im?; mit ausnahme von; bis auf; nur|bloß nicht in|im|am|an|mit?
    aber nicht in|im|am|an|mit|bei?; alles|überall außer in|im?; exklusive; abgesehen von; jedoch nicht in?`,
  'not.again': 'nie wieder|mehr; nicht noch mal; nicht nochmal; nein danke; um gottes willen nein|nicht?; bloß nicht',
  'not.both': `
    weder; hasse; hassen; keinerlei; allergisch gegen; was wir|ich nicht wollen|will|möchten|möchte|mögen|mag :|ist|sind?; no-gos :|sind?`,
  'free.before': `
    ${NEED} ${SELF} ${VERY} (kein|keine|keinen|nicht|net|nicht unbedingt) ein|eine|einen|mehr?
    muss|müssen|müsste es|das? ${VERY} kein|keine|keinen|nicht|net unbedingt|zwingend? ein|eine|einen|in?
    egal|gleich ob|ist mit? ein|eine|einen|der|die|das?; ${COULD} ${WE} gut|gern|gerne|auch? auf; unabhängig von|vom der|dem?
    nicht unbedingt|zwingend mit|in? ${ONE}; lege|legen ${WE} keinen wert auf; ob mit oder ohne; mit oder ohne; beliebige(r|s|n|)
    vergiss|vergessen|lass|lassen|streich|streiche|streichen sie|wir? bitte? den|die|das? (wunsch nach) dem|der?
    muss|müssen es? auch|gar|ja? nicht am|im|an|bei|beim|direkt`,
  whichever: 'jede(r|s|n|); beliebige(r|s|n|)',
  'free.behind': `
    das|dies|der|die fällt|fallen|kann|können also|dann|damit|jetzt? weg|raus|flach|entfallen
    habe|haben|hab ich|wir keine|keinen|keins|nicht; juckt|kümmert|stört mich|uns nicht
    muss|müssen|müsste|müssten es|ich|wir? ${VERY} nicht|net|keiner|keine|keins|ned unbedingt|zwingend|mehr? (sein|haben|dabei sein)?
    ${NEED} ${SELF} ${VERY} nicht|net|keine|keinen|keins|ned unbedingt|zwingend|mehr|wirklich? sein|haben?
    kann|können|könnte (auch|gern|ruhig|von (mir|uns|ihm|ihr) aus)? weg|wegfallen|entfallen|raus
    ist|sind|is|wäre|wären|san mir|uns|da? völlig|total|eigentlich|ja|auch|jetzt? ${EVEN}; egal; wurscht; zweitrangig; optional; verzichtbar
    spielt|spielen (für (uns|mich)) keine große? rolle mehr?
    ist|sind|wäre|is ${US} aber|auch|jetzt? nicht|kein|keine|net so|allzu|unbedingt|mehr? ${WEIGHTY} (für (uns|mich)|mehr)?
    nicht|kein so|unbedingt|mehr? ${WEIGHTY} ist?
    ${COULD} ich|wir|man uns|mir? (wohl|eigentlich|gut|gern|auch|zur not|zur not auch)? drauf|darauf? ${DO_WITHOUT}; verzichten ${COULD} ich|wir
    bin|sind ich|wir da? flexibel|offen; oder auch nicht; doch nicht mehr?; verzichte ich?; nicht unbedingt; jetzt nicht mehr; macht nichts
    lege|legen|leg ich|wir (keinen|nicht viel|wenig|kaum|nicht unbedingt) wert drauf|darauf?`,
  'soft.before': `
    am besten|liebsten mit|in|im|nahe|wäre? ${AN}; ${IDEALLY} auch|noch? mit|in|im? ${AN}
    wenn|falls|soweit (möglich|es geht|machbar) mit|in? ${AN}; wenns geht mit?; gern(e) auch? mit einem|einer?; freuen|freue ${WE} mich|uns? über
    ${NICE} (wäre|wären|wär|wärs|wäre es|fände ich) auch|noch|natürlich? wenn? es|sie|er|wir|da? ${ONE_MORE}
    wäre|wär|wären es? ${NICE} wenn? es? ein|eine|einen|mit?; träume|träumen ${WE} von; nice-to-have(s) :?`,
  'soft.behind': `
    ${WOULD} ich|wir|mir|uns|das|dabei|natürlich? auch|noch|schon|echt|wirklich|sehr|ganz|total? ${NICE} aber|gewesen?; von vorteil; wünschenswert
    wenn|falls|soweit (möglich|vorhanden|es geht); wenns geht; nice to have; nach möglichkeit; idealerweise; bevorzugt; gern gesehen; im idealfall
    bestenfalls; willkommen; wäre|wär|wären ein|der|mein|unser traum|plus|bonus|hit|wunsch|hammer; wär|wäre|wären was; würde mich|uns freuen
    kann gern|gerne dabei sein`,
  'fine.before': `
    nicht abgeneigt; nichts gegen einen|eine|ein?; gern|gerne auch in|ein|eine|einen|mit|nach?
    (zur not|notfalls|sonst|alternativ) auch? in|ein|eine|einen?; hab|habe|haben|hätte|hätten ${WE} auch? nichts gegen ${ONE}
    darf|dürfte|kann|könnte es? (auch|gern|gerne|ruhig|auch gern|gern auch)? ein|eine|einen|in sein?; offen für ${ONE}
    kann|können|darf|dürfen|könnte|dürfte es|das|sie|man? auch|gern? ruhig`,
  'fine.may': `darf|dürfen|dürfte|kann|können|könnte (von (mir|uns) aus)? es|sie|das? auch|gern|gerne|ruhig`,
  'fine.behind': `
    geht|ginge|gingen|gehen|passt|passen|reicht also|dann|eben auch
    geht|ginge|gingen|gehen|passt|passen|reicht|tuts|kommt|käme (auch|genauso|für (uns|mich)|zur not|auch in frage) auch|noch|klar?
    ist|sind|wäre|wären|wär|is (auch|auch noch|für uns|für mich|völlig)? (ok|okay|in ordnung|möglich|kein problem|drin)(auch)
    ist|sind|wäre|wären|wär|is (auch|für uns|für mich|völlig)? (denkbar|recht|akzeptabel|machbar|eine option)(auch); gern|gerne|wäre|wär auch
    auch (gern|gerne|möglich|ok|okay|in ordnung|recht|drin); würde|würden|wird|tät|täte auch? reichen|langen|genügen; reichen; langt`,
  'link.or': `
    oder auch|wenigstens|evtl|notfalls|eben|halt|eher|gern? in|ein|eine|einen|mit|im?; bzw; beziehungsweise; und/oder; entweder; wahlweise
    alternativ; noch; /; od`,
  'link.and': `
    und ein|eine|einen|einem|der|die|das|auch|noch|dazu|zwar|in|mit|wenn? ${ONE}; &; u; sowie; plus; sowohl; als|wie auch; außerdem; dazu
    zusätzlich; samt; inklusive; inkl; nebst; auch noch; +; obendrein; zudem; n`,
  'link.but':
    'aber; jedoch; allerdings; sondern; obwohl; jedoch mit; trotzdem; dafür; hauptsache; wobei; dennoch; stattdessen; immerhin',
  'link.of': 'von; mit; zu; à',
  'link.with': `
    mit ein|einer|einem|nem|ner|mindestens|viel|guter|großem|großer|eigenem|eigener?; hat|haben|habe|hab|hätte|hätten|bietet|besitzt ${ONE}; inkl
    inklusive; samt; muss|müssen|soll|sollte|sollten|müsste|müssten auch|unbedingt|schon|mindestens? ein|eine|einen|mit? haben|her|rein|sein?
    was|etwas|irgendwas|eins|eine mit einem|einer?
    brauche|brauchen|bräuchte|bräuchten|benötige|benötigen|brauch|will|wollen|möchte|möchten ${WE} unbedingt|auch|noch? ${ONE}
    wo|wenn|dass es? ein|eine|einen gibt|hat?; ausgestattet mit; wichtig ist|wäre|wären|sind ${US} ein|eine|einen|der|die|das|noch|auch?
    wert auf; w; nichts|nix|nie|niemals ohne; will|wollen|möchte|möchten|kann|können|mag ich|wir (nicht|ungern|auf keinen fall) verzichten
    will|wollen|möchte|möchten|kann|können ${WE} nicht auf einen|eine|ein|den|die|das?; nicht drauf|darauf? verzichten|missen; must-have(s) :?`,
  'link.so': `
    weil; da; denn; deshalb; daher; deswegen; darum; also; wegen; damit; falls; wenn; während; sobald; nachdem; bevor; bis; dass; ob; wo; als; somit
    nämlich; sodass; solange; aufgrund; dessen`,
  instead: '(an)statt ein|eine|der|des|dem|in?; lieber als; ersetze; wechsle wir|sie? den|die|das?',
  correction: `
    ach|äh|ähm|oh|halt|sorry nein|nee|ne|nö|quatsch|was|moment ,?; (quatsch|sorry|moment|korrektur|pardon|stopp),
    ach|äh|ähm|oh|ne|sorry|halt|hm|ups? nein|nee|ne (warte|halt|moment|doch|quatsch|sorry|lieber|stopp|falsch|ich meine|ich meinte|entschuldigung|
      pardon); ach|äh|ähm|oh|nein|nee|sorry? (quatsch|ich meine|ich meinte|meinte ich|moment|warte|vertippt|sorry|entschuldigung|verzeihung)
    ach|äh|ähm|oh|nein|nee|sorry? (besser gesagt|korrektur|doch nicht|vielmehr|pardon|stopp|ups|genauer gesagt|stimmt nicht)`,
  'aside.before': `
    ${HAVE} ${WE} schon|bereits|noch|derzeit|aktuell|momentan|bisher|früher|zurzeit|mal ein|eine|einen|unser|mein?
    ${LIVE} ${WE} (noch|derzeit|aktuell|momentan|zurzeit|bisher|jetzt|zu zweit|zu dritt)? in|auf ein|einer|einem|der?
    ${OF_OURS} ${OLD}(e|es|er|en|em) haus|wohnung|whg|zuhause|eigentumswohnung|vermieter?
    haben|hab|habe wir|ich verkauft; verkauft haben|habe|hatten ${WE} schon? ein|eine|einen|unser|unsere?
    mein|meine|meinen|unser|unsere ${OURS} hat|haben|hatte|wohnt|wohnen|lebt|leben|arbeitet|ist|sind|studiert
    früher|damals hatte|hatten|hab|habe|haben|wohnten|lebten ${WE} (ein|eine|einen|mal|in einem|in einer)?
    das|dies sind|ist ja|doch? alles|lauter|nur|bloß`,
  'aside.behind': 'früher; damals; als kind; schon mal; hatten wir mal?; vor jahren; letztes jahr|mal; bereits',
  'aside.end': `
    und|nun|jetzt|deshalb|daher|also? ${WANT} ich|wir|jetzt|nun|mir|uns|es?; jetzt|nun es|wir|ich|was; gesucht; auf der suche nach; und nun|jetzt
    aber; gibt es; gibts; habt ihr; haben sie; hast du; was habt|haben|hast|gibts|gibt; zeig mir|uns?; zeigen sie mir|uns?; diesmal; stattdessen
    also`,
  'free.needed': 'nötig; notwendig; erforderlich; vonnöten; von nöten; gebraucht; zwingend; verlangt',
};
