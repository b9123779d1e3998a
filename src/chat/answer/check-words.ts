import { LANGUAGE_CODES, type LanguageCode } from '../../language/language.ts';
import { foldName } from '../../listings/fold.ts';

/**
 * The words by which an answer is read, one object a language. Each entry is a part of a regular expression, matched whole (not
 * inside of a longer word; of Chinese anywhere), in small and capital letters, in all languages at once.
 */
type CheckWords = {
  /** What stands right behind a number and counts or measures. */
  beds: string;
  baths: string;
  feet: string;
  meters: string;
  /** Labels: what a figure is of. */
  lot: string;
  built: string;
  hoa: string;
  price: string;
  area: string;
  month: string;
  /** "2 baths, 1 powder room": the number is not all of it. */
  half: string;
  /** Words, folded, among which a figure is simply what a home has or what was found. */
  plain: string;
  /** What is counted of what was found, by which words, and by which as a whole. */
  homes: string;
  found: string;
  total: string;
  average: string;
  lowest: string;
  highest: string;
  /** Says who lives somewhere; `refuses`: says that nothing is said of it. */
  residents: string;
  refuses: string;
  abbreviations: string;
};
export type CheckWord = keyof CheckWords;

const EN_PEOPLES =
  'christians?|jewish|jews|muslims?|catholics?|hindus?|mormons?|hispanics?|latin[oa]s?|asians?|blacks?|whites?|african[- ]americans?|chinese|koreans?|indians?|mexicans?|gays?|lgbtq?\\+?';
const EN_GROUP = `(?:young |working |mostly |retired )*(?:famil(?:y|ies)|professionals|couples|singles|retirees|seniors|elderly|immigrants|${EN_PEOPLES})(?: people| residents| famil(?:y|ies))?`;

