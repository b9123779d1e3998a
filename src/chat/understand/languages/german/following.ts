import type { Phrases } from '../language-tables.ts';

const THING =
  '(wohnung|haus|immobilie|objekt|inserat|angebot|anzeige|grundstück|apartment|villa|eigentumswohnung|reihenhaus|penthouse|loft)';
const THINGS =
  '(wohnungen|häuser|häusern|immobilien|objekte|objekten|inserate|angebote|angeboten|anzeigen|grundstücke|apartments|ergebnisse|optionen|vorschläge)';
const THAN =
  '(als|wie) (die|das|der|diese|dieses|dieser|den|die da|das da|die erste|die zweite|das erste|das zweite|die letzte|die hier|das hier|die vorherigen|die gezeigten|die anderen) ';
const SOME =
  '(etwas|was|ein bisschen|ein wenig|bisschen|bissl|viel|deutlich|noch|eine|ein|einen|geht es auch|gehts auch|irgendwas|auch|gibt es auch|gibts auch|gibts was|gibt es etwas|gibt es was|habt ihr was|haben sie etwas|haben sie was|zeig mir|zeig mir was|zeig mir etwas|zu|)';
const TOO =
  '(zu|viel zu|etwas zu|leider zu|bisschen zu|ein bisschen zu|einfach zu|deutlich zu|(ist|sind|wird|wäre|wären) (mir|uns|für mich|für uns) (alles|alle|alle viel|alles viel|hier alles|das alles|viel|etwas|einfach|leider|doch|halt|trotzdem|immer noch|noch|) zu)';
const ORDINAL = (stem: string): string =>
  `(die|das|der|dem|den|zur|zum|beim|fürs|für die|für das|ans|aufs|von der|von dem|vom|bei der|bei dem|bei den|zu der|zu dem|in der|in dem) ${stem} (${THING.slice(1, -1)}|von denen|davon|aus der liste|auf der liste|)`;
const COMPARED = (stem: string): string =>
  `${SOME} ${stem}(e|es|er|en|) (${THING.slice(1, -1)}|${THINGS.slice(1, -1)}|sein|${THAN.replace(/[()]/g, '').trim().replaceAll('|', '|')}|)`;

const TO_RENT_OR_BUY =
  "(gibt es|gibt's|gibts|habt ihr|haben sie|hast du|hätten sie|hättet ihr) (die|das|den|so was|sowas|so etwas|so eins|so eine|so einen|dasselbe|welche|solche|) (auch|überhaupt|eigentlich|denn|vielleicht|) (zur|zum|zu)";

