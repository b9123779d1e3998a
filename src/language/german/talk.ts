import type { PhrasesByKey } from '../language.ts';

const PERSON = `(mensch|menschen|person|makler|maklerin|maklern|mitarbeiter|mitarbeiterin|berater|beraterin|jemand|jemandem|jemanden|wem|wen|ansprechpartner|
  kollegen|chef)`;
const OTHERS = '(verkäufer|vermieter|eigentümer|kundenservice|kundendienst|support|team|büro|agent|agenten)';
const PEOPLE = '(echten|richtigen|anderen|von (euch|ihnen|ihren|euren))?';
const TALK =
  '(sprechen|reden|verbinden|telefonieren|schreiben|verbunden werden|chatten|kontaktieren|beraten lassen|treffen)';
const A = '(einem|einer|einen|dem|der|den|eurem|ihrem|jemandem|nem|irgendeinem)?';
const MY = '(mein|meine|meiner|meines|meinem|meinen|unser|unsere|unserer|unseres|unserem|unseren)';
const HOME = '(haus|hauses|wohnung|immobilie|eigentumswohnung|grundstück|reihenhaus|objekt)';
const CAN = '(kann|könnte|können|könnten|darf|dürfen|dürfte)';
const WILL = '(will|wollen|möchte|möchten|würde|würden)';
const SELF = '(ich|wir|man)?';
const GLADLY = '(gern|gerne|mal|bitte|auch)?';
const IT = `(es|das|die|sie|den|ihn|mir|uns|es mir|es uns|das mir|das uns|mir das|mir die|uns das|uns die|die wohnung|das haus|mir das haus|mir die wohnung|
  alle)`;
const LOOK = '(anschauen|ansehen|angucken|anzuschauen|anzusehen|besuchen)';
const FEE = '(hausgeld|hoa|kaltmiete|warmmiete|nebenkosten|kaution|eigenkapital|schufa|bonität)';
const LOAN = `(kredit|hypothek|baufinanzierung|finanzierung|grundbuch|grunderwerbsteuer|notar|notarkosten|notartermin|kaufvertrag|kaufnebenkosten|erbpacht|
  kfw|energieausweis|tilgung|zinsbindung|zinsen|mietspiegel|mietpreisbremse|eigenbedarf|hauskauf|wohnungskauf|immobilienkauf|teilungserklärung|
  mietvertrag|wbs|escrow|anzahlung|indexmiete|staffelmiete)`;
const DIFFERING = '(kaltmiete|warmmiete|eigentumswohnung|wohnung|haus|miete|kauf|hausgeld|wohngeld|kalt|warm|condo)';
const CLASS = `(deutsch|weiß|schwarz|türkisch|arabisch|muslimisch|christlich|jüdisch|ausländisch|asiatisch|russisch|polnisch|osteuropäisch|afrikanisch|
  katholisch|einheimisch)`;
const SEEK =
  '(suche|suchen|such|sucht|brauche|brauchen|brauch|bräuchte|bräuchten|möchte|möchten|will|wollen|hätte|hätten|hab|bin|sind)';
const WORK =
  '(funktioniert|läuft|geht|berechnet man|beantragt man|ist|sind|bedeutet|bedeuten|heißt|kostet|kosten|brauche ich|braucht man|fällt|zahlt man)';
const FEW =
  '(kein|keine|keinen|ohne|wenig|wenige|kaum|nicht viele|nicht so viele|möglichst keine|möglichst wenige|weit weg von|nur|zu viele|lauter|viele)';
const GROUP = `(deutsche|migranten|flüchtlinge|muslime|türken|araber|schwarze|weiße|polen|russen|chinesen|inder|rumänen|syrer|roma|asylanten|asylbewerber|
  arbeitslose|behinderte|rentner|senioren|studenten|familien mit kindern|alte leute|christen|schwule|homosexuelle|afrikaner|asiaten|einheimische|
  schweizer|österreicher|mexikaner|latinos|sozialhilfeempfänger|alleinerziehende)`;
const WE = '(ich|wir)?';
const PLEASE = '(bitte|mal)?';
const FORGET =
  '(vergiss|vergessen|streich|streiche|streichen|lass|lassen|entferne|entfernen|lösch|lösche|löschen|ignoriere|ignorieren)';
const SHOW =
  '(zeig|zeige|zeigt|zeigen|gib|gebt|geben|schick|schickt|schicken|liste|listen|nenn|nenne|nennen|such|suche)';
const VISIT = '(besichtigung|besichtigungstermin|termin|rückruf|beratung)';
const LANGUAGE =
  '(deutsch|englisch|spanisch|französisch|türkisch|russisch|italienisch|portugiesisch|polnisch|arabisch)';
const ARE = '(bist|sind|seid)';
const COMMISSION = '(provision|maklerprovision|courtage|maklergebühr|gebühren)';
const BOT = '(bot|roboter|mensch|ki|echt|echte|echter|maschine|chatbot|computer|chatgpt|echter mensch|echte person)';
const OFFICE = '(ihr|sie|das büro|euer büro|ihr büro)';
const NEED =
  '(suche|suchen|such|brauche|brauchen|brauch|bräuchte|bräuchten|benötige|benötigen|wünsche|wünschen|hätte|hätten|möchte|möchten|will|wollen)';
