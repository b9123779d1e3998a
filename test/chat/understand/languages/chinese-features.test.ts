import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const wanted: Record<string, string[]> = {
  可以养狗也可以养猫: ['Tag is dogs', 'Tag is cats'],
  希望能有阳台: ['Tag is balcony'],
  '两房,希望可以养狗,带电梯': ['Bedrooms atLeast 2', 'Tag is dogs', 'Tag is elevator'],
  屋后要有木头做的平台: ['Tag is deck'],
  院子四面都围了栅栏: ['Tag is fenced yard'],
  全封闭的后院: ['Tag is fenced yard'],
  业主共用的泳池: ['Tag is community pool'],
  楼里带泳池的: ['Tag is community pool'],
  室外按摩池: ['Tag is hot tub'],
  停得下两部车的车库: ['ParkingSpots atLeast 2', 'Tag is garage'],
  两车位车库: ['ParkingSpots atLeast 2', 'Tag is garage'],
  '要车库 两房': ['Bedrooms atLeast 2', 'Tag is garage'],
  '带院子 三房': ['Bedrooms atLeast 3', 'Tag is yard'],
  车位要有棚子: ['Tag is carport'],
  位于无尾巷: ['Tag is cul-de-sac'],
  一推窗就能望见大海: ['Tag is ocean view'],
  一线湖景: ['Tag is water view'],
  窗外就是河: ['Tag is water view'],
  能眺望雪山: ['Tag is mountain view'],
  可以远眺都市夜景: ['Tag is city view'],
  一出门就是河: ['Tag is waterfront'],
  几步路就到沙滩: ['Tag is beach access'],
  开放式设计: ['Tag is open floor plan'],
  厨房跟餐厅之间没有墙: ['Tag is open floor plan'],
  地面要实木的: ['Tag is hardwood floors'],
  橡木地板: ['Tag is hardwood floors'],
  大楼要有升降梯: ['Tag is elevator'],
  屋里可以洗衣服: ['Tag is laundry'],
  拖着行李就能住进去: ['Tag is furnished'],
  房东不反对养宠物: ['Tag is pets'],
  业主不介意租客养狗: ['Tag is dogs'],
  房租要含水电: ['SaleType is for_rent', 'Tag is utilities included'],
  水电费不用另交: ['Tag is utilities included'],
  进出都要刷卡的小区: ['Tag is gated'],
  带酒店式管家服务: ['Tag is doorman'],
  给公婆住的独立小屋: ['Tag is guest house'],
  有地方远程办公: ['Tag is home office'],
  放红酒的地窖: ['Tag is wine cellar'],
  允许按天租出去: ['Tag is short-term rental'],
  隔音要好一点: ['Tag is quiet'],
  老房子待修: ['Tag is fixer-upper'],
  院子里有没有无障碍坡道: ['Tag is yard', 'Tag is accessible'],
  带壁炉的老公寓: ['PropertyType is Apartment', 'Tag is fireplace'],
};
for (const [question, expected] of Object.entries(wanted))
  test(`a feature is understood in everyday Chinese: ${question}`, (t) =>
    t.deepEqual(brief(read(question)).toSorted(), expected.toSorted()));

const refused: Record<string, string[]> = {
  不要玻璃阳台: ['Tag not balcony', 'unexplained 不要玻璃'],
  谢绝泳池: ['Tag not pool'],
  千万不能有地下室: ['Tag not basement'],
  不想住带泳池的: ['Tag not pool'],
  房租不包家具: ['Tag not furnished'],
  小区不许短租: ['Tag not short-term rental'],
  过滤掉带地下室的: ['Tag not basement'],
  不要带泳池的也不要带阁楼的: ['Tag not pool', 'Tag not attic'],
  壁炉这种东西我不要: ['Tag not fireplace'],
  泳池纯属累赘不要: ['Tag not pool'],
  '空房出租，慕尼黑': ['SaleType is for_rent', 'City is München', 'Tag not furnished'],
  München又热不考虑: ['City not München'],
};
for (const [question, expected] of Object.entries(refused))
  test(`a feature is refused in everyday Chinese: ${question}`, (t) =>
    t.deepEqual(brief(read(question)).toSorted(), expected.toSorted()));

const notToBeMissing: Record<string, string[]> = {
  无阳台不考虑: ['Tag is balcony'],
  没电梯不看: ['Tag is elevator'],
  非江景不要: ['Tag is water view'],
  不是公寓不看: ['PropertyType is Apartment'],
  没装空调的不租: ['SaleType is for_rent', 'Tag is air conditioning'],
  我住不惯没阳台的房子: ['Tag is balcony'],
  没暖气会冻死: ['Tag is heating'],
  没电梯真不成: ['Tag is elevator'],
  没地方停车的免谈: ['ParkingSpots atLeast 1'],
  不准养狗的直接跳过: ['Tag is dogs'],
  '得能养猫，不然免谈': ['Tag is cats'],
  '除了能养狗，阳台也得有': ['Tag is dogs', 'Tag is balcony'],
  少个书房可不行: ['Tag is home office'],
  '电梯 阳台 缺一不可': ['Tag is elevator', 'Tag is balcony'],
};
for (const [question, expected] of Object.entries(notToBeMissing))
  test(`what is not to be missing is wanted: ${question}`, (t) =>
    t.deepEqual(brief(read(question)).toSorted(), expected.toSorted()));

const beside: Record<string, string[]> = {
  '阁楼不用有，带地下室就行': ['Tag is basement', 'with or without attic'],
  '不一定要花园，有阳台就够了': ['Tag is balcony', 'with or without garden'],
  '同学家有壁炉，我要地暖': ['Tag is heating'],
  '同事买了带酒窖的别墅，我要个车位': ['ParkingSpots atLeast 1'],
  '楼上的狗天天叫，要安静的': ['Tag is quiet'],
  '从前养过狗，要带院子的': ['Tag is yard'],
  '我不开车，要电梯房': ['Tag is elevator'],
  '刚买了辆车，要有车库': ['Tag is garage'],
  '没养宠物，租两房': ['SaleType is for_rent', 'Bedrooms atLeast 2'],
  '我自己有家具，不带家具的': ['Tag not furnished'],
  没有地下室的房子也行: ['with or without basement'],
  不带电梯的四楼也能接受: ['with or without elevator'],
  '父母家有泳池，我要院子': ['Tag is yard'],
  无论怎样要有车位: ['ParkingSpots atLeast 1'],
  '无宠物，租两房': ['SaleType is for_rent', 'Bedrooms atLeast 2'],
  能放秋千的院子: ['Tag is yard'],
};
for (const [question, expected] of Object.entries(beside))
  test(`what is only told of, or not needed, is no condition: ${question}`, (t) =>
    t.deepEqual(
      brief(read(question))
        .filter((one) => !one.startsWith('unexplained') && one !== 'adds')
        .toSorted(),
      expected.toSorted(),
    ));
