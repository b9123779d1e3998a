import type { LanguageTables } from '../language-tables.ts';
import { chineseAsides } from './asides.ts';
import { chineseAsking } from './asking.ts';
import { chineseComparisons } from './comparisons.ts';
import { chineseFollowing } from './following.ts';
import { chineseNouns } from './nouns.ts';
import { chineseNumbers, chineseScales } from './numbers.ts';
import { chineseOrdering } from './ordering.ts';
import { chinesePlaces } from './places.ts';
import { chinesePlainWords } from './plain-words.ts';
import { chinesePolarity } from './polarity.ts';
import { chineseProtected } from './protected.ts';
import { chineseTalking } from './talking.ts';
import { chineseUnits } from './units.ts';

/**
 * The Chinese of buyers in China and of Chinese speakers in the USA, in simplified characters: questions in traditional ones
 * are read as simplified. 元 and 块 are the listings' own money, whatever that is.
 */
export const chinese: LanguageTables = {
  language: 'zh',
  complaints: '太 都太 压力太 面积太 有点 好',
  pastDays: '昨天; 今天; 本周; 这周; 本月; 这个月; 今年',
  offers: 'offer',
  negators: '不 别 没 无',
  areaUnit: 'Square Meters',
  borrowed: `hoa loft studio house condo townhouse townhome apartment apt villa penthouse duplex coop co op sfh mobile home homes houses br bd bed ba bath b w k m
    million sqft sq ft sf sqm m2 rmb cny usd eur gbp chf brl budget max min zip code zipcode mls number id link url open openhouse pending active sold coming soon
    vs compare vr 3d ai agent offer call hi hello hey thanks thank you thx bye ok okay yes no in with for near under the a and or please pls available mo month
    escrow mortgage pmi closing cost credit score h1b chatgpt gpt openai deepseek python java prompt qq mil x`,
  articles: '一个; 一间; 一套; 一栋; 一处; 一幢; 一座; 一所',
  mixesAll: true,
  negatesLists: true,
  shortensScales: true,
  shortScale: 10_000,
  decimalPoint: '点',
  numbers: chineseNumbers,
  scales: chineseScales,
  streets: {
    endings: '',
    beginnings: '',
    suffixes: '',
    units: '',
    directions: '',
    beforeNames:
      '请问 一下 问一下 想问 想知道 想看 看看 看一下 查一下 查查 帮我查 了解 介绍 告诉我 关于 位于 地址 地址是 在 的 是 和 有 我想 你好 市 区 县 省 看 查 比较 对比 那套 房子 想 去 买 租 或 找 问 到 住 与 从 过',
  },
  phrases: [
    chineseComparisons,
    chineseUnits,
    chineseNouns,
    chinesePolarity,
    chinesePlaces,
    chineseOrdering,
    chineseAsking,
    chineseFollowing,
    chineseTalking,
    chineseAsides,
    chineseProtected,
    {
      'identifier.mls': 'mls (号|编号|号码|number|id|#|); 房源 (号|编号|号码|id); 编号; 挂牌号; 房号; 房源编码',
    },
    chinesePlainWords,
  ],
  tags: {
    'ev charging': '(电动车|电车|特斯拉|新能源车|新能源|家用|) 充电 (桩|位|器|设备)',
    'price reduced':
      '(有没有|有没|有无) (降价|打折|减价|降过价) 的 (房子|房源|房|); 降价 (的|房|房源|过的|了的|过|); 降了价; 价格下调; 打折的; 最近降价',
    renovated: '装修好; 已装修; 精装 (的|房|); 装修过; 翻新过; 刚翻新; 更新过; 重装过; 装修新',
    'fixer-upper': '(要|需要|可以自己|自己|想自己) (翻新|装修|翻修|修缮); 老破小; 毛坯 (房|); 没装修; 破一点',
    'new construction':
      '新房 (子|); 新建 (的|房|住宅|成的|房屋|房子); 全新 (房子|房|); 全新建的; 刚建好; 新盖 (房子|房|); 没人住过; 一手房; 新楼',
    'beach access':
      '(直达|直通|通往|通到|通|可达) (沙滩|海滩|海边); (walk|走|走路|步行) (到|to|得到) (沙滩|海滩|海边|beach|the beach); (近|靠近|离|挨着) (the|) beach (近|很近|) (的|); beach (边|旁边|附近); (沙滩|海滩|海边) (直达|一步之遥|就在门口|走过去|走路就到) ; (靠|近|离|在|靠近|临近|挨着) (海边|海滩|沙滩|海) (近|很近|不远|最近|); 海边 (房|); 海滩边; (走路|步行) (到|就能到|可到|能到|可以到|去) (海边|海滩|沙滩); 海滩附近; 海边附近; 近海; 沙滩边; 离海近',
    waterfront: '(靠|临|傍|近|挨着|紧挨|靠着) (湖|江|河|水) (边|) (的|); 水边; 湖边; 江边; 河边; 临水',
    'ocean view': '(能|可以|可|要|要能|想|) (看|看到|看见) (得到|) (海|大海|海景|太平洋); 海景 (房|); 有海景',
    'mountain view': '(能|可以|可|要|要能|想|) (看到|看见|看得到|看) 山 (的|景的|)',
    'water view':
      '(能|可以|可|要|要能|想|) (看到|看见|看得到|看) (水|湖|江|河|湖景|江景); 江景 (房|); 湖景 (房|); 湾景 (房|); 河景 (房|)',
    dogs: '(一|两|三|二|1|2|3|) (条|只|个|) (大|小|大型|中型|小型|宠物|) (狗|狗狗|犬|小狗|大狗|金毛|拉布拉多|泰迪|柯基|狗子|汪星人); (能|可以|允许|让|可|准|欢迎|接受) (养|带|有|) (大|小|) (狗|狗狗|犬); 养狗; (养得|养到|养得到) (狗|狗狗|犬); 有狗; 我家狗; 带狗',
    cats: '(一|两|三|二|1|2|3|) (条|只|个|) (大|小|) (猫|猫咪|小猫|喵星人|猫猫); (能|可以|允许|让|可|准|欢迎|接受) (养|带|有|) (猫|猫咪); 养猫; (养得|养到|养得到) (猫|猫咪); 有猫; 带猫',
    pets: '(能|可以|允许|让|可|准|欢迎|接受) (养|带|有|) 宠物; 养宠物; 宠物友好; 宠物; 毛孩子',
    'single story':
      '一层 (房子|别墅|独栋|); 单层 (房子|); 没有楼梯; 没楼梯; 无楼梯; (无需|不用|不需要|不必|不想|不|不要|别|不能) (爬|上下) (楼梯|楼); 不要 (有|) 楼梯; 免爬楼梯; 只有一层; 都在一层; 平层',
    'home office':
      '(能|可以|可|方便) (在家|居家|) 办公 (的|); 书房; 办公室; 在家 (办公|上班|工作); 居家办公; 办公 (房间|空间|区)',
    'fenced yard':
      '(院子|后院|前院|前后院|庭院|院) (要|得|必须|最好|) (有|带|装|围|) (围栏|围墙|围篱|篱笆|栅栏|围起来|封闭|封起来) (的|); (带|有|要|装) (围栏|围墙|围篱|篱笆|栅栏) (的|) (院子|后院|前院|庭院|院|)',
    yard: '(大|小|前|后|前后|) (院子|院|后院|前院|草坪|院落); 前后院; 带院 (子|); 有院子',
    garden: '(大|小|前|后|) 花园; 菜园; 可以种菜; 种菜; 能种菜; 种花',
    quiet:
      '安静 (的|一点|一点的|点|点的|些|) (小区|社区|街区|地段|环境|街道|); 清静 (的|一点的|); 不吵; (不要|不想要|别|别要|不想|别给我) (临街|靠马路|靠路边|路边|马路边|沿街|临马路|临大街|靠大路|挨着马路) (的|); 不临街; (别|不要|不能|不可以|不会|不) 太吵',
    furnished:
      '附 (全套|全|) (家具|傢具|家私|家电); 带家具; (连|带|有|包|含|) (家|傢) (私|俬); 家具齐全; 有家具; 家具 (电器|家电|) (齐全|全|全配|都有|都齐); 拎包入住; 包家具; 精装带家具; 全套家具; 家电齐全; 家具家电',
    'guest house':
      '客房 (小屋|小楼|屋|别屋); 访客屋; 客屋; 后屋; 附屋; 亲家房; 岳母房; 附属 (单元|屋|小屋|住宅单元); 后院小屋; adu',
    'corner lot': '(转角|拐角|街角|路口|边角) (的|) (地|地块|位置|房子|房|屋|)',
    'cul-de-sac': '(死路|断头路|死胡同|尽头路) (尽头|里|里面|) (的|)',
    elevator: '电梯 (房|楼|)',
    laundry:
      '(室内|屋内|家里|) (洗衣机|洗衣烘干|洗烘机|洗衣房|烘干机|洗衣间|烘衣机|干衣机) (和|、|) (烘干机|干衣机|烘衣机|); 洗衣机烘干机; 能洗衣服',
    heating: '(中央|) 冷暖 (气|空调); 冷暖气',
    'air conditioning': '(中央|) 冷暖 (气|空调); 冷暖气; 空调; 中央空调; 冷气; 有冷气',
    gym: '健身房; 健身设施; 健身中心; 健身',
    'utilities included':
      '包水电 (的|煤|网|煤网|费|); 水电 (全包|都包|包|包含|含); 含水电; 包 (bill|bills|utilities|网)',
    'short-term rental': '(允许|可以|可|能|准|) 短租 (的|房|); 短期租; 按月租; 月租房; 短期 (出租|租赁|居住)',
    accessible:
      '(没有|没|无) 台阶; 轮椅 (进得去|能进去|进得来); 坐轮椅; 无障碍 (设施|通道|); 轮椅 (通道|可以进|能进|可进|); 适合轮椅; 方便轮椅',
    doorman: '(大厦|大楼|楼宇|楼下|驻场|24小时|) (管理员|管理处|门房|看更|警卫|礼宾|礼宾部|前台接待); 有人看门',
    storage: '(储物|杂物|收纳|贮物) (室|间|房|空间|柜); 士多房; (地下|额外|独立|) 仓储 (间|室|空间)',
    'community pool':
      '(小区|社区|屋苑|园区|公寓楼|楼盘|楼下) (里|内|里面|里头|入面|) (有|带|要有|配|自带|) (公共|公用|共用|) (的|) (游泳池|泳池); (公共|公用|共用) (游泳池|泳池)',
    garage: '(双|两车|单|大|独立|私家|室内|三车|连体|内置|) (车库|车房)',
    basement: '地下室; 地下层; 负一层',
    'city view': '城市景观; 夜景; 城景; 市景; 天际线',
    gated: '封闭 (式|) (小区|社区|管理); 门禁 (小区|社区|); gated; 有门禁; 有保安; 安保; 24小时保安',
  },
};