const LIKED = '(hätte gern|hätte gerne|hätten gern|hätten gerne|brauche|brauchen|möchte|möchten|will|wollen)';
const A_POEM = '(witz|gedicht|lied|geschichte|code|programm|aufsatz|lustiges)';
const SELLING = '(verkaufen|vermieten|loswerden|inserieren|anbieten|schätzen|bewerten|verwalten)';
const FOR_HELP = 'für (die|deine|ihre|eure) (hilfe|info|auskunft|infos|mühe|antwort)';
const HOURS = '(geöffnet|offen|auf|zu|geschlossen|erreichbar)?';
const FIRM = '(firma|maklerbüro|büro|unternehmen)?';
const LENT = '(eigenkapital|haus|kredit|darlehen|miete|wohnung)';
const RULES = '(anweisungen|instruktionen|regeln|vorgaben)';

/** Going on from before, wishes for a person, small talk, people, and words that say nothing by themselves. */
export const germanTalk: PhrasesByKey = {
  'drop.before': `${FORGET} sie|wir? mal|bitte? dem|der|den|die|das?`,
  'drop.Price': `
    preis|budget|geld|kosten ist|is|spielt|sind|spielen? mir|uns|jetzt? (egal|keine rolle|zweitrangig|kein thema|nebensächlich|offen)
    kein|ohne preislimit|preisgrenze|budget; egal (was es kostet|wie teuer); unbegrenztes budget
    preisgrenze|preislimit|budget|obergrenze (weg|raus|aufheben|streichen|weglassen|kann weg|vergessen)
    auf den|die preis|miete kommts|kommt|kommt's (es)? (uns|mir)? nicht|net so? an`,
  'drop.Bedrooms': `
    (zimmeranzahl|zimmerzahl|anzahl der (zimmer|schlafzimmer)) ist|spielt? mir|uns? (egal|keine rolle); egal|gleich wie viele zimmer|schlafzimmer`,
  'drop.Bathrooms': '(anzahl der bäder|bäder) ist|sind? mir|uns? egal; egal|gleich wie viele bäder|badezimmer',
  'drop.PropertyType': `
    egal|gleich|wurscht ob (haus oder wohnung|wohnung oder haus|haus|wohnung); (haus oder wohnung|wohnung oder haus) ist? mir|uns? egal|gleich
    (objekttyp|haustyp|immobilienart|art der immobilie) ist? mir|uns? egal`,
  'drop.YearBuilt': `
    so neu muss|müsste es|das|sie? gar|ja? nicht sein; muss|müsste es|sie|das? gar|ja|auch? nicht (so|sehr|ganz so) neu|modern sein
    baujahr|alter ist|spielt? mir|uns? (egal|keine rolle|zweitrangig); egal wie alt`,
  'go.reset': `
    fang|fange|fangen|beginnen|starten wir|sie|ich? bitte? (nochmal|noch mal)? von|ganz? vorn|vorne|neu an?
    alles|ganz (auf anfang|zurück|zurück auf anfang|von vorn|von vorne|neu|löschen|vergessen|zurücksetzen)
    neue|neuer|neuen suche|suchanfrage|anfang|frage; neustart; neu anfangen; (nochmal|noch mal) (von vorn|von vorne|neu); von vorn|vorne|null
    (vergiss|vergessen sie|vergessen wir) (das|alles|es|das alles); filter|suche|kriterien (zurücksetzen|löschen|neu starten); reset
    zurück (auf anfang|auf null|zum anfang); was|etwas ganz|komplett|völlig anderes|neues; andere frage; zurücksetzen; themenwechsel`,
  'go.also': `
    auch noch|in?; zusätzlich; außerdem; ebenfalls; ebenso; dazu; und auch|noch; noch dazu; (nimm|nehmen sie|nehmen wir) noch|auch; weiters
    erweitern auf|um?; hinzu; hinzufügen; darüber hinaus; obendrein; zudem; plus; oder auch; inklusive; sowohl; mit rein|dazu; desweiteren; ergänzen
    ergänze`,
  'go.only': `
    nur noch|mehr|in|die?; ausschließlich; lediglich; bloß; einzig; muss|müssen|soll|sollte|sollten|solls es? sein?; doch? lieber doch|in|ein|eine?
    statt dessen; stattdessen; nichts anderes; speziell; gezielt; und zwar nur?; eher in|ein|eine?; nur noch die|welche mit|in`,
  'go.then': 'dann; halt; eben; dann halt|eben',
  'go.with': `
    und mit?; mit; plus; sollte|muss|soll|müsste|sollten|müssen es|auch|aber? haben|mit?
    brauche|brauchen|brauch|bräuchte|bräuchten|will|wollen|möchte|möchten|hätte|hätten ${WE} auch|noch|unbedingt|gern|gerne?; ach ja|und; dazu
    wichtig; am besten; diesmal; bitte mit`,
  'reply.yes': `
    ja bitte|gerne|gern|klar|doch?; jo; jep; jepp; jap; jawohl; joa; klar doch|gerne?; klaro; sicher; gern(e) doch?; natürlich; freilich
    selbstverständlich; auf jeden fall; unbedingt; absolut; genau; stimmt; richtig; passt so?; so ist es; na|eh klar; einverstanden; yes; logo
    bitte ja|gern; sehr gern(e); los gehts; jau; jooo`,
  'reply.weak': `
    ok; okay; oki; bitte; gut; alles|geht klar; in ordnung; super; toll; perfekt; prima; fein; klasse; aha; verstehe; verstanden; cool; na gut
    ah ok; okidoki; wunderbar; hm; mhm; nice; oke`,
  'reply.no': `
    nein|nee danke?; nö; ne danke; nein nein; nope; lieber|besser|bitte nicht; kein interesse|bedarf; vergessen sie es; schon gut; nicht mehr? nötig
    das reicht|wars mir|schon|erstmal?`,
  'human.want': `
    mit|an|von|zu|bei ${A} ${PEOPLE} (${PERSON}|${OTHERS}) (von (euch|ihnen)|persönlich|direkt)? ${TALK}
    ${A} ${PEOPLE} ${PERSON} bitte? sprechen|kontaktieren; echter|echten|richtigen mensch(en)
    verbinden|verbinde|durchstellen sie? mich|uns? bitte? mit|zu
    ${PERSON} bitte? mich|uns? bitte? anrufen|zurückrufen|kontaktieren|melden|beraten
    (${CAN}|soll|sollte|würde) mich|uns|sich? ${PLEASE} ein|eine|der|die|ihr|euer? (${PERSON}|${OTHERS}) ${PLEASE} mich|uns|sich
    (${CAN}|soll|sollte|würde) mich|uns|sich? ${PLEASE} ein|eine|der|die (${PERSON}|${OTHERS}) bitte? anrufen|zurückrufen|melden
    (${CAN}|soll|sollte|würde) mich|uns|sich? ${PLEASE} ihr|euer? (${PERSON}|${OTHERS}) ${PLEASE} anrufen|zurückrufen|melden
    ruf|rufe|rufen|ruft sie? mich|uns bitte|doch|mal? morgen|heute? an|zurück?
    zurückrufen|zurückzurufen|zurückgerufen|zurückruft|rückruf|anzurufen|anruft; melden|meldet|meld|melde sie|euch|dich? sich? bitte? bei mir|uns
    eure|ihre|deine|die|eine telefonnummer|kontaktdaten|handynummer|durchwahl|mailadresse; eure|ihre|deine nummer; echte menschen|makler|leute
    (da noch|noch|am preis) verhandeln|handeln; nachverhandeln; verhandelbar; telefonnummer|kontaktdaten|nummer des|der|vom|von|bitte
    wie|wo kann|können? erreiche|erreichen|ich|wir ich|wir|euch|sie|jemanden kontaktieren|erreichen?; ${LIKED} ${WE} ein|eine|einen? ${VISIT}
    besichtigungstermin(e|s|); (wohnungs|haus)besichtigung(en); (einen|zu einem) menschen
    besichtigung|termin|treffen|beratung zu? vereinbaren|ausmachen|machen|buchen|planen|möglich|verschieben|absagen|mit|am|für
    kaufangebot|angebot|gebot abgeben|machen|unterbreiten|einreichen; bewerbung; selbstauskunft; mit ihnen verhandeln; verhandlungsbasis
    zu? besichtigen; besichtigt werden; (vor ort|live|persönlich) anschauen|ansehen|sehen; zum anschauen vorbeikommen; vorbeikommen; vorbeischauen
    wann? ${CAN} ich|wir|man ${GLADLY} ${IT} ${GLADLY} (am wochenende|morgen)? ${LOOK}; ${WE} ${WILL} ${SELF} ${GLADLY} ${IT} ${GLADLY} ${LOOK}
    den|die|das ${WILL} ich|wir ${GLADLY} mir|uns ${GLADLY} ${LOOK}
    am (samstag|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|wochenende|samstagvormittag|samstagnachmittag) mal? (${LOOK}|durchgehen)
    samstag|sonntag|wochenende|nachmittag|vormittag|abend mal? ${LOOK}; (wer ist) mein|unser|ihr|der ansprechpartner; kundenservice; kundendienst
    wer kann|könnte mir|uns das|die|es|den zeigen`,
  'human.matter': `
    besichtig(ung|en|ungen|ungstermin); termin(e); makler(in|s|n|); bewerb(en|e|ung); gebot(e); beschwer(de|en|e); praktikum; lebenslauf
    hausverwaltung; verwalt(en|et); unterlagen; rückruf; zurückrufen; angerufen; meldet sich; ich|wir vermiete(n); wir nehmens
    wir nehmen es|sie|das; betreut; anschauen; angucken; mietvertrag; ferienhaus|haus|wohnung verkaufen; sucht ihr leute|noch
    mietbewerbung; notartermin; nichts mehr gehört`,
  'human.tenancy': `
    schlüssel; meine|unsere kaution; kaution zurück; kaputt; defekt; verstopft; undicht; tropft; rohrbruch; übergabe; mein|unser mietvertrag
    kündigung; nebenkostenabrechnung`,
  'human.person':
    'echter|echten|echte? mensch|menschen|person|makler|maklerin|mitarbeiter|mitarbeiterin|berater|beraterin; kundenservice; kundendienst',
  'human.visit': `wann? ${CAN} ich|wir|man mir|uns?`,
  'human.sell': `
    soll|sollen|muss jetzt|nun? verkauft werden; was es|sie|das wert ist|wäre; ${WILL} ${WE} gern|gerne? ${MY} ${HOME}
    ich|wir ${WILL} gern|gerne? ${MY} ${HOME}; ${MY} alte|altes|altem|geerbte|geerbtes? ${HOME} (zu|gern|gerne|mit ihnen)? ${SELLING}
    verkaufe|vermiete|verkaufen|vermieten ich|wir|sie? ${MY} ${HOME}
    (was|wie viel|wieviel) ist|wäre|kann|bekomme|bekommen|kriege|bringt ${SELF} denn? für? ${MY} ${HOME} wert?
    wert|marktwert|bewertung|schätzung|verkauf|verwaltung ${MY} ${HOME}
    (immobilienbewertung|wertermittlung|hausbewertung|bewerten lassen|schätzen lassen); ich|wir bin|sind der? eigentümer|vermieter
    (habt|haben|sucht|suchen|gibt es) ihr|sie? noch? (jobs|offene stellen|mitarbeiter|praktika); stellt ihr ein
    möchte|möchten|will|wollen es|sie|ihn|das jetzt|nun|gern|gerne? verkaufen|vermieten; meine|eine bewerbung|lebenslauf; initiativbewerbung
    meine mieter; verkauft|vermietet|verwaltet|kauft|bewertet|verkaufen|verwalten|bewerten ihr|sie auch|mir? ${MY} ${HOME}
    ${WE} vermiete|verkaufe|verkaufen|vermieten selber|selbst|auch|nämlich? ein|eine|zwei|drei|mehrere kleine|kleines? ${HOME}
    ich|wir habe|hab|haben|hätte|hätten noch? ein|eine|zwei ${HOME} zu|zum vermieten|verkaufen|verkauf`,
  need: `
    ich|wir|wer ${SEEK} nun|jetzt|halt|dringend|aktuell|derzeit|gern|gerne|mir|uns? (nach|auf der suche nach|interessiert an|an)?
    ${NEED} ${WE} mir|uns? gern|gerne|dringend|nach|noch|halt?; gesucht wird|werden|ist?; auf der? suche nach?; interesse an?
    interessiert|bedarf an; schwebt mir|uns vor; träume|träumen von; wohnungssuche; haussuche
    soll|sollte|sollen|solls|sollten|muss|müssen|müsste es|sie|schon? ein|eine|einen|sein|haben|werden?; würde|würden ${WE} gern|gerne|mir|uns`,
  search:
    'such(e|en|t|st|); find(e|en|est|et|); stöbern; verfügbar(e|es|en|er|); gesucht; auflisten; anzeigen; angebot; vorschlagen; filtern',
  show: `
    ${SHOW} sie|du|ihr? mir|uns bitte|mal|doch|alle|auch?; zeig(e|en|) mal|bitte|her|alle?
    kann|könnte|könnten|können|kannst|könntest ich|wir|du|sie mir|uns|bitte|mal? sehen|zeigen|schicken|finden|auflisten|raussuchen?; her mit; sehen
    anzeigen; auflisten; raussuchen`,
  'talk.greeting': `
    servus beinand; hallo (zusammen|ihr|alle|nochmal|liebes team)?; halo; hi; hey; moin moin?; servus; grüezi mitenand?; grüß gott|dich|euch|sie
    guten nachmittag; gute(n) tag|morgen|abend; tach; tag; hallöchen; hoi zäme?; salü; wie (gehts|geht es) dir|ihnen|euch|so?
    sehr geehrte(r) (damen und herren|herr|frau|damen|team)?; liebe(s|r|) team|alle|makler; schönen guten? tag|morgen|abend; n abend; mahlzeit; na
    jemand da; seid ihr da; morgen zusammen`,
  'talk.thanks': `
    hilft mir|uns schon|sehr? mal? weiter; vielen|herzlichen|besten|lieben|schönen|tausend? dank (dir|ihnen|euch|${FOR_HELP}|im voraus|schon mal)?
    danke (schön|sehr|dir|ihnen|euch|vielmals|${FOR_HELP}|im voraus)?; dankeschön; thx; merci vielmal?; lieb von dir|ihnen|euch
    (du bist|sie sind|ihr seid) (super|toll|klasse|spitze|eine große hilfe)
    das? war|ist|hat (sehr|mir sehr|uns sehr|wirklich)? hilfreich|geholfen|nett|lieb; gut gemacht; sehr freundlich|nett|lieb`,
  'talk.farewell': `
    tschüss(i); tschüs; tschau; ciao; auf wiedersehen|wiederhören; wiedersehen; baba; pfiat di; pfiati; servus dann; ade; adieu; uf wiederluege
    bis bald|dann; (schönen|einen schönen) tag|abend noch|euch|dir?; gute nacht; mit? freundlichen grüßen; liebe|viele grüße; mfg; lg; vg; gruß
    man sieht sich; das wars erstmal|dann?; hochachtungsvoll; bye`,
  'talk.agency': `
    wer|was (bist du|sind sie|seid ihr); ${ARE} du|sie|ihr denn|eigentlich? ein|eine? ${BOT}; wie heißt|heißen du|sie|ihr
    was kannst|könnt|können du|ihr|sie (alles|eigentlich|für mich tun)?; wie kannst|könnt|können du|sie|ihr mir|uns helfen
    eure|ihre|deine|die|welche öffnungszeiten|bürozeiten|provision|maklerprovision|courtage|maklergebühr
    eure|ihre|deine|die|welche firma|agentur|leistungen|büroadresse|bewertungen|referenzen|vermittlung|dienste|beratung; öffnungszeiten; bürozeiten
    (wann|wie lange|ab wann) habt|haben|seid|sind|ist|hat ${OFFICE} (am samstag|samstags|sonntags|heute)? ${HOURS}
    (wo|in welcher stadt) (ist|sitzt|seid|liegt|sind|habt|haben|befindet sich) ihr|sie|euer|eure|ihre|das? büro|sitz|filiale
    (wie hoch|was|wie viel) ist|sind|kostet|kosten|verlangt|verlangen|nehmt|nehmen|wäre ihr|sie|eure|ihre|die ${COMMISSION}
    sprecht|sprechen|sprichst ihr|sie|du auch? ${LANGUAGE}
    (seit wann|wie lange|wie lang) (gibt es|gibts|existiert) euch|sie|eure|euer|ihr|ihre? ${FIRM} eigentlich|schon?
    euer|eurem|ihr|ihrem|eure|ihre maklerbüro|büro|firma|unternehmen|team
    vermittelt|vermitteln|verwaltet|verwalten|bietet|bieten|nehmt|nehmen ihr|sie (auch|provision|eine provision)
    muss|müssen|zahle|zahlen ich|wir|man eine|auch? provision|maklergebühr|courtage`,
  'talk.knowledge': `
    wie|was|wozu|wann|warum ${WORK} (eigentlich|denn|genau|das mit)? ein|eine|einen|der|die|das|den|dem|für|beim? ${LOAN}
    was ist|sind|bedeutet|bedeuten|heißt eigentlich|denn|genau? ein|eine|der|die|das? ${FEE}
    erklär|erkläre|erklären sie? mir|uns? ${PLEASE} den|die|das|was|wie? (${LOAN}|${FEE})
    (was ist) eigentlich|denn? der? unterschied zwischen einer|einem? ${LOAN}
    (was ist) eigentlich|denn? der? unterschied zwischen einer|einem? ${DIFFERING} (und (einer|einem)? ${DIFFERING})
    wie hoch ist|sind die|der? aktuellen? zinsen|bauzinsen|hypothekenzinsen|grunderwerbsteuer|notarkosten|kaufnebenkosten|steuern
    (bau|hypotheken|kredit)zinsen; closing cost(s); in raten zahlen|bezahlen|abzahlen?; ratenzahlung
    (wie viel|wieviel|welches) ${LENT} brauche|brauchen|kann|können|sollte|braucht|bekomme ich|man|wir (mir leisten)
    kaufen|mieten oder|statt mieten|kaufen (was ist besser|besser|lohnt); visum; aufenthaltsgenehmigung; grundsteuer(n); welche bank
    als deutscher|ausländer|schweizer|österreicher|eu-bürger (in den usa|in kalifornien|in der schweiz|dort)? (ein haus) kaufen|erwerben
    lohnt (es sich|sich) gerade|jetzt? (kaufen|mieten|zu kaufen|zu mieten)
    lohnt es|sich? sich? der|ein|das|jetzt|noch? kauf|immobilienkauf|hauskauf|investition; (immobilien|wohnungs|häuser)(markt|marktes|blase|preise)
    steigen|fallen|sinken die? preise|immobilienpreise|zinsen|mieten; guter|richtiger|richtige|gute zeitpunkt|zeit zum|für|zu kaufen|kauf
    kündigungsfrist; grunderwerbsteuer; vorfälligkeitsentschädigung; steuerlich absetzen
    tipps|ratschläge|checkliste (zum|für den|beim|für) kauf|hauskauf|wohnungskauf|besichtigung; worauf muss|sollte|soll ich|man|wir beim|bei
    (welche|was für) unterlagen|dokumente|papiere|versicherungen brauche|braucht|brauchen|muss
    wie lange|schnell dauert|geht ein|der|die|es hauskauf|kauf|abwicklung|finanzierung; beim hauskauf|wohnungskauf|immobilienkauf; kaufnebenkosten
    hypothekenrechner; tilgungsrechner; wie finanziere|finanziert ich|man; bonität; notar ab?
    wie hoch ist|wäre die monatliche? rate|kreditrate|monatsrate
    brauche|brauchen|braucht ich|wir|man einen? anwalt|rechtsanwalt|notar; dürfen|können|darf|kann ein? ausländer`,
  'talk.offTopic': `
    wetter; wettervorhersage; regnet|schneit es?; (witz|gedicht|rezept)(e)
    erzähl|erzähle|sing|schreib|schreibe|programmiere mir|uns? ${PLEASE} ein|eine|einen|was ${A_POEM}; fußball; bundesliga; champions league
    wer hat|ist|wird|gewinnt gestern? (das spiel|die wahl|die wm|gewonnen|bundeskanzler|kanzler|präsident|papst); hauptstadt von
    bundeskanzler; hausaufgaben; bitcoin; krypto(währung); aktien(kurs|kurse|tipps|); python; javascript; horoskop; lotto(zahlen)
    gute|gutes restaurant|restaurants|pizzeria in|empfehlen; flug|hotel|taxi buchen|nach; sinn des lebens; liebst du mich; system(-)prompt
    (ignorier|ignoriere|ignorieren sie|vergiss) alle|deine|bisherigen|vorherigen? bisherigen|vorherigen? ${RULES}; wie (spät|viel uhr) ist es
    welcher tag ist heute; was soll ich heute? kochen|anziehen|essen`,
  'talk.general': `
    normalerweise; üblicherweise; in der regel; generell; im allgemeinen; grundsätzlich; allgemein; typischerweise
    was ist|sind ein|eine|eigentlich|denn; wie funktioniert|läuft|geht ein|eine|das|so|denn; warum; wieso; weshalb; wozu; unterschied zwischen
    wie hoch ist|sind; lohnt`,
  'protected.group': `
    ${CLASS}(e|en|er) (leute|leuten|menschen|familien|nachbarn|bewohner|bewohnern|mieter|anwohner|viertel|gegend|nachbarschaft|bevölkerung|
      mitbewohner|hausgemeinschaft); ${FEW} ${GROUP}(n) (als nachbarn|in der nachbarschaft|im haus|nebenan|im viertel|in der gegend)?
    ausländer(n|anteil|viertel|); ausländerfrei(e|es|); migranten(anteil|viertel|); migrationshintergrund; flüchtling(e|en|s|sheim)
    asylbewerber(n|heim|); asylanten(heim); muslim(e|en|); türken(viertel); juden; zigeuner; araber(n); homosexuelle(n|r|); hautfarbe; ethnie
    ethnisch(e|en|); religion(en); bevölkerungsstruktur; kinderfrei(e|es|er|en|)
    keine|ohne|wenig kinder|familien (im haus|in der nachbarschaft|nebenan|in der anlage|als nachbarn)`,
  'protected.kind': `${CLASS}(e|en|er|es|); kinderlos(e|en|er|); rein deutsche(n|r|)`,
  'protected.people': `
    (leute|bewohner|mieter|anwohner)(n); menschen; familien; nachbar(n|schaft|); viertel; gegend; bevölkerung; mehrheit; hausgemeinschaft
    siedlung; wohngegend; umgebung; stadtteil; mitbewohner; ehepaare; paare; kinder; senioren`,
  'protected.wish':
    'nur für|an|mit|unter? (deutsche|deutschen|schweizer|österreicher|einheimische|christen|katholiken|europäer|inländer|weiße)(n)',
  'protected.self': `
    ich|wir bin|sind|habe|haben beide|schon? ein|eine|zwei|drei|keine|kein|als?
    bin|sind|als|unser|unsere|mein|meine|unseren|haben|habe|hab ${WE} ein|eine|beide|zwei|drei|schon?; mein|meine mann|frau (ist|und ich sind)`,
  filler: `
    deren; dessen; abends; morgens; der; die; das; ein; des; dem; den; eine; einer; eines; einem; einen; nen; ne; nem; ner; ich; du; er; sie
    es; wir; ihr; mich; mir; dich; dir; uns; euch; ihm; ihn; ihnen; man; (mein|dein|sein|unser)(e|er|em|en|es|); euer; (eure|ihre)(n|m|r|s|)
    dies; dieser; diese; dieses; diesen; diesem; (jene|solche|welche|alle|jede)(r|s|n|m|); und; oder; auch; aber; denn; doch; ja; na; nun; mal
    halt; eben; noch; nur; sehr; so; ganz; recht; ziemlich; eher; wirklich; eigentlich; vielleicht; gern; gerne; bitte; bitteschön; danke; ok
    okay; hallo; hi; hey; also; dann; da; dort; hier; hin; her; ist; sind; bin; bist; seid; wäre; wären; wär; hat; habe; hab; haben; hast
    habt; hätte; hätten; wird; werde; werden; würde; würden; worden; kann; kannst; können; könnt; könnte; könnten; soll; sollte; sollten
    sollen; solls; muss; müssen; müsste; will; wollen; willst; wollte; möchte; möchten; möcht; mag; mögen; darf; dürfen; dürfte; in; im; an
    am; ans; auf; aufs; aus; bei; beim; von; vom; zu; zum; zur; mit; für; fürs; um; ums; nach; über; unter; vor; durch; gegen; bis; ab; seit
    als; wie; was; etwas; irgendwas; irgendetwas; irgendwie; irgend; irgendwo; wenn; falls; weil; dass; ob; damit; sodass; wo; wer; einfach
    möglichst; etwa; allerdings; nämlich; übrigens; jedenfalls; überhaupt; sowieso; ohnehin; jetzt; heute; gerade; aktuell; derzeit; momentan
    zurzeit; bald; später; immer; wieder; nochmal; nochmals; dazu; dabei; davon; dafür; darin; drin; drauf; dran; rein; raus; raum; rum; rauf
    runter; weiter; viel(e|en|es|); mehr; wenig; paar; bisschen; bissl; bissi; (beide|mehrere|verschiedene|dieselbe)(n); sowas
    so was|billig|günstig|teuer; eins; einige(n|r|)
    (gut|schön|nett|toll|groß|klein|hell|geräumig|gemütlich|hübsch|sonnig|gepflegt|passend|eigen|neu|modern|separat|richtig|ordentlich|
      bezahlbar)(e|en|er|es|em|); super; lieber; besser; am besten; suche; suchen; such; sucht; gesucht; finden; finde; zeig; zeige; zeigen
    gib; gibt; gibts; geben; gibt es; sehen; schauen; brauche; brauchen; brauch; bräuchte; bräuchten; benötige; benötigen; wünsche; wünschen
    kommen; kommt; geht; gehen; gehts; ginge; machen; macht; mache; sagen; sag; wissen; weiß; wohnen; wohne; leben; ziehen; ziehe; umziehen
    lassen; lass; liegt; liegen; steht; stehen; bekommen; interessiere; interessieren; interesse; interessiert; anbieten; angeboten; überlegen
    denke; denken; glaube; hoffe; freue; freuen; haus; wohnung; z b; bzw; usw; etc; ca; max; min; maximal; mindestens; zwecks; bezüglich; bzgl
    betreffend; zusammen; insgesamt; gesamt; genau; ungefähr; sozusagen; eventuell; evtl; leider; endlich; mittlerweile; inzwischen; erst
    erstmal; zuerst; zunächst; schließlich; ebenfalls; trotzdem; unbedingt; dringend; sofort; schnell; schnellstmöglich; gleich; vorhanden
    vorhandene; (verfügbar|möglich|normal|vernünftig)(e|en|er|es|); pflicht; wichtig; zwingend; ein muss; herr; frau; damen; herren
    sehr geehrte; geehrte; liebe; ach; äh; ähm; hm; oh; naja; tja; lol; gell; oder so|nicht|net; und so; zuhause; daheim
    (warm oder kalt|kalt oder warm|altbau|neubau|altbau oder neubau|stockwerk|etage) ist|is? mir|uns? egal|wurscht|gleich
    mehr brauch|brauche|brauchen|will|wollen ich|wir (nicht|gar nicht|auch nicht); ohne (so was|sowas); zu zweit|dritt|viert|fünft|sechst
    voll|aktuell|derzeit vermietet(e|es|); weils; obs; wenns; obwohl; sondern; sowie; außerdem; zudem; jedoch; bitt; pls; gewünscht; darum
    deshalb; daher; deswegen; drum; hauptsache; natürlich; klar; sicher; selbstverständlich; preis; budget; per; pro; je; inkl; samt; sagt
    meint; heißt; soviel; sofern; solange; ebenso; genug; gar; garnix; gar nicht|nix; wohl; ggf; werd; würd; hätt; kriege; kriegen; krieg
    bekomme; bringt; schau; schaue; guck; gucken; angucken; gegenüber; näher? beschreiben; gefällt|gefallen mir|uns; bloß; grade; grad; eh
    fei; schonmal; vorerst; demnächst; künftig; zukünftig; lang; lange; länger; kurz; kurzfristig; langfristig; gebraucht; danach; vorher
    kostet; kosten; befindet; befinden; sich; selbst; selber; andere(n|r|s|m|); anders; weitere(n|r|s|); dergleichen; ähnliches; jeweils
    jemand; niemand; alles klar; insbesondere; speziell; besonders; (besondere|feine|gescheite|gleiche)(s|r|n|); gehört; gehören; zählt; passt
    passen; rund; voll; total; absolut; echt; mega; krass; geil; cool; so(n|ne|nen|nem)
    (rest|übrige|alles andere|alles weitere) ist|is? mir|uns? egal|wurscht|nebensächlich|zweitrangig; sagen wir mal?; dasselbe; braucht; fängt
    ohne|kein|keinen|keine makler|provision|maklerprovision|schnickschnack|stress|eile`,
  common: `
    deutsch; deren; op; verrückt; nachtdienst; schicht; nachtschicht; frühschicht; tagsüber; faul; ebk; kochfeld; biergarten; rathaus
    kaufhaus; hochhaus; gasthaus; tiergarten; stadtgarten; altenheim; schulhaus; haushalt; baumhaus; zimmerpflanzen; autohaus; opernhaus
    warenhaus; gotteshaus; wirtshaus; kaufhäuser; hochhäuser; schrebergarten; augenblick; überblick; badewanne
    (tür|vorstellung|möglichkeit|besuch|interessent|privat)(en); wand; (decke|sache|kunde|hohe|teure|name|auge)(n); dach; kochinsel; esszimmer
    gästezimmer; flur; diele; obergeschoss; hochparterre; parterre; stadtrand; stadtnähe; vorort; dorf; grünen; wiese; spielplatz; ubahn
    sbahn; autobahn; einkaufen; supermarkt; geschäfte; läden; cafés; arzt; ärzte; apotheke; anbindung; verkehrsanbindung; öffis; verkehr
    süden; norden; osten; westen; sonne; licht; luft; glasfaser; wlan; telefon; handy; fragen; anfrage; bescheid; information; probleme
    (ding|pferd|niedrig|breit|zentrumsnah|ländlich|charmant|familienfreundlich|allein|bein|gehoben)(e); gründe; weise; form; umfang; zustand
    qualität; ausstattung; extras; komfort; luxus; stil; geschmack; idee; plan; pläne; entscheidung; auswahl; chance; gelegenheit; situation
    alltag; beruf; beruflich; summe; betrag; versicherung; termine; zeiten; abends; nachts; mittag; januar; februar; märz; april; mai; juni
    juli; august; september; oktober; november; dezember; frühling; frühjahr; sommer; herbst; winter; urlaub; feiertag; weihnachten; ostern
    geburtstag; schwiegermutter; enkelkinder; partner; partnerin; verlobte; verlobter; pärchen; ehepaar; wg; gast; student; studentin; studium
    azubi; lehrer; lehrerin; ärztin; krankenschwester; pfleger; ingenieur; programmierer; beamter; polizist; künstler; musiker; selbstständig
    freiberufler; pendler; fahrrad; motorrad; klavier; schlagzeug; bett; sofa; tisch; küchentisch; schreibtisch; regal; kisten; einzug; auszug
    bezug; kündigung; befristung; hühner; vögel; krank; gesundheit; gesund; behindert; jung; tief; sauber; dreckig; schmutzig; dunkel; dunkle
    trocken; feucht; nass; laut(e|en|); reich; arm; stark; schwach; schwer; leicht; schwierig; kompliziert; sicherheit; blau; rot; grau; braun
    gelb; bunt; golden; holz; stein; glas; beton; ziegel; metall; stahl; fertig; bereit; besetzt; bekannt; unbekannt; beliebt; zentral(es|)
    städtisch; urban; historisch(e|es|); klassisch; rustikal; exklusiv; edel; hochwertige; stilvoll; kinderfreundlich; seriös; dauerhaft
    gemeinsam; allein stehend; geschieden; berufstätig; nichtraucher; raucher; rauchen; trinken; schlafen; lesen; lernen; studieren; studiere
    fahren; fahre; fährt; reisen; bleiben; beginnt; aufhören; enden; ändern; wechseln; tauschen; verdienen; investieren; umbauen; einziehen
    einzuziehen; ausziehen; wegziehen; hinziehen; hilft; antworten; senden; warten; verstehen; kennen; kennenlernen; fühlen; vermissen
    verlieren; gewinnen; nimmt; setzen; hängen; tragen; bringen; holen; öffnen; schließen; verlassen; versetzt; geboren; aufgewachsen
    herkommen; hierher; unten; rechts; hinten; draußen; drinnen; hinter; trotz; vorgestern; übermorgen; oft; manchmal; selten; meistens; meist
    beinahe; hälfte; doppelt; drittel; deutschland; österreich; amerika; europa; ausland; inland; portal; preisleistung; rendite; verlust
    risiko; nachteil; bedingungen; gesetz; erlaubnis; genehmigung; grillen; feiern; party; sport; joggen; wandern; radfahren; schwimmen
    surfen; ski; yoga; hobby; musik; kunst; kultur; kino; theater; nachtleben; kneipen; bars; sonnenuntergang; sonnenaufgang; himmel; waschen
    putzen; aufräumen; reichweite; bahnhofsnähe; citynähe; entfernung; schritt; runde; kurve; block; linie; punkt; raumhöhe; menge; nachwuchs
    platzbedarf; ruhestand; altersruhesitz; zweitwohnsitz; erstwohnsitz; kommune; gemeinde; landkreis; kanton; bundesland; bundesstaat; staat
    hinsicht; prinzip; gegensatz; normalfall; notfall; zweifel; nachhinein; chat; besitz; bestand; vordergrund; hintergrund; vorgarten; hand
    hände; herz; knie; rücken; einzelnen; wesentlichen; folgenden; kommenden; nächste; nächster; kinderwagen; schulweg; arbeitsweg; praxis
    werkstatt; atelier; lager; halle; scheune; stall; teich; brunnen; bach; feld(er); küste; turm; burg; erbschaft; scheidung; trennung
    hochzeit; geburt; tod; neuanfang; tapetenwechsel; ernsthaft(es); unverbindlich; gewerblich; öffentlich(e|en|); gemischt; stabil; solide
    schicke(s); einfache; sicher(e|en|er|es|em)
    (bevorzugt|best|gefragt|attraktiv|verkehrsgünstig|ländlich|naturnah|erhöht|gut|beliebt|lebendig|zentral)(er|en|e); legoland; umland
    disneyland; niedriges; jahrtausendwende; rentner(in); schwul(es|e|); lesbisch(es|e|); feriengäste; mitbringen; pflege; kapitalanlage
    wanne; bar; barzahler; ausgezogen; wunschliste; typ; gehabt; gelesen; sogar; stand; bleibt; schläft; endet; ändert; längst; irgendwann
    davor; brachte; nahm; ging; verkäuferin; stute; ziege; bienen; nebel; riecht; liest; darfst; gehst; siehst; hättest; fährst; anhang
    anwesend; buch; dauer; dick; enge; erben; erwachsen; gesicht; kellner; kerze; maus; milch; mond; platte; raten; reif; sand; schlaf
    schluss; schuhe; schuld; schüler; start; sterben; stern; strecke; stuhl; unterhalt; unterschreiben; wechsel; zahn; letztens; vorschlag
    abschließen; maler; froh; fisch; ofen; leiter; leiden; kasse; kummer; post; welt; werk; halb; treppenhaus; ärztehaus; einbauschrank
    einbauschränke; trockenbau; drumherum; drumrum; pendeln; auswandern`,
};
