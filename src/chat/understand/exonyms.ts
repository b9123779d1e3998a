import { LEAST_BY_SOUND, LONGEST_BY_SOUND, longestBySound, nameBySound } from '../../language/text/han-sounds.ts';
import type { Token } from '../../language/text/read-text.ts';
import { toSimplified } from '../../language/text/simplified.ts';
import { foldText } from '../../listings/fold.ts';
import { createNames, joined, matchName, type NameMatch } from './names.ts';
import type { Names, Vocabulary } from './vocabulary.ts';

/**
 * Neighbourhoods and landmarks by their own name, and what others call them. Unlike a city's, a name in Latin letters is one
 * only where the listings have the place.
 */
const PLACE_EXONYMS: Readonly<Record<string, string>> = {
  // San Diego and around
  'Balboa Park': '巴尔波亚公园;巴尔博亚公园;巴波亚公园',
  'San Diego Zoo': '圣地亚哥动物园;圣地牙哥动物园;jardim zoológico de San Diego',
  SeaWorld: '海洋世界;海洋公园;Sea World',
  'Mission Bay': '米慎湾;米申湾;使命湾;传教湾;任务湾;传教士湾',
  'Pacific Beach': '太平洋海滩',
  'Ocean Beach': '海洋海滩',
  'Point Loma': '洛马角;洛玛岬',
  'North Park': '北公园',
  Hillcrest: '希尔克雷斯特;希尔克雷斯',
  'Mira Mesa': '米拉梅萨;米拉梅沙',
  'La Jolla': '拉霍亚;拉荷亚;拉贺亚;拉由拉;拉乎亚;La Joya;La Hoya;la Joia',
  'La Jolla Cove': '拉霍亚海湾;拉荷亚海湾;拉霍亚湾',
  'Sunset Cliffs': '日落悬崖;落日崖',
  'Petco Park': '沛可球场;佩特科球场;佩科公园;教士队球场;estadio Petco',
  'Belmont Park': '贝尔蒙特公园',
  LEGOLAND: '乐高乐园;乐高公园;乐高;Lego Land;Legolandia',
  'Carlsbad State Beach': "卡尔斯巴德州立海滩;plage d'État de Carlsbad",
  'Oceanside Pier': '欧申赛德码头;奥申赛德码头;海滨市码头;海边栈桥',
  'Moonlight Beach': '月光海滩',
  "Swami's Beach": 'playa Swamis;playa de Swamis',
  'Lake Murray': '默里湖;穆雷湖',
  'Mount Helix': '螺旋山;希利克斯山',
  Eastlake: '东湖',
  'La Costa': '拉科斯塔',
  // Munich
  Schwabing: '施瓦宾;施瓦宾区;史瓦宾;施瓦本区',
  Maxvorstadt: '马克斯沃施塔特;马克斯福斯塔特;马克斯城郊',
  Haidhausen: '海德豪森',
  Sendling: '森德林;森德灵;曾德林',
  Neuhausen: '诺伊豪森',
  Bogenhausen: '博根豪森;伯根豪森',
  'Englischer Garten':
    '英国花园;英式花园;英国公园;Jardin anglais;Jardim Inglês;English Garden;English Gardens;Jardín Inglés',
  Marienplatz: '玛丽恩广场;玛利亚广场;玛丽亚广场;圣母广场',
  Olympiapark: '奥林匹克公园;奥运公园;parc olympique;parque olímpico;Olympic Park',
  'Schloss Nymphenburg': `宁芬堡宫;宁芬堡;宁芬堡皇宫;Nymphenburger Schloss;Schloß Nymphenburg;Nymphenburger Schlosspark;château de Nymphenburg;castelo de Nymphenburg;\
Nymphenburg Castle;castillo de Nymphenburg`,
  // Lisbon
  Alfama: '阿尔法玛;阿尔法马;阿法玛;阿法马',
  Chiado: '希亚多;奇亚多;谢亚多',
  'Príncipe Real': '皇家王子;王子皇家;普林西比雷亚尔',
  Belém: '贝伦;贝伦区;贝林区;Belén',
  'Parque das Nações': '万国公园;万国区;parc des Nations;Park of Nations;Park of the Nations;Nations Park',
  'Campo de Ourique': '欧里克广场;坎波德欧里克',
  'Castelo de São Jorge': `圣若热城堡;圣乔治城堡;圣豪尔赫城堡;Georgsburg;château Saint-Georges;château de Saint-Georges;Saint George's Castle;St George's Castle;\
St. George's Castle;Saint George Castle;Castle of Saint George;Castle of St George;castillo de San Jorge`,
  'Torre de Belém': '贝伦塔;贝林塔;tour de Belém;torre de Belén',
  'Parque Eduardo VII': '爱德华七世公园;Park Eduard VII;parc Édouard VII;Edward VII Park;Parque Eduardo Sétimo',
  Oceanário:
    '里斯本海洋馆;里斯本水族馆;Ozeanarium;océanarium de Lisbonne;aquarium de Lisbonne;Oceanário de Lisboa;Lisbon Oceanarium;Oceanarium;Lisbon Aquarium',
  // Geneva
  'Eaux-Vives': '活水区;奥维夫;欧维夫',
  Champel: '尚佩尔;香佩尔',
  Plainpalais: '普兰帕莱;普莱恩帕莱',
  Pâquis: '帕基;帕奇区;帕基区',
  Servette: '塞尔维特;瑟维特',
  "Jet d'Eau": `大喷泉;日内瓦喷泉;大喷水柱;Genfer Fontäne;jet d'eau de Genève;Geneva Fountain;Geneva Water Fountain;Geneva Water Jet;fuente de Ginebra;chorro de Ginebra;\
chorro de agua de Ginebra;jato d'água;jato de água;jato d'água de Genebra;jacto de água;jacto d'água;jato de água de Genebra;repuxo de Genebra`,
  'Parc La Grange': '格兰奇公园;拉格朗日公园;Parc Lagrange',
  'Gare Cornavin': `科尔纳万火车站;科纳万火车站;科尔纳万;日内瓦火车站;Bahnhof Genf;Genfer Bahnhof;gare de Genève;estação de Genebra;Cornavin;Cornavin train station;\
Geneva train station;Geneva railway station;Geneva main station;Geneva central station;Geneva station;estación de Ginebra`,
  // Shanghai
  外滩: 'the Bund;Bund;le Bund',
  人民广场: "People's Square;Peoples Square;place du Peuple;praça do Povo;plaza del Pueblo",
  静安寺: "Jing'an Temple;Jingan Temple;temple de Jing'an;templo Jing'an;templo de Jing'an",
  中山公园: 'Zhongshan Park;parque Zhongshan',
  陆家嘴: 'Lujiazui',
  静安: "Jing'an;Jingan",
  徐汇: 'Xuhui',
  长宁: 'Changning',
  黄浦: 'Huangpu',
  虹口: 'Hongkou',
  浦东: 'Pudong;浦东新区',
};

