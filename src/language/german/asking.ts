import type { PhrasesByKey } from '../language.ts';

const HOMES = `(häuser|häusern|wohnungen|objekte|objekten|immobilien|angebote|angeboten|inserate|vorschläge|treffer|anzeigen|optionen|ergebnisse|reihenhäuser|
  grundstücke)`;
/** "Das günstigere": of those that were shown. */
const extreme = (words: string): string =>
  `das|die|der (${words})ere; dem|den|vom|beim (${words})eren; bei|in|von der (${words})eren`;
const CHEAP = '(günstig|billig|preiswert|preisgünstig|erschwinglich)';
const FEE = '(hausgeld|wohngeld|hoa|hoa gebühr|hoa gebühren|nebenkosten)';
const AREA_PRICE = '(quadratmeterpreis|preis pro quadratmeter|preis pro qm|preis je quadratmeter|qm preis)';
const IT = '(es|das|die|sie|der|denn)?';
const MUCH = '(zu|viel zu|etwas zu|bisschen zu|echt|arg|mir zu|uns zu|ziemlich)';
const TAKEN =
  '(zu haben|verfügbar|frei|da|aktuell|auf dem markt|verkauft|weg|vermietet|reserviert|zu verkaufen|zur verfügung|zum verkauf|on)';
const OTHER = '(mehr|weitere|andere|noch mehr|noch andere|noch welche|was anderes|alternativen|die nächsten)';
const SAY =
  '(sag|sage|sagen|wiederhol|wiederhole|wiederholen|erklär|erkläre|fass|fasse|fassen|mach|schreib|schreibe|formuliere)';
const YOU = '(sie|du)?';
const YOU_ALL = '(sie|du|ihr|es)?';
const TELL = '(erzähl|erzählen|sag|sagen|zeig|zeigen|gib|geben|schick|schicken)';
const ABOUT = '(über|zu|zum|zur|von|vom)?';
const WHICH = '(welche|welches|welcher|was|irgendeine|eine|eins|nur die|die|alle|hat|haben|ist|sind|gibt es|gibts)';
const PHOTOS = '(fotos|bilder|pics|innenaufnahmen)';
const US = '(mir|uns)?';
const PLEASE = '(bitte|mal)?';
const SORT = '(sortiere|sortieren|sortier|ordne|ordnen|reihe|reihen|sortiert|geordnet|gereiht)';
const THAT_HOME = '(wohnung|haus|häuser|wohnungen|objekt|objekte)?';
const HAVE = '(hat|haben|hätte|hätten|bietet|bieten|besitzt|gehört|gehören|darf|verfügt)';
const HAVE_YOU = '(habt|haben|hast|hätten|hättet|führen)';
const WHAT_IS =
  '(gibts|gibt es|gibt|habt ihr|haben sie|hast du|ist|wäre|kann man|kann ich|können wir|geht|bekomme ich|kriegt man)';
const HOW_MUCH = '(was|wie viel|wieviel)';
const WRITE = '(schreib|schreibe|verfass|formulier|formuliere)';
const COST = '(kostet|kosten|soll|sollen|würde|macht|ist)';
const THE_HOME = '(es|das|die|sie|der|das haus|die wohnung|das objekt)';
const LISTED = '(leer|drin|online|inseriert|auf dem markt)?';
const DEAR = '(teuer|hoch|kostspielig)';

