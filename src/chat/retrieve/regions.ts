import { iso1A2Code } from '@rapideditor/country-coder';
import { type ISO31662Entry, iso31662 } from 'iso-3166';
import { LANGUAGE_CODES } from '../../language/language.ts';
import { toSimplified } from '../../language/text/simplified.ts';
import { foldText } from '../../listings/fold.ts';
import type { Regions } from '../understand/vocabulary.ts';
import type { Town } from './stores/vocabulary-store.ts';

/** What people call countries, by ISO 3166-1, beside the names that the runtime knows in each language. */
const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map([
  ['US', 'USA;U.S.A.;United States of America;EE.UU.;EE. UU.;EEUU;EUA;Etats-Unis d’Amérique;美國;美利坚'],
  ['GB', 'UK;U.K.;Great Britain;Großbritannien;Grande-Bretagne;Gran Bretaña;Grã-Bretanha;Inglaterra'],
  ['DE', 'BRD'],
  ['CN', 'PRC;VR China;中国大陆'],
  ['AE', 'UAE;Emirates'],
  ['NL', 'Holland;Holanda;Hollande'],
]);

/** What people call subdivisions, by ISO 3166-2, beside their own name. */
const SUBDIVISION_NAMES: ReadonlyMap<string, string> = new Map([
  ['US-AK', '阿拉斯加'],
  ['US-AZ', '亚利桑那'],
  ['US-CA', 'Cali;Kalifornien;Californien;Californie;Califórnia;加州;加利福尼亚;加利福尼亚州'],
  ['US-CO', '科罗拉多'],
  ['US-CT', '康涅狄格;康州'],
  ['US-DC', 'Washington DC;Washington D.C.;华盛顿特区'],
  ['US-FL', 'Floride;Flórida;佛罗里达;佛州'],
  ['US-GA', 'Géorgie;佐治亚'],
  ['US-HI', 'Hawaï;Havaí;Hawái;夏威夷'],
  ['US-IL', '伊利诺伊;伊利诺斯'],
  ['US-LA', 'Louisiane;Luisiana;路易斯安那'],
  ['US-MA', '马萨诸塞;麻省;麻州'],
  ['US-MD', '马里兰'],
  ['US-MI', '密歇根;密西根'],
  ['US-MN', '明尼苏达'],
  ['US-NC', 'Caroline du Nord;Carolina del Norte;Carolina do Norte;North Carolina;北卡;北卡罗来纳'],
  ['US-NJ', 'Nueva Jersey;Nova Jersey;新泽西'],
  ['US-NM', 'Nouveau-Mexique;Nuevo México;Novo México;新墨西哥'],
  ['US-NV', '内华达'],
  ['US-NY', '纽约州'],
  ['US-OH', '俄亥俄'],
  ['US-OR', 'Oregón;俄勒冈;俄勒冈州'],
  ['US-PA', 'Pennsylvanie;Pensilvania;Pensilvânia;宾夕法尼亚;宾州'],
  ['US-SC', 'Caroline du Sud;Carolina del Sur;Carolina do Sul;南卡;南卡罗来纳'],
  ['US-TN', '田纳西'],
  ['US-TX', 'Tejas;得克萨斯;德克萨斯;德州'],
  ['US-UT', '犹他'],
  ['US-VA', 'Virginie;弗吉尼亚'],
  ['US-WA', '华盛顿州'],
  ['DE-BW', 'Ländle;Bade-Wurtemberg;巴登-符腾堡;巴符州'],
  ['DE-BY', 'Bavaria;Bavière;Baviera;巴伐利亚;拜仁'],
  ['DE-HE', 'Hesse;Hesia;黑森'],
  ['DE-NI', 'Lower Saxony;Basse-Saxe;Baja Sajonia;Baixa Saxônia;下萨克森'],
  ['DE-NW', 'NRW;North Rhine-Westphalia;Rhénanie-du-Nord-Westphalie;北威州'],
  ['DE-RP', 'Rhineland-Palatinate;Rhénanie-Palatinat'],
  ['DE-SN', 'Saxony;Saxe;Sajonia;Saxônia;萨克森'],
  ['DE-TH', 'Thuringia;Thuringe;Turingia'],
  ['CH-BE', 'Kanton Bern;canton de Berne'],
  ['CH-GE', 'canton de Genève;canton of Geneva;Kanton Genf;cantón de Ginebra;cantão de Genebra;日内瓦州'],
  ['CH-VD', 'Waadt;canton de Vaud;Kanton Waadt'],
  ['CH-VS', 'Wallis'],
  ['CH-TI', 'Tessin'],
  ['CH-ZH', 'Kanton Zürich;canton de Zurich'],
  ['AT-4', 'Upper Austria'],
  ['AT-7', 'Tyrol;Tirolo'],
  ['ES-AN', 'Andalusia;Andalousie;Andalusien;Andaluzia;安达卢西亚'],
  ['ES-CT', 'Cataluña;Catalonia;Catalogne;Katalonien;Catalunha;加泰罗尼亚'],
  ['ES-CN', 'Islas Canarias;Canary Islands;Kanaren;Kanarische Inseln;îles Canaries;加那利群岛'],
  ['ES-IB', 'Islas Baleares;Balearic Islands;Balearen;Baléares'],
  ['ES-PV', 'País Vasco;Basque Country;Baskenland;Pays basque'],
  ['FR-BRE', 'Brittany;Bretaña;Bretanha'],
  ['FR-NOR', 'Normandy;Normandía;Normandia'],
  ['FR-PAC', 'PACA;Provence;Provenza'],
  ['PT-20', 'Açores;Azores;Azoren'],
  ['PT-30', 'Madeira;马德拉'],
  ['CN-GD', '广东'],
  ['CN-ZJ', '浙江'],
  ['CN-JS', '江苏'],
  ['CN-SC', '四川'],
  ['CN-FJ', '福建'],
  ['CN-SD', '山东'],
  ['CN-HI', '海南'],
  ['CN-HB', '湖北'],
  ['CN-HN', '湖南'],
  ['CN-YN', '云南'],
]);