/** What a name that others use is to the listings. */
type Exonym = { city?: NameMatch; place?: NameMatch };

/** Cities, and parts of them, by their own name, and what others call them. */
const EXONYMS: Readonly<Record<string, string>> = {
  München: 'Minga;Munich;Múnich;Monaco di Baviera;Munique;慕尼黑;慕村;慕城',
  Köln: 'Cologne;Colonia;Colônia;科隆',
  Nürnberg: 'Nuremberg;Núremberg;纽伦堡',
  'Frankfurt am Main': 'Frankfurt;Francfort;Fráncfort;法兰克福',
  Hamburg: 'Hambourg;Hamburgo;汉堡',
  Berlin: 'Berlín;Berlim;柏林',
  Düsseldorf: 'Duesseldorf;杜塞尔多夫',
  Stuttgart: '斯图加特',
  Wien: 'Vienna;Vienne;Viena;维也纳',
  Salzburg: 'Salzbourg;Salzburgo;萨尔茨堡',
  Zürich: 'Züri;Zurich;Zúrich;Zurique;苏黎世',
  Genève: 'Geneva;Genf;Ginebra;Genebra;Ginevra;GVA;日内瓦',
  Basel: 'Bâle;Basilea;Basileia;Basle;巴塞尔',
  Bern: 'Berne;Berna;伯尔尼',
  Luzern: 'Lucerne;Lucerna;卢塞恩',
  Lausanne: 'Lausana;洛桑',
  Lisboa: 'Lisbon;Lissabon;Lisbonne;Lx;里斯本',
  Porto: 'Oporto;波尔图',
  Coimbra: '科英布拉',
  Faro: '法鲁',
  上海: 'Shanghai;Schanghai;Shanghái;Xangai;上海市;魔都;申城;沪上;沪',
  北京: 'Beijing;Peking;Pekín;Pékin;Pequim;北京市;帝都',
  广州: 'Guangzhou;Canton;Cantão;Kanton;广州市;羊城',
  深圳: 'Shenzhen;深圳市;鹏城',
  杭州: 'Hangzhou;杭州市',
  成都: 'Chengdu;成都市;蓉城',
  香港: 'Hong Kong;Hongkong',
  台北: 'Taipei;臺北',
  Paris: 'París;巴黎',
  Lyon: 'Lyons;Lión;Lião;里昂',
  Marseille: 'Marseilles;Marsella;Marselha;马赛',
  Nice: 'Niza;Nizza;尼斯',
  Strasbourg: 'Straßburg;Estrasburgo;斯特拉斯堡',
  Bordeaux: 'Burdeos;Bordéus;波尔多',
  Bruxelles: 'Brussels;Brüssel;Bruselas;Bruxelas;Brussel;布鲁塞尔',
  Antwerpen: 'Antwerp;Anvers;Amberes;Antuérpia;安特卫普',
  Amsterdam: 'Ámsterdam;Amsterdã;Amesterdão;阿姆斯特丹',
  'Den Haag': 'The Hague;La Haye;La Haya;Haia;海牙',
  København: 'Copenhagen;Kopenhagen;Copenhague;哥本哈根',
  Stockholm: 'Estocolmo;斯德哥尔摩',
  London: 'Londres;伦敦',
  Edinburgh: 'Édimbourg;Edimburgo;爱丁堡',
  Dublin: 'Dublín;都柏林',
  Roma: 'Rome;Rom;罗马',
  Milano: 'Milan;Mailand;Milán;Milão;米兰',
  Firenze: 'Florence;Florenz;Florencia;Florença;佛罗伦萨',
  Venezia: 'Venice;Venedig;Venise;Venecia;Veneza;威尼斯',
  Napoli: 'Naples;Neapel;Nápoles;那不勒斯',
  Torino: 'Turin;Turín;Turim;都灵',
  Genova: 'Genoa;Genua;Gênes;Génova;热那亚',
  Praha: 'Prague;Prag;Praga;布拉格',
  Warszawa: 'Warsaw;Warschau;Varsovie;Varsovia;Varsóvia;华沙',
  Kraków: 'Cracow;Krakau;Cracovie;Cracovia;Cracóvia;克拉科夫',
  Budapest: '布达佩斯',
  Athína: 'Athens;Athen;Athènes;Atenas;雅典',
  Moskva: 'Moscow;Moskau;Moscou;Moscú;Moscovo;莫斯科',
  Madrid: '马德里',
  Barcelona: 'Barcelone;巴塞罗那',
  Sevilla: 'Seville;Séville;Sevilha;塞维利亚',
  Zaragoza: 'Saragossa;Saragosse;Saragoça;萨拉戈萨',
  Valencia: 'Valence;Valência;瓦伦西亚',
  Málaga: '马拉加',
  'New York': 'Nueva York;Nova York;Nova Iorque;NYC;New York City;纽约',
  'Los Angeles': 'L.A.;L.A;洛杉矶',
  'San Francisco': 'São Francisco;旧金山;三藩市',
  'San Diego': '圣地亚哥;圣迭戈;圣地牙哥',
  'San Jose': '圣何塞;圣荷西',
  Seattle: '西雅图',
  Bellevue: '贝尔维尤;贝尔维',
  Chicago: '芝加哥',
  Boston: '波士顿',
  Houston: '休斯敦;休斯顿',
  Miami: '迈阿密',
  'Las Vegas': '拉斯维加斯',
  Philadelphia: 'Filadelfia;Philadelphie;Filadélfia;费城',
  'New Orleans': 'Nueva Orleans;La Nouvelle-Orléans;Nova Orleans;新奥尔良',
  Irvine: '尔湾;欧文',
  'Chula Vista': '丘拉维斯塔;朱拉维斯塔',
  'La Mesa': '拉梅萨',
  'El Cajon': '埃尔卡洪;艾尔卡洪',
  Carlsbad: "Cbad;C'bad;卡尔斯巴德;卡尔斯班",
  Oceanside: "O'side;Oside;欧申赛德;欧申塞德",
  Encinitas: '恩西尼塔斯',
  Escondido: 'Esco;埃斯孔迪多;埃斯康迪多',
  Toronto: '多伦多',
  Vancouver: '温哥华',
  Montréal: 'Montreal;蒙特利尔',
  Québec: 'Quebec;魁北克',
  'Ciudad de México': 'Mexico City;Mexiko-Stadt;Cidade do México;Mexico;CDMX;墨西哥城',
  'São Paulo': 'Sao Paulo;圣保罗',
  'Rio de Janeiro': '里约热内卢',
  'Buenos Aires': '布宜诺斯艾利斯',
  Tokyo: 'Tokio;Tóquio;东京',
  Singapore: 'Singapur;Singapour;Singapura;新加坡',
  Sydney: 'Sídney;悉尼',
  Tacoma: '塔科马;塔可马',
  Kirkland: '柯克兰',
  Redmond: '雷德蒙德;雷德蒙',
  Renton: '伦顿',
  Portland: '波特兰',
  Sacramento: '萨克拉门托;沙加缅度',
  Oakland: '奥克兰',
  Fremont: '弗里蒙特',
  'Palo Alto': '帕罗奥图;帕洛阿尔托',
  Cupertino: '库比蒂诺;库柏蒂诺',
  Sunnyvale: '森尼韦尔;桑尼维尔',
  'Santa Clara': '圣克拉拉;圣塔克拉拉',
  Pasadena: '帕萨迪纳;帕萨迪那;帕莎迪娜',
  Arcadia: '阿卡迪亚;亚凯迪亚',
  'San Marino': '圣马力诺;圣玛利诺',
  'Rowland Heights': '罗兰岗',
  'Diamond Bar': '钻石吧',
  'Monterey Park': '蒙特利公园;蒙特利公园市',
  'Santa Monica': '圣莫尼卡;圣塔莫尼卡',
  'Long Beach': '长滩;长堤',
  'La Jolla': '拉霍亚;拉荷亚',
  'National City': '国家城',
  Poway: '波威',
  Austin: '奥斯汀;奥斯丁',
  // Two characters are no name by their sound alone.
  Tucson: '图森;土桑',
  Dallas: '达拉斯',
  Atlanta: '亚特兰大',
  Denver: '丹佛',
  Phoenix: '凤凰城;菲尼克斯',
  Orlando: '奥兰多',
  Honolulu: '檀香山;火奴鲁鲁',
  Washington: '华盛顿',
  Melbourne: '墨尔本',
  Auckland: '奥克兰市',
  苏州: 'Suzhou',
  南京: 'Nanjing',
  重庆: 'Chongqing',
  武汉: 'Wuhan',
  天津: 'Tianjin',
  西安: "Xi'an;Xian",
  长沙: 'Changsha',
  青岛: 'Qingdao',
  厦门: 'Xiamen',
  大连: 'Dalian',
  宁波: 'Ningbo',
  无锡: 'Wuxi',
  东莞: 'Dongguan',
  佛山: 'Foshan',
  珠海: 'Zhuhai',
  郑州: 'Zhengzhou',
  合肥: 'Hefei',
  昆明: 'Kunming',
  三亚: 'Sanya',
  济南: 'Jinan',
  福州: 'Fuzhou',
  海口: 'Haikou',
  澳门: 'Macau;Macao;澳門',
  高雄: 'Kaohsiung',
  台中: 'Taichung',
};