const WORDS: Readonly<Record<LanguageCode, CheckWords>> = {
  en: {
    beds: 'bed(?:room)?s?|bds?|brs?|bdrms?',
    baths: 'bath(?:room)?s?|ba|bths?',
    feet: 'sq\\.?[ -]?(?:ft|feet|foot)|sqft|square[ -](?:feet|foot)|sf|ft²|ft2',
    meters: 'sq\\.? ?m|sqm|square[ -]met(?:er|re)s?|m²|m2|㎡',
    lot: 'lots?|land|plot|parcel|grounds',
    built:
      '(?:was )?built(?! ?-?in [a-z])(?:[ -]in)?|year built|(?<!(?:a|this) )year(?=:)|construct(?:ed|ion)(?: in)?|dat(?:es|ing) (?:from|back to)',
    hoa: "(?:hoa|hoas|homeowners['’]? association|association|condo)[ -](?:fees?|dues)|hoas?|homeowners['’]? association|dues",
    price: '(?:list |asking )?price|asking|rent',
    area: 'living (?:area|space)|square footage|size|(?<!(?:the|this|that|in) )area',
    month: '(?:per|a|each|every) month|monthly|/ ?mo(?:nth)?',
    half: 'half|halves|full|partial|powder|¾',
    plain:
      'a an the this it s its is has with of in on at for and only just also now currently here listed priced costs costing sale rents active available features featuring includes boasts located situated sits cheapest single family beautiful charming lovely nice great spacious large small studio unit',
    homes:
      'homes?|houses?|condos?|condominiums?|townhouses?|townhomes?|apartments?|listings?|properties|property|rentals?|results?|matches',
    found:
      "(?:i|we)(?:['’]ve| have)? found|found|for you|there (?:are|is|were)|there['’]s|here (?:are|is)|we have|i have|match(?:es|ed|ing)?|i['’]ve got",
    total: 'in total|altogether|in all|overall|a total of',
    average: 'average|mean|avg',
    lowest: 'lowest|cheapest|least expensive|minimum',
    highest: 'highest|most expensive|priciest|maximum',
    residents: `(?:mostly|mainly|largely|predominantly|primarily|full of|lots of|home to(?: many)?|popular (?:with|among)|attracts?(?: many)?|many) ${EN_GROUP}|${EN_GROUP} (?:who )?(?:live|reside) (?:here|there|nearby|in (?:the|this|that))|(?:${EN_PEOPLES}) (?:neighbou?rhood|community|area|enclave|population|district)|(?:residents|neighbou?rs|people (?:who live )?(?:here|there)) are ${EN_GROUP}`,
    refuses:
      "not|no|never|can['’]?t|cannot|unable|won['’]t|\\p{L}+n['’]t|fair housing|decline|avoid|whether|law|discriminat\\p{L}*",
    abbreviations:
      'sq|ft|approx|st|ave|av|no|nos|blvd|dr|rd|ln|ct|pl|apt|ste|hwy|bldg|ba|br|vs|mr|mrs|ms|min|max|incl|etc|est|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|inc|llc|co',
  },
  es: {
    beds: 'habitaci(?:[óo]n|ones)|dormitorios?|rec[áa]maras?|alcobas?|cuartos?(?! de ba)',
    baths: '(?:cuartos? de )?ba[ñn]os?',
    feet: 'pies? cuadrados?|pies?²|pies2',
    meters: 'metros? cuadrados?|mts?2',
    lot: 'terrenos?|lotes?|parcelas?|solar',
    built:
      '(?:fue )?construid[oa]s?(?: en)?|construcci[óo]n|edificad[oa](?: en)?|(?<!(?:al|por|cada|este|un) )a[ñn]o(?: de construcci[óo]n)?',
    hoa: 'hoa|(?:cuota|gastos) de (?:hoa|la asociaci[óo]n|mantenimiento|comunidad)|comunidad|mantenimiento',
    price: 'precio|alquiler|renta',
    area: 'superficie|tama[ñn]o|[áa]rea',
    month: '(?:al|por) mes|mensual(?:es)?|/ ?mes',
    half: 'medios?|aseos?|complet[oa]s?',
    plain:
      'un una el la los las de del al en con y por para es esta son tiene tienen cuesta dispone vale solo tambien ahora actualmente aqui venta disponible activa activo situada situado ubicada ubicado sale bonita bonito amplia amplio gran grande se su estudio chalet adosado',
    homes:
      'casas?|viviendas?|propiedades|propiedad|inmuebles?|pisos?|apartamentos?|departamentos?|condominios?|anuncios?|resultados?|alquileres',
    found: 'encontr[ée]|encontramos|hay|tenemos|tengo|he encontrado|coinciden?|aqu[íi] (?:tienes|est[áa]n)',
    total: 'en total',
    average: 'promedio|precio medio|media',
    lowest: 'm[áa]s (?:barat[oa]|baj[oa]|econ[óo]mic[oa])|m[íi]nimo',
    highest: 'm[áa]s (?:car[oa]|alt[oa])|m[áa]ximo',
    residents:
      '(?:mayor[íi]a|sobre todo|principalmente|muchas|muchos|llen[oa] de|viven) (?:de |son )?(?:familias|j[óo]venes|profesionales|jubilados|parejas|cristianos|jud[íi]os|musulmanes|cat[óo]licos|latinos|hispanos|inmigrantes|blancos|negros|asi[áa]ticos)|(?:barrio|zona|comunidad|vecindario) (?:cristian[oa]|jud[íi][oa]|musulm[áa]na?|cat[óo]lic[oa]|latin[oa]|hispan[oa]|asi[áa]tic[oa]|blanc[oa]|negr[oa])',
    refuses: 'no|nunca|tampoco|ni|ley|discrimin\\p{L}*',
    abbreviations: 'sr|sra|av|avda|dpto|aprox|n[úu]m|p[áa]g|ej|ee|uu',
  },
  fr: {
    beds: 'chambres?',
    baths: "salles? de bains?|salles? d['’]eau|sdb",
    feet: 'pieds? carrés?|pi²|pi2',
    meters: 'mètres? carrés?',
    lot: 'terrain|parcelle',
    built:
      '(?:a été )?construite?s?(?: en)?|construction|bâtie?(?: en)?|(?<!(?:par|chaque|cette|une) )année(?: de construction)?|datant de|date de',
    hoa: 'hoa|charges(?: de copropriété)?|copropriété',
    price: 'prix|loyer',
    area: 'surface|superficie|taille',
    month: 'par mois|mensuel(?:le)?s?|/ ?mois',
    half: "demi-?\\p{L}*|wc|d['’]appoint|toilettes|complètes?",
    plain:
      'un une le la les l d de du a au en avec et pour dans sur est a ont il elle coute comprend dispose seulement aussi actuellement ici vente location disponible affiche affichee situe situee belle beau grand grande spacieux spacieuse studio villa',
    homes: 'maisons?|appartements?|biens?|logements?|annonces?|résultats?|propriétés?|locations?|condos?',
    found: "trouvé|il y a|nous avons|j['’]ai|correspond(?:ent|ant)?|voici",
    total: 'au total|en tout',
    average: 'moyenne?|en moyenne',
    lowest: 'moins ch(?:er|ère)|plus bas(?:se)?|minimum',
    highest: 'plus ch(?:er|ère)|plus (?:haute?|élevée?)|maximum',
    residents:
      '(?:surtout|principalement|majoritairement|beaucoup de|nombreu(?:x|ses)|habité par) (?:des |de )?(?:familles|jeunes|couples|retraités|chrétiens|juifs|musulmans|catholiques|immigrés|blancs|noirs|asiatiques)|(?:quartier|communauté|zone) (?:chrétien(?:ne)?|jui(?:f|ve)|musulmane?|catholique|asiatique|blanc(?:he)?|noire?)',
    refuses: "ne|pas|jamais|loi|discrimin\\p{L}*|n['’]\\p{L}+",
    abbreviations: 'env|bd|mm|mme|ex',
  },
  de: {
    beds: 'Schlafzimmern?|SZ',
    baths: 'Badezimmern?|Bäder|Bädern|Bad',
    feet: 'Quadratfuß',
    meters: 'Quadratmetern?|qm',
    lot: 'Grundst\\p{L}*',
    built: 'Baujahr|Jahr(?=:)|gebaut|erbaut|errichtet|aus dem Jahr',
    hoa: 'HOA(?:-\\p{L}+)?|Hausgeld',
    price: '(?:Kauf)?preis|Miete|Kaltmiete',
    area: '(?:Wohn)?fläche|Größe',
    month: '(?:im|pro) Monat|monatlich\\p{L}*|/ ?Monat',
    half: 'halbes?|Gäste-?\\p{L}*|WC|Dusch\\p{L}*',
    plain:
      'ein eine einen einem einer der die das den dem des im in am an auf mit und von fur zu zum ist sind hat haben kostet liegt wurde steht nur auch jetzt aktuell derzeit hier verkauf verfugbar aktiv es sie gunstigste schone schones schoner geraumige geraumiges grosse grosses gelegen einfamilienhaus',
    homes:
      'Häuser|Haus|Wohnungen|Wohnung|Immobilien|Immobilie|Objekte|Angebote|Inserate|Treffer|Ergebnisse|(?:Eigentums|Miet)wohnung(?:en)?|Reihenh(?:aus|äuser)',
    found: 'gefunden|fand|gibt es|es gibt|wir haben|ich habe|passen|passende|hier sind',
    total: 'insgesamt|zusammen|alles in allem',
    average: 'Durchschnitt|Durchschnitts\\p{L}+|durchschnittlich\\p{L}*|im Schnitt',
    lowest: 'günstigste\\p{L}*|billigste\\p{L}*|niedrigste\\p{L}*',
    highest: 'teuerste\\p{L}*|höchste\\p{L}*',
    residents:
      '(?:vor allem|hauptsächlich|überwiegend|meist|viele) (?:junge )?(?:Familien|Berufstätige|Rentner|Senioren|Paare|Christen|Juden|Muslime|Katholiken|Einwanderer|Weiße|Schwarze|Asiaten)|(?:christliche|jüdische|muslimische|katholische|asiatische|weiße|schwarze)\\p{L}* (?:Viertel|Gegend|Nachbarschaft|Gemeinde|Wohngegend)',
    refuses: 'nicht|kein\\p{L}*|nie|Gesetz|diskriminier\\p{L}*|ob',
    abbreviations: 'ca|nr|mio|mrd|tsd|zi|bzw|inkl|zzgl|str|evtl',
  },
  pt: {
    beds: 'quartos?|dormitórios?|dorms?',
    baths: 'banheiros?|casas? de banho',
    feet: 'pés quadrados|pés²',
    meters: 'metros? quadrados?',
    lot: 'terreno|lote',
    built: '(?:foi )?construíd[oa]s?(?: em)?|construção|(?<!(?:ao|por|cada|este|um) )ano(?: de construção)?',
    hoa: 'hoa|condomínio|taxa (?:de condomínio|condominial|do hoa)',
    price: 'preço|aluguel|renda',
    area: 'área|tamanho|metragem',
    month: '(?:por|ao) mês|mensa(?:l|is)|/ ?mês',
    half: 'mei[oa]|lavabos?|complet[oa]s?',
    plain:
      'um uma o a os as de do da dos das em no na com e por para ao tem possui custa esta fica apenas so tambem agora atualmente aqui venda disponivel ativo ativa localizada localizado situada situado linda lindo ampla amplo grande estudio sobrado',
    homes: 'casas?|imóveis|imóvel|apartamentos?|propriedades|propriedade|anúncios?|resultados?|condomínios',
    found: 'encontrei|encontramos|há|temos|tenho|existem|correspondem|aqui estão',
    total: 'no total|ao todo',
    average: 'média|médio|em média',
    lowest: 'mais (?:barat[oa]|baix[oa])|menor|mínimo',
    highest: 'mais (?:car[oa]|alt[oa])|maior|máximo',
    residents:
      '(?:maioria|principalmente|muit[oa]s|chei[oa] de|sobretudo) (?:de |são )?(?:famílias|jovens|profissionais|aposentados|casais|cristãos|judeus|muçulmanos|católicos|imigrantes|brancos|negros|asiáticos)|(?:bairro|zona|comunidade|vizinhança) (?:cristã|cristão|judai?c?[oa]|judeu|muçulman[oa]|católic[oa]|asiátic[oa]|branc[oa]|negr[oa])',
    refuses: 'não|nunca|nem|lei|discrimin\\p{L}*',
    abbreviations: 'apto',
  },
  zh: {
    beds: '[间个]?卧室|[间个]?睡房|卧|居室|室(?=[\\d一二两三]*厅)|房(?=[\\d一二两三]*[厅卫])',
    baths: '[间个]?(?:浴室|卫生间|洗手间)|卫(?!星)',
    feet: '平方英尺|平方呎|平方尺|平尺',
    meters: '平方米|平米|平方公尺',
    lot: '占地|地块|土地|地皮',
    built: '建于|建成于|建造于|建成|年建|建造|建筑年份|年份',
    hoa: 'HOA|物业费|管理费|业主协会',
    price: '价格|售价|租金|总价',
    area: '面积|大小',
    month: '每月|/ ?月|一个月|月租|个月',
    half: '半|客卫',
    plain:
      '位于 挂牌价 标价 房产 房屋 房子 公寓 独栋 别墅 联排 在售 出售 出租 可租 美丽 漂亮 宽敞 现代 年 这 套 是 有 带 拥有 为 的 在 只 仅 共 和 与 及 且 了 目前 现 价 间 个',
    homes: '套|处(?=房|住|公)|[个条间](?=房源|公寓|住宅|别墅)|栋|房源',
    found: '找到|共有|有|为您|符合',
    total: '一共|总共|共有|合计',
    average: '平均|均价',
    lowest: '最低|最便宜',
    highest: '最高|最贵',
    residents:
      '(?:主要|大多|大部分|多数)(?:是|为|住着|居住着?)?(?:年轻)?(?:家庭|白领|专业人士|退休|老人|华人|白人|黑人|亚裔|拉丁裔|基督徒|穆斯林|犹太人|移民)|(?:华人|白人|黑人|亚裔|基督教|穆斯林|犹太)(?:社区|居民区|区)',
    refuses: '不|无法|没|法律|歧视',
    abbreviations: '',
  },
};

