import type { LanguageTables } from '../language-tables.ts';
import { germanAsides } from './asides.ts';
import { germanAsking } from './asking.ts';
import { germanComparisons } from './comparisons.ts';
import { germanEverydayNouns } from './everyday-nouns.ts';
import { germanFeatures } from './features.ts';
import { germanFollowing } from './following.ts';
import { germanNouns } from './nouns.ts';
import { germanDecades, germanNumbers, germanScales } from './numbers.ts';
import { germanOrdering } from './ordering.ts';
import { germanPlaces } from './places.ts';
import { germanPlainWords } from './plain-words.ts';
import { germanPolarity } from './polarity.ts';
import { germanPriceRanges } from './price-ranges.ts';
import { germanProtected } from './protected.ts';
import { germanTalking } from './talking.ts';
import { germanTownTales } from './town-tales.ts';
import { germanUnits } from './units.ts';
import { germanUntoldSums } from './untold-sums.ts';
import { germanWhichHasMost } from './which-has-most.ts';

/** The German of Germany, Austria and Switzerland. "Zimmer" count the living room too; only "Schlafzimmer" are bedrooms. */
export const german: LanguageTables = {
  language: 'de',
  townTales: germanTownTales,
  complaints: 'zu sprengt ubersteigt',
  pastDays: 'heute; gestern; diese woche; diesen monat; dieses jahr; kurzlich; neulich',
  onMarket: 'verfugbar; verfugbare; verfugbaren; zu haben; noch frei',
  partsOfTown: 'stadtteil stadtteilen viertel bezirk',
  offers: 'angebot kaufangebot',
  relatives: 'die das der',
  askingVerbs:
    'erlaubt;gestattet;ist;sind;hat;haben;ist es;ist es da;ist es dort;ist es hier;ist da;ist dort;ist das;sind da;sind dort;ist mit;sind mit;ist auch;sind auch;ist noch;hat auch;haben auch;hat noch;hat ein;hat eine;hat einen;haben ein;haben eine;haben einen;ist ein;ist eine;sind ein',
  stairs: 'treppe treppen treppensteigen stufen innentreppe',
  buts: 'aber',
  negators: 'nicht nichts nix nie niemals kein keine keinen keins net ned nit',
  percent: 'prozent',
  streetNouns: 'strasse straße str gasse',
  median: 'median',
  rents:
    'miete; mieten; kaltmiete; warmmiete; mietpreis; mietpreise; durchschnittsmiete; durchschnittsmieten; durchschnittmiete; medianmiete',
  months: 'januar jaenner janner februar marz april mai juni juli august september oktober november dezember',
  accepting:
    'erlaub; darf; durf; gestatt; zulass; zugelass; tolerier; akzept; willkommen; ok; okay; muss mit; mussen mit; musste mit; mit darf; mitdurf; moglich; freundlich; genehm; verbot; kein problem; geht; gehen',
  letters: 'äöüß',
  hasCompounds: true,
  heads:
    'wohnungen wohnung häusern häuser häuschen haus grundstücken grundstücke grundstücks grundstück villen villa bungalows bungalow apartments apartment appartements appartement',
  featureHeads:
    'saunen sauna pools pool garagen garage carports carport kamine kamin heizungen heizung keller balkone balkon loggien loggia terrassen terrasse gärten garten parkett fahrstuhl aufzug lift klimaanlagen klimaanlage',
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
  decades: germanDecades,
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
    germanUntoldSums,
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
  tags: germanFeatures,
};