const groupsOf = (table: Readonly<Record<string, string>>): string[][] =>
  Object.entries(table).map(([own, others]) => [own, ...others.split(';')]);
const cities = groupsOf(EXONYMS);
const parts = groupsOf(PLACE_EXONYMS);
const groups = [...cities, ...parts];
const NAMES = createNames(groups.flat());
const CITIES = createNames(cities.flat());
/** All names of a city, by each of them folded. */
const GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  [...parts, ...cities].flatMap((group) => group.map((name) => [foldText(name), group])),
);

/** The name among `names` of the city of which a folded name is one. */
const ownName = (names: Names, fold: string): string | undefined => {
  for (const name of GROUPS.get(fold) ?? []) {
    const own = names.get(foldText(name));
    if (own !== undefined) return own;
  }
  return undefined;
};

/** What others call the cities of the listings, for finding typing errors: "Shangai". */
export const exonymNames = (vocabulary: Vocabulary): Names => ({
  ...NAMES,
  initials: () => undefined,
  begun: () => undefined,
  isFirst: () => false,
  near: (fold, distance) => {
    const near = NAMES.near(fold, distance);
    return near !== undefined && ownName(vocabulary.cities, near) !== undefined ? near : undefined;
  },
});

const HAN = /^\p{Script=Han}/u;
/** "艾斯康迪多" for 埃斯康迪多: long names of cities are written by their sound, with one or the other character. */
const LEAST_WITH_ONE_OTHER = 4;
const BY_SOUND = cities
  .flat()
  .filter((name) => HAN.test(name) && name.length >= LEAST_WITH_ONE_OTHER)
  .map(toSimplified);
