import type { Phrases } from '../language.ts';

const HOMES =
  '(häuser|häusern|wohnungen|objekte|objekten|immobilien|angebote|angeboten|inserate|vorschläge|treffer|anzeigen|optionen|ergebnisse|' +
  'reihenhäuser|grundstücke)';
const CHEAP = '(günstig|billig|preiswert|preisgünstig|erschwinglich)';
const FEE = '(hausgeld|wohngeld|hoa|hoa gebühr|hoa gebühren|nebenkosten)';
const AREA_PRICE = '(quadratmeterpreis|preis pro quadratmeter|preis pro qm|preis je quadratmeter|qm preis)';
const IT = '(es|das|die|sie|der|denn|)';
const MUCH = '(zu|viel zu|etwas zu|bisschen zu|echt|arg|mir zu|uns zu|ziemlich)';
const TAKEN =
  '(zu haben|verfügbar|frei|da|aktuell|auf dem markt|verkauft|weg|vermietet|reserviert|zu verkaufen|zur verfügung|zum verkauf|on)';
const OTHER = '(mehr|weitere|andere|noch mehr|noch andere|noch welche|was anderes|alternativen|die nächsten)';
const SAY =
  '(sag|sage|sagen|wiederhol|wiederhole|wiederholen|erklär|erkläre|fass|fasse|fassen|mach|schreib|schreibe|formuliere)';

