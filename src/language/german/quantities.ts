import type { PhrasesByKey } from '../language.ts';

const FEE = '(gebühr|gebühren|beitrag|beiträge|kosten|umlage|fee|fees|beiträgen)';
const TOUR = '(tour|rundgang|besichtigung|führung|begehung)(en)';

/** Numbers: how they are compared, what they count, money, and what they are of. */
export const germanQuantities: PhrasesByKey = {
  'after.since': 'oder|und neuer|später|jünger; aufwärts',
  'cmp.most': `
    bis (zu|max|hin zu|auf)?; spätestens; maximal|max(.) bis?; maximum ist|von|bei|sind?; höchstens; allerhöchstens; maximale(n|r|s|)
    nicht|nichts über; net mehr als|wie; obergrenze|limit (ist|sind|von|bei|liegt bei|wäre)? bei|von?
    darf|soll|sollte|kann (bis zu|bis|maximal|höchstens|nicht über|max); nicht|nie teurer|mehr sein? als|wie; kleiner gleich; <=; hochgehen|rauf bis
    gehen|gehe|geh bis zu?; inner(halb|t) von?; unter oder gleich; stehen uns|mir? maximal?; haben|hab|habe wir|ich? (nur|maximal|max|bis zu)
    ich|wir hab|habe|haben; budget auf|bis|max; finanzierungszusage|kreditzusage|zusage|finanzierung (haben wir|habe ich|hab ich)? über|von|bis
    (keinesfalls|auf keinen fall|keinen (cent|euro)) mehr|teurer als|wie`,
  'cmp.less':
    'unter; weniger|kleiner|günstiger|billiger|niedriger als|wie; unterhalb von|der?; drunter; <; geringer als',
  'cmp.before': 'vor; vor dem jahr; älter|früher als; bis',
  'cmp.after': 'nach; nach dem jahr; später|neuer|jünger als',
  'cmp.since':
    'seit; nicht|nix|nie|net älter|älteres als|wie; nicht|nichts gebaut? vor; ab baujahr|bj; frühestens; nichts(,) was vor',
  'cmp.least': `
    mindestens; mind(.); min(.); minimum ist|von?; wenigstens; zumindest; ab etwa|ca|rund?; minimal; mindest; nicht weniger|kleiner als|wie
    nicht|nichts|keine unter; >=; größer gleich; von mindestens; muss|soll|sollten mindestens|mind haben?; aufwärts von; angefangen bei
    untergrenze ist|bei|von?`,
  'cmp.more':
    'mehr|größer|höher|teurer|länger als|wie; über; oberhalb von?; seit (über|mehr als); >; gut; überm; und mehr als|wie',
  'cmp.exact': 'genau; exakt; präzise; nur; =; punktgenau; lediglich',
  'cmp.about': `
    etwa; ca(.); circa; zirka; ungefähr; rund; um die|den?; so um|etwa|ca|rund? die?; in etwa; plus minus; +/-; grob; knapp; an die; gegen
    (im|in einem) bereich|rahmen von|um?; ~; vielleicht; herum; fast; schätzungsweise; nahe`,
  'cmp.newer': `
    jünger|neuer als|wie; weniger als; unter; nicht|nichts älter|älteres als|wie; nicht mehr als; bis zu; maximal; höchstens; max`,
  'cmp.older': 'älter als|wie; mehr als; über; mindestens',
  'after.most': `
    oder weniger|günstiger; maximal; max; höchstens; maximum; allerhöchstens; limit; obergrenze; schmerzgrenze; budget
    ist|sind|is|wär|wäre mein|unser|das|die limit|maximum; und? mehr geht|ist|is nicht|net drin|sein?
    nicht mehr|übersteigen|überschreiten|überschritten|übersteigt; zur verfügung
    kann|können|könnte|könnten ich|wir mir|uns|maximal|höchstens|gerade|noch? leisten|zahlen|ausgeben|aufbringen|stemmen|bezahlen`,
  'after.least': `
    oder mehr|größer|neuer|jünger; und mehr; aufwärts; plus; +; mindestens; minimum; min; mind; wenigstens; als minimum
    brauchen|bräuchten wir schon?`,
  'after.about': `
    oder so; so etwa|ca?; rum; herum; in etwa; ungefähr; circa; ca; plus minus; etwa; in dem dreh; um den dreh; mehr oder weniger; roundabout`,
  'after.exact': 'genau; exakt',
  'range.open': 'zwischen; zw(.); irgendwo|irgendwas zwischen; (im|in einem|in der) bereich von|zwischen',
  'range.to': 'bis zu|max?; -; oder; /; bzw',
  'band.low': 'anfang der|den?; frühe(n|r|)',
  'band.mid': 'mitte der|den?',
  'band.high': 'ende der|den?; späte(n|r|); obere(n|r|)',
  'unit.bed': `
    schlafzimmer(n|s|); schlafräume(n); schlafraum; sz; slz; schlafz; schlafgemächer
    (große|kleine|separate|getrennte|abgeschlossene|echte|richtige)(n) schlafzimmer(n); kinderzimmer(n)`,
  'unit.bath': `
    bad; (bäder|vollbäder|toilette|nasszelle|duschbäder)(n); badezimmer(n|s|); bads; badzimmer; wcs; wc; klos`,
  'unit.room': 'zimmer(n|s|); zi; zimmrige(r|n|); räume(n); zkb; zkbb; raumwohnung; raum; zimmerig(e|en|)',
  'unit.sqft': 'quadratfuß(flächen); sqft; sq ft; square feet|foot; ft2; sf; fuß im quadrat',
  'unit.sqm':
    'qm; m2; quadratmeter(s|); quadrat; qm2; quadratm; m im quadrat; m hoch 2; sqm; quadratmetern wohnfläche?',
  'unit.acre': 'acre(s); acker; ac',
  'unit.hectare': 'hektar(en); ha; hectar',
  'unit.car': `
    (auto|pkw|außen|kfz|)(-)(stellplätze|stellplatz|parkplätze|parkplatz|abstellplätze|abstellplatz|park|plätze)(n|s|); plätze für autos`,
  'unit.garage':
    '(garagen|tiefgaragen|tg)(-)(plätze|platz|stellplätze|stellplatz)(n|s|); (einzel)garagen; autos in der garage',
  'unit.day': 'tag(e|en|es|)',
  'unit.week': 'woche(n)',
  'unit.month': 'monat(e|en|s|)',
  'unit.year': 'jahr(e|en|es|); jahrzehnt(e|en|)',
  'unit.home': `
    (häuser|objekte|angebote|inserate|treffer|vorschläge|ergebnisse|beispiele|reihenhäuser)(n); wohnungen; immobilien; stück; optionen; villen
    eigentumswohnungen; anzeigen; exposes; davon; apartments; appartements; studios; von denen|ihnen`,
  'unit.distance': `
    km; (kilometer|meile|meter|minute|stunde|schritte)(n); min; std
    minuten|min|km|stunde (entfernt|zu fuß|fußweg|fahrt|mit dem (auto|rad|bus|zug)|weg) von|vom|zum|zur?; blocks; haltestellen; stationen`,
  'unit.none': `
    (auto|pkw|baby)(s); person(en)
    (leute|köpfe|mitbewohner|mieter|familie|katze|haustiere|tiere|söhne|töchter|freunde|gäste|fahrräder|räder|enkel|etage|stöcke|ebene|punkte|
      sterne)(n); kind(ern|er|); kids; kopf; erwachsene(n|r|); parteien; (hund|stockwerk|geschoss)(e|en|); sohn; bikes; generationen
    studenten; prozent; %; stock; og; mal; kg; kilo; grad; uhr; ps; zoll; jobs; einheiten; tage die woche; jährig; wochen alt|schwanger
    köpfig(e|en|er|); parteienhaus; sind|bin|beide beide|schon? über|mitte|ende|anfang|knapp|gut 50|60|70|80|fünfzig|sechzig|siebzig|achtzig
    flügel; meter hoch; jahren hier|verheiratet; kann|können|darf|dürfen|könnte|dürfte es|das|sie|man? auch|gern? ruhig
    mitte|ende|anfang 20|30|40|50|60|70|80|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig
    kein|keine|ohne (öl|gas|nachtspeicher|elektro)heizung
    (kein|keine|keinesfalls|auf keinen fall) eine? (erdgeschoss|dachgeschoss|souterrain|keller)wohnung(en); kein|keine maisonette(n|wohnung|)`,
  'per.month':
    'im|pro|je|den|per|a|/|der monat|mon|mo|mt|mtl; monatlich(e|er|en|); mtl; p m; pm; monatsmiete; kalt|warm|kaltmiete|warmmiete|miete',
  'per.week': '(pro|die|in der|je|/|per) woche; wöchentlich',
  'per.year':
    'im|pro|das|je|per|/ jahr; jährlich; p a; jahresbrutto; brutto; netto (im monat); jahresgehalt; jahreseinkommen',
  'per.person': '(pro|je|per) person|kopf|nase; jeder; jede',
  'per.area': 'pro|je|per|den|der|/|a qm|quadratmeter|m2|sqm|sqft; euro/m2; eur/m2; €/m2; €/qm; quadratmeterpreis',
  'money.$': '$; us$; usd; dollar(s|n|); . dollar|usd|$; us-dollar; bucks',
  'money.€': '€; eur; euro(s|nen|); . euro|eur|€; teuro; öcken',
  'money.£': '£; gbp; pfund sterling?',
  'money.¥': '¥; rmb; cny; yuan; renminbi',
  'money.CHF': 'chf; schweizer? franken; sfr(.); fr(.); fränkli; stutz',
  'money.R$': `r$; brl; reais; real`,
  'money.any': 'kröten; steine; ocken; mäuse; tacken; flocken',
  'sum.for': 'für; um; mit; bei; zu; zum preis von',
  'sum.other': `
    mieteinnahmen
    verdien|verdiene|einkommen|gehalt|lohn|rente|bonus|erbe|geerbt (von|wir|ich|liegt bei|ist)?; eigenkapital|anzahlung von|habe|hab|ist|sind?
    netto; brutto; gutschrift|nachlass|preisnachlass|rabatt von|über; kredit|rate von|über|ist?; zahle|zahlen|zahl ich|wir? momentan|zurzeit|derzeit
    kaution|provision|maklerprovision|courtage|grunderwerbsteuer von|bis|über|max|ist|sind?; verkauft für; gewinn|erlös von; schufa(-score)`,
  'sum.raises': `
    erhöhe|hebe|steigere wir|ich? das|mein|den? budget? auf? um; budget kann|darf|soll? um; leg|lege|legen|pack ich|wir? noch|nochmal?
    höher|mehr sein|ausgeben|gehen|werden|drin`,
  'sum.lowers':
    'senk|senke|senken|verringere|reduziere|kürze wir|ich? das|mein|unser|den|die budget|preis|grenze? auf? um',
  'topic.Price': `
    preis|preise|preislich; budget bei?; kostet|kosten darf?; ausgeben|zahlen|leisten
    preis(rahmen|grenze|spanne|klasse|bereich|vorstellung|lage|limit|obergrenze|niveau|spannen|segment); unser|mein rahmen; rahmen (von|liegt bei)
    teuer; wert von; finanzierungs(rahmen|zusage); kostenpunkt; anlage(summe|betrag); kostenrahmen; nach dem? preis|kaufpreis|miete`,
  'topic.Rent': `
    (höchste|niedrigste|günstigste)(r|n|) miete; durchschnittsmiete(n); kaltmiete|warmmiete|monatsmiete; miete von|bis|unter|max|um|ab|:
    mietpreis(e|en|)`,
  'topic.HOAMonth': `
    hoa(s); (hoa|verwaltungs|eigentümer|gemeinschafts|eigentümergemeinschafts|hausverwaltungs|community|wohnanlagen|vereins|verbands|weg)(-)${FEE}
   ; hausgeld(er); wohngeld(er)
    (monatliche|laufende)(n|r|) gebühren; betriebskosten`,
  'topic.BuildingArea': 'wohnfläche|bgf|wfl; größe von|ist?; groß; nach der? größe|wohnfläche',
  'topic.LotArea': `
    wie gross ist|sind|wäre? da|dort|denn? das|der|die|ihr? grundstück|garten; (grundstücks|garten)größe
    mit|auf einem|dem? (groß|riesig|weitläufig|eigen|klein)(em|en) grundstück; zum|vom|des|das|dem|aufs|ums|im grundstück(s)
    mit|auf einem|dem? grundstück; grundstück|grundstücksfläche|grund|land`,
  'topic.YearBuilt':
    'baujahr(e|en|s|); bj(.); gebaut|erbaut|errichtet; aus|in dem jahr; aus den; aus der zeit um?; alter; nach dem? baujahr',
  'topic.DaysOnMarket': `
    (eingestellt|inseriert)(e|es|en|); schon|so|noch? lang|lange|länger|ewig drin|online|leer; tage|zeit|tagen (am|auf dem|im) markt
    (auf dem|am|im) markt; (online|im angebot|reingekommen|im netz|zu haben); vermarktungsdauer; (auf den|auf) markt gekommen?; standzeit`,
  'topic.ParkingSpots': `
    parkmöglichkeit(en); parksituation; parken; stellplätze; parkplätze
    (wie viele|wieviele) stellplätze|parkplätze|garagenplätze|autos (gibt es|gibts|hat|sind|haben|passen)?`,
  'topic.Bedrooms':
    '(wie viele|wieviele|wie viel|wieviel) (schlafzimmer|zimmer|räume|schlafräume|sz|zi)(n)(hat); schlafzimmeranzahl; zimmeranzahl; zimmerzahl',
  'topic.Bathrooms': '(wie viele|wieviele|wie viel|wieviel) (bäder|badezimmer|bad|wcs|toiletten)(n)',
  'topic.ZIP': 'plz; postleitzahl(en); (zip-code|zipcode); zip',
  'topic.DepositFee': 'kaution(en); mietkaution; depot; kautionshöhe',
  'topic.UnitAreaPrice': '(quadratmeter|qm|m2)(-)preis(e|en|); preis pro|je|per quadratmeter|qm|m2',
  'topic.EstimatePrice': '(schätz|markt|verkehrs)(wert|preis)(e); wertschätzung; bewertung; schätzung',
  'topic.Status': `
    (noch|immer noch)? (verfügbar|zu haben|frei|auf dem markt|zu verkaufen|zu vermieten); immer? noch da; verfügbarkeit; status; verkauft
    schon|bereits verkauft|vermietet|weg; unter vertrag; noch aktiv; steht|stehen noch? (zum verkauf|leer); vergriffen`,
  'topic.PropertyType': 'immobilien(typ|art); was für eine art',
  'topic.SaleType': 'miete oder kauf; kauf oder miete',
  'topic.Address':
    '(genaue|exakte|volle|vollständige|ganze|)(n|r|) adresse|anschrift; (welche|in welcher) straße; hausnummer; wo genau; straße',
  'topic.City': '(in welcher|welcher) stadt|ort; in welchem ort',
  'topic.Location': 'in welchem stadtteil|lage|ecke; lage; standort; gegend ist das',
  'topic.Url': 'link(s); url; web(-)(seite|site); internetseite; homepage; inserat(s) link?; exposé; seite; anzeige',
  'topic.MLSNumber': `
    ((objekt|inserat|inserats|anzeigen|referenz|angebots|immobilien)-(nummer|nr|id|code)|(objekt|inserat|inserats|anzeigen|referenz|angebots|
      immobilien)(nummer|nr|id|code)); referenz`,
  'topic.Images': `
    foto(s); bild(er|ern|); bildmaterial; aufnahme(n); pics; wie? sieht|schaut es|das|die|sie|der aus; innenaufnahmen; fotogalerie; bildergalerie
    ansichten`,
  'topic.Tours': `
    virtuelle(r|n|) ${TOUR}; (3d|video)(-)${TOUR}; 360 grad ${TOUR}; 360 grad(-)${TOUR}; rundgang; grundriss(e|plan|); video(s); open house(s)
    bodenplan`,
  'topic.Description': `
    beschreibung(en); nähere|weitere|mehr|alle|die? details|infos|informationen; objektbeschreibung; steckbrief; zusammenfassung`,
  'topic.ListOfficeName':
    'welcher makler|büro; wer bietet|verkauft|vermietet an|haus?; maklerbüro; wer hat das|die|es objekt|inserat?',
  'topic.PriceHistory': `
    preis(verlauf|entwicklung|historie|änderung|änderungen|senkung|senkungen|nachlass|nachlässe|geschichte|reduzierung)
    wurde|ist|war der? preis mal|je? gesenkt; (gesenkt|im preis gesenkt) worden?`,
};