// One character differs, so that of the first two one is the same.
const BY_FIRST = Map.groupBy(BY_SOUND, ([first = '']) => first);
const BY_SECOND = Map.groupBy(BY_SOUND, ([, second = '']) => second);
const MOST_BY_SOUND = Math.max(...BY_SOUND.map(({ length }) => length));

const matchBySound = (tokens: readonly Token[], from: number): NameMatch | undefined => {
  if (tokens[from]?.kind !== 'han') return undefined;
  const row = tokens.slice(from, from + MOST_BY_SOUND).map(({ key }) => key);
  const isNear = (name: string): boolean =>
    name.length <= row.length && Array.from(name).filter((one, at) => one !== row[at]).length === 1;
  const name = [...(BY_FIRST.get(row[0] ?? '') ?? []), ...(BY_SECOND.get(row[1] ?? '') ?? [])].find(isNear);
  return name === undefined ? undefined : { name, length: name.length };
};

const KIND_BEHIND = /^[市城镇]/u;
/** "希尔顿酒店", "西南大学", "我叫玛丽亚": what stands beside names of firms and people. */
const FIRM_BEHIND = /^[酒大公办学中医超店州]/u;
const PERSON_BEFORE = /[叫是姓]$/u;
/** A town of the listings that is written by its sound, by a whole run of characters that write sounds. */
const matchTownBySound = ({ cities }: Vocabulary, tokens: readonly Token[], from: number): NameMatch | undefined => {
  if (tokens[from]?.kind !== 'han') return undefined;
  const before = toSimplified(tokens[from - 1]?.key ?? '');
  if (longestBySound([before]) > 0 || PERSON_BEFORE.test(before)) return undefined;
  const row = tokens.slice(from, from + LONGEST_BY_SOUND + 1).map(({ key }) => toSimplified(key));
  const length = longestBySound(row);
  const written = row.slice(0, length).join('');
  const behind = row[length] ?? '';
  if (length < LEAST_BY_SOUND - 1 || FIRM_BEHIND.test(behind)) return undefined;
  const name = nameBySound(written, [...cities.folds()]);
  return name === undefined
    ? undefined
    : { name: cities.get(name) ?? name, length: KIND_BEHIND.test(behind) ? length + 1 : length };
};

