import type { Phrases } from '../language.ts';

const VERY = '(doch |echt |nun |wirklich |unbedingt |eigentlich |auch |ja |jetzt |so |gar |aber |zwingend |)';
const NEED = '(brauche|brauchen|brauch|benötige|benötigen|bräuchte|bräuchten|brauchts|braucht)';
const SELF = '(ich |wir |man |es |)';
const EVEN =
  '(egal|wurst|wurscht|gleich|gleichgültig|unwichtig|nebensächlich|zweitrangig|optional|verzichtbar|überflüssig|schnuppe)';
const WEIGHTY =
  '(wichtig|nötig|notwendig|erforderlich|zwingend|muss|thema|entscheidend|relevant|kriterium|pflicht|priorität|voraussetzung)';
const NICE =
  '(schön|toll|super|klasse|prima|nett|gut|ideal|optimal|perfekt|cool|nice|fein|genial|praktisch|mega|geil|von vorteil|wünschenswert|' +
  'willkommen|nicht schlecht|ein (traum|plus|bonus|vorteil))';
const OURS =
  '(vermieter|nachbar|nachbarn|eltern|schwester|bruder|freund|freunde|freundin|chef|cousin|mutter|vater|mama|papa|oma|opa|kinder|sohn|' +
  'tochter|ex|mann|frau|großeltern|enkel|schwiegereltern|tante|onkel|kollege|kollegin)';
const OLD = '(jetzig|aktuell|alt|derzeitig|momentan|bisherig|früher|ehemalig|letzt|vorig)';
const OF_OURS = '(unser|unsere|unserer|unserem|unseren|mein|meine|meiner|meinem|meinen|die|das|der|dem)';
const WANT =
  '(suche|suchen|such|sucht|brauche|brauchen|brauch|bräuchte|bräuchten|möchte|möchten|will|wollen|benötigen|hätte gern|hätten gern|' +
  'hätte gerne|hätten gerne|würde gern|würden gern|soll|solls|sollte)';

