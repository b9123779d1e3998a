/**
 * Names of places that Chinese writes by their sound, for which no table of names is long enough: "萨凡纳" is Savannah. The characters that
 * are used so, by their syllable in pinyin.
 */
const CHARACTERS = `a阿 ai艾埃爱 an安 ang昂 ao奥 ba巴 ban班 bang邦 bao宝鲍 bei贝 ben本 bi比彼碧毕 bin宾滨 bo波伯博勃 bu布 cha查 chai柴 che彻 chi奇 chu楚 ci茨 ce策
  da达 dai戴 dan丹 de德 deng登 di迪蒂狄 ding丁 dong东 du杜 duo多 dun顿敦 e厄 en恩 er尔 fa法 fan凡 fang方 fei费菲 fen芬 feng丰 fo佛 fu弗福夫 gai盖
  gan甘 gang冈 ge格戈哥 gen根 gong贡 gu古 gua瓜 gui圭 ha哈 hai海 han汉 hang杭 hao豪 he赫何荷 hei黑 heng亨 hong洪 huo霍 hu胡 hua华 huai怀 hui惠 ji基吉济 jia加
  jian坚 jie杰 jin金津 jing京 ka卡 kai凯 kan坎 kang康 kao考 ke克科柯 ken肯 kong孔 ku库 kua夸 kui奎 kun昆 la拉 lai莱 lan兰 lang朗 lao劳 le勒 lei雷累 li里利丽黎
  lian连 lie列 lin林 long隆龙 lu卢鲁路 lun伦 luo罗洛 lü吕 ma马玛 mai麦迈 man曼 mang芒 mao毛 mei梅 men门 meng蒙孟 mi米密 min敏 ming明 mo莫默 mu穆姆 na纳娜
  nai奈 nan南 nei内 neng能 ni尼 nie涅 ning宁 nong农 nu努 nuo诺 ou欧 pa帕 pai派 pan潘 pang庞 pei佩 peng彭 pi皮 ping平 po珀 pu普蒲 qi齐契 qiao乔 qie切 qin钦 qiong琼
  qiu丘 rui瑞 ri日 sa萨 sai塞 sang桑 sen森 sha沙 she舍 shen申 sheng圣盛 shi什史士 shu舒 si斯思 song松 su苏 sun孙 suo索 ta塔 tai泰 tan坦 tang唐 te特 teng腾滕 ti提蒂
  ting汀廷 tong通 tu图 tuo托陀 tun吞 wa瓦 wan万 wei维韦威 wen温文 weng翁 wo沃 wu乌伍 xi西希锡 xia夏 xiang香 xie谢 xin辛 xiu休 xun逊 ya亚雅 yang扬 ye耶 yi伊 yin因 ying英 yong永
  you尤 yu于 yue约 za扎 zan赞 ze泽 zeng曾 zha扎 zhi芝 zhu朱 zi兹 zong宗 zu祖 zuo佐`;

const SYLLABLES: ReadonlyMap<string, string> = new Map(
  CHARACTERS.split(/\s+/).flatMap((entry) => {
    const syllable = /^[a-zü]+/.exec(entry)?.[0] ?? '';
    return [...entry.slice(syllable.length)].map((one) => [one, syllable.replace('ü', 'u')] as const);
  }),
);

const SOFT = 's|z|x|c(?=[eiy])';
const HARD = 'k|q|c(?![eiy])';
/** The consonants of Western names that a syllable may stand for by the one that it begins with. */
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{
    b: '[bpv]',
    p: '[bp]',
    d: '[dt]|th',
    t: '[dt]|th',
    f: '[fv]|ph',
    w: '[vwuo]',
    m: 'm',
    n: 'n',
    l: '[lr]',
    r: '[jr]',
  },
  ...{
    g: `g|${HARD}`,
    k: `g|x|${HARD}`,
    h: '[hj]',
    j: `j|g|ch|${HARD}`,
    q: `j|t?ch|${HARD}`,
    x: `h|j|s?ch|sh|${SOFT}`,
    y: '[yijg]?',
  },
  ...{ z: `th|${SOFT}`, c: SOFT, s: `th|${SOFT}`, zh: `ch|j|g|${SOFT}`, ch: 't?ch|j|tt?|c|sh', sh: `sh|ch|${SOFT}` },
};
const VOWELS = '[aeiouyw]*h?';
/** What ends a syllable in the West and is often left out. */
const LEFT_OUT = '[rl]?';
const partOf = (syllable: string): string => {
  if (syllable === 'er') return `(?:${VOWELS}[lr]+${VOWELS})`;
  const [, initial = '', rest = ''] = /^([bpdtfwmnlrgkhjqxy]|[zcs]h?)?(.*)$/.exec(syllable) ?? [];
  const nasal = /ng?$/.test(rest) ? `[nm]+[gc]?${VOWELS}` : LEFT_OUT;
  return `(?:${initial === '' ? '' : `(?:${CONSONANTS[initial]})+`}${VOWELS}${nasal})`;
};

/** "圣菲", "圣地亚哥": what names of saints begin with is translated. */
const SAINT = '(?:san(?:ta|to)?|saint|sao|st)';
/** Fewer characters are words, too, but for those of saints. */
export const LEAST_BY_SOUND = 3;
export const LONGEST_BY_SOUND = 8;

/** How many characters of a row, from its first one on, are used to write names by their sound; others may stand behind. */
export const longestBySound = (row: readonly string[]): number => {
  const other = row.findIndex((one) => !SYLLABLES.has(one));
  return Math.min(other === -1 ? row.length : other, LONGEST_BY_SOUND);
};

/** The one of some folded names (`santa fe`) that a row of characters may stand for by its sound; none where several may. */
export const nameBySound = (row: string, names: readonly string[]): string | undefined => {
  const syllables = [...row].flatMap((one) => SYLLABLES.get(one) ?? []);
  if (syllables.length < LEAST_BY_SOUND - Number(row.startsWith('圣'))) return undefined;
  const parts = syllables.map((one, at) => (one === 'sheng' && at === 0 ? `(?:${SAINT}|${partOf(one)})` : partOf(one)));
  const sounds = new RegExp(`^${parts.join('')}[dtsx]?(?:city|town)?$`);
  const like = names.filter((name) => sounds.test(name.replaceAll(' ', '')));
  // A name may be among them in one word, too.
  return new Set(like.map((name) => name.replaceAll(' ', ''))).size === 1 ? like[0] : undefined;
};