/** The words of all languages as a part of a regular expression. */
export const wordsOf = (...names: readonly CheckWord[]): string => {
  const of = (languages: readonly LanguageCode[]): string =>
    languages
      .flatMap((language) => names.map((name) => WORDS[language][name]))
      .filter(Boolean)
      .join('|');
  const latin = of(LANGUAGE_CODES.filter((language) => language !== 'zh'));
  const chinese = of(['zh']);
  return `(?:(?<!\\p{L})(?:${latin})(?!\\p{L})${chinese === '' ? '' : `|${chinese}`})`;
};

/** Finds one of these words. */
export const anyOf = (...names: readonly CheckWord[]): RegExp => new RegExp(wordsOf(...names), 'iu');

const LABELS = new RegExp(wordsOf('homes', 'lot', 'built', 'hoa', 'price', 'area', 'month'), 'giu');
const PLAIN = LANGUAGE_CODES.map((language) => new Set(WORDS[language].plain.split(' ')));
const CHINESE_PLAIN = new RegExp(WORDS.zh.plain.replaceAll(' ', '|'), 'gu');
const CHINESE = /\p{sc=Han}/u;
/** Signs that say more than that something is so, and abbreviations: "est. price". */
const OTHER_SIGN = /[%％~≈<>≤≥±×÷=→−+?/]|\p{L}\./u;

/** Whether all words of a text are labels, plain ones of one language, or of `own`, a folded text. */
export const isPlain = (text: string, own = ''): boolean => {
  const rest = text.replace(LABELS, ' ').replace(CHINESE_PLAIN, ' ');
  if (OTHER_SIGN.test(rest)) return false;
  const words = foldName(rest).match(/[\p{L}\p{N}]+/gu) ?? [];
  const others = words.filter((word) => (CHINESE.test(word) ? !own.includes(word) : !` ${own} `.includes(` ${word} `)));
  return PLAIN.some((plain) => others.every((word) => plain.has(word)));
};
