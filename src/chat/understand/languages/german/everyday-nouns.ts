import type { Phrases } from '../language-tables.ts';

/**
 * What stands behind "am", "im" or "in der" and names no place, and what is no misspelt word of a table ("packt", "Nichte").
 * Words that other languages write too are left out.
 */
const WORDS = `
  scheint scheinen schläft schlafe räumt streicht ernten erntet taucht tauche badet baden summt tragen trägt schleppen heben stecken schließt schließen merkt vergisst vergesse hasst
  erholen reist gereist packt packen gepackt nichte nichten neffe kellner kellnerin gärtner gärtnerin schreiner schreinerin autorin tiefe härte weiche kälte kisten vorrat birnen
  spatzen bewohnbar schale hülle hüllen kartei sahne stein stiele stillen stollen rasend balken gasse messen gemalt geraucht geschmeckt gechattet gehofft geliebt gebucht renne
  lüfte steige spare verzeihen ausnahme ausnahmen wogen
  knie knien rücken hüfte hüften gelenk gelenke gelenken beine beinen füße füßen hände händen herzen bauch schulter krücken gehstock gesundheit
  couch sessel bett betten schrank schränke stuhl stühle teppich teppichboden lampe spiegel vorhang fernseher backofen kühlschrank geschirr wäsche bügelbrett
  staubsauger müll mülltonne briefkasten klingel schlüssel steckdose wasserhahn spüle küchenzeile arbeitsplatte esstisch küchentisch schreibtisch kommode matratze
  wände wänden nische erker gaube gauben dachschräge dachschrägen dachfenster sprossenfenster rollladen rollläden jalousien markise fensterbank fensterläden
  eingang eingangstür hauseingang einfahrt auffahrt zufahrt hofeinfahrt garageneinfahrt haustüre vorplatz schwelle treppenlauf wendeltreppe
  gästebad gästetoilette toilette toiletten essbereich essecke sitzecke spielzimmer musikzimmer nähzimmer hobbyzimmer bastelraum partyraum
  lagerfeuer grillplatz frühstück frühstücken mittagessen abendessen kaffee kochen backen lesen buch bücher büchern gitarre schlagzeug joggen laufen radfahren wandern
  surfbrett surfbretter surfbrettern angeln segeln tauchen meditieren spazieren spazierengehen spaziergang gassi gassigehen
  nachbar nachbarn nachbarin vermieter vermietern mieter hausmeister handwerker großeltern enkelkinder kumpel besuch gästen besucher besuchern
  mittag nachmittag nacht alltag sonnenaufgang sonnenuntergang dämmerung advent weihnachten ostern silvester geburtstag lebensabend
  konto einkommen eigenkapital zinsen studium prüfung abschluss frühschicht spätschicht nachtdienst praktikum probezeit
  bäume bäumen apfelbaum birke hecke sträucher bach teich hügel hügeln sterne sternen himmel schnee frischluft
  zukunft frieden freiheit glück zufall stil stimmung gemütlichkeit geborgenheit privatsphäre sicherheit qualität komfort mitte ecke kante reihe richtung
  innenhof vorgarten liegestuhl strandkorb gebirge kiez umkreis beruf gegenteil handumdrehen allgemeinen besonderen hintergrund vordergrund mittelpunkt dreck zaun gartentor
  gebäude ufer vortag monatsende jahresende quartalsende straßenrand sportplatz fußballplatz tennisplatz mittagspause einöde großstadt kleinstadt vorstadt krise annahme kategorie
  hängematte bahnlinie bahnstrecke küste kasse fassade grenze schlafen duschen auszug metzger putzen spielen grillen thema anbeginn zeitpunkt stadtpark stadtrand ortskern
  homeschooling mietvertrag kaufvertrag grundbuch grundriss exposé badezimmer vorzimmer hausflur treppenaufgang kinderwagen schulranzen dunkelheit finsternis stillstand
  gegenzug vergleich überfluss mangel sitzen stehen liegen anblick einkauf haushalt rentenalter vorruhestand unterhalt verbrauch fahrradweg radweg fußweg schulweg arbeitsweg heimweg waldweg feldweg gehweg spazierweg wanderweg uferweg handyempfang netz rechner bildschirm drucker motorrad stapel katalog prospekt annonce kleinanzeigen immoscout immowelt
  boden böden raucher raucherin nichtraucher nichtraucherin
  biergarten biergärten kindergarten kindergärten tiergarten schulgarten wintergärten irrgarten schrebergarten kleingarten botanischer skilift sessellift schlepplift facelift genpool carpool fuhrpool bewerberpool talentpool ratskeller bierkeller luftschutzkeller autogarage reparaturgarage`;

export const germanEverydayNouns: Phrases = {
  'plain.common': `${WORDS.trim().replace(/\s+/g, ';')}; (an der|an die|in der|auf der|bei der) (wand|decke|spüle|theke|bar|hand|leine|front|seite|spitze|luft|technik|form|folge|tat|theorie|breite|ferne|früh|pampa|provinz|mitte|reihe|couch|suche); im (sand|gras|moos|tal|zug|chaos|stress|detail|trend|plan|test|club|team|sport|ernst); am (hang|tor|rand|lager|kanal|puls|platz|start|ball|essen|sport|amt|herd|apparat); beim (essen|sport|amt|start|yoga|golfen|joggen|surfen)`,
};
