import type { PhrasesByKey } from '../language.ts';

/** Homes: their kinds, how they are offered, and where they lie. */
export const germanHomes: PhrasesByKey = {
  'is.noHoa': `
    (ohne|kein|keine|null|auf keinen fall|nie wieder|bloß keine|bloß kein) eine|einer|jede? (hoa|hoas|hoa gebühren|hausgeld)
    (hoa-freies|hoa frei(e|)); hoa|hoas|hausgeld will|möchte|mag ich|wir auch? kein|keins zahlen?; ohne|keine monatliche|laufende gebühren|kosten`,
  'is.twoCars':
    'platz|garage|stellplätze für zwei|2 autos|wagen|pkw (in der garage); doppelgarage(n); doppel(stell|park)platz; duplexgarage',
  'is.parking': `
    (tg-|tiefgaragen|garagen)(stellplatz|platz)
    platz|stellplatz|stellplätze|parkplätze|parkplatz für drei|3|mehrere autos|wagen|pkw
    parkplatz|stellplatz|parkmöglichkeiten|parkplätze|stellplätze|parking; platz für|fürs das|ein|den|mein? auto|pkw`,
  'is.studio': 'studio(s); (ein-(zimmer|raum)|(ein|1)(zimmer|raum)); garçonnière(n); single(-)wohnung',
  'is.listed': `
    neu|frisch (auf dem markt|im angebot|drin); neu(e|es|en|er|)
    (eingestellt|inseriert|gelistet|veröffentlicht|hochgeladen|online gestellt)(e|en|er|es|)
    (rein|herein|dazu|hinzu)(gekommen|bekommen|gestellt)(e|en|er|es|); (rein|dazu)(kam|kamen); online gegangen|gekommen?; erschienen(e|en|)
    auf den markt gekommen|kam|kamen?; neuzugänge; neuigkeiten; neuheiten; aufgetaucht; ins netz gestellt; kam; kamen`,
  'when.day': `
    heute früh|morgen?; gestern abend?; seit|von heute|gestern; heutige(n); gestrige(n); (in den) letzten (24 stunden|zwei tagen|48 stunden)
    über nacht; heut`,
  'when.week': `
    in|aus|von|seit? (diese|dieser|letzte|letzter|der letzten|den letzten|die letzte) woche; in? den letzten paar|sieben|7? tagen
    (dieser|die letzten) tage; seit (montag|dem wochenende|letztem wochenende|sonntag)`,
  'when.month':
    'in|aus|von|seit? (diesen|diesem|letzten|dem letzten|im letzten|den letzten (30|vier|4|paar)) monat|tagen|wochen',
  'is.today': 'nur? die von|aus heute|gestern',
  'is.new': `
    ganz|brand? frisch|neu|eben|gerade ((eingestellt|inseriert|reingekommen|online|gelistet)(e|es|en|)|auf dem markt|dazugekommen|hereingekommen|
      im angebot|eingetroffen|online gestellt); neuzugänge; ganz? neue angebote|inserate; was (gibts|gibt es|habt ihr|haben sie) neues
    nur? die von|aus (dieser|der letzten) woche; (gibts|gibt es|habt ihr|haben sie) da? was neues; was ist|is denn? neu`,
  'is.reduced': `
    preis|kaufpreis wurde? (gesenkt|reduziert|gefallen|runtergesetzt|heruntergesetzt|gesunken|nachgelassen)(wurde); preissenkung(en)
    preisreduzier(t|te|ung|ter|tes); (im preis) (gesenkt|reduziert|runtergesetzt|heruntergesetzt|herabgesetzt|verbilligt)(e|es|er|en|) preise|preis?
    preisnachlass; mit rabatt; schnäppchenpreis`,
  'sale.rent': `
    zur|für|in|auf miete; miete(n|t|); zu (ver)mieten; anmieten; anzumieten; mietweise; miet; mietobjekt(e|en|); zum mieten; mieter
    vermietet ihr|sie?; vermieten sie|ihr; einmieten; gemietet; langzeitmiete; untermiete; mietbar; vermietung; mietsuche; zum wohnen auf zeit
    mietvertrag`,
  'sale.buy': `
    zum|zu|auf|im kauf|verkauf; zum kaufen; zu? kaufen|verkaufen|erstehen|erwerben; kauf(e|t|s|); gekauft; ankaufen; erwerb(en); eigentum(s)
    zulegen; hauskauf; wohnungskauf; immobilienkauf; kaufobjekt(e|en|); eigennutzung; kaufinteresse; kauf(-)angebote; steht|stehen zum verkauf
    kaufgesuch; käufer; kaufsuche; anschaffen; grundstück (kaufen|zu kaufen|zum kauf|zum kaufen); kaufpreis; verkauft ihr|sie`,
  'sale.either': 'miete oder|und|bzw|/ kauf; kauf|kaufen oder|und|bzw|/ mieten',
  'status.Active': `
    nur? noch? (verfügbare|freie|aktive|aktuelle|erhältliche)(n|s|); noch (zu haben|verfügbar|frei); nicht schon|bereits? verkauft
    (noch nicht|nichts) (verkauft|reserviert|vermietet|vergeben|verkauftes|reserviertes)(e|es|)`,
  'status.Taken': 'unter vertrag; schon|bereits? reserviert(e|en|es|)',
  'status.PreOnMarket': `
    coming-soon; kommt|kommen bald|demnächst was? (auf den markt|rein|neu)?; bald|demnächst was|etwas auf den markt
    bald|demnächst (auf den markt|auf dem markt|neu|rein); (pre|off)-market; in vorbereitung; vorab(-)angebote; vorankündigung(en)`,
  'status.Sold': 'schon|bereits? verkauft(e|en|es|er|) worden?; schon weg|weggegangen; vergleichsverkäufe',
  'type.house': `
    (bastler|handwerker)(haus|häuser); haus; (häuser|einfamilienhäuser|familienhäuser)(n); hauses; einfamilienhaus; einfamilienhauses; efh(s)
    eigenheim(e|en|s|); häuschen; häusle; häusl; familienhaus; einzelhaus; einzelhäuser
    (freistehend|alleinstehend)(e|es|en|em|) haus|einfamilienhaus; heuser; wohnhaus; wohnhäuser; stadtvilla; hütte`,
  'type.apartment': `
    (neubauwohnung|wohnung|etagenwohnung|wohung)(en); whg(en|s|n|); (apartment|appartement|appartment|apartement)(s|e|)
    (dachgeschoss|erdgeschoss|dg|eg|altbau|souterrain|familien)(-)wohnung(en); wohnig; flat; (apartment|appartement)chen; wöhnchen; wohnungle
    wohnungerl; maisonette(n|s|wohnung|)`,
  'type.condominium': `
    eigentumswohnung(en); (etw|condo|condominium)(s); stockwerkeigentum; eigentumswhg; kaufwohnung(en); eigentumswohnig`,
  'type.townhouse': `
    reihenhaus; reihenhäuser(n); reihenhauses; (reihenmittel|reihenend|reiheneck|mittelreihen|endreihen|ketten)haus; reihenhäuschen; stadthaus
    stadthäuser(n); (town-|town)(house|houses|home|homes); rh; rmh; reh`,
  'type.multiFamily': `
    mehrfamilien(haus|häuser|häusern|hauses|objekt|objekte); mfh(s); zinshaus; zinshäuser(n)
    (zwei|drei|vier|mehr|2|3|4)(-)(familien|parteien)(-)(haus|häuser|häusern); mietshaus; mietshäuser(n); renditeobjekt(e); mietzinshaus; zfh
    haus|gebäude mit zwei|drei|vier|mehreren|2|3|4 (wohn)einheiten|wohnungen|wohneinheiten`,
  'type.duplex': 'zweifamilienhaus',
  'type.duplexFlat': 'maisonette(n|s|); maisonettewohnung(en); maisonette-wohnung; maisonnette',
  'type.semiDetached': 'doppelhaus; (doppelhaushälfte|doppelhäuser|haushälfte)(n); dhh(s)',
  'type.manufactured': `
    mobil(heim|heime|home|homes|haus|häuser|heimen); mobile-home(s); fertighaus; fertighäuser(n); wohncontainer; trailer; modulhaus; modulhäuser`,
  'type.land': `
    grundstücke(n); (bau|hang|wohn|freizeit|wald)grundstück(e|en|s|); bau(platz|plätze|land|grund|parzelle|parzellen|gründe)
    ein|kein|nur|(günstig|groß|klein|schön|unbebaut|erschlossen|passend|leer|eben)(e|es) grundstück; land; parzellen; grund und boden
    zum selber|selbst? bauen|bebauen; hausbau; grundstück; grundstück (in|im|bei|nahe|kaufen|zu kaufen|zum kauf|zum kaufen|gesucht|mit|ohne|für)
    such|suche|suchen|brauche|brauchen ich|wir? ein? grundstück`,
  'type.villa': 'villa; villen; anwesen; herrenhaus; herrenhäuser',
  'type.loft': 'loft(s); loftwohnung(en)',
  'type.penthouse': 'penthouse(s); penthaus; penthäuser; attikawohnung(en); attika',
  'type.bungalow': 'bungalow(s); bungalo; winkelbungalow',
  'type.cottage':
    'ferienhaus; ferienhäuser(n); cottage(s); wochenendhaus; ferienhäuschen; chalet(s); blockhaus; hexenhäuschen; gartenlaube',
  'type.farm': 'bauernhof; bauernhöfe; bauernhaus; bauernhäuser; resthof; ranch; reiterhof; gutshof; farm(en|s|)',
  'type.commercial': `
    gewerbe(fläche|flächen|objekt|objekte|immobilie|immobilien|einheit|raum|räume|); geschäftsräume; praxisräume; lagerhalle(n); geschäftslokal
    gastronomie(fläche)`,
  'type.cooperative': 'genossenschaft',
  part: `
    (küche|wohnküche|diele|hobbyräume|abstellräume|scheune|ställe|weide|koppel|halle)(n); (wohn|ess|arbeits|kinder|gäste|spiel)zimmer; flur(e)
    hobbyraum; abstellraum; werkstatt; werkstätten; wintergärten; bibliothek(en); stall; schuppen; lager; büro(s); veranda(s); nebengebäude
    raumhöhe; decken`,
  'home.any': `
    immobilie(n); objekt(e|en|s|); bleibe; zuhause; neues? heim; unterkunft; angebot(e|en|); inserat(e|en|); was|etwas|irgendwas anderes|kleines?
    domizil; wohnraum; zimmer (zur miete); wohnimmobilie(n); liegenschaft(en); anwesen; eigene vier wände; nestchen; nest; räumlichkeiten; residenz
    wohnsitz; wohnmöglichkeit(en)`,
  'home.many': `
    wohnungen; (häuser|objekte|angebote|inserate|reihenhäuser|grundstücke|einfamilienhäuser|mehrfamilienhäuser)(n); immobilien; apartments
    appartements; eigentumswohnungen; villen; lofts; studios; welche; doppelhaushälften; anzeigen; treffer`,
  'region.county': 'landkreis',
  'place.in': `
    in (der gegend|dem ort|ort|gegend|raum)? von?
    im (raum|großraum|stadtteil|ortsteil|stadtviertel|viertel|quartier|kreis|bezirk|kiez|ort|zentrum von|herzen von); innerhalb von|der|des?; raum
    mitten|drin|irgendwo|quer|oben in; wohnen|leben|ziehen in|nach
    gegend|standort|ort|stadt|lage|stadtteil|viertel|plz|umkreis|quartier|bezirk|ortsteil :|ist|wäre?; in ganz; inmitten von?; und auch? in
    (geht|ginge|gibt es|gibts|habt ihr|haben sie) (das|es|sowas|so was|so etwas) auch in; grundstück in|im`,
  'place.weak': `
    von; aus; zu; für; nach; im; in der|dem|den|die|das|einer|einem|eine|ein|unserer|meiner; oder evtl|auch|doch?; vielleicht; wie wärs mit
    wie (wäre es mit|schauts in|siehts in|schaut es in|sieht es in)
    was|wie ist mit; und auch? in?; sonst; notfalls; eventuell; evtl; lieber; zur not; versuch; probier; auch; alternativ`,
  'place.near': `
    in? der? nähe von|vom|des|der|zu|zum|zur|dem?; nahe an|am|bei|beim|den?; nah an|am|bei|beim|zu|zum|zur|der?; bei|an|neben der|dem|den?; beim; am
    ans; unweit von|vom|der|des?; (rund um|um) den|die|das?; gegenüber von|vom|der|dem?
    nicht|net zu|so|allzu? weit weg|entfernt? von|vom|zu|zum|zur der|dem|den?; fußläufig zu|zum|zur|von|vom?
    umgebung|umkreis|nachbarschaft von|vom|des|der|um|zu?; direkt (am|an der|beim|an); in? laufweite|gehweite|laufnähe zu|zum|zur|von|vom|der|des?
    entlang der|des|dem?; angrenzend an; nächst dem|der?; näher an|am|bei; minuten|min|km zum|zur|vom|von|ab|zu; richtung`,
  'place.on': 'an|auf der|dem|den?; am; entlang der|des?',
  'place.from': `
    ich|wir|man|er|sie|es wohne|wohnen|wohn|lebe|leben|leb|arbeite|bin|sind|war|pendle noch|derzeit|zurzeit|hier? in|bei|im|aus|nach
    wohne|wohnen|wohn|lebe|leben|leb|arbeite|arbeitet|wohnt|lebt|studiert ich|wir? noch|derzeit|zurzeit? in|bei|im|aus
    komme|kommen|komm|zieh|umzug ich|wir? ursprünglich|bald? aus|von; weg|raus aus|von; job|büro|stelle|uni ist|liegt|sitzt? in|im|bei
    pendle ich|wir? nach|zwischen|in
    mein|meine|unsere bruder|schwester|sohn|tochter|eltern|freundin|oma|opa|chef|büro|bank wohnt|wohnen|lebt|arbeitet|ist|sind|studiert in|bei|im|aus
    gebürtig|ursprünglich aus; jahre|wie in; anders als in`,
  'place.work': 'arbeite; arbeitet; arbeiten; arbeitsplatz; job; büro; stelle',
  'place.gone': `
    verloren; gekündigt; früher; kündige; nicht; mehr`,
  'place.others': 'bruder; schwester; sohn; tochter; freund; freundin; eltern; makler; bank; chef',
  'place.study': 'studiere; studiert; studieren; studium; uni',
  landlord: '(vermieter|vermieterin|hausverwaltung)',
  'place.to': `
    ziehe|ziehen|zieh|wechsle|gehe|will|wollen|möchte|muss ich|wir? bald|demnächst|gern|nun? nach; bleibe|leben|wohnen in; nach; werde|hin nach`,
  'place.there': `
    (dort|da|)hin; dort; da hin; in|aus (der|der gleichen) gegend|ecke|nachbarschaft; im viertel|stadtteil|ort; hier
    in der nähe (davon|von dort)?`,
  'place.anywhere': `
    egal wo; ort|lage ist|is|wäre? mir|uns? völlig|total? egal|gleich; überall|irgendwo; ortsunabhängig; ganz gleich wo
    egal (welche|in welcher|in welchem|welcher) stadt|gegend|ort|lage|stadtteil
    andere orte|städte|gegenden|stadtteile (sind|wären|gehen|gingen) (auch|ebenfalls)? (ok|okay|gut|möglich|in ordnung|recht)?`,
  'place.noun':
    '(stadt|ort|gegend|viertel|stadtteil|lage|bezirk|quartier|region|postleitzahl|plz|nachbarschaft|straße|städte|orte)(n)',
  'place.wider': 'umkreis|suche erweitern; (umliegende|angrenzende|benachbarte)(n) orte',
  'place.kind': `
    park; strand; see; fluss; bucht; hügel; berg; tal; insel; hafen; platz; schule(n); uni; universität; hochschule; campus; gymnasium; grundschule
    krankenhaus; klinik; flughafen; bahnhof; hauptbahnhof; station; zoo; museum; zentrum; kirche; dom; markt; marktplatz; golfplatz; einkaufszentrum
    stadion; brücke; garten; wald; schloss; meer; innenstadt; altstadt; u-bahn; s-bahn; haltestelle; kindergarten; kita; mall; pier; bay; beach
    island; heights; village; hills; canyon; college; airport; hospital; mesa; valley; ranch; lake; square`,
  need: 'such|suche|suchen|brauche|brauchen ich|wir? ein? grundstück',
};
