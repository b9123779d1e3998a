import type { TagWords } from '../features/tag-words.ts';

export const germanFeatures: TagWords = {
  smallWords: `der die das und mit für ist sind ein eine einer einem eines von zu im auf bei dem nicht kein keine auch sich wohnung haus zimmer
    küche bad zur zum nur sehr oder über nach befindet`,
  features: {
    pool: `pool(s)|schwimmbad|swimmingpool|schwimmbecken|schwimmteich|außenpool|innenpool
      eigenes|eigener|privater|beheizter|beheiztes pool|schwimmbad; eigenes|eigenem becken`,
    'community pool': `gemeinschaftspool|gemeinschaftsschwimmbad|bewohnerpool|hauspool; gemeinschaftlicher|gemeinsamer pool
      pool|schwimmbad der|in der wohnanlage|anlage|residenz; pool|schwimmbad im haus|gebäude; pool|schwimmbad für alle? bewohner|mieter|eigentümer
      wohnanlage|anlage mit pool|schwimmbad`,
    'hot tub': `whirlpool(s); jacuzzi; whirlwanne; sprudelbad; sprudelbecken; badefass; hottub; hot tub`,
    sauna: `sauna(s); dampfbad; saunabereich; infrarotkabine; schwitzstube`,
    garage: `garage(n)|tiefgarage|tiefgaragenstellplatz|tiefgaragenstellplätze|doppelgarage|einzelgarage|duplexgarage|großgarage|duplexparker
      garagenstellplatz|garagenplatz|tg-stellplatz|tg-platz|tg`,
    carport: `carport(s)|unterstellplatz; überdachter stellplatz`,
    'ev charging': `wallbox; e-ladestation; e-lademöglichkeit; e-mobilität
      ladestation(en)|ladesäule|ladepunkt|lademöglichkeit|ladeanschluss für(s)? e-auto(s)|elektroauto(s)|elektrofahrzeuge?; laden von elektroautos
      elektroauto laden; stromanschluss für elektroauto|e-auto`,
    'rv parking': `wohnmobilstellplatz; wohnmobil-stellplatz
      stellplatz|platz|abstellplatz für wohnmobil(e)|wohnwagen|boot|camper|das|ihr|ein wohnmobil|wohnwagen|boot?`,
    balcony: `balkon(e); südbalkon; westbalkon; ostbalkon; loggia; austritt; dachloggia`,
    patio: `terrasse(n); südterrasse; dachterrasse; innenhof; freisitz; wintergarten; veranda`,
    deck: `holzterrasse; holzdeck; sonnendeck; deck`,
    yard: `gartenanteil; rasen; privatgarten; rasenfläche; gartengrundstück; hintergarten; eigener|eigenem|eigenen|privater hof|innenhof`,
    'fenced yard': `eingezäunt; umzäunt; eingezäunter|eingezäuntem|eingezäuntes|umzäunter|umzäuntes|eingefriedeter|ummauerter garten|grundstück|hof
      vollständig|komplett|rundum eingezäunt|umzäunt; garten ist eingezäunt`,
    garden: `garten; gärten; gartenanteil; gartenmitbenutzung; gartennutzung; gemüsegarten; obstbäume; obstgarten; gewächshaus; hochbeete
      eigener|eigenem|großer|großem|privater|privatem|eingezäunter|eingezäuntem|umzäunter|ummauerter garten; im eigenen grün
      wachsen ihre|deine|eure|die tomaten|kräuter|rosen|gemüse; gemeinschaftsgarten`,
    waterfront: `wasserlage; seelage; seegrundstück; ufergrundstück; direkt am wasser|see|meer|fluss|strand|ufer|isar|isarufer; am ufer
      eigener|eigenes|eigenem bootssteg|steg|seezugang|ufer; am strand gelegen; erste(n) reihe am? see|meer?`,
    'beach access': `strandzugang; badeplatz; privatstrand; schritte zum|vom|bis strand; schritte bis zum strand; zugang zum strand|see|badestrand
      direkter|eigener|privater strandzugang|seezugang; eigener badestrand`,
    'ocean view': `meerblick; meerseite; meeresblick; blick auf(s)|zum das? meer|nordsee|ostsee|ozean; blick auf die nordsee|ostsee
      seeblick zum meer`,
    'water view': `seeblick; flussblick; wasserblick; rheinblick; isarblick; elbblick; hafenblick
      blick auf|über den|die|das see|fluss|wasser|isar|hafen|rhein|elbe|alster; blick aufs|übers wasser`,
    'mountain view': `bergblick; alpenblick; bergpanorama; alpenpanorama; blick auf|in die berge|alpen|zugspitze; blick ins gebirge
      blick auf die berge|alpen|hügel; gipfel im|vor|vom dem? küchenfenster|fenster|haus|balkon`,
    'city view': `stadtblick; skyline-blick; blick über|auf die stadt|dächer|innenstadt|altstadt|skyline; blick über die stadt|dächer|ganze stadt?
      stadt zu ihren füßen`,
    view: `ausblick(e); aussicht(en); weitblick; fernblick; fernsicht; panoramablick; panorama; traumblick; gartenblick; grünblick
      blick|ausblick|aussicht|weitblick|fernblick auf(s)|über|in(s); unverbaubarer|freier|herrlicher|schöner|toller|grandioser blick
      blick ins grüne`,
    gym: `fitnessraum; fitnessstudio; fitnessbereich; fitness; sportraum; fitnesscenter; kraftraum; trainingsraum; gym`,
    elevator: `aufzug; aufzüge; lift(e); fahrstuhl; personenaufzug; mit lift`,
    gated: `zugangskontrolle; geschlossene|bewachte|umzäunte wohnanlage; gated community; bewachte anlage; elektrisches tor
      gesicherte wohnanlage|anlage`,
    doorman: `concierge; concierge-service; portier; pförtner; conciergeservice; doorman; empfang rund um die uhr; hausmeister und concierge`,
    'tennis court': `tennisplatz; tennisplätze; tenniscourt; tennis`,
    'golf course': `golfplatz; golfanlage; golfclub; golf; am golfplatz`,
    accessible: `
      (barrierefrei|rollstuhlgerecht|behindertengerecht)(e); barrierefreier; barrierefreies; barrierearm; barrierefreiheit; rollstuhlgerechter
      rollstuhlgängig; schwellenlos; seniorengerecht; treppenlift; altersgerecht; stufenlos(er)|stufenlosen zugang|eingang?
      ebenerdige|bodengleiche dusche mit haltegriffen; rampe für rollstuhl|rollstühle|rollstuhlfahrer`,
    fireplace: `kamin(e); kaminofen; kachelofen; schwedenofen; holzofen; specksteinofen; offener|offenem kamin; kaminanschluss vorhanden`,
    'air conditioning': `klimaanlage(n); klimatisiert(e); klimatisierter; klimagerät; klima; klimatisierung; deckenkühlung; kühldecken
      split-klimaanlage`,
    heating: `heizung; fußbodenheizung; zentralheizung; gasheizung; ölheizung; etagenheizung; fernwärme; pelletheizung; wärmepumpe; heizkörper
      fußboden-heizung; pelletofen; beheizt`,
    basement: `keller; kellerraum; untergeschoss; souterrain; vollkeller; teilkeller; unterkellert; vollunterkellert; teilunterkellert; hobbykeller`,
    attic: `dachboden; speicher; speicherabteil; dachgeschoss-speicher; spitzboden; ausgebautes|ausgebauter dachgeschoss|dachboden`,
    laundry: `waschküche|waschmaschine|waschraum|trockner|wäschetrockner|hauswirtschaftsraum
      waschkeller|wäschekeller|waschmaschinenanschluss|waschmaschinen-anschluss|trockenraum|waschtrockner|hwr
      eigene|eigener waschküche|waschmaschine|waschkeller; waschmaschine und trockner`,
    dishwasher: `geschirrspüler; spülmaschine; geschirrspülmaschine`,
    furnished: `
      (möbliert|vollmöbliert|teilmöbliert)(e); möbliertes; möblierter; möbliertem; voll|komplett|teil|hochwertig|vollständig möbliert(e)
      inklusive möbel; mit möbeln; inkl möbel(n); koffer auspacken`,
    'hardwood floors': `parkett; parkettboden; parkettböden; eichenparkett; fischgrätparkett; echtholzparkett; dielenboden; dielenböden; dielen
      holzdielen; holzboden; holzböden; echtholzboden; eichendielen; landhausdielen; massivholzdielen; altbaudielen`,
    'walk-in closet': `ankleide; ankleidezimmer; ankleideraum; ankleidebereich; schrankraum; begehbarer|begehbaren|begehbarem kleiderschrank|schrank`,
    'open floor plan': `wohnküche; loftartig; loftcharakter
      offene(r)|offen(em)|offenes wohnküche|küche|grundriss|wohnbereich|wohnkonzept|gestaltet|wohn-|wohnraum; offen gestaltet(e)|gestalteter
      amerikanische(r) küche; offener wohn-|wohn|koch; küche offen zum wohnzimmer|wohnbereich|wohnraum; offen|fließend ineinander über?`,
    renovated: `
      (renoviert|saniert|modernisiert|kernsaniert)(e); renovierter; renoviertes; saniertes; sanierter; modernisiertes; modernisierter
      generalsaniert; vollsaniert
      frisch|neu|komplett|vollständig|kernsaniert|umfassend|aufwendig|kürzlich|hochwertig renoviert(e)|saniert(e)|modernisiert
      erstbezug nach sanierung|renovierung|modernisierung; komplett|vollständig|umfassend|rundum erneuert
      küche|bad|bäder|wohnung|haus wurde(n) #? erneuert; neue küche|einbauküche|bäder|fenster; neues bad
      kernsaniertes|kernsanierter|generalsaniertes`,
    'new construction': `neubau; neubauten; neubauwohnung; neubauprojekt; neubauhaus; erstbezug; schlüsselfertig; neubau-erstbezug; nagelneu(e)
      nagelneues; fabrikneu; neu gebaut(e)|erbaut|errichtet; bezugsfertiger neubau; neu errichtete(s); noch nie bewohnt`,
    'fixer-upper': `renovierungsbedürftig(e); renovierungsbedürftiges; sanierungsbedürftig(e); sanierungsbedürftiges; modernisierungsbedürftig
      renovierungsbedarf; sanierungsbedarf; modernisierungsbedarf; handwerkerhaus; handwerkerobjekt; bastlerobjekt; sanierungsobjekt
      liebhaberobjekt; unrenoviert; unsaniert; zu(m) renovieren|sanieren|modernisieren|ausbauen|herrichten; für handwerker|bastler|heimwerker
      muss renoviert|saniert|modernisiert werden; bedarf einer|der renovierung|sanierung|modernisierung; mit potenzial für handwerker
      renovierung nötig|erforderlich; zu erneuern; jahrzehnten nichts gemacht|verändert|renoviert`,
    'single story': `bungalow; ebenerdig(e); ebenerdiges; eingeschossig(e); eingeschossiges; einstöckig; auf einer ebene|etage
      alles auf einer ebene|etage; ein geschoss`,
    'guest house': `gästehaus; einliegerwohnung; gartenhaus; gästewohnung; gästeapartment; nebengebäude; gästehäuschen; gästestudio
      separate(s) einliegerwohnung|gästewohnung|gästeapartment|studio|apartment|häuschen`,
    'home office': `arbeitszimmer; büro; homeoffice; home-office; bürozimmer; arbeitsbereich; arbeitsecke; bibliothek; büroraum; heimarbeitsplatz
      arbeitsplatz; home office; arbeiten von zuhause`,
    pets: `haustierfreundlich; tierfreundlich; tierlieb; haustier(e)|tiere|tierhaltung|haustierhaltung erlaubt|willkommen|gestattet|möglich|ok|ja
      haustiere sind? erlaubt|willkommen|gestattet|möglich; mit haustier(en)|tier`,
    dogs: `hundefreundlich; hund(e)|hundehaltung erlaubt|willkommen|gestattet|ok|möglich; hunde sind? erlaubt|willkommen
      hunde und katzen erlaubt|willkommen|gestattet; mit hund`,
    cats: `katzenfreundlich; katze(n)|katzenhaltung erlaubt|willkommen|gestattet|ok|möglich; katzen sind? erlaubt|willkommen
      hunde und katzen erlaubt|willkommen|gestattet; nur katzen; mit katze`,
    solar: `solaranlage; photovoltaik; photovoltaikanlage; pv-anlage; solarthermie; solarstrom; solarpanels; solarmodule; solarpaneele; solardach
      solar`,
    storage: `abstellraum; abstellkammer; kellerabteil; speicherabteil; kelleranteil; stauraum; lagerraum; abstellfläche; speisekammer; vorratsraum
      abstellplatz; fahrradkeller; gartenhütte; geräteschuppen; schuppen; kellerraum; viel stauraum`,
    'corner lot': `eckgrundstück; ecklage; eckhaus; eckgrundstuck`,
    'cul-de-sac': `sackgasse; sackgassenlage; stichstraße; wendehammer; anliegerstraße; ohne durchgangsverkehr; kein durchgangsverkehr`,
    'utilities included': `warmmiete; inklusivmiete; pauschalmiete; all-inclusive; warm; nebenkosten inklusive|enthalten|inbegriffen|inkludiert
      inkl|inklusive nebenkosten|nk|strom|aller|heizkosten
      nebenkosten|heizkosten|strom|wasser|gas sind|ist in der miete|warmmiete enthalten|inbegriffen|inklusive
      nebenkosten sind? inklusive|enthalten|inbegriffen; all inclusive; strom und internet inklusive`,
    'short-term rental': `kurzzeitmiete; kurzzeitvermietung; zwischenmiete; ferienwohnung; ferienvermietung; kurzzeit; wohnen-auf-zeit; airbnb
      befristet; monatsweise; tageweise; wohnen auf zeit; auf zeit; temporäres wohnen; kurzfristige vermietung|miete`,
    'wine cellar': `weinkeller; weinlager; weinraum; weinklimaraum`,
    bidet: `bidet(s); dusch-wc|dusch wc|washlet`,
    quiet: `
      (ruhig|still|idyllisch|verkehrsberuhigt)(e); ruhiger; ruhiges; ruhigen; ruhigem; ruhelage; ruhe; ruhig gelegen(e); absolut ruhig
      hören|hört sie|man nur; kein straßenlärm`,
    hoa: `hausgeld; wohngeld`,
    parking: `stellplatz|stellplätze|parkplatz|parkplätze|außenstellplatz|außenstellplätze|parkmöglichkeit(en)|pkw-stellplatz|abstellplatz
      eigener|eigenem|fester|zugehöriger stellplatz|parkplatz`,
    'shared laundry': `gemeinschaftswaschküche|gemeinschaftswaschraum|gemeinschaftswaschmaschine|münzwaschmaschine(n)|waschsalon
      waschküche|waschmaschine|waschraum|trockenraum im haus|gebäude|keller
      gemeinsame|gemeinschaftliche|gemeinschaftlicher|gemeinsamer waschküche|waschraum|waschmaschine|trockenraum`,
  },
  topics: {
    pets: `haustier(e); tier(e); tierhaltung; haustierhaltung`,
    dogs: `hund(e); hundehaltung`,
    cats: `katze(n); katzenhaltung`,
    furnished: `möbel; möblierung`,
    'utilities included': `nebenkosten`,
    view: `blick`,
    'rv parking': `wohnmobil; wohnwagen`,
    'ev charging': `elektroauto; e-auto`,
    'golf course': `golf`,
    accessible: `rollstuhl`,
    'short-term rental': `kurzfristig`,
  },
  absences: {
    pets: `haustierfrei(e); tierfrei(e)`,
    furnished: `unmöbliert(e); unmöbliertes; unmöblierter; nicht möbliert; ohne möbel`,
    dogs: `nur katzen; keine hunde`,
    cats: `nur hunde; keine katzen`,
    renovated: `
      (unrenoviert|renovierungsbedürftig|sanierungsbedürftig|modernisierungsbedürftig)(e); unsaniert; originalzustand
      jahrzehnten nichts gemacht|verändert|renoviert; zu erneuern; nicht renoviert|saniert`,
    elevator: `ohne aufzug|lift|fahrstuhl; nur treppen; nur über treppe(n)`,
    'single story': `zweigeschossig(e); dreigeschossig; zweistöckig(es); dreistöckig; maisonette; zwei|drei|2|3 etagen|geschosse|ebenen|stockwerke
      auf zwei|drei ebenen|etagen`,
    'fenced yard': `nicht eingezäunt|umzäunt`,
    'short-term rental': `unbefristet; mindestmietdauer; nur langfristig; langfristige vermietung; unbefristete(r) mietvertrag
      keine kurzzeitmiete|ferienvermietung`,
    'utilities included': `kaltmiete; zzgl|zuzüglich nebenkosten|nk; plus|exklusive|ohne|exkl nebenkosten|nk`,
    basement: `nicht unterkellert; kein|ohne keller`,
    accessible: `nicht barrierefrei`,
    parking: `parken|parkplätze|parkmöglichkeit(en) nur? auf|an der straße; parken nur in der straße|umgebung
      nur straßenparkplätze|parken auf der straße; kein stellplatz`,
  },
  ofEitherKind: `waschküche; waschraum`,
  others: `billardtisch; poolbillard; poolbar; carpool; augenblick; überblick; rückblick; durchblick; einblick; besichtigung; besichtigungstermin
    garagenflohmarkt; hundesteuer; hunde-park; hundepark; hundewiese; hundert; bürogebäude; bürokomplex; maklerbüro; büroflächen; postamt
    speicherplatz; hofladen; bauernhof; bahnhof; friedhof; reiterhof
    kindergarten|biergarten|tiergarten|hofgarten|schrebergarten|kleingarten|botanischer|englischer|englischen garten?; botanischen garten
    auf den ersten blick; im blick; blick auf die bilder|fotos; im hinblick auf; nicht nur; kein problem|wunsch|zweifel
    keine provision|maklergebühr|wünsche|käuferprovision|sorgen|zeit; ohne zweifel|provision|makler|käuferprovision|frage; zögern sie nicht
    nicht zögern; warten sie nicht; lässt keine wünsche offen; lassen keine wünsche offen; nichts fehlt; fehlt an nichts; unser büro
    klima der zusammenarbeit; stille wasser; zum|im|in-den|auf-den hof|innenhof; warm(e)|warmes wasser; warme farben|atmosphäre|töne; still leben
    befristet(e) arbeitsverträge; besucherparkplatz|besucherparkplätze|besucherstellplätze|gästeparkplatz|parkhaus
    öffentliche|öffentlicher|kostenlose parkplätze|parkplatz; genug|viele parkplätze`,
  endings: {
    balcony: `balkon`,
    patio: `terrasse`,
    garage: `garage`,
    garden: `garten`,
    pool: `pool`,
    sauna: `sauna`,
    elevator: `aufzug`,
    'hardwood floors': `parkett; dielen`,
    heating: `heizung`,
    view: `ausblick`,
    'community pool': `gemeinschaftspool`,
    'guest house': `einliegerwohnung`,
    parking: `stellplatz; stellplätze; parkplatz`,
  },
  alsoMeant: { garden: 'yard' },
  cues: {
    negators: `kein(e); keinen; keiner; keinem; keines; nicht; weder; nie; niemals; fehlt; fehlen; ehemalige(r); ehemaliges; frühere(r); null
      noch kein(e); statt|anstatt eines|einer|einem?; anstelle eines|einer; frei von; nicht vorhanden`,
    withouts: `ohne; außer; exklusive; ausgenommen`,
    refusals: `verboten; untersagt; unerwünscht; nein; keine(r); keines; keins; fehlt; stillgelegt; außer
      nicht erlaubt|gestattet|möglich|gewünscht|erwünscht|vorhanden|inklusive
      nicht enthalten|inbegriffen|willkommen|verfügbar|dabei|nutzbar|zugelassen
      sind|ist leider? nicht erlaubt|gestattet|möglich|gewünscht|erwünscht|vorhanden|inklusive|enthalten|willkommen|verfügbar
      umgebaut|umgewandelt|umgenutzt|ausgebaut zu(m)|zur|in|als; wurde|wird zum|zur|als|in; gehört|gehören nicht dazu
      gehört|gehören nicht zur|zum wohnung|haus|objekt; wurde(n)? entfernt|abgebaut|zurückgebaut|demontiert; außer betrieb; gibt es nicht
      nicht mehr vorhanden|nutzbar; extra zu mieten|bezahlen`,
    maybes: `
      (mögliche|geplante|optionale)(r); geplantes; zukünftiger; künftiger; potenzieller
      platz|möglichkeit|potenzial|potential|vorbereitet|vorbereitung|vorgesehen für|zum|zur|auf|eine(s)|ein(er)|einen? eigene(n)|ein(en)|eine?
      baugenehmigung|genehmigung|option(al)|geeignet|raum|fläche für|zum|zur|auf|eine(s)|ein(er)|einen? eigene(n)|ein(en)|eine?
      kann|könnte(n)|können ein(e)|einen|noch|auch? gebaut|errichtet|eingebaut|nachgerüstet|angelegt?; falls gewünscht; bei bedarf
      ideal für ein(en)|eine? zukünftigen|künftigen; anschluss für ein(en)|eine?; auf wunsch`,
    maybesAfter: `möglich; geplant; optional; vorgesehen; nachrüstbar; vorbereitet; in planung
      kann|könnte|können gebaut|errichtet|eingebaut|nachgerüstet|angelegt|angemietet|erworben werden?; auf wunsch; in vorbereitung`,
    nears: `zwischen; nachbar(n); nachbarhaus; nah(e)|nähe|unweit|neben|gegenüber an|am|zu(m)|zur|von|vom|der|des|dem|den|beim?
      in der|unmittelbarer|direkter|nächster nähe von|vom|der|des|zu(m)|zur?
      # minuten|gehminuten|fahrminuten|min|meter|m|km|schritte zu(m)|zur|von|vom|bis|entfernt|fuß zu(m)|zur|vom|von|der|den|dem?
      minuten|gehminuten|fahrminuten|schritte(n)|meter zu(m)|zur|von|vom|bis der|dem|den|zum|zur?
      wenige(n) minuten|schritte(n)|gehminuten|meter zu(m)|zur|vom|von; fußläufig zu(m)|zur|erreichbar?; umgebung bietet|hat|mit; umgeben von
      gute anbindung an|zum; einen katzensprung vom|zum|von; in fußnähe zu(m)|zur; hinter dem|der`,
    nearsAfter: `nebenan; gegenüber; entfernt; in der nähe; in unmittelbarer|direkter|nächster nähe|umgebung|nachbarschaft; um die ecke
      gleich|direkt nebenan|gegenüber; # minuten|gehminuten|meter|m|km|schritte entfernt; wenige minuten|schritte|gehminuten|meter entfernt
      fußläufig erreichbar; im viertel|ort|stadtteil; in der umgebung|nachbarschaft; zu fuß erreichbar; schnell|bequem|gut erreichbar
      sind in fußnähe; in fußnähe`,
    shared: `wohnanlage|anlage|haus|residenz bietet|verfügt|hat über?; wohnanlage|anlage|residenz mit; gemeinschaftsbereiche|gemeinschaftsflächen`,
    sharedAfter: `zur gemeinschaftlichen|gemeinsamen|gemeinschaftsnutzung nutzung?; zur mitbenutzung|mitnutzung; in der wohnanlage|anlage|residenz
      der wohnanlage|anlage|residenz|hausgemeinschaft; im haus|gebäude; auf dem dach; gemeinschaftlich|gemeinsam genutzt?
      von|für allen|alle mietern|mieter|parteien|bewohner|bewohnern gemeinsam? genutzt?; darf mitbenutzt|mitgenutzt werden`,
    affirmers: `erlaubt; gestattet; inklusive; inkl; mit; ja`,
    affirmersAfter: `erlaubt; willkommen; gestattet; möglich; ja; ok; inklusive; inkl; enthalten; inbegriffen; gern(e); auf anfrage; nach absprache
      kein problem`,
    turns: `aber; jedoch; mit; ist; sind; hat; bietet; verfügt; dafür; sondern; allerdings; außerdem; zudem; sowie; inklusive; gibt; befindet
      befinden; liegt; besitzt; dazu; wo; eigene(r); eigenes; sowohl`,
    and: `und; &; +; sowie`,
    or: `oder; noch; bzw`,
    sharedNext: `gemeinschaftlich|gemeinschaftlicher|gemeinschaftliche(s)|gemeinschaftlichen|gemeinsamer|gemeinsame(s)|gemeinsamen|gemeinschafts`,
    own: `eigen|eigener|eigene(s)|eigenem|eigenen|privater|private(s)|privatem`,
    ownAfter: `in der wohnung; in der einheit`,
    articles: `ein|eine|einen|einem|einer|der|die|das|den|dem`,
  },
};