/** What is wanted, not wanted, not needed, only nice; what is told of something else. */
export const germanPolarity: Phrases = {
  'not.without': 'ohne',
  'not.before': `
    (besser|lieber) nicht (in|im|am|)
    kein(e|en|er|em|es|s|erlei|); keinesfalls; ohne (ein|eine|einen|jegliche|); nicht; nix; nichts (in|mit|an|am|im|bei|auf|aus|von|neben|nahe)
    niemals; nie; weder; nirgends
    nicht (in|an|am|im|bei|beim|mit|auf|neben|nahe|direkt an|direkt am|zu nah an|zu nah am|aus|zur|zum) (der|dem|den|einer|einem|)
    (bloß|nur|bitte|lieber|ja|auf keinen fall|möglichst) (nicht|nichts|kein|keine|keinen|nix|net) (in|mit|an|am|im|bei|auf|)
    auf (gar |) keinen fall (in|mit|an|am|im|bei|auf|nach|ein|eine|einen|); (verzichte|verzichten) (ich |wir |) (gern |gerne |) auf
    (hasse|hassen|vermeide|vermeiden|meide); (allergisch|allergie) gegen; weit (weg |entfernt |) (von|vom); weg (von|vom)
    abseits (von|der|des|vom); fern (von|vom); angst vor; (mag|mögen|will|wollen|möchte|möchten) (ich |wir |) (kein|keine|keinen|nicht)
    nie (wieder|mehr) (in|mit|an|am|im|); nicht mehr (in|mit|an|am|im|); noch kein(e|en|); ausgenommen; (genug|nase voll) von; weg mit; frei von
    minus; bitte ohne; hab was gegen`,
  'not.behind': `
    (solls|darfs|soll|sollte|sollten|darf|dürfte|dürfen|kann) (es |das |sie |) (aber |auch |) nicht (kosten|sein|werden|liegen)
    (solls|darfs|soll|sollte|sollten|darf|dürfte|dürfen|kann) (es |das |sie |) (aber |auch |) nicht (überschreiten|übersteigen|haben)
    (will|wollen|möchte|möchten|mag|mögen|brauch|brauchts) (ich |wir |) (gar |auf keinen fall |) (nicht|net|keine|keinen|keins|ned) (haben|mehr|)
    (geht|gehen) (gar |überhaupt |) (nicht|net); (kommt|kommen) (für (uns|mich) |) (nicht|net) (in frage|infrage)
    (ist|sind|wäre|is) (für (uns|mich) |) (ein |) (no-go|no go|nogo|tabu|ausschlusskriterium|horror|nichts für (uns|mich)); nein danke
    (lieber|bitte) nicht; (nicht|net) (erwünscht|gewünscht|gewollt); (scheidet|scheiden|fällt|fallen) (aus|weg|raus|flach)
    (interessiert|interessieren) (mich|uns) nicht; raus; ausgeschlossen
    (ist|sind|is|wäre|wären) (mir |uns |) (zu (teuer|laut|weit|voll)|ein graus|schlecht|blöd|doof|ungünstig); nie wieder; auf (gar |) keinen fall
    no-go; muss weg; (bitte |) (weglassen|ausschließen); nicht (unser|mein) (fall|ding); (stört|stören) (mich|uns)`,
  'not.except': `
    außer (in|im|am|an|bei|den|dem|der|); ausgenommen (in|im|); mit ausnahme von; bis auf; nur nicht (in|im|am|an|mit|)
    bloß nicht (in|im|am|an|mit|); aber nicht (in|im|am|an|mit|bei|); (alles|überall) außer (in|im|); exklusive; abgesehen von
    jedoch nicht (in|)`,
  'not.again': 'nie wieder; nie mehr; nicht noch mal; nicht nochmal',
  'not.both': 'weder; hasse; hassen; keinerlei; allergisch gegen',
  'free.before': `
    ${NEED} ${SELF}${VERY}(kein|keine|keinen|nicht|net|nicht unbedingt) (ein|eine|einen|mehr|)
    (muss|müssen|müsste) (es |das |) ${VERY}(kein|keine|keinen|nicht|net) (unbedingt |zwingend |) (ein|eine|einen|in|)
    (egal|gleich) (ob|ist) (mit |) (ein|eine|einen|der|die|das|); (kann|können|könnte|könnten) (ich |wir |) (gut |gern |gerne |auch |) auf
    unabhängig (von|vom) (der|dem|); nicht (unbedingt|zwingend) (mit |in |) (ein|eine|einen|); (lege|legen) (ich |wir |) keinen wert auf
    ob mit oder ohne; mit oder ohne; beliebige(r|s|n|)
    (vergiss|vergessen|lass|lassen|streich|streiche|streichen) (sie |wir |) (bitte |) (den|die|das|) (wunsch nach |) (dem|der|)`,
  'free.behind': `
    (habe|haben|hab) (ich|wir) (keine|keinen|keins|nicht); (juckt|kümmert|stört) (mich|uns) nicht
    (muss|müssen|müsste|müssten) (es |ich |wir |) ${VERY}(nicht|net|keiner|keine|keins|ned) (unbedingt|zwingend|mehr|) (sein|haben|dabei sein|)
    ${NEED} ${SELF}${VERY}(nicht|net|keine|keinen|keins|ned) (unbedingt|zwingend|mehr|wirklich|) (sein|haben|)
    (kann|können|könnte) (auch |gern |ruhig |von mir aus |) (weg|wegfallen|entfallen|raus)
    (ist|sind|is|wäre|wären|san) (mir |uns |da |) (völlig |total |eigentlich |ja |auch |jetzt |) ${EVEN}; egal; wurscht; zweitrangig; optional
    verzichtbar; (spielt|spielen) (für (uns|mich) |) keine (große |) rolle (mehr|)
    (ist|sind|wäre|is) (mir |uns |) (aber |auch |jetzt |) (nicht|kein|keine|net) (so |allzu |unbedingt |mehr |) ${WEIGHTY} (für (uns|mich)|mehr|)
    (nicht|kein) (so |unbedingt |mehr |) ${WEIGHTY} (ist|)
    (kann|können|könnte|könnten) (ich|wir|man) (uns |mir |) (wohl |eigentlich |gut |gern ) (drauf |darauf |) (verzichten|sparen)
    (kann|können|könnte|könnten) (ich|wir|man) (uns |mir |) (wohl |eigentlich |gut |gern ) (drauf |darauf |) (abschminken|ohne auskommen)
    (kann|können|könnte|könnten) (ich|wir|man) (uns |mir |) (auch |zur not |zur not auch |) (drauf |darauf |) (verzichten|sparen)
    (kann|können|könnte|könnten) (ich|wir|man) (uns |mir |) (auch |zur not |zur not auch |) (drauf |darauf |) (abschminken|ohne auskommen)
    verzichten (kann|können|könnte|könnten) (ich|wir); (bin|sind) (ich|wir) (da |) (flexibel|offen); oder (auch |) nicht; nicht unbedingt
    muss nicht; (doch|jetzt) nicht mehr; macht nichts`,
  'soft.before': `
    am (besten|liebsten) (mit|in|im|nahe|wäre|) (ein|eine|einen|einem|einer|)
    (idealerweise|vorzugsweise|bevorzugt|möglichst|bestenfalls) (auch |noch |) (mit|in|im|) (ein|eine|einen|einem|einer|)
    (im idealfall|nach möglichkeit|vielleicht|eventuell|evtl) (auch |noch |) (mit|in|im|) (ein|eine|einen|einem|einer|)
    (wenn|falls|soweit) (möglich|es geht|machbar) (mit|in|) (ein|eine|einen|einem|einer|); wenns geht (mit|); gern(e|) (auch |) mit (einem|einer|)
    (freuen|freue) (ich |wir |) (mich |uns |) über
    ${NICE} (wäre|wären|wär|wärs|wäre es|fände ich) (auch |noch |natürlich |) (wenn |) (es |sie |er |wir |da |) (ein|eine|einen|noch ein)
    ${NICE} (wäre|wären|wär|wärs|wäre es|fände ich) (auch |noch |natürlich |) (wenn |) (es |sie |er |wir |da |) (noch eine|mit|)
    (wäre|wär|wären) (es |) ${NICE} (wenn |) (es |) (ein|eine|einen|mit|); (träume|träumen) (ich |wir |) von`,
  'soft.behind': `
    (wäre|wär|wären|wärn|wärs) (ich |wir |mir |uns |das |dabei |natürlich |) (auch |noch |schon |echt |wirklich ) ${NICE} (aber|gewesen|)
    (wäre es|fände|fänd|fänden) (ich |wir |mir |uns |das |dabei |natürlich |) (auch |noch |schon |echt |wirklich ) ${NICE} (aber|gewesen|)
    (wäre|wär|wären|wärn|wärs) (ich |wir |mir |uns |das |dabei |natürlich |) (sehr |ganz |total |) ${NICE} (aber|gewesen|)
    (wäre es|fände|fänd|fänden) (ich |wir |mir |uns |das |dabei |natürlich |) (sehr |ganz |total |) ${NICE} (aber|gewesen|); von vorteil
    wünschenswert; (wenn|falls|soweit) (möglich|vorhanden|es geht); wenns geht; nice to have; nach möglichkeit; idealerweise; bevorzugt
    gern gesehen; im idealfall; bestenfalls; willkommen; (wäre|wär|wären) (ein|der|mein|unser) (traum|plus|bonus|hit|wunsch|hammer)
    (wär|wäre|wären) was; würde (mich|uns) freuen; kann (gern|gerne) dabei sein`,
  'fine.before': `
    (gern|gerne) auch (in|ein|eine|einen|mit|nach|); (zur not|notfalls|sonst|alternativ) (auch|) (in|ein|eine|einen|)
    (hab|habe|haben|hätte|hätten) (ich |wir |) (auch |) nichts gegen (ein|eine|einen|)
    (darf|dürfte|kann|könnte) (es |) (auch |gern |gerne |ruhig |auch gern |gern auch |) (ein|eine|einen|in) (sein|); offen für (ein|eine|einen|)`,
  'fine.behind': `
    (geht|ginge|gingen|gehen|passt|passen|reicht|tuts|kommt|käme) (auch|genauso|für (uns|mich)|zur not|auch in frage) (auch|noch|klar|)
    (ist|sind|wäre|wären|wär|is) (auch |für uns |für mich |völlig |) (ok|okay|in ordnung|möglich|kein problem|drin)(auch|)
    (ist|sind|wäre|wären|wär|is) (auch |für uns |für mich |völlig |) (denkbar|recht|akzeptabel|machbar|eine option)(auch|); (gern|gerne) auch
    auch (gern|gerne|möglich|ok|okay|in ordnung|recht|drin); (wäre|wär|ginge) auch`,
  'link.or': `
    oder (auch|wenigstens|evtl|notfalls|eben|halt|eher|gern|) (in|ein|eine|einen|mit|im|); bzw; beziehungsweise; und/oder; entweder; wahlweise
    alternativ; noch; /; od`,
  'link.and': `
    und (ein|eine|einen|einem|der|die|das|auch|noch|dazu|zwar|in|mit|wenn|) (ein|eine|einen|); &; u; sowie; plus; sowohl; als auch; außerdem; dazu
    zusätzlich; samt; inklusive; inkl; nebst; und noch; auch noch; +; wie auch; obendrein; zudem; n`,
  'link.but':
    'aber; jedoch; allerdings; sondern; obwohl; jedoch mit; trotzdem; dafür; hauptsache; wobei; dennoch; stattdessen; immerhin',
  'link.with': `
    mit (ein|einer|einem|nem|ner|mindestens|viel|guter|großem|großer|eigenem|eigener|)
    (hat|haben|habe|hab|hätte|hätten|bietet|besitzt) (ein|eine|einen|); inkl; inklusive; samt
    (muss|müssen|soll|sollte|sollten|müsste|müssten) (auch |unbedingt |schon |mindestens |) (ein|eine|einen|mit|) (haben|her|rein|sein|)
    (was|etwas|irgendwas|eins|eine) mit (einem|einer|)
    (brauche|brauchen|bräuchte|bräuchten|benötige|benötigen) (ich |wir |) (unbedingt |auch |noch |) (ein|eine|einen|)
    (brauch|will|wollen|möchte|möchten) (ich |wir |) (unbedingt |auch |noch |) (ein|eine|einen|)
    (wo|wenn|dass) (es |) (ein|eine|einen) (gibt|hat|); ausgestattet mit
    wichtig (ist|wäre|wären|sind) (mir |uns |) (ein|eine|einen|der|die|das|noch|auch|); wert auf; w`,
  'link.so': `
    weil; da; denn; deshalb; daher; deswegen; darum; also; wegen; damit; falls; wenn; während; sobald; nachdem; bevor; bis; dass; ob; wo; als
    somit; nämlich; sodass; solange; aufgrund; dessen`,
  'instead.of': '(an|)statt (ein|eine|der|des|dem|in|); lieber als; ersetze; (wechsle) (wir |sie |) (den|die|das|)',
  'correct.it': `
    (ach |äh |ähm |oh |ne |sorry |halt |hm |ups |)(nein|nee|ne) (warte|halt|moment|doch|quatsch|sorry|lieber)
    (ach |äh |ähm |oh |ne |sorry |halt |hm |ups |)(nein|nee|ne) (stopp|falsch|ich meine|ich meinte|entschuldigung|pardon)
    (ach |äh |ähm |oh |nein |nee |sorry |)(quatsch|ich meine|ich meinte|meinte ich|moment|warte|vertippt|sorry|entschuldigung|verzeihung)
    (ach |äh |ähm |oh |nein |nee |sorry |)(besser gesagt|korrektur|doch nicht|vielmehr|pardon|stopp|ups|genauer gesagt|stimmt nicht)`,
  'aside.before': `
    (habe|haben|hab|hatte|hatten|besitze|besitzen) (ich |wir |) (schon|bereits|noch|derzeit|aktuell) (ein|eine|einen|unser|mein|)
    (habe|haben|hab|hatte|hatten|besitze|besitzen) (ich |wir |) (momentan|bisher|früher|zurzeit|mal) (ein|eine|einen|unser|mein|)
    (wohne|wohnen|wohn|lebe|leben|wohnten|wohnte) (ich |wir |) (noch |derzeit |aktuell |momentan |zurzeit ) (in|auf) (ein|einer|einem|der|)
    (wohne|wohnen|wohn|lebe|leben|wohnten|wohnte) (ich |wir |) (bisher |jetzt |zu zweit |zu dritt |) (in|auf) (ein|einer|einem|der|)
    ${OF_OURS} ${OLD}(e|es|er|en|em) (haus|wohnung|whg|zuhause|eigentumswohnung|vermieter|)
    verkauft (haben|habe|hatten) (ich |wir |) (schon |) (ein|eine|einen|unser|unsere|)
    (mein|meine|meinen|unser|unsere) ${OURS} (hat|haben|hatte|wohnt|wohnen|lebt|leben|arbeitet|mag|liebt|sagt|meint|ist|sind|studiert)
    (früher|damals) (hatte|hatten|hab|habe|haben|wohnten|lebten) (ich |wir |) (ein|eine|einen|mal|in einem|in einer|)`,
  'aside.behind': 'früher; damals; als kind; schon mal; hatten wir (mal|); vor jahren; letztes (jahr|mal); bereits',
  'aside.end': `
    (und |nun |jetzt |deshalb |daher |also |) ${WANT} (ich|wir|jetzt|nun|mir|uns|es|)
    (jetzt|nun) (es|wir|ich|was|soll|solls); gesucht; auf der suche nach; und (nun|jetzt); aber; gibt es; gibts; habt ihr; haben sie; hast du
    was (habt|haben|hast|gibts|gibt); zeig (mir|uns|); zeigen sie (mir|uns|); diesmal; stattdessen; also`,
  'purpose.before': '(platz|raum) (für|zum|um) (ein|eine|einen|den|die|das|)',
};