/** By country in ISO 3166-1 ("US") and by subdivision in ISO 3166-2 ("US-CA"). */
const SUBDIVISIONS: ReadonlyMap<string, ISO31662Entry> = new Map(iso31662.map((entry) => [entry.code, entry]));
const OF_COUNTRY = Map.groupBy(iso31662, ({ code }) => code.slice(0, 2));
const COUNTRIES = LANGUAGE_CODES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

const fold = (name: string): string => toSimplified(foldText(name));
const listed = (names = ''): string[] => names.split(';').filter(Boolean);

/** "Guangdong Sheng" is Guangdong, "广东省" 广东. */
const KIND = / (?:sheng|shi|sar|zizhiqu)$|(?<=\p{Script=Han}{2})(?:特别行政区|自治区|省|市|州|县)$/iu;
const withoutKind = (name: string): string[] => [name, name.replace(KIND, '')];

const namesOfCountry = (code: string): string[] => [
  ...COUNTRIES.flatMap((names) => names.of(code) ?? []),
  ...listed(COUNTRY_NAMES.get(code)),
];

/** A subdivision and those that it lies in: a province, its autonomous community. */
const namesOfSubdivision = ({ code, name, parent }: ISO31662Entry): string[] => {
  const outer = SUBDIVISIONS.get(parent);
  return [
    ...withoutKind(name),
    ...listed(SUBDIVISION_NAMES.get(code)),
    ...(outer === undefined ? [] : namesOfSubdivision(outer)),
  ];
};

const LONGEST_CODE = 3;

const isCode = (state: string): boolean => state.length <= LONGEST_CODE && !/\p{Script=Han}/u.test(state);

/** What a listing's `State` means in a country: "CA" and "California" are one. */
const namesOfState = (state: string, country: string | undefined): string[] => {
  const own = fold(state);
  const ownNames = ({ code, name }: ISO31662Entry): string[] => [
    code.slice(3),
    name,
    ...listed(SUBDIVISION_NAMES.get(code)),
  ];
  const meant = (OF_COUNTRY.get(country ?? '') ?? []).find((entry) =>
    ownNames(entry).some((name) => fold(name) === own),
  );
  return [...(isCode(own) ? [] : withoutKind(state)), ...(meant === undefined ? [] : namesOfSubdivision(meant))];
};

const countryAt = ({ latitude, longitude }: Town): string | undefined =>
  latitude === null || longitude === null ? undefined : (iso1A2Code([longitude, latitude]) ?? undefined);

/** The towns of one state of one country, which have all their regions in common. */
type Group = { state: string; country: string | undefined; towns: string[] };

const groupsOf = (towns: readonly Town[]): Group[] => {
  const placed = towns.map((town) => ({ name: town.name, state: town.state?.trim() ?? '', country: countryAt(town) }));
  /** Where all that is known of a state lies in one country, the rest of it does too. */
  const countries = new Map(
    [...Map.groupBy(placed, ({ state }) => state)].map(([state, inside]) => {
      const known = new Set(inside.flatMap(({ country }) => country ?? []));
      return [state, known.size === 1 ? [...known][0] : undefined];
    }),
  );
  const groups = new Map<string, Group>();
  for (const { name, state, country = countries.get(state) } of placed) {
    const key = `${country ?? ''} ${state}`;
    const group = groups.get(key) ?? { state, country, towns: [] };
    group.towns.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** The states and countries in which towns of listings lie, by what visitors call them in each language. */
export const createRegions = (towns: readonly Town[]): Regions => {
  const cities = new Set(towns.map(({ name }) => fold(name)));
  const byFold = new Map<string, { name: string; towns: Set<string> }>();
  /** "CA", where that is the code of one state; no question is read for it, since it may be any word. */
  const byCode = new Map<string, readonly string[] | undefined>();
  for (const { state, country, towns: inside } of groupsOf(towns)) {
    const code = fold(state);
    if (isCode(code)) byCode.set(code, byCode.has(code) ? undefined : inside);
    const names = [...namesOfState(state, country), ...(country === undefined ? [] : namesOfCountry(country))];
    for (const name of names) {
      const key = fold(name);
      if (key === '' || withoutKind(name).some((one) => cities.has(fold(one)))) continue;
      const region = byFold.get(key) ?? { name, towns: new Set() };
      for (const town of inside) region.towns.add(town);
      byFold.set(key, region);
    }
  }
  return {
    towns: cities.size,
    names: [...byFold.values()].map(({ name }) => name),
    townsOf: (name) => {
      const region = byFold.get(fold(name));
      return region === undefined ? byCode.get(fold(name)) : [...region.towns];
    },
  };
};
