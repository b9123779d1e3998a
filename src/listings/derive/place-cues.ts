import { expandPhrases } from '../../language/text/phrase-notation.ts';
import { foldName } from '../fold.ts';

/**
 * What stands before the name of a place that a home is near, in the notation of `Phrases`; the name follows with a
 * capital, after an article at most.
 */
const CUES = `
  near; nearby; close|closer|next|adjacent|convenient|proximity to; next door to; across from; across the street from; opposite
  around the corner from; down|up the street from; walk|walking|walkable|stroll|bike|drive to; walking distance to|of|from; distance to
  step|steps|moments|minutes|minute|mins|min|block|blocks|mile|miles away? to|from; minute walk|drive to|from; stone's throw from
  easy? access to; overlooking; heart|edge of; located|situated|nestled in|at|near; tucked into; between; in the? heart of
  brings|takes|leads you? to; drive|walk|stroll brings|takes you to
  in desirable|popular|trendy|historic|vibrant|coveted|sunny|beautiful|prime|sought-after|charming

  cerca de|del; cercano|cercana|próximo|próxima|junto|frente a|al; al lado de|del; a? pasos de|del
  minuto|minutos de|del; minutos a|en pie|coche|auto de|del; minutos caminando de|del|a|al; cuadra|cuadras|calle|calles de|del
  camine|camina|caminar|caminando a|al|hasta; corazón de|del; barrio|zona|colonia de|del; ubicado|ubicada|situado|situada en

  près|proche de|du|des; à côté|proximité de|du|des; à deux pas de|du|des; minutes de|du|des; minutes à pied de|du|des; face à|au|aux
  à deux|quelques pas; tout près de?; au cœur|coeur de|du|des; quartier de|du|des; situé|située à|au|aux; en face de|du|des

  nahe am|dem|der?; unweit vom|von|der|des?; in der nähe von|vom|der|des; nähe; minuten zu|zum|zur|bis|vom|von zum|zur|der|dem?
  zu fuß zu|zum|zur|nach der|dem?; blocks|minuten|meter|schritte entfernt; in der nähe liegt|liegen|befindet; nähe liegt|liegen
  gehminuten zu|zum|zur|vom|von der|dem?; direkt am; direkt an der; im herzen von; mitten|zentral in; neben dem|der
  schritte vom|von|zum|zur der?; gegenüber dem|der|vom?

  perto|próximo|próxima|junto|passos de|do|da|dos|das|ao|à; minuto|minutos de|do|da|dos|das; minutos a pé de|do|da|dos|das
  ao lado de|do|da; em frente a|ao|à; coração de|do|da; bairro de|do|da; localizado|localizada|situado|situada em|no|na
  quarteirão|quarteirões de|do|da; dois|três|poucos|alguns quarteirões|passos|minutos; muito perto; vá|ir|vai a pé até|ao|à o|a|ao|à?`;

/** What stands behind the name of a place that a home is near. */
const CUES_AFTER = `
  is|are just|practically|right|only? next door; is|are just|right|only? nearby|around-the-corner; is|are just|right|only? around the corner
  is|are just|right? down|up|across the street|road|block; is|are steps|minutes|blocks|moments away; is|are close by; is|are within walking distance
  está|están muy? cerca|enfrente; está|están a la vuelta; queda|quedan muy? cerca
  se rejoint|rejoignent à pied; est|sont tout? proche|proches; est|sont à deux pas; est|sont à côté
  ist|sind zu fuß erreichbar; ist|sind gleich? nebenan; liegt|liegen in der nähe|nachbarschaft; liegt|liegen um die ecke
  fica|ficam muito? perto|ao-lado; é|são já? ao lado`;

export const PLACE_CUES: readonly string[] = expandPhrases(CUES);
export const PLACE_CUES_AFTER: readonly string[] = expandPhrases(CUES_AFTER);

/** Words in the form in which texts are read. */
const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean).map(foldName));

/** Small words inside names: "Museum of Art", "Parque de la Ciudadela". */
export const NAME_PARTICLES = wordSet('of by the de del la las los do da dos das du des d l le les von van der den');

