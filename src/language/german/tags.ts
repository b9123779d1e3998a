const RENEWED = '(saniert|renoviert|modernisiert)(e|en|er|es|em|)';

/** What visitors call a feature beside the words of listings, by the feature's name. */
export const germanTags: Readonly<Record<string, string>> = {
  pool: '(salzwasser|natur|infinity|außen|innen|hallen|überlauf)(-)pool; swimming-pool',
  'community pool': '(gemeinschafts|anlagen|wohnanlagen)(-)pool; pool für alle',
  'hot tub': 'jacuzzi(s); badezuber; sprudelwanne',
  sauna: 'saunen; gartensauna; saunieren',
  'ev charging': `
    (wall-box(en)|wallbox(en)); lade(säule|station|punkt|möglichkeit|platz|infrastruktur|anschluss|dose)(n|en|)
    lademöglichkeit|ladestation für|fürs den|die|das|eine|ein|mein? (e-auto|elektroauto|tesla|auto|eauto)(s); stromtankstelle`,
  'rv parking': 'platz|stellplatz für|fürs den|die|das|eine|ein|mein? wohnmobil|womo|boot',
  patio: 'ter(r)asse(n); terrase(n); (süd|west|ost|dach|sonnen|garten)terrasse(n)',
  balcony: '(süd|west|ost|nord|sonnen)balkon(e|s|); balkón(e|s|en|); balkonien; loggien',
  yard: '(klein|groß|eigen)(er|en|em) hof; hinterhof',
  garden: 'gemüse(garten|beet|beete); gärtnern; gärtchen; hochbeet(e)',
  'fenced yard': `
    (eingezäunt|umzäunt|eingefriedet|eingefasst)(e|en|er|es|em|) hof|gärten?; (garten|hof|grundstück|garten ist|grundstück ist) eingezäunt|umzäunt
    hof|garten|grundstück? mit? zaun (um (das|den)?|ums|rundum|herum)? grundstück|haus|garten?`,
  gym: 'fitness(-)(raum|studio|center|keller|bereich|ecke|)',
  dishwasher: 'spülmaschine(n); spüli; abwaschmaschine',
  laundry: 'waschmaschine(n|nanschluss|); waschküche; waschraum; waschturm; tumbler',
  'hardwood floors': `
    (holz|dielen|echtholz|eichen|holzfuß)(böden|dielen|parkett); fischgrät(parkett); laminat oder parkett`,
  'walk-in closet': 'begehbar(e|en|er|es|em|) kleiderschrank; schrankzimmer',
  'open floor plan': 'offen(e|en|er|es|em|) küche',
  solar: `
    (f|ph)otovoltaik(-)(anlage); solar(anlage|strom|panels|zellen|dach|thermie|energie|module|); pv(-)(anlage); sonnenkollektoren; sonnenstrom`,
  'corner lot': 'eck(grundstück|lage|haus|parzelle|grund)(e)',
  'guest house':
    'einlieger(wohnung|wohnungen|); omawohnung; stöckli; austragshaus; zweitwohnung im haus; nebenhaus; adu; casita',
  bidet: 'closomat; washlet',
  basement: '(wein und hobby|hobby|gewölbe|party|voll|teil)keller; unterkeller(t|te|tes|ter|ung); kellergeschoss',
  attic: 'dachboden (zum ausbauen); estrich; dachspeicher',
  storage: `
    lager(raum|möglichkeit|möglichkeiten|platz); abstell(raum|kammer|fläche|möglichkeit); fahrrad(keller|raum|abstellraum|garage)
    platz|raum für|fürs die? fahrräder|kram; reduit; rumpelkammer`,
  'single story': `
    alles? auf einer|einem|1 ebene|stockwerk; ebenerdig(e|en|er|es|em|); (ohne|keine|nichts mit|nix mit|nicht mit) treppen|treppe|stufen
    einer|eine etage; kann|will|mag ich|wir? keine treppen mehr? steigen?; treppen schaffen wir nicht`,
  gated:
    '(geschlossen|bewacht|gesichert|umzäunt|eingezäunt|abgeschlossen)(e|en|er|es|em|) wohnanlage|anlage; mit? schranke|wachmann',
  doorman: 'concierge(service|dienst|); (am empfang|pakete annehmen); rezeption; hauswart|empfang im haus',
  elevator: 'fahrstühle; lift(s); aufzugs; liftanlage',
  accessible: `
    (barrierefrei|rollstuhlgerecht|behindertengerecht|altersgerecht|seniorengerecht|rollstuhlgängig)(e|en|er|es|em|) zugang?
    (barrierearm|rollstuhltauglich|seniorenfreundlich|hindernisfrei|stufenlos)(e|en|er|es|em|) zugang?; mit|für|im dem|einen? rollstuhl|rollator
    gehbehindert; rollator`,
  renovated: `
    frisch|neu|komplett|vollständig|top? ${RENEWED}; (kern|voll|total|general|teil)${RENEWED}
    neu|frisch (gemacht|hergerichtet|renoviert)(e|en|er|es|em|); gut|top in schuss`,
  'fixer-upper': `
    (renovierungs|sanierungs|modernisierungs|renovations|umbau)(bedürftig|bedarf|fall|objekt|projekt)(e|en|er|es|em|)
    (bastler|handwerker|sanierungs|liebhaber|renovierungs)(objekt|objekte|bude|hit|fall|stau|haus|häuser); bastler
    zum|selbst|noch renovieren|selberrenovieren; bruchbude(n); baustelle(n); bauruine; abrisshaus; fixer-upper`,
  'new construction': 'vom bauträger',
  furnished: `
    einrichtung; (voll|teil|)(möbliert|moebliert)(e|en|er|es|em|); voll (möbliert|eingerichtet|ausgestattet)(e|en|er|es|em|) (mit möbeln)`,
  'utilities included': 'nebenkosten|nk schon|ist? inklusive|drin|inkl; alles inklusive',
  'short-term rental': `
    (kurzzeit|ferien|zwischen|airbnb|kurzfristig)(-)(miete|vermietung|vermieten|wohnung|mieten)(en); airbnb erlaubt?; übergangsweise
    befristet(e|en|er|es|em|)`,
  quiet: `
    möglichst? (ruhig|leise|still|idyllisch)(e|en|er|es|em|) ((gelegen|lage|gegend|straße|viertel|wohngegend)(e|en|er|es|em|)|(nachbarschaft|ecke|
      wohnlage|seitenstraße|wohnviertel|)(e|en|er|es|em|)); kein|ohne straßenlärm|lärm; nicht an|von|der? einer|der? hauptstraße
    ruhige(s|r|) umgebung; ruhe haben; wohnruhe`,
  pets: 'haustiere|tier sind? erlaubt|ok|okay|halten?',
  dogs: `
    dackel; labrador; schäferhund; vierbeiner; hundebesitzer(in)
    hunde(halter|haltung|freundlich|freundliche|freundliches|) sind? erlaubt|ok|okay|willkommen?; hund(en|es|) erlaubt|ok|okay?; hündin; welpe(n)`,
  cats: 'katze(n|nhaltung|nfreundlich|) sind? erlaubt|ok|okay?; kater; büsi; kätzchen; mieze(n); stubentiger; samtpfote(n)',
  view: `
    (schön|toll|gut|weit|herrlich|unverbaubar|frei|super|genial)(e|en|er|es|em|) blick|aussicht|ausblick|sicht über?; blick|sicht über|auf
    aussicht(en|slage|)`,
  'ocean view': `
    (meer|meeres|ozean|ostsee|nordsee|pazifik|atlantik)(-)(blick|sicht); blick|sicht aufs|auf|zum meer; das? meer sehen
    (aufs|auf das) meer (schauen|blicken|gucken|sehen)`,
  'water view': `
    (see|fluss|wasser|hafen|rhein|elb|isar|tejo|bucht|lagunen|zürichsee|genfersee|main|donau)(-)(blick|sicht)
    blick|sicht (aufs|auf den|zum) see|isar|tejo|elbe`,
  'mountain view':
    '(berg|alpen|gebirgs|gipfel)(-)(blick|sicht|panorama); blick (auf die|in die|auf) berge; die? berge|alpen sieht',
  'city view': '(stadt|skyline)(-)(blick|sicht); blick über|auf die? stadt',
  waterfront: 'direkt? am wasser|see|meer|ufer|strand; seeanstoss',
  'beach access':
    'direkt? an|zum den? (sand|bade|)strand laufen?; fußläufig|nah|nahe (an den|zum|am) strand|meer; strandnah(e|en|er|es|em|)',
  'tennis court': 'eigener? tennisplatz; tennis spielen',
  'golf course': 'am? golf(platz|anlage|kurs|club)(s); golf spielen; golfen',
  'home office': '(arbeits|büro|büroräum)(zimmer|raum); von? zu hause aus? arbeiten; arbeitsplatz zuhause; heimbüro',
  fireplace: 'kamin(e|öfen|s|); pelletofen; kaminfeuer; ofenheizung; cheminee',
  'air conditioning':
    'klima(anlage|anlagen|gerät|tisiert|tisierte|tisiertes|tisierung|); ac; klimaanlag; aircon(dition); air condition; kühlung',
  heating: '(fußboden|zentral|gas|öl|boden|etagen|pellet)heizung',
  garage: '(einzel|doppel|tief|zweifach|einstell|sammel)garage(n); tiefgaragen(platz|stellplatz)',
  carport: 'car port; überdachter|überdachtem stellplatz|parkplatz',
};