/** "南京西路" is a street. */
const STREET_BEHIND = /^[东西南北中]?(?:路|街|大道)/u;
const isOfStreet = (tokens: readonly Token[], to: number): boolean =>
  STREET_BEHIND.test(
    tokens
      .slice(to, to + 3)
      .map(({ key }) => key)
      .join(''),
  );

/** Words for one kind of place, as languages say it before or behind its name: "playa de Moonlight" is Moonlight Beach. */
const KINDS: readonly (readonly string[])[] = `
  beach playa plage praia strand; bay bahia baia baie bucht; park parque parc; lake lago lac; mount mt monte mont
  pier muelle embarcadero embarcadere jetee ponton cais; harbor harbour marina puerto porto port hafen; cove caleta cala
  zoo zoologico; tower torre turm; castle castelo castillo chateau burg kastell; palace palacio palais schloss
  station gare estacion estacao bahnhof`
  .split(/[;\n]/)
  .map((words) => words.trim().split(' '));
const KINDS_OF = new Map(KINDS.flatMap((words) => words.map((word) => [word, words] as const)));
const BEFORE_NAME: ReadonlySet<string> = new Set('de d do da du of von in'.split(' '));
const MOST_OF_NAME = 3;

/** A place of the listings by its name and a word for its kind, where another language puts them. */
const matchKind = ({ places }: Vocabulary, tokens: readonly Token[], from: number): NameMatch | undefined => {
  const named = (at: number, length: number, kind = ''): string | undefined => {
    const kinds = KINDS_OF.get(kind);
    const words = kinds === undefined ? [] : tokens.slice(at, at + length);
    if (words.length < length || words.some((one) => one.kind === 'mark')) return undefined;
    const name = joined(tokens, at, length);
    const spelt = kinds?.flatMap((word) => [`${word} ${name}`, `${name} ${word}`]) ?? [];
    return spelt.map((one) => places.get(one)).find((one) => one !== undefined);
  };
  let at = from + 1;
  while (BEFORE_NAME.has(tokens[at]?.key ?? '')) at += 1;
  for (let length = MOST_OF_NAME; length > 0; length -= 1) {
    const name = named(at, length, tokens[from]?.key);
    if (name !== undefined) return { name, length: at + length - from };
    const begun = named(from, length, tokens[from + length]?.key);
    if (begun !== undefined) return { name: begun, length: length + 1 };
  }
  return undefined;
};

