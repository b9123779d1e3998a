import { checkReadings } from '../../../helpers/readings.ts';

const tag = (name: string): string => `Tag is ${name}`;
const not = (name: string): string => `Tag not ${name}`;
/** Wordings that all mean the same. */
const all = (words: string, ...meaning: string[]): Record<string, string[]> =>
  Object.fromEntries(words.split(' ').map((word) => [word, meaning]));

checkReadings('rooms and fittings are known by their everyday names', {
  ...all('带漩涡浴缸 极可意浴缸 有热浴缸', tag('hot tub')),
  ...all('有蒸汽房 有蒸氣室 芬兰浴', tag('sauna')),
  ...all('有洗碗碟機 有洗碟機 不想手洗碗 不用自己洗碗', tag('dishwasher')),
  ...all('有洗烘 有乾衣機 有洗衣机', tag('laundry')),
  ...all('实木的地板 实木复合地板 拼花地板', tag('hardwood floors')),
  ...all('日本马桶 電腦馬桶 温水洗净马桶 洗淨便座', tag('bidet')),
  ...all('有红酒房 能存红酒 酒藏室', tag('wine cellar')),
  ...all('有置物空間 有仓储 有迷你仓 储物', tag('storage')),
  ...all('冬天能烤火的 有壁炉', tag('fireplace')),
  ...all('地板加热 电地暖 有暖气片', tag('heating')),
  ...all('带装修好的地下室 负一层', tag('basement')),
  ...all('有工作空间 适合远程办公', tag('home office')),
  ...all('有独立小屋 有附屬單位 有辅助住宅 副屋', tag('guest house')),
  ...all('没有独立小屋的', not('guest house')),
});

checkReadings('what lies around the home is known by its everyday names', {
  ...all('有沙滩通道 能走去沙滩的 离沙滩几步路', tag('beach access')),
  ...all('瞰海 面朝大海 推窗见海', tag('ocean view')),
  ...all('远山风景 山脉景观 面山', tag('mountain view')),
  ...all('能看到城市灯光 城市景 百萬夜景', tag('city view')),
  ...all('要有景 有景的 要有美景', tag('view')),
  ...all('河岸边 紧挨着湖 推门就是湖', tag('waterfront')),
  ...all('庭園 有園藝空間 有块地种菜', tag('garden')),
  ...all('屋后木地台 室外木地板平台', tag('deck')),
  ...all('三角窗 角落地块', tag('corner lot')),
  ...all('小区没有泳池的', not('community pool')),
  ...all('公設有泳池', tag('community pool')),
  ...all('不要小区有网球场的', not('tennis court')),
});

checkReadings('what a home is like and what is allowed there', {
  ...all('可寵 能养小动物', tag('pets')),
  ...all('残疾人可住 适合残疾人 残障友好 行动不便也方便', tag('accessible')),
  ...all('允许airbnb Airbnb友好', tag('short-term rental')),
  ...all('不让做airbnb的 不允许airbnb', not('short-term rental')),
  ...all('清水房 毛胚屋 等装修的 可以翻修赚钱的', tag('fixer-upper')),
  ...all('新屋 建商新屋 新交付的', tag('new construction')),
  ...all('家人怕吵', tag('quiet')),
  ...all('靠马路的不要 临街的不要 别靠高速', `wish ${tag('quiet')}`),
  ...all('不要楼梯房 步梯房不要 一梯两户', tag('elevator')),
  ...all('不怕吵 新屋顶的房子'),
  ...all('带EV充电的 能装桩', tag('ev charging')),
  ...all('不带EV充电的', not('ev charging')),
});

checkReadings('what has to be there, said by refusing its lack; and lacks in a row', {
  ...all('没泳池免谈 没有泳池不行', tag('pool')),
  ...all('泳池免谈', not('pool')),
  ...all('没阳台没电梯的 没有阳台没有电梯的', not('balcony'), not('elevator')),
  ...all('不要没电梯的', tag('elevator')),
});

checkReadings('several features in a row, with a word between them or none', {
  ...all('泳池车库院子 泳池、车库、院子 泳池加车库加院子 带泳池带车库带院子', tag('pool'), tag('garage'), tag('yard')),
  ...all('阳台电梯空调 阳台、电梯、空调 有阳台有电梯有冷气', tag('balcony'), tag('elevator'), tag('air conditioning')),
});

checkReadings('types by their rarer names', {
  ...all('康斗公寓 公寓式condo', 'PropertyType is Condominium'),
  ...all('連棟別墅', 'PropertyType is Townhouse'),
  ...all('四联屋 两户住宅', 'PropertyType is Multi Family'),
});

checkReadings('how homes are put in order', {
  ...all('从旧到新 房龄从老到新 按建造年份从老到新 最老的排前面 年代久的先', 'order YearBuilt asc'),
  ...all('从新到旧 房龄由新到旧 楼龄新的先 年份新的排前面', 'order YearBuilt desc'),
  ...all('最贵的排前面 价格高的排前面', 'order Price desc'),
  ...all('价格低的排前面', 'order Price asc'),
  ...all('先看大的', 'order BuildingArea desc'),
  ...all('土地面积降序 地块面积大的排前面', 'order LotArea desc'),
  ...all('挂牌最久的排前面 按上市天数从多到少 在市时间最长的在前', 'order DaysOnMarket desc'),
  ...all('挂牌时间最短的先', 'order DaysOnMarket asc'),
  ...all('卧室多的排前面 房间数从多到少', 'order Bedrooms desc'),
});
