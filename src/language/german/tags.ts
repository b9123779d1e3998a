/** What visitors call a feature beside the words of listings, by the feature's name. */
export const germanTags: Readonly<Record<string, string>> = {
  pool: '(salzwasser|natur|infinity|außen|innen|hallen|überlauf)(-|)pool; swimming(-| )pool; schwimmbecken; schwimmteich',
  'community pool': '(gemeinschafts|anlagen|wohnanlagen)(-|)pool; pool (für alle)',
  'hot tub': 'whirlpool(s|); jacuzzi(s|); whirlwanne; sprudelbad; badezuber; badefass; sprudelwanne',
  sauna: 'sauna(s|); saunen; gartensauna; infrarotkabine; saunieren; dampfbad',
  'ev charging': `
    wall(-| |)box(en|); lade(säule|station|punkt|möglichkeit|platz|infrastruktur|anschluss|dose)(n|en|)
    (lademöglichkeit|ladestation) (für|fürs) (den|die|das|eine|ein|mein|) (e-auto|elektroauto|tesla|auto|eauto)(s|); stromtankstelle
    e-ladestation`,
  'rv parking': '(platz|stellplatz) (für|fürs) (den|die|das|eine|ein|mein|) (wohnmobil|womo|boot)',
  patio: 'ter(r|)asse(n|); terrase(n|); (süd|west|ost|dach|sonnen|garten)terrasse(n|); freisitz; innenhof; veranda',
  balcony: '(süd|west|ost|nord|sonnen)balkon(e|s|); balk(o|ó)n(e|s|en|); balkonien; loggia; loggien',
  deck: 'holzterrasse; holzdeck; sonnendeck; deck',
  yard: '(klein|groß|eigen)(er|en|em) hof; rasenfläche; hinterhof; hintergarten',
  garden: 'gemüse(garten|beet|beete); gärtnern; garten; gärten; gärtchen; gartenanteil; hochbeet(e|)',
  'fenced yard': `
    (eingezäunt|umzäunt|eingefriedet|eingefasst)(e|en|er|es|em|) (garten|hof|gärten|); (garten|hof) mit zaun; eingezäunt(e|en|er|es|em|)`,
  gym: 'fitness(-|)(raum|studio|center|keller|bereich|ecke|); gym; kraftraum; trainingsraum; sportraum',
  dishwasher: 'geschirrspüler; spülmaschine(n|); geschirrspülmaschine; spüli; abwaschmaschine',
  laundry:
    'waschmaschine(n|nanschluss|); waschküche; waschkeller; (wäsche|)trockner; waschraum; waschturm; hauswirtschaftsraum; hwr; tumbler',
  'hardwood floors': `
    parkett(boden|böden|); (holz|dielen|echtholz|eichen|holzfuß)(boden|böden|dielen|parkett); dielen; fischgrät(parkett|); laminat oder parkett`,
  'walk-in closet': 'begehbar(e|en|er|es|em|) (kleiderschrank); schrankraum; schrankzimmer',
  'open floor plan': 'offen(e|en|er|es|em|) (küche); wohnküche',
  solar: `
    (f|ph)otovoltaik(-|)(anlage|); solar(anlage|strom|panels|zellen|dach|thermie|energie|module|); pv(-|)(anlage|); sonnenkollektoren
    sonnenstrom`,
  'corner lot': 'eck(grundstück|lage|haus|parzelle|grund)(e|)',
  'cul-de-sac': 'sackgasse(nlage|); wendehammer; stichstraße',
  'guest house': `
    gästehaus; gästehäuschen; einlieger(wohnung|wohnungen|); omawohnung; stöckli; austragshaus; zweitwohnung im haus; nebenhaus; adu; casita`,
  'wine cellar': 'wein(keller|lager|raum|klimaraum)',
  bidet: 'bidet(s|); dusch-wc; closomat; washlet',
  basement:
    'keller; (wein und hobby|hobby|gewölbe|party|voll|teil)keller; unterkeller(t|te|tes|ter|ung); untergeschoss; kellergeschoss',
  attic: 'dachboden (zum ausbauen|); speicher; estrich; spitzboden; dachspeicher',
  storage: `
    stauraum; lager(raum|möglichkeit|möglichkeiten|platz); abstell(raum|kammer|fläche|möglichkeit); speicherabteil
    fahrrad(keller|raum|abstellraum|garage); (platz|raum) (für|fürs) (die |) (fahrräder|kram); lagerraum; schuppen; geräteschuppen; reduit
    speisekammer; rumpelkammer`,
  'single story': `
    (alles |) auf (einer|einem|1) (ebene|stockwerk); ebenerdig(e|en|er|es|em|); (ohne|keine) (treppen)
    (kann|will|mag) (ich |wir |) (keine) (treppen) (mehr |) (steigen|); treppen (schaffen wir nicht)`,
  gated: `
    (geschlossen|bewacht|gesichert|umzäunt|eingezäunt|abgeschlossen)(e|en|er|es|em|) (wohnanlage|anlage); gated(-| )community
    (mit|) (schranke|wachmann)`,
  doorman:
    'concierge(service|dienst|); (am empfang|pakete annehmen); portier; pförtner; rezeption; doorman; hauswart im haus; empfang im haus',
  elevator: 'fahrstuhl; fahrstühle; aufzug; aufzüge; lift(s|); personenaufzug; aufzugs; liftanlage',
  accessible: `
    (barrierefrei|rollstuhlgerecht|behindertengerecht|altersgerecht|seniorengerecht|rollstuhlgängig)(e|en|er|es|em|) (zugang|)
    (barrierearm|rollstuhltauglich|seniorenfreundlich|hindernisfrei|stufenlos)(e|en|er|es|em|) (zugang|)
    (mit|für|im) (dem |einen |) (rollstuhl|rollator); gehbehindert; rollstuhl; rollator`,
  renovated: `
    (frisch |neu |komplett |vollständig |top |kern|voll|total|general|teil|)(saniert|renoviert|modernisiert)(e|en|er|es|em|)
    (neu|frisch) (gemacht|hergerichtet|renoviert)(e|en|er|es|em|); (gut|top) in schuss; modernisiert`,
  'fixer-upper': `
    (renovierungs|sanierungs|modernisierungs|renovations|umbau)(bedürftig|bedarf|fall|objekt|projekt)(e|en|er|es|em|)
    (bastler|handwerker|sanierungs|liebhaber|renovierungs)(objekt|objekte|bude|hit|fall|stau); bastler
    (zum|selbst|noch) (renovieren|selberrenovieren); bruchbude(n|); baustelle(n|); sanierungsfälle; bauruine; abrisshaus; fixer(-| )upper`,
  'new construction': 'neubau(ten|projekt|wohnung|haus|); erstbezug; vom bauträger',
  furnished: `
    (voll|teil|un|)(möbliert|moebliert)(e|en|er|es|em|); (voll) (möbliert|eingerichtet|ausgestattet)(e|en|er|es|em|) (mit möbeln|); mit möbeln
    (einrichtung|möbel)`,
  'utilities included':
    '(nebenkosten|nk) (schon |ist |) (inklusive|drin|inkl); alles inklusive; all(-| )inclusive; pauschalmiete; inklusivmiete',
  'short-term rental': `
    (kurzzeit|ferien|zwischen|airbnb|kurzfristig)(-|)(miete|vermietung|vermieten|wohnung|mieten)(en|); airbnb (erlaubt|vermieten|); (auf) zeit
    zwischenmiete; übergangsweise; befristet(e|en|er|es|em|); tageweise; kurzzeitvermietung`,
  quiet: `
    (möglichst |) (ruhig|leise|still|idyllisch)(e|en|er|es|em|) (gelegen|lage|gegend|straße|viertel|wohngegend)(e|en|er|es|em|)
    (möglichst |) (ruhig|leise|still|idyllisch)(e|en|er|es|em|) (nachbarschaft|ecke|wohnlage|seitenstraße|wohnviertel|)(e|en|er|es|em|); ruhelage
    (kein|ohne) (straßenlärm|lärm); (nicht) (an|von|der|) (einer|der|) (hauptstraße); ruhige(s|r|) (lage|umgebung); ruhe haben; wohnruhe`,
  pets: '(haustiere|tier) (sind |) (erlaubt|ok|okay|halten|)',
  dogs: `
    hunde(halter|haltung|freundlich|freundliche|freundliches|) (sind |) (erlaubt|ok|okay|willkommen|); hund(en|es|) (erlaubt|ok|okay|); hündin
    welpe(n|)`,
  cats: 'katze(n|nhaltung|nfreundlich|) (sind |) (erlaubt|ok|okay|); kater; büsi; kätzchen; mieze(n|); stubentiger; samtpfote(n|)',
  view: `
    (schön|toll|gut|weit|herrlich|unverbaubar|frei|super|genial)(e|en|er|es|em|) ((blick|aussicht|ausblick|sicht)) (über|)
    (blick|sicht) (über|auf); aussicht(en|slage|); ausblick(e|); fernblick; weitblick; panorama(blick|)`,
  'ocean view': `
    (meer|meeres|ozean|ostsee|nordsee|pazifik|atlantik)(-|)(blick|sicht); (blick|sicht) (aufs|auf|zum) (meer); (das |) (meer) (sehen)`,
  'water view': `
    (see|fluss|wasser|hafen|rhein|elb|isar|tejo|bucht|lagunen|zürichsee|genfersee|main|donau)(-|)(blick|sicht)
    (blick|sicht) (aufs|auf den|zum) (see|isar|tejo|elbe)`,
  'mountain view':
    '(berg|alpen|gebirgs|gipfel)(-|)(blick|sicht|panorama); (blick) (auf die|in die|auf) (berge); (die |) (berge|alpen) (sieht)',
  'city view': '(stadt|skyline)(-|)(blick|sicht); (blick) (über|auf) (die |) (stadt)',
  waterfront: '(direkt |) am (wasser|see|meer|ufer|strand); direkt am strand; seeanstoß; seeanstoss',
  'beach access': `
    (direkt |) (an|zum) (den |) (sand|bade|)strand (laufen|); (fußläufig|nah|nahe) (an den|zum|am) (strand|meer); strandnähe
    strandnah(e|en|er|es|em|)`,
  'tennis court': 'tennis(platz|plätze|court|); (eigener|) tennisplatz; tennis spielen',
  'golf course': '(am |) golf(platz|anlage|kurs|club)(s|); golf spielen; golfen',
  'home office': `
    (arbeits|büro|büroräum)(zimmer|raum); home(-| |)office; (von|) (zu hause) (aus |) arbeiten; arbeitsplatz zuhause; heimbüro; arbeitsecke`,
  fireplace:
    'kamin(e|ofen|öfen|s|); cheminée; schwedenofen; kachelofen; holzofen; pelletofen; kaminfeuer; ofenheizung; cheminee',
  'air conditioning': `
    klima(anlage|anlagen|gerät|tisiert|tisierte|tisiertes|tisierung|); ac; klimaanlag; aircon(dition|); air condition; kühlung`,
  heating: '(fußboden|zentral|gas|öl|boden|etagen|pellet)heizung; heizung; wärmepumpe; fernwärme; bodenheizung',
  garage:
    '(einzel|doppel|tief|zweifach|einstell|sammel)garage(n|); garage; garagenplatz; tiefgaragen(platz|stellplatz)',
  carport: 'carport(s|); car port; (überdachter|überdachtem) (stellplatz|parkplatz)',
};