const INITIALS = /^(\p{L}\.)+\p{L}?$/u;

/**
 * A city, or a part of one, by a name that the listings do not use: "Munich" where they write "München". A city's name that
 * has no city and no place among the listings gives itself, as a city.
 */
export const matchExonym = (vocabulary: Vocabulary, tokens: readonly Token[], from: number): Exonym | undefined => {
  const named = matchName(NAMES, tokens, from);
  // "On *l'a* vue" is not L.A.
  const isWritten = tokens[from]?.isCapital === true || tokens[from + 1]?.key === '.';
  const exact = named !== undefined && INITIALS.test(named.name) && !isWritten ? undefined : named;
  const match = exact ?? matchBySound(tokens, from);
  const kind = exact === undefined ? matchKind(vocabulary, tokens, from) : undefined;
  if (kind !== undefined) return { place: kind };
  const town = match === undefined ? matchTownBySound(vocabulary, tokens, from) : undefined;
  if (town !== undefined && !isOfStreet(tokens, from + town.length)) return { city: town };
  if (match === undefined || (HAN.test(match.name) && isOfStreet(tokens, from + match.length))) return undefined;
  const city = ownName(vocabulary.cities, foldText(match.name));
  if (city !== undefined) return { city: { ...match, name: city } };
  const place = ownName(vocabulary.places, foldText(match.name));
  if (place !== undefined) return { place: { ...match, name: place } };
  if (exact === undefined) return undefined;
  if (CITIES.get(foldText(match.name)) === undefined) return HAN.test(match.name) ? { place: match } : undefined;
  // Nobody's everyday word is a city's Chinese name: it is one that the listings do not have. Nor is one of several words.
  return HAN.test(match.name) || match.length > 1 ? { city: match } : undefined;
};