/** What is asked of homes, how they are ordered and counted, and how those that were shown are pointed at. */
export const germanAsking: Phrases = {
  'point.mine': 'meine; unsere; mein; unser; jetzige',
  'point.both': 'beiden; zwei',
  'point.described': '(die|das|der) (in|mit|am|im|aus|von)',
  'point.the': '(die|das|der) (in|mit|am|im|aus|von)',
  'ask.Price': `
    (was|wie viel|wieviel) (kostet|kosten|soll|sollen|würde|macht|ist) (es|das|die|sie|der|den|denn) (denn|eigentlich|) (kosten|)
    (was|wie viel|wieviel) (kostet|kosten|soll|sollen|würde|macht|ist) (so|eigentlich|dieses|diese|da|) (denn|eigentlich|) (kosten|)
    wie teuer (ist|sind|wäre|wird|is) ${IT}; wie hoch (ist|sind|wäre|is) (denn |) (die|der) (preis|kaltmiete|warmmiete|kaufpreis)
    (was|wie) (ist|wäre) (der|die) (preis|kaufpreis|miete) (von|für|)
    was (will|wollen|verlangen) (die|sie|man|der verkäufer|der eigentümer) (für|dafür); preis (bitte|dafür)`,
  'ask.YearBuilt': `
    wie alt (ist|sind|wäre|is) ${IT}
    (wann|in welchem jahr) (wurde|ist|wurden|war|sind|stammt) ${IT} (gebäude|haus|wohnung|objekt|) (gebaut|erbaut|errichtet|fertiggestellt|)
    (von wann|aus welchem jahr) (wurde|ist|wurden|war|sind|stammt) ${IT} (gebäude|haus|wohnung|objekt|) (gebaut|erbaut|errichtet|fertiggestellt|)
    wann (gebaut|erbaut); welches (baujahr|jahr)`,
  'ask.BuildingArea': `
    wie (groß|gross|geräumig) (ist|sind|wäre|is) ${IT}
    (wie viel|wie viele|wieviel|wieviele) (quadratmeter|qm|platz|wohnfläche|fläche|m2) (hat|haben|sind|) ${IT}
    welche (wohnfläche|größe|fläche) hat`,
  'ask.Status': `
    (ist|sind|is|wäre|gibt es|gibts|steht) (es|das|die|sie|der) (eigentlich |denn |) (noch|immer noch|schon|bereits) ${TAKEN}
    noch (zu haben|verfügbar|frei|da|aktuell|auf dem markt|zur verfügung); (schon|bereits) (weg|verkauft|vermietet|reserviert|vergeben)`,
  'ask.Address': `
    wo (liegt|ist|steht|befindet sich|wäre|liegen|is|sind) ${IT} (denn|) (genau|); (wie|was) (lautet|ist) die (genaue |) adresse
    adresse (von|bitte|für); (auf|in) welcher straße`,
  'ask.Images': `
    (zeig|zeigen|schick) (sie |du |ihr |es |) (mir |uns |) (mal |bitte |auch |noch |mehr |) (fotos|bilder|pics|innenaufnahmen) (davon|dazu|von|)
    (schicken|hast) (sie |du |ihr |es |) (mir |uns |) (mal |bitte |auch |noch |mehr |) (fotos|bilder|pics|innenaufnahmen) (davon|dazu|von|)
    (habt|haben|gibt|gibts) (sie |du |ihr |es |) (mir |uns |) (mal |bitte |auch |noch |mehr |) (fotos|bilder) (davon|dazu|von|)
    (habt|haben|gibt|gibts) (sie |du |ihr |es |) (mir |uns |) (mal |bitte |auch |noch |mehr |) (pics|innenaufnahmen) (davon|dazu|von|)
    (fotos|bilder) (davon|dazu|von|bitte|); wie (sieht|schaut) (es|das|die) (von innen |) aus`,
  'ask.home': `
    (erzähl|erzählen|sag) (sie |du |) (mir|uns) (bitte |mal |) (etwas |was |noch |) (mehr|alles|näheres|details) (über|zu|zum|zur|von|vom|)
    (sagen|zeig) (sie |du |) (mir|uns) (bitte |mal |) (etwas |was |noch |) (mehr|alles|näheres|details) (über|zu|zum|zur|von|vom|)
    (erzähl|erzählen|sag) (sie |du |) (mir|uns) (bitte |mal |) (etwas |was |noch |) (infos|mehr infos|mehr details) (über|zu|zum|zur|von|vom|)
    (sagen|zeig) (sie |du |) (mir|uns) (bitte |mal |) (etwas |was |noch |) (infos|mehr infos|mehr details) (über|zu|zum|zur|von|vom|)
    (zeigen|gib|geben) (sie |du |) (mir|uns) (bitte |mal |) (etwas |was |noch |) (mehr|alles|näheres|details) (über|zu|zum|zur|von|vom|)
    (schick|schicken) (sie |du |) (mir|uns) (bitte |mal |) (etwas |was |noch |) (mehr|alles|näheres|details) (über|zu|zum|zur|von|vom|)
    (zeigen|gib|geben) (sie |du |) (mir|uns) (bitte |mal |) (etwas |was |noch |) (infos|mehr infos|mehr details) (über|zu|zum|zur|von|vom|)
    (schick|schicken) (sie |du |) (mir|uns) (bitte |mal |) (etwas |was |noch |) (infos|mehr infos|mehr details) (über|zu|zum|zur|von|vom|)
    (mehr|weitere|nähere|genauere|alle|noch) (infos|info|informationen|details|angaben) (zu|zum|zur|über|von|vom|für|bitte|)
    was (wissen|können|weißt|kannst) (sie|du) (mir |uns |) (über|zu|zum|zur) (sagen|); (mehr|näheres|genaueres|etwas|was) (über|zu|zum|zur)
    (details|infos) (zu|zum|zur|über|von|bitte); (näher |) beschreiben; (gefällt|gefallen|interessiert|interessieren) (mir|uns|mich)
    wie ist (denn |); was ist das für`,
  'ask.has': `
    (gibt es|gibts) (ein|eine|einen|keinen|keine)
    (hat|haben|hätte|hätten|bietet|bieten) (es|das|die|sie|der|denn|man|dort|da|eine|ein) (auch |da |denn |) (ein|eine|einen|über|)
    (besitzt|gehört|gehören|darf|verfügt) (es|das|die|sie|der|denn|man|dort|da|eine|ein) (auch |da |denn |) (ein|eine|einen|über|)
    (gibt es|gibts|sind) (da|dort|dazu|denn|auch|hier) (ein|eine|einen|); wie viele; wieviele; wie viel
    (welche|welchen|was für) (ein|eine|einen|); sind (hunde|haustiere|katzen|tiere); (hunde|katzen|haustiere) (erlaubt|ok|okay)`,
  'ask.any': `
    (gibt es|gibts|gäbe es) (da |dort |auch |denn |denn da |noch |hier |bei (euch|ihnen) |) (was|etwas|welche|irgendwas|)
    (habt|haben|hast|hätten|hättet|führen) (ihr|sie|du) (da |auch |denn |noch |vielleicht ) (was|etwas|welche|irgendwas|ein|eine|einen|)
    (habt|haben|hast|hätten|hättet|führen) (ihr|sie|du) (derzeit |aktuell |gerade |so |) (was|etwas|welche|irgendwas|ein|eine|einen|)
    was (gibts|gibt es|gibt|habt ihr|haben sie|hast du|ist) (denn |denn da |da |so |sonst |alles |) (so|da|noch|her|)
    was (wäre|kann man|kann ich|können wir|geht|bekomme ich|kriegt man) (denn |denn da |da |so |sonst |alles |) (so|da|noch|her|)
    (etwas|was) (zu|zum|zur|frei)`,
  'ask.open': `
    was; welche(r|s|n|m|); wie; wann; wo; warum; wer; wieso; weshalb; wieviel(e|); wem; wessen; wozu; hat; haben; habt; hast; hatte; ist; sind
    gibt; gibts; kann; können; könnte; könnten; könntest; könnt; darf; dürfen; dürfte; wird; werden; wurde; würde; würden; muss; soll; liegt
    liegen; gehört; gehören; steht; stehen; kostet; kosten; woher; woran; worin; womit; besitzt; verfügt; bietet; sieht; geht; gehts; wäre; passt
    läuft; erlauben; erlaubt; welch; wieweit; ob; kannst; bei welche(r|m|n)`,
  'wh.it': 'was; welche(r|s|n|m|); wie; wann; wo; warum; wer; wieso; weshalb; wieviel(e|); woher; wozu',
  'order.Price.asc': `
    ${CHEAP}ste(n|r|s|m|); am ${CHEAP}sten; ${CHEAP}(e|es|er|en|em|)
    (niedrigste|kleinste|geringste)(r|n|s|) (preis|preise|miete|kaufpreis|kaltmiete)(n|)
    (bestes|beste) (preis|schnäppchen|preis-leistungs-verhältnis); preis aufsteigend
    (von|vom) (günstig|billig|niedrig|günstigsten|billigsten) (nach|bis|zu|zum) (teuer|hoch|teuersten)`,
  'order.Price.desc': `
    teuerste(n|r|s|m|); am teuersten; (höchste|höchster|höchsten) (preis|preise|kaufpreis)
    (von|vom) (teuer|hoch|teuersten|höchsten) (nach|bis|zu|zum) (günstig|billig|günstigsten|niedrigsten); luxuriöseste(n|r|s|); preis absteigend
    exklusivste(n|r|s|)`,
  'order.BuildingArea.asc': 'kleinste(n|r|s|m|); am kleinsten; kompakteste(n|r|s|)',
  'order.BuildingArea.desc': `
    größte(n|r|s|m|); am größten; (meisten|meiste) (platz|wohnfläche|quadratmeter); geräumigste(n|r|s|); größe absteigend`,
  'order.LotArea.asc': 'kleinste(s|n|) (grundstück|garten|grundstücke|parzelle)',
  'order.LotArea.desc': '(größte|meiste)(s|n|r|m|) (grundstück|garten|grundstücke|land|grund|grundstücksfläche)',
  'order.YearBuilt.asc':
    'älteste(n|r|s|m|) (bau|gebäude|baujahr|); am ältesten; baujahr aufsteigend; zuerst gebaut(e|)',
  'order.YearBuilt.desc': `
    (neue|neu|jüng|modern)ste(s|n|m|r|) (baujahr|bau|gebäude); zuletzt gebaut(e|es|en|); (jüng|modern)ste(n|s|r|); baujahr absteigend`,
  'order.DaysOnMarket.asc': `
    (neue|neu|aktuell)ste(n|r|s|m|) (angebot|angebote|inserat|inserate|objekte|anzeigen|); frischeste(n|r|s|)
    (zuletzt|als letztes) (eingestellt|reingekommen|inseriert|online gestellt|dazugekommen)(e|en|es|)`,
  'order.DaysOnMarket.desc': `
    am (längsten|ältesten) (auf dem markt|drin|leer|); längste(n|r|) (zeit |) (auf dem markt|); (schon |) am längsten; ladenhüter`,
  'order.Bedrooms.desc': '(meisten|meiste) (schlafzimmer|zimmer|räume)(n|)',
  'order.Bathrooms.desc': '(meisten|meiste) (bäder|badezimmer)(n|)',
  'order.HOAMonth.asc': `(niedrigste|geringste|günstigste|kleinste|tiefste)(s|n|m|r|) ${FEE}`,
  'order.HOAMonth.desc': `höchste(s|n|m|) ${FEE}`,
  'order.PricePerArea.asc': `
    (beste|niedrigste|günstigste|kleinste|tiefste)(r|n|m|) ${AREA_PRICE}; nach (dem |) ${AREA_PRICE}
    am (günstigsten|billigsten) (pro|je) (quadratmeter|qm); (meiste|meisten) (platz|fläche) (für|fürs) (das |mein |unser |) geld`,
  'order.PricePerArea.desc': `(höchste|teuerste)(r|n|m|) ${AREA_PRICE}`,
  'sort.it': `
    (sortiere|sortieren|sortier|ordne|ordnen) (sie |du |) (mir |) (es |sie |die |das |) (bitte |mal |) (nach (dem|der|den|)|vom|von|)
    (reihe|reihen|sortiert|geordnet|gereiht) (sie |du |) (mir |) (es |sie |die |das |) (bitte |mal |) (nach (dem|der|den|)|vom|von|)
    nach (der |dem |) (preis|größe|baujahr|wohnfläche|aktualität|alter|grundstück|datum|miete|kaufpreis) (sortiert|sortieren|geordnet|gereiht|)
    zuerst; zuoberst; (ganz |) oben; als erstes; beginnend mit`,
  'sort.asc': 'aufsteigend(er|); (niedrigste|kleinste)(n|s|r|)',
  'sort.desc': 'absteigend(er|); höchste(n|s|r|)',
  'figure.count': '(wie viele|wieviele|wie viel); (anzahl|zahl) (der|von|an|); gesamtzahl (der|)',
  'figure.average': `
    (durchschnittlich|mittler|üblich|gängig)(e|er|en|es|) (preis|)
    (durchschnitts|median)(-|)(preis|preise|miete|mieten|kaufpreis|größe|kaltmiete|kosten|mietpreis|wert|preises); im (schnitt|durchschnitt)
    (schnitt|mittel) (bei|)`,
  'figure.lowest': `
    (niedrigste|günstigste|billigste|kleinste|tiefste)(r|n|) (preis|kaufpreis|hausgeld|miete); mindestpreis; einstiegspreis; ab wann gehts los`,
  'figure.highest': '(höchste|maximale)(r|n|) (preis|kaufpreis|hausgeld|miete); höchstpreis; spitzenpreis',
  'point.it': `
    es; ihm; (dieses|diese|jenes|jene|das|die|dem|der) (haus|wohnung|objekt|immobilie|grundstück|angebot|inserat|apartment|reihenhaus|bude|villa)
    diese(s|r|m|)`,
  'point.these': `diese(n|r|) (beiden|hier|${HOMES}); beide(n|r|s|); denen; jede(s|r|) davon; alle (drei|vier|fünf) davon`,
  'point.one': `
    ein; (haus|wohnung|objekt|immobilie|angebot|apartment|grundstück|inserat|reihenhaus)
    (eigentumswohnung|villa|bude|whg|häuser|wohnungen|objekte|von (denen|diesen)|davon)`,
  'point.number': '(nummer|nr|no|#|objekt|haus|wohnung|angebot|platz) (nummer |nr |#|)',
  'point.among': `(welche|welches|welcher) hat (das|die|den); 
    (welche|welches|welcher|was|irgendeine|eine|eins|nur die) (${HOMES} |wohnung |haus |) (von|unter|aus|bei) (denen|diesen|den|ihnen)
    (welche|welches|welcher|was) (${HOMES} |wohnung |haus |) (von|unter|aus|bei) (den gezeigten|den genannten|der liste)
    (irgendeine|eine|eins|nur die) (${HOMES} |wohnung |haus |) (von|unter|aus|bei) (den gezeigten|den genannten|der liste)
    (die|alle|hat|haben|ist|sind|gibt es|gibts) (${HOMES} |wohnung |haus |) (von|unter|aus|bei) (denen|diesen|den|ihnen)
    (die|alle|hat|haben|ist|sind|gibt es|gibts) (${HOMES} |wohnung |haus |) (von|unter|aus|bei) (den gezeigten|den genannten|der liste)
    (welche|welches|welcher|was|eine|eins|keine|keins|hat|haben|ist|sind) davon; (von|unter|aus|bei) (denen|diesen|den gezeigten)
    davon (nur|die|)
    (welche|welches|welcher|welchen|bei welchen|bei welcher) (wohnung |haus |häuser |wohnungen |objekt |objekte |) (hat|haben|ist|sind|darf|kann)
    (welche|welches|welcher) (wohnung |haus |häuser |wohnungen |objekt |objekte |) (wäre|erlaubt|erlauben|bietet|liegt|liegen)
    (welchen|bei welchen|bei welcher) (wohnung |haus |häuser |wohnungen |objekt |objekte |) (wäre|erlaubt|erlauben|bietet|liegt|liegen)
    hat (eins|eine|eines) davon; (filtere|filter) (die|sie|das|es|) (nach|); nur (die|jene|solche|diejenigen) (mit|die|ohne|in)`,
  'point.more': `
    (zeig|zeige|zeigen|gib|geben|hast|habt|haben|gibts|gibt|will|möchte) (sie |du |ihr |es |) (mir |uns |) (bitte |noch |mal |bitte noch |) ${OTHER}
    (mehr|weitere|andere|noch mehr) (davon|vorschläge|angebote|optionen|ergebnisse|${HOMES}|)
    noch (mehr|welche|was|andere|weitere|einige|ein paar) (davon|bitte|da|); (was|etwas) (anderes|andres) (bitte|)
    (sonst|ansonsten) noch (was|etwas|welche); die (nächsten|restlichen|übrigen|anderen); weiter (bitte|); und weiter; der rest; alternativen
    (kenne|kenn|gesehen) (ich |) (schon|alle schon); wie geht es weiter`,
  'point.alike': `
    (etwas|was|noch was|mehr) (ähnliches|vergleichbares|in der art|wie (das|die|dieses|diese|es))
    (ähnlich|vergleichbar)e(s|r|n|) (wohnung|haus|${HOMES}|); so (was|etwas|eine|ein) wie (das|die|dieses|diese) (erste|zweite|)
    sowas wie (das|die); solche`,
  'point.alikeNear': `(etwas |was |) ähnliche(s|r|n|) (${HOMES} |) (in der (nähe|gegend|umgebung)|nebenan|um die ecke)`,
  'point.place': '(im|ins|aus dem|zu|nach) (haus|hause); dort; da; (in|aus) der (gegend|nachbarschaft|ecke)',
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
  'nth.-1': 'letzte(s|r|n|m|); unterste(s|r|n|)',
  'nth.-2': 'vorletzte(s|r|n|m|)',
  'less.Price': `
    ${CHEAP}er(e|es|er|en|em|) (als (das|die|dieses|diese)|); (günstig|billig)re(s|n|); ${MUCH} (teuer|kostspielig|happig|hoch)
    (nicht|kein) leisten; (übersteigt|sprengt|über) (mein|unser|das|meinem|unserem) (budget|rahmen); (weniger|nicht so) (teuer|teure|teures)
    für weniger (geld|); niedrigere(r|n|) (preis|preise|preisklasse|miete)`,
  'more.Price': `
    teurer(e|es|er|en|) (als (das|die)|); (hochwertiger|exklusiver|gehobener|luxuriöser)(e|es|en|); höhere(r|n|) (preisklasse|preislage)`,
  'less.BuildingArea': `
    (etwas|noch|bisschen|auch) kleiner; kleiner als (das|die|dieses|diese); kleinere(s|r|n|); ${MUCH} (groß|gross|geräumig)
    weniger (platz|fläche|wohnfläche); kompakter(e|es|)`,
  'more.BuildingArea': `
    größer(e|es|er|en|) (als (das|die|dieses|diese)|); ${MUCH} (klein|eng|winzig); mehr (platz|fläche|wohnfläche|quadratmeter|wohnraum)
    geräumiger(e|es|)`,
  'less.LotArea': '(kleinere|weniger)(s|n|r|m|) (grundstück|garten|grund)',
  'more.LotArea': '(größere|mehr)(s|n|r|m|) (grundstück|garten|grundstücke|grund|land|umschwung)',
  'less.Bedrooms': 'weniger (schlafzimmer|zimmer|räume)(n|); ein zimmer weniger',
  'more.Bedrooms': `
    (mehr|zusätzliche|weitere) (schlafzimmer|zimmer|räume)(n|)
    (noch |) ein (weiteres |zusätzliches |) (schlafzimmer|zimmer) (mehr|dazu|zusätzlich); noch ein (schlafzimmer|zimmer)`,
  'less.Bathrooms': 'weniger (bäder|badezimmer)(n|)',
  'more.Bathrooms':
    '(mehr|zusätzliche) (bäder|badezimmer)(n|); (noch |) ein (bad|badezimmer) (mehr|dazu); noch ein bad',
  'less.YearBuilt': 'älter(e|es|er|en|) (als (das|die)|); mehr (charakter|charme)',
  'more.YearBuilt': `
    (neuer|jünger|moderner) als (das|die|dieses); (was |etwas |) (neuere|jüngere|modernere)(s|n|r|); ${MUCH} (alt|altmodisch|veraltet)`,
  'compare.it': `
    vergleich(e|en|st|) (sie |du |) (mir |uns |) (mal |bitte |) (die|das|den|der|mit|von|); verglichen (mit|); gegenüberstell(en|ung)
    gegenüberzustellen; (stell|stelle|stellen) (sie |) (mir|uns) (mal |bitte |) (die|das|gegenüber)
    (unterschied|unterschiede|unterscheiden|unterscheidet) (zwischen|sich|zum|zu|von|); im vergleich; vs; versus
    was ist (besser|gscheiter|günstiger); pro und contra; vor- und nachteile
    (welche|welches|welcher) (von (beiden|den beiden)|der beiden) (ist|hat|wäre)`,
  'again.it': `
    (übersetz|übersetze|übersetzen) (sie |) (das|es|mir|)
    ${SAY} (sie |) (mir |) (das|es|die antwort) (bitte |mal |) (nochmal|noch einmal|kürzer|einfacher|zusammen|kurz zusammen|als tabelle|anders|)
    (als|in) (einer |) (tabelle|liste|stichpunkten); (kürzer|einfacher) (bitte|); noch einmal (bitte|); wie bitte
    was (hast du|haben sie) (gerade |) gesagt; zusammenfass(en|ung)
    fass(e|) (sie|es|das|alle) (in einer (e(-| |)mail|nachricht) |kurz |) zusammen; versteh ich nicht`,
  'again.manner': `
    (auf|in) (deutsch|englisch|spanisch|französisch|portugiesisch|chinesisch|einfachen worten|kurz) (bitte|)
    (kürzer|genauer|ausführlicher|einfacher) (bitte|); kurzfassung`,
};