/** What is asked of homes, how they are ordered and counted, and how those that were shown are pointed at. */
export const germanAsking: PhrasesByKey = {
  'point.mine': 'meine; unsere; mein; unser; jetzige',
  'point.both': 'beiden; zwei',
  'point.described': 'die|das|der in|mit|am|im|aus|von|für',
  'point.ofThe': 'im; vom; beim',
  'point.the': 'die|das|der in|mit|am|im|aus|von|für',
  'ask.Price': `
    ${HOW_MUCH} ${COST} es|das|die|sie|der|den|denn|so|eigentlich|dieses|diese|da? denn|eigentlich? kosten?; wie teuer ist|sind|wäre|wird|is ${IT}
    wie hoch ist|sind|wäre|is denn? die|der preis|kaltmiete|warmmiete|kaufpreis; was|wie ist|wäre der|die preis|kaufpreis|miete von|für?
    was will|wollen|verlangen (die|sie|man|der verkäufer|der eigentümer) für|dafür; preis bitte|dafür
    kaufpreis|verkaufspreis ?|vom|von|des|der|für|bitte`,
  'ask.YearBuilt': `
    wie alt ist|sind|wäre|is ${IT}
    (wann|in welchem jahr) wurde|ist|wurden|war|sind ${IT} gebäude|haus|wohnung|objekt? gebaut|erbaut|errichtet|fertiggestellt
    (von wann|aus welchem jahr) wurde|ist|wurden|war|sind|stammt ${IT} gebäude|haus|wohnung|objekt? gebaut|erbaut|errichtet|fertiggestellt?
    wann gebaut|erbaut; welches baujahr|jahr`,
  'ask.BuildingArea': `
    wie gross|geräumig ist|sind|wäre|is ${IT}
    (wie viel|wie viele|wieviel|wieviele) quadratmeter|qm|platz|wohnfläche|fläche|m2 hat|haben|sind? ${IT}; welche wohnfläche|größe|fläche hat`,
  'ask.Status': `
    (ist|sind|is|wäre|gibt es|gibts|steht) ${THE_HOME} eigentlich|denn? (noch|immer noch|schon|bereits) ${TAKEN}
    noch (zu haben|verfügbar|frei|da|aktuell|auf dem markt|zur verfügung); schon|bereits weg|verkauft|vermietet|reserviert|vergeben`,
  'ask.Address': `
    wo (liegt|ist|steht|befindet sich|wäre|liegen|is|sind) ${IT} denn? genau?; wie|was lautet|ist die genaue? adresse; adresse von|bitte|für
    auf|in welcher straße`,
  'ask.DaysOnMarket': `
    (seit wann|wie lange|wie lang) schon? ist|steht|wird|sind|is|stehen? ${IT} (schon|denn|denn schon)? ${LISTED}
    (seit wann|wie lange) ist|steht das|die haus|wohnung|objekt schon|denn? (leer|drin|online|inseriert|auf dem markt|angeboten)`,
  'ask.Url':
    'link|expose|inserat bitte|dazu; schick|schicke|schicken|gib sie? mir|uns mal|bitte? den|das|einen link|expose',
  'ask.Tours':
    'grundriss|video|rundgang bitte|dazu; hast|habt|haben du|ihr|sie auch? einen|den|ein grundriss|video|rundgang',
  'ask.ListOfficeName':
    'wer ist|is|wäre denn? der|die makler|maklerin|maklerbüro|anbieter; (welcher|von welchem) makler',
  'ask.Images': `
    zeig|zeigen|schick|schicken|hast|habt|haben|gibt|gibts ${YOU_ALL} ${US} mal|bitte|auch|noch|mehr? ${PHOTOS} davon|dazu|von?
    fotos|bilder davon|dazu|von|bitte?; wie sieht|schaut es|das|die (von innen) aus`,
  'ask.unlisted': `
    (am|beim|an dem) preis noch? was|etwas (machen|drin|möglich|gehen)
    warum|wieso|weshalb ist|sind? das|es|die|sie|der? so
    in? (welche(m|r|s|n)) (stock|stockwerk|etage); monatsrate; monatliche rate; ab wann (frei|verfügbar|beziehbar|bezugsfrei)?
    wie weit (weg|entfernt)?; wiederverkauf(swert)
    wie viele (stockwerke|etagen|geschosse)
    verhandlungsbasis; verhandlungsspielraum; vhb; am preis was|etwas? (machen|drehen); mindestmietdauer; mietdauer; mindestmietzeit
    rendite; mietrendite; mieteinnahmen; weitervermieten; ist|sind vermietet; kapitalanlage`,
  'sum.offer': 'akzeptier(en|t); nehmen; annehmen; wenn ich|wir; runtergehen auf|um?',
  'ask.home': `
    ${TELL} ${YOU} mir|uns ${PLEASE} etwas|was|noch? (mehr|alles|näheres|details|infos|mehr infos|mehr details) ${ABOUT}
    mehr|weitere|nähere|genauere|alle|noch infos|info|informationen|details|angaben zu|zum|zur|über|von|vom|für|bitte?
    was wissen|können|weißt|kannst sie|du ${US} über|zu|zum|zur sagen?; mehr|näheres|genaueres|etwas|was über|zu|zum|zur
    details|infos zu|zum|zur|über|von|bitte; näher? beschreiben; gefällt|gefallen|interessiert|interessieren mir|uns|mich; wie ist denn?
    was ist das für`,
  'ask.has': `
    (gibt es|gibts) ein|eine|einen|keinen|keine; ${HAVE} es|das|die|sie|der|denn|man|dort|da|eine|ein auch|da|denn? ein|eine|einen|über?
    (gibt es|gibts|sind) da|dort|dazu|denn|auch|hier ein|eine|einen?; wie viele|viel; wieviele; (welche|welchen|was für) ein|eine|einen?
    hunde|katzen|haustiere erlaubt|ok|okay`,
  'ask.any': `
    (gibt es|gibts|gäbe es) (da|dort|auch|denn|denn da|noch|hier|bei (euch|ihnen))? was|etwas|welche|irgendwas?
    ${HAVE_YOU} ihr|sie|du da|auch|denn|noch|vielleicht|derzeit|aktuell|gerade|so? was|etwas|welche|irgendwas|ein|eine|einen?
    was ${WHAT_IS} (denn|denn da|da|so|sonst|alles)? so|da|noch|her?; etwas|was zu|zum|zur|frei`,
  'ask.open': `
    zahlt; zahle; zahlen; was; welche(r|s|n|m|); wie; wann; wo; warum; wer; wieso; weshalb; wieviel(e); wem; wessen; wozu; hat; haben; habt; hast
    hatte; ist; sind; gibt; gibts; kann; können; könnte; könnten; könntest; könnt; darf; dürfen; dürfte; wird; werden; würde; würden; muss; soll
    liegt; liegen; gehört; gehören; steht; stehen; kostet; kosten; woher; woran; worin; womit; besitzt; verfügt; bietet; sieht; geht; gehts; wäre
    passt; läuft; erlauben; erlaubt; welch; wieweit; ob; kannst; bei welche(r|m|n); wo genau; wie hoch ist|sind|is|wäre|wären
    in|an|auf|zu|bei|aus welche(r|m|n|s|) straße|stadtteil|lage|ecke|stadt|ort|viertel|gegend
    wie gross ist|sind|wäre|is da|dort|denn? das|der|die|ihr? grundstück|garten; wie viele|viel
    (wie viele|wieviele) stellplätze|parkplätze|garagenplätze|autos (gibt es|gibts|hat|sind|haben|passen)?
    darf|dürfen|dürfte|kann|könnte man|ich|wir`,
  question: 'was; welche(r|s|n|m|); wie; wann; wo; warum; wer; wieso; weshalb; wieviel(e); woher; wozu',
  'order.Price.asc': `
    ${CHEAP}ste(n|r|s|m|); am ${CHEAP}sten; ${CHEAP}(e|es|er|en|em|)
    (niedrigste|kleinste|geringste)(r|n|s|) (preis|preise|miete|kaufpreis|kaltmiete)(n); bestes|beste preis|schnäppchen|preis-leistungs-verhältnis
    preis aufsteigend; von|vom günstig|billig|niedrig|günstigsten|billigsten nach|bis|zu|zum teuer|hoch|teuersten
    je billiger|günstiger desto|umso besser; nach dem? preis|kaufpreis|miete sortiert|sortieren|geordnet|gereiht`,
  'order.Price.desc': `
    teuerste(n|r|s|m|); am teuersten; höchste|höchster|höchsten preis|preise|kaufpreis
    von|vom teuer|hoch|teuersten|höchsten nach|bis|zu|zum günstig|billig|günstigsten|niedrigsten; luxuriöseste(n|r|s|); preis absteigend
    exklusivste(n|r|s|); nach dem? preis sortiert|sortieren|geordnet? (absteigend|, teuerste|, teuerstes|, das teuerste|, die teuersten)`,
  'order.BuildingArea.asc': 'kleinste(n|r|s|m|); am kleinsten; kompakteste(n|r|s|)',
  'order.BuildingArea.desc': `
    größte(n|r|s|m|); am größten; meisten|meiste platz|wohnfläche|quadratmeter; geräumigste(n|r|s|); größe absteigend
    nach der? größe|wohnfläche sortiert|sortieren|geordnet|gereiht`,
  'order.LotArea.asc': 'kleinste(s|n|) grundstück|garten|grundstücke|parzelle',
  'order.LotArea.desc': '(größte|meiste)(s|n|r|m|) grundstück|garten|grundstücke|land|grund|grundstücksfläche',
  'order.YearBuilt.asc': 'älteste(n|r|s|m|) bau|gebäude|baujahr?; am ältesten; baujahr aufsteigend; zuerst gebaut(e)',
  'order.YearBuilt.desc': `
    (neue|neu|jüng|modern)ste(s|n|m|r|) baujahr|bau|gebäude; zuletzt gebaut(e|es|en|); (jüng|modern)ste(n|s|r|); baujahr absteigend
    nach dem? baujahr|alter sortiert|sortieren|geordnet|gereiht`,
  'order.DaysOnMarket.asc': `
    (neue|neu|aktuell)ste(n|r|s|m|) angebot|angebote|inserat|inserate|objekte|anzeigen?; frischeste(n|r|s|)
    (zuletzt|als letztes) (eingestellt|reingekommen|inseriert|online gestellt|dazugekommen)(e|en|es|)
    nach der|dem? aktualität|datum sortiert|sortieren|geordnet|gereiht`,
  'order.DaysOnMarket.desc':
    'am längsten|ältesten (auf dem markt|drin|leer)?; längste(n|r|) zeit? (auf dem markt); schon? am längsten; ladenhüter',
  'order.Bedrooms.desc': 'meisten|meiste (schlafzimmer|zimmer|räume)(n)',
  'order.Bathrooms.desc': 'meisten|meiste (bäder|badezimmer)(n)',
  'order.HOAMonth.asc': `(niedrigste|geringste|günstigste|kleinste|tiefste)(s|n|m|r|) ${FEE}`,
  'order.HOAMonth.desc': `höchste(s|n|m|) ${FEE}`,
  'order.PricePerArea.asc': `
    (beste|niedrigste|günstigste|kleinste|tiefste)(r|n|m|) ${AREA_PRICE}; nach dem? ${AREA_PRICE}; am günstigsten|billigsten pro|je quadratmeter|qm
    meiste|meisten platz|fläche für|fürs das|mein|unser? geld; ${AREA_PRICE} ist? am niedrigsten|günstigsten|billigsten|tiefsten`,
  'order.PricePerArea.desc': `(höchste|teuerste)(r|n|m|) ${AREA_PRICE}`,
  'sort.by': `
    ${SORT} ${YOU} mir? es|sie|die|das? ${PLEASE} (nach (dem|der|den)?|vom|von)?
    nach der|dem? preis|größe|baujahr|wohnfläche|aktualität|alter|grundstück|datum|miete|kaufpreis sortiert|sortieren|geordnet|gereiht?
    je billiger|günstiger desto|umso besser; zuerst; zuoberst; ganz? oben; als erstes; beginnend mit; ${CHEAP}(e|es|er|en|em|)
    nach dem? preis sortiert|sortieren|geordnet? (absteigend|, teuerste|, teuerstes|, das teuerste|, die teuersten)
    mach|mache|machen|zeig|gib mir? die|das|sie|alles liste? nach`,
  'sort.asc': 'aufsteigend(er); (niedrigste|kleinste)(n|s|r|)',
  'sort.desc': 'absteigend(er); höchste(n|s|r|)',
  'figure.count': '(wie viele|wieviele|wie viel); anzahl|zahl der|von|an?; gesamtzahl der?',
  'figure.average': `
    (durchschnittlich|mittler|üblich|gängig)(e|er|en|es|) preis?
    (durchschnitts|median)(-)(preis|preise|miete|mieten|kaufpreis|größe|kaltmiete|kosten|mietpreis|wert|preises); im schnitt|durchschnitt
    schnitt|mittel bei?`,
  'figure.lowest': `
    (niedrigste|günstigste|billigste|kleinste|tiefste)(r|n|) preis|kaufpreis|hausgeld|miete; mindestpreis; einstiegspreis; ab wann gehts los
    (was|wie hoch) ist die niedrigste|günstigste|billigste|kleinste`,
  'figure.highest':
    '(höchste|maximale)(r|n|) preis|kaufpreis|hausgeld|miete; höchstpreis; spitzenpreis; (was|wie hoch) ist die höchste|teuerste',
  'point.it': `
    es; ihm; dieses|diese|jenes|jene|das|die|dem|der haus|wohnung|objekt|immobilie|grundstück|angebot|inserat|apartment|reihenhaus|bude|villa
    diese(s|r|m|)`,
  'point.these': `diese(n|r|) (beiden|hier|${HOMES}); beide(n|r|s|); denen; jede(s|r|) davon; alle drei|vier|fünf davon`,
  'point.one': `
    ein; haus|wohnung|objekt|immobilie|angebot|apartment|grundstück|inserat|reihenhaus
    (eigentumswohnung|villa|bude|whg|häuser|wohnungen|objekte|von (denen|diesen)|davon)`,
  'point.number': 'nummer|nr|no|#|objekt|haus|wohnung|angebot|platz nummer|nr|#?',
  'point.among': `
    welche|welches|welcher hat das|die|den; welche|welches|welcher (von (beiden|den beiden)|der beiden)
    ${WHICH} (${HOMES}|wohnung|haus)? von|unter|aus|bei (denen|diesen|den|ihnen|den gezeigten|den genannten|der liste)
    welche|welches|welcher|was|eine|eins|keine|keins|hat|haben|ist|sind davon; von|unter|aus|bei (denen|diesen|den gezeigten); davon nur|die?
    (welche|welches|welcher|welchen|bei welchen|bei welcher) ${THAT_HOME} hat|haben|ist|sind|darf|kann|wäre|erlaubt|erlauben|bietet|liegt|liegen
    hat eins|eine|eines davon; bei welchem|welcher|welchen; filtere|filter die|sie|das|es? nach?; nur die|jene|solche|diejenigen mit|die|ohne|in`,
  'point.more': `
    zeig|zeige|zeigen|gib|geben|hast|habt|haben|gibts|gibt|will|möchte ${YOU_ALL} ${US} (bitte|noch|mal|bitte noch)? ${OTHER}
    (mehr|weitere|andere|noch mehr) (davon|${HOMES})?; noch (mehr|welche|was|andere|weitere|einige|ein paar) davon|bitte|da?
    was|etwas anderes|andres bitte?; sonst|ansonsten noch was|etwas|welche; die nächsten|restlichen|übrigen|anderen; weiter bitte?; und weiter
    der rest; alternativen; kenne|kenn|gesehen ich? (schon|alle schon); wie geht es weiter
    was|welche (habt ihr|haben sie|hast du|gibt es|gibts) sonst? noch so|alles?; noch? mehr sehen|zeigen`,
  'point.alike': `
    (etwas|was|noch was|mehr) (ähnliches|vergleichbares|in der art|wie (das|die|dieses|diese|es))
    (ähnlich|vergleichbar)e(s|r|n|) (wohnung|haus|${HOMES})?; so was|etwas|eine|ein wie das|die|dieses|diese erste|zweite?; sowas wie das|die
    solche`,
  'point.alikeNear': `etwas|was? ähnliche(s|r|n|) (${HOMES}) (in der (nähe|gegend|umgebung)|nebenan|um die ecke)`,
  'nth.1': 'erste(s|r|n|m|); 1ste; oberste(s|r|n|); erstgenannte(s|n|r|)',
  'nth.2': 'zweite(s|r|n|m|); zweitgenannte(s|n|r|)',
  'nth.3': 'dritte(s|r|n|m|)',
  'nth.4': 'vierte(s|r|n|m|)',
  'nth.5': 'fünfte(s|r|n|m|)',
  'nth.6': 'sechste(s|r|n|m|)',
  'nth.7': '(siebte|siebente)(s|r|n|m|)',
  'nth.8': 'achte(s|r|n|m|)',
  'nth.9': 'neunte(s|r|n|m|)',
  'nth.10': 'zehnte(s|r|n|m|)',
  'nth.middle': 'die|das|der|den|dem in der mitte; die|das|der|dem mittlere(n|) haus|wohnung|objekt|angebot',
  'nth.-1': 'letzte(s|r|n|m|); unterste(s|r|n|)',
  'nth.-2': 'vorletzte(s|r|n|m|)',
  'point.extreme': extreme('günstig|billig|teur|klein|größ|neu|ält|jüng'),
  'less.Price': `
    ${extreme('günstig|billig')}
    ${CHEAP}er(e|es|er|en|em|) (als (das|die|dieses|diese)); (günstig|billig)re(s|n|); ${MUCH} teuer|kostspielig|happig|hoch; nicht|kein leisten
    übersteigt|sprengt|über mein|unser|das|meinem|unserem budget|rahmen; (weniger|nicht so) teuer|teure|teures; für weniger geld?
    niedrigere(r|n|) preis|preise|preisklasse|miete
    das|die|alles|alle|des ist|sind|is mir|uns|aber|alles|alle? mir|uns|leider? (zu|viel zu|etwas zu|ziemlich|echt) ${DEAR}`,
  'more.Price': `
    ${extreme('teur')}; teurer(e|es|er|en|) (als (das|die))
    (hochwertiger|exklusiver|gehobener|luxuriöser)(e|es|en|); höhere(r|n|) preisklasse|preislage`,
  'less.BuildingArea': `
    ${extreme('klein')}
    etwas|noch|bisschen|auch kleiner; kleiner sein; kleiner als das|die|dieses|diese; kleinere(s|r|n|); ${MUCH} gross|geräumig
    weniger platz|fläche|wohnfläche
    kompakter(e|es|); eine|ne nummer kleiner`,
  'more.BuildingArea': `
    ${extreme('größ')}
    größer(e|es|er|en|) (als (das|die|dieses|diese)); ${MUCH} klein|eng|winzig; mehr platz|fläche|wohnfläche|quadratmeter|wohnraum
    geräumiger(e|es|); eine|ne nummer größer`,
  'less.LotArea': 'das|den? (kleinere|weniger)(s|n|r|m|) grundstück|garten|grund',
  'more.LotArea': 'das|den? (größere|mehr)(s|n|r|m|) grundstück|garten|grundstücke|grund|land|umschwung',
  'less.Bedrooms': 'weniger (schlafzimmer|zimmer|räume)(n); ein zimmer weniger',
  'more.Bedrooms': `
    mehr|zusätzliche|weitere (schlafzimmer|zimmer|räume)(n); noch? ein weiteres|zusätzliches? schlafzimmer|zimmer mehr|dazu|zusätzlich
    noch ein schlafzimmer|zimmer; mit? einem|ein schlafzimmer|zimmer mehr`,
  'less.Bathrooms': 'weniger (bäder|badezimmer)(n)',
  'more.Bathrooms':
    'mehr|zusätzliche (bäder|badezimmer)(n); noch? ein bad|badezimmer mehr|dazu; noch ein bad; mit? einem bad|badezimmer mehr',
  'less.YearBuilt': `${extreme('ält')}; älter(e|es|er|en|) (als (das|die)); mehr charakter|charme`,
  'more.YearBuilt': `
    ${extreme('neu|jüng')}; neuer|jünger|moderner als das|die|dieses; ist|sind neuer|jünger|moderner
    was|etwas? (neuere|jüngere|modernere)(s|n|r|); ${MUCH} alt|altmodisch|veraltet`,
  compare: `
    vergleich(e|en|st|) ${YOU} ${US} mal|bitte? die|das|den|der|mit|von?; verglichen mit?; gegenüberstell(en|ung); gegenüberzustellen
    gegenüber stellen; stell|stelle|stellen sie? mir|uns|die|das|mal mal|bitte? die|das|beide|gegenüber
    unterschied|unterschiede|unterscheiden|unterscheidet zwischen|sich|zum|zu|von?; im vergleich; vs; versus; was ist besser|gscheiter|günstiger
    pro und contra; vor- und nachteile`,
  'again.said': `
    übersetz|übersetze|übersetzen sie? das|es|mir?
    ${SAY} sie? mir? (das|es|die antwort) ${PLEASE} (nochmal|noch einmal|kürzer|einfacher|zusammen|kurz zusammen|als tabelle|anders)?
    als|in einer? tabelle|liste|stichpunkten; kürzer|einfacher bitte?; noch einmal bitte?; wie bitte; was (hast du|haben sie) gerade? gesagt
    zusammenfass(en|ung); fass(e) sie|es|das|alle (in einer (e mail|email|nachricht)|kurz)? zusammen; versteh ich nicht
    ${WRITE} mir|uns? ${PLEASE} eine|einen|ein kurze|kurzen? mail|e-mail|email|nachricht|text|sms|zusammenfassung`,
  'again.manner': `
    auf|in (deutsch|englisch|spanisch|französisch|portugiesisch|chinesisch|einfachen worten|kurz) bitte?
    kürzer|genauer|ausführlicher|einfacher bitte?; kurzfassung`,
  'ask.change': `
    gesenkt; reduziert; runtergegangen; runter gegangen; gefallen; gestiegen; gesunken; geändert; verändert; erhöht; nachgelassen; runtergesetzt
    billiger|teurer geworden`,
  other: '(im|ins|aus dem|zu|nach) haus|hause; dort; da; in|aus der gegend|nachbarschaft|ecke',
};
