/** A name in Chinese characters, or a foreign one among them. */
const NAME = String.raw`(?!的)\p{Script=Han}[\p{Script=Han}A-Za-z·]{1,11}?|\p{Lu}[\p{L}'’ .-]{2,40}?`;
const FAR = String.raw`(?:[\d一二两三四五六七八九十几半]+(?:条街|个街区|分钟|公里|米|步|站)|不远|很近|几步)`;
/** A blank ends a name, unless it stands within a foreign one: "Torre de Belém". */
const BLANK = String.raw`(?<=\p{Script=Han})\s|\s(?!\p{L})`;
const AFTER_CUE = new RegExp(
  String.raw`(?:靠近|邻近|毗邻|临近|紧邻|距离|距|离|(?:步行|走路|走)(?:至|到|可达|可到|就到)|位于|坐落于|坐落在|地处|分钟到|分钟至|(?<!附)近)(${NAME})(?=[，。、,；;！!（(\d]|${BLANK}|的|步行|走路|仅|只|约|开车|和|与|及|附近|旁|${FAR}|$)`,
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
