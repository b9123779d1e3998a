import type { LanguageTables } from '../language-tables.ts';
import { germanAsides } from './asides.ts';
import { germanAsking } from './asking.ts';
import { germanComparisons } from './comparisons.ts';
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
    'erlaubt;gestattet;ist;sind;hat;haben;ist mit;sind mit;ist auch;sind auch;ist noch;hat auch;haben auch;hat noch;hat ein;hat eine;hat einen;haben ein;haben eine;haben einen;ist ein;ist eine;sind ein',
  negators: 'nicht nichts nix nie niemals kein keine keinen keins net ned nit',
  letters: 'äöüß',
  hasCompounds: true,
  heads:
    'wohnungen wohnung häusern häuser häuschen haus grundstücken grundstücke grundstücks grundstück villen villa bungalows bungalow apartments apartment appartements appartement',
  hasCapitalNouns: true,
  commonEndings: `lage weise stil nahe naehe zustand hohe hoehe grosse groesse ung heit keit schaft itat itaet tion parterre geschoss haus wohnung
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
    'ist: is isch; nicht: nich nit nid nöd; einen: nen; einem: nem; einer: ana ner; kaufen: chaufe chaufä koafn; haben: ham; mir: mia; mieten: mietn; suche: suach sueche suech; suchen: sueched suached; was: wat; kostet: kost koscht',
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
  ],
  tags: {
    renovated:
      'einzugsfertig(e|es|); bezugsfertig(e|es|); top zustand; neuwertig(e|es|); gut erhalten(e|es|); in gutem zustand',
    'fixer-upper':
      'zum (renovieren|sanieren|herrichten|selbst renovieren|selber renovieren|umbauen); renovierungsbedürftiges (haus|objekt); (was|etwas) zum (renovieren|sanieren|herrichten); (sanierungs|renovierungs|abriss|bastler|problem)(fall|objekt|immobilie|haus|fälle|objekte|häuser); sanierungsstau; bruchbude(n|); baustelle; (etwas|was) zu (renovieren|sanieren); handwerkerobjekt(e|)',
    'new construction': 'neubau(ten|); neu gebaut(e|es|er|); erstbezug; neubau(wohnung|haus|wohnungen|häuser)',
    'beach access':
      'strandnah(e|es|); (nahe|nah) am (strand|meer); strandnähe; in strandnähe; (zu fuß|fußläufig) (zum|an den) strand; am strand; strandlage; nähe (strand|meer); in der nähe vom (strand|meer)',
    waterfront:
      'am (see|meer|fluss|wasser|seeufer|rhein|main|neckar|bodensee|zürichsee|wörthersee); direkt am (see|wasser|meer|fluss); seelage; (mit|) seezugang; in erster reihe',
    'mountain view': '(mit|) (blick|aussicht|ausblick) (auf|in) die (berge|alpen); bergsicht; alpensicht',
    'water view':
      '(mit|) seesicht; (mit|) (blick|aussicht|ausblick) (auf den|aufs|auf das|auf die|auf) (see|wasser|fluss|rhein|zürichsee|bodensee|hafen|genfer see|genfersee|isar|rhone|tejo|huangpu|bucht|lagune)',
    'ocean view': '(mit|) (blick|aussicht|ausblick) (aufs|auf das) meer; meersicht',
    'city view': '(mit|) (blick|aussicht) (über|auf) die (stadt|dächer|skyline)',
    view: 'weitsicht; fernsicht; (mit|) (schöner|toller|guter|freier|herrlicher|unverbaubarer|) (aussicht|ausblick|weitblick); (mit|) (schönem|tollem|freiem) (ausblick|blick)',
    dogs: 'mit (einem|meinem|unserem|zwei|2|großem|kleinem|) (hund|hunden) (erlaubt|); hund(e|) (ist|sind|) (erlaubt|ok|okay|willkommen|gestattet|möglich); (habe|haben|hab|besitze) (ich|wir|) (einen|zwei|2|drei|) (kleinen|großen|grossen|) (hund|hunde|labrador|dackel|schäferhund|welpen|pudel|mops); (mein|meinen|unser|unseren|meine|unsere|zwei|2) (hund|hunde); wo hunde (erlaubt|willkommen) sind; hundehaltung (erlaubt|gestattet|); hundefreundlich(e|es|); welpe(n|); labrador; dackel; hund; hündin; hündchen; wauwau; schäferhund; pudel; mops; dogge; hundi; hundli',
    cats: 'mit (einer|meiner|unserer|zwei|2|) (katze|katzen|kater); katze(n|) (ist|sind|) (erlaubt|ok|okay|willkommen|gestattet|möglich); (habe|haben|hab|besitze) (ich|wir|) (eine|zwei|2|drei|einen|) (katze|katzen|kater); (mein|meine|unser|unsere|zwei|2) (katze|katzen|kater); katzenhaltung (erlaubt|); katze; kater; büsi(s|); busi; kätzchen; stubentiger; mieze(n|); katzenvieh; chatz',
    pets: '(wo|) (haustiere|tiere|tierhaltung|haustier) (sind|ist|) (erlaubt|willkommen|gestattet|ok|okay|möglich) (sind|ist|); mit (haustier|haustieren|tieren); haustierfreundlich(e|es|); tierhaltung; haustier(e|en|); vierbeiner(n|); fellnase(n|)',
    elevator: 'mit (lift|aufzug|fahrstuhl); lift; personenlift',
    fireplace: 'cheminée(s|); schwedenöfen; kaminofen; specksteinofen; (mit|) (offenem|offener) kamin',
    garden: 'gartl; gärtle; mit (garten|eigenem garten|großem garten|gartenanteil); gärtchen; gartenmitbenutzung',
    'fenced yard':
      '(mit|) (einem|) (eingezäunt|umzäunt|eingefriedet)(em|en|er|es|e) (garten|grundstück|hof|gärtchen|gartenanteil); (mit|) zaun (um|ums) (den|das|) (garten|grundstück|haus)',
    garage:
      'mit (garage|tiefgarage|einzelgarage); (mit|inkl|inkl.|inklusive|samt|) (einer|großer|) doppelgarage(n|); (mit|) (einer|) garage für (zwei|2) (autos|wagen|pkw|pkws|fahrzeuge); einstellhalle; (einstellhallen|tiefgaragen|tiefgaragen-|tg-|tg |garagen|einzelgaragen|duplexgaragen)(stellplatz|stellplätze|stellplätzen|platz|plätze|plätzen|parkplatz|parkplätze|parkplätzen); tiefgarage(n|)',
    laundry: 'eigene (waschmaschine|waschküche); waschturm; tumbler; waschmaschine',
    balcony: 'blk; blk.; balk.',
    carport: '(doppel|einzel)carport(s|)',
    furnished: '(voll|teil|)möbl(.|); möbliert(e|es|er|en|); moebliert(e|es|); mit möbeln; eingerichtet(e|es|)',
    storage: 'estrich; estrichabteil; abstellkammerl; reduit; kellerersatzraum',
    'home office':
      'home(-| |)office; homeoffice(-| )(zimmer|platz); (zimmer|raum|platz) (zum|fürs|für|für das) (arbeiten|homeoffice|home office|büro)',
    accessible:
      'barrierefrei(e|es|er|en|); rollstuhlgerecht(e|es|); behindertengerecht(e|es|); für (rollstuhlfahrer|rollstuhl); rollstuhlfahrer(in|); (im|mit|mit dem) rollstuhl; rollstuhl; rollator',
    quiet:
      '(soll|sollte|muss|müsste|darf) (es|sie|er|die wohnung|das haus|) (möglichst|schön|absolut|) ruhig (sein|liegen|gelegen sein); (in|) ruhig(e|er|es|en|em) (lage|gegend|straße|umgebung|seitenstraße|wohnlage|viertel|wohngegend|nachbarschaft|); ruhig(e|er|es|en|) gelegen(e|es|)',
    'utilities included': 'inklusive (nebenkosten|strom|heizung|wasser); nebenkosten (inklusive|inbegriffen|enthalten)',
    'price reduced':
      '(die|der|) (größten|größte|stärkste) preis(senkung|nachlass|reduzierung|abschlag); (reduziert|preisreduziert|herabgesetzt)(e|er|es|en|) (preis|preise|objekte|angebote|); preissenkung(en|); (mit|) (gesenktem|reduziertem) preis; (im|am) preis (gesunken|runtergegangen|heruntergegangen|herabgesetzt); (deren|dessen) preis (gesunken|gefallen|reduziert|gesenkt|runtergegangen) (ist|wurde|worden ist|sind|); (billiger|günstiger) geworden; im preis (gesenkt|reduziert|gefallen); preis (gesenkt|reduziert)',
  },
};