export const germanFollowing: Phrases = {
  'sale.rent': `${TO_RENT_OR_BUY} (miete|mieten)`,
  'sale.buy': `${TO_RENT_OR_BUY} (kauf|kaufen)`,
  'superlative.lowest': 'niedrigste(r|s|n|); tiefste(r|s|n|); minimum',
  'superlative.highest': 'höchste(r|s|n|); maximum',
  'point.place': 'dort; da',
  'follow.with': `(jetzt|und jetzt|dann|bitte|nun|) (nur|bloß|lediglich|ausschließlich) (noch|mehr|) (die|diejenigen|welche|solche) mit; ${TO_RENT_OR_BUY} (miete|mieten|kauf|kaufen)`,
  'point.focus': `
    (dies|jen)(e|es|er|en|em) (${THING.slice(1, -1)}|hier|da|); (die|das|der) (da|hier|gleiche|genannte|obige|gezeigte|erwähnte|selbe); (die|das|der|dem|den) ${THING} (da|hier|oben|); sie; es; er; ihm; deren; dessen; dafür; davon; darin; dort; dazu; dort drin`,
  'point.all': `
    diese(n|r|) (${THINGS.slice(1, -1)}|beiden|drei|vier|fünf|hier|); (die|den) (beiden|zwei|drei|vier|fünf) (${THINGS.slice(1, -1)}|hier|da|); beide(n|) (${THINGS.slice(1, -1)}|); alle (davon|diese|von denen|hier|drei|vier|fünf|zwei|); denen; die gezeigten; die (obigen|genannten|vorherigen) (${THINGS.slice(1, -1)}|); jede(s|r|) davon; (einer|eine|eines|keine|keines|keiner|welche|welches|welcher) (davon|von denen|von diesen|von den beiden)`,
  'point.one': `(die|das|der|dem|den|jene|jenes|diejenige|dasjenige) (in|im|mit|am|an der|für|von|bei|aus|um|auf der); (die|das) ${THING} (in|im|mit|für|am|an der)`,
  'point.first': `${ORDINAL('(erste(n|)|1.|1te|1ste|oberste(n|))')}; (nummer|option|nr|nr.|vorschlag|objekt|angebot) eins; erste (wohnung|immobilie); erstes haus; (die|das|der|) (erstgenannt|ersterwähnt)(e|en|er|es)`,
  'point.second': `${ORDINAL('(zweite(n|)|2.|2te)')}; (nummer|option|nr|nr.|vorschlag|objekt|angebot) zwei; zweite (wohnung|immobilie); zweites haus; (die|das|der|) (zweitgenannt|zweiterwähnt)(e|en|er|es)`,
  'point.third': `${ORDINAL('(dritte(n|)|3.|3te)')}; (nummer|option|nr|nr.|vorschlag|objekt|angebot) drei; dritte (wohnung|immobilie); drittes haus; (die|das|der|) drittgenannt(e|en|er|es)`,
  'point.fourth': `${ORDINAL('(vierte(n|)|4.|4te)')}; (nummer|option|nr|nr.) vier`,
  'point.fifth': `${ORDINAL('(fünfte(n|)|5.|5te)')}; (nummer|option|nr|nr.) fünf`,
  'point.sixth': `${ORDINAL('(sechste(n|)|6.|6te)')}; (nummer|option|nr|nr.) sechs`,
  'point.seventh': `${ORDINAL('(siebte(n|)|siebente(n|)|7.|7te)')}; (nummer|option|nr|nr.) sieben`,
  'point.eighth': `${ORDINAL('(achte(n|)|8.|8te)')}; (nummer|option|nr|nr.) acht`,
  'point.ninth': `${ORDINAL('neunte(n|)')}; (nummer|option|nr|nr.) neun`,
  'point.tenth': `${ORDINAL('zehnte(n|)')}; (nummer|option|nr|nr.) zehn`,
  'point.eleventh': `${ORDINAL('elfte(n|)')}; (nummer|option|nr|nr.) elf`,
  'point.twelfth': `${ORDINAL('zwölfte(n|)')}; (nummer|option|nr|nr.) zwölf`,
  'point.firstTwo':
    '(welche|welches|welcher|welchem) (von den|der) (ersten (beiden|zwei|2)|(beiden|zwei|2) ersten); (die|den|der) (ersten (beiden|zwei|2)|(beiden|zwei|2) ersten)',
  'point.firstThree': '(die|den|der) (ersten (drei|3)|(drei|3) ersten)',
  'point.last': `${ORDINAL('(letzte(n|)|unterste(n|))')}; (die|das|der|) (letztgenannt|zuletzt genannt)(e|en|er|es)`,
  'ordinal.first': 'erste(n|r|s|); 1.',
  'ordinal.second': 'zweite(n|r|s|); 2.',
  'ordinal.third': 'dritte(n|r|s|); 3.',
  'ordinal.fourth': 'vierte(n|r|s|); 4.',
  'ordinal.fifth': 'fünfte(n|r|s|); 5.',
  'ordinal.sixth': 'sechste(n|r|s|)',
  'ordinal.seventh': 'siebte(n|r|s|)',
  'ordinal.eighth': 'achte(n|r|s|)',
  'ordinal.ninth': 'neunte(n|r|s|)',
  'ordinal.tenth': 'zehnte(n|r|s|)',
  'ordinal.eleventh': 'elfte(n|r|s|)',
  'ordinal.twelfth': 'zwölfte(n|r|s|)',
  'ordinal.last': 'letzte(n|r|s|)',
  'point.number': `#; nummer; nr; nr.; option; objekt nr; objekt nummer; vorschlag; angebot nr; die nummer; wohnung nr; haus nr; wohnung nummer; haus nummer; nummern; optionen; angebot nummer`,
  'follow.keeps': `(aber|nur|und|) (behalte|behalten sie|behalten wir|behalten|lass|lassen sie|lassen wir) (den|die|das|) (gleiche|selbe|); (außer|bis auf) (den|die|das|dem|der); (in|) (der|die|das|den|dem|im) (gleichen|selben|gleiche|selbe); (in|) (derselben|dieselbe|demselben)`,
  'follow.reset': `
    (ganz|völlig|komplett) (was|etwas) anderes; (was|etwas) (ganz|völlig|komplett) anderes; (anderes|neues) thema; themawechsel;
    neu (anfangen|starten|beginnen); vergiss (das|es) (alles|bitte|wieder|); vergessen (sie|wir) (das|es) (alles|bitte|);
    (von|) (vorne|vorn|neuem|null) (anfangen|beginnen|starten|); (fang|fangen|fangen wir|beginne|beginnen wir|starte|starten wir|lass uns|nochmal|noch mal) (wir|uns|noch mal|nochmal|bitte|) (von vorne|von vorn|neu|von neuem|von null|nochmal von vorne|komplett neu) (an|anfangen|starten|beginnen|); neustart; (neue|andere|neuer|ganz neue) (suche|anfrage); (suche|alles|filter|alle filter|suchkriterien|die suche|alle kriterien) (zurücksetzen|löschen|vergessen|neu starten|resetten|reset|neu); (vergiss|vergessen sie|vergesst|vergessen wir) (alles|das alles|das .|das !|das ,|alles bisherige|die bisherige suche|was ich gesagt habe); reset; zurück auf anfang; (alles|bitte|) (auf anfang|auf null|zurück auf null|auf start); alles (nochmal|noch mal|) (neu|von vorne|von vorn); zurück zum anfang`,
  'follow.more': `
    (zeig|zeige|zeigen sie|zeigt|gib|schick|schicken sie) (mir|uns|) (bitte|doch|mal|) noch (ein paar|einige|welche|zwei|drei|vier|fünf|2|3|4|5) (mehr|andere|weitere|davon|);    (keine|keiner|keins|keines|nichts|nix) (davon|von denen|dabei|darunter|von diesen) (gefällt|gefallen|passt|passen|überzeugt|überzeugen|spricht|sprechen|taugt) (mir|uns|mich|) (wirklich|so richtig|richtig|an|zu|); (da|davon|) (war|ist) (nichts|nix|noch nichts|leider nichts|nichts passendes) (dabei|für mich dabei|für uns dabei|passendes dabei|für mich|für uns); (kenn|kenne|kennen|kenna) (ich|wir) (alle|die|die alle|das alles|diese|) (schon|bereits); (die|das|diese) (hatten|kennen|haben|kenne|hab|habe) (wir|ich) (alle|) (schon|bereits) (alle|alles|gesehen|durch|); mehr (habt|habts|haben|hast|gibt|gibts) (ihr|sie|du|es|) (nicht|ned|net|nicht mehr); (zeig|zeigts) ma (mehr|andere|weitere); (was|etwas) anderes;
    (zeig|zeige|zeigen sie|gib|geben sie|schick|schicken sie|hast du|haben sie|habt ihr|gibt es|gibts|will|möchte|könnte ich|kann ich|noch) (mir|uns|) (bitte|noch|ich|) (noch|) (mehr|weitere(s|n|)|andere(s|n|)|mehr davon|ein paar mehr|andere optionen|weitere optionen) (${THINGS.slice(1, -1)}|davon|sehen|bitte|als diese|); (mehr|weitere|andere|noch mehr) (${THINGS.slice(1, -1)}|möglichkeiten|alternativen|auswahl|anzeigen|davon); (gibt es|gibts|gibt's|habt ihr|haben sie|hast du|hätten sie) (da|) (noch|sonst noch|noch sonst) (was|etwas|welche|mehr|andere|weitere|anderes); was (gibts|gibt es|gibt's|habt ihr|haben sie|hast du) (denn|da|) (noch|sonst|sonst noch) (so|alles|); (was|noch|sonst|und) (noch|sonst) (was|gibt es|gibts|hast du|haben sie|habt ihr|im angebot|etwas|welche|noch|); (nächste|nächsten|die nächsten) (seite|fünf|paar|); noch (welche|andere); die restlichen; den rest; sonst noch (etwas|was|welche)`,
  'follow.weakMore': `sonst (nix|nichts|keine|keins|niemand); (ist|war|sind|wars|ists) (das|es|das jetzt|) (schon|wirklich|) (alles|alle); (gefällt|gefallen|passt|passen|taugt|taugen) (mir|uns) (alle|alles|so|leider|gar|) (nicht|net|ned); (und|ja|ok|okay|na|bitte|dann|) (mehr|weitere|andere|anderes|weiter|alternativen|noch eine|noch eins|noch einen|noch ein|noch was|noch etwas) (bitte|gerne|los|)`,
  'follow.asked': `(nur|bloß|lediglich|) (noch|) (welche|solche|eins) mit; (nur|bloß|lediglich) (noch|) die mit; (welche|solche|die|eins|eine) (,|) (die|das) (so|) (einen|eine|eins|ein|das|sowas) (haben|hat)`,
  'follow.also': `(gerne|gern) auch (ein|eine|einen|); (gerne|gern) auch (in|im|am|bei|nach);  (geht|ginge|gingen|gehen|wäre|wären|käme|kämen|tät|täte|täten|tuts|täts) (zur not|notfalls|im notfall|vielleicht|eventuell|sonst|für mich|für uns|natürlich|durchaus|sicher|ja|es|) auch (noch|); dazu; (wäre|wären|wär) auch (schön|toll|super|nett|prima|klasse|cool|interessant|denkbar|eine option|eine möglichkeit|eine idee); (käme|kämen|kommt|kommen) (für mich|für uns|) (auch|ebenfalls|ebenso) (noch|) (infrage|in frage|in betracht); ausweiten (auf|); ausdehnen (auf|); (weite|weiten|dehne|dehnen) (sie|wir|) (die suche|das|) (bitte|mal|doch|ruhig|) auf; (geht|ginge|gingen|gänge|passt|würde|wäre|wären|wär|ist|tuts) auch (gehen|ok|okay|gut|in ordnung|recht|fein|passen|); auch (in|im|noch|mit|); ebenfalls; außerdem (in|); zusätzlich (in|auch|); und auch (in|noch|); dazu noch; (füg|füge|nimm|nehmen sie|nehmt|nehmen wir) (auch|noch); dazunehmen; hinzufügen; (erweitere|erweitern|erweiter|erweitert) (sie|wir|) (die suche|den radius|das|) (mal|bitte|doch|ruhig|) (auf|um); mit dazu; (mit|noch mit|noch) rein(nehmen|); erweitern (auf|um); oder auch (in|); auch gerne (in|)`,
  'follow.requires': `(sollte|soll|muss|müsste|darf|dürfte) (sie|es|er) (schon|auch|aber|unbedingt|möglichst|auf jeden fall|) (sein|haben); sollte(n|st|t|); müsst; sollt; soll(en|st|t|); muss; müssen; müsste(n|); müßte; darf; dürfte; möchte(n|); will; wollen; muß`,
  'follow.only': `(jetzt|und jetzt|dann|bitte|nun|) (nur|bloß|lediglich|ausschließlich) (noch|mehr|) (die|diejenigen|welche|solche) mit; (nur|bloß|lediglich) (noch|) (die|diejenigen|solche|welche) (mit|in|im|am|an|bei|die|wo|von|vom|aus); (erhöh|erhöhe|erhöhen|erhöht|heb|hebe|geh|gehe|gehen|geht|setz|setze|senk|senke|verringere|reduzier|reduziere|stell|stelle) (wir|sie|es|das|ihn|den preis|das budget|den betrag|die grenze|das limit|die miete|) (bitte|mal|ruhig|halt|) (rauf|hoch|runter|) auf; nur (noch|in|mit|); (bloß|lediglich); stattdessen; lieber (in|mit|doch|ein|eine|einen|); eher (in|mit|); doch (lieber|eher|nur|); ändere (es|das|den preis|das budget|) (auf|zu|in); änder (auf|das auf); jetzt (nur|bitte|mit|in|); dann (mit|in|bitte|eben|); ausschließlich; sondern`,
  'follow.among': `
    (welche|welches|welcher|was|eine|eines|einer|wie viele|wieviele|irgendeine|irgendwelche) (davon|von denen|von diesen|von den|unter diesen|darunter|aus der liste|der wohnungen|der häuser|der angebote|dieser wohnungen|dieser häuser|dieser angebote|dieser|der gezeigten|der drei|der fünf|von ihnen|der beiden|von beiden|hiervon) (wohnungen|häuser|hat|haben|ist|sind|liegt|liegen|); (hat|haben|ist|sind|gibt es|gibts|gibt's|liegt|liegen|besitzt|erlaubt|bietet) (eine|eines|eins|einer|welche|irgendeine|irgendeines|irgendeins|irgendwelche|wenigstens eins|wenigstens eine|nicht wenigstens eins) (davon|von denen|von diesen|von ihnen|von den gezeigten|darunter); (darunter|davon|unter denen|von denen|unter diesen|von diesen); (welche|welches|welcher) (hat|haben|ist|sind|liegt|liegen|erlaubt|erlauben|kostet); filter (sie|diese|)`,
  'relative.cheaper': `(geht|gehts|geht's|gibts|gibt's|gibt es|habt ihr|haben sie|hast du|hätten sie|hättet ihr) (das|die|so was|sowas|welche|) (auch|auch noch|) in (billig|günstig|bezahlbar|preiswert|erschwinglich); in (billig|günstig|bezahlbar|preiswert|erschwinglich); 
    ${COMPARED('(günstiger|billiger|preiswerter|preisgünstiger|erschwinglicher)')}; (etwas|was) (günstiger|billiger|preiswerter)es; weniger (teuer|kosten); ${TOO} (teuer|hochpreisig); (mit|) (niedriger|geringer)(em|er|e|en|) (preis|miete|kaltmiete); (über|übersteigt|sprengt) (meinem|meinen|mein|unserem|unser|das|den) (budget|rahmen|preisrahmen); geht('s|s|) (auch|das auch|noch|) (günstiger|billiger); kann ich mir nicht leisten; preislich (drunter|niedriger|günstiger)`,
  'relative.dearer': `${COMPARED('(teurer|hochwertiger|luxuriöser|exklusiver|hochpreisiger)')}; teurere(s|n|)`,
  'relative.bigger': `
    ${COMPARED('(größer|grösser|groesser|geräumiger)')}; (etwas|was) (größer|geräumiger)es; (mit|) mehr (platz|wohnfläche|quadratmeter|quadratmetern|fläche|raum|wohnraum) (${THAN.trim()}|); ${TOO} (klein|eng|winzig); nicht groß genug`,
  'relative.smaller': `${COMPARED('(kleiner|kompakter)')}; (etwas|was) kleineres; ${TOO} (groß|riesig|gross); mit weniger (fläche|platz|wohnfläche)`,
  'relative.newer': `${COMPARED('(neuer|moderner|jünger)')}; (etwas|was) (neuer|moderner|jünger)es; ${TOO} (alt|altmodisch)`,
  'relative.older': `${COMPARED('(älter|aelter|historischer)')}; (etwas|was) älteres; (zu) (neu|modern)`,
  'relative.moreBedrooms': `(mit|) (mehr|noch einem|einem weiteren|einem zusätzlichen) (schlaf|)zimmer(n|) (${THAN.trim()}|); (ein|noch ein|einem) (schlaf|)zimmer (mehr|zusätzlich); (ein|) (weiteres|zusätzliches|extra) (schlaf|)zimmer; zu wenig(e|) (schlaf|)zimmer`,
  'relative.fewerBedrooms': `(mit|) weniger (schlaf|)zimmer(n|) (${THAN.trim()}|); (ein) (schlaf|)zimmer weniger; zu viele (schlaf|)zimmer`,
  'relative.moreBathrooms': `(mit|) (mehr|noch einem|einem weiteren) (bad|bäder|bädern|badezimmer|badezimmern); (ein|noch ein) (bad|badezimmer) mehr`,
  'relative.biggerLot': `(mit|) (einem|) (größer|grösser)(em|en|er|es|) (garten|grundstück|grund) (${THAN.trim()}|); (mit|) mehr (garten|grund|grundstück|land); (garten|grundstück) (ist|) (mir|) zu klein`,
  'relative.smallerLot': `(mit|) (einem|) kleiner(em|en|er|es|) (garten|grundstück|grund); mit weniger (garten|grund|grundstück); (garten|grundstück) (ist|) (mir|) zu groß`,
  'reply.yes': `ja; jo; jep; jup; jawohl; joa; jaa; ja (bitte|gerne|gern|klar|genau|mach|zeig|zeigen|okay|ok|doch|passt|danke); gerne; gern; klar; na klar; sicher; natürlich; unbedingt; auf jeden fall; bitte ja; sehr gerne; sehr gern; mach das; machen sie das; aber gerne; freilich; warum nicht; klingt gut; hört sich gut an; selbstverständlich`,
  'reply.weakYes': `ok; okay; oki; bitte; passt; genau; gut; prima; super; in ordnung; perfekt; einverstanden; stimmt; richtig; alles klar; top; jawoll; supi; bitte sehr; bitte schön; geht klar; los; leg los`,
  'reply.no': `(dann|ach|lieber|) doch (lieber|eher|) nicht;  nein; nee; ne; nö; nope; na; nein (danke|lieber nicht|eher nicht|passt schon|nicht nötig); lieber nicht; eher nicht; nicht nötig; kein interesse; jetzt nicht; gerade nicht; noch nicht; später vielleicht; vielleicht später; passt schon; nein das wars; kein bedarf; auf keinen fall; nicht wirklich; nix; muss nicht sein`,
  'compares.it': `(was|welche|welches|welcher) (davon|) (ist|is|wäre|wär) (besser|die bessere|das bessere) (wahl|); (wo|worin) (ist|liegt) der unterschied (zwischen|); nebeneinander; vergleich(e|en|t|st|); (vergleich|vergleiche|vergleichen sie) (mir|uns|bitte|mal|) ; im vergleich (zu|mit|); verglichen mit; unterschied(e|) (zwischen|von); (was|worin) (ist|sind|liegt|liegen|unterscheidet|unterscheiden) (der|die|) (unterschied|unterschiede) (zwischen|); gegenüberstellung; gegenüberstellen; (und|mit) (die|der|das|den|dem) (erste|zweite|dritte|vierte|fünfte|letzte)(n|) gegenüber; (und|mit) (die|das|der|dem|) sie gegenüber; (was|worin|wie) (unterscheidet|unterscheiden) (sich|); vs; vs.; versus; (was|welche|welches|welcher) (davon|von beiden|) (ist|is|wäre|wär) (gescheiter|gscheiter|sinnvoller|lohnender|interessanter|empfehlenswerter|vernünftiger|praktischer|schöner); (welche|welches|welcher) (davon|von beiden|der beiden|von den beiden|) (ist|hat|wäre) (besser|größer|günstiger|billiger|neuer|mehr|ruhiger|die bessere|die größere|die günstigere|näher|teurer|das bessere|das größere|das günstigere)`,
  'again.asked': `(übersetze|übersetz|übersetzen|übersetzt) (sie|) (mir|uns|) (das|dies|es|sie|diese|die antwort|die liste) (bitte|) ((ins|in|auf|nach) (das|) (englisch|englische|spanisch|spanische|französisch|französische|deutsch|deutsche|portugiesisch|portugiesische|chinesisch|chinesische|italienisch|italienische)|); (wiederhole|wiederhol|wiederholen) (sie|) (mir|uns|) (das|es|die antwort) (bitte|); das (bitte|) (wiederholen|übersetzen); (sag|sage|sagen|schreib|schreibe|schreiben|erklär|erkläre|erklären|antworte|antworten|zeig|zeige|zeigen) (sie|) (mir|uns|) (das|es|sie|diese|) (bitte|) (noch einmal|nochmal|noch mal|anders|auf (englisch|englische|spanisch|spanische|französisch|französische|deutsch|deutsche|portugiesisch|portugiesische|chinesisch|chinesische|italienisch|italienische)|in (englisch|englische|spanisch|spanische|französisch|französische|deutsch|deutsche|portugiesisch|portugiesische|chinesisch|chinesische|italienisch|italienische)); noch (einmal|mal) auf (englisch|englische|spanisch|spanische|französisch|französische|deutsch|deutsche|portugiesisch|portugiesische|chinesisch|chinesische|italienisch|italienische); (fasse|fass|fassen) (sie|) (mir|uns|) (das|es|sie|diese|die häuser) (bitte|) (kurz|) (in (einer|eine|ein) (e-mail|email|mail|nachricht|tabelle|liste)|als (e-mail|email|mail|tabelle|liste)|) zusammen; (das|es|sie|diese) (bitte|) (kurz|) zusammenfassen; eine (kurze|) zusammenfassung; (kürze|kürz|kürzen) (sie|) (das|es); (mach|mache|machen|stell|stelle|stellen|schreib|schreibe|schreiben|pack|packe|packen|erstelle|erstellen|zeig|zeige|zeigen) (sie|) (mir|uns|) (das|es|sie|diese|daraus|davon|die häuser|) (bitte|) (in|als|) (eine|einer|einem|ein|) (kurze|) (tabelle|liste|e-mail|email|mail|nachricht|übersicht) (zusammen|daraus|davon|dar|auf|)`,
  'again.manner': `(übersetze|übersetzen|übersetz) (bitte|); wiederholen; wiederhole; zusammenfassen; (bitte|) (etwas|) (kürzer|länger|knapper|einfacher|ausführlicher); (als|in) (eine|einer|) (tabelle|liste|e-mail|email|stichpunkten); in (kurzform|anderen worten|stichpunkten); kurz gefasst; noch einmal; noch mal; nochmal; eine (kürzere|kurze) (version|fassung|antwort)`,
};