/** What may stand between a cue and its name. */
export const BEFORE_NAMES = wordSet(`
  the desirable coveted sunny prime sought after charming lovely quiet central north south east west northern southern eastern
  western famous beautiful popular historic vibrant trendy iconic world downtown new all both el la los las le les l der die das
  dem den o a os as um una un`);

/** With a capital or not, these are the name of no place by themselves. */
export const COMMON_NOUNS = wordSet(`
  shops shop shopping stores store dining restaurants restaurant cafes cafe bars schools school parks park beach beaches
  freeway freeways highway highways transit transportation bus buses train trains metro subway trails trail grocery groceries
  everything all amenities entertainment nightlife work hospital hospitals public local great major top award winning nearby
  home homes house property unit building community neighborhood street the this that our your its it you we i and or to from
  in on at with for a an updated new newer newly large spacious beautiful bedroom bedrooms bath baths kitchen roof garage pool
  yard fully remodeled hardwood stainless private hoa mls call text listed agent open one two three four five day
  schule schulen supermarkt bahnhof innenstadt stadtzentrum zentrum einkaufsmöglichkeiten geschäfte restaurants
  haus wohnung garten hof gebäude grundstück autobahn strand see wald meer spielplatz kindergarten bahn bushaltestelle
  haltestelle universität flughafen
  wasser golfplatz tennisplatz sportplatz schlafzimmer wohnzimmer kinderzimmer gästezimmer badezimmer bad küche esszimmer keller terrasse
  balkon dach aufzug treppe garage carport eingang flur bus u s tram straßenbahn ubahn sbahn ärzten ärzte apotheke krankenhaus kita
  fluss ufer hafen berg berge feld felder natur zoo museum theater kino rathaus kirche markt marktplatz dorf stadt ort ortskern
  naturschutzgebiet naherholungsgebiet schwimmbad freibad hallenbad gewerbegebiet skigebiet skilift ladestation straße
  playa centro parque escuelas colegios tiendas restaurantes autopista mar praia escolas lojas comércio plage mer écoles
  commerces gare centre tram transports`);

/** A name in Chinese characters, or a foreign one among them. */
const NAME = String.raw`(?!的)\p{Script=Han}[\p{Script=Han}A-Za-z·]{1,11}?|\p{Lu}[\p{L}'’ .-]{2,40}?`;
const FAR = String.raw`(?:[\d一二两三四五六七八九十几半]+(?:条街|个街区|分钟|公里|米|步|站)|不远|很近|几步)`;
const NEAR =
  '靠近|邻近|毗邻|临近|紧邻|距离|距|离|(?:步行|走路|走)(?:至|到|可达|可到|就到)|位于|坐落于|坐落在|地处|分钟到|分钟至|(?<!附)近';
/** A blank ends a name, unless it stands within a foreign one: "Torre de Belém". */
const BLANK = String.raw`(?<=\p{Script=Han})\s|\s(?!\p{L})`;
const AFTER_CUE = new RegExp(
  String.raw`(?:${NEAR})(${NAME})(?=[，。、,；;！!（(\d]|${BLANK}|的|步行|走路|仅|只|约|开车|和|与|及|附近|旁|${FAR}|$)`,
  'gu',
);
const BEFORE_CUE =
  /(?:^|[，。、,；;！!\s在近于邻])((?!的)\p{Script=Han}{2,10}?|\p{Lu}[\p{L}'’ .-]{2,40}?)(?:就在|就)?(?:附近|旁边|旁|周边)/gu;
const CUE = /^(位于|坐落|靠近|邻近|距离|步行|走路)/u;
/** Names of no place by themselves. */
const COMMON =
  /^(地铁|地铁站|学校|超市|公园|商场|医院|市中心|海边|海滩|市区|商圈|机场|火车站|高铁站|公交站|小学|中学|幼儿园|大学|这里|小区|沙滩|大海|湖边|江边|商业街|购物中心|健身房|餐厅|街角|地铁和商场|高尔夫球场内?)$/;
const HAN = /\p{Script=Han}/u;

/** The names of places that a Chinese text says its home is in or near. */
export const chinesePlaces = (text: string): string[] => {
  if (!HAN.test(text)) return [];
  return [AFTER_CUE, BEFORE_CUE]
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name.trim()))
    .filter((name) => !COMMON.test(name) && !CUE.test(name));
};
