import type { LanguageTables } from '../language-tables.ts';
import { germanAsides } from './asides.ts';
import { germanAsking } from './asking.ts';
import { germanComparisons } from './comparisons.ts';
import { germanEverydayNouns } from './everyday-nouns.ts';
import { germanFollowing } from './following.ts';
import { germanNouns } from './nouns.ts';
import { germanNumbers, germanScales } from './numbers.ts';
import { germanOrdering } from './ordering.ts';
import { germanPlaces } from './places.ts';
import { germanPlainWords } from './plain-words.ts';
import { germanPolarity } from './polarity.ts';
import { germanPriceRanges } from './price-ranges.ts';
import { germanProtected } from './protected.ts';
import { germanTalking } from './talking.ts';
import { germanUnits } from './units.ts';
import { germanWhichHasMost } from './which-has-most.ts';

/** The German of Germany, Austria and Switzerland. "Zimmer" count the living room too; only "Schlafzimmer" are bedrooms. */
export const german: LanguageTables = {
  language: 'de',
  complaints: 'zu sprengt ubersteigt',
  pastDays: 'heute; gestern; diese woche; diesen monat; dieses jahr; kurzlich; neulich',
  partsOfTown: 'stadtteil stadtteilen viertel bezirk',
  offers: 'angebot kaufangebot',
  relatives: 'die das der',
  askingVerbs:
    'erlaubt;gestattet;ist;sind;hat;haben;ist es;ist es da;ist es dort;ist es hier;ist da;ist dort;ist das;sind da;sind dort;ist mit;sind mit;ist auch;sind auch;ist noch;hat auch;haben auch;hat noch;hat ein;hat eine;hat einen;haben ein;haben eine;haben einen;ist ein;ist eine;sind ein',
  stairs: 'treppe treppen treppensteigen stufen innentreppe',
  buts: 'aber',
  negators: 'nicht nichts nix nie niemals kein keine keinen keins net ned nit',
  letters: 'äöüß',
  hasCompounds: true,
  heads:
    'wohnungen wohnung häusern häuser häuschen haus grundstücken grundstücke grundstücks grundstück villen villa bungalows bungalow apartments apartment appartements appartement',
  hasCapitalNouns: true,
  commonEndings: `lage weise stil nahe naehe zustand hohe hoehe grosse groesse sten ung heit keit schaft itat itaet tion parterre geschoss haus wohnung
    bau bauweise raum zimmer etage gegend nachbarschaft ausstattung qualitat qualitaet preis platz plus besitz hand form art jahr zeit gut kuche kueche bad`,
  adjectiveEndings: 'er em en es e',
  cities: `berlin hamburg köln frankfurt stuttgart düsseldorf leipzig dortmund bremen dresden hannover nürnberg duisburg bochum wuppertal bielefeld bonn münster
    mannheim karlsruhe augsburg wiesbaden mönchengladbach gelsenkirchen aachen braunschweig chemnitz kiel magdeburg freiburg krefeld mainz lübeck erfurt rostock kassel
    saarbrücken potsdam oldenburg osnabrück heidelberg darmstadt regensburg würzburg ingolstadt ulm heilbronn göttingen wolfsburg rosenheim starnberg dachau freising erding
    landshut passau bamberg bayreuth konstanz tübingen reutlingen wien graz linz salzburg innsbruck klagenfurt villach dornbirn bregenz zürich basel bern lausanne
    winterthur luzern lugano schaffhausen chur thun aarau solothurn montreux nyon`,
  areaUnit: 'Square Meters',
  joiners: 'ohne',
  groupsByBlank: true,
  pronouns: 'es sie',
  shorthand:
    'ist: is isch; kein: ka koa koan; nicht: nich nit nid nöd; einen: nen; einem: nem; einer: ana ner; kaufen: chaufe chaufä koafn; haben: ham; mir: mia; mieten: mietn; suche: suach sueche suech; suchen: sueched suached; was: wat; kostet: kost koscht',
  articles: 'ein; eine; einen; einem; einer; nen; ne',
  borrowed: `the a for and of i my me looking want need please to with or is hi hey bye ok okay top city square feet sqft sq ft ha acre acres dollar
    dollars bucks coming soon off market open house town townhouse townhouses condo condos flat apartment apartments bedrooms loft lofts
    penthouse penthouses bungalow bungalows cottage cottages villa studio studios chalet option real sterling number code system prompt python
    javascript single singles nice to have merci ciao salve no go is all inclusive tour pool person url link status filter reset`,
  numbers: germanNumbers,
  scales: germanScales,
  streets: {
    endings: '',
    beginnings: '',
    suffixes: 'strasse str str. gasse weg allee platz ufer ring damm steig chaussee promenade',
    units: 'top wohnung whg stiege tür etage',
    directions: 'nord süd ost west',
  },
  phrases: [
    germanWhichHasMost,
    germanPriceRanges,
    germanComparisons,
    germanUnits,
    germanNouns,
    germanPolarity,
    germanPlaces,
    germanOrdering,
    germanAsking,
    germanFollowing,
    germanTalking,
    germanAsides,
    germanProtected,
    {
      'identifier.mls': `mls (nummer|nr|nr.|#|id|); (objekt|inserat|inserats|anzeigen|referenz|angebots|immobilien)(-| |)(nummer|nr|nr.|id|code) (:|#|); objekt; inserat (nr|nr.|nummer|); mls-nummer`,
    },
    germanPlainWords,
    germanEverydayNouns,
  ],
  tags: {
    pool: 'beheizte(r|n|m|s|) (pool|schwimmbad|außenpool); (der|) pool (muss|soll|sollte|müsste|wäre|) (auch|möglichst|schon|) beheizt (sein|); (bahnen|runden|längen) (schwimmen|ziehen); (infinity|natur|außen|innen|hallen)(-| |)pool; eigener pool; schwimmteich; poolanlage',
    'hot tub': '(außen|outdoor)(-|)whirlpool; bade(zuber|tonne|fass); sprudelwanne',
    'community pool':
      '(einem|) pool für alle (bewohner|mieter|eigentümer|nachbarn|hausbewohner|); (einen|ein|) (gemeinsam|geteilt)(en|er|em) pool; pool (zur|zum) (mitbenutzung|mitbenutzen|gemeinsamen nutzung|gemeinschaftlichen nutzung)',
    sauna: '(finnische|bio) sauna; biosauna; saunahaus; saunieren; saunagang; saunagänge; dampfbad; schwitzhütte',
    'ev charging':
      'lade(box|säule|platz|punkt|buchse|möglichkeit|dose); stromtankstelle; (elektroauto|e-auto|tesla|stromer|e-wagen|eauto) (zuhause|zu hause|daheim|in der garage|vor der tür|selbst|) (laden|aufladen|auftanken|tanken); (meinen|unseren|den) (tesla|stromer)',
    'rv parking':
      '(platz|stellplatz|abstellplatz|stellfläche|raum) (für|fürs) (den|einen|unseren|meinen|das|unser|mein|ein|) (camper|campingbus|campervan|caravan|womo|wohnmobil|wohnwagen|anhänger|boot); (camper|campingbus|campervan|caravan|womo|wohnmobil|wohnwagen|wohnanhänger) (abstellen|parken|unterbringen|unterstellen|hinstellen|stehen|steht|in der einfahrt|auf dem grundstück|mit in der einfahrt); (wo|) (der|das|unser|mein) (camper|campingbus|caravan|womo|wohnmobil|wohnwagen) (auch|mit|noch|) (hinpasst|draufpasst|hinkann|stehen kann|platz hat|platz findet)',
    attic:
      '(dachboden|speicher|dach) zum ausbau(en|); spitzboden; (ausgebaut|begehbar|groß)(er|em|en) (speicher|dachboden); dachboden(ausbau|)',
    patio:
      '(garten|)sitzplatz im (freien|garten); gartensitzplatz; (sonnen|garten|süd|west)terrasse; terrässchen; draußen sitzen (können|kann|)',
    deck: 'sonnendeck; holzdeck; holzterrasse',
    gym: 'muckibude; trainingsraum; kraftraum; (fitness|trainings)(-|)(raum|studio|keller) im (haus|gebäude); hantelraum',
    dishwasher:
      'abwaschmaschine; geschirrspülmaschine; geschirrspülautomat; (nicht|nie|nie wieder) (mehr|) (von hand|mit der hand) (spülen|abwaschen|abspülen)',
    'hardwood floors':
      '(echt|)holz(fuß|)boden; (echt|)holz(fuß|)böden; holzdielen; echtholzparkett; eichenboden; eichenböden; fischgrät',
    'walk-in closet': 'schrankzimmer; kleiderzimmer; ankleidekammer; begehbare(r|n|m) (schrank|schränke|garderobe)',
    'open floor plan':
      '(küche|kochen) (und|mit) (wohnzimmer|wohnen|essen) (in einem|in einem raum|zusammen); (keine|ohne) (abgetrennte|separate|geschlossene|abgeschlossene) küche; wohn-(-|)ess(-|)(bereich|raum|zimmer); wohn-ess-(bereich|raum|zimmer); küche (die|) (offen|nicht abgetrennt) (ist|sein|); offen(e|er|es) (küche|wohnküche|wohnraum|grundriss|raumkonzept|bauweise)',
    solar:
      'solar(zellen|panels|paneele|module|dach|kollektoren); sonnenkollektoren; (eigener|eigenen|) (strom|sonnenstrom) vom (eigenen|) dach; sonnenstrom; pv(-|)(anlage|); photovoltaik',
    'corner lot': '(haus|grundstück) (an der|auf der) ecke; eckgrund',
    'cul-de-sac': '(am|) ende (der|einer) sackgasse; wendehammer; (ohne|kein|keinen) durchgangsverkehr; stichstraße',
    'guest house':
      'gäste(haus|häuschen|bungalow|wohnung|studio); einlieger(wohnung|haus|); omawohnung; austragshaus; austragshäusl; stöckli; (zweite|separate|abgetrennte|eigene) wohneinheit; nebenhaus; nebenhäuschen',
    'wine cellar':
      'wein(keller|lager|raum|klimaraum|gewölbe); (platz|raum) für (meine|unsere) (weine|weinsammlung|weinflaschen)',
    bidet: 'dusch-wc; duschwc; washlet; bidets',
    basement: '(voll|teil|)unterkellerung; kellergeschoss; unterkellertes',
    'single story':
      '(ohne|keine|kein|keinerlei|bloß keine|bitte keine|nur keine|ohne jegliche) (treppe|treppen|innentreppe|innentreppen|treppensteigen|treppchen) (im haus|in der wohnung|drin|mehr|) (steigen|laufen|gehen|hoch|rauf|) (müssen|kann|können|); (nichts|nix|nicht|nie wieder|nie mehr|bitte nichts|bloß nichts|nur nichts) (mehr|) mit (treppe|treppen|innentreppe|vielen treppen); (keine|nicht mehr|nimmer|kaum noch) treppen (mehr|) (steigen|gehen|laufen|hochsteigen|rauf|hoch|) (kann|können|müssen|möchte|will|wollen|); treppen (kann|können|schaffe|schaffen|schafft|gehen|packen|packt|will|wollen|sollen|soll) (ich|wir|sie|er|meine frau|mein mann|meine mutter|es|) (leider|einfach|) (nicht|nicht mehr|keine|keine mehr|nimmer|gar nicht|gar nicht mehr) (mehr|) (sein|steigen|); (alles|alle zimmer|alle räume|wohnen|leben|bitte|) auf (nur|) (einer|einem|einer einzigen|einem einzigen|der gleichen|derselben|gleicher) (ebene|etage|stockwerk|geschoss|stock); (nur|bloß) (ein|eine) (stockwerk|geschoss|etage|ebene); (alles|) zu ebener erde; (alles|) ebenerdig(es|e|en|er|)',
    gated:
      '(mit|) (schranke|zufahrtskontrolle|einfahrtskontrolle|einlasskontrolle|wachmann|wachmännern|wachdienst|wachschutz|wachpersonal|sicherheitsdienst|sicherheitspersonal|security); (einfahrt|zufahrt) mit (tor|schranke|pförtner); tor und (wachmann|wachdienst|schranke|pförtner); (bewacht|abgeriegelt|abgesichert|gesichert|geschlossen)(e|es|er|en|em) (wohnanlage|anlage|siedlung|wohnsiedlung|wohnpark|areal|gelände|quartier|nachbarschaft|wohngegend); bewacht(e|es|er|en|em|)',
    doorman:
      '(jemand|einer|wer|personal|portier|concierge) (soll|sollte|sitzt|steht|) (am|an der) (empfang|rezeption|pforte|eingang); (mit|) (rezeption|portiersloge|pförtnerloge|conciergedienst|besetztem empfang|empfangsdame|empfangstresen); (am|an der) (empfang|rezeption|pforte); (pakete|päckchen|post) (annehmen|annimmt|entgegennehmen|entgegennimmt)',
    renovated:
      'tipptopp; tiptop; tip top; top (in schuss|saniert|renoviert|beieinander|gepflegt); (gut|super|bestens|tadellos) in schuss; auf vordermann gebracht; (frisch|neu) (gemacht|hergerichtet|hergerichtetes|hergerichtete); generalüberholt(e|es|er|); (nichts|nix) (mehr|) (dran|daran|) (gemacht werden muss|machen müssen|renovieren müssen|zu renovieren); einzugsfertig(e|es|); bezugsfertig(e|es|); top zustand; neuwertig(e|es|); gut erhalten(e|es|); in gutem zustand',
    'fixer-upper':
      '(selbst|selber|noch|noch selbst) hand anlegen; (noch|) (was|etwas|viel|einiges) (gemacht werden muss|dran machen|dran tun|dran zu machen|dran zu tun); heruntergekommen(e|es|er|); baufällig(e|es|er|); in die jahre gekommen(e|es|er|); ausbaufähig(e|es|er|); ausbauhaus; (für|) heimwerker; unsaniert(e|es|er|); sanierungsbedürftig(e|es|er|en|); zum (renovieren|sanieren|herrichten|selbst renovieren|selber renovieren|umbauen); renovierungsbedürftiges (haus|objekt); (was|etwas) zum (renovieren|sanieren|herrichten); (sanierungs|renovierungs|abriss|bastler|problem)(fall|objekt|immobilie|haus|fälle|objekte|häuser); sanierungsstau; bruchbude(n|); baustelle; (etwas|was) zu (renovieren|sanieren); handwerkerobjekt(e|)',
    'new construction':
      '(wohnung|whg|whg.|wohnungen|apartment|appartement) in (einem|nem) (gepflegten|schönen|modernen|großen|netten|kleinen|ruhigen|) neubau; (nagel|brand)neu(e|es|er|) (haus|wohnung|häuser|wohnungen|apartment|reihenhaus|gebaut); (frisch|gerade|eben) (gebaut|fertiggestellt|fertig geworden)(e|es|er|); (noch nie|noch niemand|niemand|noch keiner|keiner) (bewohnt|drin gewohnt|vorher drin gewohnt|vor uns gewohnt|vor mir gewohnt); neubau(ten|); neu gebaut(e|es|er|); erstbezug; neubau(wohnung|haus|wohnungen|häuser)',
    'beach access':
      '(direkt|) (an den|zum|am|vom|bis zum|bis an den) (sand|bade|surf|)strand; (sand|bade)strand; (barfuß|in badelatschen|in flipflops) (zum|an den) (strand|meer|wasser); strand (um die ecke|vor der tür|vor der haustür|direkt vor der tür|in gehweite|in laufweite); strandnah(e|es|); (nahe|nah) am (strand|meer); strandnähe; in strandnähe; (zu fuß|fußläufig) (zum|an den) strand; am strand; strandlage; nähe (strand|meer); in der nähe vom (strand|meer)',
    waterfront:
      'am (see|meer|fluss|wasser|seeufer|rhein|main|neckar|bodensee|zürichsee|wörthersee); direkt am (see|wasser|meer|fluss); seelage; (mit|) seezugang; in erster reihe',
    'mountain view':
      '(berge|alpen|gipfel) (sehen|im blick|vorm fenster|vor dem fenster); (berg|alpen)panorama; gipfelblick; (mit|) (blick|aussicht|ausblick) (auf|in) die (berge|alpen); bergsicht; alpensicht',
    'water view':
      '(fluss|see|wasser|isar|tejo|hafen|bucht|rhone|huangpu) (zu sehen|im blick|vorm fenster|vor dem fenster|überblicken); (mit|) seesicht; (mit|) (blick|aussicht|ausblick) (auf den|aufs|auf das|auf die|auf) (see|wasser|fluss|rhein|zürichsee|bodensee|hafen|genfer see|genfersee|isar|rhone|tejo|huangpu|bucht|lagune)',
    'ocean view':
      '(aufs|auf das|das|übers|auf den) (meer|ozean|pazifik|atlantik) (sehen|schauen|gucken|blicken|raussehen|rausschauen); (blick|aussicht|ausblick) (auf den|über den|übers|über das) (ozean|pazifik|atlantik|meer); (sonnenuntergang|sonnenuntergänge|sonnenaufgang) (überm|über dem|am) (meer|pazifik|atlantik); (pazifik|ozean|atlantik)blick; (mit|) (blick|aussicht|ausblick) (aufs|auf das) meer; meersicht',
    'city view':
      'skyline(-|)blick; über die dächer (der stadt|von|); (lichter|dächer) der stadt; stadtpanorama; (mit|) (blick|aussicht) (über|auf) die (stadt|dächer|skyline)',
    view: 'weitsicht; fernsicht; (mit|) (schöner|toller|guter|freier|herrlicher|unverbaubarer|) (aussicht|ausblick|weitblick); (mit|) (schönem|tollem|freiem) (ausblick|blick)',
    dogs: '(unser|mein|der|ein) (hund|dackel|labrador|welpe|vierbeiner) (kommt|zieht|muss|soll|sollte|darf|ist) (auch|natürlich|ja|noch|) (mit|dabei|mit einziehen|mit rein|mitkommen|einziehen) (kommen|sein|); (golden |)retriever; terrier; chihuahua; beagle; husky; rottweiler; dobermann; (border |)collie; spaniel; (französische |)bulldogge; windhund; dalmatiner; malteser; schnauzer; sennenhund; bernhardiner; dackelhündin; hündchen; mit (einem|meinem|unserem|zwei|2|großem|kleinem|) (hund|hunden) (erlaubt|); hund(e|) (ist|sind|) (erlaubt|ok|okay|willkommen|gestattet|möglich); (habe|haben|hab|besitze) (ich|wir|) (einen|zwei|2|drei|) (kleinen|großen|grossen|) (hund|hunde|labrador|dackel|schäferhund|welpen|pudel|mops); (mein|meinen|unser|unseren|meine|unsere|zwei|2) (hund|hunde); wo hunde (erlaubt|willkommen) sind; hundehaltung (erlaubt|gestattet|); hundefreundlich(e|es|); welpe(n|); labrador; dackel; hund; hündin; hündchen; wauwau; schäferhund; pudel; mops; dogge; hundi; hundli',
    cats: 'samtpfote(n|); katzendame; katzenmama; maine coon; wohnungskatze(n|); mit (einer|meiner|unserer|zwei|2|) (katze|katzen|kater); katze(n|) (ist|sind|) (erlaubt|ok|okay|willkommen|gestattet|möglich); (habe|haben|hab|besitze) (ich|wir|) (eine|zwei|2|drei|einen|) (katze|katzen|kater); (mein|meine|unser|unsere|zwei|2) (katze|katzen|kater); katzenhaltung (erlaubt|); katze; kater; büsi(s|); busi; kätzchen; stubentiger; mieze(n|); katzenvieh; chatz',
    pets: '(kaninchen|hase|hasen|meerschweinchen|hamster|papagei|wellensittich|wellensittiche|kanarienvogel|frettchen|schildkröte); tierlieb(e|er|en|) (vermieter|vermieterin|eigentümer); (wo|) (haustiere|tiere|tierhaltung|haustier) (sind|ist|) (erlaubt|willkommen|gestattet|ok|okay|möglich) (sind|ist|); mit (haustier|haustieren|tieren); haustierfreundlich(e|es|); tierhaltung; haustier(e|en|); vierbeiner(n|); fellnase(n|)',
    elevator: 'mit (lift|aufzug|fahrstuhl); lift; personenlift',
    fireplace:
      '(vor dem|am|vorm|mit|) kaminfeuer; kaminzimmer; feuer im kamin; cheminée(s|); schwedenöfen; kaminofen; specksteinofen; (mit|) (offenem|offener) kamin',
    garden:
      'gemüsebeet(e|en|); (hoch|blumen)beet(e|en); gärtnern; (tomaten|gemüse|kräuter|salat|rosen|kartoffeln) (anbauen|anpflanzen|pflanzen|ziehen|züchten); (eigenes|stück|stückchen|bisschen|fleckchen) grün; gartl; gärtle; mit (garten|eigenem garten|großem garten|gartenanteil); gärtchen; gartenmitbenutzung',
    'fenced yard':
      '(mit|) (einem|) (eingezäunt|umzäunt|eingefriedet)(em|en|er|es|e) (garten|grundstück|hof|gärtchen|gartenanteil); (mit|) zaun (um|ums) (den|das|) (garten|grundstück|haus); (der|das|) (garten|grundstück|hof) (ist|sei|muss|soll|sollte|bitte|) (komplett|ganz|rundum|voll|gut|) (eingezäunt|umzäunt|eingefriedet) (sein|ist|);',
    yard: '(mit|und|samt|,) (einem|) (groß|eigen|klein|schön|groß eigen|gemütlich)(em|en) hof',
    garage:
      'mit (garage|tiefgarage|einzelgarage); (mit|inkl|inkl.|inklusive|samt|) (einer|großer|) doppelgarage(n|); (mit|) (einer|) garage für (zwei|2) (autos|wagen|pkw|pkws|fahrzeuge); einstellhalle; (einstellhallen|tiefgaragen|tiefgaragen-|tg-|tg |garagen|einzelgaragen|duplexgaragen)(stellplatz|stellplätze|stellplätzen|platz|plätze|plätzen|parkplatz|parkplätze|parkplätzen); tiefgarage(n|)',
    laundry:
      '(nicht mehr|nie wieder|nicht) (in den|zum) waschsalon (müssen|gehen|laufen|rennen|); (wäsche|) (daheim|zuhause|zu hause|selbst|in der wohnung|im haus|in den eigenen vier wänden) (waschen|trocknen); wäschetrockner; waschmaschinenanschluss; (platz|anschluss) für (die|eine|meine|unsere) waschmaschine; eigene (waschmaschine|waschküche); waschturm; tumbler; waschmaschine',
    balcony: 'blk; blk.; balk.',
    carport: '(doppel|einzel)carport(s|)',
    furnished:
      'möbel (drin|dabei|vorhanden|inklusive|schon drin|sind drin|sollten drin sein|müssen drin sein); (samt|inklusive|inkl) (aller|allen|) (möbel|möbeln|einrichtung|inventar); vollausgestattet(e|es|er|); (voll|teil|)möbl(.|); möbliert(e|es|er|en|); moebliert(e|es|); mit möbeln; eingerichtet(e|es|)',
    storage: 'estrich; estrichabteil; abstellkammerl; reduit; kellerersatzraum',
    'home office':
      'home(-| |)office; homeoffice(-| )(zimmer|platz); (zimmer|raum|platz) (zum|fürs|für|für das) (arbeiten|homeoffice|home office|büro)',
    accessible:
      'gehbehindert(e|er|); rolli(fahrer|fahrerin|gerecht|); (stufen|schwellen|treppen)los(e|er|es|en|); ohne (stufen|schwellen|stolperfallen); keine (schwellen|türschwellen); (alters|senioren|alten)gerecht(e|er|es|en|); bodengleiche dusche; treppenlift; barrierefrei(e|es|er|en|); rollstuhlgerecht(e|es|); behindertengerecht(e|es|); für (rollstuhlfahrer|rollstuhl); rollstuhlfahrer(in|); (im|mit|mit dem) rollstuhl; rollstuhl; rollator',
    quiet:
      '(wohnung|whg|whg.|wohnungen|apartment|appartement) in (einem|nem) ruhigen (haus|mehrfamilienhaus|wohnhaus|hochhaus|mietshaus|neubau|altbau|gebäude|zweifamilienhaus|einfamilienhaus|reihenhaus); (soll|sollte|muss|müsste|darf) (es|sie|er|die wohnung|das haus|) (möglichst|schön|absolut|) ruhig (sein|liegen|gelegen sein); (in|) ruhig(e|er|es|en|em) (lage|gegend|straße|umgebung|seitenstraße|wohnlage|viertel|wohngegend|nachbarschaft|); ruhig(e|er|es|en|) gelegen(e|es|)',
    'utilities included':
      '(strom|wasser|heizung|gas|internet|nebenkosten|nk|müll|heizkosten) (und|,|/|plus) (strom|wasser|heizung|gas|internet|nebenkosten|nk|müll|heizkosten) (sind|ist|sollten|sollen|) (schon|bereits|alle|) (inklusive|inkl|inkl.|dabei|inbegriffen|enthalten|drin|mit drin|inkludiert|eingeschlossen); (nebenkosten|nk|heizkosten|heizung|strom|wasser|alles) (sind|ist|sollten|sollen|sollte|soll|) (schon|bereits|alle|möglichst|) (mit drin|drin|mit dabei|dabei|inkludiert|eingerechnet|enthalten|inbegriffen|abgedeckt|mitbezahlt|eingepreist) (sind|ist|sein|); (keine|ohne) (extra|zusätzlichen|separaten) nebenkosten; inklusive (nebenkosten|strom|heizung|wasser); nebenkosten (inklusive|inbegriffen|enthalten)',
    'price reduced':
      '(die|der|) (größten|größte|stärkste) preis(senkung|nachlass|reduzierung|abschlag); (reduziert|preisreduziert|herabgesetzt)(e|er|es|en|) (preis|preise|objekte|angebote|); preissenkung(en|); (mit|) (gesenktem|reduziertem) preis; (im|am) preis (gesunken|runtergegangen|heruntergegangen|herabgesetzt); (deren|dessen) preis (gesunken|gefallen|reduziert|gesenkt|runtergegangen) (ist|wurde|worden ist|sind|); (billiger|günstiger) geworden; im preis (gesenkt|reduziert|gefallen); preis (gesenkt|reduziert)',
  },
};
